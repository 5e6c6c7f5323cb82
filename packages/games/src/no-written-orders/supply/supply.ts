import { type HexIndex, NOWHERE, NO_WAY } from "@stonebridge/board";
import type { Field } from "../field.ts";
import type { SideIndex } from "../measures.ts";
import { type Position, holds, inZoneOf } from "../position.ts";
import { hexOfPoint } from "../situations/starting-places.ts";
import { SIDES } from "../vocabulary.ts";

/** Hexes from a unit to the road that leads to its supply (NWO-17-a), and under `advancedSupply` (NWO-19.4.6-a). */
const OFF_ROAD = 5;
const ADVANCED_OFF_ROAD = 10;

/** Hexes from which a side draws supply in this turn (NWO-17-a). */
function sourcesOf(field: Field, p: Position, side: SideIndex): readonly HexIndex[] {
  return field.module.supply
    .filter((source) => source.side === SIDES[side] && source.fromTurn <= p.turn && p.turn <= source.toTurn)
    .map(({ at }) => hexOfPoint(field, at))
    .filter((hex) => hex !== NOWHERE);
}

/**
 * Is a hex closed to supply: by enemy units, and their zones of control (NWO-17-b, NWO-15-j), under `advancedSupply` only by units
 * (NWO-19.4.7-b, NWO-RUL233)?
 */
function isClosed(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  if (holds(field, p, 1 - side, hex)) return true;
  return field.options.advancedSupply === "off" && inZoneOf(field, p, 1 - side, hex);
}

/**
 * 1 for hexes of roads and trails from which supply can be drawn (NWO-17-a, NWO-17-b). An army’s train in supply is on such a line itself,
 * so a unit that reaches its road reaches the source behind it (NWO-19.4.6-a, NWO-19.4.7-a).
 */
export function supplyLines(field: Field, p: Position, side: SideIndex): Uint8Array {
  // a module that names no source for a side does not test its supply
  if (!field.module.supply.some((source) => source.side === SIDES[side])) return new Uint8Array(field.map.size).fill(1);
  return linesFrom(field, p, side, sourcesOf(field, p, side));
}

/** 1 for hexes that roads, trails and rails join to some hexes, including those, where the enemy does not close them. */
export function linesFrom(field: Field, p: Position, side: SideIndex, from: readonly HexIndex[]): Uint8Array {
  const { map } = field;
  const reached = new Uint8Array(map.size);
  const open = from.filter((hex) => !isClosed(field, p, side, hex));
  for (const hex of open) reached[hex] = 1;
  for (const hex of open) {
    for (let at = hex * 6; at < hex * 6 + 6; at++) {
      const near = map.neighbours[at];
      if (near === NOWHERE || reached[near] === 1 || (map.way[at] === NO_WAY && map.rail[at] === 0)) continue;
      if (isClosed(field, p, side, near)) continue;
      reached[near] = 1;
      open.push(near);
    }
  }
  return reached;
}

/** Is there a way of a few hexes from a hex to such a line, which the enemy does not close (NWO-17-a, NWO-17-b, NWO-19.4.6-a)? */
export function isSupplied(field: Field, p: Position, side: SideIndex, from: HexIndex, lines: Uint8Array): boolean {
  const { neighbours } = field.map;
  const farthest = field.options.advancedSupply === "off" ? OFF_ROAD : ADVANCED_OFF_ROAD;
  const seen = new Set([from]);
  let ring: readonly HexIndex[] = [from];
  for (let away = 0; away <= farthest; away++) {
    if (ring.some((hex) => lines[hex] === 1)) return true;
    const next: HexIndex[] = [];
    for (const hex of ring) {
      for (let at = hex * 6; at < hex * 6 + 6; at++) {
        const near = neighbours[at];
        if (near === NOWHERE || seen.has(near) || field.prices.onFoot[at] === 0) continue;
        seen.add(near);
        if (!isClosed(field, p, side, near)) next.push(near);
      }
    }
    ring = next;
  }
  return false;
}
