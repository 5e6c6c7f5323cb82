import type { Point } from "@stonebridge/board";
import { directionAt, resample } from "../../geography/curves.ts";
import type { Geography } from "../../geography/index.ts";
import type { LineKind } from "../../geography/lines.ts";
import { gradientNoise } from "../../geography/noise.ts";
import { type RandomStream, randomStream } from "../../geography/random.ts";
import type { Extent } from "../extent.ts";
import { evenly, normal, side, whole } from "../chance.ts";
import { type Houses, angleAt } from "../features/houses.ts";
import type { Waters } from "../features/waters.ts";
import type { Ways } from "../features/ways.ts";
import { nearestMarked } from "../ground/distance.ts";
import { type Grid, clamp, sample } from "../ground/grid.ts";
import { Mask } from "../mask.ts";
import { type Region, grown } from "../regions.ts";
import { Spacing } from "./spacing.ts";
import type { Woods } from "./woods.ts";

/** A tree: where it stands, and how: in the margin row of a wood, inside it, or scattered as ornament. */
export interface Tree {
  readonly at: Point;
  readonly place: "margin" | "inner" | "scattered";
  readonly pine: boolean;
  /** A number from 0 to 1: of inner trees, those of low rank are drawn at every zoom. */
  readonly rank: number;
}

/** Everything that grows. */
export interface Vegetation {
  readonly trees: readonly Tree[];
  /** Stipple of the woods. */
  readonly dots: readonly Point[];
  readonly orchardTrees: readonly Point[];
  readonly tufts: readonly Point[];
}

/** What the plants grow among. `taken` tells where letters or game furniture lie. */
export interface Ground {
  readonly extent: Extent;
  readonly geography: Geography;
  readonly waters: Waters;
  readonly ways: Ways;
  readonly houses: Houses;
  readonly woods: Woods;
  readonly steep: Grid;
  readonly closed: Region;
  readonly taken: (x: number, y: number) => boolean;
}

const ORCHARD_FARMS = [
  "Henry House",
  "Robinson House",
  "Chinn House",
  "Portici",
  "Pittsylvania",
  "Brawner Farm",
  "Liberia",
  "McLean House (Yorkshire)",
  "Ben Lomond",
  "Brownsville",
  "Van Pelt House",
  "Leachman House",
  "Meadowville",
  "Sudley Mansion",
  "Wilcoxen House",
  "Cole House",
] as const;

/** Half-width of the strip that scattered trees keep free along lines, u. */
const SCATTER_OFF: Readonly<Record<Exclude<LineKind, "river">, number>> = {
  turnpike: 4.9,
  road: 4.1,
  lane: 3.2,
  railroad: 4.3,
  unfinished_railroad: 4.8,
  stream: 2.2,
};
const PINE_SHARE = 0.05;

/** Plants woods, ornament, orchards and grass, each kept off what was planted before. */
export function plant(ground: Ground): Vegetation {
  const random = randomStream(8);
  const noise = gradientNoise(77);
  const spacing = new Spacing();
  const trees: Tree[] = [];
  const { extent, taken, woods } = ground;
  const stand = new Mask(2, extent).fill(woods.stand);
  const pines = new Mask(2, extent).fill(woods.pines);
  const inStand = ([x, y]: Point): boolean => stand.at(x, y) === 1 && !taken(x, y);
  const isOpen = openGround(ground);
  const add = (at: Point, place: Tree["place"]): void => {
    spacing.put(at);
    const pine = pines.at(at[0], at[1]) === 1 || random() < PINE_SHARE;
    trees.push({ at, place, pine, rank: random() });
  };

  for (const ring of grown(woods.stand, -1.7)) {
    let due = 0;
    for (const at of resample([...ring, ring[0]], 1)) {
      if (due <= 0 && inStand(at) && spacing.isFree(at, 3.4)) {
        add(at, "margin");
        due = evenly(random, 3.2, 5.2);
      }
      due -= 1;
    }
  }
  for (const at of scattered(random, extent, 0.3)) {
    if (!inStand(at)) continue;
    const [x, y] = at;
    const clump = clamp(noise(x / 34 + 5, y / 34) + 0.5 * noise(x / 13, y / 13), -1, 1);
    const room = 5 + (sample(ground.steep, x, y) > 0.05 ? 1.2 : 0) - 1.7 * clump;
    if (spacing.isFree(at, Math.max(3.7, room))) add(at, "inner");
  }
  const dots: Point[] = [];
  for (const at of scattered(random, extent, 0.6)) {
    if (!inStand(at) || !spacing.isFree(at, 1.9)) continue;
    dots.push(at);
    spacing.put(at);
  }
  for (const at of ornaments(ground, random)) {
    if (isOpen(at.point) && spacing.isFree(at.point, at.room)) add(at.point, "scattered");
  }
  const orchardTrees = orchards(ground, (at) => isOpen(at) && spacing.isFree(at, 2));
  for (const at of orchardTrees) spacing.put(at);
  const tufts = grass(ground, random, (at) => isOpen(at) && spacing.isFree(at, 5.5) && (spacing.put(at), true));
  return { trees: trees.toSorted((a, b) => a.at[1] - b.at[1]), dots, orchardTrees, tufts };
}

/** Random points over the ground, this many to the square u. */
function* scattered(random: RandomStream, { width, height }: Extent, density: number): Generator<Point> {
  const count = Math.floor(width * height * density);
  for (let i = 0; i < count; i++) yield [random() * width, random() * height];
}

/** Whether ornament may be drawn at a point: clear of woods, waters, ways, houses, letters and the edge. */
function openGround(ground: Ground): (at: Point) => boolean {
  const { geography, waters, ways, houses, woods, closed, taken } = ground;
  const { width, height } = ground.extent;
  const kept = new Mask(2, ground.extent).fill(woods.blocks).fill(grown(waters.river, 2)).fill(grown(closed, 4));
  const streams = [...geography.lines.values()].filter((line) => line.kind === "stream");
  for (const line of [...ways.drawn, ...ways.railroads, ...ways.unfinished, ...streams]) {
    kept.stroke(line.course, SCATTER_OFF[line.kind as Exclude<LineKind, "river">]);
  }
  for (const { at } of houses.buildings) kept.stroke([at, at], 3.5);
  for (const at of houses.villages) kept.stroke([at, at], OPEN_VILLAGE);
  return ([x, y]) => x > 8 && y > 8 && x < width - 8 && y < height - 8 && kept.at(x, y) === 0 && !taken(x, y);
}
const OPEN_VILLAGE = 16;

interface Ornament {
  readonly point: Point;
  readonly room: number;
}

/** Places proposed for single trees: loose rows along runs, a few round each house, small groups in the open. */
function* ornaments(ground: Ground, random: RandomStream): Generator<Ornament> {
  const noise = gradientNoise(77);
  const { width, height } = ground.extent;
  for (const line of ground.geography.lines.values()) {
    if (line.kind !== "river" && line.kind !== "stream") continue;
    const course = resample(line.course, 3);
    const bank = line.kind === "stream" ? 3.6 : 6.5;
    for (let i = 2; i < course.length - 2; i++) {
      const [x, y] = course[i];
      if (noise(x / 30 + 9, y / 30) + evenly(random, -0.6, 0.6) <= 0.28) continue;
      const [tx, ty] = directionAt(course, i);
      const aside = side(random) * (bank + Math.abs(2.6 * normal(random)));
      yield { point: [x - ty * aside, y + tx * aside], room: 4.3 };
    }
  }
  for (const { at } of ground.houses.named) {
    for (let count = whole(random, 2, 5); count > 0; count--) {
      const turn = evenly(random, 0, 2 * Math.PI);
      const away = evenly(random, 5, 10);
      yield { point: [at[0] + away * Math.cos(turn), at[1] + away * Math.sin(turn)], room: 4.2 };
    }
  }
  for (let i = 0; i < 9000; i++) {
    const x = random() * width;
    const y = random() * height;
    if (noise(x / 58 + 3, y / 58 + 8) > 0.33) yield { point: [x, y], room: 6.5 + 6 * random() };
  }
}

/** Orchards: five by four dots in rank beside the larger farms, on whichever side there is most room. */
function orchards(ground: Ground, isFree: (at: Point) => boolean): Point[] {
  const planted: Point[] = [];
  for (const name of ORCHARD_FARMS) {
    const farm = ground.houses.named.find((house) => house.name === name);
    if (farm === undefined) continue;
    const turn = angleAt(farm.at, ground.ways) + 0.1;
    let best: Point[] = [];
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.4) {
      const middle: Point = [farm.at[0] + 13 * Math.cos(angle), farm.at[1] + 13 * Math.sin(angle)];
      const free = orchardAt(middle, turn).filter(isFree);
      if (free.length > best.length) best = free;
    }
    if (best.length >= 14) planted.push(...best);
  }
  return planted;
}

function orchardAt([x, y]: Point, turn: number): Point[] {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const points: Point[] = [];
  for (let rank = 0; rank < 5; rank++) {
    for (let file = 0; file < 4; file++) {
      const u = -5.4 + 2.7 * rank;
      const v = -4.05 + 2.7 * file;
      points.push([x + c * u - s * v, y + s * u + c * v]);
    }
  }
  return points;
}

/** Tufts of grass in the flat bottoms near the larger waters. */
function grass(ground: Ground, random: RandomStream, isFree: (at: Point) => boolean): Point[] {
  const noise = gradientNoise(77);
  const { width, height } = ground.extent;
  const wet = new Mask(0.5, ground.extent).fill(ground.waters.river);
  for (const id of ["S1", "S7"]) wet.stroke(ground.geography.lines.get(id)?.course ?? [], 1.5);
  const frame = { columns: wet.columns, rows: wet.rows, left: 0, top: 0, cell: 1 / wet.scale };
  const { distance } = nearestMarked(frame, wet.cells);
  const tufts: Point[] = [];
  for (let i = 0; i < 60_000; i++) {
    const x = random() * width;
    const y = random() * height;
    const cell = Math.floor(y * wet.scale) * frame.columns + Math.floor(x * wet.scale);
    const away = distance[cell] * frame.cell;
    if (away <= 5 || away >= 30 || noise(x / 22, y / 22 + 4) <= -0.1 || random() >= 0.9 - away / 40) continue;
    if (sample(ground.steep, x, y) < 0.016 && isFree([x, y])) tufts.push([x, y]);
  }
  return tufts;
}
