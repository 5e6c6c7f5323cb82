import type { HexIndex } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { isArtillery, type SideIndex, type UnitIndex } from "../measures.ts";
import { type Play, sideId } from "../play.ts";
import { marked, ON_TOP, type Position } from "../position.ts";
import { mayExamine } from "../land/sight.ts";
import type { SideId } from "../vocabulary.ts";

/** Who hears of what a side does in some hexes: everybody, or only that side if the enemy may look at none of them (NWO-RUL190). */
export function watchersOf(
  { field, p, events }: Pick<Play, "field" | "p" | "events">,
  side: SideIndex,
  hexes: readonly HexIndex[],
): { readonly audience?: readonly SideId[] } {
  // lines of sight are worth the time only if somebody is listening
  if (events === undefined || hexes.some((hex) => mayExamine(field, p, 1 - side, hex))) return {};
  return { audience: [sideId(side)] };
}

/** The counter on top of units that move together (NWO-5.3-e, NWO-RUL190). */
export function topOfMoving(field: Field, p: Position, units: readonly UnitIndex[]): UnitIndex {
  return (
    units.find((unit) => marked(p, unit, ON_TOP)) ?? units.find((unit) => isArtillery(field.arm[unit])) ?? units[0]
  );
}
