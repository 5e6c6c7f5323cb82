import type { Point } from "@stonebridge/board";
import { between, directionAt, distance, type Line, nearestOn } from "../../geography/curves.ts";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import { meetings } from "../../geography/meetings.ts";
import type { LaidCrossing } from "../../hexes/hexside-crossings.ts";
import type { HexsideGround } from "../../hexes/hexside-ground.ts";
import type { BridgeDeck, Crossing } from "../features/crossings.ts";
import { HEX, type HexFrame } from "../hexes/hex-frame.ts";
import { halfWidthOf } from "../hexes/hex-waters.ts";

/** Half of the way over a run that is no river, u. */
const RUN_REACH = 2.4;
/** Samples either way over which a direction is taken. */
const SAMPLES = 4;
/** A way crosses where it meets the water no further than this from the middle of its hexside, u. */
const NEAR = HEX * 0.6;

/** A crossing on the sheet. */
export interface HexsideSign extends Crossing {
  readonly laid: LaidCrossing;
}

/** Places every crossing of a map on its water: where its way meets it, or in the middle of its hexside. */
export function layHexsideCrossings(
  ground: HexsideGround,
  frame: HexFrame,
  lines: ReadonlyMap<string, DrawnLine>,
): HexsideSign[] {
  return ground.crossings.flatMap((laid): HexsideSign[] => {
    const { plan, hexside } = laid;
    if (plan.stands === false) return [];
    const { net } = ground;
    const middle = frame.point(between(net.place(net.from[hexside]), net.place(net.to(hexside)), 0.5));
    const water = lines.get(plan.water)!;
    const passage = plan.ways
      .flatMap((id) => {
        const way = lines.get(id)!;
        return meetings(way.course, water.course).map(({ point }) => ({ point, way }));
      })
      .filter(({ point }) => distance(point, middle) < NEAR)
      .toSorted((a, b) => distance(a.point, middle) - distance(b.point, middle))[0];
    const at = passage?.point ?? nearestOn(water.course, middle).point;
    const [wx, wy] = directionNear(water.course, at);
    const along: Point = passage === undefined ? [-wy, wx] : directionNear(passage.way.course, at);
    const square = Math.abs(along[0] * -wy + along[1] * wx);
    const half = water.kind === "river" ? halfWidthOf(water, nearestOn(water.course, at).way) : RUN_REACH;
    const kind = plan.kind === "ford" ? "ford" : "bridge";
    return [
      {
        name: plan.place,
        kind,
        at,
        along,
        reach: ((half + (kind === "bridge" ? 1.6 : 1)) * 1.1) / Math.max(0.6, square),
        laid,
        ...(kind === "bridge" && { bridge: deckOf(passage?.way.kind) }),
      },
    ];
  });
}

function deckOf(kind: string | undefined): BridgeDeck {
  if (kind === "turnpike") return { width: 4.6, bed: "turnpike" };
  if (kind === "railroad") return { width: 3.2, bed: "railroad" };
  return { width: 3, bed: "road" };
}

function directionNear(line: Line, at: Point): Point {
  const { leg } = nearestOn(line, at);
  const reach = Math.min(SAMPLES, Math.floor((line.length - 1) / 2));
  const index = Math.min(Math.max(leg, reach), line.length - 1 - reach);
  return directionAt([line[index - reach], line[index], line[index + reach]], 1);
}

/** Whether rails that meet a river at a point find no bridge there. */
export function isGapAt(point: Point, signs: readonly HexsideSign[]): boolean {
  return !signs.some(({ bridge, at }) => bridge?.bed === "railroad" && distance(at, point) < NEAR);
}
