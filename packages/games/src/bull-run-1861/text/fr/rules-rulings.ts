import type { RuleWords } from "@stonebridge/kernel";
import type { RULINGS } from "../../rules/rulings.ts";

/** Rulings on unclear or silent passages of the rulebook, for readers, with their titles. */
export const rulings: Readonly<Record<keyof typeof RULINGS, RuleWords>> = {
  R01: ["Beaucoup de zones", "Le livret parle de deux zones ; tout le reste montre qu’il y en a beaucoup."],
  R02: ["À qui l’étoile", "L’étoile revient au commandant d’une brigade, pas à des sergents."],
  R03: ["Trois QG en tout", "Il y a 3 QG en tout, et non 3 par camp : un pour le Nord et deux pour le Sud."],
  R04: ["Les PM", "Les portées de commandement sont en points de mouvement."],
  R05: ["Un gué, pas un fort", "Le bonus est pour un gué ou un pont ; il n’y a pas de fort dans ce jeu."],
  R06: [
    "Tous trois divisés",
    "En ligne étendue, combat, artillerie et cavalerie sont chacun divisés par deux et arrondis au supérieur, après les pertes.",
  ],
  R07: [
    "Noms des brigades",
    "Davis est Davies, McCum est McCunn, les deux pions de Runyon sont Milice et Volontaires, et Smith est la brigade de Kirby Smith.",
  ],
  R08: ["Tous récupèrent un niveau", "Fatigue 2 devient Fatigue 1 pour toute brigade, au contact ou non."],
  R09: ["Un seul marqueur", "Les deux dessins du marqueur de ligne étendue désignent le même marqueur."],
  R10: [
    "Le Bull Run barre la route",
    "On ne franchit le Bull Run qu’aux gués et au pont. Ailleurs, il arrête marches, retraites, avances, attaques, lignes étendues et commandement. Les autres cours d’eau n’ont aucun effet.",
  ],
  R11: [
    "Voisines de la zone de face",
    "Les zones autour d’une brigade forment un anneau. Son Front est la zone à laquelle elle fait face et la suivante de chaque côté ; le bord de la carte est un vide de l’anneau et ne se saute pas.",
  ],
  R12: ["Face à l’autre rive", "Une brigade peut faire face à une zone de l’autre rive."],
  R13: [
    "Ce qu’est le contact",
    "Deux brigades ennemies sont au contact si leurs zones ont une frontière terrestre commune.",
  ],
  R14: [
    "Flancs et Bull Run",
    "Un ennemi de l’autre côté du Bull Run ne menace pas un Flanc, mais une attaque venue du Flanc par un gué ou le pont est une attaque de flanc.",
  ],
  R15: [
    "Quand la route compte",
    "Un pas coûte 1 PM dès qu’une route traverse la frontière, d’où que vienne la brigade.",
  ],
  R16: ["Franchir coûte 2, pas plus", "Un gué ou le pont coûte 2 PM en tout, et non 2 de plus."],
  R17: ["Collines et bois ne ralentissent pas", "Collines et bois ne comptent qu’au combat."],
  R18: ["Personne ne quitte la carte", "Aucune marche ni aucune retraite ne sort de la carte."],
  R19: [
    "Comment mesurer la portée",
    "La portée est le chemin le moins cher du QG à la brigade, aux coûts habituels. Zones de contrôle et piles ne comptent pas, un QG activé commande encore, et l’une ou l’autre partie d’une ligne étendue suffit. Le Nord ne mesure pas par Farm Ford avant de l’avoir découvert.",
  ],
  R20: [
    "Qui dépend de qui",
    "Potomac : Evans, Cocke, Bonham, Longstreet, Jones, Early, Ewell, Holmes, Hampton seul et le 30e Virginie. Shenandoah : Bee, Jackson, Bartow, Stuart et Smith.",
  ],
  R21: [
    "Étoile et cavalerie : une fois",
    "Une brigade de cavalerie à étoile a −1, et non −2, au test d’initiative comme en retraite.",
  ],
  R22: [
    "Un test aussi pour se reposer",
    "Une brigade hors de portée doit réussir son test avant de pouvoir se reposer.",
  ],
  R23: [
    "Doivent agir",
    "On continue jusqu’au nombre obtenu ou jusqu’à ce qu’aucune brigade ne puisse agir. Une brigade qui agit peut rester sur place, et un test manqué compte.",
  ],
  R24: [
    "Pas de mouvement commun",
    "Les brigades d’une pile agissent une par une, sauf dans les marches opérationnelles et avec la Légion.",
  ],
  R25: [
    "Les brigades désignées attendent",
    "Une brigade désignée n’est pas activée, et on ne peut pas retirer son marqueur à volonté. Une option permet l’autre lecture.",
  ],
  R26: [
    "Comment le marqueur se perd",
    "Le contact de l’ennemi retire le marqueur ; de même une attaque subie, une Fatigue, un coup au but ou une retraite. La brigade peut alors agir.",
  ],
  R27: [
    "Déroulement des marches opérationnelles",
    "Les brigades du premier joueur marchent d’abord. Coûts habituels, arrêt à côté de l’ennemi, ni attaque, ni ligne étendue, ni marche forcée, ni Farm Ford inconnu. Une pile marche à l’allure de la plus lente ; une brigade peut rester sur place et prend quand même la Fatigue.",
  ],
  R28: [
    "La marche de flanc imposée",
    "Les piles A et B sont désignées d’office au tour 1 de la mise en place historique et épuisent la limite du Nord.",
  ],
  R29: [
    "Ordre des offensives",
    "À chaque tour on demande au Nord, puis au Sud, ouvertement. Seul le camp qui la lance a le +2 ; la continuation plus facile vaut pour les deux.",
  ],
  R30: ["Au-delà de 6", "Un total d’activation de 7 ou 8 prend la dernière ligne : le nombre va toujours de 2 à 4."],
  R31: ["Pas de dé au tour 1", "Au tour 1, le nombre est 1 et aucun dé n’est lancé."],
  R32: ["Quels tours sont courts", "Les tours 1, 6 et 7 sont courts, et le tour 8 s’il est joué."],
  R33: ["Qui lance pour la continuation", "Peu importe qui lance ; un seul dé est lancé."],
  R34: [
    "La marche forcée en détail",
    "Une brigade peut forcer la marche une fois par activation. Les PM s’ajoutent à ceux qui restent et paient des pas, une ligne ou une attaque. La Fatigue vient à la fin du mouvement, avant les combats, et y compte.",
  ],
  R35: ["Fatigue au niveau 2", "Une Fatigue de plus est sans effet sur une brigade à Fatigue 2."],
  R36: [
    "Les brigades fatiguées agissent",
    "La Fatigue n’empêche ni d’agir ni d’attaquer. Elle affaiblit la brigade au combat et limite la marche forcée, le soutien et le mouvement opérationnel.",
  ],
  R37: [
    "Qui peut se reposer",
    "Une brigade qui a de la Fatigue peut se reposer au contact et en ligne étendue. Elle ne fait rien d’autre dans cette demi-phase.",
  ],
  R38: [
    "Se détourner est permis",
    "Une brigade sans nouveau contact peut s’orienter à son gré, même en tournant le dos à un ennemi voisin.",
  ],
  R39: [
    "Plusieurs ennemis à la fois",
    "Avec plusieurs nouveaux contacts, le plus possible de ces ennemis doit être dans le Front ; à égalité, vous choisissez. Cela vaut pour toutes les façons de venir au contact.",
  ],
  R40: [
    "Quand une brigade est déjà occupée",
    "Une brigade ne s’oriente pas si un ennemi au contact est déjà dans son Front. Une pile s’oriente ensemble, chaque partie d’une ligne étendue séparément.",
  ],
  R41: [
    "Deux zones de contrôle quelconques",
    "Peu importe que les deux zones de contrôle soient du même ennemi. En passant par une zone libre, c’est permis.",
  ],
  R42: ["Pas d’arrêt en zone pleine", "Une brigade ne peut pas entrer dans une zone pleine si elle doit s’y arrêter."],
  R43: [
    "Se regrouper, puis marcher",
    "Une brigade qui se regroupe à côté de l’ennemi peut encore partir : c’est toujours le début de son mouvement.",
  ],
  R44: [
    "Attaque déclarée, attaque jouée",
    "Une attaque déclarée doit être jouée s’il reste un ennemi à attaquer ; sinon elle est annulée et les PM sont perdus. Un marqueur par brigade ou partie de ligne ; les cibles se choisissent au combat.",
  ],
  R45: [
    "Qui l’on peut attaquer",
    "On peut attaquer une zone ennemie du Front par une frontière terrestre, un gué ou le pont.",
  ],
  R46: [
    "Zones qui attaquent ensemble",
    "Les zones qui attaquent doivent former une chaîne de zones reliées, chacune avec la cible dans son Front.",
  ],
  R47: [
    "Qui attaque dans une pile",
    "Seule la première ligne attaque. Une seconde ligne qui agit peut d’abord passer devant, sauf si la première ligne porte un marqueur Attaque : les lignes restent alors telles quelles jusqu’à la fin des combats.",
  ],
  R48: [
    "Une contre plusieurs, en un combat",
    "C’est un seul combat : on additionne les forces de tous les défenseurs, le meilleur terrain compte une fois, et le résultat vaut pour chaque première ligne en défense.",
  ],
  R49: [
    "Une fois par demi-phase",
    "La limite vaut pour la demi-phase d’un joueur ; chaque zone d’une ligne étendue compte à part.",
  ],
  R50: ["Au-delà de la table", "Plus du triple donne encore +4."],
  R51: [
    "Quelles forces comptent",
    "Seules les premières lignes comptent, avec la Légion si elle les suit. Une partie de ligne étendue apporte sa moitié ; les deux parties ensemble apportent les deux.",
  ],
  R52: [
    "Soutien en attaque seulement",
    "Une seconde ligne ne soutient pas une première ligne attaquée. Une option permet l’autre lecture.",
  ],
  R53: [
    "Sans canons, pas de dé",
    "Une brigade d’artillerie 0 ne lance pas, même soutenue. Chaque partie d’une ligne étendue lance pour sa moitié.",
  ],
  R54: ["Un bonus de commandement par camp", "L’attaquant et le défenseur peuvent en avoir un chacun."],
  R55: ["Quand le passage aide", "Le +2 ne compte que si toutes les zones attaquent par un gué ou par le pont."],
  R56: [
    "Quelle Fatigue compte",
    "La brigade de première ligne la plus fatiguée de chaque camp compte, au moment du combat ; les soutiens ne comptent pas.",
  ],
  R57: ["Flanc du défenseur, une fois", "Le −1 compte une fois, quel que soit le nombre d’ennemis sur le Flanc."],
  R58: ["Flanc de l’attaquant, une fois", "Le −2 compte une fois, même si d’autres attaquent l’ennemi sur le Flanc."],
  R59: [
    "Le terrain compte toujours",
    "Une attaque de flanc n’annule ni colline, ni bois, ni gué, et les modificateurs n’ont pas de limite. Le terrain de l’attaquant ne compte jamais.",
  ],
  R60: ["Le double exact suffit", "Le double exact est déjà un coup au but. Une option permet l’autre lecture."],
  R61: [
    "Seconde ligne seule",
    "Une seconde ligne suit par son propre chemin sa première ligne qui se retire. Si elle n’a pas de chemin, ou si sa première ligne est éliminée, elle reste et devient première ligne ; la zone n’est alors pas abandonnée.",
  ],
  R62: [
    "Comment se compte la moitié",
    "On compare la force après la perte à la moitié de la force imprimée de la brigade entière, sans la Légion.",
  ],
  R63: [
    "Par où se retirer",
    "Chaque pas va vers une zone reliée sans ennemi, jamais en arrière. D’abord loin des zones ennemies du combat et hors des Fronts ; sinon loin seulement ; sinon hors des Fronts ; sinon n’importe où. Chaque zone dans un Front ennemi coûte un pas. La dernière doit avoir de la place.",
  ],
  R64: ["Nulle part où aller", "Sans zone où se retirer, on ne lance pas de dé : la brigade reste et perd un pas."],
  R65: [
    "Où se déployer",
    "Une ligne s’étend par une frontière terrestre, vers une zone sans ennemi où il y a de la place. Cela peut se faire à côté de l’ennemi, après une marche et avant une attaque.",
  ],
  R66: [
    "Ordre des effets",
    "La Fatigue vient d’abord, puis les coups au but, brigade par brigade. Un seul camp subit un résultat.",
  ],
  R67: [
    "Attaques des deux parties",
    "Chaque partie paie 2 PM et a son marqueur ; les deux peuvent viser la même cible.",
  ],
  R68: [
    "Touchée une ou deux fois",
    "Si les deux parties sont dans un combat, la brigade en subit le résultat une fois ; dans deux combats, deux fois. Si la brigade n’est plus là, l’attaque de l’autre partie est annulée.",
  ],
  R69: [
    "Où se retire une ligne",
    "La première zone doit être reliée aux deux parties et avoir de la place ; la brigade s’y regroupe gratuitement et peut continuer vers une seconde zone. Sans première zone possible, elle ne peut pas se retirer.",
  ],
  R70: [
    "Ce qu’une partie ne peut pas",
    "Une partie de ligne n’avance jamais et ne peut pas être désignée. Elle a sa propre orientation, sa ligne, son contrôle et sa place dans une pile ; le repos et le commandement valent pour toute la brigade.",
  ],
  R71: [
    "Élimination d’une ligne",
    "Si la brigade est éliminée, les deux parties sont retirées. Flanc et bonus de ligne étendue se jugent pour les parties engagées.",
  ],
  R72: [
    "Comment se fait une avance",
    "Une première ligne non étendue avance par une frontière franchissable vers une zone sans ennemi, quels que soient les PM et les zones de contrôle. Une brigade par zone abandonnée ; pas de nouvelle attaque. Le défenseur n’avance jamais.",
  ],
  R73: ["La Légion seule", "Seule, la Légion est une brigade d’infanterie ordinaire."],
  R74: [
    "La Légion avec une brigade",
    "La Légion suit sa brigade gratuitement, ou reste sur place ; elle la rejoint en fin de mouvement et prend sa Fatigue. Elle ajoute toute sa force de combat. Si la brigade se déploie, la Légion reste avec le pion. Si la brigade est éliminée, la Légion reste seule.",
  ],
  R75: [
    "La Légion et les limites",
    "Avec une brigade, la Légion ne compte pas dans la limite des brigades désignées et marche avec elle.",
  ],
  R76: ["Chiffres rouges", "Au revers d’un pion, chaque nombre est diminué de 1, jamais sous 0."],
  R77: [
    "QG et empilement",
    "Les QG ne comptent pas dans l’empilement des brigades ; une zone en contient un. Au départ seulement, les deux QG du Sud partagent Manassas Junction.",
  ],
  R78: [
    "Un QG par tour",
    "Chaque QG peut se déplacer une fois par tour, dans une demi-phase de son camp. Un repli compte comme ce déplacement.",
  ],
  R79: [
    "Ce qu’évite un QG",
    "Un QG n’entre pas dans une zone qui borde une brigade ennemie et ne la traverse pas, même de l’autre côté du Bull Run. Il paie les coûts des brigades ; les QG ennemis ne comptent pas.",
  ],
  R80: [
    "Comment un QG se replie",
    "Dès qu’un ennemi arrive à côté d’un QG, pour quelque raison que ce soit, le QG va à 1 ou 2 zones reliées, hors de contact, ou sinon à la plus proche ; s’il n’y en a pas, il reste. Un QG n’est jamais perdu.",
  ],
  R81: ["Un QG sur le chemin", "Un QG dans une zone où entre l’ennemi se replie d’abord."],
  R82: [
    "Ce que ne font pas les QG",
    "Les QG n’ont pas de zone de contrôle, ne prennent pas de zone et ne combattent pas.",
  ],
  R83: [
    "Passer suffit",
    "Une brigade, ou une partie de ligne, prend le contrôle de toute zone où elle entre. Un QG ne le prend jamais, et la mise en place n’y change rien.",
  ],
  R84: [
    "Contrôle au départ",
    "Le Sud contrôle Manassas Junction, le Nord Centreville. Les zones sans points n’appartiennent à personne.",
  ],
  R85: ["Le dernier tour est complet", "Le tour 7 a toute sa phase administrative avant le décompte des points."],
  R86: [
    "Cinq pertes au plus",
    "Le revers du pion et les quatre chiffres des marqueurs montrent au plus 5 pertes : aucune brigade n’a une force de plus de 6.",
  ],
  R87: [
    "Ce qui compte comme perte",
    "Chaque pas perdu compte 1 : une brigade éliminée compte toute sa force imprimée, et la Légion 1.",
  ],
  R88: [
    "2 points ou 3",
    "Les deux récompenses ne s’ajoutent pas : 2 points dès un écart de 3, 3 points dès un écart de 6.",
  ],
  R89: [
    "Vérifier 8 à 5",
    "La carte donne 10 points en tout : un total de 13 signifie que les pertes différaient d’au moins 6.",
  ],
  R90: [
    "5 PM de la base",
    "Cela veut dire au plus 5 PM, pour le Nord sur la rive de Centreville. Une option permet l’autre lecture : au moins 5.",
  ],
  R91: [
    "QG en mise en place libre",
    "Les QG débutent à leur place historique, et aucune brigade n’est forcée de marcher.",
  ],
  R92: [
    "Découvrir Farm Ford",
    "La première brigade du Nord à utiliser le gué part d’une zone voisine et dépense 4 PM avant toute autre chose. Le gué est alors connu. Jusque-là, le Nord ne peut s’en servir d’aucune façon ; l’usage du Sud ne le révèle pas.",
  ],
  R93: ["Qui s’oriente d’abord", "Le Sud choisit ses orientations avant le Nord."],
  R94: [
    "La seconde zone de Cocke",
    "Le marqueur va dans une zone qui touche la zone 2 par terre, sur la même rive, au choix du Sud.",
  ],
  R95: [
    "La mise en place libre en détail",
    "Une brigade avancée ou partie de ligne par zone, toutes au sud du Bull Run. Hampton peut rejoindre n’importe quelle brigade. Le reste, ce sont toutes les autres brigades du Sud.",
  ],
  R96: [
    "Si Smith est bloqué",
    "Si la zone est pleine, Smith va à la zone reliée la plus proche qui a de la place ; si l’ennemi y est, il attend la fin du tour suivant. Son arrivée prend le contrôle.",
  ],
  R97: [
    "Où débute le 30e Virginie",
    "Le régiment débute dans la zone de Beauregard ou une zone qui la borde, dans la limite d’empilement.",
  ],
  R98: [
    "Compter à Sudley Ford",
    "Chaque brigade du Nord compte une fois si elle l’a franchi depuis la rive de Centreville. Au tour 1, le Sud peut attaquer à travers le Bull Run, mais ni le franchir ni avancer au-delà.",
  ],
  R99: [
    "Renforts à Centreville",
    "Chacune des trois peut arriver ou non, quand la zone est libre d’ennemis. Elles y ignorent la limite d’empilement ; tant que deux ou plus s’y trouvent, aucune autre brigade ne peut y finir.",
  ],
  R100: [
    "Le tour supplémentaire en détail",
    "Tous les points comptent, et une égalité est aussi un score serré. Le tour 8 est un tour court, et les points qui suivent décident.",
  ],
  R101: [
    "La défaite est acquise aussitôt",
    "La défaite est décidée dès que l’ennemi a 10 pertes contre 7 ou moins ; on joue encore le tour, et rien ne l’annule.",
  ],
  R102: [
    "Ordre de la fin du tour",
    "D’abord les marches, puis la récupération, les QG, les arrivées, la défaite automatique, le tour supplémentaire ou le décompte, et le tour suivant.",
  ],
  R103: ["Jamais à court de marqueurs", "Il y a autant de marqueurs qu’il en faut."],
  R104: [
    "Bouger sans agir",
    "Une retraite, une avance, un repli ou une orientation forcée n’est pas une activation : la brigade peut encore agir, et subir cela aussi souvent que les résultats l’exigent.",
  ],
  R105: [
    "Combien de fois une brigade est attaquée",
    "Une brigade peut être attaquée une fois dans chaque zone qu’elle tient. Une seconde ligne ne soutient que le combat de sa zone.",
  ],
  R106: [
    "Orientation d’un attaquant",
    "Une brigade qui attaque peut prendre toute orientation qui garde un ennemi attaquable dans son Front. L’ennemi mis au contact s’oriente quand le mouvement est fini.",
  ],
  R107: ["Rien n’est caché", "Les deux joueurs voient tout, et personne ne choisit en secret."],
};
