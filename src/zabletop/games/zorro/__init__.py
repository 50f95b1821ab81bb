"""The Zorro Dice Game, in three editions."""
