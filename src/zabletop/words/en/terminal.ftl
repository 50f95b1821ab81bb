### Playing and watching in a terminal.

## Who is who

terminal-you = You
terminal-you-object = you
terminal-person = Player { $number }
terminal-bot = Bot { $number } ({ $bot })
terminal-bot-greedy = greedy
terminal-bot-random = random

## A match

terminal-how-to = Choose by number, or type what you want to do. “?” tells the rules, “{ $help }” everything else.
terminal-prompt-named = { $player }: { $prompt }
terminal-pass-keyboard = A secret decision: pass the keyboard to { $player }, who presses Enter.
terminal-seen = Press Enter when you have seen it: then the screen is cleared.
terminal-refused = { $why } (Rule { $rule }: “? { $rule }” tells it.)
terminal-empty = Nothing was typed, and nothing has happened. Type a number of the list.
terminal-bad-number = There is no choice { $number }: the list goes from 1 to { $last }.
terminal-not-understood = “{ $typed }” means nothing here. Type a number of the list, or “{ $help }”.
terminal-other-hint = Or something else, for example “{ $example }”.
terminal-after = Press Enter to leave; “{ $save }” keeps the record of this match, “{ $quit }” leaves too.
terminal-saved = Saved in { $file }.
terminal-promise = The promise that all dice and cards keep (compare it after the match, with “zabletop verify”): { $promise }
terminal-go-on = To go on: { $command }
terminal-undo-of = { $whom ->
    [you] What you did is taken back: { $action }.
   *[other] What { $of } did is taken back: { $action }.
 }
terminal-undo-of-secret = { $whom ->
    [you] Your secret decision is taken back.
   *[other] The secret decision of { $of } is taken back.
 }
terminal-undo-agreed = If everybody at the table agrees: “{ $command } !” goes back to the latest decision of a person. What chance brings next is new.

## Commands. The first word is the one we show; the others are understood as well.

terminal-command-help = help
terminal-command-odds = odds
terminal-command-undo = undo
terminal-command-save = save
terminal-command-table = table
terminal-command-log = log
terminal-command-quit = quit exit q

## Help

terminal-help-1 = Type the number of a choice and press Enter. An empty line does nothing.
terminal-help-2 = “?” tells the rules that apply here, “? { $rule }” that rule; “?” and the name of a card, or its beginning, tells that card.
terminal-help-3 = Ctrl-C saves and leaves. The commands:
terminal-help-help = { $command }: this help
terminal-help-odds = { $command }: the exact chances of the best choices
terminal-help-undo = { $command }: take back your latest action, unless dice or cards have fallen, a card was shown, or others have decided with you
terminal-help-save = { $command } [FILE]: write the record of the match to a file
terminal-help-table = { $command }: show the whole table
terminal-help-log = { $command }: everything that has happened
terminal-help-quit = { $command }: save and leave

## Chances

terminal-odds-line = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }: { $action }
terminal-odds-more = { $count ->
    [one] 1 other choice is no better.
   *[other] { $count } other choices are no better.
 }
terminal-no-odds = There is no chance of success to work out here.

## Rules

terminal-rule = { $rule } { $title }
terminal-unknown-rule = There is no rule “{ $rule }”: there are { $known }.
terminal-unknown-asked = There is no rule “{ $asked }”, and no card whose name begins like that. The rules: { $known }.
terminal-rule-span = { $first } to { $last }

## Watching a record

terminal-watch = { $title }, { $players } players
terminal-watch-how = Enter: the next turn; e: the next event; b: a turn back; a number: to that turn; q: leave.
terminal-watch-prompt = [turn { $turn } of { $turns }]
terminal-watch-anyway = It cannot be played again here, but what was written down can be watched:
terminal-watch-unfinished = Here the record ends: the match is not over.
terminal-bad-turn = There is no turn { $turn }: they go from 1 to { $last }.
