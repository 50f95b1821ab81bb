### The Zorro Dice Game at the table. $you is "true" where the person in front of the screen is meant.

## The game and its editions

zorro-name = The Zorro Dice Game
zorro-edition-french = French edition
zorro-edition-english-2019 = English edition of 2019
zorro-edition-revised = revised English edition
zorro-edition-told-french = you ask for help; both of you choose your Equipment; everybody fights each Scoundrel once
zorro-edition-told-english-2019 = others offer help; everybody fights a Scoundrel in turn, until one has beaten it
zorro-edition-told-revised = others offer help; Scoundrels lie beside the Feats for anyone who dares

## Symbols and locations

zorro-symbol-charm = charm
zorro-symbol-leap = leap
zorro-symbol-dash = dash
zorro-symbol-grab = grab
zorro-symbol-thrust = thrust
zorro-symbol-taunt = taunt
zorro-symbols-charm = { $count ->
    [one] charm
   *[other] { $count } charms
 }
zorro-symbols-leap = { $count ->
    [one] leap
   *[other] { $count } leaps
 }
zorro-symbols-dash = { $count ->
    [one] dash
   *[other] { $count } dashes
 }
zorro-symbols-grab = { $count ->
    [one] grab
   *[other] { $count } grabs
 }
zorro-symbols-thrust = { $count ->
    [one] thrust
   *[other] { $count } thrusts
 }
zorro-symbols-taunt = { $count ->
    [one] taunt
   *[other] { $count } taunts
 }
zorro-no-dice = nothing
zorro-hero-face = { $symbol } ({ $location } die)
zorro-hero-dice = { $count ->
    [one] a { $location } die ({ $faces })
   *[other] { $count } { $location } dice ({ $faces } on each)
 }
zorro-hero-die = A { $location } die: { $faces }
zorro-hero-dice-title = Hero dice
zorro-location-farm = Farm
zorro-location-tavern = Tavern
zorro-location-plaza = Plaza
zorro-location-market = Market

## Cards

zorro-kind-feat = Heroic Feats
zorro-kind-common = Common Equipment
zorro-kind-premium = Premium Equipment
zorro-kind-scoundrel = Scoundrels
zorro-kind-villain = Villains
zorro-does-free = free { $symbol }
zorro-does-reroll = re-rolls { $symbol }
zorro-does-extra-roll = { $count ->
    [one] one more ROLL
   *[other] { $count } more ROLLs
 }
zorro-does-extra-die = { $count ->
    [one] one more Zorro die
   *[other] { $count } more Zorro dice
 }
zorro-does-wild = { $symbol } for any symbol
zorro-does-double = one { $symbol } counts twice
zorro-does-set-die = { $count ->
    [one] turns a die
   *[other] turns { $count } dice
 }
zorro-does-reroll-hero = re-rolls { $symbol } on Hero dice
zorro-does-ignore-ability = wards off abilities
zorro-listed = { $first }; { $next }
zorro-title = “{ $card }”
zorro-card-feat = { $card } ({ $location }): { $needs }
zorro-card-gear = { $card } ({ $does })
zorro-card-premium = { $card }: { $text }
zorro-card-foe = { $card } ({ $location }): { $needs }. “{ $does }”
zorro-no-gear = nothing

## What players type. The first word is the one we show; the others are understood as well.

zorro-typed-travel = travel t
zorro-typed-fight = fight f
zorro-typed-ask = ask
zorro-typed-accept = accept
zorro-typed-offer = offer
zorro-typed-pass = pass
zorro-typed-join = join
zorro-typed-decline = decline
zorro-typed-alone = alone
zorro-typed-keep = keep k
zorro-typed-stop = stop
zorro-typed-waive = waive
zorro-typed-reroll = reroll r re-roll
zorro-typed-set = set
zorro-typed-hand = hand h
zorro-typed-roll = roll
zorro-typed-take = take
zorro-typed-draw = draw
zorro-typed-discard = discard
zorro-typed-none = none nothing

## What can be done

zorro-action-travel = { $card } ({ $location }): { $needs }. Below: { $gear }
zorro-action-fight = Fight { $card } ({ $location }): { $needs }. “{ $does }”
zorro-action-ask = Ask { $player } for help, who brings: { $brings }
zorro-action-accept = Accept the help of { $player }, who brings: { $brings }
zorro-action-offer = Offer your help
zorro-action-pass = Do not help
zorro-action-join = Help
zorro-action-decline = Do not help
zorro-action-alone = Go alone
zorro-action-keep = { $count ->
    [0] Keep nothing, and roll all dice again
   *[other] Keep { $dice }, and roll the rest
 }
zorro-action-stop = { $case ->
    [met] Stop: the requirement is met
    [duel] Stop and count { $symbol }: { $score } so far
    [hand] { $later ->
        [true] No last ROLL: the attempt ends here
       *[other] No fourth ROLL: the attempt ends here
     }
    [help] { $later ->
        [true] End your own ROLLs: your helper’s last ROLL is still possible
       *[other] End your own ROLLs: your helper’s fourth ROLL is still possible
     }
   *[short] Give up: the requirement is not met
 }
zorro-action-waive = Leave Equipment unused, and fall short on purpose
zorro-action-reroll = Use Equipment: re-roll { $dice }
zorro-action-set = Use Equipment: turn a { $symbol } to { $becomes }
zorro-action-hand = { $later ->
    [true] Last ROLL
   *[other] Fourth ROLL
 }: { $count ->
    [0] { $mine ->
        [true] only your own Hero dice
       *[other] only the helper’s own Hero dice
     }
   *[other] { $mine ->
        [true] you roll { $dice }
       *[other] the helper rolls { $dice }
     }
 }
zorro-action-take = Take { $card }, which lies face up
zorro-action-draw = Draw from the Common deck
zorro-action-discard = Give up { $card }

## What is asked

zorro-prompt-travel = Where do you travel?
zorro-prompt-ask = Whom do you ask for help with { $card }?
zorro-prompt-answer = { $active } asks for your help with { $card }. Do you help? A success brings you Equipment as well.
zorro-prompt-offer = { $active } attempts { $card }. Do you offer your help? A success brings the helper an Equipment card.
zorro-prompt-accept = Whose help do you accept for { $card }?
zorro-prompt-attempt = { $case ->
    [met] Do you stop, or roll on?
    [met-last] That was your last ROLL, and the requirement is met. What do you do?
    [last] That was your last ROLL. What do you do?
   *[short] Which dice do you keep?
 }
zorro-prompt-hand = The requirement is not met. { $mine ->
    [true] Which dice do you roll
   *[other] Which dice do you hand over
 } { $later ->
    [true] for the last ROLL, the helper’s?
   *[other] for the fourth ROLL?
 }
zorro-prompt-fourth = { $later ->
    [true] That was the last ROLL, the helper’s. What do you do?
   *[other] That was the fourth ROLL. What do you do?
 }
zorro-prompt-take = Which Equipment do you take?
zorro-prompt-discard = Too much Equipment: which card do you give up?
zorro-prompt-over = The match is over.

## What happened

zorro-event-starts = { $you ->
    [true] You begin.
   *[other] { $player } begins.
 }
zorro-event-turn = { $you ->
    [true] It is your turn.
   *[other] It is { $player }’s turn.
 }
zorro-event-gear-shown = Equipment at place { $place }: { $card } ({ $does }).
zorro-event-feat-shown = Feat at place { $place }: { $card } ({ $location }): { $needs }.
zorro-event-travel = { $you ->
    [true] You travel to place { $place }: { $card } ({ $location }): { $needs }.
   *[other] { $player } travels to place { $place }: { $card } ({ $location }): { $needs }.
 }
zorro-event-asks = { $whom ->
    [you] { $player } asks for your help.
   *[others] { $you ->
        [true] You ask for the help of { $others }.
       *[other] { $player } asks for the help of { $others }.
     }
 }
zorro-event-declines = { $you ->
    [true] You do not help.
   *[other] { $player } does not help.
 }
zorro-event-offers = { $count ->
    [0] Nobody offers help.
   *[other] Help is offered by { $others }.
 }
zorro-event-joins = { $whom ->
    [you] You help { $player }.
   *[others] { $you ->
        [true] { $others } helps you.
       *[other] { $others } helps { $player }.
     }
 }
zorro-event-alone = { $you ->
    [true] You go alone.
   *[other] { $player } goes alone.
 }
zorro-event-fights = { $you ->
    [true] You face { $card } ({ $location }).
   *[other] { $player } faces { $card } ({ $location }).
 }
zorro-event-rolls = { $you ->
    [true] You roll: { $dice }.
   *[other] { $player } rolls: { $dice }.
 } ROLLs left: { $left }.
zorro-event-saves = { $you ->
    [true] You keep: { $dice }.
   *[other] { $player } keeps: { $dice }.
 }
zorro-event-rerolls = { $you ->
    [true] You re-roll with Equipment. Now: { $dice }.
   *[other] { $player } re-rolls with Equipment. Now: { $dice }.
 }
zorro-rerolled = { $you ->
    [true] You re-roll with Equipment
   *[other] { $player } re-rolls with Equipment
 }{ $count ->
    [0] , and the same symbols come up again.
    [one] : { $lost } gives way to { $gained }.
   *[other] : { $lost } give way to { $gained }.
 } Now: { $dice }.
zorro-event-set = { $you ->
    [true] You turn a die from { $symbol } to { $becomes }.
   *[other] { $player } turns a die from { $symbol } to { $becomes }.
 }
zorro-stolen = { $card } steals: { $dice }. Lost for the rest of the attempt.
zorro-event-hands = { $later ->
    [true] For the last ROLL, the helper’s: { $dice }.
   *[other] For the fourth ROLL: { $dice }.
 }
zorro-event-fourth-roll = { $you ->
    [true] You make
   *[other] { $player } makes
 } { $later ->
    [true] the last ROLL, the helper’s. Now: { $dice }.
   *[other] the fourth ROLL. Now: { $dice }.
 }
zorro-event-waives = { $you ->
    [true] You leave Equipment unused.
   *[other] { $player } leaves Equipment unused.
 }
zorro-event-fails = { $you ->
    [true] You fall short.
   *[other] { $player } falls short.
 }
zorro-event-succeeds = { $you ->
    [true] Success: you meet the requirement!
   *[other] Success: { $player } meets the requirement!
 }
zorro-event-takes-feat = { $you ->
    [true] You win the Feat { $card } ({ $location }).
   *[other] { $player } wins the Feat { $card } ({ $location }).
 }
zorro-event-takes-hero-die = { $you ->
    [true] You earn a Hero die of the { $location } ({ $hero }).
   *[other] { $player } earns a Hero die of the { $location } ({ $hero }).
 }
zorro-event-takes-gear = { $you ->
    [true] You take { $card } ({ $does }).
   *[other] { $player } takes { $card } ({ $does }).
 }
zorro-event-draws-gear = { $you ->
    [true] You draw { $card } ({ $does }).
   *[other] { $player } draws { $card } ({ $does }).
 }
zorro-event-draws-premium = { $you ->
    [true] Your reward, a Premium card: { $card } ({ $does }).
   *[other] { $player }’s reward, a Premium card: { $card } ({ $does }).
 }
zorro-event-deck-empty = { $you ->
    [true] The deck is empty: no card for you.
   *[other] The deck is empty: no card for { $player }.
 }
zorro-event-gear-under-deck = { $card } goes under the deck.
zorro-event-last-feat = That was the last Feat of the deck.
zorro-event-discards = { $you ->
    [true] You give up { $card }.
   *[other] { $player } gives up { $card }.
 }
zorro-event-scoundrel-out = A Scoundrel comes out at the { $location }: { $card }! It asks for { $needs }. “{ $does }”
zorro-event-beats = { $you ->
    [true] You have beaten { $card }.
   *[other] { $player } has beaten { $card }.
 }
zorro-event-scoundrel-leaves = { $card } leaves.
zorro-event-villain-out = A Villain comes out at the { $location }: { $card }! It asks for { $needs }. “{ $does }” The Final Battle begins: one attempt each.
zorro-event-stands = { $you ->
    [true] You have beaten { $card }: your token stands.
   *[other] { $player } has beaten { $card }: the token of { $player } stands.
 }
zorro-event-falls = { $you ->
    [true] { $card } has beaten you: your token falls.
   *[other] { $card } has beaten { $player }, whose token falls.
 }
zorro-event-duel = A duel: { $others }. What counts is { $symbol }; the most wins.
zorro-duel-again = { $gone ->
    [0] All are tied: another round. Still in the duel: { $others }.
   *[other] Another round. Still in the duel: { $others }. Out: { $out }.
 }
zorro-event-duel-turn = { $you ->
    [true] Your duel: roll { $symbol } as often as you can.
   *[other] { $player } duels.
 }
zorro-event-duel-score = { $you ->
    [true] You score { $count }.
   *[other] { $player } scores { $count }.
 }
zorro-event-wins = { $you ->
    [true] You win: you are the next Zorro!
   *[other] { $player } wins, and is the next Zorro!
 }
zorro-event-wins-mask = { $you ->
    [true] You win, and put on the mask: you are the next Zorro!
   *[other] { $player } wins, puts on the mask, and is the next Zorro!
 }
zorro-event-undo = { $you ->
    [true] You take back: { $action }.
   *[other] { $player } takes back: { $action }.
 }

## How it ended

zorro-won-battle = The Final Battle had a single victor: { $player }.
zorro-won-duel = Winner of the duel: { $player }.

## Why something is refused

zorro-no-feat-there = No Feat lies at place { $place }.
zorro-no-scoundrel-there = There is no Scoundrel out at the { $location }.
zorro-cannot-ask = { $seat } cannot be asked.
zorro-did-not-offer = { $seat } has not offered help.
zorro-nothing-to-waive = There is no Equipment here that the requirement rests on.
zorro-help-is-asked = In the French edition help is not offered: the player whose turn it is asks for it.
zorro-help-is-offered = In this edition you cannot ask for help: the others offer it.
zorro-scoundrel-in-turn = In this edition a Scoundrel is not chosen: everybody fights it when it comes out.
zorro-alone-here = Nobody can help here: Scoundrels, Villains and duels are faced alone.
zorro-target-is-fixed = The target has been chosen, and cannot be changed.
zorro-last-roll = After the helper’s ROLL there is no other.
zorro-not-now = “{ $action }” is not possible now.
zorro-discard-premium = { $card } can stay: of two Premium cards one must go.
zorro-not-your-card = { $card } is not yours to give up.
zorro-no-set-left = You have no Equipment left that turns a die.
zorro-no-such-die = No Zorro die shows { $symbol }.
zorro-no-hero-reroll = You have no Equipment that re-rolls those Hero dice.
zorro-no-reroll-card = You have no Equipment that re-rolls { $symbol }.
zorro-too-few-dice = Not so many Zorro dice show { $symbol }: there are { $count }.
zorro-dice-not-there = Those dice do not lie there.
zorro-which-dice-attempt = Which dice? Name them, for example “{ $numbers }”, or type “{ $none }” to roll all of them again.
zorro-which-dice-hand = Which dice? Name them, for example “{ $numbers }”, or type “{ $none }” for the helper’s Hero dice alone.
zorro-hand-more = With these dice nothing would be rolled: hand over more.
zorro-no-roll-left = There is no ROLL left.
zorro-nothing-to-roll = All dice would be kept, and none rolled: stop instead, or keep fewer.
zorro-ability-forbids-scoundrel = The Scoundrel ({ $location }) does not let you save these dice.
zorro-ability-forbids-villain = The Villain ({ $location }) does not let you save these dice.
