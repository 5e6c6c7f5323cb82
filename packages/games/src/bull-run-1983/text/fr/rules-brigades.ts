import type { RuleWords } from "@stonebridge/kernel";
import type { BRIGADES } from "../../rules/brigades.ts";

/** Clauses of chapter 8, for readers, with their titles. Brigade pieces. */
export const brigades: Readonly<Record<keyof typeof BRIGADES, RuleWords>> = {
  "8.1-a": [
    "Le pion ou ses parties",
    "Un pion de brigade et ceux qu’il représente ne sont jamais sur la carte ensemble. Les pions inutilisés restent sur la fiche.",
  ],
  "8.2-a": [
    "Quand se forment les brigades",
    "Les brigades ne se forment qu’en phase de mouvement de leur camp ou à la mise en place, autant qu’il veut, chacune une fois par phase.",
  ],
  "8.21-a": [
    "Exactement sa défense",
    "Un pion de brigade remplace son chef de brigade et de l’infanterie de cette brigade dont les facteurs de défense égalent exactement le sien.",
  ],
  "8.21-b": [
    "Ni cavalerie ni canons",
    "Cavalerie et batteries n’entrent jamais dans un pion de brigade. Seuls les chefs de brigade en forment.",
  ],
  "8.21-c": ["Le reste de la brigade", "Les autres unités de la brigade restent telles quelles."],
  "8.22-a": [
    "Ensemble et sans avoir bougé",
    "Les parties doivent avoir commencé la phase dans un même hexagone, hors de zone de contrôle ennemie, et n’avoir pas bougé. Elles vont sur la fiche, et le pion de brigade prend leur place.",
  ],
  "8.22-b": ["Les inactifs aussi", "Des pions inactifs peuvent former une brigade."],
  "8.22-c": ["Former et marcher", "Une brigade formée de pions actifs est active et peut bouger aussitôt."],
  "8.3-a": [
    "Il représente ses parties",
    "Le chef d’un pion de brigade rallie, active et est activé comme s’il était sur la carte. Ses unités comptent pour la victoire.",
  ],
  "8.4-a": [
    "Séparer",
    "Une brigade peut se séparer à tout moment, même en zone de contrôle ennemie. Ses parties apparaissent dans son hexagone.",
  ],
  "8.41-a": [
    "Séparer avant la marche",
    "Si une brigade active se sépare avant de bouger dans sa phase de mouvement, ses parties sont actives et peuvent bouger.",
  ],
  "8.42-a": [
    "Séparer après le dé",
    "Une brigade peut se séparer après le jet de dé et avant d’appliquer le résultat, pour que ses parties soient perdues, se retirent ou avancent séparément.",
  ],
  "8.5-a": [
    "Une unité d’infanterie",
    "Un pion de brigade marche et combat comme une unité d’infanterie. Ses parties ne peuvent ni attaquer, ni être attaquées ou bombardées à part.",
  ],
  "8.51-a": [
    "Combien de canons il couvre",
    "Il couvre autant de batteries qu’il représente d’unités. Même si une part est en surnombre, il défend d’un seul tenant, avec les batteries de ses paires.",
  ],
  "8.51-b": [
    "Moins de canons",
    "On ne l’associe à moins de batteries que si l’hexagone a de l’infanterie en surnombre.",
  ],
  "8.52-a": [
    "Où il ne peut pas être",
    "Un pion de brigade ne peut être ni sur un gué, ni sur un pont, ni sur un abattis : il ne s’y forme pas et se sépare en y entrant.",
  ],
  "8.53-a": [
    "Plein tarif partout",
    "Un pion de brigade paie le plein coût du terrain dans chaque hexagone, avec ou sans route.",
  ],
};
