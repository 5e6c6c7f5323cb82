import type { RuleWords } from "@stonebridge/kernel";
import type { RULINGS } from "../../rules/rulings.ts";

/** Rulings on unclear or silent passages of the rulebook, for readers, with their titles. */
export const rulings: Readonly<Record<keyof typeof RULINGS, RuleWords>> = {
  R01: [
    "Manassas est FF32 et GG32",
    "Un passage imprime 0032. Le résumé nomme FF32 et GG32, qui sont voisins ; c’est la base.",
  ],
  R02: [
    "II7, pas I17",
    "Dans l’exemple de mise en place, la route de Keyes rejoint la grande route en II7 ; I17 serait bien loin, sur l’autre rive.",
  ],
  R03: ["SS18, pas S18", "L’exemple de rive de l’Union au glossaire est SS18 ; S18 est à l’ouest du Bull Run."],
  R04: [
    "L’exemple de commandement",
    "Porter est en DD13 et Sherman en AA14. Le texte donne deux places à chacun ; les résultats sont les mêmes.",
  ],
  R05: [
    "Où finit le Bull Run",
    "Le Bull Run finit en TT34 comme le dit le texte. Il fait avant cela un coude à l’est, si bien qu’Union Mills Ford est à 3 hexagones de ZZ31.",
  ],
  R06: [
    "La case blanche du bombardement",
    "Le dé 3 à 1-2 est sans effet : la case est vide, et l’autre table y frappe l’attaquant.",
  ],
  R07: ["AR veut dire AB2", "Le texte parle une fois d’un résultat AR, qui n’existe pas ; il s’agit d’AB2."],
  R08: [
    "Renvois erronés",
    "Trois renvois du texte mènent à la mauvaise règle. On lit 9.61 pour le bombardement interdit, 6.62 pour la diversion et 1.32 pour la portée de reconnaissance.",
  ],
  R09: ["L’année", "Le jeu date de 1983 ; la ligne de copyright contient une coquille."],
  R10: ["Quatre abattis", "Il y a exactement quatre abattis, et tous sont posés."],
  R11: [
    "Distances à la mise en place",
    "Les distances d’un gué ou d’un pont se comptent en hexagones, quoi qu’il y ait entre les deux.",
  ],
  R12: [
    "Ce que montre une pile cachée",
    "Des pions cachés, l’ennemi voit l’hexagone et le nombre de pions, rien d’autre.",
  ],
  R13: [
    "Fiches fermées",
    "La fiche confédérée est fermée jusqu’à ce que rien ne soit figé ; celle de l’Union est toujours ouverte. Jusque-là, les unités d’un pion de brigade confédéré visible restent cachées.",
  ],
  R14: [
    "Gués sur un chemin de commandement",
    "Un gué ne peut être que le premier ou le dernier hexagone d’un chemin. Deux gués voisins peuvent en être les deux bouts.",
  ],
  R15: [
    "Atteindre Centreville",
    "Un itinéraire atteint Centreville quand il arrive par route en QQ5 ou RR5. Le lien de R1 à DD1 ne sert qu’aux itinéraires ; aucun pion n’y passe.",
  ],
  R16: ["Le bout d’un itinéraire", "Chaque hexagone d’un itinéraire doit être à 5 de l’ennemi, le dernier aussi."],
  R17: [
    "Plusieurs itinéraires",
    "Si plusieurs bouts sont ouverts à un pion, l’Union choisit. Si elle ne choisit pas, on prend un bout autre que R1.",
  ],
  R18: [
    "Itinéraires par les ponts",
    "Un itinéraire peut passer par les ponts et le pont de chevalets, même sur le Bull Run. Le pion lui-même est du côté de l’Union, sur la rive de son premier hexagone de route.",
  ],
  R19: [
    "Ce que peuvent les pions figés",
    "Des pions figés peuvent former des brigades et retourner des batteries, face cachée, et ont leur zone de contrôle.",
  ],
  R20: ["Les bois coûtent 2", "Entrer dans un bois coûte 2 PM à tout pion. La table imprimée est perdue."],
  R21: ["Les pentes ne coûtent rien de plus", "Pentes et sommets n’ajoutent rien au coût d’un hexagone."],
  R22: [
    "Le plus cher seulement",
    "Si un hexagone a plusieurs terrains, le plus cher compte. Seuls les points des gués et abattis s’ajoutent.",
  ],
  R23: [
    "Une brigade sur un passage",
    "Un pion de brigade peut entrer sur un gué, un pont ou un abattis et s’y sépare aussitôt ; après une marche, ses parties ne vont pas plus loin. Ses PD comptent dans les 8. Une brigade qui avance se sépare d’abord, puis ses parties avancent séparément.",
  ],
  R24: ["Séparer en marche", "Si une brigade se sépare ailleurs en pleine marche, ses parties s’y arrêtent."],
  R25: [
    "Quand on vérifie les piles",
    "On vérifie une pile chaque fois qu’un pion y finit marche, retraite, avance ou trajet par rail, ou y est rallié. Que d’autres partent ensuite n’y change rien.",
  ],
  R26: [
    "UU28 sans le pont",
    "Sans le pont de chevalets, UU28 est un hexagone de rivière, et ses routes s’arrêtent aux rives.",
  ],
  R27: [
    "Le moins d’attaques annulées",
    "Dans chaque groupe d’unités au contact, la déclaration doit contenir le moins possible d’attaques au-dessous de 1-6. Celles qu’on ne peut éviter sont annulées telles quelles.",
  ],
  R28: [
    "Encore le gué",
    "Une unité qui entre deux fois dans un gué compte deux fois ; les retraites ne comptent jamais. Seul le joueur dont c’est le tour a un compte.",
  ],
  R29: [
    "Piles et chefs seuls",
    "Un chef qui marche avec des unités est escorté dans chaque hexagone. Un pas commun se fait d’un coup, mais points, gués et contacts se comptent pion par pion. Un chef laissé seul en zone ennemie est perdu au départ de la dernière unité.",
  ],
  R30: [
    "Séparée après la déclaration",
    "Une brigade séparée entre la déclaration et le combat y reste un seul bloc ; les groupes ne changent pas.",
  ],
  R31: [
    "Les chefs s’arrêtent aussi",
    "S’arrêter devant l’ennemi et ne pas longer le même ennemi valent aussi pour les chefs.",
  ],
  R32: [
    "Pas d’hexagone gratuit",
    "Un pion qui ne peut payer un hexagone ne bouge pas ; il n’y a pas de minimum d’un hexagone.",
  ],
  R33: [
    "Doublé et divisé",
    "Un défenseur peut être doublé et divisé dans le même combat ; il combat alors à sa force imprimée.",
  ],
  R34: [
    "Portée vers l’ennemi",
    "Le chemin vers un ennemi est un chemin de commandement comme un autre. Les unités ennemies et leurs zones ne le bloquent pas.",
  ],
  R35: [
    "Un seul état par brigade",
    "Un pion de brigade et son chef sont actifs ensemble si l’un le serait. Une brigade bombardée est donc active au tour suivant, à la différence d’une unité seule.",
  ],
  R36: ["Formée de pions mêlés", "Une brigade formée n’est active que si toutes ses parties le sont."],
  R37: [
    "Bombardement sans effet",
    "Un bombardement à un rapport trop bas pour agir active quand même les chefs des hexagones visés.",
  ],
  R38: ["Chefs à peine arrivés", "Un chef entré en renfort n’active pas les autres à ce tour."],
  R39: [
    "Un pion de brigade figé",
    "Un pion de brigade figé vaut un chef figé : un pion qui s’en approche dégèle tout.",
  ],
  R40: [
    "La tentative suffit",
    "Un chef est activé parce qu’on a tiré sur son hexagone, quel que soit le résultat : R37 vaut dès qu’aucun dé n’est lancé.",
  ],
  R41: [
    "Les bombardés sont touchés",
    "Les unités bombardées subissent leurs résultats sans ennemi adjacent. Seuls les canons qui tirent de loin en sont exempts.",
  ],
  R42: [
    "Facteur 0 au contact",
    "Une unité au facteur d’attaque 0 ne livre pas de combat à elle seule : un défenseur qui n’a qu’elle à côté n’a pas à être attaqué et peut être bombardé. Elle doit se joindre à un combat dont tout le groupe lui est adjacent ; sinon elle est éliminée avant le premier combat.",
  ],
  R43: [
    "Le test de hauteur",
    "Un défenseur domine un attaquant si une crête de son propre sommet les sépare, ou si l’attaquant est dans un ruisseau et qu’aucun ruisseau ne traverse leur côté.",
  ],
  R44: [
    "Ruisseaux aux gués et ponts",
    "Un gué, ou un pont sur une rivière, n’est pas un hexagone de ruisseau, même si un ruisseau y entre. On peut y être divisé par deux, mais doublé seulement grâce aux crêtes.",
  ],
  R45: [
    "Vue le long d’un côté",
    "Une ligne qui longe un côté passe par l’hexagone choisi : on examine cet hexagone et les deux côtés franchis, pas le côté longé.",
  ],
  R46: [
    "Quelle crête aide",
    "Seule libère la ligne une crête dont le sommet est l’hexagone de la batterie ou de la cible ; elle est donc au premier ou au dernier côté franchi.",
  ],
  R47: [
    "Mesurer jusqu’au chef",
    "Pour une unité perdue en retraite, on compte du dernier hexagone avant l’hexagone fatal jusqu’où est alors le chef. Un pion de brigade vaut son chef.",
  ],
  R48: [
    "Pas de second regard",
    "Lignes de vue et contacts se jugent à la déclaration ; les combats précédents n’y changent rien.",
  ],
  R49: ["Pas de sacrifice volontaire", "Un pion qui a un chemin pour survivre à sa retraite doit en prendre un."],
  R50: [
    "Loin de tous ou d’aucun",
    "Avec plusieurs ennemis, la retraite doit éloigner de deux hexagones de tous. Si aucun tel chemin n’est sûr, l’exigence tombe entièrement.",
  ],
  R51: [
    "Comment un chef se retire",
    "Un chef se retire comme une unité, loin de ceux qui ont combattu la dernière. Les unités amies ne lui ouvrent pas les zones ennemies. S’il ne peut, il est éliminé.",
  ],
  R52: [
    "Quitté par son escorte",
    "Un chef qui reste quand sa dernière unité se retire est éliminé s’il est en zone de contrôle ennemie ; il ne lance pas de dé.",
  ],
  R53: [
    "L’unité d’abord, le chef ensuite",
    "On décide si une unité perdue va en case de ralliement avant que son chef lance pour lui-même.",
  ],
  R54: [
    "Chefs et retraite fatale",
    "Un chef qui accompagne une unité perdue en retraite est perdu avec elle. Ceux qui sont restés lancent un dé si c’était la dernière de leur hexagone.",
  ],
  R55: [
    "Tout cela est combat",
    "Les pertes par bombardement, victoire automatique ou attaque annulée font aussi lancer les chefs.",
  ],
  R56: [
    "EX à forces inégales",
    "Chaque camp perd ce qu’a le plus faible. Les unités ne se partagent pas ; un camp peut donc perdre plus.",
  ],
  R57: ["Après des pertes seules", "Les survivants d’une perte sans retraite restent où ils sont."],
  R58: [
    "Plusieurs hexagones où avancer",
    "Si un combat vide plusieurs hexagones, chaque unité en choisit un adjacent. Seul le combat qui retire la dernière unité d’un hexagone l’ouvre.",
  ],
  R59: ["Inactif mais au combat", "Des unités inactives peuvent prendre part à une victoire automatique et avancer."],
  R60: [
    "Victoire sans bouger",
    "Des unités qui n’ont pas bougé peuvent livrer une victoire automatique ; ensuite elles ne bougent plus.",
  ],
  R61: [
    "Touché par des épuisés seulement",
    "Un défenseur qui n’a pour voisins que des unités épuisées ou avancées n’a pas à être attaqué et peut être bombardé.",
  ],
  R62: [
    "Ce que veut dire combattre",
    "Pour le ralliement et les abattis, une unité a combattu si elle a pris part ce tour à une victoire automatique, une attaque ou un tir lointain de son camp.",
  ],
  R63: [
    "Quand on regarde le contact",
    "On vérifie l’absence de zone de contrôle ennemie au début de la phase de mouvement et encore en phase de ralliement.",
  ],
  R64: [
    "Le dernier tour",
    "Après le tour confédéré de 20 h, aucune phase de panique ne suit ; seules les étoiles décident. Une unité de l’Union qui prend Manassas à 20 h gagne encore.",
  ],
  R65: [
    "Une gare pleine",
    "Si EE34 est plein, ce qui est en trop s’arrête au dernier hexagone de voie qui a de la place.",
  ],
  R66: ["Des amis sur la voie", "Le train passe librement par les piles amies sur la voie."],
  R67: [
    "Dégelés par les dés",
    "Les pions qu’un jet réussi libère ou amène sont actifs pour le reste de la phase de mouvement. Les renforts peuvent prendre le rail si leur hexagone d’entrée est libre.",
  ],
  R68: ["Le sixième jet", "Le sixième jet pour un événement réussit toujours."],
  R69: ["Pas de place pour rallier", "On ne rallie aucune unité dans un hexagone plein."],
  R70: [
    "Ce qu’est un leurre",
    "Il y a un leurre par chef de brigade de l’Union. Il n’a ni PD ni zone de contrôle, et découvre les Confédérés figés comme un chef. Ce qu’il représente est hors carte jusqu’à son dégel.",
  ],
  R71: [
    "Chefs d’armée et chefs",
    "Tout chef d’armée confédéré active tout chef confédéré à sa portée de commandement.",
  ],
  R72: ["Plus d’unités", "La partie continue quand un camp a perdu toutes ses unités ; son joueur peut abandonner."],
  R73: [
    "Hexagone d’entrée de l’Union",
    "Le texte ne dit pas où entrent les renforts de l’Union. Ils entrent par la grande route en CCC5.",
  ],
  R74: ["Les marqueurs STOP s’enlèvent", "Les marqueurs STOP sont retirés à la fin du tour du joueur."],
  R75: [
    "Hampton",
    "Hampton est la Légion : une unité présente dès l’aube, qui se passe d’ordres. On la retire à part du groupe de 11 h.",
  ],
  R76: [
    "Quand l’autre peut séparer",
    "Le défenseur est consulté avant que l’attaquant déclare ses combats et après le dé de chaque combat de sa brigade. L’attaquant peut séparer ses brigades entre deux actions.",
  ],
  R77: [
    "En pleine marche",
    "Une victoire automatique attend la fin de la marche de ses attaquants. Plusieurs peuvent se suivre dans n’importe quel ordre.",
  ],
  R78: [
    "Passer près d’un chef seul",
    "Une unité qui se retire ou avance à côté d’un chef ennemi seul l’élimine aussitôt.",
  ],
  R79: ["Plus rien à dégeler", "Une fois tout dégelé, on ne lance plus pour le dégel."],
  R80: [
    "Bourgs",
    "Les hexagones de Centreville et de Manassas sont du terrain clair avec les routes qui y sont dessinées.",
  ],
  R81: [
    "Attaques annulées",
    "Tous les attaquants adjacents d’une attaque annulée sont perdus, si fort que soit le défenseur ; pas les canons en soutien. Ni jet de dé ni avance, mais les chefs laissés seuls lancent un dé.",
  ],
  R82: [
    "Le dé avant la zone",
    "Un chef qui a perdu sa dernière unité lance d’abord. Ce n’est qu’après sa retraite qu’une zone de contrôle ennemie l’élimine.",
  ],
  R83: [
    "Qui perd d’abord",
    "Les pertes des deux camps sont fixées avant qu’une unité ne soit retirée. L’attaquant retire les siennes d’abord, puis le défenseur ; les chefs lancent dans le même ordre ; puis viennent les retraites.",
  ],
  R84: [
    "Le régiment manquant de Bee",
    "Le 6 NC est du groupe de 11 h et reste absent le 20 juillet. Le reste de la brigade Bee arrive à midi.",
  ],
  R85: [
    "Unités sans brigade",
    "Les unités sans brigade n’ont pas de chef à elles. Elles sont activées par un facteur rouge, un ennemi ou la base ennemie à portée, ou un chef actif dans leur hexagone ; pour l’Union, aussi par le chef de leur division.",
  ],
  R86: [
    "Canons sans attaque",
    "Des canons au facteur d’attaque 0 ne bombardent pas à eux seuls, et n’activent donc aucun chef.",
  ],
};
