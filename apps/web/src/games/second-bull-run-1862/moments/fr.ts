import type { MomentWords } from "./en.ts";

/** The moments of Second Bull Run 1862 in French. */
export const fr: MomentWords = {
  taken: (place, side) => `${place} : ${side}`,
  attacks: (brigade, place) => `${brigade} attaque : ${place}`,
  at: (brigade, place) => `${brigade}, ${place}`,
  enters: (who, entry) => `${who} par l’entrée ${entry}`,
  counterAttack: "Contre-attaque",
  called: (division) => `Appelée : ${division}`,
  driven: "Chassée de la carte",
  leaves: { title: "Un corps se retire", text: (corps) => `${corps} : retrait pour la nuit` },
};
