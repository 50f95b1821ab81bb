### Playing and watching in a terminal.

## Who is who

terminal-you = Vous
terminal-you-object = vous
terminal-person = Joueur { $number }
terminal-bot = Robot { $number } ({ $bot })
terminal-bot-greedy = glouton
terminal-bot-random = hasard

## A match

terminal-how-to = Choisissez par numéro, ou tapez ce que vous voulez faire. « ? » donne les règles, « { $help } » tout le reste.
terminal-prompt-named = { $player } : { $prompt }
terminal-pass-keyboard = Une décision secrète : passez le clavier à { $player }, puis Entrée.
terminal-seen = Appuyez sur Entrée quand vous avez vu : l’écran sera alors effacé.
terminal-refused = { $why } (Règle { $rule } : tapez « ? { $rule } » pour la lire.)
terminal-empty = Rien n’a été tapé, et rien ne s’est passé. Tapez un numéro de la liste.
terminal-bad-number = Il n’y a pas de choix { $number } : la liste va de 1 à { $last }.
terminal-not-understood = « { $typed } » ne veut rien dire ici. Tapez un numéro de la liste, ou « { $help } ».
terminal-other-hint = Ou autre chose, par exemple « { $example } ».
terminal-after = Entrée pour partir ; « { $save } » garde l’enregistrement de la partie, « { $quit } » part aussi.
terminal-saved = Enregistré dans { $file }.
terminal-promise = La promesse que tiennent tous les dés et toutes les cartes (à comparer après la partie, avec « zabletop verify ») : { $promise }
terminal-go-on = Pour continuer : { $command }
terminal-undo-of = { $whom ->
    [you] Ce que vous avez fait est annulé : { $action }.
   *[other] Ce qu’a fait { $of } est annulé : { $action }.
 }
terminal-undo-of-secret = { $whom ->
    [you] Votre décision secrète est annulée.
   *[other] La décision secrète prise par { $of } est annulée.
 }
terminal-undo-agreed = Si toute la table est d’accord : « { $command } ! » revient à la dernière décision d’une personne. Ce que le hasard donne ensuite est nouveau.

## Commands. The first word is the one we show; the others are understood as well.

terminal-command-help = aide
terminal-command-odds = chances probabilités
terminal-command-undo = annuler
terminal-command-save = sauver enregistrer
terminal-command-table = table voir
terminal-command-log = journal
terminal-command-quit = quitter partir q

## Help

terminal-help-1 = Tapez le numéro d’un choix puis Entrée. Une ligne vide ne fait rien.
terminal-help-2 = « ? » donne les règles qui s’appliquent ici, « ? { $rule } » cette règle-là ; « ? » suivi du nom d’une carte, ou de son début, donne cette carte.
terminal-help-3 = Ctrl-C enregistre et quitte. Les commandes :
terminal-help-help = { $command } : cette aide
terminal-help-odds = { $command } : les probabilités exactes des meilleurs choix
terminal-help-undo = { $command } : reprendre votre dernière action, sauf si des dés ou des cartes sont tombés, si une carte a été montrée, ou si d’autres ont décidé avec vous
terminal-help-save = { $command } [FICHIER] : écrire l’enregistrement de la partie dans un fichier
terminal-help-table = { $command } : montrer toute la table
terminal-help-log = { $command } : tout ce qui s’est passé
terminal-help-quit = { $command } : enregistrer et partir

## Chances

terminal-odds-line = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } : { $action }
terminal-odds-more = { $count ->
    [one] 1 autre choix ne vaut pas mieux.
   *[other] { $count } autres choix ne valent pas mieux.
 }
terminal-no-odds = Il n’y a ici aucune probabilité de réussite à calculer.

## Rules

terminal-rule = { $rule } { $title }
terminal-unknown-rule = Il n’y a pas de règle « { $rule } » : il y a { $known }.
terminal-unknown-asked = Il n’y a pas de règle « { $asked } », ni de carte dont le nom commence ainsi. Les règles : { $known }.
terminal-rule-span = { $first } à { $last }

## Watching a record

terminal-watch = { $title }, { $players } joueurs
terminal-watch-how = Entrée : le tour suivant ; e : l’événement suivant ; b : un tour en arrière ; un nombre : aller à ce tour ; q : partir.
terminal-watch-prompt = [tour { $turn } sur { $turns }]
terminal-watch-anyway = Impossible de la rejouer ici, mais on peut regarder ce qui a été noté :
terminal-watch-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
terminal-bad-turn = Il n’y a pas de tour { $turn } : ils vont de 1 à { $last }.
