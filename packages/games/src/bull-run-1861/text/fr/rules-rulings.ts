import type { RuleWords } from "@stonebridge/kernel";
import type { RULINGS } from "../../rules/rulings.ts";

/** Rulings: how doubtful or silent places of the rulebook are read, for readers, with their titles. */
export const rulings: Readonly<Record<keyof typeof RULINGS, RuleWords>> = {
  R01: ["Beaucoup de zones", "Le texte parle de deux zones ; le reste des règles montre qu’il y en a beaucoup."],
  R02: ["À qui l’étoile", "L’étoile est au commandant d’une brigade, non à des sergents."],
  R03: ["Trois QG en tout", "Il y a 3 QG dans la partie, non 3 par camp : un pour le Nord et deux pour le Sud."],
  R04: ["Les PM", "Les portées de commandement sont en points de mouvement."],
  R05: ["Gué, non fort", "Le bonus est pour un gué ou un pont ; il n’y a pas de fort dans ce jeu."],
  R06: [
    "Tous trois divisés",
    "En ligne étendue, combat, artillerie et cavalerie sont chacun divisés par deux et arrondis au-dessus, après les pertes.",
  ],
  R07: [
    "Noms des brigades",
    "Davis est Davies, McCum est McCunn, les deux pions de Runyon sont Milice et Volontaires, et Smith est la brigade de Kirby Smith.",
  ],
  R08: ["Tous récupèrent un niveau", "Fatigue 2 devient Fatigue 1 pour toute brigade, au contact ou non."],
  R09: ["Un seul marqueur", "Les deux dessins du marqueur de ligne étendue désignent le même marqueur."],
  R10: [
    "Le Bull Run barre la route",
    "On ne franchit le Bull Run qu’aux gués et au pont. Ailleurs, il arrête marches, retraites, avances, attaques, lignes étendues et commandement. Les autres cours d’eau ne font rien.",
  ],
  R11: [
    "Voisines de la zone visée",
    "Les zones autour d’une brigade forment un anneau. Son Front est la zone visée et la suivante de chaque côté ; le bord de la carte est un vide de l’anneau et ne se saute pas.",
  ],
  R12: ["Face par-delà le Bull Run", "Une brigade peut faire face à une zone de l’autre rive."],
  R13: ["Ce qu’est le contact", "Deux brigades ennemies sont au contact si leurs zones ont un bord de terre commun."],
  R14: [
    "Flancs et Bull Run",
    "Un ennemi par-delà le Bull Run ne menace pas un Flanc, mais une attaque venue du Flanc par un gué ou le pont est une attaque de flanc.",
  ],
  R15: ["Quand la route compte", "Un pas coûte 1 PM dès qu’une route traverse le bord, d’où que vienne la brigade."],
  R16: ["Franchir coûte 2 tout juste", "Un gué ou le pont coûte 2 PM en tout, et non 2 de plus."],
  R17: ["Collines et bois ne ralentissent pas", "Collines et bois ne comptent qu’au combat."],
  R18: ["Personne ne quitte la carte", "Ni marche ni retraite ne sort de la carte."],
  R19: [
    "Comment mesurer la portée",
    "La portée est le chemin le moins cher du QG à la brigade, aux coûts usuels. Zones de contrôle et piles ne comptent pas, un QG activé commande encore, et l’une ou l’autre partie d’une ligne étendue suffit. Le Nord ne mesure pas par Farm Ford avant de l’avoir découvert.",
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
    "On continue jusqu’au nombre tiré ou jusqu’à ce qu’aucune brigade ne puisse agir. Une brigade qui agit peut rester sur place, et un test manqué compte.",
  ],
  R24: [
    "Pas de mouvement commun",
    "Les brigades d’une pile agissent une par une ; seules exceptions, les marches opérationnelles et la Légion.",
  ],
  R25: [
    "Les brigades désignées attendent",
    "Une brigade désignée n’est pas activée, et son marqueur ne s’ôte pas à volonté. Une option permet l’autre lecture.",
  ],
  R26: [
    "Comment le marqueur se perd",
    "Le contact d’un ennemi ôte le marqueur ; de même une attaque, une Fatigue, un coup au but ou une retraite. La brigade peut agir aussitôt.",
  ],
  R27: [
    "Déroulement des marches opérationnelles",
    "Les brigades du premier joueur marchent d’abord. Coûts usuels, arrêt devant l’ennemi, ni attaque, ni ligne étendue, ni marche forcée, ni Farm Ford inconnu. Une pile va au pas de la plus lente ; une brigade peut rester et se fatigue quand même.",
  ],
  R28: [
    "La marche de flanc imposée",
    "Les piles A et B sont désignées d’office au tour 1 de la mise en place historique et prennent tout le droit du Nord.",
  ],
  R29: [
    "Ordre des offensives",
    "À chaque tour on demande au Nord, puis au Sud, ouvertement. Seul celui qui la lance a le +2 ; la continuation plus facile sert aux deux.",
  ],
  R30: ["Au-delà de 6", "Un total d’activation de 7 ou 8 prend la dernière ligne : le nombre va toujours de 2 à 4."],
  R31: ["Pas de dé au tour 1", "Au tour 1, le nombre est 1 et aucun dé n’est lancé."],
  R32: ["Quels tours sont courts", "Les tours 1, 6 et 7, et le tour 8 s’il est joué."],
  R33: ["Qui lance pour la continuation", "Peu importe qui lance ; un seul dé est lancé."],
  R34: [
    "La marche forcée en détail",
    "Une fois par activation, ajoutée aux PM qui restent, pour des pas, une ligne ou une attaque. La Fatigue vient à la fin du mouvement, avant les combats, et y compte.",
  ],
  R35: ["Fatigue au niveau 2", "Une Fatigue de plus est sans effet sur une brigade à Fatigue 2."],
  R36: [
    "Les brigades fatiguées agissent",
    "La Fatigue n’empêche ni d’agir ni d’attaquer. Elle affaiblit au combat, et interdit marche forcée, soutien et désignation.",
  ],
  R37: [
    "Qui peut se reposer",
    "Une brigade peut se reposer au contact et en ligne étendue, si elle a de la Fatigue à perdre. Elle ne fait rien d’autre dans cette moitié.",
  ],
  R38: [
    "Se détourner est permis",
    "Une brigade sans nouveau contact peut s’orienter à son gré, même en tournant le dos à un ennemi voisin.",
  ],
  R39: [
    "Plusieurs ennemis à la fois",
    "Avec plusieurs contacts nouveaux, le plus possible de ces ennemis doit être dans le Front ; à égalité, vous choisissez. Cela vaut pour toute façon de venir au contact.",
  ],
  R40: [
    "Quand une brigade est déjà occupée",
    "Elle ne tourne pas si un ennemi au contact est alors dans son Front. Une pile tourne ensemble, chaque partie d’une ligne étendue pour elle-même.",
  ],
  R41: [
    "Deux zones de contrôle quelconques",
    "Peu importe que les deux zones de contrôle soient du même ennemi. En passant par une zone libre, c’est permis.",
  ],
  R42: [
    "Pas d’arrêt en zone pleine",
    "Une brigade ne peut pas entrer dans une zone pleine si elle devait s’y arrêter.",
  ],
  R43: [
    "Se regrouper, puis marcher",
    "Une brigade qui se regroupe devant l’ennemi peut encore partir ; c’est le début de son mouvement.",
  ],
  R44: [
    "Attaque déclarée, attaque jouée",
    "Une attaque déclarée doit être jouée s’il reste quelqu’un à attaquer ; sinon elle tombe et les PM sont perdus. Un marqueur par brigade ou partie de ligne ; les cibles se choisissent au combat.",
  ],
  R45: ["Qui l’on peut attaquer", "Une zone ennemie du Front, par un bord de terre, un gué ou le pont."],
  R46: [
    "Zones qui attaquent ensemble",
    "Les zones qui attaquent doivent former une chaîne de zones reliées, et chacune avoir la cible dans son Front.",
  ],
  R47: [
    "Qui attaque dans une pile",
    "Seule la première ligne attaque. Une seconde ligne qui agit peut d’abord passer devant, sauf si la première ligne porte un marqueur Attaque : l’ordre est alors fixé jusqu’à la fin des combats.",
  ],
  R48: [
    "Une contre plusieurs, en un combat",
    "C’est un seul combat : forces de tous les défenseurs ensemble, le meilleur terrain une fois, le résultat pour chaque première ligne qui défend.",
  ],
  R49: [
    "Une fois par moitié",
    "La limite vaut pour la moitié de phase d’un joueur ; chaque zone d’une ligne étendue compte à part.",
  ],
  R50: ["Au-delà de la table", "Plus du triple donne encore +4."],
  R51: [
    "Quelles forces comptent",
    "Les premières lignes seulement, avec la Légion si elle y est. Une partie de ligne étendue apporte sa moitié ; les deux parties ensemble apportent les deux.",
  ],
  R52: [
    "Soutien en attaque seulement",
    "Une seconde ligne n’aide pas une première ligne attaquée. Une option permet l’autre lecture.",
  ],
  R53: [
    "Sans canons, pas de dé",
    "Une brigade d’artillerie 0 ne lance pas, même soutenue. Chaque partie d’une ligne étendue lance pour sa moitié.",
  ],
  R54: ["Un bonus de commandement par camp", "Attaquant et défenseur peuvent en avoir un chacun."],
  R55: ["Quand le passage aide", "Le +2 ne compte que si toutes les zones attaquent par un gué ou par le pont."],
  R56: [
    "Quelle Fatigue compte",
    "La brigade de première ligne la plus fatiguée de chaque camp au moment du combat ; les soutiens ne comptent pas.",
  ],
  R57: ["Flanc du défenseur, une fois", "Le −1 compte une fois, quel que soit le nombre d’ennemis sur le Flanc."],
  R58: [
    "Flanc de l’attaquant, une fois",
    "Le −2 compte une fois, même si l’ennemi sur le Flanc est attaqué par d’autres.",
  ],
  R59: [
    "Le terrain compte toujours",
    "Une attaque de flanc n’annule ni colline, ni bois, ni gué, et il n’y a pas de plafond. Le terrain de l’attaquant ne compte jamais.",
  ],
  R60: ["Le double exact suffit", "Le coup au but tombe dès le double exact. Une option permet l’autre lecture."],
  R61: [
    "Seconde ligne restée seule",
    "Elle suit par son propre chemin une première ligne qui se retire. Sans chemin, elle reste et devient première ligne ; de même si celle-ci est éliminée, et la zone n’est alors pas abandonnée.",
  ],
  R62: [
    "Comment se compte la moitié",
    "On compare la force après la perte à la moitié de la force imprimée de la brigade entière, sans la Légion.",
  ],
  R63: [
    "Par où se retirer",
    "Chaque pas va vers une zone reliée sans ennemi, jamais en revenant. D’abord loin des zones ennemies du combat et hors des Fronts ; sinon loin seulement ; sinon hors des Fronts ; sinon n’importe où. Chaque zone dans un Front ennemi coûte un pas. La dernière doit avoir de la place.",
  ],
  R64: ["Nulle part où aller", "Sans zone où se retirer, aucun dé : la brigade reste et perd un pas."],
  R65: [
    "Où étendre une ligne",
    "Par un bord de terre, vers une zone sans ennemi où il y a de la place. Cela peut se faire devant l’ennemi, après une marche et avant une attaque.",
  ],
  R66: [
    "Ordre des effets",
    "La Fatigue d’abord, puis les coups au but, brigade par brigade. Un seul camp subit un combat.",
  ],
  R67: [
    "Attaques des deux parties",
    "Chaque partie paie 2 PM et a son marqueur ; les deux peuvent viser la même cible.",
  ],
  R68: [
    "Touchée une ou deux fois",
    "Les deux parties dans un combat en subissent le résultat une fois ; dans deux combats, deux fois. Si la brigade est partie, l’attaque de l’autre partie tombe.",
  ],
  R69: [
    "Où se retire une ligne",
    "La première zone doit être reliée aux deux parties et avoir de la place ; elle s’y regroupe sans frais. Une seconde zone est alors possible. S’il n’y en a pas, elle ne peut pas se retirer.",
  ],
  R70: [
    "Ce qu’une partie ne peut pas",
    "Une partie de ligne n’avance jamais et ne peut pas être désignée. Elle a son orientation, sa ligne, son contrôle et sa place ; la brigade se repose et se commande comme une seule.",
  ],
  R71: [
    "Élimination d’une ligne",
    "Si la brigade est éliminée, les deux parties partent. Flanc et bonus de ligne se jugent pour les parties engagées.",
  ],
  R72: [
    "Comment se fait une avance",
    "Par un bord franchissable vers une zone sans ennemi, sans compter PM ni zones de contrôle, par une première ligne non étendue. Une brigade par zone abandonnée ; pas de nouvelle attaque. Le défenseur n’avance jamais.",
  ],
  R73: ["La Légion seule", "Seule, la Légion est une brigade d’infanterie comme les autres."],
  R74: [
    "La Légion avec une brigade",
    "Elle suit sa brigade sans rien coûter, ou reste ; elle la rejoint en fin de mouvement et prend sa Fatigue. Elle ajoute toute sa force de combat. Si la brigade s’étend, elle reste avec le pion. Si la brigade est éliminée, elle demeure seule.",
  ],
  R75: [
    "La Légion et les limites",
    "Avec une brigade, la Légion ne compte pas parmi les brigades désignées et marche avec elle.",
  ],
  R76: ["Chiffres rouges", "Le revers d’un pion porte chaque nombre diminué de 1, jamais sous 0."],
  R77: [
    "QG et empilement",
    "Les QG ne prennent pas la place des brigades ; une zone en contient un. Au départ seulement, les deux QG du Sud partagent Manassas Junction.",
  ],
  R78: [
    "Un QG par tour",
    "Chaque QG peut se déplacer une fois par tour, dans une moitié de son camp. S’écarter de l’ennemi compte pour ce déplacement.",
  ],
  R79: [
    "Ce qu’évite un QG",
    "Il n’entre ni ne passe dans une zone qui borde une brigade ennemie, même par-delà le Bull Run. Les coûts sont ceux des brigades ; les QG ennemis ne comptent pas.",
  ],
  R80: [
    "Comment un QG s’écarte",
    "Dès qu’un ennemi vient à côté, pour quelque raison que ce soit, il va à 1 ou 2 zones reliées, sans contact, ou sinon à la plus proche ; s’il n’y en a pas, il reste. Un QG n’est jamais perdu.",
  ],
  R81: ["Un QG sur le chemin", "Un QG dans une zone où entre l’ennemi s’écarte d’abord."],
  R82: [
    "Ce que ne font pas les QG",
    "Les QG n’ont pas de zone de contrôle, ne prennent pas de zone et ne combattent pas.",
  ],
  R83: [
    "Passer suffit",
    "Une brigade, ou une partie de ligne, prend le contrôle de toute zone où elle entre. Un QG jamais, et la mise en place n’y change rien.",
  ],
  R84: [
    "Contrôle au départ",
    "Le Sud tient Manassas Junction, le Nord Centreville. Les zones sans points n’ont pas besoin de maître.",
  ],
  R85: ["Le dernier tour est complet", "Le tour 7 a toute sa phase administrative avant le compte des points."],
  R86: [
    "Cinq pertes au plus",
    "Le revers et quatre chiffres de marqueurs montrent au plus 5 pertes : aucune brigade ne dépasse 6.",
  ],
  R87: [
    "Ce qui compte comme perte",
    "Chaque pas perdu compte 1 : une brigade éliminée compte toute sa force imprimée, et la Légion 1.",
  ],
  R88: [
    "2 points ou 3",
    "Les deux récompenses ne s’ajoutent pas : 2 points dès un écart de 3, 3 points dès un écart de 6.",
  ],
  R89: ["Vérifier 8 à 5", "La carte donne 10 points en tout : 13 veut dire que les pertes différaient d’au moins 6."],
  R90: [
    "5 PM de la base",
    "On lit : au plus 5 PM, pour le Nord sur la rive de Centreville. Une option joue au moins 5.",
  ],
  R91: [
    "QG en mise en place libre",
    "Ils débutent à leur place historique, et aucune brigade n’est forcée de marcher.",
  ],
  R92: [
    "Découvrir Farm Ford",
    "Le premier du Nord à l’utiliser débute à côté et dépense 4 PM avant toute chose. Dès lors il est connu. D’ici là, le Nord ne peut s’en servir d’aucune façon ; l’usage du Sud ne le révèle pas.",
  ],
  R93: ["Qui s’oriente d’abord", "Le Sud règle ses orientations avant le Nord."],
  R94: [
    "La seconde zone de Cocke",
    "Le marqueur va dans une voisine de terre de la zone 2, sur la même rive, au choix du Sud.",
  ],
  R95: [
    "La mise en place libre en détail",
    "Une brigade avancée ou partie de ligne par zone, toutes au sud du Bull Run. Hampton peut rejoindre toute brigade. Le reste, ce sont toutes les autres brigades du Sud.",
  ],
  R96: [
    "Si Smith est bloqué",
    "Si la zone est pleine, il va à la zone reliée la plus proche qui a de la place ; si l’ennemi y est, il attend la fin du tour suivant. Son arrivée prend le contrôle.",
  ],
  R97: [
    "Où débute le 30e Virginie",
    "Dans la zone de Beauregard ou une zone qui la borde, dans la limite d’empilement.",
  ],
  R98: [
    "Compter à Sudley Ford",
    "Chaque brigade du Nord compte une fois si elle l’a franchi depuis la rive de Centreville. Au tour 1, le Sud peut attaquer par-delà le cours d’eau, mais ni le franchir ni avancer au-delà.",
  ],
  R99: [
    "Renforts à Centreville",
    "Chacune des trois peut venir ou non, quand la zone est libre d’ennemis. Elles y ignorent la limite ; tant que deux ou plus s’y trouvent, nul autre n’y finit.",
  ],
  R100: [
    "Le tour supplémentaire en détail",
    "L’écart compte tous les points ; l’égalité aussi. Le tour 8 est un tour court, et les points qui suivent décident.",
  ],
  R101: [
    "La défaite est acquise aussitôt",
    "Elle est décidée au moment où l’ennemi a 10 pertes contre 7 ou moins ; le tour se joue encore, et rien ne la défait.",
  ],
  R102: [
    "Ordre de la fin du tour",
    "Marches, récupération, QG, arrivées, défaite automatique, puis le tour supplémentaire ou le compte, puis le tour suivant.",
  ],
  R103: ["Jamais à court de marqueurs", "Il y a autant de marqueurs qu’il en faut."],
  R104: [
    "Bouger sans agir",
    "Retraite, avance, écart ou rotation forcée ne sont pas une activation : la brigade peut encore agir, et subir cela aussi souvent que les résultats l’exigent.",
  ],
  R105: [
    "Combien de fois une brigade est attaquée",
    "Une fois par zone qu’elle tient. Une seconde ligne ne soutient que le combat de sa zone.",
  ],
  R106: [
    "Orientation d’un attaquant",
    "Une brigade qui attaque s’oriente à son gré si un ennemi attaquable reste dans son Front. L’ennemi abordé tourne quand le mouvement est fini.",
  ],
  R107: ["Rien n’est caché", "Les deux joueurs voient tout, et personne ne choisit en secret."],
};
