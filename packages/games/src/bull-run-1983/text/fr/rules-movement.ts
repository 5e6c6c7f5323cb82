import type { RuleWords } from "@stonebridge/kernel";
import type { MOVEMENT } from "../../rules/movement.ts";

/** Clauses of chapter 5, for readers, with their titles. Movement, stacking, roads and zones of control. */
export const movement: Readonly<Record<keyof typeof MOVEMENT, RuleWords>> = {
  "5.1-a": ["Autant qu’on veut", "L’attaquant peut déplacer autant de ses pions actifs qu’il veut."],
  "5.2-a": [
    "L’un après l’autre",
    "Les pions bougent un par un, chacun finissant avant le suivant. Déplacer une pile ensemble est une commodité qui ne change aucune règle.",
  ],
  "5.3-a": [
    "Payer chaque hexagone",
    "Un pion paie chaque hexagone où il entre et ne dépense pas plus que son facteur de mouvement. S’il ne peut payer tout le coût d’un hexagone, il n’y entre pas.",
  ],
  "5.31-a": ["Coût du terrain", "Le coût d’un hexagone dépend de son terrain."],
  "5.32-a": [
    "Gués et abattis coûtent plus",
    "Entrer dans un gué ou un abattis coûte 1 PM de plus, en sortir aussi. Aller de l’un à l’autre en coûte 2 de plus.",
  ],
  "5.33-a": ["Pas d’économies", "Les PM ne se gardent pas pour un autre tour et ne se donnent pas à un autre pion."],
  "5.4-a": [
    "12 PD à l’arrêt",
    "Un hexagone contient 12 PD au plus quand un pion y finit sa marche. Un pion qui traverse peut dépasser cette limite.",
  ],
  "5.4-b": [
    "Trop de monde",
    "Si un hexagone déborde par accident, son propriétaire élimine les unités en trop, à son choix.",
  ],
  "5.5-a": ["Franchir les rivières", "On n’entre dans un hexagone avec une rivière que s’il a un gué ou un pont."],
  "5.51-a": [
    "Ponts",
    "Un pion de brigade ne peut pas être sur un pont. Pour tous les autres, un pont est un terrain clair.",
  ],
  "5.52-a": ["Gués et pions de brigade", "Un pion de brigade ne peut pas être sur un gué."],
  "5.52-b": ["8 PD sur un gué", "Un gué contient 8 PD au plus."],
  "5.52-c": [
    "8 PD par un gué",
    "À chaque tour d’un joueur, 8 PD au plus peuvent entrer dans un gué. Les unités qui y commencent ne comptent pas, et chaque joueur a ses propres 8.",
  ],
  "5.52-d": ["Les chefs ne comptent pas", "Les chefs n’ont pas de PD et ne comptent jamais dans ces limites."],
  "5.6-a": [
    "Par la route",
    "Franchir un côté que traverse une route coûte le prix de la route. Tout autre côté coûte celui du terrain, même si l’hexagone a une route ailleurs.",
  ],
  "5.6-b": [
    "Sur ruisseaux et ponts",
    "Une route passe par-dessus ruisseaux et ponts ; le tarif de la route y vaut aussi.",
  ],
  "5.6-c": ["Routes par les gués", "Les points de plus d’un gué s’ajoutent au tarif de la route."],
  "5.6-d": [
    "Tarifs des routes",
    "Par une grande route, un hexagone coûte 1/3 PM à une batterie et 1/2 aux autres ; par une petite, 1/2 à une batterie et 1 aux autres.",
  ],
  "5.61-a": [
    "Fractions",
    "Les fractions se gardent exactement et servent plus tard dans le même tour. Le total ne dépasse pas le facteur de mouvement, même d’une fraction.",
  ],
  "5.62-a": ["Voies ferrées", "Une voie ferrée compte comme une petite route. La voie inachevée n’est pas une route."],
  "5.63-a": ["Pas de route pour une brigade", "Un pion de brigade n’utilise jamais le tarif de la route."],
  "5.7-a": [
    "Un abattis coupe les routes",
    "Un abattis annule les routes de son hexagone : pas de tarif de route pour y entrer ni pour en sortir.",
  ],
  "5.8-a": [
    "Zone de contrôle",
    "La zone de contrôle d’une unité est son hexagone et les six autour, quels que soient le terrain et ses occupants. Les chefs n’en ont pas.",
  ],
  "5.81-a": [
    "S’arrêter",
    "Un pion s’arrête en entrant dans une zone de contrôle ennemie. S’il y commence, il peut en sortir, mais s’arrête dès qu’il entre de nouveau dans une zone.",
  ],
  "5.82-a": [
    "Pas le long du même ennemi",
    "Un pion ne passe pas d’un hexagone de la zone de contrôle d’une unité ennemie à un autre de la même. Il peut passer directement dans celle d’autres ennemis.",
  ],
  "5.82-b": ["Jamais sur une unité ennemie", "Aucun pion n’entre donc dans un hexagone occupé par une unité ennemie."],
  "5.83-a": ["Le contact mène au combat", "Être en zone de contrôle ennemie oblige à combattre en phase de combat."],
};
