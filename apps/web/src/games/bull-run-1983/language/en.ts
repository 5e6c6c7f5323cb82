import type { KeyLine } from "../../contract/desk.ts";

/** What the panels, the dock and the overlays of Bull Run (1983) say in English. */
export const en = {
  together: { stack: "Take the stack along", brigade: "Take the brigade along" },
  commanders: "Higher commanders",
  everyone: "Everybody who can",
  stops: "must stop there",
  ways: "Which way?",
  track: {
    label: "Turns",
    turn: (turn: number) => `T${turn}`,
    done: "done",
  },
  map: {
    region: "Map of the field",
    keys: "Tab goes to the next piece or hex that can be used, arrow keys to the next hex. Enter previews, Enter again commits, Escape goes back.",
    ground: "The ground between Centreville and Manassas Junction",
  },
  overlays: {
    control: { name: "Zones of control", legend: "A unit’s hex and the six around it", keyDoes: "Zones of control" },
    recon: { name: "Recon range", legend: "Four hexes from a piece, over any ground", keyDoes: "Recon range" },
    sight: { name: "Line of sight", legend: "Hexes in range and in sight of the piece", keyDoes: "Line of sight" },
    command: { name: "Command", legend: "Who activated whom this turn", keyDoes: "Lines of command" },
  },
  card: {
    label: (name: string) => `Card of ${name}`,
    none: "Point at a piece or choose one: its card opens here.",
    close: "Close the card",
    attack: "attack",
    defense: "defense",
    movement: "MP",
    stack: "In this hex:",
    holds: "Stands for:",
    leader: "Leader:",
    red: "Needs no order (red movement)",
    active: "May move this turn",
    inactive: "STOP: may not move this turn",
    moved: "Has moved",
    spent: "Has won by weight: done for this turn",
    fought: "Has fought this turn",
    bombarded: "Was bombarded: active next turn",
    frozen: "Face down: waits for orders",
    revived: "Has come back once",
    estimate: "Values are our estimate from the records; an owner of the game can enter the printed ones.",
    derived: "Values follow from a worked example of the rules.",
    rulebook: "The rules name this piece; what they do not print is our estimate.",
  },
  score: {
    label: "Victory",
    you: "you",
    stars: (names: string) => `Stars: ${names}`,
    held: (names: string) => (names === "" ? "no star held" : `holds ${names}`),
    lost: (points: number) => `${points} DP lost`,
    now: (side: string) => `Now ahead: ${side}`,
    rule: "The Union wins with a unit on a star at the end of 8:00 PM, or in Manassas at a Confederate Panic phase; the Confederates with a unit in Centreville at a Union one, or if no star is held.",
  },
  battles: {
    title: "Battles",
    number: (number: number) => `Battle ${number}`,
    draft: "being put together",
    bombards: "bombardment",
    nobody: "nobody yet",
    against: "against",
    mustAttack: "Must still attack",
    mustBeAttacked: "Must still be attacked",
    by: (names: string) => `by ${names}`,
    pairs: (place: string, pairs: number) =>
      `${place}: ${pairs === 1 ? "1 pair" : `${pairs} pairs`} of infantry and battery stay${pairs === 1 ? "s" : ""} together`,
    change: "Change",
    next: "Fight it next",
    allSet: "Everybody who must fight has a battle.",
    chances: "Outcomes",
    chance: (share: string, result: string) => `${share}: ${result}`,
    support: "supported by",
    none: "No battles yet: choose an enemy to attack.",
    nothing: "no effect",
    able: "Can take part",
    short: "Not enough yet: an automatic victory takes 8-1.",
  },
  setUp: {
    title: "To place",
    abatis: (left: number) => `${left} abatis to place`,
    empty: "Everything is placed.",
    dummies: "Dummies",
    dummiesHelp:
      "A brigade leader’s dummy hides him and whom you like of his hex: choose the leader, then who goes under it.",
  },
  thawing: {
    title: "Can be turned up",
  },
  movement: {
    title: "Can act",
    arrivals: "Reinforcements",
    late: (count: number) =>
      count === 1
        ? "1 reinforcement has not come on: it will be lost."
        : `${count} reinforcements have not come on: they will be lost.`,
  },
  losses: {
    title: "Losses",
    owed: (paid: string, owed: string) => `${paid} of ${owed} paid`,
    units: (lost: number, count: number) => `${lost} of ${count} lost`,
  },
  report: {
    label: "Battle",
    close: "Close the battle sheet",
    total: "in all",
    odds: "Odds",
    earlier: "Battles before it",
    aftermath: "What came of it",
    reckoning: "How it was reckoned",
  },
  order: {
    title: "Order of battle",
    search: "Find a piece",
    sides: "Sides",
    both: "Both",
    none: "No piece is called that.",
    values: "attack–defense–movement",
  },
  keys: [
    [["t"], "Take the stack along, or go alone"],
    [["e"], "End the phase, the move or the choice"],
  ] as readonly KeyLine[],
};

export type PanelTexts = typeof en;
