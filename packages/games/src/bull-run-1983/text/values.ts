import type { NamedSpan } from "@stonebridge/kernel/words";
import type { About, Action } from "../actions.ts";
import type { Names } from "./texts.ts";

/** Spans for what stands on the map. */
export interface Say {
  piece(id: string): NamedSpan;
  hex(id: string): NamedSpan;
}

export function say(names: Names): Say {
  return {
    piece: (id) => ({ piece: id, name: names.piece(id) }),
    hex: (id) => ({ place: id, name: names.place(id) }),
  };
}

/** Movement points left to pieces on the march, in sixths: the fewest and the most. */
export function pointsLeft({ points }: About): readonly [least: number, most: number] | undefined {
  return points === undefined || points.length === 0 ? undefined : [Math.min(...points), Math.max(...points)];
}

/** The hexes that actions name, each once. */
export function hexesOf(actions: readonly Action[]): readonly string[] {
  return [...new Set(actions.flatMap((action) => ("hex" in action ? [action.hex] : [])))];
}
