import type { Position } from "@stonebridge/games/second-bull-run-1862";
import {
  clockOf,
  ELIMINATED,
  fatigueOf,
  LEFT,
  marked,
  NONE,
  ON_MAP,
  ROUTED,
  TURNS_OF_FIRST_DAY,
} from "@stonebridge/games/second-bull-run-1862/internals";
import type { Ground } from "./ground.ts";
import { isWorn } from "./muster.ts";

/** Movement points within which a brigade counts as at an objective; others nearest to it are on its way. */
const AT = 3;
/** States of a brigade that are flags: off the map, gone, hurt, worn, tired, exhausted, routed. */
const STATES = 7;
/** Who stands on an objective: nobody, the Union, the Confederates. */
const HOLDERS = 3;

/** What a position has or has not. */
export class Flags {
  readonly count: number;
  readonly most: number;
  readonly #ground: Ground;
  /** By zone: the nearest objective, and whether it is near, as one number. */
  readonly #areas: readonly number[];
  readonly #areaCount: number;
  readonly #states: number;
  readonly #holders: number;
  readonly #turns: number;

  constructor(ground: Ground) {
    const { field, ways, size } = ground;
    const { objectives, roster } = field;
    this.#ground = ground;
    this.#areaCount = 2 * objectives.length;
    this.#areas = Array.from({ length: size }, (_, zone) => {
      const far = objectives.map((goal) => ways[goal][zone]);
      const least = Math.min(...far);
      return 2 * far.indexOf(least) + (least <= AT ? 0 : 1);
    });
    this.#states = roster * this.#areaCount;
    this.#holders = this.#states + roster * STATES;
    this.#turns = this.#holders + objectives.length * HOLDERS * 2;
    this.count = this.#turns + 2 * TURNS_OF_FIRST_DAY + 1;
    this.most = roster * 5 + objectives.length + 1;
  }

  /** @returns how many flags it has */
  write(p: Position, indices: Uint16Array): number {
    const { field } = this.#ground;
    let count = 0;
    for (let unit = 0; unit < field.roster; unit++) {
      const state = this.#states + unit * STATES;
      if (p.state[unit] !== ON_MAP) {
        indices[count++] = state + (p.state[unit] === ELIMINATED || p.state[unit] === LEFT ? 1 : 0);
        continue;
      }
      indices[count++] = unit * this.#areaCount + this.#areas[p.place[unit]];
      if (isWorn(field, p, unit)) indices[count++] = state + 3;
      else if (p.losses[unit] > p.lossesBefore[unit]) indices[count++] = state + 2;
      const fatigue = fatigueOf(p, unit);
      if (fatigue > 0) indices[count++] = state + 3 + fatigue;
      if (marked(p, unit, ROUTED)) indices[count++] = state + 6;
    }
    for (let slot = 0; slot < field.objectives.length; slot++) {
      const top = p.top[field.objectives[slot]];
      const holder = top === NONE ? 0 : 1 + field.sideOf[top];
      indices[count++] = this.#holders + (slot * 2 + p.control[slot]) * HOLDERS + holder;
    }
    indices[count++] = this.#turns + Math.min(2 * TURNS_OF_FIRST_DAY, clockOf(p));
    return count;
  }
}
