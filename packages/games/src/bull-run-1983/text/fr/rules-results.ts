import type { RuleWords } from "@stonebridge/kernel";
import type { RESULTS } from "../../rules/results.ts";

/** Clauses of chapter 7, for readers, with their titles. Resolving combat. */
export const results: Readonly<Record<keyof typeof RESULTS, RuleWords>> = {
  "7.1-a": [
    "Déclarer d’abord",
    "L’attaquant déclare toutes les attaques et leur ordre avant d’en résoudre une. Puis elles se jouent une par une dans cet ordre.",
  ],
  "7.2-a": [
    "Finir chaque combat",
    "Tous les résultats d’un combat, avances comprises, sont appliqués avant de lancer le dé suivant.",
  ],
  "7.3-a": [
    "Lire la table",
    "Le rapport donne la colonne de la table de combat, un dé la ligne. S’il y a deux résultats, les pertes viennent d’abord et les survivants se retirent.",
  ],
  "7.31-a": [
    "Rapport de forces",
    "Le rapport est le total d’attaque contre le total de défense, ramené à tant contre 1 ou 1 contre tant.",
  ],
  "7.31-b": [
    "Les deux totaux",
    "Additionnez les facteurs d’attaque des attaquants et les facteurs de défense du groupe, tels que le terrain les modifie.",
  ],
  "7.31-c": ["Arrondi", "Le rapport s’arrondit en faveur du défenseur."],
  "7.31-d": ["Au-delà de 6-1", "Un rapport au-delà de 6-1 se lit dans la colonne 6-1."],
  "7.31-e": [
    "Au-dessous de 1-6",
    "Au-dessous de 1-6, l’attaque est annulée et ses attaquants éliminés. Elle n’a pas eu lieu et ne vaut pas attaque de diversion.",
  ],
  "7.32-a": [
    "Facteur d’attaque 0",
    "Une unité au facteur d’attaque 0 n’attaque pas seule mais peut se joindre à d’autres. Elle aide à entourer et à annuler un doublement, et ses PD comptent dans les pertes des deux camps.",
  ],
  "7.33-a": ["Ceux qui ont combattu", "Un résultat ne touche que les unités de ce combat."],
  "7.4-a": [
    "Doublé en hauteur",
    "Un défenseur est doublé s’il domine les hexagones de tous les attaquants adjacents de son combat.",
  ],
  "7.4-b": [
    "Qui ne l’annule pas",
    "Les tirs à longue portée et les unités d’autres combats n’ont pas d’effet sur le doublement.",
  ],
  "7.41-a": [
    "Ruisseaux et hauteurs",
    "Un hexagone de ruisseau est dominé par tout voisin, sauf ceux où son ruisseau continue. Deux hexagones de ruisseau voisins se dominent l’un l’autre, sauf si un ruisseau traverse leur côté commun.",
  ],
  "7.42-a": [
    "Sommets et hauteurs",
    "Un sommet domine ses pentes. Si un ruisseau passe par le sommet sans continuer dans la pente, chacun domine l’autre.",
  ],
  "7.5-a": ["Diviser par deux", "Une unité divisée a la moitié de ses facteurs d’attaque et de défense, sans arrondi."],
  "7.5-b": [
    "Une seule fois",
    "Aucune unité n’est divisée plus d’une fois par combat. Un attaquant peut l’être quand un défenseur est doublé.",
  ],
  "7.51-a": ["Sur gué et pont", "Toute unité sur un gué ou un pont est divisée par deux, en attaque comme en défense."],
  "7.52-a": [
    "Batteries et bois",
    "Les bois ne comptent que pour les batteries : une batterie est divisée par deux si elle est dans un bois ou attaque un défenseur dans un bois.",
  ],
  "7.52-b": [
    "Attaquée depuis un bois",
    "Une batterie qui défend hors d’un bois n’est pas divisée parce que ses attaquants y sont.",
  ],
  "7.6-a": ["Routes au combat", "Les routes sont sans effet au combat et n’annulent aucun effet du terrain."],
  "7.7-a": [
    "Comment une unité est éliminée",
    "Une unité est éliminée par un résultat, par une retraite impossible, ou pour avoir attaqué au-dessous de 1-6.",
  ],
  "7.71-a": [
    "AE et DE",
    "Le camp nommé perd autant de PD que l’ennemi en a d’adjacents dans le combat. Les unités au facteur d’attaque 0 comptent, les canons à longue portée non.",
  ],
  "7.71-b": ["Comptées avec le terrain", "Les pertes se comptent en PD tels que le terrain les modifie."],
  "7.71-c": [
    "Plus qu’il n’y a",
    "Si le perdant a trop peu de PD dans le combat, toutes ses unités y sont éliminées et le reste est ignoré.",
  ],
  "7.71-d": ["EX", "EX vaut AE et DE ensemble : le camp qui a le moins de PD est anéanti, l’autre en perd autant."],
  "7.71-e": [
    "Qui compte dans les pertes",
    "Seules les unités du combat qui sont en zone de contrôle ennemie se comptent ou se perdent.",
  ],
  "7.72-a": ["DL1", "Une unité du défenseur dans le combat est éliminée."],
  "7.73-a": [
    "Le perdant choisit",
    "Le joueur qui perd choisit les unités perdues. Il peut perdre plus que nécessaire.",
  ],
  "7.73-b": [
    "Une brigade perd par unités",
    "Il peut séparer un pion de brigade et perdre une partie de ses unités ; ainsi DL1 ne coûte qu’une unité à une brigade.",
  ],
  "7.74-a": [
    "Case de ralliement ou perte",
    "L’infanterie éliminée à 4 hexagones au plus de son chef de brigade va en case de ralliement. Tout le reste est perdu pour de bon.",
  ],
  "7.74-b": [
    "Perdue en retraite",
    "Pour une unité perdue en retraite, la distance se mesure depuis le dernier hexagone avant l’hexagone fatal.",
  ],
  "7.8-a": [
    "Retraite",
    "Chaque pion frappé d’un résultat B2 recule d’exactement deux hexagones et doit finir à deux hexagones de son départ. Son propriétaire choisit le chemin.",
  ],
  "7.81-a": [
    "Loin de l’ennemi",
    "S’il le peut, un pion qui se retire finit deux hexagones plus loin de chaque ennemi combattu, canons à longue portée compris. Cette exigence tombe si c’est impossible ou si le pion y serait éliminé.",
  ],
  "7.81-b": ["Un à la fois", "Plusieurs unités se retirent une par une et peuvent aller à des hexagones différents."],
  "7.82-a": [
    "Retraite gratuite",
    "Une retraite ne coûte pas de PM, et aucun terrain ne la gêne hormis rivières, gués et abattis.",
  ],
  "7.83-a": ["Vers une zone ennemie", "Un pion qui se retire dans une zone de contrôle ennemie est éliminé."],
  "7.83-b": [
    "Vers un hexagone plein",
    "Un pion qui finit sa retraite dans un hexagone trop plein est éliminé. Il peut en traverser un.",
  ],
  "7.83-c": [
    "Dans l’eau ou hors carte",
    "Se retirer dans une rivière, dans un hexagone injouable ou hors de la carte est fatal.",
  ],
  "7.83-d": [
    "Par un gué ou un abattis",
    "Un pion qui en retraite entre dans un gué ou un abattis et en ressort est éliminé. Il peut y finir.",
  ],
  "7.83-e": ["Retraites et les 8 du gué", "Une retraite vers un gué ne compte pas dans les 8 PD qui peuvent y entrer."],
  "7.9-a": [
    "Avance",
    "Quand une attaque élimine ou chasse le dernier défenseur d’un hexagone, chaque unité qui a attaqué peut y avancer, dans la limite d’empilement.",
  ],
  "7.9-b": [
    "Qui peut avancer",
    "Seules peuvent avancer les unités adjacentes à l’hexagone abandonné qui ont pris part à cette attaque.",
  ],
  "7.9-c": ["Les défenseurs restent", "Les défenseurs n’avancent jamais."],
  "7.91-a": [
    "Avance et terrain",
    "Le terrain ne gêne pas une avance, mais une avance sur un gué compte dans ses 8 PD.",
  ],
  "7.92-a": ["Avance et zones ennemies", "Une avance ignore les zones de contrôle ennemies."],
  "7.93-a": [
    "Fini pour ce tour",
    "Une unité qui a avancé n’attaque plus ce tour, même à côté d’un ennemi, et n’empêche pas de bombarder ses voisins.",
  ],
};
