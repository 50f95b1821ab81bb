### Playing and watching in a terminal.

## Who is who

terminal-you = Vous
terminal-you-object = vous
terminal-person = Joueur { $number }
terminal-bot = Robot { $number } ({ $bot })
terminal-bot-greedy = glouton
terminal-bot-random = hasard

## A match

terminal-welcome = { $game } : { $edition }
terminal-how-to = Choisissez par numéro, ou tapez ce que vous voulez faire. « ? » donne les règles, « { $help } » tout le reste.
terminal-prompt-named = { $player } : { $prompt }
terminal-pass-keyboard = Une décision secrète : passez le clavier à { $player }, puis Entrée.
terminal-refused = { $why } (Règle { $rule } : tapez « ? { $rule } » pour la lire.)
terminal-empty = Rien n’a été tapé, et rien ne s’est passé. Tapez un numéro de la liste.
terminal-bad-number = Il n’y a pas de choix { $number } : la liste va de 1 à { $last }.
terminal-not-understood = « { $typed } » ne veut rien dire ici. Tapez un numéro de la liste, ou « { $help } ».
terminal-dice-hint = Ou nommez les dés : « { $example } », « { $numbers } ». Probabilités : « { $odds } ».
terminal-other-hint = Ou autre chose, par exemple « { $example } ». Probabilités : « { $odds } ».
terminal-after = Entrée pour partir ; « { $save } » garde l’enregistrement de la partie, « { $quit } » part aussi.
terminal-saved = Enregistré dans { $file }.
terminal-promise = La promesse que tiennent tous les dés et toutes les cartes (à comparer après la partie, avec « zabletop verify ») : { $promise }
terminal-go-on = Pour continuer : { $command }
terminal-undo-agreed = Si toute la table est d’accord : « { $command } ! » revient à la dernière décision d’une personne. Les dés qui tombent ensuite sont nouveaux.

## Commands. The first word is the one we show; the others are understood as well.

terminal-command-help = aide
terminal-command-odds = chances probabilités
terminal-command-undo = annuler
terminal-command-save = sauver enregistrer
terminal-command-table = table voir
terminal-command-log = journal
terminal-command-quit = quitter partir

## Help

terminal-help-1 = Tapez le numéro d’un choix puis Entrée. Une ligne vide ne fait rien.
terminal-help-2 = Ou tapez ce que vous faites : « aller 2 », « garder saut saut », « g 1 3 4 » (les dés par leurs numéros), « arrêter », « relancer course », « confier saut course ». Un Dé Héros se nomme par son lieu et son symbole : « garder ferme-prise ».
terminal-help-3 = « ? » donne les règles qui s’appliquent ici, « ? Z12 » cette règle-là.
terminal-help-4 = Ctrl-C enregistre et quitte. Les commandes :
terminal-help-help = { $command } : cette aide
terminal-help-odds = { $command } : les probabilités exactes des meilleurs choix
terminal-help-undo = { $command } : reprendre votre dernière action, si aucun dé n’a été lancé ni carte piochée depuis
terminal-help-save = { $command } [FICHIER] : écrire l’enregistrement de la partie dans un fichier
terminal-help-table = { $command } : montrer toute la table
terminal-help-log = { $command } : tout ce qui s’est passé
terminal-help-quit = { $command } : enregistrer et partir

## The table

terminal-table = La table : { $edition }, tour { $turn }, joueur actif : { $player }
terminal-table-place = { $feat }. Dessous : { $gear }
terminal-table-empty = (vide)
terminal-table-scoundrel = Crapule présente : { $card }
terminal-table-decks = Cartes dans les paquets : { $feats } Prouesses, { $commons } Communs, { $premiums } Rares.
terminal-player = { $player } : { $has }
terminal-has-feats = { $count ->
    [one] 1 Prouesse ({ $where })
   *[other] { $count } Prouesses ({ $where })
 }
terminal-has-heroes = Dés Héros : { $heroes }
terminal-has-gear = Équipement : { $gear }
terminal-has-token = { $stands ->
    [true] victoire sur le Malfaiteur
   *[other] défaite contre le Malfaiteur
 }
terminal-has-score = total au duel : { $score }
terminal-has-nothing = rien pour l’instant

## An attempt

terminal-target = { $card } demande : { $needs }.
terminal-target-duel = Duel, manche { $round }. On compte le symbole { $symbol }.
terminal-duel-counts = Totaux jusqu’ici : { $counts }.
terminal-ability = Capacité : « { $text } »
terminal-dice = Dés : { $dice }.
terminal-die = { $number } { $die }
terminal-helper-dice = Dés Héros de l’allié : { $dice }.
terminal-met = Les prérequis sont remplis.
terminal-missing = Il manque : { $symbols }.
terminal-missing-some = { $count ->
    [one] Il manque un symbole, parmi : { $symbols }.
   *[other] Il manque { $count } symboles, parmi : { $symbols }.
 }
terminal-kit = Équipement en jeu : { $gear }.
terminal-rolls-left = { $count ->
    [one] Il reste 1 LANCER.
   *[other] Il reste { $count } LANCERS.
 }

## Chances

terminal-odds-target = Probabilité de réussir sans aide, en jouant parfaitement :
terminal-odds-duel = Probabilité de gagner le duel après chaque choix, si tous jouent parfaitement :
terminal-odds-attempt = Probabilité de réussir après chaque choix, en jouant parfaitement :
terminal-odds-line = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } : { $action }
terminal-odds-more = { $count ->
    [one] 1 autre choix ne vaut pas mieux.
   *[other] { $count } autres choix ne valent pas mieux.
 }
terminal-no-odds = Il n’y a ici aucune probabilité de réussite à calculer.

## Rules

terminal-rule = { $rule } { $title }
terminal-unknown-rule = Il n’y a pas de règle « { $rule } » : il y a Z1 à Z35, et nos arbitrages ZR1 à ZR19.

## Watching a record

terminal-watch = { $game } : { $edition }, { $players } joueurs
terminal-watch-how = Entrée : le tour suivant ; e : l’événement suivant ; b : un tour en arrière ; un nombre : aller à ce tour ; q : partir.
terminal-watch-prompt = [tour { $turn } sur { $turns }]
terminal-watch-anyway = Impossible de la rejouer ici, mais on peut regarder ce qui a été noté :
terminal-watch-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
terminal-bad-turn = Il n’y a pas de tour { $turn } : ils vont de 1 à { $last }.
