import type { Position } from "@stonebridge/games/second-bull-run-1862";
import { type Field, fatigueOf } from "@stonebridge/games/second-bull-run-1862/internals";

/** The expected outcome of a Combat test (table T6). */
export interface TestChances {
  /** Losses of the brigade, including those in enemy Fronts on its way back. */
  readonly losses: number;
  /** Losses that it deals to an enemy. */
  readonly strikes: number;
  /** Chance that it leaves its zone. */
  readonly goes: number;
}

/** Losses of a retreat in enemy Fronts, for each zone that it goes back. */
const IN_FRONTS = 0.15;

/** Losses of a rout, beyond those in Fronts: it goes on when the turn ends, and the brigade hardly fights again. */
const ROUT = 2.5;

function chancesOf(modifier: number): TestChances {
  let losses = 0;
  let strikes = 0;
  let goes = 0;
  for (let die = 1; die <= 6; die++) {
    const total = die + modifier;
    if (total > 5) {
      losses += 1;
      strikes += 1;
      continue;
    }
    goes += 1;
    losses += total < 0 ? ROUT + 3 * IN_FRONTS : total <= 2 ? 1 + 2 * IN_FRONTS : IN_FRONTS;
  }
  return { losses: losses / 6, strikes: strikes / 6, goes: goes / 6 };
}

const LEAST = -8;
const MOST = 5;
const KNOWN = Array.from({ length: MOST - LEAST + 1 }, (_, at) => chancesOf(at + LEAST));

/** The expected Combat test of a brigade as it is now, with or without other brigades in its zone. */
export function testChances(field: Field, p: Position, unit: number): TestChances {
  const { star, combat } = field.units[unit];
  const lost = p.losses[unit];
  let modifier = (star ? 1 : 0) + field.isSteady[unit];
  if (fatigueOf(p, unit) === 2) modifier -= 1;
  if (field.isArtillery[unit] === 0 && lost >= (field.isCavalry[unit] === 1 ? 1 : 2)) modifier -= 1;
  if (2 * lost >= combat) modifier -= 2;
  return KNOWN[modifier - LEAST];
}
