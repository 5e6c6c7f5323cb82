import type { Point } from "@stonebridge/board";
import { centroid, waysAlong, type Line } from "../geography/index.ts";
import type { Net } from "./net.ts";
import { partOf } from "./net.ts";

/** A stretch of a zone's outline with the same neighbour all along. */
export interface Stretch {
  /** Face beyond it, or `undefined` for the ground outside the field. */
  readonly neighbour: number | undefined;
  readonly river: boolean;
  /** Its course, walking clockwise round the zone. */
  readonly course: readonly Point[];
}

/** Middle of a line. */
export function middleOfLine(line: Line): Point {
  const ways = waysAlong(line);
  return partOf(line, ways, 0, ways.at(-1)! / 2).at(-1)!;
}

/** The faces on both sides of every edge: first the one that walks it forward. */
export function sidesOfEdges(net: Net): (readonly [forward: number | undefined, backward: number | undefined])[] {
  const sides: [number | undefined, number | undefined][] = net.edges.map(() => [undefined, undefined]);
  net.faces.forEach((face, index) => {
    for (const side of face.sides) sides[side.edge][side.forward ? 0 : 1] = index;
  });
  return sides;
}

/** The stretches of a face's outline, clockwise, starting with the one whose middle lies nearest to due north. */
export function ringOf(net: Net, sides: ReturnType<typeof sidesOfEdges>, face: number): Stretch[] {
  const stretches: { neighbour: number | undefined; river: boolean; course: Point[] }[] = [];
  for (const side of net.faces[face].sides) {
    const edge = net.edges[side.edge];
    const neighbour = sides[side.edge][side.forward ? 1 : 0];
    const course = side.forward ? [...edge.course] : edge.course.toReversed();
    const last = stretches.at(-1);
    if (last !== undefined && last.neighbour === neighbour) last.course.push(...course.slice(1));
    else stretches.push({ neighbour, river: edge.kind === "river", course });
  }
  const first = stretches[0];
  const last = stretches.at(-1)!;
  if (stretches.length > 1 && first.neighbour === last.neighbour) {
    first.course.unshift(...last.course.slice(0, -1));
    stretches.pop();
  }
  const middle = centroid(net.faces[face].outline);
  const offNorth = (stretch: Stretch): number => {
    const [x, y] = middleOfLine(stretch.course);
    return Math.abs(Math.atan2(x - middle[0], middle[1] - y));
  };
  const northernmost = stretches.reduce((best, stretch) => (offNorth(stretch) < offNorth(best) ? stretch : best));
  const start = stretches.indexOf(northernmost);
  return [...stretches.slice(start), ...stretches.slice(0, start)];
}
