import type { FrontWords } from "../contract/entry.ts";

/** The game on the shelf and its lesson on the Learn page, before anything of it is fetched. */
export const front: Readonly<Record<"en" | "fr", FrontWords>> = {
  en: {
    facts: ["21 July 1861 · 28–30 August 1862 · hexes", "Orders by aide · chits · 2–12 h"],
    lesson: {
      title: "The first turn, guided",
      text: "Union, 21 July 1861, 6:00 in the morning. You give two orders, one by an aide, see who obeys and who waits, draw chits, march, fire and assault. It is a real game: undo works, and you can play on after the guide ends.",
      facts: "24 steps · about 17 minutes · against the Colonel",
      start: "Start the guided turn",
    },
  },
  fr: {
    facts: ["21 juillet 1861 · 28–30 août 1862 · hexagones", "Ordres par estafette · jetons · 2 à 12 h"],
    lesson: {
      title: "Le premier tour, guidé",
      text: "L’Union, 21 juillet 1861, 6 h du matin. Vous donnez deux ordres, dont un par estafette, voyez qui obéit et qui attend, tirez des jetons, marchez, faites tirer et donnez l’assaut. C’est une vraie partie : on peut annuler, et continuer après le guide.",
      facts: "24 étapes · environ 17 minutes · contre le Colonel",
      start: "Commencer le tour guidé",
    },
  },
};
