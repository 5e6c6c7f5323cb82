import type { Field } from "../field.ts";
import type { HolderIndex } from "../measures.ts";
import { FRESH, type Position } from "../position.ts";
import { hostOf } from "./standing.ts";

/** A division that gets an order of its own starts with its formation’s fatigue, and has its own from then on (NWO-16.2-j). */
export function partFatigue(field: Field, p: Position, division: HolderIndex): void {
  const formation = hostOf(field, p, division);
  p.fatigue = p.fatigue.with(division, p.fatigue[formation]);
  p.rest = p.rest.with(division, p.rest[formation]);
  p.marched = p.marched.with(division, p.marched[formation]);
  p.foughtIn = p.foughtIn.with(division, p.foughtIn[formation]);
}

/** A division that returns to its formation brings its fatigue along: the higher of the two counts (NWO-16.2-j). */
export function joinFatigue(field: Field, p: Position, division: HolderIndex): void {
  const formation = hostOf(field, p, division);
  p.fatigue = p.fatigue.with(formation, Math.max(p.fatigue[formation], p.fatigue[division]));
  p.rest = p.rest.with(formation, Math.min(p.rest[formation], p.rest[division]));
  p.marched = p.marched.with(formation, p.marched[formation] | p.marched[division]);
  p.foughtIn = p.foughtIn.with(formation, Math.max(p.foughtIn[formation], p.foughtIn[division]));
  p.fatigue = p.fatigue.with(division, FRESH);
  p.marched = p.marched.with(division, 0);
}
