import type { Point } from "@stonebridge/board";
import {
  contains,
  distance,
  nearestOn,
  waysAlong,
  between,
  signedArea,
  simplify,
  type Line,
} from "../geography/index.ts";

/** A stretch of border between two nodes of the net. */
export interface NetEdge {
  readonly kind: "land" | "river" | "rim";
  readonly from: number;
  readonly to: number;
  readonly course: readonly Point[];
}

/** A face of the net: its edges clockwise, each with the sense in which it is walked. */
export interface Face {
  readonly sides: readonly { readonly edge: number; readonly forward: boolean }[];
  readonly outline: readonly Point[];
}

/** The net of all borders: nodes, edges, faces. */
export interface Net {
  readonly nodes: readonly Point[];
  readonly edges: readonly NetEdge[];
  readonly faces: readonly Face[];
}

/** A land border and where its ends lie: at a meeting of three, on the river or on the rim. */
export interface LandBorder {
  readonly course: readonly Point[];
}

/** Ends nearer than this, in map units, are one node. */
const SAME = 0.01;

/** The part of a line between two ways along it. */
export function partOf(line: Line, ways: readonly number[], from: number, to: number): Point[] {
  const at = (way: number): Point => {
    let leg = 0;
    while (leg < line.length - 2 && ways[leg + 1] < way) leg++;
    const length = ways[leg + 1] - ways[leg];
    return between(line[leg], line[leg + 1], length > 0 ? (way - ways[leg]) / length : 0);
  };
  const inner = line.filter((_, index) => ways[index] > from + 1e-6 && ways[index] < to - 1e-6);
  return [at(from), ...inner, at(to)];
}

/**
 * Joins land borders, river and rim to one net and finds its faces.
 * @param outline the field's rim, closed
 * @param river from rim to rim
 * @param tolerance how far a point of river or rim may move when their stretches are thinned
 */
export function weave(outline: Line, river: Line, land: readonly LandBorder[], tolerance: number): Net {
  const nodes: Point[] = [];
  const nodeAt = (point: Point): number => {
    const found = nodes.findIndex((node) => distance(node, point) < SAME);
    return found >= 0 ? found : nodes.push(point) - 1;
  };
  const edges: NetEdge[] = [];
  for (const border of land) {
    edges.push({
      kind: "land",
      from: nodeAt(border.course[0]),
      to: nodeAt(border.course.at(-1)!),
      course: border.course,
    });
  }
  nodeAt(river[0]);
  nodeAt(river.at(-1)!);

  const split = (kind: "river" | "rim", line: Line): void => {
    const ways = waysAlong(line);
    const stops = nodes
      .map((node, index) => ({ index, at: nearestOn(line, node) }))
      .filter(({ at }) => at.distance < SAME)
      .map(({ index, at }) => ({ index, way: at.way }))
      .toSorted((a, b) => a.way - b.way);
    if (kind === "rim") stops.push({ index: stops[0].index, way: ways.at(-1)! });
    for (let stop = 0; stop + 1 < stops.length; stop++) {
      const [a, b] = [stops[stop], stops[stop + 1]];
      const course = simplify(partOf(line, ways, a.way, b.way), tolerance);
      edges.push({
        kind,
        from: a.index,
        to: b.index,
        course: [nodes[a.index], ...course.slice(1, -1), nodes[b.index]],
      });
    }
  };
  split("river", river);
  // The rim is closed: it is opened where the river enters.
  const start = nearestOn([...outline, outline[0]], river[0]);
  split("rim", [river[0], ...outline.slice(start.leg + 1), ...outline.slice(0, start.leg + 1), river[0]]);
  return { nodes, edges, faces: facesOf(nodes, edges) };
}

/** Direction from one point to another, in radians, rising clockwise as y points south. */
function aim(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

/** Walks round every face of a net, clockwise as seen on the map, leaving out the ground outside. */
function facesOf(nodes: readonly Point[], edges: readonly NetEdge[]): Face[] {
  const leaving: { edge: number; forward: boolean; angle: number }[][] = nodes.map(() => []);
  edges.forEach((edge, index) => {
    leaving[edge.from].push({ edge: index, forward: true, angle: aim(edge.course[0], edge.course[1]) });
    leaving[edge.to].push({ edge: index, forward: false, angle: aim(edge.course.at(-1)!, edge.course.at(-2)!) });
  });
  for (const out of leaving) out.sort((a, b) => a.angle - b.angle);
  const seen = new Set<string>();
  const faces: Face[] = [];
  for (let index = 0; index < edges.length; index++) {
    for (const forward of [true, false]) {
      if (seen.has(`${index}${forward}`)) continue;
      const sides: { edge: number; forward: boolean }[] = [];
      const outline: Point[] = [];
      let side = { edge: index, forward };
      while (!seen.has(`${side.edge}${side.forward}`)) {
        seen.add(`${side.edge}${side.forward}`);
        sides.push(side);
        const edge = edges[side.edge];
        const course = side.forward ? edge.course : edge.course.toReversed();
        outline.push(...course.slice(0, -1));
        const node = side.forward ? edge.to : edge.from;
        const out = leaving[node];
        const back = out.findIndex((candidate) => candidate.edge === side.edge && candidate.forward !== side.forward);
        // Angles rise clockwise, as y points south: the edge before the way back keeps the face on the right hand.
        const next = out[(back + out.length - 1) % out.length];
        side = { edge: next.edge, forward: next.forward };
      }
      if (signedArea(outline) > 0) faces.push({ sides, outline });
    }
  }
  return faces;
}

/** The face that holds a point. @throws when none does */
export function faceHolding(net: Net, point: Point, name: string): number {
  const index = net.faces.findIndex((face) => contains(face.outline, point));
  if (index < 0) throw new Error(`The seed of ${name} lies in no face of the net.`);
  return index;
}
