import type { NamedSpan } from "@stonebridge/kernel/words";
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

/** Movement points of an action if the rules fix them: 10.3-r, 10.3-j, 10.6-a, 10.6-f. */
export function usualCost(action: Action): number | undefined {
  if (action.type === "attack") return action.over === undefined ? 2 : 4;
  return action.type === "deploy" || action.type === "regroup" ? 2 : undefined;
}
