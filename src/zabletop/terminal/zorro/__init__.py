"""The Zorro Dice Game in a terminal."""
