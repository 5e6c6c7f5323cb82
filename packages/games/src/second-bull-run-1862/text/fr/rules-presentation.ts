import type { RuleWords } from "@stonebridge/kernel";
import type { PRESENTATION } from "../../rules/presentation.ts";

/** Clauses 0 to 4: what the game is, its counters and map, victory, the turn; for readers, with their titles. */
export const presentation: Readonly<Record<keyof typeof PRESENTATION, RuleWords>> = {
  "0-a": [
    "Deux camps",
    "L’Union affronte les Confédérés, brigade contre brigade. Un tour représente environ une heure et demie.",
  ],
  "0-b": [
    "Un dé chacun",
    "Chaque joueur a besoin d’un dé à six faces. Un modificateur s’ajoute au résultat ou s’en retranche.",
  ],
  "0-c": [
    "Astérisques",
    "Les astérisques du livret signalent ce qui diffère d’une bataille antérieure de la série. Ils ne changent rien au jeu.",
  ],
  "1-a": [
    "Sortes de pions",
    "Les brigades combattent : infanterie, cavalerie ou groupe de batteries. Les commandants les mènent. Les marqueurs notent un état.",
  ],
  "2.1-a": [
    "Divisions et brigades indépendantes",
    "La plupart des brigades appartiennent à une division ; quelques-unes sont indépendantes.",
  ],
  "2.1-b": [
    "Couleurs et bandes",
    "Les brigades de l’Union sont bleues, celles des Confédérés gris clair. Une bande de couleur indique la division : blanche pour une brigade indépendante, grise pour une division indépendante.",
  ],
  "2.1-c": [
    "Étoile",
    "Une étoile est un bonus de commandement : un bon chef de brigade, ou une troupe prompte à réagir.",
  ],
  "2.1-d": ["Potentiel de combat", "Un nombre est le potentiel de combat, l’effectif et la qualité ensemble."],
  "2.1-e": [
    "Potentiel d’artillerie",
    "Un second nombre est le potentiel d’artillerie, les batteries qui accompagnent la brigade.",
  ],
  "2.1-f": [
    "Tireurs d’élite",
    "Un S cerclé au-dessus du potentiel d’artillerie signale une brigade qui a des tireurs d’élite. Ailleurs, ils sont compris dans le potentiel de combat.",
  ],
  "2.1-g": [
    "Verso",
    "Le verso rouge d’un pion d’infanterie ou d’artillerie est la brigade après sa première perte. Des marqueurs tiennent le compte des pertes suivantes.",
  ],
  "2.1-h": ["Cavalerie démontée", "Le verso d’un pion de cavalerie est la brigade à pied."],
  "2.1-i": [
    "Points de mouvement",
    "Le mouvement n’est pas imprimé sur les pions : l’infanterie et l’artillerie ont 6 points de mouvement (PM), la cavalerie montée et les commandants 8, la cavalerie démontée 2.",
  ],
  "2.2-a": [
    "Deux sortes de commandants",
    "Il y a des commandants d’armée et des commandants de corps. Chacun a un pion, avec une face disponible et une face activée.",
  ],
  "2.2-b": [
    "À quoi sert un commandant d’armée",
    "Un commandant d’armée n’a pas d’effet sur un combat ou une marche. Il garde ses commandants de corps à portée de commandement.",
  ],
  "2.2-c": [
    "Valeur de test de mouvement",
    "La face disponible d’un commandant d’armée porte le plus haut résultat avec lequel il peut bouger.",
  ],
  "2.2-d": [
    "Ce que montre un commandant de corps",
    "Le pion d’un commandant de corps porte son nom, ses divisions et un modificateur d’activation, plus bas sur la face activée.",
  ],
  "2.2-e": [
    "Commandants de division",
    "Les commandants de division n’ont pas de pion ; chacun est supposé être avec toutes ses brigades.",
  ],
  "2.3-a": [
    "Marqueurs",
    "Des marqueurs indiquent le tour, la phase d’action, Fatigue 1 ou 2, les pertes de 1 à 4, une attaque et sa direction, et la déroute.",
  ],
  "2.3-b": [
    "Trop peu de marqueurs",
    "La planche de pions a moins de marqueurs que la bataille n’en demande. Cela ne limite pas le jeu.",
  ],
  "2-a": [
    "Zones et terrain",
    "La carte est divisée en zones. Routes, bois, escarpements, ruisseaux, une rivière et ses passages influent sur le mouvement et le combat.",
  ],
  "2-b": [
    "Numéros et lettres",
    "Les zones ont des numéros, qui servent à la mise en place. Les lettres du bord sont les entrées des renforts.",
  ],
  "2-c": ["Objectifs", "Une étoile bleue marque un objectif de l’Union, une étoile grise un objectif des Confédérés."],
  "2-d": ["Pistes", "À côté de la carte, une piste indique le tour et une autre la phase d’action."],
  "3-a": [
    "Ce qui fait gagner",
    "Les points de victoire (PV) décident de la partie. Ils viennent des objectifs tenus et des pertes infligées, selon le scénario.",
  ],
  "3-b": ["Contrôle au début", "Au début, un objectif appartient au camp qui n’a pas à le prendre."],
  "3-c": [
    "Quand le contrôle change",
    "Ensuite, il appartient au camp dont une brigade a été la dernière dans la zone, même en passant.",
  ],
  "4-a": [
    "Déroulement d’un tour",
    "Un tour a quatre parties : l’initiative ; trois à cinq phases d’action, chacune avec la demi-phase du joueur 1 puis celle du joueur 2 ; les dés pour une quatrième et une cinquième phase ; la phase administrative.",
  ],
};
