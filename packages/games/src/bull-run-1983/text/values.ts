import type { Refusal } from "@stonebridge/kernel";
import { type Loose, type NamedSpan, numberOf, textOf, textsOf } from "@stonebridge/kernel/words";
import type { About, Action, ActionType } from "../actions.ts";
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

/** The named values of a refusal (see `refusals.ts` and `explain.ts`), each present only if it has the right type. */
export interface RefusalValues {
  /** The piece that wanted to act: the one named, else the one on the march. */
  readonly piece?: string;
  readonly leader?: string;
  readonly brigade?: string;
  readonly hex?: string;
  readonly pieces: readonly string[];
  readonly enemies: readonly string[];
  readonly hexes: readonly string[];
  /** Defence points in the hex, and the limit. */
  readonly points?: number;
  readonly limit?: number;
  /** Movement points in sixths: what the step costs, what is left, what the piece has in all. */
  readonly needed?: number;
  readonly left?: number;
  readonly allowance?: number;
}

/** Reads a refusal's values; missing ones come from the action, if there is one. Never throws. */
export function refusalValues(refusal: Refusal, action: Action | undefined): RefusalValues {
  const own: Loose = refusal.with ?? {};
  const tried: Loose = { ...action };
  const values = {
    piece: textOf(own["piece"], tried["piece"], own["mover"]),
    leader: textOf(own["leader"]),
    brigade: textOf(own["brigade"]),
    hex: textOf(own["hex"], tried["hex"]),
    points: numberOf(own["points"]),
    limit: numberOf(own["limit"]),
    needed: numberOf(own["needed"]),
    left: numberOf(own["left"]),
    allowance: numberOf(own["allowance"]),
  };
  const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return {
    ...(present as Partial<RefusalValues>),
    pieces: textsOf(own["pieces"], tried["pieces"]),
    enemies: textsOf(own["enemies"]),
    hexes: textsOf(own["hexes"]),
  };
}

/** Movement points left to pieces on the march, in sixths: the fewest and the most. */
export function pointsLeft({ points }: About): readonly [least: number, most: number] | undefined {
  return points === undefined || points.length === 0 ? undefined : [Math.min(...points), Math.max(...points)];
}
