import type { Terrain } from "@stonebridge/board";
import type { FireCause, View } from "@stonebridge/games/no-written-orders";
import type { KeyLine } from "../../contract/desk.ts";
import { orders } from "./en-orders.ts";

/** What the panels, the dock and the overlays of No Written Orders say in English. */
export const en = {
  orders,
  together: "Take the whole stack",
  cancel: "Cancel",
  preview: "preview: nothing has happened yet",
  /** Others have declared the same assault already. */
  adding: (names: string) => `preview, adding ${names}`,
  everyone: "All who can",
  marchOn: (unit: string) => `March on: ${unit}`,
  /** Of the log. */
  aides: (number: number) => `${number} aides ride.`,
  /** Over what formations of a side do. */
  acting: (side: string, formations: string) => `${side}: ${formations}`,
  ways: "Which way?",
  /** "2½ MP" */
  points: (points: string) => `${points} MP`,
  disputed: "the enemy may fire",
  remaining: (points: string) => `${points} left`,
  level: (level: number) => `level ${level}`,
  ground: {
    clear: "clear",
    woods: "woods",
    town: "town",
    "wood town": "wooden town",
    fort: "fort",
    embankment: "embankment",
  } satisfies Record<Terrain, string>,
  /** What troops have made of the ground. */
  works: {
    done: (facing: string) => `works facing ${facing}`,
    begun: (facing: string) => `works under construction facing ${facing}`,
    abatis: "abatis",
  },
  spoken: {
    unit: (name: string, strength: number, lost: number, states: string) =>
      `${name}, strength ${strength}${lost > 0 ? `, ${lost} ${lost === 1 ? "step" : "steps"} lost` : ""}${states === "" ? "" : `, ${states}`}`,
    top: (name: string) => `${name}, top counter of a stack you cannot see into`,
    leader: (name: string, rating: number, fallen: boolean) =>
      fallen ? `${name}, lost this turn` : `${name}, leader, rating ${rating}`,
    standing: (piece: string, side: string, place: string) => `${piece}, ${side}, ${place}`,
  },
  track: {
    label: "Turns",
    turn: (turn: number) => `T${turn}`,
    night: "night",
    /** Of a turn, in short. */
    phases: {
      command: "command",
      chits: "chits",
      initial: "Initial Action",
      selection: "formations act",
      "turn-end": "end of turn",
    } satisfies Record<View["phase"], string>,
  },
  map: {
    region: "Map of the field",
    keys: "Tab goes to the next piece or hex that can be used, arrow keys to the next hex. Enter previews, Enter again commits, Escape goes back.",
    ground: "The terrain along Bull Run",
  },
  overlays: {
    control: { name: "Zones of control", legend: "Hexes in each side’s zones of control", keyDoes: "Zones of control" },
    command: {
      name: "Command",
      legend: "Where this leader’s units are in command",
      keyDoes: "Where a leader commands",
    },
    sight: {
      name: "Line of sight",
      legend: "Hexes that the chosen piece can see, with their distance",
      keyDoes: "Line of sight",
    },
    supply: { name: "Supply", legend: "Hexes that can trace supply", keyDoes: "Hexes in supply" },
  },
  card: {
    label: (name: string) => `Card of ${name}`,
    none: "Point at or choose a piece to see its card here.",
    close: "Close the card",
    strength: "strength",
    morale: "morale",
    movement: "MP",
    range: "range",
    rating: "rating",
    steps: (left: number, of: number) => `${left} of ${of} ${of === 1 ? "step" : "steps"} left`,
    stack: "In this hex:",

    obeys: (holder: string, order: string) => `Under orders of ${holder}: ${order}`,
    leads: (holder: string) => `Leads ${holder}`,
    unread: "None of your units can see into this stack: you know only its top counter.",
    rode: "Has ridden this turn",
    ordered: "Has given orders this turn",
    rallied: "Has rallied this turn",
    fallen: "Lost: a successor takes over next turn",
    estimate: "These values are our estimates from the records; if you own the game, you can enter the printed ones.",
    men: (men: string, guns: number) => (guns === 0 ? men : `${men}, ${guns} ${guns === 1 ? "gun" : "guns"}`),
    where: {
      waiting: "still to come",
      map: "on the map",
      unseen: "out of sight",
      eliminated: "eliminated",
      destroyed: "lost for good",
      exited: "has left the map",
    },
  },
  score: {
    label: "Victory points",
    you: "you",
    spoken: (union: number, confederate: number) => `Victory points: Union ${union}, Confederates ${confederate}`,
    between: "victory points",
    places: "Places and their value, Union : Confederates",
    held: (side: string) => `held by ${side}`,
    nobody: "held by nobody",
    count: "Victory points, Union : Confederates",
    sources: {
      places: "Places held",
      losses: "Enemy units eliminated",
      formations: "Enemy formations demoralised",
      army: "Enemy army demoralised",
    },
    earned: {
      places: "to the side that stands there, or was the last to pass",
      losses: (point: number, gun: number) => `${point} for each point of strength, ${gun} for artillery`,
      formations: (points: number) => `${points} for each that has lost as much as its level`,
      army: (points: number) => `${points}, once`,
    },
    worth: (union: number, confederate: number) => `${union} : ${confederate}`,
    rule: "Points are counted once, at the end: places held, enemy units eliminated, enemy formations and armies demoralised.",
  },
  casualties: {
    title: "Losses and demoralisation",
    counted: "Strength of the units eliminated. Step losses of the others do not count.",
    army: (side: string) => `${side}, whole army`,
    of: (lost: number, level: number) => `${lost} of ${level}`,
    never: "never demoralised",
    demoralised: "demoralised",
    broken: "broken",
    bar: (name: string, lost: number, level: number) =>
      `${name}: strength ${lost} in units eliminated, demoralised at ${level}`,
  },
  arrivals: {
    title: "Reinforcements",
    due: (turn: string) => `due ${turn}`,
    now: "may enter now",
    none: "No more reinforcements are due.",
    by: (entries: string) => `at ${entries}`,
  },
  chits: {
    title: "Chits",
    left: (count: number) => (count === 1 ? "1 of your chits is in the cup" : `${count} of your chits are in the cup`),
    acted: "Have acted",
    pair: "Acts with",
    initial: "Initial Action",
    drawn: "A chit is drawn",
    skip: "Go on",
    noChance: "no chance",
  },
  movement: {
    title: "Can still move",
    waiting: "Waiting to enter",
    riders: "Leaders",
    where: (name: string) => `Where does ${name} go?`,
  },
  /** What the unit in hand fights. */
  whom: {
    bombard: (name: string) => `What does ${name} fire at?`,
    assault: (name: string) => `Which enemy does ${name} assault?`,
    charge: (name: string) => `Which enemy does ${name} charge?`,
  },
  bombardment: {
    title: "Batteries",
    targets: "Targets",
    declared: "Bombardments",
    points: (points: string) => `fires with ${points}`,
    disrupts: (share: string) => `${share} to disrupt`,
    losses: (steps: string) => `${steps} steps on average`,
  },
  assault: {
    title: "Assaults",
    declared: "Declared assaults",
    on: (place: string) => `Assault on ${place}`,
    attackers: "Attack",
    defenders: "Defend",
    odds: "Odds",
    ends: {
      carried: "the hex is carried",
      held: "both sides stay",
      repulsed: "the attackers retreat",
      ruin: "nobody holds the hex",
    },
    strength: (attack: string, defence: string) => `${attack} points fire against ${defence}`,
    fire: (name: string, strength: number) => `${name}: ${strength}`,
    causes: {
      disrupted: "disrupted",
      "low-ammunition": "low on cartridges",
      cavalry: "cavalry in an assault",
      crest: "uphill",
      bridge: "over a bridge",
      stream: "over a stream",
      works: "against works",
      ground: "defensive terrain",
      flank: "in flank",
      surprised: "surprised",
      repeaters: "repeaters",
      canister: "artillery in defence",
    } satisfies Record<FireCause, string>,
    difference: (difference: string) => `${difference} on the dice for morale`,
    flanked: "In flank",
    first: "The defender fires first",
    losses: (attackers: string, defenders: string) =>
      `Steps lost on average: ${attackers} attacking, ${defenders} defending`,
    chance: (share: string, end: string) => `${share}: ${end}`,
    add: "may join",
    none: "No assault declared yet: choose a unit, then an adjacent enemy hex.",
    /** @param ends every end with its chance */
    spoken: (title: string, attackers: string, defenders: string, strength: string, ends: string) =>
      `${title}: ${attackers} against ${defenders}. ${strength}. ${ends}.`,
    given: "Assumes that nobody evades or breaks off, and that each hit falls where it costs least.",
  },
  answers: { title: "Choose", hits: (left: number) => `${left} ${left === 1 ? "hit" : "hits"} left to take` },
  reorganisation: { title: "Can rally or make room", away: "Eliminated" },
  report: {
    label: "Fight",
    close: "Close the report",
    title: (place: string) => `Fight for ${place}`,
    bombardment: (place: string) => `Bombardment of ${place}`,
    charge: (place: string) => `Charge on ${place}`,
    passing: (place: string) => `Fire on ${place}`,
    before: "Just before",
  },
  order: {
    title: "Order of battle",
    tabs: { units: "Units", losses: "Losses", arrivals: "To come" },
    search: "Find a unit or leader",
    sides: "Sides",
    both: "Both",
    none: "No unit or leader has that name.",
    values: "strength–morale–movement",
  },
  left: {
    move: (names: string) => `Could still move: ${names}`,
    bombard: (names: string) => `Could still fire: ${names}`,
    assault: (names: string) => `Could still attack: ${names}`,
    more: (names: string, count: number) => `${names} and ${count} more`,
  },
  commanders: "Army and wing commanders",
  keys: [
    [["d"], "March the next stack as its order asks"],
    [["t"], "Take the whole stack, or one unit"],
    [["e"], "End the segment, the march or the choice"],
  ] as readonly KeyLine[],
};

export type PanelTexts = typeof en;
