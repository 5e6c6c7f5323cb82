import type { RuleWords } from "@stonebridge/kernel";
import type { RULINGS } from "../../rules/rulings.ts";

/** Rulings: how doubtful or silent places of the rulebook are read; for readers, with their titles. */
export const rulings: Readonly<Record<keyof typeof RULINGS, RuleWords>> = {
  RU01: [
    "Numéros des règles",
    "Les règles 2.1 à 2.3 portent sur les pions et la règle 2 sur la carte ; ce qui est imprimé 11.1.43 est 11.1.3.",
  ],
  RU02: ["Marqueurs sans limite", "Il y a autant de marqueurs que le jeu en demande."],
  RU03: [
    "Deux Lee",
    "Le commandant d’armée est parfois noté CA. Un Lee nommé sans grade est la cavalerie de Fitzhugh Lee, brigade indépendante.",
  ],
  RU04: [
    "Deux lignes restées en français",
    "Elles disent que la cavalerie peut marcher avant de démonter, et qu’elle remonte pour 2 PM aussi.",
  ],
  RU05: [
    "Payé pour attaquer",
    "Les 2 PM qui obligent une brigade sont ceux payés pour une attaque, non pour l’activation.",
  ],
  RU06: [
    "La liste continue",
    "Ce qui est imprimé après l’exemple de combat, à partir de la quatrième priorité de retraite, appartient à la règle des résultats.",
  ],
  RU07: [
    "Noms des unités",
    "Des graphies différentes d’un nom disent la même unité : Budford est Buford, Featheston Featherston, Toomb Toombs, Butter Butterfield, Kryz Krzyzanowski.",
  ],
  RU08: ["Égalité après modificateurs", "L’initiative est à égalité quand les dés, modificateurs compris, sont égaux."],
  RU09: [
    "Ce que contient le tour 1",
    "Au tour 1 du 29 août, il y a les renforts, avec leurs dés, et le passage au tour 2, rien d’autre.",
  ],
  RU10: [
    "Dés au tour 1",
    "L’Union lance pour ses divisions et brigades au tour 1 aussi ; ses commandants viennent aussitôt.",
  ],
  RU11: [
    "Une phase pour deux",
    "Une phase d’action a une moitié pour chaque joueur. Les dés pour d’autres phases sont lancés une fois, pour les deux.",
  ],
  RU12: ["Qui lance pour d’autres phases", "Le joueur 1 lance ; cela n’a pas d’importance."],
  RU13: [
    "Ordre des étapes communes",
    "Les brigades du joueur 1 d’abord, dans l’ordre qu’il veut. Les renforts commencent par l’Union.",
  ],
  RU14: [
    "Il faut nommer un commandant",
    "Avec un commandant de corps sur la carte, vous devez en nommer un, mais vous pouvez utiliser moins de places que le dé n’en donne, ou aucune. Même un résultat nul le retourne et permet aux commandants de se déplacer.",
  ],
  RU15: [
    "Chacun jusqu’à la venue du sien",
    "Chaque joueur a le −1 jusqu’à ce que son propre commandant d’armée soit sur la carte.",
  ],
  RU16: [
    "Brigade indépendante hors de portée",
    "Elle passe un test de commandement comme une division d’une brigade, −1 pour la cavalerie. Une seule par activation, et elle n’emmène pas d’invitée.",
  ],
  RU17: ["Quand il est retourné", "Le commandant de corps est retourné au dé, non après son mouvement."],
  RU18: [
    "Division sans son commandant",
    "Une division dont le commandant de corps n’est pas sur la carte ne peut pas être activée.",
  ],
  RU19: [
    "Pas de commandant de corps",
    "Sans aucun sur la carte, il n’y a pas d’activation, mais le commandant d’armée peut tout de même essayer de bouger.",
  ],
  RU20: ["Pas de bande grise", "Aucune division de cette bataille n’est indépendante."],
  RU21: ["Une division une fois par phase", "La même division n’est pas activée deux fois dans une moitié."],
  RU22: [
    "Dernière brigade d’une division",
    "Elle est indépendante : tout commandant de corps de son camp peut l’activer, elle n’a pas de cohésion à garder et n’est jamais isolée. Pour l’empilement et le +1 de Jackson, elle reste de son corps.",
  ],
  RU23: [
    "Comment se mesure la portée",
    "Du commandant vers l’extérieur, aux prix d’une marche, la route toujours 1, avec passages, montées et canons ennemis, zone d’arrivée comprise. Dans sa propre zone, c’est 0.",
  ],
  RU24: [
    "Distance en zones",
    "C’est le moins de pas par des bords qu’une brigade peut franchir. Les ennemis ne comptent pas, le Bull Run sans pont barre la route.",
  ],
  RU25: [
    "Qui est isolé",
    "Des brigades à 2 zones au plus (3 si l’une est de cavalerie montée) se tiennent. Une brigade seule est isolée si sa division en a d’autres. Des groupes plus grands, seul le plus proche du commandant de corps ne l’est pas ; à distance égale le plus grand, et sans commandant sur la carte le plus grand.",
  ],
  RU26: ["Quand on regarde l’isolement", "Au début de la moitié de son maître, pour cette moitié."],
  RU27: [
    "Cohésion en marche",
    "Elle compte quand la division a fini. Une brigade ne finit à l’écart que si une autre qui doit encore agir peut combler le vide ; la division ne finit pas avant. Si nulle fin ne garde tout ensemble, celles qui en laissent le moins à l’écart sont permises. Entrées, retraites, déroutes et avances ne sont pas vérifiées.",
  ],
  RU28: [
    "Quand une invitée est à portée",
    "Au début de la moitié, avant tout mouvement. Une cavalerie montée invitée a droit à 3 zones.",
  ],
  RU29: ["Brigade isolée à portée", "Elle ne met pas sa division sous commandement."],
  RU30: ["Invitée d’une division qui échoue", "Une division qui manque son test n’emmène pas d’invitée."],
  RU31: [
    "Disponibles avant sa venue",
    "Jusqu’à la venue du commandant d’armée, tous les commandants de corps redeviennent disponibles.",
  ],
  RU32: [
    "Front sur l’anneau",
    "Les zones autour d’une brigade forment un anneau. Son Front est celle à laquelle elle fait face et la suivante de chaque côté ; le bord de la carte est un vide qui raccourcit le Front.",
  ],
  RU33: [
    "Front par-dessus une rivière",
    "Pour marches, pertes, menaces et retraites, un Front ne passe pas une rivière, même à un pont. L’orientation, la zone attaquée, les Flancs et les canons ne tiennent pas compte des rivières.",
  ],
  RU34: [
    "Fixée par qui",
    "Une brigade déjà au contact d’une autre brigade active avant la venue de l’arrivante ne peut pas tourner.",
  ],
  RU35: [
    "Ce que veut dire contact",
    "Des brigades ennemies sont au contact quand leurs zones ont un bord commun qui n’est pas une rivière.",
  ],
  RU36: ["Une déroutée contrôle", "Une brigade en déroute a encore une zone de contrôle, mais pas de Front."],
  RU37: [
    "Routes près de l’ennemi",
    "Vers ou depuis une zone de contrôle ennemie, la route n’aide pas : 2 PM et ce qui s’y ajoute. Un pont sur une route fait 1 et 1.",
  ],
  RU38: [
    "Marche forcée en détail",
    "Les 2 PM s’ajoutent à ceux qui restent. Après un arrêt près de l’ennemi, ils ne paient qu’une attaque, ou pour démonter ou remonter. La Fatigue vient à la fin de l’action et compte dans les combats.",
  ],
  RU39: [
    "Quand la perte est subie",
    "Au premier pas d’une marche voulue seulement, même entre Fronts de brigades différentes. Retraites et avances ne sont pas des marches. Une brigade ainsi éliminée a fini.",
  ],
  RU40: [
    "Face à ce qu’on attaque",
    "La zone attaquée doit être dans le Front de l’attaquant, par une des orientations qui y gardent le plus d’ennemis. Si aucune ne la contient, l’attaque ne peut pas être déclarée.",
  ],
  RU41: [
    "Orientations égales",
    "Entre orientations avec autant d’ennemis dans le Front, le maître choisit. On compte les brigades, celles en déroute aussi.",
  ],
  RU42: [
    "L’arrivante tourne les deux",
    "Une brigade qui en rejoint une autre la tourne aussi, même si celle-ci a agi ou attaque ; ce qu’elle attaque doit rester dans le Front.",
  ],
  RU43: [
    "Quand on vérifie les piles",
    "À la fin d’une action, d’une retraite ou d’une entrée. Le corps est celui du commandant de la division ; une brigade indépendante se joint à toutes celles de son camp.",
  ],
  RU44: [
    "Cavalerie à pied en détail",
    "Après avoir démonté, elle n’entre dans aucune zone, mais les points restants peuvent payer une attaque. À pied, ses 2 PM paient une zone à 2, jusqu’à deux par la route à 1, une attaque, ou de remonter.",
  ],
  RU45: ["Isolée à pied", "La cavalerie démontée isolée garde ses 2 PM et ne force pas la marche."],
  RU46: [
    "Un commandant sans issue",
    "Il va à la zone permise la plus proche, et reste s’il n’y en a pas. Il n’est jamais perdu. Il s’écarte aussi quand la dernière brigade amie le laisse au contact.",
  ],
  RU47: [
    "Comment se déplacent les commandants",
    "Ils paient comme les brigades et ne s’arrêtent pas dans les zones de contrôle ; chaque zone voisine de l’ennemi doit contenir une brigade amie.",
  ],
  RU48: [
    "Repos près de l’ennemi",
    "Une brigade peut se reposer au contact, et même fraîche, ce qui revient à rester. Une brigade en déroute ne le peut pas.",
  ],
  RU49: [
    "Toute façon d’entrer",
    "Un objectif change de mains quand une brigade y entre par marche, retraite, déroute, avance ou comme renfort.",
  ],
  RU50: [
    "Où aident les canons",
    "En attaque : l’artillerie voisine de la zone attaquée, ou dans une zone qui attaque, avec la zone attaquée dans son Front. En défense : celle de la zone attaquée, ou voisine d’une zone attaquante qui est dans son Front. Dans tout combat de ce genre, jamais en déroute, jamais seule attaquante ; elle n’ajoute pas de zone.",
  ],
  RU51: [
    "Qui est engagé",
    "Les attaquants à marqueur et l’artillerie de leur pile qui participe ; toute brigade de la zone attaquée. L’artillerie qui aide d’ailleurs ne donne que des points.",
  ],
  RU52: [
    "Zones qui menacent",
    "On compte les zones, chacune une fois : avec une brigade hors déroute, non attaquée dans cette phase, et une zone attaquante dans son Front. Attaquée : un marqueur vise, ou a visé dans un combat antérieur de la phase, la zone où elle se tenait.",
  ],
  RU53: [
    "Zones attaquantes d’un seul tenant",
    "Les zones qui attaquent ensemble forment une seule chaîne de voisines. Un marqueur qui la romprait ne peut pas être posé.",
  ],
  RU54: [
    "Rapports entre deux colonnes",
    "Un rapport entre deux colonnes compte pour la plus basse : 4 contre 3 pour 1 contre 1, 3 contre 4 pour 1 contre 2.",
  ],
  RU55: [
    "Quelle force compte",
    "Les potentiels tels qu’ils sont, artillerie 0, cavalerie à pied pour cette valeur. Contre des défenseurs autres que d’artillerie dont la somme est 0, l’attaquant a +3.",
  ],
  RU56: [
    "Rien d’autre sans espoir",
    "Pas de dé de combat, donc pas de 6, ni canons, ni tireurs d’élite, et rien pour le défenseur. Le nombre de ceux qui subissent suit la règle ordinaire.",
  ],
  RU57: [
    "Quand les bords défendent",
    "Un escarpement compte si au moins une zone attaquante doit le gravir, un gué ou un pont si au moins une attaque y passe. Bois, village et remblai sont ceux de la zone.",
  ],
  RU58: [
    "Quelle Fatigue compte",
    "Celle des brigades engagées, 2 pour une en déroute, 0 pour l’artillerie, avec la Fatigue des marches forcées.",
  ],
  RU59: [
    "Le double exactement",
    "Les totaux sont comparés une fois ramenés à 1 au moins. Le double doit être dépassé : 6 contre 3 n’est que Fatigue, 3 contre 1 est aussi un test.",
  ],
  RU60: [
    "Qui frappe un six",
    "La brigade ennemie engagée du plus haut potentiel, jamais l’artillerie, même si le camp du 6 perd. Deux six frappent en même temps. Les totaux restent ce qu’ils étaient.",
  ],
  RU61: [
    "Disparues avant le résultat",
    "Le résultat tombe sur les brigades qui restent. Le nombre d’ennemis engagés se compte au début du combat.",
  ],
  RU62: [
    "Qui subit le résultat",
    "Autant que le plus petit des deux nombres d’engagées, par potentiel après les pertes des six, l’artillerie en dernier. Les mêmes pour Fatigue et test ; une à Fatigue 2, ou l’artillerie, prend la place sans effet.",
  ],
  RU63: ["Dés des tests", "Le maître lance pour toutes ; puis les résultats s’appliquent l’un après l’autre."],
  RU64: [
    "Marqueur et moitié de la force",
    "L’infanterie a un marqueur de pertes dès la deuxième perte, la cavalerie dès la première, l’artillerie jamais. La moitié se compte du potentiel imprimé, monté pour la cavalerie, 2 pour l’artillerie. Le −1 et le −2 s’additionnent.",
  ],
  RU65: [
    "Qui frappe une mêlée",
    "La brigade ennemie du plus haut potentiel encore là parmi les engagées, l’artillerie seulement si elle est seule.",
  ],
  RU66: [
    "Artillerie seule",
    "L’artillerie teste avec −3 quand ni infanterie ni cavalerie de son camp n’est alors dans sa zone, en attaque aussi.",
  ],
  RU67: [
    "Reculer pas à pas",
    "Chaque pas prend la meilleure zone sans ennemi : plus loin de ceux qu’elle a combattus (en déroute, de ceux au contact), hors des Fronts, hors des zones de contrôle, la plus proche d’un but en PM ; le maître tranche. Elle ne revient jamais dans une zone quittée, et s’arrête à un but de son camp hors du contrôle ennemi.",
  ],
  RU68: [
    "Pas de place à la fin",
    "On prend la zone suivante par ordre de mérite ; si aucune n’a de place, la brigade va une zone plus loin.",
  ],
  RU69: [
    "Aucune zone",
    "Au bord de la carte, la brigade la quitte et est éliminée. Ailleurs elle s’arrête et subit une perte de plus.",
  ],
  RU70: [
    "Deux zones sont deux pas",
    "Un désordre ou une déroute fait ce nombre de pas ; ils n’ont pas à s’éloigner tout droit.",
  ],
  RU71: ["Brigade en déroute dans une pile", "Elle n’a pas d’orientation ; la brigade auprès d’elle garde la sienne."],
  RU72: [
    "Qui avance où",
    "Tout camp vainqueur : les attaquants dans la zone attaquée, les défenseurs dans une zone attaquante, une fois vide pour quelque raison. Des brigades engagées, selon la limite d’empilement, sans coût et sans la perte de Front en Front.",
  ],
  RU73: [
    "Auprès d’un attaquant",
    "Une brigade sans marqueur qui se tient avec un attaquant n’est pas engagée et ne subit rien. Un défenseur l’est toujours, en déroute ou non.",
  ],
  RU74: [
    "Ce qui aide les chevaux au bois",
    "Seule l’infanterie dans la zone épargne le −1 à la cavalerie montée ; il compte pour chaque brigade.",
  ],
  RU75: [
    "Plus rien à pied",
    "Une cavalerie démontée sans force à pied reste en jeu tant qu’elle en a à cheval. Elle combat avec 0 et ne peut pas attaquer.",
  ],
  RU76: ["Cible partie", "Si la zone attaquée est vide quand vient son combat, l’attaque tombe."],
  RU77: [
    "En déroute à ce tour",
    "Les brigades mises en déroute au même tour fuient aussi, avant les tests de déroute.",
  ],
  RU78: ["Quelle perte est récupérée", "La dernière : d’abord sur le marqueur, puis le pion est remis à l’endroit."],
  RU79: [
    "Un dé, puis à coup sûr",
    "Le test de la bataille remplace le test général : ce qui manque au tour T vient à coup sûr au tour suivant.",
  ],
  RU80: [
    "Pour quoi l’on lance",
    "Un dé pour une division avec son artillerie, un pour une brigade indépendante. Une division entre entière, par une seule entrée.",
  ],
  RU81: [
    "Entrer",
    "La première zone coûte 1 par une route, sinon 2, et 1 de plus par paire de brigades du camp entrées là dans cette étape. Les commandants ne paient ni ne comptent. Sans les points, ou sans place, on attend le tour suivant.",
  ],
  RU82: [
    "Quelle autre entrée",
    "L’entrée ouverte la plus proche en zones, quelle que soit sa lettre. Si aucune n’est ouverte, on attend le tour suivant.",
  ],
  RU83: [
    "Trop tard",
    "Ce qui viendrait après le dernier tour ne vient pas. Dans la bataille des deux jours, cela vient au tour 2 du second jour.",
  ],
  RU84: [
    "Appeler Jones le 30",
    "Dès le tour 2, les Confédérés peuvent appeler la division Jones dans une phase administrative, contre 2 PV à l’Union. Elle lance à ce tour et vient par H.",
  ],
  RU85: [
    "Au choix, tour 2 ou 3",
    "Pour chaque division et brigade indépendante, et pour Sigel ; ce qui n’est pas venu au tour 2 doit venir au tour 3. L’entrée encombrée coûte comme d’habitude.",
  ],
  RU86: [
    "L’artillerie de réserve de l’Union",
    "L’artillerie citée hors d’une division est la même brigade indépendante les deux jours.",
  ],
  RU87: ["Les zones de Reno", "Les six brigades de Reno sont en 120, 121 et 133 ; la liste nomme deux fois 120."],
  RU88: [
    "Règles de chaque jour",
    "Le premier jour suit les règles spéciales du 29 août, le second celles du 30. Une partie du texte manque.",
  ],
  RU89: [
    "Tour 11 en détail",
    "On joue les phases d’action 2 et 3, puis les dés pour d’autres comme d’habitude. Le −1 est pour les deux camps et s’ajoute aux autres.",
  ],
  RU90: [
    "Qui se met en place d’abord",
    "Les Confédérés, puis l’Union. L’orientation est libre, avec le plus d’ennemis possible dans le Front s’il y a contact. Un commandant est dans toute zone de son groupe.",
  ],
  RU91: [
    "Contre-attaque en détail",
    "Elle est déclarée une fois, au retour du marqueur d’action. Dès lors l’Union ne gagne plus les égalités.",
  ],
  RU92: [
    "Quand on lance la tactique",
    "À chaque phase d’initiative dès le tour qui suit l’entrée du commandant d’armée. Ce n’est pas un choix.",
  ],
  RU93: [
    "Un seul prix des pertes",
    "Le prix plus haut remplace le plus bas. Si l’ennemi n’en a infligé aucune, une seule perte donne le plus haut.",
  ],
  RU94: [
    "Quelles pertes comptent",
    "Celles sur la carte à la fin et tout le potentiel des brigades éliminées, 2 pour l’artillerie, moins ce qu’elles avaient perdu avant la partie. Les pertes récupérées ne comptent plus.",
  ],
  RU95: [
    "Quels objectifs paient",
    "Chaque camp est payé pour les objectifs de sa couleur. Tenir un objectif de l’ennemi ne fait que l’en priver.",
  ],
  RU96: ["Une avance de 8 ou plus", "L’avance se compte une fois tout ajouté, prix de la division Jones compris."],
  RU97: ["Pertes à la tombée de la nuit", "Ce qui compte, ce sont les pertes qu’a la brigade à la tombée de la nuit."],
  RU98: [
    "Qui peut rester la nuit",
    "Une brigade dans un bois, un village ou un remblai, ou derrière un escarpement ou un gué face à cet ennemi, si aucun ennemi au contact n’en a autant. Les autres reculent zone par zone jusqu’à ne plus être au contact, l’Union d’abord ; un Front ennemi coûte sa perte.",
  ],
  RU99: [
    "Qui marche la nuit",
    "Jusqu’à trois brigades par camp, l’Union d’abord. Celles sorties par le bord viennent d’abord, avec leurs pertes, et ne comptent plus comme éliminées ; celles détruites ne reviennent jamais.",
  ],
  RU100: [
    "Ce que l’Union retire",
    "Un commandant de corps avec toutes ses divisions sur la carte, et toutes les brigades indépendantes qui y sont. Ils reviennent sans dé, chaque division d’un bloc.",
  ],
  RU101: ["Chassée de la carte", "Une brigade chassée de la carte est éliminée, mais on s’en souvient pour la nuit."],
  RU102: [
    "Qui sont les hommes de Jackson",
    "Les divisions de Taliaferro, d’Ewell et de Hill avec leur artillerie ; aucune brigade indépendante.",
  ],
  RU103: ["Jones dans la bataille des deux jours", "Au tour 6 du premier jour seulement."],
  RU104: ["Canons jamais sous 0", "Le potentiel d’artillerie descend à 0 et pas plus bas."],
  RU105: [
    "Valeurs des commandants de corps",
    "Elles ne sont pas dans les règles : 0 ou +1 disponible et 1 de moins activé, estimées d’après ce que chacun a fait.",
  ],
  RU106: ["L’aide de jeu", "Elle abrège les règles ; où elle diffère, les règles l’emportent."],
  RU107: [
    "Commandants disponibles au début",
    "À la mise en place et à l’entrée, un commandant est sur sa face disponible.",
  ],
  RU108: [
    "Artillerie de réserve le 30",
    "La Washington Artillery et celle de S. D. Lee sont chacune avec une autre brigade d’infanterie de la division Taliaferro.",
  ],
};
