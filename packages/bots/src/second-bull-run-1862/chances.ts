import { onceFor } from "@stonebridge/kernel";
import {
  artilleryOf,
  clockOf,
  combatOf,
  type Field,
  fatigueOf,
  marked,
  ON_MAP,
  ROUTED,
  type SideIndex,
  TURNS_OF_FIRST_DAY,
  type ZoneIndex,
} from "@stonebridge/games/second-bull-run-1862/internals";
import type { Position } from "@stonebridge/games/second-bull-run-1862";
import type { Ground } from "./ground.ts";

/** Turns still to play, including the rest of this one. */
export function turnsLeft(field: Field, p: Position): number {
  const last = field.scenario.days.at(-1);
  if (last === undefined) return 0;
  const end = last.rules.kind === "august-30" ? TURNS_OF_FIRST_DAY + last.lastTurn : last.lastTurn;
  const share = p.phase === 0 ? 0 : Math.min(0.95, (p.phase - 1) / 4 + 0.1);
  return Math.max(0, end - clockOf(p) + 1 - share);
}

/** Strength of a brigade where it stands, less for Fatigue. */
export function powerOf(field: Field, p: Position, unit: number): number {
  if (p.state[unit] !== ON_MAP) return 0;
  const strength = combatOf(field, p, unit) + 0.6 * artilleryOf(field, p, unit) + (field.units[unit].star ? 1 : 0);
  return strength * (1 - 0.12 * fatigueOf(p, unit)) * (marked(p, unit, ROUTED) ? 0.3 : 1);
}

/** The share of a brigade’s strength that counts at a distance in movement points, with this many turns left. */
export function nearness(distance: number, left: number): number {
  if (distance <= 3) return 1;
  return Math.max(0, 1 - (distance - 3) / (5 + 5 * left));
}

/** Strength that is always assumed to be there, so that a few brigades show less than many. */
export const LEAST_STRENGTH = 5;
/** The weight of the ratio of strengths: by logistic regression over games between Colonels, as the other figures here. */
const RATIO_WEIGHT = 2;

/** The weight of who stands there at the end of the game, and for how many turns before. */
const STANDING = 2.7;
const TURNS_STOOD = 3.5;
/** The share of that weight for control without a brigade there. */
const UNHELD = 0.15;

/** The chance to hold an objective at the end of the game. */
export function chanceToHold(ours: number, theirs: number, controlled: boolean, stands: number, left: number): number {
  const ratio = Math.log((ours + LEAST_STRENGTH) / (theirs + LEAST_STRENGTH));
  const standing = STANDING * Math.exp(-left / TURNS_STOOD);
  const balance = RATIO_WEIGHT * ratio + standing * (stands === 0 ? (controlled ? UNHELD : -UNHELD) : stands);
  return 1 / (1 + Math.exp(-balance));
}

/** Victory points for losses inflicted and suffered (RU-93), blurred by what may still come. */
export function expectedLossPoints(field: Field, inflicted: number, suffered: number, left: number): number {
  const { moreLosses, halfMoreLosses } = field.scenario.victory;
  const blur = 1.7 + left;
  const above = (lead: number): number => 1 / (1 + Math.exp(-lead / blur));
  const score = (mine: number, theirs: number): number =>
    moreLosses * above(mine - theirs - 0.5) + (halfMoreLosses - moreLosses) * above(mine - 1.5 * theirs - 0.5);
  return score(inflicted, suffered) - score(suffered, inflicted);
}

/** Turns ahead that decide who will hold an objective: what can come later than that comes everywhere. */
export const SOON = 1;

/** Strength that a side can bring to each objective soon, or before the end. */
export function influence(ground: Ground, p: Position, side: SideIndex, left: number): number[] {
  const sums = ground.field.objectives.map(() => 0);
  influenceInto(sums, ground, p, side, left);
  return sums;
}

/** The same, added to sums by objective. */
export function influenceInto(
  sums: number[] | Float64Array,
  ground: Ground,
  p: Position,
  side: SideIndex,
  left: number,
): void {
  const { field } = ground;
  const roster = field.rosterOf[side];
  const shares = sharesOf(ground, Math.min(left, SOON));
  for (let at = 0; at < roster.length; at++) {
    const unit = roster[at];
    const power = powerOf(field, p, unit);
    if (power > 0) shareOut(sums, shares, p.place[unit], power);
  }
}

/** A brigade cannot be everywhere: the more objectives it could go to, the less it counts at each but the nearest. */
export function shareOut(
  sums: number[] | Float64Array,
  shares: readonly number[],
  zone: ZoneIndex,
  power: number,
): void {
  const count = sums.length;
  const from = zone * (count + 1);
  const whole = shares[from + count];
  for (let slot = 0; slot < count; slot++) {
    const near = shares[from + slot];
    sums[slot] += (power * near * near) / whole;
  }
}

const sharesOn: (ground: Ground) => Map<number, readonly number[]> = onceFor(() => new Map());

/**
 * How near each objective is to a brigade, zone by zone, each time followed by what that is divided by; kept, since play-outs ask for
 * thousands a second.
 * @param soon turns in which it may get there, of which there are few values
 */
export function sharesOf(ground: Ground, soon: number): readonly number[] {
  const kept = sharesOn(ground);
  let shares = kept.get(soon);
  if (shares === undefined) {
    const { field, ways, size } = ground;
    shares = Array.from({ length: size }, (_, zone) => {
      const near = field.objectives.map((goal) => nearness(ways[goal][zone], soon));
      return [...near, near.reduce((total, one) => total + one * one, 0.001)];
    }).flat();
    kept.set(soon, shares);
  }
  return shares;
}
