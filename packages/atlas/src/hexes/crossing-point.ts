import type { Point } from "@stonebridge/board";
import { meetings } from "../geography/index.ts";
import type { HexLine } from "./hex-line.ts";
import type { CrossingPlan } from "./hex-plan.ts";
import type { WideGrid } from "./wide-grid.ts";

/** Part of a line that lies in a hex: its legs there, each as a line of two points. */
function legsIn(line: HexLine, hex: number): Point[][] {
  return line.legs.flatMap((at, leg) => (at === hex ? [[line.course[leg], line.course[leg + 1]]] : []));
}

/** Where a way of a crossing comes to its water in the hex of the crossing. @throws when none of its ways does */
export function crossingPoint(crossing: CrossingPlan, lines: ReadonlyMap<string, HexLine>, wide: WideGrid): Point {
  const hex = wide.known(crossing.hex);
  const waters = [...lines.values()].filter(({ use }) => use === "river").flatMap((water) => legsIn(water, hex));
  for (const id of crossing.ways) {
    const way = lines.get(id);
    if (way === undefined) throw new Error(`The crossing in ${crossing.hex} names the way ${id}, which is not laid.`);
    for (const leg of legsIn(way, hex)) {
      for (const water of waters) {
        const at = meetings(leg, water)[0];
        if (at !== undefined) return at.point;
      }
    }
  }
  throw new Error(`No way of the crossing in ${crossing.hex} meets the water there.`);
}
