import { type Loose, type NamedSpan, numberOf } from "@stonebridge/kernel/words";
import type { Action } from "../actions.ts";
import type { Names } from "./texts.ts";

/** Spans for what stands on the map. */
export interface Say {
  /** A unit, an element or an HQ. */
  unit(id: string): NamedSpan;
  zone(id: string): NamedSpan;
}

export function say(names: Names): Say {
  return {
    unit: (id) => ({ piece: id, name: names.unit(id) }),
    zone: (id) => ({ place: id, name: names.zone(id) }),
  };
}

/** The final points in an outcome's values, if they are there. */
export function pointsOf(about: Loose): { readonly north: number; readonly south: number } | undefined {
  const points: Loose = typeof about["points"] === "object" && about["points"] !== null ? { ...about["points"] } : {};
  const north = numberOf(points["north"]);
  const south = numberOf(points["south"]);
  return north === undefined || south === undefined ? undefined : { north, south };
}

/** Movement points of an action if the rules fix them: 10.3-r, 10.3-j, 10.6-a, 10.6-f. */
export function usualCost(action: Action): number | undefined {
  if (action.type === "attack") return action.over === undefined ? 2 : 4;
  return action.type === "deploy" || action.type === "regroup" ? 2 : undefined;
}
