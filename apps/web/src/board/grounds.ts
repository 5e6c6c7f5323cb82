import { type HexGround, hexGround } from "./hex-ground.ts";
import { HexScenery } from "./hex-scenery.ts";
import type { BoardStatics } from "./model.ts";
import type { Scenery } from "./scenery.ts";
import type { Stage } from "./stage.ts";
import { type ZoneGround, zoneGround } from "./zone-ground.ts";
import { ZoneScenery } from "./zone-scenery.ts";

export type MapGround = ZoneGround | HexGround;

/** A map made ready. @throws Error where a zone map's graph and shapes do not tell of the same zones. */
export function groundOf(statics: BoardStatics): MapGround {
  return "hexes" in statics ? hexGround(statics) : zoneGround(statics);
}

/** What draws a ground onto a stage. */
export function sceneryOf(ground: MapGround, stage: Stage, prefix: string): Scenery {
  return ground.kind === "hexes" ? new HexScenery(stage, ground, prefix) : new ZoneScenery(stage, ground, prefix);
}
