import type { MarshalTexts } from "./en.ts";

/** How a Marshal leads, in French. */
export const marshal: MarshalTexts = {
  temper: "Sa manière",
  tempers: { usual: "Au mieux", cautious: "Prudent", bold: "Hardi", historical: "Comme alors" },
  help: {
    usual: "Il fait ce qui promet le plus.",
    cautious: "Il ménage ses hommes, n’attaque que si cela en vaut la peine et laisse ses gardes en place.",
    bold: "Il attaque à de moins bons rapports, compte peu ses propres pertes et laisse peu de gardes.",
  },
  history: {
    "1861": "McDowell tourne la gauche par Sudley. Beauregard commence par attaquer aux gués d’aval.",
    "1862": "Pope attaque Jackson avec ce qu’il a sous la main. Jackson tient, puis Longstreet frappe.",
    orders: "McDowell ou Pope, Beauregard ou Lee : chacun suit d’abord son plan, tant qu’il a un sens.",
  },
  givesUp: "Abandonne quand tout est perdu",
};
