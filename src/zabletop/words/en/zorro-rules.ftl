### The rules of The Zorro Dice Game, told to a player. "You" is the player whose turn it is, unless the text says otherwise.
### One line for each message: a line break would reach the reader.

## The box

rule-Z1 = Six Zorro dice, eight Hero dice (a pair for every location), sixteen Heroic Feats, twenty-two Common and seven Premium Equipment cards, and for each location one Scoundrel and one Villain. Six Hero tokens make it a game for two to six players; the English 2019 box adds a mask.
    .title = What is in the box
rule-Z2 = Every Feat, Hero die, Scoundrel and Villain belongs to one of four locations: the Farm, the Tavern, the Plaza or the Market.
    .title = The four locations
rule-Z3 = A Zorro die bears each of the six symbols once: charm, leap, dash, grab, thrust (the sword) and taunt (the Z). A Hero die bears its location’s action on four faces, with a thrust and a taunt on the other two; the card set says which action goes with which location, and “table” shows it in a match.
    .title = The faces of the dice

## Setting up

rule-Z4 = At the start, each location is home to one Scoundrel, one Villain and two Hero dice.
    .title = Laying out the locations
rule-Z5 = The Premium Equipment, shuffled, forms a face-down deck. Shuffle the Common Equipment and turn up four cards, then shuffle the Feats and lay one face up on each of those four; the cards left over form the other two decks.
    .title = Laying out the cards
rule-Z6 = Whoever at the table can boast the latest heroic deed takes the six Zorro dice and begins. From there, turns go round to the left.
    .title = Who begins

## A turn

rule-Z7 = Begin your turn by picking one of the four Feats that lie face up. In the revised edition you may instead pick a Scoundrel that has come out.
    .title = Travel
rule-Z8 = You can have one helper for a Feat, never more. French edition: you ask the player you want. English 2019 and revised editions: the others may offer, and you take one of those who did, or go alone.
    .title = Finding a helper
rule-Z9 = Against a Scoundrel or a Villain, and in a duel, you are on your own: nobody can help you.
    .title = Fights are solo
rule-Z10 = Throw all six Zorro dice together with every Hero die you own. Then put aside the dice you like and throw the others again; you have three ROLLs at most, the first one included.
    .title = Three ROLLs
rule-Z11 = During your own ROLLs, your helper’s Equipment works for you on top of your own.
    .title = Borrowing your helper’s Equipment
rule-Z12 = Your helper may close the attempt with a fourth ROLL, in which their own Hero dice may join but none of your Equipment helps them. In the English 2019 and revised editions this takes three ROLLs that fell short, and you decide whether it happens and which dice you pass on.
    .title = The helper’s ROLL
rule-Z13 = If you do not meet the requirement, you keep everything you have; your turn simply ends.
    .title = Falling short
rule-Z14 = When you meet the requirement of a Feat, three things follow in this order: (A) the Feat is yours, (B) Equipment is handed out, (C) a new Feat with a new Common Equipment card below it fills the gap.
    .title = Succeeding at a Feat
rule-Z15 = French edition: you take the face-up Equipment or draw from the Common deck, then your helper, needed or not, has the same choice; a face-up card that both of you leave goes under that deck. English 2019 and revised editions: the face-up card is yours, and your helper, needed or not, draws one.
    .title = Sharing out the Equipment
rule-Z16 = When your turn is over, all Hero tokens go home and the player on your left receives the Zorro dice.
    .title = Passing the dice

## Equipment

rule-Z17 = You can hold three Equipment cards, and only one of them may be Premium. A fourth card means giving up one of the four; a second Premium card means giving up one of those two. What you give up goes to the bottom of its own deck.
    .title = The limit on Equipment
rule-Z18 = Equipment with a lone symbol works like one more die that always shows it. It never wears out, and two such cards with the same symbol give you two of it.
    .title = Free symbols
rule-Z19 = Equipment with an arrow lets you throw again any Zorro dice that show its symbol, as often as you like during the turn. Hero dice are out of its reach.
    .title = Re-roll cards
rule-Z20 = You are never obliged to use Equipment. Should its effect clash with the ability of a Scoundrel or Villain, carry out the Equipment’s effect before that ability.
    .title = Equipment comes first
rule-Z21 = If a card should come from an Equipment deck that is empty, whether for a player or to lie below a Feat, there is simply no card.
    .title = When a deck runs dry
rule-Z22 = A Premium card gives you a power of your own, one that nobody else at the table has.
    .title = Premium Equipment

## Hero dice and Scoundrels

rule-Z23 = Your second Feat from a location earns you one of its Hero dice for the rest of the game, and your third earns you another. Your Hero dice obey you alone.
    .title = Earning Hero dice
rule-Z24 = As soon as anyone takes the first of a location’s two Hero dice, the Scoundrel of that location comes out.
    .title = A Scoundrel comes out
rule-Z25 = A Scoundrel asks for more than a Feat does, and its ability gets in your way. Beat it and the top card of the Premium deck is yours; fail and you lose nothing.
    .title = Facing a Scoundrel
rule-Z26 = French edition: beginning with the next player, everyone fights the Scoundrel once, even after somebody has beaten it; then it leaves, and the next player goes back to the Feats. English 2019 edition: likewise, but the first victory sends it away. Revised edition: the turn that brought it out ends, and it waits beside the Feats for anyone who picks it on their turn.
    .title = How long a Scoundrel stays
rule-Z27 = French and English 2019 editions: a Hero die you have just earned is yours to roll from the very fight that it set off, be it with a Scoundrel or a Villain.
    .title = A new Hero die at work

## The Final Battle

rule-Z28 = There is one Villain in a game, never more and never none. It comes out once its location has given away both Hero dice, to one player or to two. Failing that, whoever draws the last Feat of the deck brings out the Villain of that Feat’s location.
    .title = The Villain of the game
rule-Z29 = Every player gets a single attempt at the Villain, in turn order, beginning to the left of the player who brought it out. Beating it brings no Equipment.
    .title = The Final Battle
rule-Z30 = If one player alone beats the Villain, that player wins the game. If several do, they settle it by a duel; if nobody does, the whole table duels.
    .title = After the Final Battle
rule-Z31 = Each duellist has up to three ROLLs, with their Hero dice and Equipment, to gather as many thrusts as they can (or whichever symbol the card set names). Whoever has fewer than somebody else is out; those who share the highest count fight another round, and the last one standing wins the game.
    .title = The duel
rule-Z32 = During your turn, your Hero token lies on your target. In the Final Battle it stands upright once you have beaten the Villain, and is tipped over if you have failed.
    .title = Hero tokens
rule-Z33 = French and English 2019 editions: you fight a Villain the way you fight a Scoundrel, only without Equipment to win.
    .title = Fighting a Villain
rule-Z34 = Revised edition: your Hero dice are with you on each of your turns from the next one on, and in the fourth ROLL when you are the helper.
    .title = When Hero dice serve
rule-Z35 = English 2019 edition: the winner may claim the mask, and a picture to prove it.
    .title = The mask

## Where the rulebooks are silent

rule-ZR1 = The rulebooks let heroic deeds decide, and we cannot judge yours from here. Our ruling: the first player is drawn at random, unless the host names one.
    .title = Who begins at this table
rule-ZR2 = The rulebooks do not say when a re-roll card may be used. Our ruling: after any ROLL, the last one too, and even on dice you have put aside; it does not cost you a ROLL.
    .title = The time for re-roll cards
rule-ZR3 = Our ruling, on a point the rulebooks leave open: in the fourth ROLL only the helper’s Equipment counts, and yours plays no part, free symbols included. Dice that were not handed over stay as they are, unless a re-roll card of the helper reaches them (ZR14).
    .title = Equipment in the fourth ROLL
rule-ZR4 = Our ruling: only Zorro dice can be handed over for the fourth ROLL. Your Hero dice stay as they fell, because you alone may use them.
    .title = Dice for the helper
rule-ZR5 = No rulebook obliges you to go on. Our ruling: you may end your attempt after any ROLL, successful or not.
    .title = Stopping early
rule-ZR6 = French edition, our ruling: the player you ask is free to say no, and you then go alone.
    .title = Saying no
rule-ZR7 = No rulebook settles two arrivals in one turn, so this is our ruling. If the Feat you take brings out a Villain, that is the one you will all face, whatever Feat is drawn after it. If it brings out a Scoundrel and the Feat drawn after it is the last of the deck, the Final Battle begins and nobody fights that Scoundrel.
    .title = Two arrivals at once
rule-ZR8 = Our ruling for the revised edition: several Scoundrels can be out together, each until it is beaten or the Final Battle clears them all away. The Final Battle brings no Equipment, and a second Premium card means giving up one of the two, as in the other editions.
    .title = Scoundrels of the revised edition
rule-ZR9 = The rulebooks show the symbol of the duel as a picture only. Our ruling: thrusts are counted, unless the card set names another symbol.
    .title = The symbol of the duel
rule-ZR10 = French edition, our ruling: the helper makes the fourth ROLL only if the requirement is still unmet; after a success it could gain nothing.
    .title = A fourth ROLL only when needed
rule-ZR11 = The rulebooks do not say, so this is our ruling: a die you have put aside is not locked, and you may pick it up again for a later ROLL.
    .title = Picking a die up again
rule-ZR12 = Our ruling: once you have chosen your target, you stay with it. Offers of help are made all at once and are promises, and you then accept one of them or none. In a duel, nobody helps.
    .title = Choices that bind
rule-ZR13 = French edition, our ruling: your helper decides whether to make the fourth ROLL, and which Zorro dice to throw.
    .title = The helper decides
rule-ZR14 = Our ruling: the re-roll cards your helper uses in the fourth ROLL work on all Zorro dice, even those that were not handed over.
    .title = The helper’s re-roll cards
rule-ZR15 = Our ruling: the Equipment that your helper brings you includes their Premium card, and you need not ask.
    .title = The helper’s Premium card
rule-ZR16 = Our ruling: Equipment is handed out and the gap filled before anyone faces the Scoundrel or Villain, and before the turn ends.
    .title = The table comes first
rule-ZR17 = Our ruling: whoever has too much Equipment gives up a card at once, even outside their own turn and before another card is drawn; the player whose turn it is does so before the helper. The card that has just arrived may be the one to go, and no other replaces it.
    .title = Too much Equipment
rule-ZR18 = Our ruling when no Equipment lies below the Feat: in the English 2019 and revised editions you get none, in the French edition you may still draw one.
    .title = No Equipment on show
rule-ZR19 = Our ruling: duellists play in the order of the Final Battle, and counts are compared once the round is complete. The Villain’s ability has no effect here.
    .title = How a duel runs
