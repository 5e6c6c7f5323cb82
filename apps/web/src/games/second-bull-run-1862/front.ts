import type { FrontWords } from "../contract/entry.ts";

/** The game on the shelf and its lesson on the Learn page, before anything of it is fetched. */
export const front: Readonly<Record<"en" | "fr", FrontWords>> = {
  en: {
    facts: ["29–30 August 1862 · corps, brigades, zones", "10 turns a day · nothing hidden · 4–9 h"],
    lesson: {
      title: "The first turn, guided",
      text: "Union, 30 August 1862, half past six in the morning. You choose a corps commander, send a division against the railroad embankment, keep it together and see what the dice do. It is a real game: you can undo, and play on when the guide ends.",
      facts: "20 steps · about 13 minutes · against the Colonel",
      start: "Start the guided turn",
    },
  },
  fr: {
    facts: ["29–30 août 1862 · corps, brigades, zones", "10 tours par jour · rien de caché · 4 à 9 h"],
    lesson: {
      title: "Le premier tour, guidé",
      text: "L’Union, 30 août 1862, 6 h 30 du matin. Vous choisissez un commandant de corps, lancez une division contre le remblai de la voie ferrée, la gardez groupée et voyez ce que font les dés. C’est une vraie partie : on peut annuler, et continuer quand le guide a fini.",
      facts: "20 étapes · environ 13 minutes · contre le Colonel",
      start: "Commencer le tour guidé",
    },
  },
};
