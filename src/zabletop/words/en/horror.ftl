### Ze Horror Attack at the table. $you is "true" where the person in front of the screen is meant.

## The game and its rules

horror-name = Ze Horror Attack
horror-mode-basic = basic rules
horror-mode-expert = expert rules
horror-mode-told-basic = one draw pile for all, a secret faction each
horror-mode-told-expert = two players, each with a deck of their own and three factions to choose from at the end

## Cards and symbols

horror-kind-hero = hero
horror-kind-monster = monster
horror-kind-neutral = neutral
horror-kinds-hero = Heroes
horror-kinds-monster = Monsters
horror-kinds-neutral = Neutral
horror-side-hero = heroes
horror-side-monster = monsters
horror-suns = { $count ->
    [one] 1 sun
   *[other] { $count } suns
 }
horror-skulls = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
 }
horror-no-symbols = no symbols
horror-card = { $card } ({ $symbols })
horror-card-drawn = { $card } { $symbols }
horror-card-copies = { $card } ×{ $copies }
horror-card-told = { $card } ({ $kind }, { $symbols }): “{ $text }”
horror-tag-elusive = Elusive
horror-tag-undead = Undead
horror-tag-listed = { $tag }: texts of other cards name this word. Cards with it: { $cards }.
horror-tag-elusive-told = { $tag }: no text of another card can bring a card with this word back to a hand or to a draw pile. Cards with it: { $cards }.
horror-faction-explained = Faction { $faction } ({ $side }): 2 more points with { $first } or { $second }.
horror-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
horror-no-cards = nothing
horror-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
 }

## Whose area. $whose: "you", the player's "own" who does something, or another's

horror-from = { $whose ->
    [you] from your area
    [own] from their own area
   *[other] from the area of { $player }
 }
horror-into = { $whose ->
    [you] into your area
    [own] into their own area
   *[other] into the area of { $player }
 }

## Whose draw pile: with the expert rules each has one

horror-whose-pile = { $whose ->
    [all] the draw pile
    [you] your draw pile
    [own] their own draw pile
   *[other] the draw pile of { $player }
 }

## What players type. The first word is the one we show; the others are understood as well.

horror-typed-draw = draw d
horror-typed-keep = keep k
horror-typed-redraw = redraw new
horror-typed-stop = stop no
horror-typed-top = top
horror-typed-bottom = bottom
horror-typed-player = player
horror-typed-faction = faction score
horror-typed-play = play p
horror-typed-hand = hand h
horror-typed-dig = dig
horror-typed-target = target t

## Steps of a match, as one says when they are

horror-step-opening = before the first turn
horror-step-turn = at the beginning of a turn
horror-step-landing = while it is asked where the card goes
horror-step-player = while a player is to be chosen
horror-step-choice = while the text of a card is carried out
horror-step-second = while it is asked where the card goes
horror-step-faction = while factions are chosen
horror-step-over = after the end

## What can be done

horror-action-draw = { $case ->
    [ends] Draw the last card: the match ends at once
    [last] Draw the last card of your pile
   *[other] Draw a card
 }
horror-action-keep = Keep this hand
horror-action-redraw = Give it up for three new cards, which you must keep
horror-action-play = Play { $card }
horror-action-copies = { $action } (you have { $count })
horror-action-stop = { $begun ->
    [true] No more: leave it at that
   *[other] No: leave it
 }
horror-action-top = Leave { $card } on top
horror-action-bottom = Put { $card } at the bottom
horror-action-player = { $player }: { $symbols }; hand: { $hand }
horror-action-faction = { $faction } ({ $side }): { $points }
horror-action-target-discard = Discard { $card } { $from }
horror-action-target-steal = Take { $card } { $from } into yours
horror-action-target-give = Give away { $card } { $from }
horror-action-target-move = Move { $card } { $from }
horror-action-target-swap = Exchange { $card } { $from }
horror-action-target-swap-second = Take { $card } { $from }
horror-action-target-recall = Return { $card } { $from } to that player’s hand
horror-action-target-recall-mine = Take { $card } from your area back into your hand
horror-action-target-bury = Put { $card } { $from } at the bottom of { $pile }
horror-action-target-lift = Put { $card } { $from } on top of { $pile }
horror-action-target-imitate = Use the text of { $card }
horror-action-hand-drop = Discard { $card }
horror-action-dig-raise = Put { $card } into your area
horror-action-dig-fetch = Take { $card }

## What is asked

horror-prompt-opening = Do you keep your hand?
horror-prompt-turn = What do you do?
horror-prompt-landing = Into whose area do you play { $card }?
horror-prompt-player = Which player do you choose for { $card }?
horror-prompt-faction = Which of your factions counts?
horror-prompt-over = The match is over.
horror-prompt-discard = Which card do you discard?
horror-prompt-drop = Which card of your hand do you discard?
horror-prompt-draw = Do you draw a card?
horror-prompt-steal = Which card do you take into your area?
horror-prompt-give = Which card do you give away?
horror-prompt-give-second = Into whose area does { $picked } go?
horror-prompt-move = Which card do you move?
horror-prompt-move-second = Into whose area does { $picked } go?
horror-prompt-swap = Which card of yours do you exchange?
horror-prompt-swap-second = Which card do you take in exchange for { $picked }?
horror-prompt-recall = Which card goes back to a hand?
horror-prompt-raise = Which card of the discard pile do you put into your area?
horror-prompt-fetch = Which card of the discard pile do you take into your hand?
horror-prompt-rob = From whose hand do you take a card at random?
horror-prompt-spy = Whose hand do you look at?
horror-prompt-scry = The top card of { $pile } is { $seen } Where does it go?
horror-prompt-bury = Which card goes back to the draw pile?
horror-prompt-again = Which card do you play as well?
horror-prompt-imitate = Which text do you carry out?
horror-prompt-trade = With whom do you exchange hands?
horror-prompt-times = { $may ->
    [true] { $prompt } (up to { $left })
   *[other] { $prompt } ({ $left } to go)
 }

## What happened

horror-event-starts = { $you ->
    [true] You begin.
   *[other] { $player } begins.
 }
horror-event-faction = { $you ->
    [true] { $count ->
        [one] Your secret faction: { $factions }.
       *[other] Your secret factions: { $factions }.
     }
   *[other] { $count ->
        [one] The secret faction of { $player }: { $factions }.
       *[other] The secret factions of { $player }: { $factions }.
     }
 }
horror-event-turned-up = { $card } opens the discard pile.
horror-event-dealt = { $you ->
    [true] You are dealt { $cards }.
   *[other] { $player } is dealt { $cards }.
 }
horror-event-keeps = { $you ->
    [true] You keep your hand.
   *[other] { $player } keeps the first hand.
 }
horror-event-redraws = { $you ->
    [true] You give up your hand for three new cards.
   *[other] { $player } gives up the first hand for three new cards.
 }
horror-event-turn = { $you ->
    [true] It is your turn.
   *[other] It is { $player }’s turn.
 }
horror-event-plays = { $you ->
    [true] You play { $shown }.
   *[other] { $player } plays { $whole }
 }
horror-event-lands = { $card } goes { $into }.
horror-event-cannot = { $lines ->
    [1] The text of { $card } cannot be carried out, and has no effect.
   *[other] A part of the text of { $card } cannot be carried out, and is skipped.
 }
horror-event-full-hand = { $you ->
    [true] Your hand is full: you take no more cards.
   *[other] The hand of { $player } is full: no more cards go there.
 }
horror-event-discards = { $you ->
    [true] You discard { $card } { $from }.
   *[other] { $player } discards { $card } { $from }.
 }
horror-event-drops = { $you ->
    [true] You discard { $card } from your hand.
   *[other] { $player } discards { $card } from their hand.
 }
horror-event-draws = { $known ->
    [true] { $you ->
        [true] You draw { $whole }
       *[other] { $player } draws { $whole }
     }
   *[other] { $you ->
        [true] You draw a card.
       *[other] { $player } draws a card.
     }
 }
horror-event-steals = { $you ->
    [true] You take { $card } { $from } { $into }.
   *[other] { $player } takes { $card } { $from } { $into }.
 }
horror-event-moves = { $you ->
    [true] You move { $card } { $from } { $into }.
   *[other] { $player } moves { $card } { $from } { $into }.
 }
horror-event-recalls = { $case ->
    [own] { $you ->
        [true] You take { $card } from your area back into your hand.
       *[other] { $player } takes { $card } from their area back into their hand.
     }
    [yours] { $player } returns { $card } from your area to your hand.
   *[other] { $you ->
        [true] You return { $card } { $from } to that player’s hand.
       *[other] { $player } returns { $card } { $from } to that player’s hand.
     }
 }
horror-event-raises = { $you ->
    [true] You put { $card } from the discard pile into your area.
   *[other] { $player } puts { $card } from the discard pile into their area.
 }
horror-event-fetches = { $you ->
    [true] You take { $card } from the discard pile into your hand.
   *[other] { $player } takes { $card } from the discard pile into their hand.
 }
horror-event-robs = { $whom ->
    [you] { $known ->
        [true] { $player } takes { $card } at random from your hand.
       *[other] { $player } takes a card at random from your hand.
     }
   *[other] { $you ->
        [true] { $known ->
            [true] You take { $card } at random from the hand of { $of }.
           *[other] You take a card at random from the hand of { $of }.
         }
       *[other] { $known ->
            [true] { $player } takes { $card } at random from the hand of { $of }.
           *[other] { $player } takes a card at random from the hand of { $of }.
         }
     }
 }
horror-event-spies = { $whom ->
    [you] { $player } looks at your hand.
   *[other] { $you ->
        [true] You look at the hand of { $of }: { $cards }.
       *[other] { $known ->
            [true] { $player } looks at the hand of { $of }: { $cards }.
           *[other] { $player } looks at the hand of { $of }.
         }
     }
 }
horror-event-trades = { $whom ->
    [you] { $player } exchanges hands with you.
   *[other] { $you ->
        [true] You exchange hands with { $of }.
       *[other] { $player } exchanges hands with { $of }.
     }
 }
horror-event-receives = { $you ->
    [true] You receive { $cards }.
   *[other] { $player } receives { $cards }.
 }
horror-event-imitates = { $you ->
    [true] You use the text of { $card }: “{ $text }”
   *[other] { $player } uses the text of { $card }: “{ $text }”
 }
horror-event-looks = { $known ->
    [true] { $you ->
        [true] You look at the top card of { $pile }: { $card }.
       *[other] { $player } looks at the top card of { $pile }: { $card }.
     }
   *[other] { $player } looks at the top card of { $pile }.
 }
horror-event-leaves-top = { $you ->
    [true] You leave the top card of { $pile } in place.
   *[other] { $player } leaves the top card of { $pile } in place.
 }
horror-event-buries-top = { $you ->
    [true] You put the top card of { $pile } at the bottom.
   *[other] { $player } puts the top card of { $pile } at the bottom.
 }
horror-event-buries = { $you ->
    [true] You put { $card } { $from } at the bottom of { $pile }.
   *[other] { $player } puts { $card } { $from } at the bottom of { $pile }.
 }
horror-event-lifts = { $you ->
    [true] You put { $card } { $from } on top of { $pile }.
   *[other] { $player } puts { $card } { $from } on top of { $pile }.
 }
horror-event-last-card = { $expert ->
    [true] { $you ->
        [true] That was the last card of your pile: the match is about to end.
       *[other] That was the last card of the pile of { $player }: the match is about to end.
     }
   *[other] That was the last card of the pile: the match is over.
 }
horror-event-last-turn-over = That was the last turn. Each player picks the faction that counts.
horror-event-hand = { $you ->
    [true] You discard your hand, which does not count: { $cards }.
   *[other] { $player } discards their hand, which does not count: { $cards }.
 }
horror-event-score = { $you ->
    [true] You were of the faction { $faction } ({ $side })
   *[other] { $player } was of the faction { $faction } ({ $side })
 }: { $counted } = { $points }.
horror-event-undo = { $you ->
    [true] You take back: { $action }.
   *[other] { $player } takes back: { $action }.
 }
horror-undo-secret = { $you ->
    [true] You take back a secret decision.
   *[other] { $player } takes back a secret decision.
 }

## What was done and is taken back

horror-deed = { $verb ->
    [draw] draw a card
    [keep] keep the first hand
    [redraw] give up the first hand
    [stop] leave it at that
    [top] leave the top card in place
    [bottom] put the top card at the bottom
    [play] play { $card }
    [player] the choice of { $chosen }
    [target] the choice of { $card } { $from }
    [hand] the choice of { $card } from the hand
    [dig] the choice of { $card } from the discard pile
   *[faction] the choice of { $card }
 }

## How it ended: a hero player counts suns for and skulls against, a monster player the reverse

horror-counted-card = { $card } { $worth }
horror-counted-copies = { $copies } × { $card } { $worth }
horror-counted-bonus = { $worth } for { $card } (faction)
horror-counted-nothing = an empty area
horror-won = { $you ->
    [true] You win with { $points }!
   *[other] { $player } wins with { $points }!
 }
horror-won-tie = { $you ->
    [true] A tie at the top ({ $points }): { $tied }. You took a turn last, and so you win!
   *[other] A tie at the top ({ $points }): { $tied }. { $player } took a turn last, and so wins!
 }

## Why something is refused

horror-no-pass = You cannot pass: play a card or draw one.
horror-not-now = “{ $action }” is not possible { $step }.
horror-not-your-faction = { $faction } is none of your factions.
horror-compulsory = { $card } does not say “you may”: it must be carried out.
horror-not-there = { $card } must go into the area of another player.
horror-not-meant = { $card } does not allow that now: choose from the list.
horror-full-hand = You hold { $limit } cards, and cannot draw another: play one.
horror-empty-pile = Your pile is empty: play a card.
horror-empty-hand = You have no card in hand: you must draw.
horror-not-in-hand = { $card } is not in your hand.

## Which decks and lists go together

horror-same-card = The card “{ $card }” of the deck “{ $deck }” is in another deck too: decks that are shuffled together must have different ids for all their cards and factions.
horror-lists-only-expert = Lists are for the expert rules: add --mode expert, or leave --lists out.
horror-deck-twice = A deck can be used only once: { $decks }.
horror-too-few-decks = { $count ->
    [one] One deck is for { $most } players at most, and cannot be played by { $players }: add another deck.
   *[other] { $count } decks are for { $most } players at most, and cannot be played by { $players }: add another deck.
 }
horror-add-decks = { $count ->
    [one] One deck is for { $most } players at most, and cannot be played by { $players }: add a deck, for example --decks { $example }.
   *[other] { $count } decks are for { $most } players at most, and cannot be played by { $players }: add a deck, for example --decks { $example }.
 }
horror-unknown-list = There is no deck called “{ $list }” for --lists. There are: { $allowed }; any (one of these by chance), built (one that is built on the spot), or a file of yours.
horror-expert-for-two = The expert rules are for 2 players, and cannot be played by { $players }.
horror-own-cards = Own cards are given as { "{" }"decks": [...], "lists": [...]{ "}" }, or as one deck.

## What can be wrong with a deck file

horror-no-head = The file must begin with [deck] and an id for the deck, of lower-case letters, digits and single hyphens.
horror-faction-count = Factions with side = "{ $side }": there are { $count }, and there must be { $expected }.
horror-no-symbol = { $card }: a card with kind = "{ $kind }" needs { $symbol } = 1 or more.
horror-must-be-last = { $card }: after “{ $effect }” another text begins, so it must be the last of its effects.
horror-all-or-may = { $card }: “all” leaves nothing to choose, so an effect has count = "all" or may = true, not both.
horror-two-conditions = { $card }: an effect has “if” or “unless”, not both.
horror-bad-condition = { $card }: “{ $field }” must name what it depends on, such as { "{" } what = "dracula", whose = "any" { "}" }.
horror-unknown-target = { $card }, { $field }: “{ $value }” is no character, no tag and no kind of card in this deck.
horror-faction-characters = { $card }: a faction names two different characters, such as characters = ["dracula", "mummy"].

## What can be wrong with a list for the expert rules

horror-list-no-head = The file must begin with [list] and an id for the list, of lower-case letters, digits and single hyphens.
horror-list-no-cards = The file needs a part [cards] with lines such as dracula = 1.
horror-list-bad-count = { $card }: “{ $value }” is no number of copies; write 1 or more.
horror-list-unknown-card = { $card }: none of the decks has a card with this id. “zabletop cards show DECK” lists the ids.
horror-list-too-many-copies = { $card }: { $count } copies are too many; its deck has { $most }.
horror-list-wrong-total = There are { $count } cards, and there must be { $expected }.
horror-list-too-few = { $kind ->
    [hero] There are { $count } heroes, and there must be at least { $least }.
   *[monster] There are { $count } monsters, and there must be at least { $least }.
 }
horror-list-too-many-neutrals = There are { $count } neutral cards, and { $most } are the most.

## Decks for the expert rules

horror-deck-task = Type “zabletop deck check FILE”, “zabletop deck build” or “zabletop deck show NAME” (ready-made: { $allowed }); “{ $task }” alone is none of them.
horror-deck-fine = { $file } is fine: the deck “{ $list }” can be played.

## More that can be wrong with a deck, a list or their number

horror-taken-word = { $card }: “{ $word }” has a meaning of its own in a deck file. Choose another id or tag.
horror-same-as-whom = { $card }: who = "same" needs a line before it that chooses a player, such as { "{" } do = "spy" { "}" }.
horror-self-alone = { $card }: an effect of a card on itself (“{ $effect }”) takes no count, whose or who.
horror-too-many-decks = { $count } decks are too many: { $most } are the most.
horror-list-twice = Two of your lists have the id “{ $lists }”: give one of them another.
horror-list-lacks-cards = The ready-made deck “{ $list }” needs cards that the decks on the table lack. Name two decks of your own with --lists, or other decks with --decks.
horror-lists-count = The expert rules need two decks, and here are { $count }: name two with a comma. There are: { $allowed }.
horror-deck-name = “{ $name }” cannot be the id of your deck: it needs lower-case letters, digits and single hyphens, and must not be one of ours.
horror-event-too-long = This match has gone on too long: it ends here, and the areas count as they lie.
