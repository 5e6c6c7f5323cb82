/** The analysis of a game that is over. */
export const en = {
  title: "Analysis",
  working: (step: string, of: string) => `Working out the chances: step ${step} of ${of}`,
  cancel: "Cancel",
  cancelled: "Cancelled.",
  again: "Start again",
  failed: "The analysis did not come to its end.",
  notOver: {
    title: "This game is not over",
    text: "Only finished games are analysed: while a game goes on, it would be help.",
    back: "Back to the game",
  },
  missing: "There is no such game in this browser.",
  sums: {
    title: "Luck and skill",
    about: "Each column adds up: chance at the start, luck, own decisions and the enemy’s make the result.",
    what: "Chance to win",
    start: "At the start",
    luck: "Luck of the dice",
    own: "Own decisions",
    enemy: "The enemy’s decisions",
    ended: "Given up or broken off",
    result: "Result",
  },
  told: {
    dice: (side: string, share: string, gave: boolean) =>
      gave ? `The dice gave ${side} ${share}.` : `The dice cost ${side} ${share}.`,
    skill: (side: string, share: string, gained: boolean) =>
      gained ? `The decisions of ${side} gained ${share}.` : `The decisions of ${side} lost ${share}.`,
    none: "Neither dice nor decisions changed anything.",
  },
  curve: {
    title: (side: string) => `Chance of ${side} to win`,
    all: "everything known",
    known: (side: string) => `as ${side} could know it`,
    readAloud: (side: string, from: string, to: string) => `Chance of ${side} to win: from ${from} to ${to}`,
    choose: "Step",
    at: (step: string, of: string, chance: string) => `Step ${step} of ${of}: ${chance}`,
    see: "See it on the map",
  },
  points: {
    title: "Turning points",
    none: "No single step turned this game.",
  },
  steps: {
    title: "Steps that counted",
    about: "Every step whose luck or decision changed the chance by 1% or more.",
    none: "No step changed the chance by 1%.",
    step: "Step",
    side: "Side",
    what: "What happened",
    luck: "Luck",
    skill: "Decision",
    opening: "Before the first decision",
    ended: (change: string) => `Given up or broken off: ${change}`,
    unnamed: (step: string) => `Step ${step}`,
  },
};

export type AnalysisTexts = typeof en;
