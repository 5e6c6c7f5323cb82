import type { RuleWords } from "@stonebridge/kernel";
import type { BATTLE } from "../../rules/battle.ts";

/** Clauses of 11.1: what is special to this battle; for readers, with their titles. */
export const battle: Readonly<Record<keyof typeof BATTLE, RuleWords>> = {
  "11.1-a": [
    "Règles propres à la bataille",
    "Les règles de cette bataille l’emportent sur les règles générales. Elle se déroula du 28 au 30 août 1862 ; le jeu couvre le 29 et le 30.",
  ],
  "11.1.1-a": [
    "Les commandants",
    "Pope commande l’armée de l’Union, avec les corps de Sigel, McDowell, Heintzelman, Porter et Reno. Lee commande les Confédérés, avec ceux de Longstreet et de Jackson.",
  ],
  "11.1.1-b": ["Les hommes de Jackson", "Les brigades du corps de Jackson ajoutent 1 à leurs tests de combat."],
  "11.1.2-a": [
    "Divisions activées",
    "0 ou moins : aucune. 1 ou 2 : une division. De 3 à 5 : deux. 6 ou plus : trois. Le commandant de corps modifie le dé de −1, 0 ou +1 ; un scénario peut ajouter son propre modificateur.",
  ],
  "11.1.3-a": ["L’Union d’abord", "Si les deux camps ont des renforts, ceux de l’Union bougent d’abord."],
  "11.1.3-b": [
    "Arrivée de l’Union",
    "Un dé par division ou brigade indépendante de l’Union : de 1 à 3, elle arrive au tour T, de 4 à 6 au tour suivant.",
  ],
  "11.1.3-c": [
    "Arrivée des Confédérés",
    "Un dé par division ou brigade indépendante des Confédérés : de 1 à 4, elle arrive au tour T, sur 5 ou 6 au tour suivant.",
  ],
  "11.1.3-d": [
    "Une entrée encombrée",
    "Toutes les deux brigades déjà entrées, une entrée coûte 1 PM de plus à celles qui suivent.",
  ],
  "11.1.4-a": [
    "Où se replient les armées",
    "En retraite, l’Union se dirige vers l’entrée B, C, D ou E, les Confédérés vers l’entrée G ou H ou la zone 193, au plus près.",
  ],
  "11.1.5-a": [
    "Voie ferrée inachevée",
    "Les zones de la voie ferrée inachevée ont un remblai : les brigades qui s’y trouvent ont +1 en défense.",
  ],
  "11.1.5-b": ["Groveton", "Groveton est le seul village de la carte."],
  "11.1.5-c": ["Bull Run", "On ne franchit le Bull Run que par un pont. Les autres cours d’eau n’ont aucun effet."],
};
