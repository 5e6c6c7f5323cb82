import type { ZoneIndex } from "@stonebridge/board";
import { facingsOf } from "./facing.ts";
import type { Field, UnitIndex } from "../field.ts";
import { type Position, zonesHeld } from "../position.ts";

/** Further than any zone. */
const FAR = 1000;

/** The zone nearest to any of the goals (RU-24), the first among equals. */
export function nearestTo(field: Field, zones: readonly ZoneIndex[], goals: readonly ZoneIndex[]): ZoneIndex {
  const away = (zone: ZoneIndex): number =>
    Math.min(...goals.map((goal) => (field.steps[zone][goal] === -1 ? FAR : field.steps[zone][goal])));
  return zones.reduce((best, zone) => (away(zone) < away(best) ? zone : best));
}

/** Zones that a brigade’s side has to win. */
export function goalsOf(field: Field, unit: UnitIndex): readonly ZoneIndex[] {
  return field.objectives.filter((_, slot) => field.objectiveOf[slot] === field.sideOf[unit]);
}

/** What a brigade on the map faces by default: of what it may face the nearest to an enemy, or without one to its objectives. */
export function facingToward(field: Field, p: Position, unit: UnitIndex): ZoneIndex {
  const held = zonesHeld(field, p, 1 - field.sideOf[unit]);
  const enemies = [...held.keys()].filter((zone) => held[zone] === 1);
  return nearestTo(field, facingsOf(field, p, unit), enemies.length > 0 ? enemies : goalsOf(field, unit));
}
