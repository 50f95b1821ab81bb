"""What every game shares: chance, piles, matches, sights and records. Nothing here knows a game."""
