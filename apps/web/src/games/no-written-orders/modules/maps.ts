import firstGround from "@stonebridge/atlas/maps/no-written-orders-first-bull-run/overview.webp";
import secondGround from "@stonebridge/atlas/maps/no-written-orders-second-bull-run/overview.webp";
import type { ModuleId } from "@stonebridge/games/no-written-orders";
import * as first from "virtual:maps/no-written-orders-first-bull-run";
import * as second from "virtual:maps/no-written-orders-second-bull-run";

/** The drawn map of a module: its tiles, where the hexes lie on its sheet, and the field in small. */
export interface DrawnMap {
  readonly tiles: typeof first.tiles;
  readonly tilesUrl: string;
  readonly sheet: typeof first.sheet;
  readonly plot: typeof first.plot;
  readonly lettered: typeof first.lettered;
  readonly ground: string;
}

/** The maps by module. */
export const MAPS: Readonly<Record<ModuleId, DrawnMap>> = {
  "first-bull-run": { ...first, ground: firstGround },
  "second-bull-run": { ...second, ground: secondGround },
};
