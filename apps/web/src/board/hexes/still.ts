import type { MarkerModel } from "../model.ts";
import type { HexGround } from "./hex-ground.ts";
import { gridBlocks, gridMarkup } from "./hex-lines.ts";
import { markersMarkup } from "./obstacles.ts";

/** Height of a hex in px that pictures and films are drawn for: counters are as large as a hex there. */
const HEX_PIXELS = 28;

/** Hexes by day, for pictures and films that no hand touches: markup in map units. */
export interface StillHexes {
  /** CSS px of a map unit that they are drawn for. */
  readonly zoom: number;
  readonly lines: string;
  markers(markers: readonly MarkerModel[]): string;
}

export function stillHexes(ground: HexGround): StillHexes {
  const zoom = HEX_PIXELS / ground.height;
  return {
    zoom,
    lines: `<g fill="none">${gridMarkup(gridBlocks(ground), ground.height, zoom)}</g>`,
    markers: (markers) => markersMarkup(markers, ground, zoom),
  };
}
