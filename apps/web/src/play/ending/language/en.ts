/** The page of the end in English. */
export const en = {
  won: (margin: string) => `Won ${margin}.`,
  lasted: (turns: number, steps: string) =>
    `${turns === 1 ? "1 turn" : `${turns} turns`}, ${steps === "1" ? "1 step" : `${steps} steps`}`,
  player: (side: string, name: string) => `${side}: ${name}`,
  final: "Where the points came from",
  curve: {
    points: (what: string) => `${what}, turn by turn`,
    losses: (what: string) => `Losses, turn by turn: ${what}`,
    turn: "Turn",
    before: "Before the first turn",
    table: "As a table",
    readAloud: (side: string, from: number, to: number) => `${side}: from ${from} to ${to}`,
  },
  fights: {
    title: "The costliest fights",
    none: "No fight cost anyone a loss.",
    against: (attackers: string, defenders: string) =>
      defenders === "" ? attackers : `${attackers} against ${defenders}`,
    many: (names: string, more: number) => `${names} and ${more} more`,
    see: "See it again",
    seeOf: (place: string) => `See the fight for ${place} again`,
    map: "On the map",
    mapOf: (place: string) => `The fight for ${place} on the map`,
  },
  best: {
    title: "Best in the field",
    figures: (inflicted: string, suffered: string, fights: number) =>
      `losses: ${inflicted} inflicted, ${suffered} suffered, in ${fights === 1 ? "1 fight" : `${fights} fights`}`,
    measure:
      "Ranked by the enemy’s losses in the fights each took part in, attacking or defending. Those who fought together share them by strength.",
    none: "Nobody inflicted a loss.",
  },
  telling: "Reviewing the game",
  deeds: {
    analyse: "Analyse",
    report: "Report",
    share: "Share",
    field: "Show the map",
  },
  share: {
    title: "Share this game",
    link: "Copy a link",
    linkHelp: "The whole game in one link; nothing goes to a server.",
    file: "Save to a file",
    fileHelp: "For mail, or to keep.",
  },
};

export type EndTexts = typeof en;
