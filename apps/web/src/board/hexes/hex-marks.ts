import type { HexIndex, Point } from "@stonebridge/board";
import type { HexGround } from "./hex-ground.ts";
import { rimData, rimLoops } from "./hex-rim.ts";
import { isChance } from "../drawing/markers.ts";
import { num } from "../drawing/markup.ts";
import type { BoardModel, OverlayModel, SpaceState } from "../model.ts";
import { COLOURS } from "../drawing/palette.ts";
import { fillsMarkup, washMarkup } from "../drawing/washes.ts";

/**
 * How hexes show their state: one wash and one band round all that share it and lie together. Bands differ by shape as
 * those of zones do: unbroken, double, heavy over a ruling, broken over a hatch, gold between ink lines. Widths are units of
 * the drawing standard.
 */
type Band = readonly (readonly [colour: string, width: number, dash?: string])[];

const BANDS: Readonly<Record<Exclude<SpaceState, "rest">, Band>> = {
  may: [
    [COLOURS.ivory, 4.4],
    [COLOURS.teal, 2.6],
  ],
  aimed: [
    [COLOURS.ivory, 7],
    [COLOURS.teal, 5.4],
    [COLOURS.ivory, 1.8],
  ],
  attack: [
    [COLOURS.ivory, 5.8],
    [COLOURS.red, 4.2],
    [COLOURS.ivory, 0.8],
  ],
  selected: [
    [COLOURS.black, 5],
    [COLOURS.gold, 3.2],
    [COLOURS.black, 0.7],
  ],
  "may-not": [
    [COLOURS.ivory, 4.4],
    [COLOURS.red, 2.6, "4.4 3.4"],
  ],
};
const LIT: Band = [
  [COLOURS.ivory, 4.6],
  [COLOURS.black, 2.8, "1.4 2.8"],
];
/** Later ones lie over earlier ones. */
const ORDER = ["may-not", "may", "aimed", "attack", "selected"] as const;

const RIMS: Readonly<Record<OverlayModel["kind"], Band>> = {
  reach: [[COLOURS.teal, 1.6]],
  "control-north": [[COLOURS.north, 1.8, "5 2"]],
  "control-south": [[COLOURS.southWash, 1.8, "1.4 2.4"]],
  command: [
    [COLOURS.black, 2.2],
    [COLOURS.gold, 1.3],
  ],
  range: [
    [COLOURS.ivory, 3.4],
    [COLOURS.carmine, 1.7, "7 2.6 1.6 2.6"],
  ],
  recon: [
    [COLOURS.ivory, 3.2],
    [COLOURS.black, 1.6, "2.6 2.6"],
  ],
  cohesion: [
    [COLOURS.ivory, 3.2],
    [COLOURS.carmine, 1.6],
  ],
};

function bandMarkup(loops: readonly (readonly Point[])[], band: Band, unit: number): string {
  const widest = Math.max(...band.map(([, width]) => width));
  const data = rimData(loops, (widest / 2 - 0.6) * unit);
  return band
    .map(([colour, width, dash]) => {
      const dashes = dash
        ? ` stroke-dasharray="${dash
            .split(" ")
            .map((part) => num(Number(part) * unit))
            .join(" ")}"`
        : "";
      return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width * unit)}" stroke-linejoin="round"${dashes}/>`;
    })
    .join("");
}

function hexesOf(spaces: Iterable<string>, ground: HexGround): ReadonlySet<HexIndex> {
  const found = new Set<HexIndex>();
  for (const space of spaces) {
    const hex = ground.hex(space);
    if (hex !== undefined) found.add(hex);
  }
  return found;
}

/** Washes and bands of all hexes that are not at rest. `unit`: map units of one unit of the standard, as large as it is drawn now. */
export function hexMarksMarkup(model: BoardModel, ground: HexGround, unit: number, prefix: string): string {
  let fills = "";
  let bands = "";
  for (const state of ORDER) {
    const all = model.spaces.filter((space) => space.state === state);
    // Hexes to march to and hexes to attack have a band each.
    const groups =
      state === "may"
        ? [all.filter(({ badge }) => !isChance(badge)), all.filter(({ badge }) => isChance(badge))]
        : [all];
    for (const group of groups) {
      if (group.length === 0) continue;
      const hexes = hexesOf(
        group.map(({ id }) => id),
        ground,
      );
      const loops = rimLoops(hexes, ground);
      fills += fillsMarkup(rimData(loops), state, prefix);
      bands += bandMarkup(loops, BANDS[state], unit);
    }
  }
  const lit = rimLoops(hexesOf(model.lit, ground), ground);
  return fills + bands + (lit.length > 0 ? bandMarkup(lit, LIT, unit) : "");
}

/** Washes of overlays: one for each, with a rim of its own kind. */
export function hexOverlaysMarkup(
  overlays: readonly OverlayModel[],
  ground: HexGround,
  unit: number,
  prefix: string,
): string {
  return overlays
    .map(({ kind, spaces }) => {
      const loops = rimLoops(
        hexesOf(
          spaces.map(({ space }) => space),
          ground,
        ),
        ground,
      );
      return loops.length === 0 ? "" : washMarkup(rimData(loops), kind, prefix) + bandMarkup(loops, RIMS[kind], unit);
    })
    .join("");
}
