import { readFileSync } from "node:fs";
import type { Point, ZoneShapesData } from "@stonebridge/board";
import { layRingGround } from "../../src/zones/ring-ground.ts";
import { SECOND_BULL_RUN_GROUND } from "../../src/zones/second-bull-run-1862/ground.ts";
import { SECOND_BULL_RUN_1862 } from "../../src/zones/second-bull-run-1862/plan.ts";
import { geography } from "../geography/battlefield.ts";

/** The committed shapes of Second Bull Run. */
export const shapes: ZoneShapesData = JSON.parse(
  readFileSync(new URL("../../maps/second-bull-run-1862/shapes.json", import.meta.url), "utf8"),
);

/** The ground from which they are made. */
export const ground = layRingGround(SECOND_BULL_RUN_1862, SECOND_BULL_RUN_GROUND, geography);

export function outlineOf(number: number): readonly Point[] {
  return shapes.zones[number - 1].outline;
}

const key = (a: Point, b: Point): string => `${a.join()} ${b.join()}`;

/** Zone on the right hand of every leg of every outline. */
const legs = new Map<string, string>();
for (const { id, outline } of shapes.zones) {
  outline.forEach((point, index) => legs.set(key(point, outline[(index + 1) % outline.length]), id));
}

/** A part of a zone's outline as it is drawn, clockwise: the zone beyond, and the points. */
export interface DrawnStretch {
  readonly neighbour: string | null;
  readonly points: Point[];
}

/** The stretches of an outline, found from the drawing alone: where two outlines share their legs, they border. */
export function stretchesOf(outline: readonly Point[]): DrawnStretch[] {
  const stretches: DrawnStretch[] = [];
  outline.forEach((point, index) => {
    const next = outline[(index + 1) % outline.length];
    const neighbour = legs.get(key(next, point)) ?? null;
    const last = stretches.at(-1);
    if (last?.neighbour === neighbour) last.points.push(next);
    else stretches.push({ neighbour, points: [point, next] });
  });
  if (stretches.length > 1 && stretches[0].neighbour === stretches.at(-1)!.neighbour) {
    stretches[0].points.unshift(...stretches.pop()!.points.slice(0, -1));
  }
  return stretches;
}
