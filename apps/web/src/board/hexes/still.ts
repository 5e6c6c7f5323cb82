import type { BoardModel, MarkerModel } from "../model.ts";
import { arrowGroundOf } from "../paths/arrow-layer.ts";
import { sceneOf } from "../scene.ts";
import type { HexGround } from "./hex-ground.ts";
import { gridBlocks, gridMarkup } from "./hex-lines.ts";
import { markersMarkup } from "./obstacles.ts";
import { ordersMarkup } from "./orders.ts";

/** Height of a hex in px that pictures and films are drawn for: counters are as large as a hex there. */
const HEX_PIXELS = 28;

/** Hexes by day, for pictures and films that no hand touches: markup in map units. */
export interface StillHexes {
  /** CSS px of a map unit that they are drawn for. */
  readonly zoom: number;
  readonly lines: string;
  markers(markers: readonly MarkerModel[]): string;
  /** The orders of a model, over its pieces, for this zoom: CSS px of a map unit. */
  orders(model: BoardModel, zoom: number): string;
}

export function stillHexes(ground: HexGround): StillHexes {
  const zoom = HEX_PIXELS / ground.height;
  return {
    zoom,
    lines: `<g fill="none">${gridMarkup(gridBlocks(ground), ground.height, zoom)}</g>`,
    markers: (markers) => markersMarkup(markers, ground, zoom),
    orders(model, seenAt) {
      const scene = sceneOf(model, ground, seenAt);
      const { under, over } = ordersMarkup(
        model.orders ?? [],
        ground,
        arrowGroundOf(scene, ground),
        seenAt,
        scene.stacks,
      );
      return under + over;
    },
  };
}
