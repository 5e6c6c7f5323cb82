import { randomStream } from "../../geography/random.ts";
import { type Piece, type Window, cellPaths, gathered } from "../cells.ts";
import { evenly, whole } from "../chance.ts";
import type { Detail } from "../detail.ts";
import { PALETTE } from "../palette.ts";
import { short, shorts } from "../path.ts";
import type { Region } from "../regions.ts";
import { regionPath } from "../path.ts";
import { path } from "../svg.ts";
import type { Tree, Vegetation } from "./standing.ts";

/** The strokes of trees of leaf and of pines, as pieces of path text. */
interface TreeStrokes {
  readonly crowns: Piece[];
  /** A curved stroke inside to the south-east, and a level one under it: the shadow. */
  readonly shades: Piece[];
  readonly innerStrokes: Piece[];
  readonly pines: Piece[];
}

/** Draws the wash of the woods. */
export function drawWoodWash(wash: Region): string {
  return path(regionPath(wash), { fill: PALETTE.wood });
}

/** Draws stipple, trees, orchards and grass, in cells. */
export function drawVegetation(vegetation: Vegetation, detail: Detail, window?: Window): string {
  const shown = vegetation.trees.filter(
    (tree) =>
      tree.place === "margin" ||
      (tree.place === "inner" && tree.rank < detail.innerTrees) ||
      (tree.place === "scattered" && detail.scatteredTrees),
  );
  const strokes = strokesOf(shown);
  const fine = detail.fine;
  const dots = fine ? vegetation.dots.map((at): Piece => ({ at, d: `M${shorts(at)}h0` })) : [];
  const orchards = fine
    ? vegetation.orchardTrees.map((at): Piece => ({
        at,
        d: `M${shorts([at[0] - 0.8, at[1]])}a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0`,
      }))
    : [];
  const tufts = fine
    ? vegetation.tufts.map((at): Piece => ({ at, d: `M${shorts(at)}l-.9-1.1m1.2.7v-1.6m.5 1.7l.9-1.2m-3.2 1.7h3.6` }))
    : [];
  return (
    cellPaths(
      dots,
      { stroke: PALETTE.woodInk, "stroke-width": 0.62, "stroke-linecap": "round", fill: "none", opacity: 0.75 },
      window,
    ) +
    treesByCell(strokes, fine, window) +
    cellPaths(orchards, { fill: PALETTE.woodInk }, window) +
    cellPaths(tufts, { fill: "none", stroke: PALETTE.woodInk, "stroke-width": 0.26, opacity: 0.8 }, window) +
    cellPaths(
      strokes.pines,
      { fill: "none", stroke: PALETTE.ink, "stroke-width": 0.4, "stroke-linejoin": "round" },
      window,
    )
  );
}

/** All crowns first, then what is drawn on them, each in cells. */
function treesByCell(strokes: TreeStrokes, fine: boolean, window?: Window): string {
  const line = { fill: "none", stroke: PALETTE.ink };
  const crowns = [...gathered(strokes.crowns, window).values()].map((d) =>
    path(d, { fill: PALETTE.crown, stroke: PALETTE.ink, "stroke-width": 0.3, "stroke-linejoin": "round" }),
  );
  return (
    crowns.join("") +
    cellPaths(strokes.shades, { ...line, "stroke-width": 0.52, "stroke-linecap": "round" }, window) +
    (fine ? cellPaths(strokes.innerStrokes, { ...line, "stroke-width": 0.28 }, window) : "")
  );
}

function strokesOf(trees: readonly Tree[]): TreeStrokes {
  const strokes: TreeStrokes = { crowns: [], shades: [], innerStrokes: [], pines: [] };
  for (const tree of trees) {
    const random = randomStream(Math.round(tree.at[0] * 1000) * 31 + Math.round(tree.at[1] * 1000));
    const size = evenly(random, 1.45, 2.3) * (tree.place === "margin" ? 1.04 : 1);
    const [x, y] = tree.at;
    if (tree.pine) {
      strokes.pines.push({ at: tree.at, d: pine(x, y, size * 1.35) });
      continue;
    }
    const lobes = whole(random, 5, 8);
    const turn = evenly(random, 0, 2 * Math.PI);
    const rx = size * evenly(random, 0.95, 1.15);
    const ry = size * evenly(random, 0.8, 0.95);
    const angles = Array.from(
      { length: lobes },
      (_, k) => turn + (k * 2 * Math.PI) / lobes + evenly(random, -0.18, 0.18),
    );
    strokes.crowns.push({ at: tree.at, d: crown(x, y, rx, ry, angles) });
    const inside = `M${shorts([x + size * 0.15, y + size * 0.62])}q${shorts([size * 0.55, -size * 0.1, size * 0.62, -size * 0.8])}`;
    strokes.shades.push({
      at: tree.at,
      d: `${inside}M${shorts([x + size * 0.2, y + ry * 1.18])}h${short(size * 1.25)}`,
    });
    if (random() < 0.6) {
      const second = `M${shorts([x - size * 0.1, y + size * 0.25])}q${shorts([size * 0.35, -size * 0.05, size * 0.42, -size * 0.5])}`;
      strokes.innerStrokes.push({ at: tree.at, d: second });
    }
  }
  return strokes;
}

/** A crown of lobes: arcs whose radius is 0.56 of their chord. */
function crown(x: number, y: number, rx: number, ry: number, angles: readonly number[]): string {
  const points = angles.map((angle) => [rounded(x + rx * Math.cos(angle)), rounded(y + ry * Math.sin(angle))] as const);
  const arcs = points.map(([px, py], i) => {
    const [qx, qy] = points[(i + 1) % points.length];
    const radius = short(Math.hypot(qx - px, qy - py) * 0.56);
    return `a${radius} ${radius} 0 0 1 ${shorts([qx - px, qy - py])}`;
  });
  return `M${shorts(points[0])}${arcs.join("")}z`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A pine: a stem and two chevrons. */
function pine(x: number, y: number, h: number): string {
  return (
    `M${shorts([x, y + h * 0.75])}v${short(-h * 1.7)}` +
    `M${shorts([x - h * 0.62, y + h * 0.45])}l${shorts([h * 0.62, -h * 0.55, h * 0.62, h * 0.55])}` +
    `M${shorts([x - h * 0.42, y - h * 0.2])}l${shorts([h * 0.42, -h * 0.45, h * 0.42, h * 0.45])}`
  );
}
