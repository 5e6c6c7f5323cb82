/** The guide in English. */
export const en = {
  label: "The guide",
  step: (step: number, of: number) => `Guide, step ${step} of ${of}`,
  minutes: (minutes: number) => `about ${minutes === 1 ? "1 minute" : `${minutes} minutes`}`,
  showMe: "Show me",
  back: "Back",
  leave: "Leave the guide",
  goOn: "Go on",
  takeBack: "Take it back",
  astray: "You went another way. That is allowed: take it back to follow the guide, or leave the guide and play on.",
  elsewhere: "Another question stands now. Answer it as you like, or let the guide show you: it leads on to this step.",
  wait: (side: string) => `It is the other side’s turn: ${side}. One moment.`,
  seen: "What you have seen",
};

export type GuideTexts = typeof en;
