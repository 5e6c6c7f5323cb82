/** The card of a hint, in English. */
export const en = {
  title: "Hint",
  asking: "The Marshal looks at what you see …",
  does: (label: string) => `The Marshal would play: ${label}.`,
  shown: "It is in preview: do it, or cancel and decide for yourself.",
  none: "What the Marshal would do cannot be shown here: decide for yourself.",
  failed: "The Marshal could not answer. Play on, or ask again.",
  stop: "Stop",
  close: "Close",
};
export type HintTexts = typeof en;
