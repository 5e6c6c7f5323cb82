import type { HexIndex } from "@stonebridge/board";
import { isHidden, isLeaderHidden } from "../hiding/hiding.ts";
import type { Field } from "../field.ts";
import type { SideIndex } from "../measures.ts";
import { type Position, onMap } from "../position.ts";

/**
 * Is there a line of sight between two hexes (NWO-8.3-a, NWO-8.3-b, NWO-8.3-c, NWO-8.3-d, NWO-8.3-e)? Units between them block it as woods
 * do.
 */
export function sees(field: Field, p: Pick<Position, "tables">, from: HexIndex, to: HexIndex): boolean {
  // the first table says for each hex whether a unit is there
  return from === to || field.sight.sees(from, to, field.module.scale.lineOfSight, p.tables);
}

/** Is there an extended line of sight, which counts levels too (NWO-12.14-a..c)? */
export function seesFar(field: Field, p: Position, from: HexIndex, to: HexIndex): boolean {
  return from === to || field.sight.seesFar(from, to, farRange(field, p), p.tables);
}

/** How far units see in this turn, in hexes (NWO-12.14-c). */
export function farRange({ module }: Field, { turn }: Position): number {
  const { night, rain } = module.turns[Math.max(1, turn) - 1];
  const { extendedSight } = module.scale;
  return night ? extendedSight.night : rain ? extendedSight.rain : extendedSight.day;
}

/**
 * Does a side have a unit or leader with a line of sight to the hex, or next to it, so that it may look at a stack there (NWO-5.3-d,
 * NWO-RUL126)?
 */
export function mayExamine(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  for (const unit of field.roster[side])
    if (examinesFrom(field, p, p.place[unit], hex) && !isHidden(p, unit)) return true;
  for (const leader of field.staff[side])
    if (examinesFrom(field, p, p.post[leader], hex) && !isLeaderHidden(field, p, leader)) return true;
  return false;
}

/** The hexes from which a side’s units and leaders look at others, each once, by their columns. */
export function watchposts(field: Field, p: Position, side: SideIndex): readonly HexIndex[] {
  const hexes = new Set<HexIndex>();
  for (const unit of field.roster[side]) if (onMap(p, unit) && !isHidden(p, unit)) hexes.add(p.place[unit]);
  for (const leader of field.staff[side])
    if (p.post[leader] >= 0 && !isLeaderHidden(field, p, leader)) hexes.add(p.post[leader]);
  const { x } = field.map.grid;
  return [...hexes].toSorted((one, other) => x[one] - x[other]);
}

/** Is the hex in sight of one of these, as `mayExamine` asks it? @param posts by their columns */
export function mayExamineFrom(field: Field, p: Position, posts: readonly HexIndex[], hex: HexIndex): boolean {
  const { x } = field.map.grid;
  const reach = Math.max(1, field.module.scale.lineOfSight);
  for (let at = 0; at < posts.length; at++) {
    const columns = x[posts[at]] - x[hex];
    if (columns > reach) return false;
    if (columns >= -reach && examinesFrom(field, p, posts[at], hex)) return true;
  }
  return false;
}

/** May somebody in a hex, or off the map, look at a stack in another? */
function examinesFrom(field: Field, p: Position, from: HexIndex, hex: HexIndex): boolean {
  if (from < 0) return false;
  const away = field.map.grid.distance(from, hex);
  return away <= 1 || (away <= field.module.scale.lineOfSight && sees(field, p, from, hex));
}

/** Has a unit of a side an extended line of sight to the hex (NWO-15-b)? */
export function isFarSeenByUnits(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  return field.roster[side].some((unit) => onMap(p, unit) && seesFar(field, p, p.place[unit], hex));
}
