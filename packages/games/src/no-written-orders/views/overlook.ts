import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { areaAround, commandPost } from "../army/command.ts";
import type { Field } from "../field.ts";
import { COMMAND_RANGE, type LeaderIndex, type SideIndex } from "../measures.ts";
import { type Position, inZoneOf } from "../position.ts";
import { sees } from "../land/sight.ts";
import { isSupplied, supplyLines } from "../supply/supply.ts";

/** A hex with a number that belongs to it. */
export interface Measured {
  readonly hex: HexIndex;
  readonly amount: number;
}

/** Hexes in the zone of control of a side (NWO-5.4-a). */
export function zonesOf(field: Field, p: Position, side: SideIndex): readonly HexIndex[] {
  return hexesWhere(field, (hex) => inZoneOf(field, p, side, hex));
}

/**
 * Hexes in which a leader’s units are in command, with the cost of tracing there in halves of a point (NWO-12.1-a); none while he commands
 * nobody.
 */
export function commandedFrom(field: Field, p: Position, leader: LeaderIndex): readonly Measured[] {
  const post = commandPost(p, leader);
  if (post === NOWHERE) return [];
  const costs = areaAround(field, p, field.leaderSide[leader], post, COMMAND_RANGE);
  return hexesWhere(field, (hex) => costs[hex] !== -1).map((hex) => ({ hex, amount: costs[hex] }));
}

/** Hexes in line of sight of a hex, with their distance (NWO-8.3-a..e). */
export function seenFrom(field: Field, p: Position, from: HexIndex): readonly Measured[] {
  const { grid } = field.map;
  return [...grid.within(from, field.module.scale.lineOfSight)]
    .filter((hex) => hex !== from && sees(field, p, from, hex))
    .map((hex) => ({ hex, amount: grid.distance(from, hex) }));
}

/** Hexes from which a side’s units can draw supply now (NWO-17-a, NWO-17-b). */
export function suppliedHexes(field: Field, p: Position, side: SideIndex): readonly HexIndex[] {
  const lines = supplyLines(field, p, side);
  return hexesWhere(field, (hex) => isSupplied(field, p, side, hex, lines));
}

function hexesWhere({ map }: Field, test: (hex: HexIndex) => boolean): readonly HexIndex[] {
  const found: HexIndex[] = [];
  for (let hex = 0; hex < map.size; hex++) if (map.playable[hex] === 1 && test(hex)) found.push(hex);
  return found;
}
