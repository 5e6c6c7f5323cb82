import type { RuleWords } from "@stonebridge/kernel";
import type { RULINGS } from "../../rules/rulings.ts";

/** Rulings on unclear or silent passages of the rulebook; for readers, with their titles. */
export const rulings: Readonly<Record<keyof typeof RULINGS, RuleWords>> = {
  RU01: [
    "Numéros des règles",
    "Les règles 2.1 à 2.3 portent sur les pions et la règle 2 sur la carte ; ce qui est imprimé 11.1.43 est 11.1.3.",
  ],
  RU02: ["Marqueurs sans limite", "Il y a autant de marqueurs qu’il en faut."],
  RU03: [
    "Deux Lee",
    "Le livret note parfois le commandant d’armée CA. Un Lee sans grade est la cavalerie de Fitzhugh Lee, une brigade indépendante.",
  ],
  RU04: [
    "Deux lignes restées en français",
    "Elles disent que la cavalerie peut marcher avant de démonter, et que remonter coûte aussi 2 PM.",
  ],
  RU05: [
    "Payé pour attaquer",
    "Les 2 PM qui engagent une brigade sont ceux payés pour une attaque, pas pour l’activation.",
  ],
  RU06: [
    "La liste continue",
    "Ce qui est imprimé après l’exemple de combat, à partir de la quatrième priorité de retraite, appartient à la règle des résultats.",
  ],
  RU07: [
    "Noms des unités",
    "Les différentes graphies d’un nom désignent la même unité : Budford est Buford, Featheston Featherston, Toomb Toombs, Butter Butterfield, Kryz Krzyzanowski.",
  ],
  RU08: ["Égalité après modificateurs", "L’initiative est à égalité quand les dés, modificateurs compris, sont égaux."],
  RU09: [
    "Ce que contient le tour 1",
    "Le tour 1 du 29 août n’a que les renforts, avec leurs dés, et le passage au tour 2.",
  ],
  RU10: [
    "Dés au tour 1",
    "L’Union lance aussi pour ses divisions et brigades au tour 1 ; ses commandants entrent aussitôt.",
  ],
  RU11: [
    "Une phase pour deux",
    "Une phase d’action a une demi-phase pour chaque joueur. Les dés pour d’autres phases sont lancés une fois, pour les deux.",
  ],
  RU12: ["Qui lance pour d’autres phases", "Le joueur 1 lance ; peu importe qui le fait."],
  RU13: [
    "Ordre des étapes communes",
    "Les brigades du joueur 1 passent d’abord, dans l’ordre qu’il veut. Les renforts de l’Union entrent en premier.",
  ],
  RU14: [
    "Il faut choisir un commandant",
    "Avec un commandant de corps sur la carte, vous devez en choisir un, mais vous pouvez activer moins de divisions que le dé n’en donne, ou aucune. Même un résultat nul le retourne et permet aux commandants de se déplacer.",
  ],
  RU15: [
    "Chacun jusqu’à l’arrivée du sien",
    "Chaque joueur a le −1 jusqu’à ce que son propre commandant d’armée soit sur la carte.",
  ],
  RU16: [
    "Brigade indépendante hors de portée",
    "Elle passe un test de commandement comme une division d’une brigade, −1 pour la cavalerie. Une seule par activation, et aucune invitée n’agit avec elle.",
  ],
  RU17: ["Quand il est retourné", "Le commandant de corps est retourné quand on lance le dé, pas après son mouvement."],
  RU18: [
    "Division sans son commandant",
    "Une division dont le commandant de corps n’est pas sur la carte ne peut pas être activée.",
  ],
  RU19: [
    "Pas de commandant de corps",
    "Sans commandant de corps sur la carte, on n’active rien, mais le commandant d’armée peut quand même tenter de bouger.",
  ],
  RU20: ["Pas de bande grise", "Aucune division de cette bataille n’est indépendante."],
  RU21: ["Une division une fois par phase", "Une division ne peut pas être activée deux fois dans une demi-phase."],
  RU22: [
    "Dernière brigade d’une division",
    "La dernière brigade d’une division est indépendante : tout commandant de corps de son camp peut l’activer, elle n’a pas de cohésion à garder et n’est jamais isolée. Pour l’empilement et le +1 de Jackson, elle reste dans son corps.",
  ],
  RU23: [
    "Comment se mesure la portée",
    "On mesure du commandant vers l’extérieur, aux coûts d’une marche, la route toujours à 1, avec passages, montées, canons ennemis et zone d’arrivée. Dans sa propre zone, la distance est 0.",
  ],
  RU24: [
    "Distance en zones",
    "La distance est le plus petit nombre de pas par des frontières qu’une brigade peut franchir. Les ennemis ne comptent pas ; le Bull Run sans pont barre la route.",
  ],
  RU25: [
    "Qui est isolé",
    "Des brigades à 2 zones au plus (3 si l’une est de cavalerie montée) forment un groupe. Une brigade seule est isolée si sa division en a d’autres. Parmi les groupes plus grands, seul le plus proche du commandant de corps ne l’est pas ; à distance égale le plus grand, et sans commandant sur la carte le plus grand.",
  ],
  RU26: [
    "Quand l’isolement se vérifie",
    "L’isolement se vérifie au début de la demi-phase de son camp et vaut pour cette demi-phase.",
  ],
  RU27: [
    "Cohésion en marche",
    "La cohésion se vérifie quand la division a fini. Une brigade ne finit à l’écart que si une autre qui doit encore agir peut combler le vide ; la division ne finit pas avant. Si aucune fin ne garde tout ensemble, celles qui en laissent le moins à l’écart sont permises. Entrées, retraites, déroutes et avances ne sont pas vérifiées.",
  ],
  RU28: [
    "Quand une invitée est à portée",
    "La portée se vérifie au début de la demi-phase, avant tout mouvement. Une cavalerie montée invitée a droit à 3 zones.",
  ],
  RU29: ["Brigade isolée à portée", "Une brigade isolée ne met pas sa division à portée de commandement."],
  RU30: ["Invitée d’une division qui échoue", "Aucune invitée n’agit avec une division qui manque son test."],
  RU31: [
    "Disponibles avant son arrivée",
    "Jusqu’à l’arrivée du commandant d’armée, tous les commandants de corps redeviennent disponibles.",
  ],
  RU32: [
    "Front sur l’anneau",
    "Les zones autour d’une brigade forment un anneau. Son Front est celle à laquelle elle fait face et la suivante de chaque côté ; le bord de la carte est un vide qui raccourcit le Front.",
  ],
  RU33: [
    "Front à travers une rivière",
    "Pour les marches, les pertes, les menaces et les retraites, un Front ne traverse pas une rivière, même à un pont. L’orientation, la zone attaquée, les Flancs et les canons ne tiennent pas compte des rivières.",
  ],
  RU34: [
    "Fixée par qui",
    "Une brigade déjà au contact d’une autre brigade active avant l’arrivée du nouvel ennemi ne peut pas s’orienter.",
  ],
  RU35: [
    "Ce qu’est le contact",
    "Des brigades ennemies sont au contact quand leurs zones ont une frontière commune sans rivière.",
  ],
  RU36: [
    "Les brigades en déroute contrôlent",
    "Une brigade en déroute a encore une zone de contrôle, mais pas de Front.",
  ],
  RU37: [
    "Routes à côté de l’ennemi",
    "Vers ou depuis une zone de contrôle ennemie, la route n’aide pas : le pas coûte 2 PM plus les suppléments. Un pont sur une route coûte 1 et 1.",
  ],
  RU38: [
    "Marche forcée en détail",
    "Les 2 PM s’ajoutent à ceux qui restent. Après un arrêt à côté de l’ennemi, ils ne paient qu’une attaque, ou de démonter ou remonter. La Fatigue vient à la fin de l’action et compte dans les combats.",
  ],
  RU39: [
    "Quand la perte est subie",
    "Seulement au premier pas d’une marche volontaire, même entre les Fronts de brigades différentes. Retraites et avances ne sont pas des marches. Une brigade ainsi éliminée a fini.",
  ],
  RU40: [
    "Face à la cible",
    "La zone attaquée doit être dans le Front de l’attaquant, dans une des orientations qui y ont le plus d’ennemis. Si aucune ne la contient, l’attaque ne peut pas être déclarée.",
  ],
  RU41: [
    "Orientations égales",
    "Entre des orientations avec autant d’ennemis dans le Front, le camp choisit. On compte les brigades, y compris en déroute.",
  ],
  RU42: [
    "L’arrivée oriente les deux",
    "Une brigade qui en rejoint une autre l’oriente aussi, même si celle-ci a agi ou attaque ; sa cible doit rester dans le Front.",
  ],
  RU43: [
    "Quand l’empilement se vérifie",
    "L’empilement se vérifie à la fin d’une action, d’une retraite ou d’une entrée. Le corps est celui du commandant de la division ; une brigade indépendante s’empile avec toutes celles de son camp.",
  ],
  RU44: [
    "Cavalerie démontée en détail",
    "Après avoir démonté, elle ne peut plus entrer dans une zone, mais les PM restants peuvent payer une attaque. À pied, ses 2 PM paient une zone à 2, jusqu’à deux par la route à 1, une attaque, ou de remonter.",
  ],
  RU45: ["Isolée à pied", "La cavalerie démontée isolée garde ses 2 PM et ne peut pas forcer la marche."],
  RU46: [
    "Un commandant qui n’a nulle part où aller",
    "Il va dans la zone permise la plus proche, ou reste s’il n’y en a pas. Il n’est jamais perdu. Il se replie aussi quand la dernière brigade amie le laisse au contact.",
  ],
  RU47: [
    "Comment se déplacent les commandants",
    "Ils paient comme les brigades et ne s’arrêtent pas dans les zones de contrôle ; chaque zone voisine de l’ennemi doit contenir une brigade amie.",
  ],
  RU48: [
    "Repos à côté de l’ennemi",
    "Une brigade peut se reposer au contact, et même fraîche, ce qui revient à rester sur place. Une brigade en déroute ne le peut pas.",
  ],
  RU49: [
    "Toute façon d’entrer",
    "Un objectif change de mains quand une brigade y entre par marche, retraite, déroute, avance ou comme renfort.",
  ],
  RU50: [
    "Où aident les canons",
    "En attaque, l’artillerie aide depuis une zone attaquante ou voisine de la zone attaquée, avec la zone attaquée dans son Front. En défense, elle aide depuis la zone attaquée ou voisine d’une zone attaquante qui est dans son Front. Elle aide dans tous ces combats, jamais en déroute, jamais seule attaquante, et n’ajoute pas de zone.",
  ],
  RU51: [
    "Qui est engagé",
    "Sont engagés les attaquants à marqueur, l’artillerie de leur pile qui participe, et toutes les brigades de la zone attaquée. L’artillerie qui aide d’ailleurs ne donne que ses points.",
  ],
  RU52: [
    "Zones qui menacent",
    "Une zone compte une fois si elle a une brigade qui n’est pas en déroute, une zone attaquante dans son Front, et n’est pas attaquée dans cette phase. Elle est attaquée si un marqueur la vise, ou l’a visée dans un combat antérieur de la phase.",
  ],
  RU53: [
    "Zones attaquantes en chaîne",
    "Les zones qui attaquent ensemble forment une seule chaîne de voisines. Un marqueur qui la romprait ne peut pas être posé.",
  ],
  RU54: [
    "Rapports entre deux colonnes",
    "Un rapport entre deux colonnes compte comme la plus basse : 4 contre 3 comme 1 contre 1, 3 contre 4 comme 1 contre 2.",
  ],
  RU55: [
    "Quelle force compte",
    "Les potentiels comptent tels qu’ils sont, l’artillerie pour 0, la cavalerie à pied pour cette valeur. Contre des défenseurs autres que d’artillerie dont la somme est 0, l’attaquant a +3.",
  ],
  RU56: [
    "Rien d’autre sans espoir",
    "Pas de dé de combat, donc pas de 6, ni canons, ni tireurs d’élite, et rien pour le défenseur. La règle normale dit combien de brigades subissent.",
  ],
  RU57: [
    "Quand les frontières défendent",
    "Un escarpement compte si au moins une zone attaquante doit le gravir, un gué ou un pont si au moins une attaque y passe. Bois, village et remblai comptent pour la zone attaquée.",
  ],
  RU58: [
    "Quelle Fatigue compte",
    "Les brigades engagées comptent, 2 pour une brigade en déroute, 0 pour l’artillerie, avec la Fatigue des marches forcées.",
  ],
  RU59: [
    "Le double exactement",
    "On compare les totaux une fois portés à 1 au moins. Le double doit être dépassé : 6 contre 3 n’est que Fatigue, 3 contre 1 est aussi un test.",
  ],
  RU60: [
    "Qui est touché sur un 6",
    "Un six touche la brigade ennemie engagée au plus haut potentiel, jamais l’artillerie, même si le camp qui l’a lancé perd. Deux six touchent en même temps. Les totaux ne changent pas.",
  ],
  RU61: [
    "Disparues avant le résultat",
    "Le résultat s’applique aux brigades qui restent. Le nombre d’ennemis engagés se compte au début du combat.",
  ],
  RU62: [
    "Qui subit le résultat",
    "Le nombre de brigades touchées est le plus petit des deux nombres d’engagées, par potentiel après les pertes des six, l’artillerie en dernier. Ce sont les mêmes pour Fatigue et test ; une brigade à Fatigue 2, ou l’artillerie, compte sans effet.",
  ],
  RU63: ["Dés des tests", "Le camp lance pour toutes ; puis les résultats s’appliquent l’un après l’autre."],
  RU64: [
    "Marqueur et moitié de la force",
    "L’infanterie a un marqueur de pertes dès la deuxième perte, la cavalerie dès la première, l’artillerie jamais. La moitié est celle du potentiel imprimé, monté pour la cavalerie, 2 pour l’artillerie. Le −1 et le −2 s’additionnent.",
  ],
  RU65: [
    "Qui une mêlée touche",
    "Une mêlée touche la brigade ennemie engagée au plus haut potentiel qui est encore là, l’artillerie seulement si elle est seule.",
  ],
  RU66: [
    "Artillerie seule",
    "L’artillerie teste avec −3 quand aucune infanterie ni cavalerie de son camp n’est dans sa zone à ce moment, en attaque aussi.",
  ],
  RU67: [
    "Reculer pas à pas",
    "Chaque pas prend la meilleure zone sans ennemi : plus loin de ceux qu’elle a combattus (en déroute, de ceux au contact), hors des Fronts, hors des zones de contrôle, la plus proche d’un but en PM ; à égalité, son camp choisit. Elle ne revient jamais dans une zone quittée, et s’arrête à un but de son camp hors du contrôle ennemi.",
  ],
  RU68: [
    "Pas de place à la fin",
    "On prend la meilleure zone suivante ; si aucune n’a de place, la brigade va une zone plus loin.",
  ],
  RU69: [
    "Aucune zone",
    "Au bord de la carte, la brigade en sort et est éliminée. Ailleurs, elle s’arrête et subit une perte de plus.",
  ],
  RU70: [
    "Deux zones sont deux pas",
    "Un désordre ou une déroute fait ce nombre de pas ; ils ne doivent pas forcément s’éloigner tout droit.",
  ],
  RU71: [
    "Brigade en déroute dans une pile",
    "Une brigade en déroute n’a pas d’orientation ; la brigade de la même pile garde la sienne.",
  ],
  RU72: [
    "Qui avance où",
    "Le camp vainqueur peut avancer : les attaquants dans la zone attaquée, les défenseurs dans une zone attaquante, une fois vide, quelle qu’en soit la raison. Les brigades engagées avancent dans la limite d’empilement, sans coût et sans la perte de Front à Front.",
  ],
  RU73: [
    "Avec un attaquant",
    "Une brigade sans marqueur empilée avec un attaquant n’est pas engagée et ne subit rien. Un défenseur l’est toujours, en déroute ou non.",
  ],
  RU74: [
    "Ce qui aide la cavalerie au bois",
    "Seule l’infanterie dans la zone épargne le −1 à la cavalerie montée ; il compte pour chaque brigade de cavalerie.",
  ],
  RU75: [
    "Plus rien à pied",
    "Une cavalerie démontée sans force à pied reste en jeu tant qu’elle en a à cheval. Elle combat avec 0 et ne peut pas attaquer.",
  ],
  RU76: ["Cible partie", "Si la zone attaquée est vide quand vient son combat, l’attaque n’a pas lieu."],
  RU77: [
    "En déroute à ce tour",
    "Les brigades mises en déroute au même tour fuient aussi, avant les tests de déroute.",
  ],
  RU78: [
    "Quelle perte est récupérée",
    "La dernière perte est récupérée : d’abord sur le marqueur, puis le pion est remis à l’endroit.",
  ],
  RU79: [
    "Un dé, puis à coup sûr",
    "Le test de la bataille remplace le test général : une formation qui échoue au tour T arrive à coup sûr au tour suivant.",
  ],
  RU80: [
    "Pour quoi on lance",
    "Un dé pour une division avec son artillerie, un pour une brigade indépendante. Une division entre en entier, par une seule entrée.",
  ],
  RU81: [
    "Entrer",
    "La première zone coûte 1 par une route, sinon 2, et 1 de plus toutes les deux brigades du camp entrées là dans cette étape. Les commandants ne paient pas et ne comptent pas. Sans assez de PM, ou sans place, une brigade attend le tour suivant.",
  ],
  RU82: [
    "Quelle autre entrée",
    "On prend l’entrée ouverte la plus proche en zones, quelle que soit sa lettre. Si aucune n’est ouverte, on attend le tour suivant.",
  ],
  RU83: [
    "Trop tard",
    "Ce qui arriverait après le dernier tour n’arrive pas. Dans la bataille des deux jours, cela arrive au tour 2 du second jour.",
  ],
  RU84: [
    "Appeler Jones le 30",
    "À partir du tour 2, les Confédérés peuvent appeler la division Jones dans une phase administrative, contre 2 PV à l’Union. Elle lance à ce tour et entre par H.",
  ],
  RU85: [
    "Au choix, tour 2 ou 3",
    "L’Union choisit pour chaque division et brigade indépendante, et pour Sigel ; ce qui n’entre pas au tour 2 doit entrer au tour 3. Une entrée encombrée coûte comme d’habitude.",
  ],
  RU86: [
    "L’artillerie de réserve de l’Union",
    "L’artillerie citée hors d’une division est la même brigade indépendante les deux jours.",
  ],
  RU87: ["Les zones de Reno", "Les six brigades de Reno débutent en 120, 121 et 133 ; la liste cite deux fois 120."],
  RU88: [
    "Règles de chaque jour",
    "Le premier jour suit les règles spéciales du 29 août, le second celles du 30. Une partie du texte imprimé est perdue.",
  ],
  RU89: [
    "Tour 11 en détail",
    "On joue les phases d’action 2 et 3, puis les dés pour d’autres comme d’habitude. Le −1 vaut pour les deux camps et s’ajoute aux autres modificateurs.",
  ],
  RU90: [
    "Qui se met en place d’abord",
    "Les Confédérés se placent d’abord, puis l’Union. L’orientation est libre, avec le plus d’ennemis possible dans le Front au contact. Un commandant débute dans n’importe quelle zone de son groupe.",
  ],
  RU91: [
    "Contre-attaque en détail",
    "Elle est déclarée une fois, quand le marqueur d’action revient à 1. L’Union ne gagne plus les égalités ensuite.",
  ],
  RU92: [
    "Quand on lance la tactique",
    "On lance à chaque phase d’initiative à partir du tour qui suit l’entrée du commandant d’armée. Ce n’est pas un choix.",
  ],
  RU93: [
    "Une seule récompense pour les pertes",
    "La récompense la plus haute remplace la plus basse. Si l’ennemi n’a infligé aucune perte, une seule donne la plus haute.",
  ],
  RU94: [
    "Quelles pertes comptent",
    "On compte les pertes sur la carte à la fin et tout le potentiel des brigades éliminées, 2 pour l’artillerie, moins ce qu’elles avaient perdu avant la partie. Les pertes récupérées ne comptent plus.",
  ],
  RU95: [
    "Quels objectifs rapportent",
    "Chaque camp marque pour les objectifs de sa couleur. Tenir un objectif ennemi ne fait que l’en priver.",
  ],
  RU96: ["Une avance de 8 ou plus", "L’avance se compte une fois tout ajouté, prix de la division Jones compris."],
  RU97: ["Pertes à la tombée de la nuit", "Les pertes qu’a la brigade à la tombée de la nuit comptent."],
  RU98: [
    "Qui peut rester la nuit",
    "Une brigade peut rester dans un bois, un village ou un remblai, ou derrière un escarpement ou un gué face à cet ennemi, si aucun ennemi au contact n’a un tel terrain. Les autres reculent zone par zone jusqu’à ne plus être au contact, l’Union d’abord ; un Front ennemi coûte sa perte.",
  ],
  RU99: [
    "Qui marche la nuit",
    "Jusqu’à trois brigades par camp, l’Union d’abord. Celles sorties par le bord passent d’abord, avec leurs pertes, et ne comptent plus comme éliminées ; les brigades détruites ne reviennent jamais.",
  ],
  RU100: [
    "Ce que l’Union retire",
    "Un commandant de corps part avec toutes ses divisions sur la carte, et toutes les brigades indépendantes qui y sont. Ils reviennent sans dé, chaque division en entier.",
  ],
  RU101: ["Chassée de la carte", "Une brigade chassée de la carte est éliminée, mais elle peut revenir la nuit."],
  RU102: [
    "Qui sont les hommes de Jackson",
    "Les divisions de Taliaferro, d’Ewell et de Hill avec leur artillerie ; aucune brigade indépendante.",
  ],
  RU103: ["Jones dans la bataille des deux jours", "Au tour 6 du premier jour seulement."],
  RU104: ["Canons jamais sous 0", "Le potentiel d’artillerie ne descend jamais sous 0."],
  RU105: [
    "Valeurs des commandants de corps",
    "Les règles ne les donnent pas : 0 ou +1 disponible et 1 de moins activé, estimées d’après ce que chacun a fait.",
  ],
  RU106: ["L’aide de jeu", "Elle abrège les règles ; là où elle diffère, les règles l’emportent."],
  RU107: [
    "Commandants disponibles au début",
    "À la mise en place et à l’entrée, un commandant est sur sa face disponible.",
  ],
  RU108: [
    "Artillerie de réserve le 30",
    "La Washington Artillery et l’artillerie de S. D. Lee débutent chacune avec une brigade d’infanterie différente de la division Taliaferro.",
  ],
};
