import type { Phrase } from "@stonebridge/protocol";

/** What two who play apart say to each other, whether they are there, and their notes. */
export const talk = {
  title: "Messages",
  /** The button that opens them. */
  button: (name: string, unread: number) =>
    unread === 0 ? `Messages with ${name}` : `Messages with ${name}: ${unread} unread`,
  here: (name: string) => `${name} is here`,
  reconnecting: (name: string) => `${name} is reconnecting …`,
  away: (name: string, since: string) => `${name} has been away since ${since}`,
  never: (name: string) => `${name} has not been here yet`,
  notes: "Notes",
  you: "You",
  field: (name: string) => `Write to ${name}`,
  send: "Send",
  phrasesLabel: "Said at once",
  phrases: {
    hello: "Hello",
    "good-luck": "Good luck",
    "your-move": "Your move",
    "one-moment": "One moment",
    "back-later": "I have to go, back later",
    "well-played": "Well played",
    "bad-luck": "Bad luck",
    "thank-you": "Thank you",
    "good-game": "Good game",
  } satisfies Readonly<Record<Phrase, string>>,
  none: "Nothing has been said yet.",
  sending: "on its way",
  spoken: (name: string, text: string) => `${name}: ${text}`,
  unread: "New",
  mute: (name: string) => `Do not show what ${name} writes`,
  muted: (name: string) => `What ${name} writes is not shown.`,
  /** What onlookers write to each other. */
  among: {
    title: "Onlookers",
    button: (unread: number) =>
      unread === 0 ? "Messages of the onlookers" : `Messages of the onlookers: ${unread} unread`,
    help: "The players see what you write here only once the game is over.",
    field: "Write to the other onlookers",
    somebody: "Somebody",
    mute: "Do not show what others write",
    muted: "What others write is not shown.",
  },
  notesLabel: "Your notes on this game",
  notesHelp: "Only you see them, on each of your devices.",
  notesKept: "Kept.",
  notesWriting: "Not kept yet …",
};
