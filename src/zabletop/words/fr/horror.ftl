### Ze Horror Attack at the table. $you is "true" where the person in front of the screen is meant.
### The words are those of the French box: paquet, pioche, défausse, aire, faction, soleil, crâne. « Chez » spares us « de Ana ».

## The game and its rules

horror-name = Ze Horror Attack
horror-mode-basic = règles de base
horror-mode-expert = règles expertes
horror-mode-told-basic = une pioche pour tous, une faction secrète chacun
horror-mode-told-expert = deux joueurs, chacun avec son propre paquet et trois factions entre lesquelles choisir à la fin

## Cards and symbols

horror-kind-hero = héros
horror-kind-monster = monstre
horror-kind-neutral = neutre
horror-kinds-hero = Héros
horror-kinds-monster = Monstres
horror-kinds-neutral = Neutres
horror-side-hero = héros
horror-side-monster = monstres
horror-suns = { $count ->
    [one] { $count } soleil
   *[other] { $count } soleils
 }
horror-skulls = { $count ->
    [one] { $count } crâne
   *[other] { $count } crânes
 }
horror-no-symbols = aucun symbole
horror-card = { $card } ({ $symbols })
horror-card-drawn = { $card } { $symbols }
horror-card-copies = { $card } ×{ $copies }
horror-card-told = { $card } ({ $kind }, { $symbols }) : « { $text } »
horror-tag-elusive = Insaisissable
horror-tag-undead = Mort-vivant
horror-tag-listed = { $tag } : un mot que nomment les textes d’autres cartes. Les cartes qui le portent : { $cards }.
horror-tag-elusive-told = { $tag } : aucun texte d’une autre carte ne peut ramener une carte qui porte ce mot dans une main ni dans une pioche. Les cartes qui le portent : { $cards }.
horror-faction-explained = Faction { $faction } ({ $side }) : 2 points de plus avec { $first } ou { $second }.
horror-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
horror-no-cards = rien
horror-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
 }

## Whose area. $whose: "you", the player's "own" who does something, or another's

horror-from = { $whose ->
    [you] de votre aire
    [own] de sa propre aire
   *[other] de chez { $player }
 }
horror-into = { $whose ->
    [you] dans votre aire
    [own] dans sa propre aire
   *[other] chez { $player }
 }

## Whose draw pile: with the expert rules each has one

horror-whose-pile = { $whose ->
    [all] la pioche
    [you] votre pioche
    [own] sa propre pioche
   *[other] la pioche chez { $player }
 }

## What players type. The first word is the one we show; the others are understood as well.

horror-typed-draw = piocher p
horror-typed-keep = garder g
horror-typed-redraw = repiocher changer
horror-typed-stop = arrêter stop non
horror-typed-top = dessus
horror-typed-bottom = dessous
horror-typed-player = joueur
horror-typed-faction = faction
horror-typed-play = jouer j
horror-typed-hand = main m
horror-typed-dig = défausse fouiller
horror-typed-target = viser cible v

## Steps of a match, as one says when they are

horror-step-opening = avant le premier tour
horror-step-turn = au début d’un tour
horror-step-landing = tant qu’on demande où va la carte
horror-step-player = tant qu’il faut choisir un joueur
horror-step-choice = tant que le texte d’une carte s’applique
horror-step-second = tant qu’on demande où va la carte
horror-step-faction = au moment de choisir les factions
horror-step-over = après la fin

## What can be done

horror-action-draw = { $case ->
    [ends] Piocher la dernière carte : la partie finit aussitôt
    [last] Piocher la dernière carte de votre paquet
   *[other] Piocher une carte
 }
horror-action-keep = Garder cette main
horror-action-redraw = L’échanger contre trois nouvelles cartes, à garder
horror-action-play = Jouer { $card }
horror-action-copies = { $action } (vous en avez { $count })
horror-action-stop = { $begun ->
    [true] C’est assez : s’arrêter là
   *[other] Non : y renoncer
 }
horror-action-top = Laisser { $card } sur la pioche
horror-action-bottom = Placer { $card } tout au-dessous
horror-action-player = { $player } : { $symbols } ; main : { $hand }
horror-action-faction = { $faction } ({ $side }) : { $points }
horror-action-target-discard = Défausser { $card } { $from }
horror-action-target-steal = Prendre { $card } { $from } dans votre aire
horror-action-target-give = Donner { $card } { $from }
horror-action-target-move = Déplacer { $card } { $from }
horror-action-target-swap = Échanger { $card } { $from }
horror-action-target-swap-second = Prendre { $card } { $from }
horror-action-target-recall = Renvoyer { $card } { $from } dans la main de ce joueur
horror-action-target-recall-mine = Reprendre { $card } de votre aire dans votre main
horror-action-target-bury = Placer { $card } { $from } sous { $pile }
horror-action-target-lift = Placer { $card } { $from } sur { $pile }
horror-action-target-imitate = Reprendre le texte : { $card }
horror-action-hand-drop = Défausser { $card }
horror-action-dig-raise = Placer { $card } dans votre aire
horror-action-dig-fetch = Prendre { $card }

## What is asked

horror-prompt-opening = Gardez-vous votre main ?
horror-prompt-turn = Que faites-vous ?
horror-prompt-landing = Chez qui jouez-vous { $card } ?
horror-prompt-player = Quel joueur choisissez-vous pour { $card } ?
horror-prompt-faction = Laquelle de vos factions compte ?
horror-prompt-over = La partie est finie.
horror-prompt-discard = Quelle carte défaussez-vous ?
horror-prompt-drop = Quelle carte de votre main défaussez-vous ?
horror-prompt-draw = Piochez-vous une carte ?
horror-prompt-steal = Quelle carte prenez-vous dans votre aire ?
horror-prompt-give = Quelle carte donnez-vous ?
horror-prompt-give-second = Dans quelle aire va { $picked } ?
horror-prompt-move = Quelle carte déplacez-vous ?
horror-prompt-move-second = Dans quelle aire va { $picked } ?
horror-prompt-swap = Laquelle de vos cartes échangez-vous ?
horror-prompt-swap-second = Quelle carte prenez-vous contre { $picked } ?
horror-prompt-recall = Quelle carte retourne dans une main ?
horror-prompt-raise = Quelle carte de la défausse placez-vous dans votre aire ?
horror-prompt-fetch = Quelle carte de la défausse prenez-vous en main ?
horror-prompt-rob = À qui prenez-vous une carte au hasard ?
horror-prompt-spy = Quelle main regardez-vous ?
horror-prompt-scry = La première carte de { $pile } est { $seen } Où va-t-elle ?
horror-prompt-bury = Quelle carte retourne à la pioche ?
horror-prompt-again = Quelle autre carte jouez-vous ?
horror-prompt-imitate = Quel texte appliquez-vous ?
horror-prompt-trade = Avec qui échangez-vous votre main ?
horror-prompt-times = { $may ->
    [true] { $prompt } (jusqu’à { $left })
   *[other] { $prompt } (encore { $left })
 }

## What happened

horror-event-starts = { $you ->
    [true] Vous commencez.
   *[other] { $player } commence.
 }
horror-event-faction = { $you ->
    [true] { $count ->
        [one] Votre faction secrète : { $factions }.
       *[other] Vos factions secrètes : { $factions }.
     }
   *[other] { $count ->
        [one] La faction secrète chez { $player } : { $factions }.
       *[other] Les factions secrètes chez { $player } : { $factions }.
     }
 }
horror-event-turned-up = La défausse commence par { $card }.
horror-event-dealt = { $you ->
    [true] Vous recevez { $cards }.
   *[other] { $player } reçoit { $cards }.
 }
horror-event-keeps = { $you ->
    [true] Vous gardez votre main.
   *[other] { $player } garde sa première main.
 }
horror-event-redraws = { $you ->
    [true] Vous échangez votre main contre trois nouvelles cartes.
   *[other] { $player } échange sa première main contre trois nouvelles cartes.
 }
horror-event-turn = { $you ->
    [true] À vous de jouer.
   *[other] À { $player } de jouer.
 }
horror-event-plays = { $you ->
    [true] Vous jouez { $shown }.
   *[other] { $player } joue { $whole }
 }
horror-event-lands = { $card } va { $into }.
horror-event-cannot = { $lines ->
    [1] L’effet de la carte { $card } ne peut pas être appliqué : il ne se passe rien.
   *[other] Une partie de l’effet de la carte { $card } ne peut pas être appliquée et ne compte pas.
 }
horror-event-full-hand = { $you ->
    [true] Votre main est pleine : vous ne prenez pas d’autre carte.
   *[other] Main pleine pour { $player } : pas d’autre carte.
 }
horror-event-discards = { $you ->
    [true] Vous défaussez { $card } { $from }.
   *[other] { $player } défausse { $card } { $from }.
 }
horror-event-drops = { $you ->
    [true] Vous défaussez { $card } de votre main.
   *[other] { $player } défausse { $card } de sa main.
 }
horror-event-draws = { $known ->
    [true] { $you ->
        [true] Vous piochez { $whole }
       *[other] { $player } pioche { $whole }
     }
   *[other] { $you ->
        [true] Vous piochez une carte.
       *[other] { $player } pioche une carte.
     }
 }
horror-event-steals = { $you ->
    [true] Vous prenez { $card } { $from } { $into }.
   *[other] { $player } prend { $card } { $from } { $into }.
 }
horror-event-moves = { $you ->
    [true] Vous déplacez { $card } { $from } { $into }.
   *[other] { $player } déplace { $card } { $from } { $into }.
 }
horror-event-recalls = { $case ->
    [own] { $you ->
        [true] Vous reprenez { $card } de votre aire dans votre main.
       *[other] { $player } reprend { $card } de son aire dans sa main.
     }
    [yours] { $player } renvoie { $card } de votre aire dans votre main.
   *[other] { $you ->
        [true] Vous renvoyez { $card } { $from } dans la main de ce joueur.
       *[other] { $player } renvoie { $card } { $from } dans la main de ce joueur.
     }
 }
horror-event-raises = { $you ->
    [true] Vous placez { $card } de la défausse dans votre aire.
   *[other] { $player } place { $card } de la défausse dans son aire.
 }
horror-event-fetches = { $you ->
    [true] Vous prenez { $card } de la défausse dans votre main.
   *[other] { $player } prend { $card } de la défausse dans sa main.
 }
horror-event-robs = { $whom ->
    [you] { $known ->
        [true] { $player } vous prend au hasard { $card } de votre main.
       *[other] { $player } vous prend au hasard une carte de votre main.
     }
   *[other] { $you ->
        [true] { $known ->
            [true] Vous prenez au hasard { $card } à { $of }.
           *[other] Vous prenez au hasard une carte à { $of }.
         }
       *[other] { $known ->
            [true] { $player } prend au hasard { $card } à { $of }.
           *[other] { $player } prend au hasard une carte à { $of }.
         }
     }
 }
horror-event-spies = { $whom ->
    [you] { $player } regarde votre main.
   *[other] { $you ->
        [true] Vous regardez ce que { $of } a en main : { $cards }.
       *[other] { $known ->
            [true] { $player } regarde ce que { $of } a en main : { $cards }.
           *[other] { $player } regarde ce que { $of } a en main.
         }
     }
 }
horror-event-trades = { $whom ->
    [you] { $player } échange sa main avec vous.
   *[other] { $you ->
        [true] Vous échangez votre main avec { $of }.
       *[other] { $player } échange sa main avec { $of }.
     }
 }
horror-event-receives = { $you ->
    [true] Vous obtenez { $cards }.
   *[other] { $player } obtient { $cards }.
 }
horror-event-imitates = { $you ->
    [true] Vous reprenez le texte d’une autre carte, { $card } : « { $text } »
   *[other] { $player } reprend le texte d’une autre carte, { $card } : « { $text } »
 }
horror-event-looks = { $known ->
    [true] { $you ->
        [true] Vous regardez la première carte de { $pile } : { $card }.
       *[other] { $player } regarde la première carte de { $pile } : { $card }.
     }
   *[other] { $player } regarde la première carte de { $pile }.
 }
horror-event-leaves-top = { $you ->
    [true] Vous laissez en place la première carte de { $pile }.
   *[other] { $player } laisse en place la première carte de { $pile }.
 }
horror-event-buries-top = { $you ->
    [true] Vous placez la première carte de { $pile } tout au-dessous.
   *[other] { $player } place la première carte de { $pile } tout au-dessous.
 }
horror-event-buries = { $you ->
    [true] Vous placez { $card } { $from } sous { $pile }.
   *[other] { $player } place { $card } { $from } sous { $pile }.
 }
horror-event-lifts = { $you ->
    [true] Vous placez { $card } { $from } sur { $pile }.
   *[other] { $player } place { $card } { $from } sur { $pile }.
 }
horror-event-last-card = { $expert ->
    [true] { $you ->
        [true] C’était la dernière carte de votre pioche : la fin approche.
       *[other] Plus rien à piocher pour { $player } : la fin approche.
     }
   *[other] C’était la dernière carte de la pioche : la partie est finie.
 }
horror-event-last-turn-over = C’était le dernier tour. Chacun choisit la faction qui compte.
horror-event-hand = { $you ->
    [true] Vous défaussez votre main, qui ne compte pas : { $cards }.
   *[other] { $player } défausse sa main, qui ne compte pas : { $cards }.
 }
horror-event-score = { $you ->
    [true] Vous étiez de la faction { $faction } ({ $side })
   *[other] { $player } était de la faction { $faction } ({ $side })
 } : { $counted } = { $points }.
horror-event-undo = { $you ->
    [true] Vous annulez : { $action }.
   *[other] { $player } annule : { $action }.
 }
horror-undo-secret = { $you ->
    [true] Vous annulez une décision secrète.
   *[other] { $player } annule une décision secrète.
 }

## What was done and is taken back

horror-deed = { $verb ->
    [draw] piocher une carte
    [keep] garder la première main
    [redraw] renoncer à la première main
    [stop] en rester là
    [top] laisser la première carte en place
    [bottom] placer la première carte tout au-dessous
    [play] jouer { $card }
    [player] choisir { $chosen }
    [target] choisir { $card } { $from }
    [hand] choisir { $card } de la main
    [dig] choisir { $card } de la défausse
   *[faction] choisir { $card }
 }

## How it ended: a hero player counts suns for and skulls against, a monster player the reverse

horror-counted-card = { $card } { $worth }
horror-counted-copies = { $copies } × { $card } { $worth }
horror-counted-bonus = { $worth } pour { $card } (faction)
horror-counted-nothing = une aire vide
horror-won = { $you ->
    [true] Vous gagnez avec { $points } !
   *[other] { $player } gagne avec { $points } !
 }
horror-won-tie = { $you ->
    [true] Égalité en tête ({ $points }) : { $tied }. Votre tour est venu en dernier : vous gagnez !
   *[other] Égalité en tête ({ $points }) : { $tied }. Le dernier tour était pour { $player }, qui gagne !
 }

## Why something is refused

horror-no-pass = Impossible de passer : jouez une carte ou piochez-en une.
horror-not-now = « { $action } » n’est pas possible { $step }.
horror-not-your-faction = { $faction } n’est pas l’une de vos factions.
horror-compulsory = { $card } ne dit pas « vous pouvez » : il faut l’appliquer.
horror-not-there = { $card } doit aller dans l’aire d’un autre joueur.
horror-not-meant = { $card } ne le permet pas maintenant : choisissez dans la liste.
horror-full-hand = Vous avez { $limit } cartes en main et ne pouvez pas en piocher d’autre : jouez-en une.
horror-empty-pile = Votre pioche est vide : jouez une carte.
horror-empty-hand = Vous n’avez pas de carte en main : il faut piocher.
horror-not-in-hand = { $card } n’est pas dans votre main.

## Which decks and lists go together

horror-same-card = La carte « { $card } » du paquet « { $deck } » est aussi dans un autre : des paquets mêlés doivent avoir des id différents pour toutes leurs cartes et factions.
horror-lists-only-expert = Les listes sont pour les règles expertes : ajoutez --mode expert, ou retirez --lists.
horror-deck-twice = Un paquet ne sert qu’une fois : { $decks }.
horror-too-few-decks = { $count ->
    [one] Un paquet suffit pour { $most } joueurs au plus, pas pour { $players } : ajoutez-en un.
   *[other] { $count } paquets suffisent pour { $most } joueurs au plus, pas pour { $players } : ajoutez-en un.
 }
horror-add-decks = { $count ->
    [one] Un paquet est pour { $most } joueurs au plus, et ne va pas à { $players } : ajoutez un paquet, par exemple --decks { $example }.
   *[other] { $count } paquets sont pour { $most } joueurs au plus, et ne vont pas à { $players } : ajoutez un paquet, par exemple --decks { $example }.
 }
horror-unknown-list = Il n’y a pas de paquet appelé « { $list } » pour --lists. Il y a : { $allowed } ; any (l’un d’eux au hasard), built (un paquet construit à l’instant), ou un fichier à vous.
horror-expert-for-two = Les règles expertes se jouent à 2, pas à { $players }.
horror-own-cards = Des cartes à vous se donnent sous la forme { "{" }"decks": [...], "lists": [...]{ "}" }, ou comme un seul paquet.

## What can be wrong with a deck file

horror-no-head = Le fichier doit commencer par [deck], avec un id pour le paquet, fait de minuscules, de chiffres et de traits d’union simples.
horror-faction-count = Factions avec side = "{ $side }" : il y en a { $count }, et il en faut { $expected }.
horror-no-symbol = { $card } : une carte avec kind = "{ $kind }" a besoin de { $symbol } = 1 ou plus.
horror-must-be-last = { $card } : après « { $effect } » commence un autre texte ; ce doit être le dernier de ses effets.
horror-all-or-may = { $card } : « all » ne laisse rien à choisir ; un effet a count = "all" ou may = true, pas les deux.
horror-two-conditions = { $card } : un effet a « if » ou « unless », pas les deux.
horror-bad-condition = { $card } : « { $field } » doit nommer ce dont il dépend, par exemple { "{" } what = "dracula", whose = "any" { "}" }.
horror-unknown-target = { $card }, { $field } : « { $value } » n’est ni un personnage, ni une étiquette, ni un genre de carte de ce paquet.
horror-faction-characters = { $card } : une faction nomme deux personnages différents, par exemple characters = ["dracula", "mummy"].

## What can be wrong with a list for the expert rules

horror-list-no-head = Le fichier doit commencer par [list], avec un id pour la liste, fait de minuscules, de chiffres et de traits d’union simples.
horror-list-no-cards = Il faut au fichier une partie [cards] avec des lignes comme dracula = 1.
horror-list-bad-count = { $card } : « { $value } » n’est pas un nombre d’exemplaires ; écrivez 1 ou plus.
horror-list-unknown-card = { $card } : aucun des paquets n’a de carte avec cet id. « zabletop cards show PAQUET » donne les id.
horror-list-too-many-copies = { $card } : { $count } exemplaires, c’est trop ; son paquet en a { $most }.
horror-list-wrong-total = Il y a { $count } cartes, et il en faut { $expected }.
horror-list-too-few = { $kind ->
    [hero] Il y a { $count } héros, et il en faut au moins { $least }.
   *[monster] Il y a { $count } monstres, et il en faut au moins { $least }.
 }
horror-list-too-many-neutrals = Il y a { $count } cartes neutres, et { $most } au plus sont permises.

## Les paquets pour les règles expertes

horror-deck-task = Tapez « zabletop deck check FICHIER », « zabletop deck build » ou « zabletop deck show NOM » (tout prêts : { $allowed }) ; « { $task } » tout seul ne suffit pas.
horror-deck-fine = { $file } est en ordre : le paquet « { $list } » peut être joué.

## Autres erreurs de paquets, de listes ou de leur nombre

horror-taken-word = { $card } : « { $word } » a déjà un sens dans un fichier de paquet. Choisissez un autre id ou une autre étiquette.
horror-same-as-whom = { $card } : who = "same" demande, plus haut, une ligne qui choisit un joueur, comme { "{" } do = "spy" { "}" }.
horror-self-alone = { $card } : un effet d’une carte sur elle-même (« { $effect } ») ne prend ni count, ni whose, ni who.
horror-too-many-decks = { $count } paquets, c’est trop : { $most } au plus.
horror-list-twice = Deux de vos listes ont l’id « { $lists } » : donnez-en un autre à l’une d’elles.
horror-list-lacks-cards = Le paquet tout prêt « { $list } » demande des cartes que les paquets sur la table n’ont pas. Nommez deux paquets à vous avec --lists, ou d’autres paquets avec --decks.
horror-lists-count = Les règles expertes demandent deux paquets, et en voici { $count } : nommez-en deux avec une virgule. Il y a : { $allowed }.
horror-deck-name = « { $name } » ne peut pas être l’id de votre paquet : il faut des minuscules, des chiffres et des traits d’union simples, et ce ne doit pas être l’un des nôtres.
horror-event-too-long = Cette partie a trop duré : elle s’arrête ici, et les aires comptent telles quelles.
