### The rules of The Zorro Dice Game, told to a player. « Vous » is the player whose turn it is, unless the text says otherwise.
### The words are those of the French box, except « lieu » (the box has « position ») and « allié » (the player who helps).
### One line for each message: a line break would reach the reader. A no-break space stands before : ; ! ? and inside « ».

## The box

rule-Z1 = Six Dés Zorro, huit Dés Héros (deux par lieu), seize Prouesses Héroïques, vingt-deux Équipements Communs, sept Équipements Rares, et pour chaque lieu une Crapule et un Malfaiteur. Avec six Jetons Héros, on joue de deux à six ; la boîte anglaise de 2019 contient aussi un masque.
    .title = Le contenu de la boîte
rule-Z2 = Prouesses Héroïques, Dés Héros, Crapules et Malfaiteurs sont chacun liés à l’un des quatre lieux, que le livret français nomme « positions » : la Ferme, la Taverne, la Place et le Marché.
    .title = Les quatre lieux
rule-Z3 = Un Dé Zorro porte une fois chacun des six symboles : charme, saut, course, prise, estoc (l’épée) et provocation (le Z). Un Dé Héros porte l’action de son lieu sur quatre faces, un estoc et une provocation sur les deux autres ; la série de cartes dit quelle action va avec quel lieu, et « table » le montre pendant la partie.
    .title = Les faces des dés

## Setting up

rule-Z4 = Au départ, chaque lieu abrite une Crapule, un Malfaiteur et deux Dés Héros.
    .title = La mise en place des lieux
rule-Z5 = Les Équipements Rares, mélangés, forment un paquet face cachée. Mélangez les Équipements Communs et retournez-en quatre, puis mélangez les Prouesses Héroïques et posez-en une, visible, sur chacun d’eux ; les cartes restantes forment les deux autres paquets.
    .title = La mise en place des cartes
rule-Z6 = La personne dont l’exploit est le plus récent reçoit les six Dés Zorro et commence. On tourne ensuite vers la gauche.
    .title = Qui commence

## A turn

rule-Z7 = Au début de votre tour, choisissez l’une des quatre Prouesses Héroïques visibles. Dans l’édition révisée, vous pouvez aussi viser une Crapule déjà apparue.
    .title = Le voyage
rule-Z8 = Pour une Prouesse Héroïque, un autre joueur au plus peut vous aider. Édition française : vous sollicitez le joueur de votre choix. Édition anglaise de 2019 et édition révisée : les autres peuvent se proposer, et vous acceptez l’un d’eux ou partez seul.
    .title = Trouver un allié
rule-Z9 = Contre une Crapule ou un Malfaiteur, comme en duel, ne comptez que sur vous-même : personne ne peut vous aider.
    .title = Seul au combat
rule-Z10 = Lancez les six Dés Zorro et tous vos Dés Héros. Mettez ensuite de côté les dés qui vous plaisent et relancez les autres ; vous avez droit à trois LANCERS au plus, le premier compris.
    .title = Trois LANCERS
rule-Z11 = Pendant vos propres LANCERS, les Équipements de votre allié vous servent en plus des vôtres.
    .title = Les Équipements de l’allié
rule-Z12 = Votre allié peut conclure la tentative par un quatrième LANCER : il peut y joindre ses propres Dés Héros, mais aucun de vos Équipements ne lui sert. Dans l’édition anglaise de 2019 et l’édition révisée, il faut pour cela que vos trois LANCERS n’aient pas suffi, et c’est vous qui décidez si ce LANCER a lieu et quels dés vous confiez.
    .title = Le LANCER de l’allié
rule-Z13 = Si vous ne remplissez pas les prérequis, vous gardez tout ce que vous avez ; votre tour s’arrête là, voilà tout.
    .title = En cas d’échec
rule-Z14 = Quand vous remplissez les prérequis d’une Prouesse Héroïque, trois choses se suivent : (A) la Prouesse est à vous, (B) l’Équipement est distribué, (C) une nouvelle Prouesse, avec un nouvel Équipement Commun dessous, occupe la place libre.
    .title = En cas de réussite
rule-Z15 = Édition française : vous prenez l’Équipement visible ou en piochez un dans le paquet Commun, puis votre allié, utile ou non, a le même choix ; la carte visible que vous laissez tous deux va sous ce paquet. Édition anglaise de 2019 et édition révisée : la carte visible est pour vous, et votre allié, utile ou non, en pioche une.
    .title = Le partage de l’Équipement
rule-Z16 = À la fin de votre tour, chacun récupère son Jeton Héros et les Dés Zorro passent à votre voisin de gauche.
    .title = Au suivant !

## Equipment

rule-Z17 = Vous pouvez détenir trois Équipements, dont un seul Rare. Un quatrième vous oblige à en abandonner un, au choix parmi les quatre ; un second Équipement Rare, à abandonner l’un des deux Rares. La carte abandonnée va sous son propre paquet.
    .title = La limite d’Équipements
rule-Z18 = Un Équipement qui montre un symbole seul vaut un dé de plus, toujours tourné sur ce symbole. Il ne s’use jamais, et deux cartes du même symbole le donnent deux fois.
    .title = Les symboles gratuits
rule-Z19 = Un Équipement à flèche vous laisse relancer les Dés Zorro de votre choix parmi ceux qui montrent son symbole, autant de fois que vous voulez pendant le tour. Les Dés Héros y échappent.
    .title = Les cartes de relance
rule-Z20 = Rien ne vous oblige à utiliser un Équipement. Quand son effet et la capacité de votre adversaire, Crapule ou Malfaiteur, se contredisent, l’effet de l’Équipement s’applique en premier.
    .title = L’Équipement d’abord
rule-Z21 = Si une carte doit venir d’un paquet d’Équipements vide, pour un joueur ou sous une Prouesse Héroïque, on s’en passe.
    .title = Quand un paquet est vide
rule-Z22 = Un Équipement Rare vous donne un pouvoir bien à vous, que personne d’autre n’a à la table.
    .title = L’Équipement Rare

## Hero dice and Scoundrels

rule-Z23 = Votre deuxième Prouesse Héroïque d’un lieu vous vaut l’un de ses Dés Héros jusqu’à la fin de la partie, et la troisième vous en vaut un autre. Vos Dés Héros n’obéissent qu’à vous.
    .title = Gagner des Dés Héros
rule-Z24 = Dès que quelqu’un prend le premier des deux Dés Héros d’un lieu, la Crapule de ce lieu apparaît.
    .title = Une Crapule apparaît
rule-Z25 = Une Crapule en demande plus qu’une Prouesse Héroïque, et sa capacité vous complique la tâche. Si vous la battez, la première carte du paquet Rare est à vous ; si vous échouez, vous ne perdez rien.
    .title = Affronter une Crapule
rule-Z26 = Édition française : en commençant par le joueur suivant, chacun affronte la Crapule une fois, même après une victoire ; puis elle s’en va, et le joueur suivant revient aux Prouesses Héroïques. Édition anglaise de 2019 : de même, mais la première victoire la fait partir. Édition révisée : le tour qui l’a fait apparaître s’achève, et elle attend à côté des Prouesses que quelqu’un la choisisse à son tour.
    .title = Jusqu’à quand reste une Crapule
rule-Z27 = Édition française et édition anglaise de 2019 : le Dé Héros que vous venez de gagner vous sert dès le combat qu’il a déclenché, contre une Crapule comme contre un Malfaiteur.
    .title = Un Dé Héros aussitôt utile

## The Final Battle

rule-Z28 = Il y a un Malfaiteur par partie, ni plus ni moins. Il apparaît quand les deux Dés Héros de son lieu sont pris, par un joueur ou par deux, ou quand la dernière Prouesse Héroïque du paquet est piochée : c’est alors le Malfaiteur du lieu de cette Prouesse.
    .title = Le Malfaiteur de la partie
rule-Z29 = Chaque joueur tente sa chance une seule fois contre le Malfaiteur, dans l’ordre du tour, à partir du voisin de gauche de celui qui l’a fait apparaître. Le battre ne rapporte pas d’Équipement.
    .title = Le Combat Final
rule-Z30 = Si un seul joueur bat le Malfaiteur, il gagne la partie. Si plusieurs y parviennent, un duel les départage ; si personne n’y parvient, toute la table se bat en duel.
    .title = Après le Combat Final
rule-Z31 = Chaque duelliste a trois LANCERS au plus, avec ses Dés Héros et ses Équipements, pour réunir autant d’estocs qu’il peut (ou l’autre symbole que désigne la série de cartes). Qui en a moins qu’un autre est éliminé ; ceux qui partagent le plus haut total refont une manche, et le dernier en lice gagne la partie.
    .title = Le duel
rule-Z32 = Pendant votre tour, votre Jeton Héros est sur votre cible. Au Combat Final, on le met debout si vous avez battu le Malfaiteur, et on le couche si vous avez échoué.
    .title = Les Jetons Héros
rule-Z33 = Édition française et édition anglaise de 2019 : un Malfaiteur se combat de la même façon qu’une Crapule, mais sans Équipement à la clé.
    .title = Combattre un Malfaiteur
rule-Z34 = Édition révisée : vos Dés Héros vous accompagnent à chacun de vos tours à partir du prochain, et au quatrième LANCER quand c’est vous l’allié.
    .title = Quand servent les Dés Héros
rule-Z35 = Édition anglaise de 2019 : le masque revient au vainqueur s’il le souhaite, avec une photo pour le prouver.
    .title = Le masque

## Where the rulebooks are silent

rule-ZR1 = Les livrets s’en remettent à vos exploits, et nous ne pouvons pas en juger d’ici. Notre arbitrage : le premier joueur est tiré au sort, à moins que l’hôte n’en désigne un.
    .title = Qui commence à cette table
rule-ZR2 = Les livrets ne disent pas à quel moment sert une carte de relance. Notre arbitrage : après n’importe quel LANCER, même le dernier, et aussi sur les dés mis de côté ; elle ne vous coûte pas de LANCER.
    .title = Le moment de la relance
rule-ZR3 = Notre arbitrage, sur un point que les livrets laissent ouvert : au quatrième LANCER, seuls comptent les Équipements de l’allié, et les vôtres ne jouent aucun rôle, symboles gratuits compris. Les dés qui n’ont pas été confiés restent tels quels, sauf si une carte de relance de l’allié les atteint (ZR14).
    .title = L’Équipement au quatrième LANCER
rule-ZR4 = Notre arbitrage : seuls des Dés Zorro peuvent être confiés pour le quatrième LANCER. Vos Dés Héros restent tels qu’ils sont tombés, puisque vous seul pouvez les utiliser.
    .title = Les dés confiés à l’allié
rule-ZR5 = Aucun livret ne vous oblige à continuer. Notre arbitrage : vous pouvez arrêter votre tentative après n’importe quel LANCER, réussie ou non.
    .title = S’arrêter plus tôt
rule-ZR6 = Édition française, notre arbitrage : le joueur que vous sollicitez est libre de refuser ; vous partez alors seul.
    .title = Refuser d’aider
rule-ZR7 = Aucun livret ne règle le cas de deux apparitions dans le même tour ; voici notre arbitrage. Si la Prouesse que vous prenez fait apparaître un Malfaiteur, c’est lui que vous affronterez tous, quelle que soit la Prouesse piochée ensuite. Si elle fait apparaître une Crapule et que la Prouesse piochée ensuite est la dernière du paquet, le Combat Final commence et personne n’affronte cette Crapule.
    .title = Deux apparitions à la fois
rule-ZR8 = Notre arbitrage pour l’édition révisée : plusieurs Crapules peuvent être là en même temps, chacune jusqu’à ce qu’on la batte ou que le Combat Final les écarte toutes. Le Combat Final ne rapporte pas d’Équipement, et un second Équipement Rare oblige à abandonner l’un des deux, comme dans les autres éditions.
    .title = Les Crapules de l’édition révisée
rule-ZR9 = Les livrets ne montrent le symbole du duel qu’en image. Notre arbitrage : on compte les estocs, sauf si la série de cartes désigne un autre symbole.
    .title = Le symbole du duel
rule-ZR10 = Édition française, notre arbitrage : l’allié n’effectue le quatrième LANCER que si les prérequis ne sont pas encore remplis ; après une réussite, il n’y gagnerait rien.
    .title = Un quatrième LANCER s’il le faut
rule-ZR11 = Les livrets n’en disent rien, voici donc notre arbitrage : un dé mis de côté n’est pas bloqué, et vous pouvez le reprendre pour un LANCER suivant.
    .title = Reprendre un dé
rule-ZR12 = Notre arbitrage : une fois votre cible choisie, vous n’en changez plus. Les offres d’aide se font toutes en même temps et valent promesse, puis vous en acceptez une ou aucune. En duel, personne n’aide.
    .title = Des choix qui engagent
rule-ZR13 = Édition française, notre arbitrage : c’est votre allié qui décide s’il effectue le quatrième LANCER, et avec quels Dés Zorro.
    .title = L’allié décide
rule-ZR14 = Notre arbitrage : au quatrième LANCER, les cartes de relance de l’allié agissent sur tous les Dés Zorro, même ceux qui n’ont pas été confiés.
    .title = Les relances de l’allié
rule-ZR15 = Notre arbitrage : les Équipements dont votre allié vous fait profiter comprennent son Équipement Rare, sans qu’il faille demander.
    .title = L’Équipement Rare de l’allié
rule-ZR16 = Notre arbitrage : l’Équipement est distribué et la place libre regarnie avant que quiconque affronte la Crapule ou le Malfaiteur, et avant la fin du tour.
    .title = La table d’abord
rule-ZR17 = Notre arbitrage : qui a trop d’Équipements en abandonne un aussitôt, même en dehors de son tour et avant toute autre pioche ; le joueur dont c’est le tour le fait avant l’allié. La carte qui vient d’arriver peut être celle qui part, et aucune autre ne la remplace.
    .title = Trop d’Équipements
rule-ZR18 = Notre arbitrage quand il n’y a pas d’Équipement sous la Prouesse : dans l’édition anglaise de 2019 et l’édition révisée, vous n’en recevez pas ; dans l’édition française, vous pouvez encore en piocher un.
    .title = Pas d’Équipement visible
rule-ZR19 = Notre arbitrage : les duellistes jouent dans l’ordre du Combat Final, et l’on compare les totaux une fois la manche terminée. La capacité du Malfaiteur n’a ici aucun effet.
    .title = Comment se déroule un duel
