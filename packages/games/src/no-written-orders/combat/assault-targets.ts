import { type HexIndex, NOWHERE, RIVER } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { type Acting, actsIn } from "../army/acting.ts";
import { columnsIn } from "../army/columns.ts";
import { inCommand } from "../army/command.ts";
import type { Field } from "../field.ts";
import { CAVALRY, INFANTRY, NONE, type SideIndex, type UnitIndex, isArtillery } from "../measures.ts";
import { isAmong } from "../orders/order-book.ts";
import { BOMBARDED, CHARGED, type Position, firstAt, holds, inZoneOf, leadersAt, marked } from "../position.ts";
import { COMBAT } from "./refusals.ts";
import { refuseAssaultOver } from "../land/crossings.ts";
import { boundBy, orderOf } from "../army/standing.ts";
import { isInFort } from "../army/mover.ts";
import type { OrderType } from "../vocabulary.ts";
import { hasTrain } from "../army/wagons.ts";

/** Classes of what can be assaulted, the highest first (NWO-7.3-l, NWO-10.1-g, NWO-RUL090). */
export const NOBODY = 0;
export const LEADERS_ALONE = 1;
export const HEADQUARTERS_ALONE = 2;
export const GUNS = 3;
export const HORSE = 4;
export const FOOT = 5;
export const GARRISON = 6;

/** Class of what a side has in a hex. */
export function classAt(field: Field, p: Position, side: SideIndex, hex: HexIndex): number {
  let best = NOBODY;
  for (let unit = firstAt(p, hex); unit !== NONE; unit = p.next[unit]) {
    if (field.sideOf[unit] !== side) return NOBODY;
    if (isInFort(field, p, unit)) return GARRISON;
    best = Math.max(best, classOf(field, unit));
  }
  // NWO-19.9-b
  for (const unit of columnsIn(field, p, side, hex)) best = Math.max(best, classOf(field, unit));
  if (best !== NOBODY) return best;
  const headquarters = field.armies[side].some((army) => p.seat[army] === hex);
  if (headquarters) return HEADQUARTERS_ALONE;
  return leadersAt(field, p, side, hex).length > 0 || hasTrain(field, p, side, hex) ? LEADERS_ALONE : NOBODY;
}

function classOf({ arm }: Field, unit: UnitIndex): number {
  return arm[unit] === INFANTRY ? FOOT : arm[unit] === CAVALRY ? HORSE : GUNS;
}

/** Orders that forbid assaults. */
const PEACEFUL: Readonly<Partial<Record<OrderType, Refusal>>> = {
  delay: COMBAT["assault-delaying"],
  march: COMBAT["assault-marching"],
  "fall-back": COMBAT["assault-falling-back"],
  "general-retreat": COMBAT["assault-falling-back"],
  reserve: COMBAT["assault-reserve"],
};

/** Why a unit may not take part in any assault of its action (NWO-8.2-a, NWO-12.1-e, NWO-12.3-h). */
export function refuseAssailant(field: Field, p: Position, f: Acting, unit: UnitIndex): Refusal | undefined {
  if (!actsIn(field, p, f, unit)) return COMBAT["assault-other"];
  const peaceful = PEACEFUL[orderOf(field, p, unit)];
  if (peaceful !== undefined) return peaceful;
  if (marked(p, unit, CHARGED)) return COMBAT["assault-charged"];
  if (isArtillery(field.arm[unit]) && marked(p, unit, BOMBARDED)) return COMBAT["assault-bombarded"];
  return inCommand(field, p, unit) ? undefined : COMBAT["assault-out-of-command"];
}

/** Why a unit that may assault may not assault this hex (NWO-7.3-a, NWO-7.3-b, NWO-12.3.DF-b). */
export function refuseTargetHex(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): Refusal | undefined {
  const hexside = field.map.grid.hexside(p.place[unit], hex);
  if (hexside === -1) return COMBAT["assault-apart"];
  if (field.map.water[hexside] === RIVER) return COMBAT["assault-river"];
  const closed = refuseAssaultOver(field, p, unit, hexside);
  if (closed !== undefined) return closed;
  if (classAt(field, p, 1 - field.sideOf[unit], hex) === NOBODY) return COMBAT["assault-nobody"];
  const standing = p.standing[boundBy(field, p, unit)];
  if (standing?.order.type === "defend" && !isAmong(standing.held, hex)) return COMBAT["assault-defend"];
  return undefined;
}

/** Hexes that a unit which may assault may assault from where it is. */
export function targetsOf(field: Field, p: Position, unit: UnitIndex): HexIndex[] {
  const found: HexIndex[] = [];
  for (let hexside = p.place[unit] * 6; hexside < p.place[unit] * 6 + 6; hexside++) {
    const hex = field.map.neighbours[hexside];
    if (hex !== NOWHERE && refuseTargetHex(field, p, unit, hex) === undefined) found.push(hex);
  }
  return found;
}

/**
 * Must a unit that may assault do so, if it has a target? Infantry or cavalry on Attack or Probe in an enemy zone of control must
 * (NWO-7.3-g, NWO-RUL086, NWO-RUL087); a unit alone in a Fort never (NWO-10.1-d).
 */
export function mustAssault(field: Field, p: Position, unit: UnitIndex): boolean {
  const type = orderOf(field, p, unit);
  if ((type !== "attack" && type !== "probe") || isArtillery(field.arm[unit])) return false;
  return inZoneOf(field, p, 1 - field.sideOf[unit], p.place[unit]) && !isInFort(field, p, unit);
}

/** Is a unit next to an enemy, or to anything else that can be assaulted? */
export function isBesideEnemy(field: Field, p: Position, unit: UnitIndex): boolean {
  const enemy = 1 - field.sideOf[unit];
  for (let hexside = p.place[unit] * 6; hexside < p.place[unit] * 6 + 6; hexside++) {
    const near = field.map.neighbours[hexside];
    if (near === NOWHERE) continue;
    if (holds(field, p, enemy, near) || classAt(field, p, enemy, near) !== NOBODY) return true;
  }
  return false;
}
