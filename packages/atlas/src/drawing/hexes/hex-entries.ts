import type { HexField, HexId, Point } from "@stonebridge/board";
import { type Setting, onBaseline, outlines, setType } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { shorts } from "../path.ts";
import { group, path } from "../svg.ts";
import type { HexFrame } from "./hex-frame.ts";

/** A way that leads over the edge of a map: its hex, the edge, and what is written beside it in the strip of ground beyond. */
export interface EntryArrow {
  readonly hex: HexId;
  readonly edge: Edge;
  readonly text: string;
  /** Whether the text runs up to its arrow, if there is no room behind it. */
  readonly before?: true;
}
type Edge = "north" | "east" | "south" | "west";

/** Ways over the edge of Bull Run (1983) by which troops come, or where routes of march end. */
export const ENTRIES_OF_1983: readonly EntryArrow[] = [
  { hex: "R1", edge: "north", text: "joins the road of DD1" },
  { hex: "DD1", edge: "north", text: "joins the road of R1" },
  { hex: "CCC5", edge: "east", text: "from Fairfax C. H." },
  { hex: "CCC35", edge: "east", text: "from Wolf Run Shoals", before: true },
  { hex: "CC35", edge: "south", text: "from Culpeper by rail" },
  { hex: "A18", edge: "west", text: "from the Valley by rail" },
  { hex: "A21", edge: "west", text: "from Thoroughfare Gap" },
];

const TEXT: Setting = { face: "italic", size: 7.4, spacing: 0.05 };
/** Middle of an arrow beyond the outermost corner of the hexes, and of the strip's text, u. */
const ARROW_OFF = 8;
/** Distance of the text from the middle of its arrow, u. */
const TEXT_OFF = 8;

/** Outward direction and the turn of the text for each edge, in degrees from level. */
const EDGES: Readonly<Record<Edge, { readonly out: Point; readonly turn: number }>> = {
  north: { out: [0, -1], turn: 0 },
  east: { out: [1, 0], turn: 90 },
  south: { out: [0, 1], turn: 0 },
  west: { out: [-1, 0], turn: -90 },
};

/** Draws an arrow and a direction where an important way crosses the edge. */
export function drawEntries(entries: readonly EntryArrow[], map: HexField, frame: HexFrame): string {
  return entries
    .filter(({ hex }) => map.grid.index(hex) !== undefined)
    .map((entry) => drawEntry(entry, placeOf(entry, map, frame)))
    .join("");
}

/** Middle of an entry's arrow: in the strip beyond the edge, beside the middle of its hex. */
function placeOf({ hex, edge }: EntryArrow, map: HexField, frame: HexFrame): Point {
  const [x, y] = frame.centre(map.grid.known(hex));
  const { width, height } = frame.extent;
  if (edge === "north") return [x, ARROW_OFF];
  if (edge === "south") return [x, height - ARROW_OFF];
  return [edge === "west" ? ARROW_OFF : width - ARROW_OFF, y];
}

function drawEntry({ edge, text, before }: EntryArrow, [x, y]: Point): string {
  const { out, turn } = EDGES[edge];
  const [ox, oy] = out;
  const tip: Point = [x - ox * 5, y - oy * 5];
  const foot: Point = [x + ox * 4.5, y + oy * 4.5];
  const arrow = `M${shorts(tip)}L${shorts([foot[0] - oy * 4, foot[1] + ox * 4])}L${shorts([x + ox * 2, y + oy * 2])}L${shorts([foot[0] + oy * 4, foot[1] - ox * 4])}z`;
  const angle = (turn * Math.PI) / 180;
  const line = setType(text, TEXT);
  const off = before === true ? -TEXT_OFF - line.width : TEXT_OFF;
  const start: Point = [
    x + Math.cos(angle) * off - Math.sin(angle) * line.capHeight * 0.5,
    y + Math.sin(angle) * off + Math.cos(angle) * line.capHeight * 0.5,
  ];
  const d = outlines(onBaseline(line, start, angle));
  const halo = { fill: PALETTE.paper, stroke: PALETTE.paper, "stroke-width": 2, "stroke-linejoin": "round" };
  return group(
    {},
    path(d, { ...halo, opacity: 0.86 }),
    path(d, { fill: PALETTE.text }),
    path(arrow, { fill: PALETTE.ink, stroke: PALETTE.paper, "stroke-width": 1, "paint-order": "stroke" }),
  );
}
