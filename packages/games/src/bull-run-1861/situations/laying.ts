import { checkFaced, LAND, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import type { Faults } from "@stonebridge/kernel";
import { type Field, NOBODY, NONE, type PieceIndex, SOUTH, markerOf } from "../field.ts";
import {
  ACTED,
  ATTACHED,
  CROSSED_SUDLEY,
  ELIMINATED,
  FORWARD,
  ON_MAP,
  OPERATIONAL,
  type Position,
  setDown,
} from "../position/position.ts";
import { towardsEnemy } from "../scenarios/placing.ts";
import { HEADQUARTERS } from "../vocabulary.ts";
import type { Told, ToldElement, ToldPlacement } from "./situation-forms.ts";

/** Lays out brigades and HQs. */
export function layPieces(field: Field, p: Position, told: Told, faults: Faults): void {
  layPlacements(field, p, told.placements ?? [], faults);
  for (const [index, unit] of told.eliminated.entries()) {
    if (unit === NONE) continue;
    const { id, combat } = field.units[unit];
    if (p.state[unit] === ON_MAP || p.state[unit] === ATTACHED)
      faults.add(`eliminated[${index}]`, `${id} is on the map as well; remove one of the two`);
    p.state[unit] = ELIMINATED;
    p.losses[unit] = combat;
  }
  layHeadquarters(field, p, told.headquarters, faults);
}

function layPlacements(field: Field, p: Position, placements: readonly ToldPlacement[], faults: Faults): void {
  const carried: (readonly [at: string, placement: ToldPlacement])[] = [];
  for (const [index, placement] of placements.entries()) {
    const at = `placements[${index}]`;
    const { unit } = placement;
    if (unit === NONE) continue;
    if (p.state[unit] !== 0) {
      faults.add(`${at}.unit`, `${field.units[unit].id} is placed twice`, "BR61-1-c");
      continue;
    }
    layCondition(p, placement);
    if (placement.with === undefined) {
      layBrigade(field, p, placement, at, faults);
      continue;
    }
    p.state[unit] = ATTACHED;
    if (unit === field.legion) carried.push([at, placement]);
    else faults.add(`${at}.with`, "only the Legion (hampton) rides with another brigade", "BR61-10.5-i");
  }
  for (const [at, placement] of carried) carryLegion(field, p, placement, at, faults);
}

function layBrigade(field: Field, p: Position, told: ToldPlacement, at: string, faults: Faults): void {
  const { unit, zone, extended } = told;
  p.state[unit] = ON_MAP;
  if (zone === undefined) faults.add(`${at}.zone`, "must name a zone of the map");
  else layElement(field, p, unit, zone, told, at, faults);
  if (extended === undefined) return;
  const marker = markerOf(field, unit);
  const stands = layElement(field, p, marker, extended.zone, extended, `${at}.extended`, faults);
  const place = p.place[unit];
  if (stands && place !== NOWHERE && field.graph.kindOf(place, extended.zone) !== LAND)
    faults.add(`${at}.extended.zone`, `must share a land border with ${field.graph.ids[place]}`, "BR61-R65");
}

function carryLegion(field: Field, p: Position, told: ToldPlacement, at: string, faults: Faults): void {
  const { with: host = NONE, zone } = told;
  if (host !== NONE && (p.state[host] !== ON_MAP || field.sideOf[host] !== SOUTH || host === field.legion)) {
    faults.add(`${at}.with`, `${field.units[host].id} is not a Southern brigade on the map`, "BR61-10.5-i");
  } else if (host !== NONE) {
    p.host = host;
    p.place[field.legion] = p.place[host];
  }
  const place = p.place[field.legion];
  if (place !== NOWHERE && zone !== undefined && zone !== NOWHERE && zone !== place)
    faults.add(`${at}.zone`, `the Legion is with its brigade, in ${field.graph.ids[place]}`, "BR61-10.5-i");
}

function layCondition(p: Position, told: ToldPlacement): void {
  const { unit, fatigue, losses, operational, acted, forward } = told;
  p.fatigue[unit] = fatigue;
  p.losses[unit] = losses;
  p.marks[unit] = (operational ? OPERATIONAL : 0) | (acted ? ACTED : 0) | (forward ? FORWARD : 0);
}

/** Puts a counter or marker down. @returns whether it stands there */
function layElement(
  field: Field,
  p: Position,
  piece: PieceIndex,
  zone: ZoneIndex,
  { facing = NOWHERE, line = "second", attacks, marching }: ToldElement,
  at: string,
  faults: Faults,
): boolean {
  if (zone === NOWHERE) return false;
  // between two stacks, in a position saved in the middle of a march
  if (marching) {
    p.place[piece] = zone;
    p.facing[piece] = facing;
    return true;
  }
  const { graph } = field;
  const top = p.front[zone];
  if (top !== NONE && field.sideOf[top] !== field.sideOf[piece]) {
    faults.add(`${at}.zone`, `${graph.ids[zone]} holds ${field.pieceIds[top]} of the other side`, "BR61-10.5-h");
    return false;
  }
  if (attacks) p.attacks[piece] = 1;
  if (facing !== NOWHERE) checkFaced(graph, zone, facing, `${at}.facing`, faults, "BR61-10.2-d");
  const stack = top === NONE ? NOWHERE : p.facing[top];
  if (stack !== NOWHERE && facing !== NOWHERE && facing !== stack) {
    const problem = `the stack in ${graph.ids[zone]} faces ${graph.ids[stack]}; both lines face the same way`;
    faults.add(`${at}.facing`, problem, "BR61-10.5-g");
  }
  if (top !== NONE) p.facing[piece] = stack;
  else p.facing[piece] = facing === NOWHERE ? towardsEnemy(field, field.sideOf[piece], zone) : facing;
  setDown(field, p, piece, zone, line);
  return true;
}

function layHeadquarters(field: Field, p: Position, told: Told["headquarters"], faults: Faults): void {
  const placed = new Set<number>();
  for (const [index, { id, zone, activated }] of told.entries()) {
    if (placed.has(id)) faults.add(`headquarters[${index}].id`, `${HEADQUARTERS[id]} is placed twice`, "BR61-2-n");
    placed.add(id);
    if (zone !== NOWHERE) p.headquarters[id] = zone;
    if (activated) p.activated[id] = 1;
  }
  const [, beauregard, johnston] = p.headquarters;
  if (beauregard === johnston && beauregard !== field.manassas)
    faults.add(
      "headquarters",
      "Beauregard and Johnston may share no zone but Manassas Junction, where they start",
      "BR61-R77",
    );
}

/** Lays out what is true of the whole game: control, Major Offensives, what is known and what was attacked. */
export function layState(p: Position, told: Told, faults: Faults): void {
  for (const [slot, side] of told.control) if (slot !== NONE) p.control[slot] = side;
  p.launched = [...told.offensive];
  if (p.launched[0] !== 0 && p.launched[0] === p.launched[1])
    faults.add("offensive", "both sides cannot launch in the same turn", "BR61-6-g");
  p.farmFordKnown = told.farmFordKnown ? 1 : 0;
  for (const unit of told.sudleyCrossed) if (unit !== NONE) p.marks[unit] |= CROSSED_SUDLEY;
  p.attacked = told.attacked.filter((zone) => zone !== NOWHERE);
  p.latched = told.latched ?? NOBODY;
  p.lastTurn = told.lastTurn ?? p.lastTurn;
}
