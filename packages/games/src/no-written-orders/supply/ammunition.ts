import { type HexIndex, NOWHERE, NO_WAY } from "@stonebridge/board";
import { strengthOf } from "../army/combatants.ts";
import type { Field } from "../field.ts";
import { type SideIndex, type UnitIndex, isArtillery } from "../measures.ts";
import { type Position, holds } from "../position.ts";
import { linesFrom } from "./supply.ts";
import { isArmyTrain } from "../army/wagons.ts";

/** Hexes from a battery to the road that leads to its army’s train (NWO-19.5.1-a). */
const OFF_ROAD = 3;

/**
 * Under `artilleryAmmo`: does artillery have no rounds, because its side has used them up, or has no line to its army’s train
 * (NWO-19.5.2-b)?
 */
export function isShortOfRounds(field: Field, p: Position, unit: UnitIndex): boolean {
  if (field.options.artilleryAmmo !== "on" || !isArtillery(field.arm[unit])) return false;
  const side = field.sideOf[unit];
  return p.ammunition[side] === 0 || !reachesTrain(field, p, side, p.place[unit]);
}

function isOnRoad({ map }: Field, hex: HexIndex): boolean {
  if (hex < 0) return false;
  for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++)
    if (map.way[hexside] !== NO_WAY || map.rail[hexside] === 1) return true;
  return false;
}

/**
 * Can wheels reach a road or trail within three hexes, and does it lead to the army’s train (NWO-19.5.1-a)? Enemy units block it, as all
 * such lines (NWO-19.4.7-b).
 */
function reachesTrain(field: Field, p: Position, side: SideIndex, from: HexIndex): boolean {
  const parked = field.trains.filter(
    (train) => field.holders[train].side === side && isArmyTrain(field, train) && isOnRoad(field, p.seat[train]),
  );
  const lines = linesFrom(
    field,
    p,
    side,
    parked.map((train) => p.seat[train]),
  );
  const { neighbours } = field.map;
  const seen = new Set([from]);
  let ring: readonly HexIndex[] = [from];
  for (let away = 0; away <= OFF_ROAD; away++) {
    if (ring.some((hex) => lines[hex] === 1)) return true;
    const next: HexIndex[] = [];
    for (const hex of ring)
      for (let at = hex * 6; at < hex * 6 + 6; at++) {
        const near = neighbours[at];
        if (near === NOWHERE || seen.has(near) || field.prices.mounted[at] === 0) continue;
        seen.add(near);
        if (!holds(field, p, 1 - side, near)) next.push(near);
      }
    ring = next;
  }
  return false;
}

/** Artillery that bombards or fires in an assault uses up a point of ammunition for each of its strength (NWO-19.5.2-a, NWO-RUL235). */
export function spendRounds(field: Field, p: Position, side: SideIndex, units: readonly UnitIndex[]): void {
  if (field.options.artilleryAmmo !== "on") return;
  let spent = 0;
  for (const unit of units) if (isArtillery(field.arm[unit])) spent += strengthOf(field, p, unit);
  p.ammunition = p.ammunition.with(side, Math.max(0, p.ammunition[side] - spent));
}
