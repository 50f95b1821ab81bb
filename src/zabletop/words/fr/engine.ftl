### What the table itself has to say: choices that do not exist, actions that are refused, records that are wrong.

## Choices

engine-unknown-game = Il n’y a pas de jeu appelé « { $game } ». Sur la table : { $allowed }.
engine-unknown-option = { $game } n’a pas d’option « { $option } ». Options connues : { $allowed }.
engine-bad-choice = « { $value } » n’est pas un choix possible pour { $option }. Possibles : { $allowed }.
engine-bad-players = { $game } se joue de { $least } à { $most } ; impossible à { $players }.
engine-bad-seat = Il n’y a pas de place { $seat } à cette table : la dernière est la { $last }.
engine-bad-games = Impossible de jouer { $games } partie : il en faut au moins une.
engine-unknown-bot = Il n’y a pas de robot appelé « { $bot } ». Possibles : { $allowed }.
engine-no-greedy = Le robot « greedy » ne connaît pas { $game }.
engine-bad-secret = Un secret compte { $expected } octets, et celui-ci en a { $bytes }.
engine-seed-and-secret = Une partie a une graine ou un secret, pas les deux.

## Actions

engine-unknown-notation = « { $notation } » ne correspond à rien que l’on puisse faire dans ce jeu.
engine-match-over = La partie est finie.
engine-not-your-decision = Ce n’est pas à { $seat } de décider maintenant.
engine-nothing-to-undo = Il n’y a rien à annuler.
engine-undo-not-yours = La dernière action est celle de quelqu’un d’autre : vous ne pouvez pas l’annuler.
engine-undo-crossed = Impossible d’annuler : des dés ou des cartes sont tombés, ou une carte a été montrée, ou d’autres ont décidé avec vous.

## Sights

engine-sight-not-json = Ceci est abîmé, ou n’est pas la vue d’une partie.
engine-sight-other-game = Cette vue est celle de « { $found } », que { $game } ne peut pas lire.
engine-sight-bad-field = Cette vue est abîmée : { $why }.

## Chance

engine-no-chance = Ce donneur n’a ni dés ni cartes.
engine-script-ended = La liste des résultats est épuisée : il manque le résultat { $place }.
engine-script-mismatch = Le résultat { $place } de la liste, « { $outcome } », ne correspond pas à ce qui est lancé ou pioché.
engine-missing-method = Ce jeu ne dit pas comment faire « { $method } ».

## Records

record-not-json = Ce fichier est abîmé, ou n’est pas un enregistrement de Zabletop.
record-not-a-record = Ce fichier n’est pas l’enregistrement d’une partie.
record-unknown-game = Cet enregistrement est celui d’un jeu qui n’est pas sur cette table : { $game }.
record-other-version = Cet enregistrement est au format { $version } ; ce programme lit le format { $known }.
record-bad-field = Cet enregistrement est abîmé : { $why }.
record-altered = Cet enregistrement a été modifié après coup : son sceau ne correspond pas à son contenu.
record-bad-secret = Le secret de cet enregistrement est abîmé.
record-broken-promise = Le secret de cet enregistrement n’est pas celui qui avait été promis au départ.
record-wrong-outcome = Le résultat { $number } sur { $of } est faux : le secret et les sels en donnent un autre.
record-other-rules = Cet enregistrement a été joué avec la version { $version } des règles, et ce programme joue la version { $known }.
record-other-cards = Cet enregistrement a été joué avec d’autres cartes ({ $cards }) que celles de ce programme.
record-illegal-entry = L’action { $entry } de cet enregistrement est contraire aux règles : { $why }.
record-tells-otherwise = Ce que raconte cet enregistrement n’est pas ce que donnent ses actions.
