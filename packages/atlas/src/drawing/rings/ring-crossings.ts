import type { Point } from "@stonebridge/board";
import { type Line, directionAt, nearestOn } from "../../geography/curves.ts";
import { type DrawnLine, lineOf } from "../../geography/drawn-lines.ts";
import { BULL_RUN } from "../../geography/lines.ts";
import { meetings } from "../../geography/meetings.ts";
import type { Crossing } from "../features/crossings.ts";
import type { Ways } from "../features/ways.ts";
import { halfWidthOf } from "../hexes/hex-waters.ts";

/** A ford or bridge that is drawn, and the way that crosses the river there. */
export interface RingCrossing {
  readonly name: string;
  readonly kind: "ford" | "bridge";
  /** Id of the way. */
  readonly way: string;
}

/** Half of the way over a brook, u, and where the turnpike has bridges without names. */
const BROOK_REACH = 2.4;

function alongAt(course: Line, at: Point): Point {
  return directionAt(course, nearestOn(course, at).leg);
}

/** The crossings of Bull Run, and the turnpike's small bridges over its branches. @throws when a way does not cross */
export function layRingCrossings(
  wanted: readonly RingCrossing[],
  lines: ReadonlyMap<string, DrawnLine>,
  { ways }: Ways,
): Crossing[] {
  const river = lineOf(lines, BULL_RUN);
  const over = wanted.map(({ name, kind, way }): Crossing => {
    const course = ways.find(({ id }) => id === way)?.course ?? [];
    const met = course.length > 1 ? meetings(course, river.course)[0] : undefined;
    if (met === undefined) throw new Error(`${name}: ${way} does not cross ${river.name}.`);
    const half = halfWidthOf(river, nearestOn(river.course, met.point).way);
    return {
      name,
      kind,
      at: met.point,
      along: alongAt(course, met.point),
      reach: half + (kind === "bridge" ? 1.8 : 1.2),
      ...(kind === "bridge" && { bridge: { width: 4.6, bed: "turnpike" as const } }),
    };
  });
  const turnpikes = ways.filter(({ kind }) => kind === "turnpike");
  const brooks = [...lines.values()].filter(({ kind }) => kind === "stream");
  const small = turnpikes.flatMap((turnpike) =>
    brooks.flatMap((brook) =>
      meetings(turnpike.course, brook.course).map(({ point }): Crossing => ({
        name: `${brook.name} bridge`,
        kind: "bridge",
        at: point,
        along: alongAt(turnpike.course, point),
        reach: BROOK_REACH,
        bridge: { width: 4.6, bed: undefined },
      })),
    ),
  );
  return [...over, ...small];
}
