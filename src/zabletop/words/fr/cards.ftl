### What can be wrong with a file of cards.

cards-bad-file = { $count ->
    [one] Il y a une erreur dans le fichier de cartes { $file }.
   *[other] Il y a { $count } erreurs dans le fichier de cartes { $file }.
 }
cards-no-file = Impossible de lire le fichier { $file } : { $why }.
cards-not-toml = Ce n’est pas un fichier TOML : { $why }.
cards-not-a-list = « { $kind } » doit être une liste de cartes, chacune commençant par [[{ $kind }]].
cards-wrong-count = { $kind } : il y a { $count } cartes, et il en faut { $expected }.
cards-unknown-table = Un fichier de cartes n’a pas de partie « { $table } ».
cards-no-head = Le fichier doit commencer par [set], avec un id pour la série.
cards-name-taken = L’id « { $name } » est celui d’une série intégrée : donnez-en un autre à la vôtre.
cards-no-locations = Il faut au fichier une partie [locations], avec le symbole des Dés Héros de { $allowed }.
cards-missing-field = { $card } : « { $field } » manque. Possibles : { $allowed }.
cards-bad-symbol = { $card }, { $field } : « { $value } » n’est pas un symbole qui convient ici. Possibles : { $allowed }.
cards-bad-id = { $card } : une carte a besoin d’un id fait de minuscules, de chiffres et de traits d’union simples.
cards-same-id = { $card } : deux cartes ont cet id.
cards-unknown-field = { $card } : il n’y a pas de champ « { $field } » ici. Possibles : { $allowed }.
cards-bad-location = { $card } : « { $value } » n’est pas un lieu. Possibles : { $allowed }.
cards-no-needs = { $card } : la liste « needs » manque ou est vide.
cards-needs-no-list = { $card } : « needs » doit être une liste de symboles, par exemple ["charm", "leap"].
cards-feat-symbols = { $card } : une Prouesse montre 4 symboles, et il y en a { $count } ici.
cards-too-many-needs = { $card } : { $count } symboles, c’est trop ; 9 au plus.
cards-no-effects = { $card } : la liste « effects » manque, est vide ou n’est pas une liste de { "{" } nom = valeur { "}" }.
cards-common-effect = { $card } : un Équipement Commun a un seul effet, « free » ou « reroll ».
cards-repeated-effect = { $card } : l’effet « { $effect } » s’y trouve trop souvent.
cards-wild-and-double = { $card } : « wild » et « double » ne vont pas ensemble sur une carte.
cards-one-ability = { $card } : il lui faut une capacité et une seule. Possibles : { $allowed }.
cards-unknown-effect = { $card } : il n’y a pas d’effet « { $effect } » ici. Possibles : { $allowed }.
cards-bad-value = { $card }, { $field } : « { $value } » ne convient pas. Possibles : { $allowed }.
cards-no-words = { $card } : son « { $field } » manque dans la langue « { $language } ».
cards-location-count = { $kind } : { $location } a { $count } cartes, et doit en avoir { $expected }.
