import type { HexIndex } from "@stonebridge/board";
import type { MarchFrame } from "../frames/movement.ts";
import { CAVALRY, NONE, type UnitIndex } from "../measures.ts";
import { type Play, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { MOVED, SCREENS, mark, marked, unitsAt } from "../position.ts";

/**
 * Is a stack that leaves a hex screened from passing fire: it came there in this segment, and a friend has been there since the segment
 * began (NWO-7.13-a, NWO-RUL112)? That friend stays for the rest of the segment; one pinned by the enemy anyway is chosen first.
 */
export function isScreened(play: Play, { units, starts }: MarchFrame, hex: HexIndex): boolean {
  const { field, p } = play;
  if (starts.includes(hex)) return false;
  const friends = unitsAt(p, hex).filter((unit) => !units.includes(unit) && !marked(p, unit, MOVED));
  const pinned = friends.find((unit) => field.arm[unit] !== CAVALRY);
  const screen: UnitIndex = pinned ?? friends[0] ?? NONE;
  if (screen === NONE) return false;
  mark(p, screen, SCREENS);
  tell(play, {
    type: "screened",
    rule: "NWO-7.13-a",
    unit: unitId(play, screen),
    units: units.map((unit) => unitId(play, unit)),
  });
  return true;
}
