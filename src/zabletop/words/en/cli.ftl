### The zabletop command.

cli-version = { $compiled ->
    [true] Zabletop { $version } (compiled)
   *[other] Zabletop { $version } (plain Python)
 }
cli-unexpected = Something went wrong that should not: { $what }. Please report it; ZABLETOP_DEBUG=1 shows where it happened.
cli-interrupted = Interrupted.
cli-no-terminal = There is no keyboard to choose with here. Type for example: zabletop play zorro --players 3, or: zabletop --help

## Files

cli-unreadable = The file { $file } cannot be read: { $why }.
cli-unwritable = The file { $file } cannot be written: { $why }.
cli-no-folder = The file { $file } cannot be written: there is no such folder.
cli-not-over-that = { $file } is there already and is no record of a match: choose another name.
cli-bad-cards = { $count ->
    [one] There is a mistake in the file { $file }: “zabletop { $command } { $file }” tells it.
   *[other] There are { $count } mistakes in the file { $file }: “zabletop { $command } { $file }” tells them.
 }
cli-why-missing = there is no such file
cli-why-folder = it is a folder
cli-why-forbidden = it is not allowed
cli-why-full = the disk is full
cli-why-name = that is no name for a file
cli-why-other = the system refuses (error { $number })
cli-why-not-text = it is not text
cli-why-line = the mistake is in line { $line }, column { $column }
cli-why-end = it ends too early
cli-why-field = “{ $field }” is missing or wrong

## What was typed wrongly

cli-unknown-command = There is no command “{ $command }”. Allowed: { $allowed }.
cli-unknown-option = “{ $command }” has no option { $option }. Allowed: { $allowed }.
cli-flag-with-value = { $option } takes no value.
cli-no-value = { $option } needs a value behind it.
cli-option-twice = { $option } stands there twice.
cli-bad-number = “{ $value }” does not fit { $option }: it takes a whole number from { $least } to { $most }.
cli-only-number = “{ $value }” does not fit { $option }: here it can only be { $most }.
cli-word-missing = “{ $command }” needs more: { $usage }.
cli-word-too-many = “{ $word }” is too much: { $usage }.
cli-which-game = Which game? Type for example: zabletop play zorro.
cli-seats-count = { $option } names { $count } seats, but there are { $players } players.
cli-names-count = --names has { $count } names, but there are { $players } seats.
cli-names-same = Two players cannot both be called “{ $name }”: names must differ.
cli-load-seats = Who sits where? The file does not say: give --seats for its { $players } players, for example --seats { $example }.
cli-load-fixed = { $option } cannot be given with --load: the saved match has settled it.
cli-load-game = That file holds a match of { $game }.
cli-unknown-set = There are no cards called “{ $set }”, and no such file. There are: { $allowed }.
cli-open-unfinished = This match is not over: what is hidden in it stays hidden, and --open shows it only afterwards.
cli-cards-task = Type “zabletop cards check FILE” or “zabletop cards show [SET]”; “{ $task }” alone is neither.

## Help

cli-usage = Usage: { $usage }
cli-help-menu = Zabletop plays { $games } in a terminal: alone against bots, or with friends at one screen. Without a command, it asks what you want to play.
cli-help-play = Play a match: people and bots in any seats. In the match, “help” lists the commands and “?” tells the rules.
cli-help-replay = Watch a recorded match turn by turn. Where there is no keyboard or no screen, all of it is printed.
cli-help-verify = Prove every die and card of a record, or say what is wrong with it. The exit code is 0 if all is proved, 1 if not, 2 if it cannot be checked.
cli-help-odds = Exact chances under perfect play: of the last position of a record, or of a situation that you describe.
cli-help-simulate = Let bots play many matches and count who wins.
cli-help-cards = “cards check FILE” reads through your own cards and names every mistake. “cards show [SET]” lists the cards of a set or a file.
cli-help-deck = Decks for the expert rules of Ze Horror Attack. “deck check FILE” names every mistake in yours, “deck build” makes a legal one, “deck show NAME” lists its cards.
cli-help-rules = All rules in our words, or one of them.
cli-short-play = play a match
cli-short-replay = watch a recorded match
cli-short-verify = prove the dice and cards of a record
cli-short-odds = exact chances
cli-short-simulate = let bots play many matches
cli-short-cards = check or list cards
cli-short-deck = check or build a deck for expert rules
cli-short-rules = read the rules
cli-example-play = Example: zabletop play zorro --players 4 --edition french --seats human,greedy,greedy,random --names Ana
cli-example-odds = Example: zabletop odds --need leap,leap,dash,grab --dice leap,leap,charm,taunt,taunt,thrust --rolls-left 2 --gear dagger --helper-gear bullwhip
cli-example-simulate = Example: zabletop simulate zorro --games 1000 --bots greedy,random,random
cli-example-deck = Example: zabletop deck build --style control > mine.toml
cli-option-lang = en or fr; otherwise ZABLETOP_LANG or the language of your system
cli-option-plain = no colours and no drawings, for screen readers
cli-option-help = this help
cli-option-version = the version, and whether it is compiled
cli-option-players = how many play
cli-option-seats = who sits where, with commas: human, or the name of a bot (greedy, random)
cli-option-names = names in the order of the seats, with commas
cli-option-first = who begins: a seat from 1, or drawn
cli-option-seed = a number that fixes all dice and cards, for tests and demonstrations
cli-option-game = the game of these cards, where the file does not show it
cli-option-cards = your own file of cards
cli-option-load = go on with a saved match; say with --seats who sits where
cli-option-games = how many matches
cli-option-bots = a bot for each seat, with commas, or one for all
cli-option-workers = how many processes work at it
cli-option-open = of a finished match: show what was hidden, too, such as the cards that each player drew
cli-option-json = the result as JSON
cli-option-style = how the deck plays: aggressive, control, swarm or undying
cli-option-decks = the decks that its cards come from, with commas: london, sherlock, mythos
cli-option-name = an id for the deck

## The menu

cli-menu-language = English
cli-menu-which-language = Which language?
cli-menu-what = What would you like to do?
cli-menu-new = Begin a new match
cli-menu-saved = Go on with a saved match
cli-menu-which-file = Which match?
cli-menu-which-game = Which game?
cli-menu-choice = { $choice }: { $told }
cli-menu-how-many = How many play?
cli-menu-how-many-usual = A number from { $least } to { $most } (Enter: { $usual }; q: leave)?
cli-menu-bad-count = “{ $typed }” does not fit: type a number from { $least } to { $most }.
cli-menu-who-sits = Who sits at seat { $seat } of { $of }?
cli-menu-person = a person
cli-menu-bot = bot { $bot }
cli-menu-bot-greedy = bot greedy: takes what is best right now
cli-menu-bot-random = bot random: does anything at all
cli-menu-name = Name at seat { $seat } (Enter: { $usual })?
cli-menu-name-taken = Somebody is called “{ $name }” already: choose another name.
cli-menu-usual = A number (Enter: { $usual }; q: leave)?

## Verify

cli-verify-true = { $count ->
    [one] Proved: the one outcome follows from the promised secret, and the match from its actions.
   *[other] Proved: all { $count } dice and cards follow from the promised secret, and the match from its actions.
 }
cli-verify-false = Disproved: { $why }
cli-verify-cannot = Cannot be checked: { $why }
cli-verify-seed = Not proved: that nobody knew the dice beforehand. This match was dealt from the seed { $seed }, and whoever knows a seed knows every die and card.
cli-verify-secret = Not proved by this file alone: that the secret was promised before the match began. Compare its promise with the one that was shown then.
cli-verify-promise = Its promise: { $promise }
cli-verify-no-salts = No seat added a salt of its own: whoever dealt could have known the dice beforehand.

## Odds

cli-odds-nothing = What is it about? Name a record, or describe a situation with --need or --against (zabletop odds --help).
cli-odds-unknown = Nobody works out exact odds for { $game }: nothing is shown.
cli-odds-both = { $option } describes a situation, and a record has one already: give one or the other.

## Simulate

cli-simulating = Matches
cli-simulated = { $games ->
    [one] 1 match in { $seconds } s ({ $rate } a second)
   *[other] { $games } matches in { $seconds } s ({ $rate } a second)
 }
cli-simulated-seat = Seat { $seat }, { $bot }: wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (95% interval: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
cli-simulated-means = A match has { $turns } turns and { $decisions } decisions on average ({ $rate } decisions a second).

## Cards

cli-cards-fine = { $file } is fine: the card set “{ $set }” can be played.
cli-cards-usual = These are the cards of “{ $set }”. With a name behind it, “zabletop cards show” shows others: { $allowed }, or a file.
cli-cards-other = { $file } is no file of cards, but a list of them: “zabletop { $command } { $file }” is the command for it.
cli-cards-other-fine = { $file } is fine.
cli-card = { $id }: { $card }

## Words that follow a command

cli-word-game = GAME
cli-word-file = FILE
cli-word-task = TASK
cli-word-set = SET
cli-word-rule = RULE
