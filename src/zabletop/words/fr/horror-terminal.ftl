### Ze Horror Attack in a terminal.

## Before a match

horror-option-mode = basic (règles de base) ou expert
horror-option-decks = les paquets, avec des virgules : london, sherlock, mythos, ou vos propres fichiers (--cards FICHIER fait de même). Sinon : autant qu’il en faut pour les joueurs
horror-option-lists = règles expertes : le paquet de chacun, avec une virgule : fang-and-claw, scotland-yard, pandemonium, the-deep, ou vos propres fichiers ; any en prend un tout prêt au hasard, built en construit un
horror-which-mode = Quelles règles ?
horror-which-decks = Quels paquets ?
horror-decks-choice = { $decks } (de 2 à { $most } joueurs)
horror-which-list = À qui quel paquet ? La place { $seat } joue avec :
horror-list-any = Un paquet tout prêt, au hasard
horror-list-built = Un paquet construit à l’instant
horror-with-mode = { $game } : { $mode } ({ $decks })

## What can be typed

horror-help = Ou tapez ce que vous faites : « jouer dracula », « piocher », « garder », « repiocher », « arrêter », « dessus », « dessous », « viser mr-hyde 2 » (une carte de l’aire du joueur 2), « main prêtre » (une carte de votre main), « défausse diablotin » (une carte de la défausse), « joueur 2 », « faction la-force-brute ».

## The table

horror-table = La table : { $mode }, tour { $turn }
horror-table-active = { $you ->
    [true] La table : { $mode }, tour { $turn }, le vôtre
   *[other] La table : { $mode }, tour { $turn }, à { $player } de jouer
 }
horror-pile = { $whose ->
    [all] Pioche
    [you] Votre pioche
   *[other] Pioche chez { $player }
 } : { $cards }.
horror-pile-known = { $pile } { $where ->
    [top] Connu sur le dessus : { $known }.
   *[bottom] Connu au-dessous : { $known }.
 }
horror-unknown-card = une carte inconnue
horror-discard = Défausse : { $cards }.
horror-discard-listed = Défausse ({ $count }) : { $cards }.
horror-discard-hint = Défausse : { $cards } (« { $command } » en donne la liste).
horror-player = { $player } : { $symbols }. Main : { $hand }.
horror-hand-known = { $hand }, dont vous connaissez { $known }
horror-hand-open = { $hand }, dont tous connaissent { $known }
horror-area-kind = { $kind } : { $cards }
horror-area-empty = une aire vide
horror-last-turn = { $you ->
    [true] C’est votre tour, et le dernier de la partie.
   *[other] C’est le dernier tour de la partie.
 }
horror-last-turn-next = { $you ->
    [true] Une pioche est vide : le dernier tour sera le vôtre.
   *[other] Une pioche est vide : le dernier tour sera pour { $player }.
 }

## What only one player sees

horror-your-faction = Votre faction : { $faction }
horror-your-factions = Vos factions, dont une seule comptera :
horror-faction-told = { $faction } ({ $side }) : 2 points de plus avec { $first } ou { $second }. Pour l’instant : { $points }.
horror-your-hand = Votre main :
horror-your-hand-short = Votre main : { $cards }.
horror-text = { $you ->
    [true] { $card } dit : « { $text } »
   *[other] { $card }, carte jouée par { $player }, dit : « { $text } »
 }
horror-text-imitated = { $you ->
    [true] { $card } reprend le texte d’une autre carte, { $other } : « { $text } »
   *[other] { $card }, carte jouée par { $player }, reprend le texte d’une autre carte, { $other } : « { $text } »
 }

## Lists of cards

horror-kinds-faction = Factions secrètes
horror-faction-listed = { $faction } ({ $side }) : { $first }, { $second }
