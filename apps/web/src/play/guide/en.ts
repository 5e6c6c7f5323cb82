/** The guide in English. */
export const en = {
  label: "The guide",
  step: (step: number, of: number) => `Guide, step ${step} of ${of}`,
  short: (step: number, of: number) => `${step}/${of}`,
  minutes: (minutes: number) => `about ${minutes === 1 ? "1 minute" : `${minutes} minutes`}`,
  showMe: "Show me",
  back: "Back",
  leave: "Leave the guide",
  goOn: "Go on",
  takeBack: "Undo it",
  skip: "Go on without it",
  open: "Open the guide",
  fold: "Fold the guide",
  astray: "You went another way, and may. Undo it to follow the guide, or go on without this step.",
  elsewhere: "Another question comes first. Answer it as you like.",
  next: (what: string) => `Show me: ${what}.`,
  choose: (piece: string) => `choose ${piece}`,
  canWait: "The question over the map can wait.",
  seenNow: "That is it. Close it when you have looked, or press Go on.",
  leftOut: (lesson: string) => `Left out: ${lesson}. Back shows it.`,
  wait: (side: string) => `${side} is playing. One moment.`,
  waitHere: "One moment.",
  seen: "What you have seen",
};

export type GuideTexts = typeof en;
