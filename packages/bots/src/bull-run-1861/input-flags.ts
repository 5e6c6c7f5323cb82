import type { Position } from "@stonebridge/games/bull-run-1861";
import { ELIMINATED, NORTH, ON_MAP, SOUTH, holds } from "@stonebridge/games/bull-run-1861/internals";
import type { Ground } from "./ground.ts";
import type { Tally } from "./tally.ts";

/** Turns 0 to 8. */
const TURNS = 9;
/** Turns left are told apart up to these, and beyond. */
const STAGES: readonly number[] = [0.6, 1.6, 3.1];
/** Combat strengths in a zone are told apart up to these, and beyond. */
const STRENGTHS: readonly number[] = [2, 4, 6];
/** Step losses of a unit that are told apart, the last with all above. */
const LOSSES = 4;
const FATIGUE = 2;

/** What a position has or has not. */
export interface Flags {
  readonly count: number;
  readonly most: number;
  /** @returns how many flags it has */
  write(p: Position, tally: Tally, left: number, indices: Uint16Array): number;
}

/** The flags of positions on this ground. */
export function flagsOf(ground: Ground): Flags {
  const { field, size, objectives, ways } = ground;
  const { roster } = field;
  const slots = objectives.length;
  const stages = STAGES.length + 1;
  const strengths = STRENGTHS.length + 1;
  // where each kind begins
  const controlled = TURNS;
  const stood = controlled + slots * TURNS * 2;
  const strong = stood + slots * stages * 2;
  const region = strong + 2 * size * strengths;
  const lost = region + roster * slots;
  const tired = lost + roster * LOSSES;
  const gone = tired + roster * FATIGUE;
  const seat = gone + roster;
  const headquarters = 3;
  /** The scoring zone that each zone is nearest to. */
  const nearest = field.graph.ids.map((_, zone) => {
    const far = objectives.map((goal) => ways[zone * size + goal]);
    return far.indexOf(Math.min(...far));
  });
  return {
    count: seat + headquarters * slots,
    // of a unit: where it is or that it is gone, its losses, its fatigue, and both zones of an extended line
    most: 1 + 2 * slots + roster * 5 + headquarters,
    write(p, { strength }, left, indices) {
      let at = 0;
      const stage = rank(STAGES, left);
      indices[at++] = p.turn;
      for (let slot = 0; slot < slots; slot++) {
        indices[at++] = controlled + (slot * TURNS + p.turn) * 2 + p.control[slot];
        const zone = objectives[slot];
        if (holds(field, p, NORTH, zone)) indices[at++] = stood + (slot * stages + stage) * 2;
        else if (holds(field, p, SOUTH, zone)) indices[at++] = stood + (slot * stages + stage) * 2 + 1;
      }
      for (let index = 0; index < strength.length; index++)
        if (strength[index] > 0) indices[at++] = strong + index * strengths + rank(STRENGTHS, strength[index]);
      for (let unit = 0; unit < roster; unit++) {
        if (p.state[unit] === ON_MAP) indices[at++] = region + unit * slots + nearest[p.place[unit]];
        else if (p.state[unit] === ELIMINATED) indices[at++] = gone + unit;
        if (p.losses[unit] > 0) indices[at++] = lost + unit * LOSSES + Math.min(LOSSES, p.losses[unit]) - 1;
        if (p.fatigue[unit] > 0) indices[at++] = tired + unit * FATIGUE + p.fatigue[unit] - 1;
      }
      for (let index = 0; index < headquarters; index++)
        if (p.headquarters[index] !== -1) indices[at++] = seat + index * slots + nearest[p.headquarters[index]];
      return at;
    },
  };
}

/** Between which limits a number lies, from 0. */
function rank(limits: readonly number[], value: number): number {
  let at = 0;
  while (at < limits.length && value > limits[at]) at++;
  return at;
}
