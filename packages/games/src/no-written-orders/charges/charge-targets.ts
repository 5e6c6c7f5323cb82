import { BRIDGE, type HexIndex, LAND, NOWHERE, TERRAIN } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Acting } from "../army/acting.ts";
import { refuseAssailant } from "../combat/assault-targets.ts";
import { columnsIn } from "../army/columns.ts";
import { approachOf } from "../combat/flank.ts";
import { type Field, TRAIN } from "../field.ts";
import { CAVALRY, NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import { isAmong } from "../orders/order-book.ts";
import { CHARGED, type Position, firstAt, holds, marked } from "../position.ts";
import { CHARGES } from "./refusals.ts";
import { COMBAT } from "../combat/refusals.ts";
import { boundBy } from "../army/standing.ts";
import { isUnfound } from "../land/crossings.ts";
import { isFortified, terrainAt } from "../land/strongpoints.ts";
import { TERRAIN_ROWS } from "../tables/terrain-table.ts";

/** Hexes that a charge covers (NWO-7.7-a). */
export const CHARGE_RANGE = 2;

/** Can a side’s charge strike over the last hexside into the hex (NWO-7.7-c, NWO-RUL113): not over works, which are like a Fort (NWO-10.1-c, NWO-10.2-a), nor over a ford not found yet? */
export function canStrike(field: Field, p: Position, own: SideIndex, from: HexIndex, hex: HexIndex): boolean {
  const { map } = field;
  const hexside = map.grid.hexside(from, hex);
  if (hexside === -1 || map.water[hexside] === BRIDGE || isUnfound(field, p, own, hexside)) return false;
  if (field.prices.onFoot[hexside] === 0 || isFortified(field, p, hex, map.grid.direction(hex, from))) return false;
  return TERRAIN_ROWS[terrainAt(field, p, hex)].charge > 0;
}

/** Are trains in a hex, or headquarters of the enemy, which would be overrun (NWO-19.4.2-a, NWO-11.4-b)? */
function isEncumbered({ holders }: Field, { seat }: Position, own: SideIndex, hex: HexIndex): boolean {
  return seat.some((at, holder) => at === hex && (holders[holder].kind === TRAIN || holders[holder].side !== own));
}

/** Can a charge pass through the hex between: clear, empty, over clear ground or a crest (NWO-7.7-b, NWO-7.7-c, NWO-19.9-a)? */
function canPass(field: Field, p: Position, own: SideIndex, from: HexIndex, through: HexIndex): boolean {
  const { map } = field;
  if (isEncumbered(field, p, own, through) || columnsIn(field, p, 1 - own, through).length > 0) return false;
  const hexside = map.grid.hexside(from, through);
  if (hexside === -1 || map.water[hexside] !== LAND || map.stream[hexside] === 1) return false;
  return map.terrain[through] === TERRAIN.clear && firstAt(p, through) === NONE;
}

/** The hex beside the target from which a unit would strike: its own, or one between, with no water before it if there is such a way; NOWHERE if it cannot charge there (NWO-7.7-a..c). */
export function strikesFrom(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): HexIndex {
  const { map } = field;
  const own = field.sideOf[unit];
  const from = p.place[unit];
  const away = map.grid.distance(from, hex);
  if (away === 1) return canStrike(field, p, own, from, hex) ? from : NOWHERE;
  if (away !== CHARGE_RANGE) return NOWHERE;
  const ways = [...map.grid.ring(from, 1)].filter(
    (through) => canPass(field, p, own, from, through) && canStrike(field, p, own, through, hex),
  );
  return ways.find((through) => !approachOf(field, p, through, hex).stream) ?? ways[0] ?? NOWHERE;
}

/** Is it too dark to charge? By night or in rain no unit may enter a zone of control (NWO-5.5-a, NWO-16.1-a). */
export function isTooDark({ module }: Field, { turn }: Position): boolean {
  const { night, rain } = module.turns[turn - 1];
  return night || rain;
}

/** Why a unit may not charge in its action (NWO-7.7-a, NWO-7.7-m, NWO-12.1-c, NWO-16.1-a). */
export function refuseCharger(field: Field, p: Position, f: Acting, unit: UnitIndex): Refusal | undefined {
  if (field.arm[unit] !== CAVALRY) return CHARGES["charge-other"];
  if (marked(p, unit, CHARGED)) return CHARGES["charge-again"];
  return isTooDark(field, p) ? CHARGES["charge-dark"] : refuseAssailant(field, p, f, unit);
}

/** Why it may not charge a hex. */
export function refuseChargeAt(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): Refusal | undefined {
  const enemy = 1 - field.sideOf[unit];
  if (!holds(field, p, enemy, hex) && columnsIn(field, p, enemy, hex).length === 0) return CHARGES["charge-nobody"];
  if (field.map.grid.distance(p.place[unit], hex) > CHARGE_RANGE) return CHARGES["charge-far"];
  if (terrainAt(field, p, hex) === TERRAIN.fort) return CHARGES["charge-fort"];
  if (strikesFrom(field, p, unit, hex) === NOWHERE) return CHARGES["charge-ground"];
  const standing = p.standing[boundBy(field, p, unit)];
  if (standing?.order.type === "defend" && !isAmong(standing.held, hex)) return COMBAT["assault-defend"];
  return undefined;
}
