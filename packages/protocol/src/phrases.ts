/** What is said by its name, so that each reads it in his own language. */
export const PHRASES = [
  "hello",
  "good-luck",
  "your-move",
  "one-moment",
  "back-later",
  "well-played",
  "bad-luck",
  "thank-you",
  "good-game",
] as const;
export type Phrase = (typeof PHRASES)[number];

/** The longest thing that is said at once, and the longest notes of a seat, in characters. */
export const LONGEST_LINE = 500;
export const LONGEST_NOTES = 4_000;
