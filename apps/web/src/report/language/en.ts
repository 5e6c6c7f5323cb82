/** Reports and films of games that are over. */
export const en = {
  title: "Report",
  language: "en",
  /** Of the file: "Bull Run 1861: a report". */
  heading: (game: string) => `${game}: a report`,
  player: (side: string, name: string) => `${side}: ${name}`,
  someone: "a player",
  lasted: (turns: number, steps: string) =>
    `${turns === 1 ? "1 turn" : `${turns} turns`}, ${steps === "1" ? "1 step" : `${steps} steps`}`,
  won: (margin: string) => `Won ${margin}.`,
  options: "Options",
  victory: "How it was decided",
  source: "Source",
  rule: "Rule",
  sum: "Total",
  map: {
    title: "Turn by turn",
    before: "Before the first turn",
    picture: (moment: string) => `The map: ${moment}`,
    points: (what: string, figures: string) => `${what}: ${figures}.`,
    lost: (what: string, figures: string) => `Lost in this turn (${what}): ${figures}.`,
    /** "Union 3" */
    of: (side: string, figure: string) => `${side} ${figure}`,
    stack: (names: string, place: string) => `${place}: ${names}`,
    fights: "Fights",
    against: (place: string, attackers: string, defenders: string) =>
      defenders === "" ? `${place}: ${attackers}` : `${place}: ${attackers} against ${defenders}`,
    cost: (figures: string) => ` (lost: ${figures})`,
    quiet: "No fights.",
  },
  curves: {
    title: "The course of the battle",
    points: (what: string) => `${what}, turn by turn`,
    losses: (what: string) => `Losses, turn by turn: ${what}`,
    turn: "Turn",
    counted: (side: string, what: string) => `${side}: ${what}`,
    inTurn: (side: string) => `${side}, in the turn`,
    inAll: (side: string) => `${side}, in all`,
    readAloud: (side: string, from: string, to: string) => `${side}: from ${from} to ${to}`,
  },
  chances: {
    title: (side: string) => `${side}: chance to win`,
    about: "As our judge of positions sees it, with everything known, after every step; the marks below are the turns.",
    luck: (side: string, change: string) => `${side}: ${change} by the dice.`,
    skill: (side: string, change: string) => `${side}: ${change} by own decisions.`,
  },
  best: {
    title: "Best in the field",
    figures: (inflicted: string, suffered: string, fights: number) =>
      `losses: ${inflicted} inflicted, ${suffered} suffered, in ${fights === 1 ? "1 fight" : `${fights} fights`}`,
    none: "Nobody inflicted a loss.",
  },
  order: {
    title: "What became of everybody",
    unit: "Unit",
    before: "At the start",
    after: "At the end",
    fate: "Where it ended",
    gone: (turn: string) => `lost, ${turn}`,
    goneBefore: "lost before the first turn",
  },
  made: "Made with Stonebridge. Maps and counters are drawn from our own data.",
  film: {
    title: (game: string) => `${game}: the battle as a moving picture`,
    label: "The battle as a moving picture",
    counted: (what: string, figures: string) => `${what}: ${figures}`,
  },
  megabytes: (figure: string) => `${figure} MB`,
  sheet: {
    making: (done: string, of: string) => `Drawing: ${done} of ${of}`,
    failed: "The report could not be drawn.",
    again: "Try again",
    report: "Report to keep",
    reportHelp:
      "One file with maps by turn, curves, losses and both orders of battle. It opens in any browser, without a network.",
    save: (size: string) => `Save the report (${size})`,
    print: "Print it",
    printHelp: "The report opened in a new window.",
    blocked: "The browser did not let the window open. Save the report and print it from there.",
    film: "Moving picture",
    filmHelp: (seconds: string) => `The whole battle in ${seconds} seconds, as a picture that plays in any browser.`,
    saveFilm: (size: string) => `Save the picture (${size})`,
    share: "Share",
    shared: "Shared.",
    watch: "Watch it",
    stop: "Stop",
    saved: "Saved.",
    chances: "With the chances that the analysis found.",
  },
};

export type ReportTexts = typeof en;
