import type { Position } from "@stonebridge/games/bull-run-1861";
import {
  CROSSED_SUDLEY,
  NORTH,
  SOUTH,
  type SideIndex,
  fatigueOf,
  holds,
  stepLosses,
} from "@stonebridge/games/bull-run-1861/reading";
import { chanceToHold, crossersMissing, influence, lossWorth, powerOf, turnsLeft } from "./estimate.ts";
import { type Ground, waysOf } from "./ground.ts";

/** Worth of a point of strength more than the enemy, with a whole game to go, in victory points. */
const STRENGTH = 0.05;
/** Worth of a level of Fatigue less than the enemy. */
const FATIGUE = 0.06;

/** The difference of victory points to be expected, for the North. */
export function expectedDifference(ground: Ground, p: Position): number {
  const { field, objectives, points } = ground;
  const left = turnsLeft(p);
  const north = influence(ground, p, NORTH, left);
  const south = influence(ground, p, SOUTH, left);
  let difference = lossWorth(stepLosses(field, p, SOUTH) - stepLosses(field, p, NORTH), left);
  for (const [slot, zone] of objectives.entries()) {
    const stands = holds(field, p, NORTH, zone) ? 1 : holds(field, p, SOUTH, zone) ? -1 : 0;
    const chance = chanceToHold(north[slot], south[slot], p.control[slot] === NORTH, stands, left);
    difference += points[slot] * (2 * chance - 1);
  }
  const lasting = Math.min(1, left / 4);
  for (let unit = 0; unit < field.roster; unit++) {
    const sign = field.sideOf[unit] === NORTH ? 1 : -1;
    const power = powerOf(field, p, unit);
    if (power > 0) difference += sign * lasting * (STRENGTH * power - FATIGUE * fatigueOf(field, p, unit));
  }
  return difference - maneuverRisk(ground, p, left);
}

/** Two points, as likely as the North is to fail to bring enough brigades over Sudley Ford (13-e). */
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

/** How likely a side is to win, with a little for the margin: 0 to 1 (4-a; equal points are the South's, 4-b). */
export function prospects(ground: Ground, p: Position, side: SideIndex): number {
  const difference = expectedDifference(ground, p) - 0.5;
  const north = 1 / (1 + Math.exp(-difference / (0.7 + 0.35 * turnsLeft(p))));
  const value = 0.9 * north + 0.1 * Math.min(1, Math.max(0, 0.5 + difference / 24));
  return side === NORTH ? value : 1 - value;
}
