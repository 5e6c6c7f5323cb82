import { arrowGroundOf } from "../paths/arrow-layer.ts";
import { type CounterStyle, pieceMarkup } from "../counters/counter.ts";
import { markersMarkup } from "./obstacles.ts";
import { num } from "../drawing/markup.ts";
import type { BoardModel } from "../model.ts";
import { LETTERING } from "../drawing/palette.ts";
import { type Scene, sceneOf } from "../scene.ts";
import { patternDefinitions } from "../drawing/washes.ts";
import type { HexGround } from "./hex-ground.ts";
import { gridBlocks, gridMarkup } from "./hex-lines.ts";
import { hexOverlaysMarkup } from "./hex-marks.ts";
import { hexOverlayTexts } from "./hex-notes.ts";
import { ordersMarkup, ridesMarkup } from "./orders.ts";

/** A part of a map of hexes with what stands on it, to be drawn over its tiles. */
export interface HexPicture {
  readonly model: BoardModel;
  readonly ground: HexGround;
  readonly view: readonly [left: number, top: number, width: number, height: number];
  /** CSS px of a map unit. */
  readonly zoom: number;
  readonly style: CounterStyle;
  /** Begins the ids of the picture’s patterns: its own on a page. */
  readonly prefix: string;
}

/** Px of a counter from which its small figures can be read. */
const FINE = 38;

/** Grid, overlays, orders, aides and counters: markup of an SVG in map units. */
export function hexPictureMarkup({ model, ground, view, zoom, style, prefix }: HexPicture): string {
  const [left, top, width, height] = view;
  const { height: hex } = ground;
  const isSeen = ([x, y]: readonly [number, number]): boolean =>
    x > left - hex && x < left + width + hex && y > top - hex && y < top + height + hex;
  const seen: HexGround = { ...ground, isPlayable: (at) => ground.isPlayable(at) && isSeen(ground.centre(at)) };
  const scene = sceneOf(model, ground, zoom);
  const unit = ground.magnitudes.unit;
  const arrows = arrowGroundOf(scene, ground);
  const ordered = ordersMarkup(model.orders ?? [], ground, arrows, zoom, scene.stacks);
  return (
    `<defs>${patternDefinitions(prefix, zoom)}</defs>` +
    hexOverlaysMarkup(model.overlays, ground, unit, prefix) +
    gridMarkup(gridBlocks(seen), hex, zoom) +
    `<g font-family="${LETTERING}">${ordered.under}${markersMarkup(model.markers ?? [], ground, zoom)}` +
    `${piecesMarkup(scene, zoom, style)}${hexOverlayTexts(model.overlays, ground, zoom)}` +
    `${ridesMarkup(model.rides ?? [], ground, zoom)}${ordered.over}</g>`
  );
}

function piecesMarkup({ stacks, width }: Scene, zoom: number, style: CounterStyle): string {
  return stacks
    .flatMap(({ pieces, placements }) =>
      pieces.flatMap(({ id, look, marks }) => {
        const at = placements.get(id);
        if (!at) return [];
        const content = pieceMarkup({ look, marks, state: "rest", lit: false }, width * zoom >= FINE ? 1 : 0, style);
        const [x, y] = [at.x - at.width / 2, at.y - at.width / 2];
        return [`<g transform="translate(${num(x)} ${num(y)}) scale(${num(at.width / 100, 4)})">${content}</g>`];
      }),
    )
    .join("");
}
