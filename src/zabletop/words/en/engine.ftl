### What the table itself has to say: choices that do not exist, actions that are refused, records that are wrong.

## Choices

engine-unknown-game = There is no game called “{ $game }”. On the table: { $allowed }.
engine-unknown-option = { $game } has no option “{ $option }”. It has: { $allowed }.
engine-bad-choice = “{ $value }” is no choice for { $option }. Allowed: { $allowed }.
engine-bad-players = { $game } is for { $least } to { $most } players, and cannot be played by { $players }.
engine-bad-seat = There is no seat { $seat } at this table: the last one is { $last }.
engine-bad-games = { $games } matches cannot be played: at least one is needed.
engine-unknown-bot = There is no bot called “{ $bot }”. Allowed: { $allowed }.
engine-no-greedy = The greedy bot does not know { $game }.
engine-bad-secret = A secret has { $expected } bytes, and this one has { $bytes }.
engine-seed-and-secret = A match has a seed or a secret, not both.

## Actions

engine-unknown-notation = “{ $notation }” is nothing that can be done in this game.
engine-match-over = The match is over.
engine-not-your-decision = It is not for { $seat } to decide now.
engine-nothing-to-undo = There is nothing to take back.
engine-undo-not-yours = The latest action was somebody else’s: it is not yours to take back.
engine-undo-crossed = That cannot be taken back: dice or cards have fallen, or a card was shown, or others have decided with you.

## Sights

engine-sight-not-json = This is damaged, or is not a sight of a match.
engine-sight-other-game = This is a sight of “{ $found }”, and cannot be read by { $game }.
engine-sight-bad-field = This sight is damaged: { $why }.

## Chance

engine-no-chance = This dealer has no dice and no cards to deal.
engine-script-ended = The script of outcomes has ended: outcome { $place } is missing.
engine-script-mismatch = Outcome { $place } of the script, “{ $outcome }”, does not fit what is rolled or drawn.
engine-missing-method = This game does not say how to do “{ $method }”.

## Records

record-not-json = This file is damaged, or is not a Zabletop record.
record-not-a-record = This file is not a record of a match.
record-unknown-game = This record is of a game that is not on this table: { $game }.
record-other-version = This record has format { $version }; this program reads format { $known }.
record-bad-field = This record is damaged: { $why }.
record-altered = This record was changed after it was written: its seal does not fit its contents.
record-bad-secret = The secret in this record is damaged.
record-broken-promise = The secret in this record is not the one that was promised at the start.
record-wrong-outcome = Outcome { $number } of { $of } is false: the secret and the salts give another one.
record-other-rules = This record was played by version { $version } of the rules, and this program plays version { $known }.
record-other-cards = This record was played with other cards ({ $cards }) than this program has.
record-illegal-entry = Entry { $entry } of this record is not allowed by the rules: { $why }.
record-tells-otherwise = What this record tells is not what its actions lead to.
