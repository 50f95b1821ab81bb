### The rules of Ze Horror Attack, told to a player. "You" is the player whose turn it is, unless the text says otherwise.
### One line for each message: a line break would reach the reader.

## The box and the set-up

rule-H1 = The box holds two decks, London After Midnight and Sherlock in Hell. Each brings thirty characters and six factions, three for the heroes and three for the monsters.
    .title = The decks
rule-H2 = One deck serves two to four players. Shuffle both into one for as many as eight; every further deck could join in the same way.
    .title = How many can play
rule-H3 = Everybody is dealt one faction in secret, and shows it to nobody before the end. Factions that nobody got leave the game unseen.
    .title = Your secret faction
rule-H4 = Shuffle all characters into one draw pile and turn up its first card: that is the beginning of the discard pile. Then everybody takes three cards in hand.
    .title = Setting up
rule-H5 = Before the first turn you may, once, give up your whole hand for three other cards. Those you must keep.
    .title = A second chance
rule-H6 = Whoever watched a horror film most recently goes first, the youngest if several did. Turns then pass clockwise.
    .title = Who begins

## A turn

rule-H7 = On your turn you do one of two things: play a card from your hand, or take the first card of the draw pile.
    .title = Play or draw
rule-H8 = A card you play lies open in your own area, where it will count at the end; only the card itself can send it elsewhere. An area can hold any number of cards.
    .title = Where a card goes
rule-H9 = Three cards are the most you can hold: with three in hand you cannot draw. With none you have to.
    .title = Three cards in hand
rule-H10 = Do everything that the card you have played tells you to, even what hurts you. You have a choice only where it says “you may”.
    .title = Doing what the card says
rule-H11 = If something compulsory cannot be done, the card just lies in your area without effect.
    .title = When a card can do nothing
rule-H12 = A card that is discarded goes to the discard pile, and everybody may look through that pile.
    .title = The discard pile
rule-H13 = A card is “in play” while it lies in an area, whoever’s area that is. What lies in the discard pile or the draw pile is out of reach.
    .title = Cards in play

## The cards

rule-H14 = The colour of its name says what a card is: orange for heroes, who have suns, green for monsters, which have skulls, and purple for neutral cards, some of which are worth points and some nothing. So a card says itself what it is, whatever its symbols.
    .title = Heroes, monsters, neutral cards
rule-H15 = What is aimed at a “hero” or a “monster” never meets a neutral card. What is aimed at any “card” does.
    .title = Neutral cards are hard to catch
rule-H16 = There is no neutral card in London After Midnight, and a single one in Sherlock in Hell: the Lady in Black.
    .title = Where the neutral cards are

## The end

rule-H17 = The moment somebody takes the last card of the draw pile, the game is over. Cards still in hand are discarded and count for nothing.
    .title = The end
rule-H18 = For a hero player each sun in their area is worth 1 point and each skull costs 1; for a monster player it is the other way round. Count every symbol of every card.
    .title = Counting points
rule-H19 = Your faction names two characters. One of them in your area is worth 2 more points, and both together no more than that.
    .title = The characters of your faction
rule-H20 = The highest score wins. If several players share it, the winner is the one of them who took a turn last.
    .title = Who wins
rule-H21 = Our ruling: heroes do not win together, and neither do monsters. There is one winner, whoever else was on the same side.
    .title = No teams

## Expert rules, for two players

rule-H22 = Expert rules: each player builds a deck of exactly thirty cards out of any decks, with no more copies of a card than its own deck holds. It takes at least six heroes and six monsters, and at most six neutral cards.
    .title = Building a deck
rule-H23 = Expert rules: each player puts two cards of their own deck into the discard pile. Then each takes three factions of the decks in use, looks at them and keeps them hidden.
    .title = The expert set-up
rule-H24 = Expert rules: you draw from your own deck and no other. All else is as in the basic rules.
    .title = Two draw piles
rule-H25 = Expert rules: once a deck has given its last card, the other player has one more turn. Then each picks one of their three factions, and scores by that one.
    .title = The expert end
rule-H26 = Every character can do something, and it is read aloud when the card is played. A mark in its corner tells which deck it is from.
    .title = Every character has its ability
rule-H27 = When the game is over, everybody turns up their faction.
    .title = Factions are shown

## Where the rulebook is silent

rule-HR1 = Our ruling: a hand that you give up goes back into the draw pile. Everybody decides in secret, in any order.
    .title = Exchanging the first hand
rule-HR2 = Our ruling, as we cannot know what you have watched: the first player is drawn at random, unless the host names one.
    .title = Who begins at this table
rule-HR3 = Our ruling: no effect lifts a hand above three cards. What would be drawn beyond that is not drawn, and a card that would be taken stays where it is.
    .title = No hand above three
rule-HR4 = Basic rules, our ruling: if it is an effect that draws the last card, the game ends right there, and what is left of the effect is not carried out.
    .title = An effect that ends the game
rule-HR5 = Our ruling: a card that an effect moves from one area to another does not act again.
    .title = Moving is not playing
rule-HR6 = Expert rules, our ruling: the two cards that each player puts into the discard pile are the top two of the shuffled deck. There is one discard pile for both.
    .title = One discard pile for both
rule-HR7 = Our ruling: when several decks are in use, all their factions are shuffled together too.
    .title = Factions of several decks
rule-HR8 = Our ruling: once all have decided about their hands, new ones are drawn in the order of the seats, and only then are the old ones shuffled in. The card that began the discard pile stays there.
    .title = How hands are exchanged
rule-HR9 = Our ruling: a played card has left the hand and lies in its area before its text is carried out. It counts even if its text ends the game.
    .title = First down, then done
rule-HR10 = Our ruling: a card cannot be its own target, unless it says so.
    .title = A card spares itself
rule-HR11 = Our ruling: a card that does several things does them one after the other, as printed, and skips what is impossible.
    .title = Several effects
rule-HR12 = Our ruling: an effect on several players goes round clockwise from the player whose turn it is. That player also makes every choice that is not given to somebody else. A card from a hand that nobody may see is taken at random; the cards of a hand lie in a row, so whoever knows one of them sees whether it goes.
    .title = Who is first, who decides
rule-HR13 = Our ruling: nobody may pass. With a full hand you must play, however small the pile.
    .title = No passing
rule-HR14 = Expert rules, our ruling: each player builds from a full box of their own. The factions of all decks that were used are shuffled together, and each player gets three.
    .title = A box for each player
rule-HR15 = Expert rules, our ruling: you may exchange your first hand as in the basic rules, with cards of your own deck. The two discards of each player replace the card that is turned up at the start.
    .title = First hands in the expert rules
rule-HR16 = Expert rules, our ruling: a deck that runs out during the turn of its opponent makes that turn the last. If both run out, the one that did so first counts. Drawing from an empty deck does nothing.
    .title = An empty deck
rule-HR17 = Our ruling: everybody may know which cards are in the decks, and which factions there are.
    .title = What everybody may know
