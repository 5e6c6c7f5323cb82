import { type HexIndex, NOWHERE, NO_WAY } from "@stonebridge/board";
import type { Field } from "./field.ts";
import type { SideIndex } from "./measures.ts";
import { type Position, holds, inZoneOf } from "./position.ts";
import { hexOfPoint } from "./starting-places.ts";
import { SIDES } from "./vocabulary.ts";

/** Hexes from a unit to the road that leads to its supply (NWO-17-a). */
const OFF_ROAD = 5;

/** Hexes from which a side draws supply in this turn (NWO-17-a). */
function sourcesOf(field: Field, p: Position, side: SideIndex): readonly HexIndex[] {
  return field.module.supply
    .filter((source) => source.side === SIDES[side] && source.fromTurn <= p.turn && p.turn <= source.toTurn)
    .map(({ at }) => hexOfPoint(field, at))
    .filter((hex) => hex !== NOWHERE);
}

/** Do enemy units or their zones of control close a hex to supply (NWO-17-b, NWO-15-j)? */
function isClosed(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  return holds(field, p, 1 - side, hex) || inZoneOf(field, p, 1 - side, hex);
}

/** 1 for hexes of roads and trails from which supply can be drawn (NWO-17-a, NWO-17-b). */
export function supplyLines(field: Field, p: Position, side: SideIndex): Uint8Array {
  const { map } = field;
  const reached = new Uint8Array(map.size);
  // a module that names no source for a side asks nothing of its supply
  if (!field.module.supply.some((source) => source.side === SIDES[side])) return reached.fill(1);
  const open = sourcesOf(field, p, side).filter((hex) => !isClosed(field, p, side, hex));
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

/** Is there a way of at most five hexes from a hex to such a line, which the enemy does not close (NWO-17-a, NWO-17-b)? */
export function isSupplied(field: Field, p: Position, side: SideIndex, from: HexIndex, lines: Uint8Array): boolean {
  const { neighbours } = field.map;
  const seen = new Set([from]);
  let ring: readonly HexIndex[] = [from];
  for (let away = 0; away <= OFF_ROAD; away++) {
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
