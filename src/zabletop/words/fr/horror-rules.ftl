### The rules of Ze Horror Attack, told to a player. « Vous » is the player whose turn it is, unless the text says otherwise.
### The words are those of the French box: paquet, pioche, défausse, aire de jeu, faction, soleil, crâne.
### One line for each message: a line break would reach the reader. A no-break space stands before : ; ! ? and inside « ».

## The box and the set-up

rule-H1 = La boîte réunit deux paquets, Londres après minuit et Sherlock en enfer. Chacun compte trente personnages et six factions, trois de héros et trois de monstres.
    .title = Les paquets
rule-H2 = Avec un paquet, on joue de deux à quatre. Les deux mêlés en un seul suffisent jusqu’à huit ; d’autres paquets s’ajouteraient de la même façon.
    .title = Combien de joueurs
rule-H3 = Chacun reçoit une faction en secret et ne la montre à personne avant la fin. Celles que personne n’a reçues quittent la partie sans avoir été vues.
    .title = Votre faction secrète
rule-H4 = Mélangez tous les personnages en une pioche et retournez-en la première carte : elle commence la défausse. Chacun prend ensuite trois cartes en main.
    .title = La mise en place
rule-H5 = Avant le premier tour, vous pouvez échanger une fois toute votre main contre trois autres cartes. Celles-là, vous les gardez.
    .title = Une seconde chance
rule-H6 = La personne dont le dernier film d’horreur est le plus récent commence, et la plus jeune s’il y en a plusieurs. On joue ensuite dans le sens des aiguilles d’une montre.
    .title = Qui commence

## A turn

rule-H7 = À votre tour, vous faites l’une de ces deux choses : jouer une carte de votre main, ou prendre la première carte de la pioche.
    .title = Jouer ou piocher
rule-H8 = Une carte jouée reste visible dans votre propre aire, où elle comptera à la fin ; seule la carte elle-même peut l’envoyer ailleurs. Une aire accueille autant de cartes qu’on veut.
    .title = Où va une carte
rule-H9 = Trois cartes en main, pas davantage : tant que vous en avez trois, vous ne piochez pas. Si vous n’en avez aucune, il le faut.
    .title = Trois cartes en main
rule-H10 = Faites tout ce que dit la carte que vous venez de jouer, même ce qui vous nuit. Vous n’avez le choix que là où elle dit « vous pouvez ».
    .title = Suivre la carte
rule-H11 = Si une chose obligatoire est impossible, la carte reste simplement dans votre aire, sans effet.
    .title = Quand une carte ne peut rien
rule-H12 = Une carte défaussée va à la défausse, et tout le monde a le droit de regarder celle-ci.
    .title = La défausse
rule-H13 = Une carte est « en jeu » tant qu’elle se trouve dans une aire, peu importe laquelle. Ce qui est dans la défausse ou dans la pioche est hors d’atteinte.
    .title = Les cartes en jeu

## The cards

rule-H14 = La couleur de son nom dit ce qu’est une carte : orange pour les héros, qui ont des soleils, vert pour les monstres, qui ont des crânes, violet pour les cartes neutres, dont certaines valent des points et d’autres rien. C’est donc la carte qui dit ce qu’elle est, quels que soient ses symboles.
    .title = Héros, monstres, cartes neutres
rule-H15 = Ce qui vise un « héros » ou un « monstre » n’atteint jamais une carte neutre. Ce qui vise une « carte » l’atteint.
    .title = L’abri des cartes neutres
rule-H16 = Londres après minuit n’a aucune carte neutre, et Sherlock en enfer une seule : la Dame en noir.
    .title = Où sont les cartes neutres

## The end

rule-H17 = Dès que quelqu’un prend la dernière carte de la pioche, la partie est finie. Les cartes encore en main sont défaussées et ne valent rien.
    .title = La fin
rule-H18 = Pour un joueur héros, chaque soleil de son aire vaut 1 point et chaque crâne en coûte 1 ; pour un joueur monstre, c’est l’inverse. Comptez tous les symboles de toutes les cartes.
    .title = Le compte des points
rule-H19 = Votre faction nomme deux personnages. L’un d’eux dans votre aire vaut 2 points de plus, et les deux ensemble ne valent pas davantage.
    .title = Les personnages de votre faction
rule-H20 = Le plus haut score gagne. Si plusieurs joueurs le partagent, c’est celui d’entre eux qui a joué son tour en dernier.
    .title = Qui gagne
rule-H21 = Notre arbitrage : les héros ne gagnent pas ensemble, et les monstres non plus. Il y a un seul vainqueur, même si d’autres étaient du même côté.
    .title = Pas d’équipes

## Expert rules, for two players

rule-H22 = Règles expertes : chacun construit un paquet d’exactement trente cartes, prises dans les paquets qu’il veut, sans plus d’exemplaires d’une carte que n’en a son paquet d’origine. Il y faut au moins six héros et six monstres, et au plus six cartes neutres.
    .title = Construire un paquet
rule-H23 = Règles expertes : chacun met deux cartes de son propre paquet à la défausse. Puis chacun prend trois factions des paquets utilisés, les regarde et les garde cachées.
    .title = La mise en place experte
rule-H24 = Règles expertes : vous piochez dans votre propre paquet et nulle part ailleurs. Le reste suit les règles de base.
    .title = Deux pioches
rule-H25 = Règles expertes : quand un paquet a livré sa dernière carte, l’adversaire a encore un tour. Puis chacun choisit l’une de ses trois factions, et compte ses points d’après elle.
    .title = La fin experte
rule-H26 = Chaque personnage a une compétence, lue à voix haute quand on joue sa carte. Une marque dans un coin dit de quel paquet il vient.
    .title = À chacun sa compétence
rule-H27 = La partie finie, chacun retourne sa faction.
    .title = Les factions se montrent

## Where the rulebook is silent

rule-HR1 = Notre arbitrage : une main échangée retourne dans la pioche. Chacun décide en secret, dans n’importe quel ordre.
    .title = Échanger sa première main
rule-HR2 = Notre arbitrage, faute de savoir quels films vous avez vus : le premier joueur est tiré au sort, à moins que l’hôte n’en désigne un.
    .title = Qui commence à cette table
rule-HR3 = Notre arbitrage : aucun effet ne donne plus de trois cartes en main. Au-delà, on ne pioche pas, et une carte à prendre reste où elle est.
    .title = Jamais plus de trois
rule-HR4 = Règles de base, notre arbitrage : si c’est un effet qui fait piocher la dernière carte, la partie s’arrête là, et le reste de l’effet n’a pas lieu.
    .title = Un effet qui finit la partie
rule-HR5 = Notre arbitrage : une carte qu’un effet déplace d’une aire à une autre n’agit pas de nouveau.
    .title = Déplacer n’est pas jouer
rule-HR6 = Règles expertes, notre arbitrage : les deux cartes que chacun met à la défausse sont les deux premières de son paquet mélangé. Il y a une seule défausse pour les deux.
    .title = Une défausse pour deux
rule-HR7 = Notre arbitrage : avec plusieurs paquets, toutes leurs factions sont elles aussi mélangées ensemble.
    .title = Les factions de plusieurs paquets
rule-HR8 = Notre arbitrage : quand tous ont décidé, les nouvelles mains sont piochées dans l’ordre des places, et c’est seulement alors que les anciennes sont remises dans la pioche. La carte qui a commencé la défausse y reste.
    .title = Comment s’échangent les mains
rule-HR9 = Notre arbitrage : une carte jouée a quitté la main et se trouve dans son aire avant que son texte s’applique. Elle compte même si son texte finit la partie.
    .title = D’abord posée, puis appliquée
rule-HR10 = Notre arbitrage : une carte ne peut se viser elle-même, sauf si elle le dit.
    .title = Une carte s’épargne
rule-HR11 = Notre arbitrage : une carte qui fait plusieurs choses les fait l’une après l’autre, dans l’ordre imprimé, et saute ce qui est impossible.
    .title = Plusieurs effets
rule-HR12 = Notre arbitrage : un effet sur plusieurs joueurs va dans le sens des aiguilles d’une montre, à partir de celui dont c’est le tour. C’est lui aussi qui fait les choix que rien ne confie à un autre. Une carte d’une main que nul ne peut voir est prise au hasard ; les cartes d’une main sont posées en ligne, et qui en connaît une voit si elle part.
    .title = Dans quel ordre, et qui choisit
rule-HR13 = Notre arbitrage : personne ne passe son tour. Une main pleine oblige à jouer, si petite que soit la pioche.
    .title = On ne passe pas
rule-HR14 = Règles expertes, notre arbitrage : chacun construit à partir d’une boîte complète à lui. Les factions de tous les paquets utilisés sont mélangées ensemble, et chacun en reçoit trois.
    .title = Une boîte pour chacun
rule-HR15 = Règles expertes, notre arbitrage : vous pouvez échanger votre première main comme dans les règles de base, contre des cartes de votre propre paquet. Les deux défausses de chacun remplacent la carte retournée au début.
    .title = Les premières mains expertes
rule-HR16 = Règles expertes, notre arbitrage : un paquet qui s’épuise pendant le tour de l’adversaire fait de ce tour le dernier. Si les deux s’épuisent, c’est le premier qui compte. Piocher dans un paquet vide ne fait rien.
    .title = Un paquet vide
rule-HR17 = Notre arbitrage : tout le monde peut savoir quelles cartes sont dans les paquets, et quelles factions existent.
    .title = Ce que tous peuvent savoir
