import type { KeyLine } from "../../contract/desk.ts";

/** What the panels, the dock and the overlays of Bull Run (1983) say in English. */
export const en = {
  together: { stack: "Move the whole stack", brigade: "The whole brigade" },
  commanders: "Higher commanders",
  everyone: "Everyone who can",
  /** Of the log: brigades that form, batteries that flip. */
  madeReady: (formed: number, flipped: number) => {
    const brigades = `${formed} ${formed === 1 ? "brigade forms" : "brigades form"}`;
    const batteries = `${flipped} ${flipped === 1 ? "battery flips" : "batteries flip"}`;
    return `${formed === 0 ? batteries : flipped === 0 ? brigades : `${brigades}, ${batteries}`}.`;
  },
  stops: "must stop there",
  left: (points: string) => `${points} left`,
  ways: "Which way?",
  track: {
    label: "Turns",
    turn: (turn: number) => `T${turn}`,
    done: "done",
    parts: { panic: "panic", command: "command", movement: "movement", combat: "combat", rally: "rally" },
  },
  map: {
    region: "Map of the battlefield",
    keys: "Tab goes to the next usable piece or hex, the arrow keys to the next hex. Enter previews, Enter again confirms, Escape goes back.",
    ground: "The ground between Centreville and Manassas Junction",
  },
  overlays: {
    control: { name: "Zones of control", legend: "A unit’s hex and the six around it", keyDoes: "Zones of control" },
    recon: { name: "Recon range", legend: "Four hexes from a piece, over any ground", keyDoes: "Recon range" },
    sight: {
      name: "Line of sight",
      legend: "Hexes in range and in sight of the chosen piece",
      keyDoes: "Line of sight",
    },
    command: { name: "Command", legend: "Who activated whom this turn", keyDoes: "Lines of command" },
  },
  card: {
    label: (name: string) => `Card of ${name}`,
    none: "Point at a piece or choose one: its card opens here.",
    close: "Close the card",
    attack: "attack",
    defense: "defence",
    movement: "MP",
    stack: "In this hex:",
    holds: "Stands for:",
    leader: "Leader:",
    red: "Needs no order (red movement)",
    active: "May move this turn",
    inactive: "STOP: may not move this turn",
    moved: "Has moved",
    spent: "Fought an automatic victory: done for this turn",
    fought: "Has fought this turn",
    bombarded: "Was bombarded: active next turn",
    frozen: "Face down: waits for orders",
    revived: "Has already been revived once",
    estimate: "Our estimate from the records. If you own the game, you can enter the printed values.",
    derived: "Values taken from an example in the rules.",
    rulebook: "The rules name this piece; values they do not give are our estimate.",
  },
  score: {
    label: "Victory",
    you: "you",
    stars: (names: string) => `Stars: ${names}`,
    held: (names: string) => (names === "" ? "no star held by the Union" : `the Union holds ${names}`),
    points: (points: number, need: number) => `${points} of ${need} defence points`,
    lost: (points: number) => `${points} DP lost`,
    now: (side: string) => `Ahead now: ${side}`,
    won: (side: string) => `Winner: ${side}`,
    rule: "The Union wins with a unit in Manassas in a Confederate Panic phase, or on a star at the end of the 8:00 PM turn. The Confederates win with a unit in Centreville in a Union Panic phase, or if no star is held at the end.",
  },
  battles: {
    title: "Battles",
    number: (number: number) => `Battle ${number}`,
    draft: "being planned",
    bombards: "bombardment",
    nobody: "nobody yet",
    against: "against",
    mustAttack: "Must still attack",
    mustBeAttacked: "Must still be attacked",
    by: (names: string) => `by ${names}`,
    pairs: (place: string, pairs: number) =>
      `${place}: ${pairs === 1 ? "1 pair" : `${pairs} pairs`} of infantry and battery stay${pairs === 1 ? "s" : ""} together`,
    change: "Change",
    next: "Fight this next",
    allSet: "Every unit that must fight has a battle.",
    chances: "Outcomes",
    chance: (share: string, result: string) => `${share}: ${result}`,
    support: "supported by",
    none: "No battles yet: choose an enemy to attack.",
    nothing: "no effect",
    able: "Can take part",
    short: "Not enough yet: an automatic victory needs 8-1.",
    /** @param place empty if it has none yet @param support guns, empty if none fire */
    spoken: (number: number, place: string, attackers: string, support: string, targets: string) =>
      `Battle ${number}${place === "" ? "" : `, ${place}`}: ${attackers}${support === "" ? "" : `, supported by ${support},`} against ${targets}.`,
  },
  setUp: {
    title: "To place",
    abatis: (left: number) => `${left} abatis to place`,
    empty: "Everything is placed.",
    dummies: "Dummies",
    dummiesHelp:
      "A brigade leader’s dummy hides him and any units in his hex: choose the leader, then the units that go under it.",
  },
  thawing: {
    title: "Can be turned face up",
  },
  movement: {
    title: "Can act",
    arrivals: "Reinforcements",
  },
  stillOpen: {
    late: (count: number) =>
      count === 1
        ? "1 reinforcement has not entered yet and will be lost."
        : `${count} reinforcements have not entered yet and will be lost.`,
    move: (names: string) => `Could still move: ${names}`,
    advance: (names: string) => `Could still advance: ${names}`,
    act: (names: string) => `Could still act: ${names}`,
    more: (names: string, count: number) => `${names} and ${count} more`,
  },
  losses: {
    title: "Losses",
    owed: (paid: string, owed: string) => `${paid} of ${owed} lost`,
    units: (lost: number, count: number) => `${lost} of ${count} lost`,
  },
  report: {
    label: "Battle",
    close: "Close the battle sheet",
    total: "total",
    odds: "Odds:",
    earlier: "Earlier battles",
    aftermath: "Aftermath",
    reckoning: "How it adds up",
  },
  order: {
    title: "Order of battle",
    search: "Find a piece",
    sides: "Sides",
    both: "Both",
    none: "No piece has that name.",
    values: "attack–defence–movement",
  },
  keys: [
    [["t"], "Move the whole stack, or one piece"],
    [["e"], "End the phase, the move or the choice"],
  ] as readonly KeyLine[],
};

export type PanelTexts = typeof en;
