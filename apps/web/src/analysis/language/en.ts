/** The analysis of a game that is over. */
export const en = {
  title: "Analysis",
  report: "Report",
  working: "Working out the chances",
  weighing: "Dice and decisions are still being weighed…",
  cancel: "Cancel",
  cancelled: "Cancelled.",
  again: "Start again",
  failed: "The work did not come to its end.",
  notOver: {
    title: "This game is not over",
    text: "Only finished games are analysed: while a game goes on, it would be help.",
    back: "Back to the game",
  },
  missing: {
    title: "There is no such game in this browser",
    text: "It was deleted, or it is kept in another browser.",
  },
  open: {
    title: "Analyse a game",
    text: "Open the record of a finished game, as this site or the command line saved it.",
    choose: "Open a record",
    games: "Your games",
    situation: "This file holds a position to start from, not a game. Open it where a new game is set up.",
  },
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
    /** @param own of the reader; of another, the name of the side stands before it */
    dice: (own: boolean, share: string, gained: boolean) =>
      own
        ? `You ${gained ? "gained" : "lost"} ${share} ${gained ? "by" : "to"} the dice.`
        : `${gained ? "Gained" : "Lost"} ${share} ${gained ? "by" : "to"} the dice.`,
    decisions: (own: boolean, share: string, gained: boolean) =>
      `${own ? "Your" : "Own"} decisions ${gained ? "gained" : "lost"} ${share}.`,
    worst: (what: string, share: string) => `What cost most: “${what}” (${share})`,
  },
  curve: {
    title: (side: string) => `${side}: chance to win`,
    all: "everything known",
    known: (side: string) => `as known to ${side}`,
    readAloud: (side: string, from: string, to: string) => `${side}: chance to win, from ${from} to ${to}`,
    choose: "Step",
    at: (step: string, of: string, chance: string) => `Step ${step} of ${of}: ${chance}`,
    see: "See it in the replay",
    band: (share: string) =>
      `The band shows how far one turn sways this judgment when two Colonels play: ${share} where both sides stand equal. No chance is surer than that.`,
  },
  field: {
    open: "Everything",
    saw: (side: string) => `${side} saw`,
    both: "Both",
    eyes: "What is shown",
    near: "Close up",
    instead: (when: string) => `${when}: what would have come of it`,
    label: (when: string, eyes: string) => `The map: ${when} (${eyes})`,
    loading: "Drawing the map",
    missing: "The map did not come.",
  },
  ways: {
    label: "Going through the game",
    previousPhase: "Phase before",
    previous: "Step before",
    next: "Next step",
    nextPhase: "Next phase",
    playOn: "Play on from here",
  },
  points: {
    title: "Turning points",
    /** As long as dice and decisions are not weighed. */
    turns: "The turns that changed the chances most; soon their single steps.",
    none: "No single step turned this game.",
  },
  steps: {
    title: "Steps that counted",
    about: "Every step whose luck or decision changed the chance by 1% or more.",
    keys: "Arrow keys go from step to step.",
    none: "No step changed the chance by 1%.",
    step: "Step",
    what: "What happened",
    luck: "Luck",
    skill: "Decision",
    all: "Show all",
    less: "Show less",
    numbered: (step: string) => `step ${step}`,
    /** Read aloud for a button that many steps have. */
    of: (what: string, step: string) => `${what}: ${step}`,
    opening: "Before the first decision",
    ended: (change: string) => `Given up or broken off: ${change}`,
    /** What neither the log nor a button says anything of. */
    silent: (when: string) => `not in the log · ${when}`,
    /** What the log says nothing of, as its button says it. */
    chosen: (what: string, when: string) => `“${what}” · ${when}`,
    /** Somebody has ended a part of the turn. */
    done: (when: string) => `done · ${when}`,
    /** What came by itself after a deed, under the heading of its part of the turn. */
    after: (deed: string, { heading, said }: { readonly heading: string; readonly said: string }) =>
      `${deed} → ${heading === "" || said === "" ? heading + said : `${heading}: ${said}`}`,
  },
  mistakes: {
    title: "Mistakes",
    about:
      "The costliest decisions are played out against what else could be done. A mistake is what was certainly worse.",
    aboutOrders: "Orders are played out to the end of the battle: that takes a minute or more.",
    look: "Look for mistakes",
    looking: "Playing out what else could have been done",
    none: "No decision was certainly a mistake.",
    better: (what: string, gain: string, within: string) => `Better: ${what} (${gain}, give or take ${within})`,
    /** @param what they were; empty if there were none */
    orders: (to: string, what: string, until: string) =>
      `${to}: ${what === "" ? "no new order" : what}. It was left at that until ${until}.`,
    ordered: (to: string, what: string) => `${to}: ${what === "" ? "no new order" : what}`,
    unnamed: "another way",
    /** Where it was better to end something: it has no name of its own. */
    nothing: "leave it at that",
    show: "Show it",
    play: "Play it from there",
    learn: (side: string, count: string) => `Learn from these mistakes: ${side} (${count})`,
  },
  learn: {
    title: (side: string, at: string, of: string) => `${side}: mistake ${at} of ${of}`,
    /** @param played what was played, as the log has it; may be empty */
    ask: (side: string, lost: string, played: string) =>
      `${side} to move. What was played here lost ${lost} of the chance to win${played === "" ? "." : `: “${played}”`} Play something better.`,
    judging: "Playing your move out…",
    goOn: "Go on: once the move is done you hear what it is worth.",
    right: (own: string, played: string, best: string) =>
      `As good as the best: ${own} chance to win. What was played gives ${played}, the best move found ${best}.`,
    wrong: (own: string, played: string, best: string) =>
      `There is something better: your move gives ${own}, what was played ${played}, the best move found ${best}.`,
    next: "Next mistake",
    back: "Back to the analysis",
    gone: "This mistake is no longer kept: the browser keeps those of the last game in which mistakes were looked for.",
  },
};

export type AnalysisTexts = typeof en;
