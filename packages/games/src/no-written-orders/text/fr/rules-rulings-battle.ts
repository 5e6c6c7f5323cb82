import type { RuleWords } from "@stonebridge/kernel";
import type { RULINGS_OF_BATTLE } from "../../rules/rulings-battle.ts";

/** Rulings on chapters 6 and 7, for readers, with their titles. Combat. */
export const rulingsBattle: Readonly<Record<keyof typeof RULINGS_OF_BATTLE, RuleWords>> = {
  RUL066: [
    "Ennemis en bon ordre",
    "Pour se rétablir, seules les unités de combat ennemies voisines en bon ordre baissent le moral, comme dit la feuille ; le texte parle de tout ennemi.",
  ],
  RUL067: [
    "Ce qu’est un abri",
    "Un abri pour se rétablir est un hexagone qui a une réduction dans la table des terrains : bourg, fort, bois, remblai ; un bourg en bois seulement si l’on joue les charges. Des retranchements sur un côté comptent aussi, les autres côtés non.",
  ],
  RUL068: ["Unité par unité", "Le rétablissement se teste unité par unité, non par piles."],
  RUL070: [
    "Moitié d’un revers impair",
    "Un revers de 5 a un troisième état de 3 : sa moitié, deux et demi, est arrondie vers le haut.",
  ],
  RUL071: [
    "Rétablie sur la carte",
    "Une grande unité sur la carte n’est ramenée à son revers que dans l’hexagone de son chef, comme l’une de ses deux du tour.",
  ],
  RUL075: ["Dés hors de la table", "Des dés modifiés au-dessous de 2 comptent comme 2, au-dessus de 12 comme 12."],
  RUL076: ["Force nulle", "Si une force s’arrondit à rien, il n’y a ni jet ni coup au but."],
  RUL077: [
    "Plus de 48",
    "Une force de plus de 48 se lit autant de fois que 24 y entre, puis pour le reste, avec les mêmes dés.",
  ],
  RUL078: [
    "Les pourcentages se multiplient",
    "Plusieurs pourcentages se multiplient : la moitié de trois quarts est trois huitièmes.",
  ],
  RUL079: [
    "Arrondir par groupes",
    "Les forces sont groupées par facteur final ; chaque groupe est additionné, multiplié et arrondi, puis les groupes s’additionnent.",
  ],
  RUL080: [
    "Qui subit quel coup",
    "Le premier coup au but va à de l’infanterie entamée, sinon à l’infanterie, sinon à une unité entamée, sinon à n’importe laquelle. Les suivants vont aux unités entamées, sinon à n’importe laquelle. Est entamée une unité qui a perdu un pas : une unité entière d’un pas ne l’est pas.",
  ],
  RUL081: [
    "Coups sur plusieurs piles",
    "Les coups sur plusieurs piles attaquantes sont un seul lot pour toutes leurs unités.",
  ],
  RUL082: [
    "D’abord ou tous",
    "Tirer en premier ne touche que les piles vues en train d’arriver, avant qu’un attaquant tire. Tirer sur toutes peut toucher toute unité attaquante, et c’est simultané.",
  ],
  RUL083: [
    "Vus arriver",
    "La vue se juge au dernier pas vers le contact. Une pile ne compte que si aucune de ses unités n’était adjacente au début du segment.",
  ],
  RUL084: [
    "Tout déclarer d’abord",
    "On déclare tous les assauts avant d’en résoudre un seul ; c’est ainsi qu’on sait quelles piles restent sans assaut.",
  ],
  RUL085: [
    "Une part d’une pile",
    "Les unités d’une pile qui doivent donner l’assaut ont toutes la même cible ; les autres sont libres. Une unité qui ne participe pas ne tire pas et n’est pas touchée.",
  ],
  RUL086: [
    "Devoir hors de portée de commandement",
    "Les unités hors de portée de commandement ne peuvent pas attaquer, donc n’y sont pas tenues.",
  ],
  RUL087: [
    "Pas de cible permise",
    "Toute cible permise remplit le devoir. Si aucun ennemi adjacent ne peut être attaqué, au-delà d’une rivière par exemple, il n’y a pas de devoir.",
  ],
  RUL088: [
    "Quelles cibles sont permises",
    "Une pile ne partage une cible que si toute autre pile ennemie adjacente qu’on peut attaquer a des attaquants. Avec de l’infanterie, elle doit prendre la première classe parmi les piles adjacentes que personne d’autre n’attaque.",
  ],
  RUL089: ["Un hexagone défend ensemble", "Toutes les unités d’un hexagone défendent ensemble."],
  RUL090: [
    "Rien qu’un chef ou un quartier général",
    "Un hexagone qui n’a qu’un chef, un quartier général ou un train peut être attaqué sans tir, et l’avance les écarte ou les détruit ; ou des unités y entrent simplement par leur mouvement.",
  ],
  RUL091: [
    "Géométrie d’un flanc",
    "Deux unités attaquantes prennent de flanc si leurs côtés ne sont ni le même ni voisins. L’artillerie compte. Si l’un de ces côtés est fortifié contre l’attaque, il n’y a pas de flanc.",
  ],
  RUL092: [
    "Colonnes dans les bourgs",
    "Des unités en Repli surprises par de la cavalerie dans un bourg ou un fort ne sont pas prises de flanc : ceux-ci n’en ont pas.",
  ],
  RUL093: [
    "La répétition gagne une fois",
    "Les armes à répétition gagnent leurs 50 % une fois, même si les deux raisons valent.",
  ],
  RUL094: [
    "Désorganisée en cours de segment",
    "Une unité désorganisée pendant le segment d’assaut tire à pleine force jusqu’au segment suivant.",
  ],
  RUL095: [
    "Seulement en montant",
    "Une crête réduit les attaques venant de l’hexagone plus bas ; des deux côtés si la carte n’en montre pas de plus haut.",
  ],
  RUL096: ["Le feu du défenseur et le terrain", "Le terrain ne réduit jamais le tir du défenseur."],
  RUL097: [
    "Bourgs en bois",
    "Un bourg en bois est un bourg pour la marche, la vue et le flanc, mais pas pour se rétablir, sauf si l’on joue les charges : il ne réduit aucune autre attaque.",
  ],
  RUL098: [
    "Après une ruine mutuelle",
    "Un camp anéanti ne fait plus rien ; le survivant teste s’il a été touché. Si les deux ont disparu, personne ne teste ni n’avance.",
  ],
  RUL099: [
    "Qui avait des canons",
    "Un camp avait de l’artillerie si son artillerie participait au tir au début du combat.",
  ],
  RUL100: [
    "Un test pour tous les attaquants",
    "Des attaquants en plusieurs hexagones font un seul test : tous se retirent ou aucun.",
  ],
  RUL101: [
    "Choix de l’hexagone de retraite",
    "Le propriétaire choisit un hexagone praticable sans unité ennemie : d’abord hors des zones de contrôle ennemies, sinon avec des amis, sinon n’importe lequel ; jamais un fort occupé. Chaque pile attaquante choisit le sien.",
  ],
  RUL102: ["Nulle part où aller", "Des unités qui n’ont aucun hexagone où se retirer sont éliminées."],
  RUL103: [
    "Tir sur la retraite",
    "Toute pile ennemie dont la zone de contrôle couvre le nouvel hexagone tire à demi-force, sauf sa cavalerie. Un coup exige un nouveau test, et peut-être une nouvelle retraite.",
  ],
  RUL104: [
    "Canons abandonnés",
    "L’artillerie à pied perdue faute de retraite est éliminée, et peut revenir, sauf si l’ennemi a avancé dans son hexagone.",
  ],
  RUL105: ["Ce qu’est déborder", "Un hexagone de retraite déborde au-dessus de 12 points de force."],
  RUL106: [
    "Limites d’une avance",
    "Une avance n’attire pas de tir au passage, mais respecte la limite d’empilement et le terrain que l’ordre permet.",
  ],
  RUL107: [
    "Céder la place en Repli",
    "Des unités en Repli attaquées se retirent comme la cavalerie selon 7.11-b et 7.11-c, touchées ou non, et les pertes sont divisées par deux. L’artillerie à pied est détruite ; les forts sont exemptés.",
  ],
  RUL108: ["Moitié de pertes impaires", "La moitié de pertes impaires s’arrondit vers le bas : 3 devient 1."],
  RUL109: [
    "Comment on se dérobe",
    "On se dérobe avant tout tir et sans désorganisation. Les zones de contrôle sur le chemin attirent le tir au passage, l’ennemi peut avancer dans l’hexagone quitté, et le reste d’une pile mixte demeure.",
  ],
  RUL110: ["Une règle imprimée deux fois", "Le second 7.13, sur les grandes unités, est la même règle que 6.2."],
  RUL111: [
    "Modificateurs du tir au passage",
    "Au tir au passage, demi-force, désorganisation et manque de cartouches divisent chacun par deux. Ni modificateur de dés, ni terrain, ni flanc.",
  ],
  RUL112: [
    "Ce qu’est une couverture",
    "Ceux qui couvrent étaient dans l’hexagone au début du segment et n’y bougent pas ; l’unité qui passe y est entrée dans ce segment. Les retraites ne sont pas couvertes.",
  ],
  RUL113: [
    "Terrain et feu dans les charges",
    "Dans une charge, hexagones et côtés intermédiaires sont clairs ou à crête. Le dernier côté peut être un ruisseau, et la cible un bourg ou un bois avec leurs réductions, mais non un fort ni au-delà d’un pont. Les désorganisées sont divisées par deux.",
  ],
  RUL114: ["Pas prêt", "« Pas prêt », dans le résumé des charges, ne relève d’aucune règle ici et s’ignore."],
  RUL115: [
    "Rompre et tirer d’abord",
    "Si le défenseur tire en premier, des attaquants tous de cavalerie décident juste après ce jet : moitié des pertes, et pas de riposte. Des défenseurs tous de cavalerie décident après les deux jets. Si les deux camps sont de cavalerie, l’attaquant décide d’abord.",
  ],
};
