### The Zorro Dice Game in a terminal.

## Before a match

zorro-which-edition = Quelle édition ?
zorro-option-edition = french, english-2019 ou revised
zorro-with-edition = { $game } : { $edition }

## What can be typed

zorro-help = Ou tapez ce que vous faites : « aller 2 », « garder saut saut », « g 1 3 4 » (les dés par leurs numéros), « arrêter », « relancer course », « confier saut course ». Un Dé Héros se nomme par son lieu et son symbole : « garder ferme-prise ».
zorro-dice-hint = Ou nommez les dés : « { $example } », « { $numbers } ». Probabilités : « { $odds } ».
zorro-other-hint = Ou autre chose, par exemple « { $example } ». Probabilités : « { $odds } ».

## The table

zorro-table = La table : { $edition }, tour { $turn }, joueur actif : { $player }
zorro-table-place = { $feat }. Dessous : { $gear }
zorro-table-empty = (vide)
zorro-table-location = { $count ->
    [0] { $location } : aucun Dé Héros restant
    [one] { $location } : 1 Dé Héros restant
   *[other] { $location } : { $count } Dés Héros restants
 } (faces : { $faces }).
zorro-table-foe = { $kind ->
    [scoundrel] { $out ->
        [true] Crapule présente
       *[other] Crapule à venir
     }
   *[villain] { $out ->
        [true] Malfaiteur présent
       *[other] Malfaiteur à venir
     }
 } : { $card } demande { $needs }. « { $does } »
zorro-table-decks = Cartes dans les paquets : { $feats } Prouesses, { $commons } Communs, { $premiums } Rares.
zorro-table-player = { $player } : { $has }
zorro-has-feats = { $count ->
    [one] 1 Prouesse ({ $where })
   *[other] { $count } Prouesses ({ $where })
 }
zorro-has-hero = { $count } { $location } ({ $symbol })
zorro-has-heroes = Dés Héros : { $heroes }
zorro-has-gear = Équipement : { $gear }
zorro-has-token = { $stands ->
    [true] victoire sur le Malfaiteur
   *[other] défaite contre le Malfaiteur
 }
zorro-has-score = total au duel : { $score }
zorro-has-nothing = rien pour l’instant

## An attempt

zorro-target = { $card } demande : { $needs }.
zorro-target-duel = Duel, manche { $round }. On compte les { $symbol }s.
zorro-duel-counts = Totaux jusqu’ici : { $counts }.
zorro-ability = Capacité : « { $text } »
zorro-dice = Dés : { $dice }.
zorro-die = { $number } { $die }
zorro-helper-dice = { $mine ->
    [true] Vos Dés Héros : { $dice }.
   *[other] Dés Héros de l’allié : { $dice }.
 }
zorro-met = Les prérequis sont remplis.
zorro-missing = Il manque : { $symbols }.
zorro-missing-some = { $count ->
    [one] Il manque un symbole, parmi : { $symbols }.
   *[other] Il manque { $count } symboles, parmi : { $symbols }.
 }
zorro-kit = Équipement en jeu : { $gear }.
zorro-kit-helper = { $mine ->
    [true] Équipement en jeu, le vôtre seul : { $gear }.
   *[other] Équipement en jeu, celui de l’allié seul : { $gear }.
 }
zorro-rolls-left = { $count ->
    [one] Il reste 1 LANCER.
   *[other] Il reste { $count } LANCERS.
 }

## Chances

zorro-odds-target = Probabilité de réussir sans aide, en jouant parfaitement :
zorro-odds-duel = Probabilité de gagner le duel après chaque choix, si tous jouent parfaitement :
zorro-odds-met = Les prérequis sont remplis : plus rien ne peut manquer.
zorro-odds-attempt = Probabilité de réussir après chaque choix, en jouant parfaitement :

## A situation that somebody describes

zorro-option-need = les symboles demandés, avec des virgules, ou l’id d’une Prouesse
zorro-option-against = l’adversaire, par exemple scoundrel:farm ou villain:market
zorro-option-dice = les dés sur la table, avec des virgules ; un Dé Héros s’écrit ferme-prise. Sans cela : avant le premier LANCER
zorro-option-rolls-left = combien de LANCERS il reste
zorro-option-heroes = vos Dés Héros par lieu, avec des virgules : ferme,ferme
zorro-option-gear = vos Équipements par id, avec des virgules (« zabletop cards show » donne les id)
zorro-option-helper = il y a un allié
zorro-option-helper-heroes = les Dés Héros de l’allié
zorro-option-helper-gear = les Équipements de l’allié
zorro-situation-rolls = --rolls-left ne va qu’avec --dice.
zorro-situation-too-many = { $option } prend { $most } symboles au plus.
zorro-situation-no-card = { $option } : aucun Équipement n’a l’id « { $card } ». « zabletop cards show » en donne la liste.
zorro-situation-too-much = { $option } : personne ne peut détenir plus de trois cartes, ni plus d’une carte Rare.
zorro-situation-heroes = { $option } : il y a au plus deux Dés Héros d’un lieu, et un de chaque autre.
zorro-situation-dice = --dice nomme { $count } Dés Zorro, mais on en lance { $expected } ici.
zorro-situation-hero-dice = --dice doit montrer les mêmes Dés Héros que --heroes.
zorro-situation-chance = Probabilité de réussir en jouant parfaitement : { NUMBER($chance, style: "percent", maximumFractionDigits: 2) }
