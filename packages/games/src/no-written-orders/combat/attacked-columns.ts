import type { HexIndex } from "@stonebridge/board";
import { columnsIn, inColumn, leaveColumn } from "../army/columns.ts";
import type { SideIndex, UnitIndex } from "../measures.ts";
import type { Play } from "../play.ts";
import { unitsAt } from "../position.ts";
import { bring } from "../movement/presence.ts";

/**
 * Columns of a side that are attacked in one of their hexes defend it, and are in column no more (NWO-19.9-b).
 * @returns their units, which fire at half and are flanked (NWO-RUL240)
 */
export function haltColumns(play: Play, side: SideIndex, hex: HexIndex): readonly UnitIndex[] {
  const { field, p } = play;
  const behind = columnsIn(field, p, side, hex);
  const columns = [...behind, ...inColumn(field, p, unitsAt(p, hex))];
  bring(play, behind, hex);
  leaveColumn(p, columns);
  return columns;
}
