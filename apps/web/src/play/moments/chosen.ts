import type { Side } from "@stonebridge/kernel";
import { type Moment, MOMENT_KINDS } from "../../games/contract/moments.ts";

/** A moment as its banner shows it: if a turn began in the same step, its headline stands above. */
export interface Told extends Moment {
  readonly over?: string;
}

/** What is remembered about a turn: the moments that are announced only once in it. */
export class OncePerTurn {
  readonly #told = new Set<string>();

  /** The moments not yet announced this turn. */
  fresh(moments: readonly Moment[]): readonly Moment[] {
    if (moments.some(({ kind }) => kind === "turn" || kind === "night")) this.#told.clear();
    return moments.filter(({ once }) => {
      if (once === undefined) return true;
      if (this.#told.has(once)) return false;
      this.#told.add(once);
      return true;
    });
  }
}

/** The most important moment of a step, the last one among equals; undefined if there is none. */
export function mostImportant(moments: readonly Moment[]): Told | undefined {
  const best = MOMENT_KINDS.flatMap((kind) => moments.findLast((one) => one.kind === kind) ?? []).at(0);
  const turn = moments.find(({ kind }) => kind === "turn" || kind === "night");
  if (!best || !turn || turn === best || turn.title === undefined) return best;
  return { ...best, over: turn.title };
}

/** Whether a moment is a setback for the side looking on: the enemy took an objective. */
export function isLost({ kind, side }: Moment, own: Side | undefined): boolean {
  return kind === "taken" && own !== undefined && side !== own;
}
