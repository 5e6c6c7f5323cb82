import type { FrontWords } from "../contract/entry.ts";

/** The game on the shelf and its lesson on the Learn page, before anything of it is fetched. */
export const front: Readonly<Record<"en" | "fr", FrontWords>> = {
  en: {
    facts: ["21 July 1861 · brigades, zones", "7 turns · nothing hidden · 1½ h"],
    lesson: {
      title: "The first turn, guided",
      text: "North, 21 July 1861, 8:00 in the morning. You move one brigade, try what is not allowed, and see what the dice do. It is a real game: you can undo, and play on when the guide ends.",
      facts: "14 steps · about 10 minutes · against the Colonel",
      start: "Start the guided turn",
    },
  },
  fr: {
    facts: ["21 juillet 1861 · brigades, zones", "7 tours · rien de caché · 1 h 30"],
    lesson: {
      title: "Le premier tour, guidé",
      text: "Le Nord, 21 juillet 1861, 8 h du matin. Vous déplacez une brigade, essayez ce qui n’est pas permis et voyez ce que font les dés. C’est une vraie partie : on peut annuler, et continuer quand le guide a fini.",
      facts: "14 étapes · environ 10 minutes · contre le Colonel",
      start: "Commencer le tour guidé",
    },
  },
};
