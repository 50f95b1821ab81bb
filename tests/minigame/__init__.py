"""Smugglers: a miniature game in plain Python, as a stranger would write one.

It exercises what Zorro does not need of the engine and other games do: hidden hands, looking at hidden cards, cards
that only some know the place of, secret simultaneous choices (some shown afterwards, some never), and actions that may
be taken back.

The rules
    S1  2 to 4 players. 3 cards a player and 3 more, worth 1, 2, 3 ... Each player gets 3 in hand; the rest is the pile.
        Cards lie in a hand in a row, backs to the others: everybody sees which one of a row is moved.
    S2  First, all at the same time and in secret, bury one card each: under the pile, face down.
    S3  By day each player in turn does one thing:
        rest; peek at the top card of the pile; spy on one card of another's hand; show one's own card to all, for a
        coin; or draw the top card and return a card, face down, on top of the pile or under it.
    S4  By night, all at the same time and in secret, ship one card each. Then these are shown; the best earns 2 coins.
    S5  Then they return. `under`: face up under the pile, in seat order. `shuffled`: all cards of the pile whose place
        anybody knows are shown, and everything is shuffled. Everybody draws a card. Another player begins the next day.
    S6  After the third night hands are shown, and the best card in hand earns a coin. Most coins win; ties are shared.
"""
