### The Zorro Dice Game at the table. $you is "true" where the person in front of the screen is meant.
### The words are those of the rules in this language: Prouesse, Équipement Rare, Crapule, Malfaiteur, LANCER, allié.

## The game and its editions

zorro-name = Zorro, le jeu de dés
zorro-edition-french = édition française
zorro-edition-english-2019 = édition anglaise de 2019
zorro-edition-revised = édition anglaise révisée
zorro-edition-told-french = vous sollicitez de l’aide ; chacun choisit son Équipement ; tous affrontent chaque Crapule une fois
zorro-edition-told-english-2019 = les autres se proposent ; tous affrontent la Crapule à tour de rôle, jusqu’à une victoire
zorro-edition-told-revised = les autres se proposent ; les Crapules attendent à côté des Prouesses qui osera les affronter

## Symbols and locations

zorro-symbol-charm = charme
zorro-symbol-leap = saut
zorro-symbol-dash = course
zorro-symbol-grab = prise
zorro-symbol-thrust = estoc
zorro-symbol-taunt = provocation
zorro-symbols-charm = { $count ->
    [one] charme
   *[other] { $count } charmes
 }
zorro-symbols-leap = { $count ->
    [one] saut
   *[other] { $count } sauts
 }
zorro-symbols-dash = { $count ->
    [one] course
   *[other] { $count } courses
 }
zorro-symbols-grab = { $count ->
    [one] prise
   *[other] { $count } prises
 }
zorro-symbols-thrust = { $count ->
    [one] estoc
   *[other] { $count } estocs
 }
zorro-symbols-taunt = { $count ->
    [one] provocation
   *[other] { $count } provocations
 }
zorro-no-dice = rien
zorro-hero-face = { $symbol } (dé { $location })
zorro-hero-dice = { $count ->
    [one] un dé { $location } ({ $faces })
   *[other] { $count } dés { $location } ({ $faces } sur chacun)
 }
zorro-hero-die = Un dé { $location } : { $faces }
zorro-hero-dice-title = Dés Héros
zorro-location-farm = Ferme
zorro-location-tavern = Taverne
zorro-location-plaza = Place
zorro-location-market = Marché

## Cards

zorro-kind-feat = Prouesses Héroïques
zorro-kind-common = Équipements Communs
zorro-kind-premium = Équipements Rares
zorro-kind-scoundrel = Crapules
zorro-kind-villain = Malfaiteurs
zorro-does-free = symbole gratuit : { $symbol }
zorro-does-reroll = relance les { $symbol }s
zorro-does-extra-roll = { $count ->
    [one] un LANCER de plus
   *[other] { $count } LANCERS de plus
 }
zorro-does-extra-die = { $count ->
    [one] un Dé Zorro de plus
   *[other] { $count } Dés Zorro de plus
 }
zorro-does-wild = { $symbol } pour tout symbole
zorro-does-double = double une fois : { $symbol }
zorro-does-set-die = { $count ->
    [one] tourne un dé
   *[other] tourne { $count } dés
 }
zorro-does-reroll-hero = relance les Dés Héros : { $symbol }
zorro-does-ignore-ability = écarte les capacités
zorro-listed = { $first } ; { $next }
zorro-title = « { $card } »
zorro-card-feat = { $card } ({ $location }) : { $needs }
zorro-card-gear = { $card } ({ $does })
zorro-card-premium = { $card } : { $text }
zorro-card-foe = { $card } ({ $location }) : { $needs }. « { $does } »
zorro-no-gear = rien

## What players type. The first word is the one we show; the others are understood as well.

zorro-typed-travel = aller a
zorro-typed-fight = combattre affronter
zorro-typed-ask = demander solliciter
zorro-typed-accept = accepter
zorro-typed-offer = proposer
zorro-typed-pass = passer
zorro-typed-join = aider
zorro-typed-decline = refuser
zorro-typed-alone = seul
zorro-typed-keep = garder g
zorro-typed-stop = arrêter stop
zorro-typed-waive = renoncer
zorro-typed-reroll = relancer r
zorro-typed-set = tourner
zorro-typed-hand = confier c
zorro-typed-roll = lancer
zorro-typed-take = prendre
zorro-typed-draw = piocher
zorro-typed-discard = abandonner
zorro-typed-none = rien aucun

## What can be done

zorro-action-travel = { $card } ({ $location }) : { $needs }. Dessous : { $gear }
zorro-action-fight = Affronter { $card } ({ $location }) : { $needs }. « { $does } »
zorro-action-ask = Demander de l’aide à { $player }, qui apporte : { $brings }
zorro-action-accept = Accepter l’aide que propose { $player }, qui apporte : { $brings }
zorro-action-offer = Proposer votre aide
zorro-action-pass = Ne pas aider
zorro-action-join = Aider
zorro-action-decline = Ne pas aider
zorro-action-alone = Y aller sans aide
zorro-action-keep = { $count ->
    [0] Ne rien garder et relancer tous les dés
   *[other] Garder { $dice }, et relancer le reste
 }
zorro-action-stop = { $case ->
    [met] Arrêter : les prérequis sont remplis
    [duel] Arrêter et compter les { $symbol }s : { $score } pour l’instant
    [hand] { $later ->
        [true] Pas de dernier LANCER : la tentative s’arrête là
       *[other] Pas de quatrième LANCER : la tentative s’arrête là
     }
    [help] { $later ->
        [true] Finir vos LANCERS : le dernier, celui de l’allié, reste possible
       *[other] Finir vos LANCERS : le quatrième, celui de l’allié, reste possible
     }
   *[short] Abandonner : les prérequis ne sont pas remplis
 }
zorro-action-waive = Laisser l’Équipement de côté, et échouer exprès
zorro-action-reroll = Équipement : relancer { $dice }
zorro-action-set = Équipement : tourner un dé de { $symbol } à { $becomes }
zorro-action-hand = { $later ->
    [true] Dernier LANCER
   *[other] Quatrième LANCER
 } : { $count ->
    [0] { $mine ->
        [true] seulement vos Dés Héros
       *[other] seulement les Dés Héros de l’allié
     }
   *[other] { $mine ->
        [true] vous lancez { $dice }
       *[other] l’allié lance { $dice }
     }
 }
zorro-action-take = Prendre la carte visible : { $card }
zorro-action-draw = Piocher dans le paquet Commun
zorro-action-discard = Abandonner { $card }

## What is asked

zorro-prompt-travel = Où allez-vous ?
zorro-prompt-ask = À qui demandez-vous de l’aide pour { $card } ?
zorro-prompt-answer = { $active } vous demande de l’aide pour { $card }. Acceptez-vous de l’aider ? Une réussite vous vaut aussi un Équipement.
zorro-prompt-offer = { $active } tente { $card }. Proposez-vous votre aide ? Une réussite vaut un Équipement à l’allié.
zorro-prompt-accept = De qui acceptez-vous l’aide pour { $card } ?
zorro-prompt-attempt = { $case ->
    [met] Vous arrêtez-vous, ou relancez-vous ?
    [met-last] C’était votre dernier LANCER, et les prérequis sont remplis. Que faites-vous ?
    [last] C’était votre dernier LANCER. Que faites-vous ?
   *[short] Quels dés gardez-vous ?
 }
zorro-prompt-hand = Les prérequis ne sont pas remplis. { $mine ->
    [true] Quels dés lancez-vous
   *[other] Quels dés confiez-vous
 } { $later ->
    [true] pour le dernier LANCER, celui de l’allié ?
   *[other] pour le quatrième LANCER ?
 }
zorro-prompt-fourth = { $later ->
    [true] C’était le dernier LANCER, celui de l’allié. Que faites-vous ?
   *[other] C’était le quatrième LANCER. Que faites-vous ?
 }
zorro-prompt-take = Quel Équipement prenez-vous ?
zorro-prompt-discard = Trop d’Équipements : quelle carte abandonnez-vous ?
zorro-prompt-over = La partie est finie.

## What happened

zorro-event-starts = { $you ->
    [true] Vous commencez.
   *[other] { $player } commence.
 }
zorro-event-turn = { $you ->
    [true] À vous de jouer.
   *[other] À { $player } de jouer.
 }
zorro-event-gear-shown = Équipement à la place { $place } : { $card } ({ $does }).
zorro-event-feat-shown = Prouesse à la place { $place } : { $card } ({ $location }) : { $needs }.
zorro-event-travel = { $you ->
    [true] Vous allez à la place { $place } : { $card } ({ $location }) : { $needs }.
   *[other] { $player } va à la place { $place } : { $card } ({ $location }) : { $needs }.
 }
zorro-event-asks = { $whom ->
    [you] { $player } demande votre aide.
   *[others] { $you ->
        [true] Vous demandez de l’aide à { $others }.
       *[other] { $player } demande de l’aide à { $others }.
     }
 }
zorro-event-declines = { $you ->
    [true] Vous refusez d’aider.
   *[other] { $player } refuse d’aider.
 }
zorro-event-offers = { $count ->
    [0] Personne ne propose son aide.
   *[other] Aide proposée par { $others }.
 }
zorro-event-joins = { $whom ->
    [you] Vous aidez { $player }.
   *[others] { $you ->
        [true] { $others } vous aide.
       *[other] { $others } aide { $player }.
     }
 }
zorro-event-alone = { $you ->
    [true] Vous y allez sans aide.
   *[other] { $player } y va sans aide.
 }
zorro-event-fights = { $you ->
    [true] Vous affrontez { $card } ({ $location }).
   *[other] { $player } affronte { $card } ({ $location }).
 }
zorro-event-rolls = { $you ->
    [true] Vous lancez : { $dice }.
   *[other] { $player } lance : { $dice }.
 } LANCERS restants : { $left }.
zorro-event-saves = { $you ->
    [true] Vous gardez : { $dice }.
   *[other] { $player } garde : { $dice }.
 }
zorro-event-rerolls = { $you ->
    [true] Vous relancez par un Équipement. À présent : { $dice }.
   *[other] { $player } relance par un Équipement. À présent : { $dice }.
 }
zorro-rerolled = { $you ->
    [true] Vous relancez par un Équipement
   *[other] { $player } relance par un Équipement
 }{ $count ->
    [0] , et les mêmes symboles reviennent.
    [one] : { $lost } fait place à { $gained }.
   *[other] : { $lost } font place à { $gained }.
 } À présent : { $dice }.
zorro-event-set = { $you ->
    [true] Vous tournez un dé de { $symbol } à { $becomes }.
   *[other] { $player } tourne un dé de { $symbol } à { $becomes }.
 }
zorro-stolen = { $card } vole : { $dice }. C’est perdu pour le reste de la tentative.
zorro-event-hands = { $later ->
    [true] Pour le dernier LANCER, celui de l’allié : { $dice }.
   *[other] Pour le quatrième LANCER : { $dice }.
 }
zorro-event-fourth-roll = { $you ->
    [true] Vous effectuez
   *[other] { $player } effectue
 } { $later ->
    [true] le dernier LANCER, celui de l’allié. À présent : { $dice }.
   *[other] le quatrième LANCER. À présent : { $dice }.
 }
zorro-event-waives = { $you ->
    [true] Vous laissez l’Équipement de côté.
   *[other] { $player } laisse l’Équipement de côté.
 }
zorro-event-fails = { $you ->
    [true] Vous échouez.
   *[other] { $player } échoue.
 }
zorro-event-succeeds = { $you ->
    [true] Réussite : vous remplissez les prérequis !
   *[other] Réussite : { $player } remplit les prérequis !
 }
zorro-event-takes-feat = { $you ->
    [true] Vous gagnez la Prouesse { $card } ({ $location }).
   *[other] { $player } gagne la Prouesse { $card } ({ $location }).
 }
zorro-event-takes-hero-die = { $you ->
    [true] Vous gagnez un Dé Héros ({ $location } : { $hero }).
   *[other] { $player } gagne un Dé Héros ({ $location } : { $hero }).
 }
zorro-event-takes-gear = { $you ->
    [true] Vous prenez { $card } ({ $does }).
   *[other] { $player } prend { $card } ({ $does }).
 }
zorro-event-draws-gear = { $you ->
    [true] Vous piochez { $card } ({ $does }).
   *[other] { $player } pioche { $card } ({ $does }).
 }
zorro-event-draws-premium = { $you ->
    [true] Votre récompense, un Équipement Rare : { $card } ({ $does }).
   *[other] { $player } reçoit en récompense un Équipement Rare : { $card } ({ $does }).
 }
zorro-event-deck-empty = { $you ->
    [true] Le paquet est vide : pas de carte pour vous.
   *[other] Le paquet est vide : pas de carte pour { $player }.
 }
zorro-event-gear-under-deck = { $card } va sous le paquet.
zorro-event-last-feat = C’était la dernière Prouesse du paquet.
zorro-event-discards = { $you ->
    [true] Vous abandonnez { $card }.
   *[other] { $player } abandonne { $card }.
 }
zorro-event-scoundrel-out = Une Crapule apparaît ({ $location }) : { $card } ! Prérequis : { $needs }. « { $does } »
zorro-event-beats = { $you ->
    [true] Vous avez battu { $card }.
   *[other] { $player } a battu { $card }.
 }
zorro-event-scoundrel-leaves = { $card } s’en va.
zorro-event-villain-out = Un Malfaiteur apparaît ({ $location }) : { $card } ! Prérequis : { $needs }. « { $does } » Le Combat Final commence : une tentative chacun.
zorro-event-stands = { $you ->
    [true] Vous avez battu { $card } : votre jeton est debout.
   *[other] { $player } a battu { $card } : son jeton est debout.
 }
zorro-event-falls = { $you ->
    [true] { $card } l’emporte sur vous : votre jeton est couché.
   *[other] { $card } a battu { $player } : son jeton est couché.
 }
zorro-event-duel = Un duel : { $others }. On compte les { $symbol }s ; le plus grand total gagne.
zorro-duel-again = { $gone ->
    [0] Égalité : une autre manche. Toujours en duel : { $others }.
   *[other] Une autre manche. Toujours en duel : { $others }. Hors du duel : { $out }.
 }
zorro-event-duel-turn = { $you ->
    [true] Votre duel : réunissez des { $symbol }s, le plus possible.
   *[other] { $player } se bat en duel.
 }
zorro-event-duel-score = { $you ->
    [true] Vous marquez { $count }.
   *[other] { $player } marque { $count }.
 }
zorro-event-wins = { $you ->
    [true] Vous gagnez : vous voilà le nouveau Zorro !
   *[other] { $player } gagne : voilà le nouveau Zorro !
 }
zorro-event-wins-mask = { $you ->
    [true] Vous gagnez et mettez le masque : vous voilà le nouveau Zorro !
   *[other] { $player } gagne et met le masque : voilà le nouveau Zorro !
 }
zorro-event-undo = { $you ->
    [true] Vous annulez : { $action }.
   *[other] { $player } annule : { $action }.
 }

## How it ended

zorro-won-battle = Une seule victoire au Combat Final : { $player }.
zorro-won-duel = Victoire au duel : { $player }.

## Why something is refused

zorro-no-feat-there = Il n’y a pas de Prouesse à la place { $place }.
zorro-no-scoundrel-there = Il n’y a pas de Crapule ici : { $location }.
zorro-cannot-ask = Impossible de demander de l’aide à { $seat }.
zorro-did-not-offer = { $seat } n’a pas proposé son aide.
zorro-nothing-to-waive = Aucun Équipement n’est ici nécessaire pour remplir les prérequis.
zorro-help-is-asked = Dans l’édition française, l’aide ne se propose pas : elle se demande, par qui joue son tour.
zorro-help-is-offered = Dans cette édition, l’aide ne se demande pas : les autres la proposent.
zorro-scoundrel-in-turn = Dans cette édition, une Crapule ne se choisit pas : tous l’affrontent dès qu’elle apparaît.
zorro-alone-here = Personne ne peut aider ici : Crapules, Malfaiteurs et duels s’affrontent sans aide.
zorro-target-is-fixed = La cible est choisie et ne change plus.
zorro-last-roll = Après le LANCER de l’allié, il n’y en a plus.
zorro-not-now = « { $action } » n’est pas possible maintenant.
zorro-discard-premium = { $card } peut rester : de deux Équipements Rares, l’un doit partir.
zorro-not-your-card = { $card } n’est pas à vous.
zorro-no-set-left = Il ne vous reste pas d’Équipement qui tourne un dé.
zorro-no-such-die = Aucun Dé Zorro ne montre { $symbol }.
zorro-no-hero-reroll = Vous n’avez pas d’Équipement qui relance ces Dés Héros.
zorro-no-reroll-card = Vous n’avez pas d’Équipement qui relance { $symbol }.
zorro-too-few-dice = Trop peu de Dés Zorro montrent { $symbol } : il y en a { $count }.
zorro-dice-not-there = Ces dés ne sont pas là.
zorro-which-dice-attempt = Quels dés ? Nommez-les, par exemple « { $numbers } », ou tapez « { $none } » pour les relancer tous.
zorro-which-dice-hand = Quels dés ? Nommez-les, par exemple « { $numbers } », ou tapez « { $none } » pour les seuls Dés Héros de l’allié.
zorro-hand-more = Avec ces dés, rien ne serait lancé : confiez-en plus.
zorro-no-roll-left = Il ne reste pas de LANCER.
zorro-nothing-to-roll = Tous les dés seraient gardés, aucun relancé : arrêtez, ou gardez-en moins.
zorro-ability-forbids-scoundrel = La Crapule ({ $location }) ne vous laisse pas garder ces dés.
zorro-ability-forbids-villain = Le Malfaiteur ({ $location }) ne vous laisse pas garder ces dés.
