import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import {
  ATTACK_COST,
  COHESION,
  FORCED_POINTS,
  MOUNT_COST,
  NONE,
  type SideIndex,
  STACKING_LIMIT,
  type UnitIndex,
} from "./field.ts";
import { priceOfStep } from "./movement/movement.ts";
import { commanderId, type Play, unitIds, zoneId, zoneIds } from "./play.ts";
import { contactsOf, holds, unitsIn } from "./position.ts";
import { emptyIn, groupsOfSide, openZones, unplacedIn } from "./set-up/set-up-groups.ts";

/**
 * Adds to a refusal what its sentence can name: the pieces, the zone, who is there, what it costs and what is left (see `refusals.ts` for
 * the keys). Made only when somebody asks why.
 */
export function explain(play: Play, refusal: Refusal, action: Action): Refusal {
  const { field, p } = play;
  const ids = action as unknown as Readonly<Record<string, unknown>>;
  const values: Record<string, unknown> = {};
  for (const key of ["unit", "commander", "division", "entry", "zone"])
    if (typeof ids[key] === "string") values[key] = ids[key];
  const unit = field.unitIndex.get(String(ids["unit"]));
  const zone = field.graph.index(String(ids["zone"]));
  if (unit !== undefined) {
    if (p.place[unit] !== NOWHERE) Object.assign(values, standing(play, unit, zone));
    const needed = costOf(play, action, unit, zone);
    if (needed > 0) values["needed"] = needed;
  }
  const running = p.stack.at(-1);
  if (running !== undefined && "points" in running) values["points"] = running.points;
  if (refusal.reason.endsWith("-full")) values["limit"] = STACKING_LIMIT;
  if (running?.step === "placement") Object.assign(values, settingUp(play, refusal.reason, running.side, action));
  if (refusal.reason === "end-cohesion" || refusal.reason === "done-cohesion") values["distance"] = COHESION;
  return { ...refusal, with: values };
}

/** Pieces of a side that have no place yet, zones that its groups leave empty, and where a piece may start, the nearest to the zone that was named first (SB62-11.2-a). */
function settingUp(play: Play, reason: string, side: SideIndex, action: Action): Record<string, unknown> {
  const { field, p } = play;
  const groups = groupsOfSide(field, side);
  if (reason === "ready-unplaced") {
    const [units, commanders] = unplacedIn(p, groups);
    return { friends: [...unitIds(play, units), ...commanders.map((one) => commanderId(play, one))] };
  }
  if (reason === "ready-empty") return { zones: zoneIds(play, emptyIn(p, groups)) };
  if (reason !== "place-group") return {};
  const unit = action.type === "place" ? (field.unitIndex.get(action.unit) ?? NONE) : NONE;
  const commander = action.type === "post" ? (field.commanderIndex.get(action.commander) ?? NONE) : NONE;
  const group = groups.find(({ units, commanders }) => units.includes(unit) || commanders.includes(commander));
  if (group === undefined) return {};
  const wanted = field.graph.index("zone" in action ? action.zone : "");
  const away = (zone: ZoneIndex) => (wanted === undefined ? 0 : field.steps[zone][wanted]);
  return {
    zones: zoneIds(
      play,
      openZones(p, group, unit).toSorted((one, other) => away(one) - away(other)),
    ),
  };
}

/** Enemies in contact, or in the zone that was named; friends there; the Front. */
function standing(play: Play, unit: UnitIndex, zone: ZoneIndex | undefined): Record<string, unknown> {
  const { field, p } = play;
  const side = field.sideOf[unit];
  const place = p.place[unit];
  const values: Record<string, unknown> = {};
  const hostile = zone !== undefined && holds(field, p, 1 - side, zone);
  const enemies = hostile ? unitsIn(p, zone) : contactsOf(field, p, side, place);
  if (enemies.length > 0) values["enemies"] = unitIds(play, enemies);
  const friends = hostile ? [] : unitsIn(p, zone ?? place).filter((other) => other !== unit);
  if (friends.length > 0) values["friends"] = unitIds(play, friends);
  const faced = p.facing[unit];
  if (faced !== NOWHERE) values["zones"] = field.graph.front(place, faced).map((near) => zoneId(play, near));
  return values;
}

function costOf({ field, p }: Play, action: Action, unit: UnitIndex, zone: ZoneIndex | undefined): number {
  if (action.type === "attack") return ATTACK_COST;
  if (action.type === "dismount" || action.type === "mount") return MOUNT_COST;
  if (action.type === "force") return FORCED_POINTS;
  const from = p.place[unit];
  if (action.type !== "step" || zone === undefined || from === NOWHERE || field.graph.kindOf(from, zone) === 0)
    return 0;
  return priceOfStep(field, p, field.sideOf[unit], from, zone);
}
