import type { MomentWords } from "./en.ts";

/** The moments of Bull Run (1983) in French. */
export const fr: MomentWords = {
  battles: (count, place) => (count === 1 ? `Un combat en ${place}` : `${count} combats, le premier en ${place}`),
  lost: (names, place) => `${names}, en ${place}`,
  many: (units) => `${units} unités`,
  comes: (names, place) => `${names} en ${place}`,
  star: (place, side) => `Étoile de victoire en ${place} : ${side}`,
  base: (place, side) => `${side} dans la base ennemie, ${place}`,
  contact: {
    title: "Ennemi découvert",
    text: (names, place) => (place === undefined ? names : `${names}, en ${place}`),
  },
  alarm: { title: "L’alarme est donnée", text: "Les Confédérés passent face visible" },
};
