import type { talk as english } from "./en.ts";

export const talk: typeof english = {
  title: "Messages",
  button: (name, unread) =>
    unread === 0 ? `Messages avec ${name}` : `Messages avec ${name} : ${unread} non ${unread === 1 ? "lu" : "lus"}`,
  here: (name) => `${name} est là`,
  reconnecting: (name) => `${name} se reconnecte …`,
  away: (name, since) => `${name} est absent depuis ${since}`,
  never: (name) => `${name} n’est pas encore venu`,
  notes: "Notes",
  you: "Vous",
  field: (name) => `Écrire à ${name}`,
  send: "Envoyer",
  phrasesLabel: "À dire d’un geste",
  phrases: {
    hello: "Bonjour",
    "good-luck": "Bonne chance",
    "your-move": "À vous de jouer",
    "one-moment": "Un instant",
    "back-later": "Je dois partir, à plus tard",
    "well-played": "Bien joué",
    "bad-luck": "Pas de chance",
    "thank-you": "Merci",
    "good-game": "Belle partie",
  },
  none: "Rien n’a encore été dit.",
  sending: "en route",
  spoken: (name, text) => `${name} : ${text}`,
  unread: "Nouveau",
  mute: (name) => `Ne pas montrer ce qu’écrit ${name}`,
  muted: (name) => `Ce qu’écrit ${name} n’est pas montré.`,
  among: {
    title: "Spectateurs",
    button: (unread) =>
      unread === 0
        ? "Messages des spectateurs"
        : `Messages des spectateurs : ${unread} non ${unread === 1 ? "lu" : "lus"}`,
    help: "Les joueurs ne voient ce que vous écrivez ici qu’une fois la partie finie.",
    field: "Écrire aux autres spectateurs",
    somebody: "Quelqu’un",
    mute: "Ne pas montrer ce que d’autres écrivent",
    muted: "Ce que d’autres écrivent n’est pas montré.",
  },
  notesLabel: "Vos notes sur cette partie",
  notesHelp: "Vous seul les voyez, sur chacun de vos appareils.",
  notesKept: "Conservées.",
  notesWriting: "Pas encore conservées …",
};
