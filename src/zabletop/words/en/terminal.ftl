### Playing and watching in a terminal.

## Who is who

terminal-you = You
terminal-you-object = you
terminal-person = Player { $number }
terminal-bot = Bot { $number } ({ $bot })
terminal-bot-greedy = greedy
terminal-bot-random = random

## A match

terminal-welcome = { $game }, { $edition }
terminal-how-to = Choose by number, or type what you want to do. “?” tells the rules, “{ $help }” everything else.
terminal-prompt-named = { $player }: { $prompt }
terminal-pass-keyboard = A secret decision: pass the keyboard to { $player }, who presses Enter.
terminal-refused = { $why } (Rule { $rule }: “? { $rule }” tells it.)
terminal-empty = Nothing was typed, and nothing has happened. Type a number of the list.
terminal-bad-number = There is no choice { $number }: the list goes from 1 to { $last }.
terminal-not-understood = “{ $typed }” means nothing here. Type a number of the list, or “{ $help }”.
terminal-dice-hint = Or name the dice: “{ $example }”, “{ $numbers }”. Chances: “{ $odds }”.
terminal-other-hint = Or something else, for example “{ $example }”. Chances: “{ $odds }”.
terminal-after = Press Enter to leave; “{ $save }” keeps the record of this match, “{ $quit }” leaves too.
terminal-saved = Saved in { $file }.
terminal-promise = The promise that all dice and cards keep (compare it after the match, with “zabletop verify”): { $promise }
terminal-go-on = To go on: { $command }
terminal-undo-agreed = If everybody at the table agrees: “{ $command } !” goes back to the latest decision of a person. The dice that fall next are new ones.

## Commands. The first word is the one we show; the others are understood as well.

terminal-command-help = help
terminal-command-odds = odds
terminal-command-undo = undo
terminal-command-save = save
terminal-command-table = table
terminal-command-log = log
terminal-command-quit = quit exit

## Help

terminal-help-1 = Type the number of a choice and press Enter. An empty line does nothing.
terminal-help-2 = Or type what you do: “travel 2”, “keep leap leap”, “k 1 3 4” (dice by the numbers shown), “stop”, “reroll dash”, “hand leap dash”. A Hero die goes by its location and symbol: “keep farm-grab”.
terminal-help-3 = “?” tells the rules that apply here, “? Z12” that rule.
terminal-help-4 = Ctrl-C saves and leaves. The commands:
terminal-help-help = { $command }: this help
terminal-help-odds = { $command }: the exact chances of the best choices
terminal-help-undo = { $command }: take back your latest action, if no die has been rolled and no card drawn since
terminal-help-save = { $command } [FILE]: write the record of the match to a file
terminal-help-table = { $command }: show the whole table
terminal-help-log = { $command }: everything that has happened
terminal-help-quit = { $command }: save and leave

## The table

terminal-table = The table: { $edition }, turn { $turn }, active player: { $player }
terminal-table-place = { $feat }. Below: { $gear }
terminal-table-empty = (empty)
terminal-table-scoundrel = Scoundrel out: { $card }
terminal-table-decks = Cards in the decks: { $feats } Feats, { $commons } Common, { $premiums } Premium.
terminal-player = { $player }: { $has }
terminal-has-feats = { $count ->
    [one] 1 Feat ({ $where })
   *[other] { $count } Feats ({ $where })
 }
terminal-has-heroes = Hero dice: { $heroes }
terminal-has-gear = Equipment: { $gear }
terminal-has-token = { $stands ->
    [true] victorious over the Villain
   *[other] beaten by the Villain
 }
terminal-has-score = count in the duel: { $score }
terminal-has-nothing = nothing yet

## An attempt

terminal-target = { $card } asks for { $needs }.
terminal-target-duel = Duel, round { $round }. What counts is { $symbol }.
terminal-duel-counts = Counts so far: { $counts }.
terminal-ability = Ability: “{ $text }”
terminal-dice = Dice: { $dice }.
terminal-die = { $number } { $die }
terminal-helper-dice = Hero dice of the helper: { $dice }.
terminal-met = The requirement is met.
terminal-missing = Missing: { $symbols }.
terminal-missing-some = { $count ->
    [one] One symbol is missing, out of { $symbols }.
   *[other] { $count } symbols are missing, out of { $symbols }.
 }
terminal-kit = Equipment at work: { $gear }.
terminal-rolls-left = { $count ->
    [one] 1 ROLL left.
   *[other] { $count } ROLLs left.
 }

## Chances

terminal-odds-target = Chance of success alone, under perfect play:
terminal-odds-duel = Chance of winning the duel after each choice, if all play perfectly:
terminal-odds-attempt = Chance of success after each choice, under perfect play:
terminal-odds-line = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }: { $action }
terminal-odds-more = { $count ->
    [one] 1 other choice is no better.
   *[other] { $count } other choices are no better.
 }
terminal-no-odds = There is no chance of success to work out here.

## Rules

terminal-rule = { $rule } { $title }
terminal-unknown-rule = There is no rule “{ $rule }”: there are Z1 to Z35, and our rulings ZR1 to ZR19.

## Watching a record

terminal-watch = { $game }, { $edition }, { $players } players
terminal-watch-how = Enter: the next turn; e: the next event; b: a turn back; a number: to that turn; q: leave.
terminal-watch-prompt = [turn { $turn } of { $turns }]
terminal-watch-anyway = It cannot be played again here, but what was written down can be watched:
terminal-watch-unfinished = Here the record ends: the match is not over.
terminal-bad-turn = There is no turn { $turn }: they go from 1 to { $last }.
