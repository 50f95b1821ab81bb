### The zabletop command.

cli-version = { $compiled ->
    [true] Zabletop { $version } (compilé)
   *[other] Zabletop { $version } (Python pur)
 }
cli-unexpected = Il s’est passé quelque chose d’imprévu : { $what }. Merci de le signaler ; ZABLETOP_DEBUG=1 montre où c’est arrivé.
cli-interrupted = Interrompu.
cli-no-terminal = Il n’y a pas de clavier ici pour choisir. Tapez par exemple : zabletop play zorro --players 3, ou : zabletop --help

## Files

cli-unreadable = Impossible de lire le fichier { $file } : { $why }.
cli-unwritable = Impossible d’écrire le fichier { $file } : { $why }.
cli-no-folder = Impossible d’écrire le fichier { $file } : ce dossier n’existe pas.
cli-not-over-that = { $file } existe déjà et n’est pas l’enregistrement d’une partie : choisissez un autre nom.
cli-bad-cards = { $count ->
    [one] Il y a une erreur dans le fichier { $file } : « zabletop { $command } { $file } » la montre.
   *[other] Il y a { $count } erreurs dans le fichier { $file } : « zabletop { $command } { $file } » les montre.
 }
cli-why-missing = ce fichier n’existe pas
cli-why-folder = c’est un dossier
cli-why-forbidden = ce n’est pas permis
cli-why-full = le disque est plein
cli-why-name = ce n’est pas un nom de fichier
cli-why-other = le système refuse (erreur { $number })
cli-why-not-text = ce n’est pas du texte
cli-why-line = l’erreur est à la ligne { $line }, colonne { $column }
cli-why-end = il s’arrête trop tôt
cli-why-field = « { $field } » manque ou est faux

## What was typed wrongly

cli-unknown-command = Il n’y a pas de commande « { $command } ». Possibles : { $allowed }.
cli-unknown-option = « { $command } » n’a pas d’option { $option }. Possibles : { $allowed }.
cli-flag-with-value = { $option } ne prend pas de valeur.
cli-no-value = Il faut une valeur après { $option }.
cli-option-twice = { $option } s’y trouve deux fois.
cli-bad-number = « { $value } » ne convient pas à { $option } : il faut un nombre entier de { $least } à { $most }.
cli-only-number = « { $value } » ne convient pas à { $option } : ici, seul { $most } est possible.
cli-word-missing = Il manque quelque chose à « { $command } » : { $usage }.
cli-word-too-many = « { $word } » est de trop : { $usage }.
cli-which-game = Quel jeu ? Tapez par exemple : zabletop play zorro.
cli-seats-count = { $option } nomme { $count } places, mais il y a { $players } joueurs.
cli-names-count = --names contient { $count } noms, mais il y a { $players } places.
cli-names-same = Deux joueurs ne peuvent pas s’appeler « { $name } » : il faut des noms différents.
cli-load-seats = Qui est à quelle place ? Le fichier ne le dit pas : donnez --seats pour ses { $players } joueurs, par exemple --seats { $example }.
cli-load-fixed = { $option } ne va pas avec --load : la partie enregistrée en a décidé.
cli-load-game = Ce fichier contient une partie de { $game }.
cli-unknown-set = Il n’y a pas de cartes appelées « { $set } », ni de fichier de ce nom. Il y a : { $allowed }.
cli-open-unfinished = Cette partie n’est pas finie : ce qui y est caché le reste, et --open ne le montre qu’ensuite.
cli-cards-task = Tapez « zabletop cards check FICHIER » ou « zabletop cards show [SÉRIE] » ; « { $task } » seul n’est ni l’un ni l’autre.

## Help

cli-usage = Usage : { $usage }
cli-help-menu = Des jeux de table dans un terminal ({ $games }) : contre des robots, ou entre amis devant un seul écran. Sans commande, il demande à quoi vous voulez jouer.
cli-help-play = Jouer une partie : des personnes et des robots à n’importe quelles places. Pendant la partie, « aide » donne les commandes et « ? » les règles.
cli-help-replay = Regarder une partie enregistrée, tour par tour. Sans clavier ou sans écran, tout est affiché d’un coup.
cli-help-verify = Prouver chaque dé et chaque carte d’un enregistrement, ou dire ce qui y est faux. Le code de retour est 0 si tout est prouvé, 1 sinon, 2 si rien ne peut être vérifié.
cli-help-odds = Probabilités exactes en jouant parfaitement : de la dernière position d’un enregistrement, ou d’une situation que vous décrivez.
cli-help-simulate = Faire jouer de nombreuses parties à des robots et compter qui gagne.
cli-help-cards = « cards check FICHIER » relit vos propres cartes et nomme chaque erreur. « cards show [SÉRIE] » donne la liste des cartes d’une série ou d’un fichier.
cli-help-deck = Les paquets pour les règles expertes de Ze Horror Attack. « deck check FICHIER » nomme toutes les erreurs du vôtre, « deck build » en construit un qui est permis, « deck show NOM » montre ses cartes.
cli-help-rules = Toutes les règles dans nos mots, ou l’une d’elles.
cli-short-play = jouer une partie
cli-short-replay = regarder une partie enregistrée
cli-short-verify = prouver les dés et les cartes d’un enregistrement
cli-short-odds = probabilités exactes
cli-short-simulate = faire jouer des robots
cli-short-cards = relire ou lister des cartes
cli-short-deck = vérifier ou construire un paquet expert
cli-short-rules = lire les règles
cli-example-play = Exemple : zabletop play zorro --players 4 --edition french --seats human,greedy,greedy,random --names Ana
cli-example-odds = Exemple : zabletop odds --need saut,saut,course,prise --dice saut,saut,charme,provocation,provocation,estoc --rolls-left 2 --gear dagger --helper-gear bullwhip
cli-example-simulate = Exemple : zabletop simulate zorro --games 1000 --bots greedy,random,random
cli-example-deck = Exemple : zabletop deck build --style control > mien.toml
cli-option-lang = en ou fr ; sinon ZABLETOP_LANG ou la langue de votre système
cli-option-plain = ni couleurs ni dessins, pour les lecteurs d’écran
cli-option-help = cette aide
cli-option-version = la version, et si elle est compilée
cli-option-players = le nombre de joueurs
cli-option-seats = qui est à quelle place, avec des virgules : human, ou le nom d’un robot (greedy, random)
cli-option-names = les noms dans l’ordre des places, avec des virgules
cli-option-first = qui commence : une place à partir de 1, ou drawn (tirage au sort)
cli-option-seed = un nombre qui fixe tous les dés et toutes les cartes, pour des essais
cli-option-game = le jeu de ces cartes, là où le fichier ne le montre pas
cli-option-cards = votre propre fichier de cartes
cli-option-load = continuer une partie enregistrée ; dites par --seats qui est à quelle place
cli-option-games = combien de parties
cli-option-bots = un robot par place, avec des virgules, ou un seul pour toutes
cli-option-workers = combien de processus y travaillent
cli-option-open = pour une partie finie : montrer aussi ce qui était caché, comme les cartes que chacun a piochées
cli-option-json = le résultat en JSON
cli-option-style = la façon de jouer du paquet : aggressive, control, swarm ou undying
cli-option-decks = les paquets d’où viennent ses cartes, séparés par des virgules : london, sherlock, mythos
cli-option-name = un identifiant pour le paquet

## The menu

cli-menu-language = Français
cli-menu-which-language = Quelle langue ?
cli-menu-what = Que voulez-vous faire ?
cli-menu-new = Commencer une partie
cli-menu-saved = Continuer une partie enregistrée
cli-menu-which-file = Quelle partie ?
cli-menu-which-game = Quel jeu ?
cli-menu-choice = { $choice } : { $told }
cli-menu-how-many = Combien de joueurs ?
cli-menu-how-many-usual = Un nombre de { $least } à { $most } (Entrée : { $usual } ; q : partir) ?
cli-menu-bad-count = « { $typed } » ne convient pas : tapez un nombre de { $least } à { $most }.
cli-menu-who-sits = Qui est à la place { $seat } sur { $of } ?
cli-menu-person = une personne
cli-menu-bot = robot { $bot }
cli-menu-bot-greedy = robot glouton (greedy) : vise le meilleur coup du moment
cli-menu-bot-random = robot hasard (random) : joue au hasard
cli-menu-name = Nom à la place { $seat } (Entrée : { $usual }) ?
cli-menu-name-taken = Quelqu’un s’appelle déjà « { $name } » : choisissez un autre nom.
cli-menu-usual = Un numéro (Entrée : { $usual } ; q : partir) ?

## Verify

cli-verify-true = { $count ->
    [one] Prouvé : l’unique résultat découle du secret promis, et la partie de ses actions.
   *[other] Prouvé : les { $count } dés et cartes découlent tous du secret promis, et la partie de ses actions.
 }
cli-verify-false = Réfuté : { $why }
cli-verify-cannot = Impossible à vérifier : { $why }
cli-verify-seed = Non prouvé : que personne ne connaissait les dés à l’avance. Cette partie vient de la graine { $seed }, et qui connaît une graine connaît chaque dé et chaque carte.
cli-verify-secret = Non prouvé par ce seul fichier : que le secret a été promis avant le début de la partie. Comparez sa promesse à celle qui avait été montrée alors.
cli-verify-promise = Sa promesse : { $promise }
cli-verify-no-salts = Aucune place n’a ajouté de sel : qui distribuait pouvait connaître les dés à l’avance.

## Odds

cli-odds-nothing = De quoi s’agit-il ? Nommez un enregistrement, ou décrivez une situation avec --need ou --against (zabletop odds --help).
cli-odds-unknown = Personne ne calcule de chances exactes pour { $game } : rien n’est montré.
cli-odds-both = { $option } décrit une situation, et un enregistrement en a déjà une : donnez l’un ou l’autre.

## Simulate

cli-simulating = Parties
cli-simulated = { $games ->
    [one] 1 partie en { $seconds } s ({ $rate } par seconde)
   *[other] { $games } parties en { $seconds } s ({ $rate } par seconde)
 }
cli-simulated-seat = Place { $seat }, { $bot } : gagne { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (intervalle à 95 % : de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
cli-simulated-means = Une partie a { $turns } tours et { $decisions } décisions en moyenne ({ $rate } décisions par seconde).

## Cards

cli-cards-fine = { $file } est en ordre : la série de cartes « { $set } » est jouable.
cli-cards-usual = Voici les cartes de « { $set } ». Suivi d’un nom, « zabletop cards show » en montre d’autres : { $allowed }, ou un fichier.
cli-cards-other = { $file } ne contient pas des cartes, mais une liste de cartes : c’est « zabletop { $command } { $file } » qui la relit.
cli-cards-other-fine = { $file } est en ordre.
cli-card = { $id } : { $card }

## Words that follow a command

cli-word-game = JEU
cli-word-file = FICHIER
cli-word-task = TÂCHE
cli-word-set = SÉRIE
cli-word-rule = RÈGLE
