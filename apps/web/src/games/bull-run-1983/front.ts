import type { FrontWords } from "../contract/entry.ts";

/** The game on the shelf and its lesson on the Learn page, before anything of it is fetched. */
export const front: Readonly<Record<"en" | "fr", FrontWords>> = {
  en: {
    facts: ["21 July 1861 · regiments, hexes", "23 turns · face-down pieces · 4–6 h"],
    lesson: {
      title: "The first two turns, guided",
      text: "Union, 21 July 1861, 9:00 in the morning. March a stack down the turnpike, learn who obeys whom, avoid the sleeping enemy and fire across Bull Run. It is a real game: you can undo, and play on when the guide ends.",
      facts: "14 steps · about 11 minutes · against the Colonel",
      start: "Start the guided turns",
    },
  },
  fr: {
    facts: ["21 juillet 1861 · régiments, hexagones", "23 tours · pions face cachée · 4 à 6 h"],
    lesson: {
      title: "Les deux premiers tours, guidés",
      text: "L’Union, 21 juillet 1861, 9 h du matin. Faites marcher une pile sur la route à péage, apprenez qui obéit à qui, évitez l’ennemi endormi et tirez par-dessus le Bull Run. C’est une vraie partie : vous pouvez annuler, et continuer après le guide.",
      facts: "14 étapes · environ 11 minutes · contre le Colonel",
      start: "Commencer les tours guidés",
    },
  },
};
