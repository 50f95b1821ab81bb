### Ze Horror Attack in a terminal.

## Before a match

horror-option-mode = basic or expert
horror-option-decks = the decks, with commas: london, sherlock, mythos, or your own files (--cards FILE does the same). Without it: as many as the players need
horror-option-lists = expert rules: the deck of each player, with a comma: fang-and-claw, scotland-yard, pandemonium, the-deep, or your own files; any takes a ready-made one by chance, built builds one
horror-which-mode = Which rules?
horror-which-decks = Which decks?
horror-decks-choice = { $decks } (2 to { $most } players)
horror-which-list = Whose deck is which? Seat { $seat } plays with:
horror-list-any = A ready-made deck, by chance
horror-list-built = A deck that is built on the spot
horror-with-mode = { $game }: { $mode } ({ $decks })

## What can be typed

horror-help = Or type what you do: “play dracula”, “draw”, “keep”, “redraw”, “stop”, “top”, “bottom”, “target mr-hyde 2” (a card in the area of player 2), “hand priest” (a card of your hand), “dig imp” (a card of the discard pile), “player 2”, “faction two-faces”.

## The table

horror-table = The table: { $mode }, turn { $turn }
horror-table-active = { $you ->
    [true] The table: { $mode }, turn { $turn }, yours
   *[other] The table: { $mode }, turn { $turn }, that of { $player }
 }
horror-pile = { $whose ->
    [all] Draw pile
    [you] Your draw pile
   *[other] Draw pile of { $player }
 }: { $cards }.
horror-pile-known = { $pile } { $where ->
    [top] Known on top: { $known }.
   *[bottom] Known at the bottom: { $known }.
 }
horror-unknown-card = an unknown card
horror-discard = Discard pile: { $cards }.
horror-discard-listed = Discard pile ({ $count }): { $cards }.
horror-discard-hint = Discard pile: { $cards } (“{ $command }” lists them).
horror-player = { $player }: { $symbols }. Hand: { $hand }.
horror-hand-known = { $hand }, you know { $known }
horror-hand-open = { $hand }, known to all: { $known }
horror-area-kind = { $kind }: { $cards }
horror-area-empty = an empty area
horror-last-turn = { $you ->
    [true] This is your turn, and the last of the match.
   *[other] This is the last turn of the match.
 }
horror-last-turn-next = { $you ->
    [true] A pile is empty: you have the last turn.
   *[other] A pile is empty: { $player } has the last turn.
 }

## What only one player sees

horror-your-faction = Your faction: { $faction }
horror-your-factions = Your factions, of which one will count:
horror-faction-told = { $faction } ({ $side }): 2 more points with { $first } or { $second }. So far: { $points }.
horror-your-hand = Your hand:
horror-your-hand-short = Your hand: { $cards }.
horror-text = { $you ->
    [true] { $card } says: “{ $text }”
   *[other] { $card }, played by { $player }, says: “{ $text }”
 }
horror-text-imitated = { $you ->
    [true] { $card } uses the text of { $other }: “{ $text }”
   *[other] { $card }, played by { $player }, uses the text of { $other }: “{ $text }”
 }

## Lists of cards

horror-kinds-faction = Secret factions
horror-faction-listed = { $faction } ({ $side }): { $first }, { $second }
