import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import { ATTACK_COST, FARM_FORD_COST, LINE_COST, NONE, type PieceIndex, type UnitIndex, unitOf } from "./field.ts";
import { MARKING_ZONES } from "./turn/initiative.ts";
import { type Play, unitIds, zoneId } from "./play.ts";
import { contactsOf, fatigueOf, holds } from "./position/position.ts";
import { farmFordHidden } from "./movement/presence.ts";

/**
 * Adds to a refusal what its sentence can name: the pieces, the zone, who is there, what it costs and what is left (see `refusals.ts` for
 * the keys). Made only when somebody asks why.
 */
export function explain(play: Play, refusal: Refusal, action: Action): Refusal {
  const { field, p } = play;
  const ids = action as unknown as Readonly<Record<string, unknown>>;
  const piece = pieceOf(play, ids);
  const unit = piece === undefined ? undefined : unitOf(field, piece);
  const zone = zoneOf(play, ids);
  const values: Record<string, unknown> = {};
  if (unit !== undefined) values["unit"] = field.units[unit].id;
  if (piece !== undefined) values["element"] = field.pieceIds[piece];
  for (const key of ["headquarters", "host"]) if (typeof ids[key] === "string") values[key] = ids[key];
  if (zone !== undefined) values["zone"] = zoneId(play, zone);
  if (piece !== undefined && unit !== undefined) Object.assign(values, situationOf(play, refusal, piece, unit, zone));
  const running = p.stack.at(-1);
  if (running !== undefined && "points" in running) values["points"] = running.points;
  const needed = costOf(play, action, unit, zone);
  if (needed > 0) values["needed"] = needed;
  if (refusal.reason === "mark-limit" && unit !== undefined) values["limit"] = MARKING_ZONES[field.sideOf[unit]];
  if (values["host"] === undefined && p.host !== NONE && unit === field.legion) values["host"] = field.units[p.host].id;
  return { ...refusal, with: values };
}

function pieceOf(play: Play, ids: Readonly<Record<string, unknown>>): PieceIndex | undefined {
  const attackers = ids["attackers"];
  const id = ids["element"] ?? ids["unit"] ?? (Array.isArray(attackers) ? attackers[0] : undefined);
  return typeof id === "string" ? play.field.pieceIndex.get(id) : undefined;
}

function zoneOf(play: Play, ids: Readonly<Record<string, unknown>>): ZoneIndex | undefined {
  const zones = ids["zones"];
  const id = ids["zone"] ?? ids["facing"] ?? (Array.isArray(zones) ? zones[0] : undefined);
  return typeof id === "string" ? play.field.graph.index(id) : undefined;
}

/** Enemies and friends that matter, the Front, the Fatigue. */
function situationOf(
  play: Play,
  refusal: Refusal,
  piece: PieceIndex,
  unit: UnitIndex,
  zone: ZoneIndex | undefined,
): Record<string, unknown> {
  const { field, p } = play;
  const side = field.sideOf[unit];
  const place = p.place[piece];
  const values: Record<string, unknown> = { fatigue: fatigueOf(field, p, unit) };
  if (place === NOWHERE) return values;
  const stackIn = (at: ZoneIndex): PieceIndex[] => {
    const pieces: PieceIndex[] = [];
    for (let other = p.front[at]; other !== NONE; other = p.behind[other])
      if (unitOf(field, other) !== unit) pieces.push(other);
    return pieces;
  };
  const there = zone === undefined ? [] : holds(field, p, 1 - side, zone) ? stackIn(zone) : [];
  const touching =
    zone !== undefined && refusal.reason === "step-contact"
      ? contactsOf(field, p, side, zone)
      : contactsOf(field, p, side, place);
  const enemies = unitIds(play, there.length > 0 ? there : touching);
  if (enemies.length > 0) values["enemies"] = enemies;
  const friends = unitIds(
    play,
    stackIn(zone !== undefined && !refusal.reason.startsWith("attack") && there.length === 0 ? zone : place),
  );
  if (friends.length > 0) values["friends"] = friends;
  const faced = refusal.reason === "fight-front" || zone === undefined ? p.facing[piece] : zone;
  const front = faced === NOWHERE ? [] : field.graph.front(place, faced);
  if (front.length > 0) values["zones"] = front.map((near) => zoneId(play, near));
  return values;
}

function costOf(play: Play, action: Action, unit: UnitIndex | undefined, zone: ZoneIndex | undefined): number {
  const { field, p } = play;
  if (action.type === "attack") return action.over === "farm-ford" ? FARM_FORD_COST : ATTACK_COST;
  if (action.type === "deploy" || action.type === "regroup") return LINE_COST;
  if (action.type !== "step" || unit === undefined || zone === undefined || p.place[unit] === NOWHERE) return 0;
  return farmFordHidden(field, p, field.sideOf[unit], p.place[unit], zone)
    ? FARM_FORD_COST
    : field.stepCost[p.place[unit] * field.graph.size + zone];
}
