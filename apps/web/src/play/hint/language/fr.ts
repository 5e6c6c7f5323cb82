import type { HintTexts } from "./en.ts";

/** La fiche d’un conseil, en français. */
export const fr: HintTexts = {
  title: "Conseil",
  asking: "Le Maréchal regarde ce que vous voyez…",
  does: (label) => `Le Maréchal jouerait : ${label}.`,
  shown: "Rien n’est joué : validez, ou renoncez et décidez vous-même.",
  none: "Le choix du Maréchal ne peut pas être montré ici : décidez vous-même.",
  failed: "Le Maréchal n’a pas pu répondre. Continuez, ou redemandez.",
  stop: "Arrêter",
  close: "Fermer",
};
