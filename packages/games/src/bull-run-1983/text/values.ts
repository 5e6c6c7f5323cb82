import type { NamedSpan } from "@stonebridge/kernel/words";
import type { About, ActionType } from "../actions.ts";
import type { Asked, Names } from "./texts.ts";

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

/** The decision's values, what it offers, and the hexes that this names, each once. */
export function asked(decision: Asked): {
  readonly about: About;
  readonly may: (type: ActionType) => boolean;
  readonly hexes: readonly string[];
} {
  const offered = new Set(decision.actions.map((action) => action.type));
  const hexes = new Set(decision.actions.flatMap((action) => ("hex" in action ? [action.hex] : [])));
  return { about: decision.about as unknown as About, may: (type) => offered.has(type), hexes: [...hexes] };
}

/** Movement points left to pieces on the march, in sixths: the fewest and the most. */
export function pointsLeft({ points }: About): readonly [least: number, most: number] | undefined {
  return points === undefined || points.length === 0 ? undefined : [Math.min(...points), Math.max(...points)];
}
