import type { RuleWords } from "@stonebridge/kernel";
import type { SCENARIOS } from "../../rules/scenarios.ts";

/** Clauses of 11.2: set-up, reinforcements, special rules and victory of each scenario; for readers, with their titles. */
export const scenarios: Readonly<Record<keyof typeof SCENARIOS, RuleWords>> = {
  "11.2-a": [
    "Mise en place",
    "Les marqueurs de tour et d’action vont où le dit le scénario. Chaque groupe se place dans ses zones selon la limite d’empilement, avec au moins une brigade dans chacune.",
  ],
  "11.2-b": [
    "Marques des listes",
    "Une brigade marquée [I] débute isolée, une brigade marquée [−1] débute retournée, une brigade marquée [−2] a de plus un marqueur de pertes −1.",
  ],
  "11.2-c": [
    "Choix de l’entrée",
    "Les lettres après une flèche sont des entrées. S’il y en a plusieurs, le camp en choisit une par division, brigade indépendante et commandant.",
  ],
  "11.2.1-a": [
    "Les Confédérés le 29 août",
    "Taliaferro en 95, 113, 114 et 127. Ewell en 128 et 142, avec Early et Forno isolés en 37 et 38. Hill en 143, 157, 158 et de 179 à 182. Jackson en 155, Robertson en 175.",
  ],
  "11.2.1-b": ["L’Union le 29 août", "L’Union débute sans brigade sur la carte."],
  "11.2.1-c": [
    "Renforts de l’Union",
    "Tour 1, D ou E : Sigel, Schurz, Schenck, Milroy, McDowell, Reynolds. Tour 4, B, C ou D : Kearny. Tour 5, de même : Heintzelman, Hooker, Reno et son corps. Tour 6, de même : Pope ; E ou F : Porter et son corps, une brigade d’artillerie. Tour 7, E ou F : Bayard. Tour 8, F ou G : Buford ; E ou F : Hatch. Tour 10, E ou F : Ricketts.",
  ],
  "11.2.1-d": [
    "Renforts des Confédérés",
    "Tour 4, A : Fitzhugh Lee. Par H : Lee, Longstreet, Hood, Kemper, la Washington Artillery et Evans au tour 5, Jones au tour 6 s’il est appelé, Wilcox au tour 7 et, dans la bataille des deux jours, Anderson et l’artillerie de S. D. Lee au tour 11.",
  ],
  "11.2.1-e": ["Durée du 29", "Tours 1 à 10. Le tour 11 n’est joué que dans la bataille des deux jours."],
  "11.2.1-f": ["Tour 1 du 29", "Au tour 1, seuls les renforts de l’Union entrent."],
  "11.2.1-g": ["Initiative le 29", "L’Union ajoute 1 à son dé d’initiative et gagne les égalités."],
  "11.2.1-h": [
    "Avant le commandant d’armée",
    "Tant que son commandant d’armée n’est pas sur la carte, un joueur a −1 à ses dés d’activation.",
  ],
  "11.2.1-i": [
    "À portée jusque-là",
    "Jusqu’à son arrivée, les commandants de corps comptent comme à portée de commandement. Ensuite, la règle normale s’applique.",
  ],
  "11.2.1-j": [
    "La division Jones",
    "Au tour 6, les Confédérés peuvent appeler la division Jones, qui entre par H. L’Union reçoit alors 2 PV.",
  ],
  "11.2.1-k": [
    "Option tactique",
    "Avec cette option, chaque joueur dont le commandant d’armée est arrivé lance un dé à la phase d’initiative, l’Union avec +1, les Confédérés avec −1. 4 ou moins, c’est Manœuvre : il a −1 à tous ses dés d’activation du tour. 5 ou plus, c’est Assaut, qui ne change rien.",
  ],
  "11.2.1-l": [
    "Points des pertes le 29",
    "Le camp qui a infligé le plus de pertes reçoit 1 PV, ou 3 PV si elles dépassent une fois et demie celles de l’autre.",
  ],
  "11.2.1-m": ["Points des objectifs le 29", "Chaque objectif vaut 3 PV."],
  "11.2.1-n": [
    "Gagner le 29",
    "8 PV d’avance donnent la victoire ; sinon, la partie est nulle. La bataille historique fut une partie nulle, un demi-succès pour le Sud.",
  ],
  "11.2.2-a": [
    "Les Confédérés le 30 août",
    "Taliaferro 95, 96, 115, 116, avec les deux artilleries de réserve. Ewell 129, 143, 158 ; Forno isolé 202. Hill 159, 161, 179, 181, 183, 184. Anderson 54, 56. Hood 58, 73. Kemper 41, 59, sa propre brigade isolée 5. Wilcox 71, 72. Evans 57, Fitzhugh Lee 203, Robertson 175. Lee et Longstreet 56, Jackson 142.",
  ],
  "11.2.2-b": [
    "L’Union le 30 août",
    "Ricketts et Hatch, avec McDowell, 122, 134, 135 et soit 136, 149, soit 109, 111. Reynolds 82 et 84 ou 106. Kearny 164, 186. Hooker, avec Heintzelman, 148, 165. Le corps de Reno 120, 121, 133. Celui de Porter 86, 87, 89, 108. Pope 109.",
  ],
  "11.2.2-c": ["Jones le 30", "La division Jones est donnée en option, sans zone."],
  "11.2.2-d": [
    "Le corps regroupé",
    "Le corps de Sigel, Milroy, une brigade d’artillerie, Bayard et Buford entrent par C au tour 2 ou au tour 3, sans dé.",
  ],
  "11.2.2-e": ["Durée du 30", "On joue du tour 2 au tour 10."],
  "11.2.2-f": ["L’Union commence", "Aux tours 2 et 3, l’Union a l’initiative sans dé."],
  "11.2.2-g": [
    "Initiative ensuite, le 30",
    "Aux tours suivants, les deux lancent. L’Union gagne les égalités, jusqu’à la contre-attaque.",
  ],
  "11.2.2-h": [
    "Contre-attaque",
    "À partir du tour 3, les Confédérés peuvent déclarer la contre-attaque dans la phase administrative de leur choix.",
  ],
  "11.2.2-i": [
    "Deux tours de contre-attaque",
    "Aux deux tours suivants, ils ont l’initiative sans dé et +1 sur la table d’activation.",
  ],
  "11.2.2-j": ["Égalité ensuite", "Après ces deux tours, les Confédérés gagnent les égalités."],
  "11.2.2-k": [
    "Points des pertes le 30",
    "Le camp qui a infligé le plus de pertes reçoit 2 PV, ou 5 PV si elles dépassent une fois et demie celles de l’autre.",
  ],
  "11.2.2-l": ["Points des objectifs le 30", "Ici aussi, chaque objectif vaut 3 PV."],
  "11.2.2-m": ["Gagner le 30", "8 PV d’avance donnent la victoire. Dans l’histoire, les Confédérés ont gagné."],
  "11.2.3-a": [
    "Les deux jours",
    "Les deux jours se jouent l’un après l’autre, avec la mise en place et les renforts du 29 août, tour 11 compris.",
  ],
  "11.2.3-b": [
    "Option tactique le premier jour",
    "Si l’option tactique est en jeu, elle s’arrête avec le premier jour.",
  ],
  "11.2.3-c": [
    "Tour 11, au crépuscule",
    "On joue le tour 11 du premier jour. Il commence à la phase d’action 2, et les dés d’activation ont −1.",
  ],
  "11.2.3-d": ["Le tour de nuit", "Le tour 1 du second jour est la nuit."],
  "11.2.3-e": ["Nuit : repos", "Tous les marqueurs de Fatigue et de déroute sont retirés."],
  "11.2.3-f": [
    "Nuit : pertes récupérées",
    "Une brigade autre que d’artillerie qui a 2 ou 3 pertes en récupère 1, une qui en a 4 ou plus en récupère 2.",
  ],
  "11.2.3-g": [
    "Nuit : rompre le contact",
    "Les brigades au contact rompent le contact selon les règles de retraite. Une brigade sur un terrain favorable à la défense peut rester si les ennemis au contact n’en ont pas un aussi.",
  ],
  "11.2.3-h": [
    "Nuit : marches",
    "Chaque joueur peut déplacer trois unités, d’abord celles qui ont quitté la carte : les Confédérés reviennent par H, l’Union par C ou D. La marche est normale, non forcée, hors des zones de contrôle ennemies.",
  ],
  "11.2.3-i": [
    "Nuit : un corps retiré",
    "L’Union retire de la carte un corps de son choix et ses unités indépendantes. Ils reviennent par C ou D à partir du tour 2, ou par E ou F à partir du tour 4.",
  ],
  "11.2.3-j": ["Gagner les deux jours", "On compte les points une fois, à la fin du second jour, comme le 30 août."],
};
