/** The card of a hint, in English. */
export const en = {
  title: "Hint",
  asking: "The Marshal looks at what you see …",
  does: (label: string) => `The Marshal would choose: ${label}.`,
  shown: "It is in preview: do it, or cancel and decide for yourself.",
  none: "The Marshal has nothing better to suggest than what you see here.",
  failed: "The Marshal could not answer. Play on, or ask again.",
  stop: "Stop",
  close: "Close",
};
export type HintTexts = typeof en;
