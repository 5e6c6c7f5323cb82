import { readFileSync } from "node:fs";
import { type HexId, type HexIndex, HexsideMap, type HexsideMapData, NOWHERE } from "@stonebridge/board";
import {
  FIRST_BULL_RUN_MAP,
  type HexsideMapPlan,
  layHexsideGround,
  SECOND_BULL_RUN_MAP,
} from "../../src/hexes/index.ts";
import { geography, once } from "../geography/battlefield.ts";

/** A committed map of No Written Orders, as text and as rules read it, with the plan that makes it. */
export interface BuiltMap {
  readonly plan: HexsideMapPlan;
  readonly text: string;
  readonly data: HexsideMapData;
  readonly map: HexsideMap;
}

function built(plan: HexsideMapPlan): BuiltMap {
  const text = readFileSync(new URL(`../../maps/${plan.id}/hexes.json`, import.meta.url), "utf8");
  const data = JSON.parse(text) as HexsideMapData;
  return { plan, text, data, map: new HexsideMap(data) };
}

export const first = built(FIRST_BULL_RUN_MAP);
export const second = built(SECOND_BULL_RUN_MAP);
export const both = [first, second].map((one) => [one.data.name, one] as const);

/** The ground that a map is derived from. */
export const groundOf = once(({ plan }: BuiltMap) => layHexsideGround(plan.ground, geography));

/** The name of a hexside, the same from both of its hexes. */
export const hexsideName = (a: HexId, b: HexId): string => [a, b].toSorted().join("/");

/** Hexes that can be reached from some by steps that are allowed. */
export function reached(
  { neighbours }: HexsideMap,
  from: readonly HexIndex[],
  maySteps: (side: number) => boolean,
): Set<HexIndex> {
  const found = new Set(from);
  const open = [...from];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbours[hex * 6 + direction];
      if (next === NOWHERE || found.has(next) || !maySteps(hex * 6 + direction)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
