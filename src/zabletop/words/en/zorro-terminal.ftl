### The Zorro Dice Game in a terminal.

## Before a match

zorro-which-edition = Which edition?
zorro-option-edition = french, english-2019 or revised
zorro-with-edition = { $game }, { $edition }

## What can be typed

zorro-help = Or type what you do: “travel 2”, “keep leap leap”, “k 1 3 4” (dice by the numbers shown), “stop”, “reroll dash”, “hand leap dash”. A Hero die goes by its location and symbol: “keep farm-grab”.
zorro-dice-hint = Or name the dice: “{ $example }”, “{ $numbers }”. Chances: “{ $odds }”.
zorro-other-hint = Or something else, for example “{ $example }”. Chances: “{ $odds }”.

## The table

zorro-table = The table: { $edition }, turn { $turn }, active player: { $player }
zorro-table-place = { $feat }. Below: { $gear }
zorro-table-empty = (empty)
zorro-table-location = { $count ->
    [0] { $location }: no Hero dice left
    [one] { $location }: 1 Hero die left
   *[other] { $location }: { $count } Hero dice left
 } (faces: { $faces }).
zorro-table-foe = { $kind ->
    [scoundrel] { $out ->
        [true] Scoundrel, out now
       *[other] Scoundrel, not yet out
     }
   *[villain] { $out ->
        [true] Villain, out now
       *[other] Villain, not yet out
     }
 }: { $card } asks for { $needs }. “{ $does }”
zorro-table-decks = Cards in the decks: { $feats } Feats, { $commons } Common, { $premiums } Premium.
zorro-table-player = { $player }: { $has }
zorro-has-feats = { $count ->
    [one] 1 Feat ({ $where })
   *[other] { $count } Feats ({ $where })
 }
zorro-has-hero = { $count } { $location } ({ $symbol })
zorro-has-heroes = Hero dice: { $heroes }
zorro-has-gear = Equipment: { $gear }
zorro-has-token = { $stands ->
    [true] victorious over the Villain
   *[other] beaten by the Villain
 }
zorro-has-score = count in the duel: { $score }
zorro-has-nothing = nothing yet

## An attempt

zorro-target = { $card } asks for { $needs }.
zorro-target-duel = Duel, round { $round }. What counts is { $symbol }.
zorro-duel-counts = Counts so far: { $counts }.
zorro-ability = Ability: “{ $text }”
zorro-dice = Dice: { $dice }.
zorro-die = { $number } { $die }
zorro-helper-dice = { $mine ->
    [true] Your own Hero dice: { $dice }.
   *[other] Hero dice of the helper: { $dice }.
 }
zorro-met = The requirement is met.
zorro-missing = Missing: { $symbols }.
zorro-missing-some = { $count ->
    [one] One symbol is missing, out of { $symbols }.
   *[other] { $count } symbols are missing, out of { $symbols }.
 }
zorro-kit = Equipment at work: { $gear }.
zorro-kit-helper = { $mine ->
    [true] Equipment at work, yours alone: { $gear }.
   *[other] Equipment at work, the helper’s alone: { $gear }.
 }
zorro-rolls-left = { $count ->
    [one] 1 ROLL left.
   *[other] { $count } ROLLs left.
 }

## Chances

zorro-odds-target = Chance of success alone, under perfect play:
zorro-odds-duel = Chance of winning the duel after each choice, if all play perfectly:
zorro-odds-met = The requirement is met: nothing can go wrong any more.
zorro-odds-attempt = Chance of success after each choice, under perfect play:

## A situation that somebody describes

zorro-option-need = the symbols that are needed, with commas, or the id of a Feat
zorro-option-against = who is faced, for example scoundrel:farm or villain:market
zorro-option-dice = the dice on the table, with commas; a Hero die as farm-grab. Without it: before the first ROLL
zorro-option-rolls-left = how many ROLLs are left
zorro-option-heroes = your Hero dice by location, with commas: farm,farm
zorro-option-gear = your Equipment by id, with commas (“zabletop cards show” lists the ids)
zorro-option-helper = there is a helper
zorro-option-helper-heroes = the helper’s Hero dice
zorro-option-helper-gear = the helper’s Equipment
zorro-situation-rolls = --rolls-left only goes with --dice.
zorro-situation-too-many = { $option } takes { $most } symbols at most.
zorro-situation-no-card = { $option }: there is no Equipment with the id “{ $card }”. “zabletop cards show” lists them.
zorro-situation-too-much = { $option }: nobody can hold more than three cards, nor more than one Premium card.
zorro-situation-heroes = { $option }: there are two Hero dice of one location at most, and one of each other.
zorro-situation-dice = --dice names { $count } Zorro dice, but { $expected } are rolled here.
zorro-situation-hero-dice = --dice must show the same Hero dice that --heroes names.
zorro-situation-chance = Chance of success under perfect play: { NUMBER($chance, style: "percent", maximumFractionDigits: 2) }
