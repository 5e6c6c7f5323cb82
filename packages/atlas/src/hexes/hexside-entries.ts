import { NOWHERE, type HexIndex, type MapEntry } from "@stonebridge/board";
import { distance, mapPoint } from "../geography/index.ts";
import type { HexsideGround } from "./hexside-ground.ts";
import type { HexsideMapPlan } from "./hexside-map-plan.ts";
import { passage } from "./hexside-set.ts";

/**
 * The entries of a map: of the hexes at its edge over which a way comes, the one nearest to where the module has it.
 * @throws when the way does not come to the edge, naming the entry
 */
export function entriesOf(plan: HexsideMapPlan, ground: HexsideGround): MapEntry[] {
  const { grid, wide, sheet } = ground;
  return plan.entries.map(({ id, name, way, line, latitude, longitude }) => {
    const laid = ground.lines.get(line);
    if (laid === undefined) throw new Error(`The entry ${id} lies on ${line}, which is not laid.`);
    const hexes = passage(laid, wide, () => true);
    const atEdge = hexes.filter(
      (hex, index) => hex !== NOWHERE && [hexes[index - 1], hexes[index + 1]].includes(NOWHERE),
    );
    const point = sheet.at(mapPoint(latitude, longitude));
    const away = (hex: HexIndex): number => distance(wide.centre(wide.fromMap(hex)), point);
    const hex = atEdge.toSorted((a, b) => away(a) - away(b))[0];
    if (hex === undefined)
      throw new Error(`${laid.name} (${line}) does not come to the edge: the entry ${id} is lost.`);
    return { id, name, hex: grid.ids[hex], way };
  });
}
