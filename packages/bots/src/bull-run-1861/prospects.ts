import type { Position } from "@stonebridge/games/bull-run-1861";
import {
  CROSSED_SUDLEY,
  NORTH,
  SOUTH,
  type SideIndex,
  holds,
  stepLosses,
} from "@stonebridge/games/bull-run-1861/internals";
import { crossersMissing, influence, lossWorth, turnsLeft } from "./estimate.ts";
import { type Ground, waysOf } from "./ground.ts";

/**
 * What the difference of victory points at the end is made of, by turns left: a constant, control now, chances at the end, step losses; and
 * its spread about that (standard deviation). Least squares over 79,000 positions of 1,500 games between Colonels; with more than four
 * turns left little can be predicted, and the weights are drawn towards those of later turns.
 */
const PARTS: readonly Parts[] = [
  { left: 0.47, constant: 0.08, control: 0.14, chances: 0.92, losses: 1.01, spread: 1.3 },
  { left: 1.15, constant: 0.31, control: -0.24, chances: 1.43, losses: 0.98, spread: 1.8 },
  { left: 2, constant: 0.42, control: -0.36, chances: 1.82, losses: 0.8, spread: 2.2 },
  { left: 3, constant: 0.3, control: -0.32, chances: 1.95, losses: 0.55, spread: 2.8 },
  { left: 4, constant: 0.3, control: -0.08, chances: 1.55, losses: 0.5, spread: 3.2 },
  { left: 5, constant: 0.4, control: 0, chances: 0.98, losses: 0.5, spread: 3.55 },
  { left: 6, constant: 0.8, control: 0, chances: 0.6, losses: 0.5, spread: 3.7 },
];

interface Parts {
  readonly left: number;
  readonly constant: number;
  readonly control: number;
  readonly chances: number;
  readonly losses: number;
  readonly spread: number;
}

/**
 * What predicts who will hold a scoring zone at the end, by turns left: weights of the ratio of strengths that can come there, of control
 * now, and of a brigade that stands there. Logistic regression over 10,000 positions of games between Colonels.
 */
const SIGNS: readonly (readonly [left: number, ratio: number, control: number, stands: number])[] = [
  [0.3, 1.06, 0.95, 1.6],
  [1.15, 1.24, 0.9, 0.7],
  [2, 1.8, 0.86, 0.33],
  [3, 2.75, 0.7, 0.25],
  [4, 4.07, 0.56, 0.25],
  [5, 5.24, 0.46, 0.2],
  [6.5, 6, 0.3, 0.2],
];

/** How far towards the earlier of two rows of a table the turns left lie. */
function shareOf(early: number, later: number, left: number): number {
  return Math.min(1, Math.max(0, (left - later) / (early - later)));
}

/** Chance that the North holds a scoring zone at the end; `control` and `stands` are 1 for the North, -1 for the South. */
function chanceAtEnd(north: number, south: number, control: number, stands: number, left: number): number {
  let at = 1;
  while (at < SIGNS.length - 1 && SIGNS[at][0] < left) at++;
  const early = SIGNS[at];
  const later = SIGNS[at - 1];
  const share = shareOf(early[0], later[0], left);
  const sum =
    (later[1] + share * (early[1] - later[1])) * Math.log((north + 1) / (south + 1)) +
    (later[2] + share * (early[2] - later[2])) * control +
    (later[3] + share * (early[3] - later[3])) * stands;
  return 1 / (1 + Math.exp(-sum));
}

/** What the difference of victory points at the end is expected to come from, for the North. */
export interface Outlook {
  /** Strength that each side can bring to each scoring zone. */
  readonly north: Float64Array;
  readonly south: Float64Array;
  /** Chance that the North holds each scoring zone at the end. */
  readonly held: Float64Array;
  /** Points of control now, and by chances at the end. */
  control: number;
  chances: number;
  /** Points for step losses, blurred. */
  losses: number;
  /** Points that the Historical maneuver is expected to cost. */
  risk: number;
  /** The difference that all of this makes. */
  difference: number;
}

export function emptyOutlook({ objectives }: Ground): Outlook {
  const list = (): Float64Array => new Float64Array(objectives.length);
  return { north: list(), south: list(), held: list(), control: 0, chances: 0, losses: 0, risk: 0, difference: 0 };
}

/** What is to be expected from a position. @param into is filled with it */
export function outlookOf(ground: Ground, p: Position, into: Outlook = emptyOutlook(ground)): Outlook {
  const { field, objectives, points } = ground;
  const left = turnsLeft(p);
  const north = influence(ground, p, NORTH, left, into.north);
  const south = influence(ground, p, SOUTH, left, into.south);
  let control = 0;
  let chances = 0;
  for (let slot = 0; slot < objectives.length; slot++) {
    const zone = objectives[slot];
    const stands = holds(field, p, NORTH, zone) ? 1 : holds(field, p, SOUTH, zone) ? -1 : 0;
    const holder = p.control[slot] === NORTH ? 1 : -1;
    const held = chanceAtEnd(north[slot], south[slot], holder, stands, left);
    into.held[slot] = held;
    control += points[slot] * holder;
    chances += points[slot] * (2 * held - 1);
  }
  into.control = control;
  into.chances = chances;
  into.losses = lossWorth(stepLosses(field, p, SOUTH) - stepLosses(field, p, NORTH), left);
  into.risk = maneuverRisk(ground, p, left);
  into.difference =
    partOf(left, "constant") +
    partOf(left, "control") * control +
    partOf(left, "chances") * chances +
    partOf(left, "losses") * into.losses -
    into.risk;
  return into;
}

function partOf(left: number, part: keyof Parts): number {
  let at = 1;
  while (at < PARTS.length - 1 && PARTS[at].left < left) at++;
  const early = PARTS[at];
  const later = PARTS[at - 1];
  return later[part] + shareOf(early.left, later.left, left) * (early[part] - later[part]);
}

/** Two points, times the chance that the North fails to bring enough brigades over Sudley Ford (13-e). */
function maneuverRisk(ground: Ground, p: Position, left: number): number {
  const { field, size } = ground;
  if (field.options.historicalManeuver === "off") return 0;
  const missing = crossersMissing(p);
  if (missing <= 0) return 0;
  const [north] = field.sudleyFord;
  const ways = waysOf(ground, p, NORTH);
  const far: number[] = [];
  for (let unit = 0; unit < field.roster; unit++) {
    const place = p.place[unit];
    if (
      field.sideOf[unit] === NORTH &&
      place !== -1 &&
      field.northBank[place] === 1 &&
      (p.marks[unit] & CROSSED_SUDLEY) === 0
    )
      far.push(ways[place * size + north] + 2);
  }
  far.sort((a, b) => a - b);
  const farthest = far[missing - 1];
  if (farthest === undefined) return 2;
  return 2 / (1 + Math.exp((4.5 * left - farthest) / 3));
}

/** Scale of the logistic curve that lies closest to a normal distribution of spread 1. */
const LOGISTIC = 0.55;

/** How likely a side is to win, with a little for the margin: 0 to 1 (4-a; with equal points the South wins, 4-b). */
export function prospects(ground: Ground, p: Position, side: SideIndex): number {
  const [north, south] = ground.field.granted;
  const difference = outlookOf(ground, p).difference + north - south - 0.5;
  const chance = 1 / (1 + Math.exp(-difference / (LOGISTIC * partOf(turnsLeft(p), "spread"))));
  const value = 0.9 * chance + 0.1 * Math.min(1, Math.max(0, 0.5 + difference / 24));
  return side === NORTH ? value : 1 - value;
}
