import { keysOf } from "@stonebridge/kernel";
import { OPTION_VALUES, type Position } from "@stonebridge/games/bull-run-1861";
import {
  NORTH,
  NORTHERN_REINFORCEMENTS,
  SOUTH,
  THIRTIETH_VIRGINIA,
  WAITING,
  holds,
  inReachOf,
  lossPoints,
  stepLosses,
} from "@stonebridge/games/bull-run-1861/internals";
import { crossersMissing } from "./estimate.ts";
import type { Ground } from "./ground.ts";
import type { Outlook } from "./prospects.ts";
import { COUNTS, RINGS, type Tally } from "./tally.ts";

/** A position's tables, filled before its numbers are written. */
export interface Moment {
  readonly ground: Ground;
  readonly tally: Tally;
  readonly outlook: Outlook;
  /** Turns still to play. */
  readonly left: number;
}

/** Some of a position's numbers: their names, in order, and what writes them. */
export interface Numbers {
  readonly names: readonly string[];
  /** @param at where they begin. @returns where the next begin */
  write(p: Position, moment: Moment, numbers: Float32Array, at: number): number;
}

/** How much of a thing's weight at the end a position has already: 1 when nothing is left to play, less before. */
function lateness(left: number): number {
  return 1 / (1 + left);
}

function is(yes: boolean): number {
  return yes ? 1 : 0;
}

/** Turn, halves, and the reckoning as it stands (4). */
export const scoreNumbers: Numbers = {
  names: [
    "turns left",
    "turns left, squared",
    "lateness",
    "last half turn",
    "phase",
    "North is first",
    "South is first",
    "North is active",
    "South is active",
    "North has yet to act in the phase",
    "South has yet to act in the phase",
    "activations left to the North",
    "activations left to the South",
    "North has its offensive",
    "South has its offensive",
    "North is on the offensive",
    "South is on the offensive",
    "lead",
    "lead, late",
    "North leads",
    "North leads, late",
    "step losses of the North",
    "step losses of the South",
    "difference of step losses",
    "difference of step losses, late",
    "points for step losses",
    "points for step losses, late",
    "expected control",
    "expected points by chances",
    "expected points by chances, late",
    "expected points by step losses",
    "expected points by step losses, late",
    "expected cost of the maneuver",
    "brigades to bring over Sudley Ford",
    "brigades to bring over Sudley Ford, late",
    "expected difference",
    "expected difference, late",
    "extra turn",
  ],
  write(p, { ground, outlook, left }, numbers, at) {
    const { field, points } = ground;
    const late = lateness(left);
    let activations = 0;
    for (const frame of p.stack) if (frame.step === "activation") activations = frame.left;
    const lostByNorth = stepLosses(field, p, NORTH);
    const lostBySouth = stepLosses(field, p, SOUTH);
    const difference = lostBySouth - lostByNorth;
    const forLosses = Math.sign(difference) * lossPoints(Math.abs(difference));
    const missing = field.options.historicalManeuver === "on" ? Math.max(0, crossersMissing(p)) : 0;
    const given = field.granted[NORTH] - field.granted[SOUTH];
    let lead = forLosses + given - (missing > 0 ? 2 : 0);
    for (let slot = 0; slot < points.length; slot++) lead += p.control[slot] === NORTH ? points[slot] : -points[slot];
    const firstActs = p.phase > 0 && p.active === p.first;
    numbers[at++] = left / 7;
    numbers[at++] = (left / 7) ** 2;
    numbers[at++] = late;
    numbers[at++] = Math.max(0, 1 - 2 * left);
    numbers[at++] = p.phase / 5;
    numbers[at++] = is(p.first === NORTH);
    numbers[at++] = is(p.first === SOUTH);
    numbers[at++] = is(p.active === NORTH);
    numbers[at++] = is(p.active === SOUTH);
    numbers[at++] = is(firstActs && p.first === SOUTH);
    numbers[at++] = is(firstActs && p.first === NORTH);
    numbers[at++] = p.active === NORTH ? activations / 4 : 0;
    numbers[at++] = p.active === SOUTH ? activations / 4 : 0;
    numbers[at++] = is(p.launched[NORTH] === 0);
    numbers[at++] = is(p.launched[SOUTH] === 0);
    numbers[at++] = is(p.turn > 0 && p.launched[NORTH] === p.turn);
    numbers[at++] = is(p.turn > 0 && p.launched[SOUTH] === p.turn);
    numbers[at++] = lead / 10;
    numbers[at++] = (lead / 4) * late;
    numbers[at++] = is(lead > 0);
    numbers[at++] = is(lead > 0) * late;
    numbers[at++] = lostByNorth / 10;
    numbers[at++] = lostBySouth / 10;
    numbers[at++] = difference / 6;
    numbers[at++] = (difference / 3) * late;
    numbers[at++] = forLosses / 3;
    numbers[at++] = forLosses * late;
    numbers[at++] = outlook.control / 10;
    numbers[at++] = outlook.chances / 10;
    numbers[at++] = (outlook.chances / 4) * late;
    numbers[at++] = outlook.losses / 3;
    numbers[at++] = outlook.losses * late;
    numbers[at++] = outlook.risk / 2;
    numbers[at++] = missing / 4;
    numbers[at++] = (missing / 2) * late;
    numbers[at++] = (outlook.difference + given) / 6;
    numbers[at++] = ((outlook.difference + given) / 3) * late;
    numbers[at++] = is(p.lastTurn > 7);
    return at;
  },
};

/** What bears on each scoring zone: who holds it, what stands there and what can come, early and late. */
export function objectiveNumbers({ field, objectives }: Ground): Numbers {
  const of = [
    "control",
    "control, late",
    "stands",
    "stands, late",
    "contested",
    "influence",
    "influence, late",
    "chance",
    ...RINGS.map((ring) => `strength within ${ring}`),
    "ratio within 6, late",
    "ratio within 12, late",
    "nearest of the North",
    "nearest of the South",
  ];
  return {
    names: objectives.flatMap((zone) => of.map((name) => `${field.graph.ids[zone]}: ${name}`)),
    write(p, { tally, outlook, left }, numbers, start) {
      const late = lateness(left);
      const slots = objectives.length;
      const { ring, nearest } = tally;
      let at = start;
      for (let slot = 0; slot < slots; slot++) {
        const zone = objectives[slot];
        const control = p.control[slot] === NORTH ? 1 : -1;
        const stands = holds(field, p, NORTH, zone) ? 1 : holds(field, p, SOUTH, zone) ? -1 : 0;
        const contested = stands !== 0 && inReachOf(field, p, stands === 1 ? SOUTH : NORTH, zone);
        const influence = Math.log((outlook.north[slot] + 1) / (outlook.south[slot] + 1));
        const north = slot * RINGS.length;
        const south = (slots + slot) * RINGS.length;
        numbers[at++] = control;
        numbers[at++] = control * late;
        numbers[at++] = stands;
        numbers[at++] = stands * late;
        numbers[at++] = contested ? stands : 0;
        numbers[at++] = influence;
        numbers[at++] = influence * late;
        numbers[at++] = 2 * outlook.held[slot] - 1;
        for (let width = 0; width < RINGS.length; width++)
          numbers[at++] = (ring[north + width] - ring[south + width]) / 10;
        numbers[at++] = Math.log((ring[north + 2] + 1) / (ring[south + 2] + 1)) * late;
        numbers[at++] = Math.log((ring[north + 3] + 1) / (ring[south + 3] + 1)) * late;
        numbers[at++] = Math.min(20, nearest[slot]) / 10;
        numbers[at++] = Math.min(20, nearest[slots + slot]) / 10;
      }
      return at;
    },
  };
}

/** Both armies: strength, state, command, contact; and their difference, early and late. */
export function armyNumbers({ field }: Ground): Numbers {
  const { northernReinforcements, thirtiethVirginia } = field.options;
  /** Strength that a unit not yet in play may bring (12.3, 13-b, 13-h). */
  const toCome = field.units.map((unit) => {
    if (unit.id === THIRTIETH_VIRGINIA) return thirtiethVirginia === "on" ? unit.combat : 0;
    return NORTHERN_REINFORCEMENTS.includes(unit.id) && northernReinforcements === "off" ? 0 : unit.combat;
  });
  return {
    names: [
      ...["North", "South"].flatMap((side) => COUNTS.map((count) => `${side}: ${count}`)),
      "ratio of strength",
      "ratio of strength, by turns left",
      "strength to come to the North",
      "strength to come to the South",
      "strength of the North over the run, late",
      "North pressed, late",
      "South pressed, late",
    ],
    write(p, { tally, left }, numbers, start) {
      const { army } = tally;
      const late = lateness(left);
      let at = start;
      for (let index = 0; index < army.length; index++) numbers[at++] = army[index] / SCALES[index % COUNTS.length];
      let north = 0;
      let south = 0;
      for (let unit = 0; unit < field.roster; unit++) {
        if (p.state[unit] !== WAITING) continue;
        if (field.sideOf[unit] === NORTH) north += toCome[unit];
        else south += toCome[unit];
      }
      const ratio = Math.log((army[COMBAT] + 1) / (army[COUNTS.length + COMBAT] + 1));
      numbers[at++] = ratio * 3;
      numbers[at++] = (ratio * 3 * left) / 7;
      numbers[at++] = north / 8;
      numbers[at++] = south / 8;
      numbers[at++] = (army[OVER] / 12) * late;
      numbers[at++] = (army[PRESSED] / 12) * late;
      numbers[at++] = (army[COUNTS.length + PRESSED] / 12) * late;
      return at;
    },
  };
}

/** Scales that bring the counts of an army near 1. */
const SCALES: readonly number[] = COUNTS.map((count) => {
  if (["brigades", "stars", "extended", "in contact", "flanked", "commanded brigades"].includes(count)) return 6;
  if (["marked", "attacking"].includes(count)) return 4;
  return ["guns", "over the run", "pressed", "pressing", "combat lost"].includes(count) ? 12 : 20;
});
const COMBAT = COUNTS.indexOf("combat");
const OVER = COUNTS.indexOf("over the run");
const PRESSED = COUNTS.indexOf("pressed");

/** Points that are given change the score, not the battle: the value does not know them. */
const OPTIONS = keysOf(OPTION_VALUES).filter((option) => option !== "evenChances");

/** Scenario and options of the game: 1 for what differs from the default. */
export function optionNumbers({ field: { options } }: Ground): Numbers {
  const values = OPTIONS.map((option) => (options[option] === OPTION_VALUES[option][0] ? 0 : 1));
  return {
    names: OPTIONS.map((option) => `option ${option}`),
    write(_p, _moment, numbers, start) {
      let at = start;
      for (const value of values) numbers[at++] = value;
      return at;
    },
  };
}
