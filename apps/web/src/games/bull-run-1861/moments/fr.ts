import type { MomentWords } from "./en.ts";

/** The moments of Bull Run 1861 in French. */
export const fr: MomentWords = {
  scored: (place, side, points) => `${place} : ${points === 1 ? "1 point" : `${points} points`} pour le ${side}`,
  attacks: (brigade, place) => `${brigade} attaque ${place}`,
  gone: (brigade, place) => `${brigade}, à ${place}`,
  arrives: (brigades, place) => `${brigades} à ${place}`,
  ford: { title: "Farm Ford découvert", text: "Le Nord peut désormais y traverser" },
  defeat: { title: "Dix pertes infligées", text: (side) => `${side} : victoire à la fin de ce tour` },
  extraTurn: { title: "Un tour de plus", text: "Le score est serré : on joue le tour 8" },
};
