import type { Hexside, Point } from "@stonebridge/board";
import { between, distance } from "../geography/index.ts";
import type { HexLine } from "./hex-line.ts";
import type { HexsideCrossingPlan } from "./hexside-plan.ts";
import type { HexsideLine } from "./hexside-waters.ts";
import type { HexsideNet } from "./hexside-net.ts";

/** A crossing on its hexside, which runs as the water does; hexes of the wide grid. */
export interface LaidCrossing {
  readonly plan: HexsideCrossingPlan;
  readonly hexside: Hexside;
}

/** Puts the crossings of rivers on the hexsides that their waters take nearest to their places. @throws when two come to one */
export function layCrossings(
  plans: readonly HexsideCrossingPlan[],
  placeOf: (name: string) => Point,
  waters: readonly HexsideLine[],
  net: HexsideNet,
): LaidCrossing[] {
  const taken = new Map<Hexside, string>();
  return plans.flatMap((plan): LaidCrossing[] => {
    const water = waterOf(plan, waters);
    if (water.use !== "river") return [];
    const place = placeOf(plan.place);
    let best = 0;
    water.raw.forEach((point, index) => {
      if (distance(point, place) < distance(water.raw[best], place)) best = index;
    });
    const hexside = water.hexsides[water.at[best]];
    const other = taken.get(net.name(hexside));
    if (other !== undefined) throw new Error(`${plan.place} and ${other} come to the same hexside.`);
    taken.set(net.name(hexside), plan.place);
    return [{ plan, hexside }];
  });
}

/** Puts the crossings of streams where their ways cross them, nearest to their places. @throws when no way does */
export function crossingsOfStreams(
  plans: readonly HexsideCrossingPlan[],
  placeOf: (name: string) => Point,
  waters: readonly HexsideLine[],
  ways: readonly HexLine[],
  net: HexsideNet,
): LaidCrossing[] {
  return plans.flatMap((plan): LaidCrossing[] => {
    const water = waterOf(plan, waters);
    if (water.use !== "stream") return [];
    const crossed = new Set(ways.filter(({ id }) => plan.ways.includes(id)).flatMap((way) => sidesCrossed(way, net)));
    const place = placeOf(plan.place);
    const away = (hexside: Hexside): number => distance(between(net.place(net.from[hexside]), net.place(net.to(hexside)), 0.5), place); // prettier-ignore
    const hexside = water.hexsides.filter((one) => crossed.has(net.name(one))).toSorted((a, b) => away(a) - away(b))[0];
    if (hexside === undefined) throw new Error(`${plan.place}: none of ${plan.ways.join(", ")} crosses ${water.name}.`);
    return [{ plan, hexside }];
  });
}

function waterOf({ place, water }: HexsideCrossingPlan, waters: readonly HexsideLine[]): HexsideLine {
  const found = waters.find(({ id }) => id === water);
  if (found === undefined) throw new Error(`${place} crosses ${water}, which is not laid.`);
  return found;
}

/** Names of the hexsides over which a way goes. */
function sidesCrossed({ legs }: HexLine, net: HexsideNet): Hexside[] {
  return legs.flatMap((hex, index) => {
    const before = legs[index - 1] ?? hex;
    return before === hex ? [] : [net.name(before * 6 + net.wide.grid.direction(before, hex))];
  });
}
