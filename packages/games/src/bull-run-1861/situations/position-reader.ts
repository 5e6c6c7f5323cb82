import { facedZone, knownZone, LAND, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { readSequence } from "./beginning.ts";
import { checkContradictions } from "./contradictions.ts";
import { type Faults, isObject } from "@stonebridge/kernel";
import { unplaced } from "./first-position.ts";
import { type Field, NONE, type PieceIndex, SOUTH, type UnitIndex, markerOf } from "../field.ts";
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
import { HEADQUARTERS, SIDES } from "../vocabulary.ts";

const PLACEMENT_FIELDS = new Set([
  "unit",
  "zone",
  "facing",
  "line",
  "attacks",
  "fatigue",
  "losses",
  "operational",
  "acted",
  "extended",
  "with",
  "marching",
  "forward",
]);

/** The first position of a situation, its stack of steps not yet run. Everything that contradicts a rule becomes a fault. */
export function readPosition(field: Field, data: Record<string, unknown>, faults: Faults): Position {
  const p = unplaced(field);
  readPlacements(field, p, data["placements"], faults);
  for (const [at, id] of faults.items("eliminated", data["eliminated"]).entries()) {
    const unit = faults.known(`eliminated[${at}]`, id, "unit", field.unitIndex);
    if (unit === undefined) continue;
    if (p.state[unit] === ON_MAP || p.state[unit] === ATTACHED)
      faults.add(`eliminated[${at}]`, `${String(id)} is on the map as well; remove one of the two`);
    p.state[unit] = ELIMINATED;
    p.losses[unit] = field.units[unit].combat;
  }
  readHeadquarters(field, p, data["headquarters"], faults);
  readState(field, p, data, faults);
  readSequence(field, p, data, faults);
  checkContradictions(field, p, data, faults);
  return p;
}

function readPlacements(field: Field, p: Position, value: unknown, faults: Faults): void {
  const carried: { readonly at: string; readonly host: unknown; readonly zone: unknown }[] = [];
  for (const [index, placement] of faults.items("placements", value).entries()) {
    const at = `placements[${index}]`;
    if (!isObject(placement)) {
      faults.add(at, 'must be an object such as { "unit": "sherman", "zone": "robinson-farm" }');
      continue;
    }
    for (const key of Object.keys(placement))
      if (!PLACEMENT_FIELDS.has(key)) faults.add(`${at}.${key}`, "is not a field of a placement");
    const unit = faults.known(`${at}.unit`, placement["unit"], "unit", field.unitIndex);
    if (unit === undefined) continue;
    if (p.state[unit] !== 0) {
      faults.add(`${at}.unit`, `${field.units[unit].id} is placed twice`, "BR61-1-c");
      continue;
    }
    readCondition(field, p, unit, placement, at, faults);
    if (placement["with"] !== undefined) {
      p.state[unit] = ATTACHED;
      if (unit !== field.legion)
        faults.add(`${at}.with`, "only the Legion (hampton) rides with another brigade", "BR61-10.5-i");
      else carried.push({ at, host: placement["with"], zone: placement["zone"] });
      continue;
    }
    p.state[unit] = ON_MAP;
    readElement(field, p, unit, placement, at, faults);
    const { extended } = placement as { extended?: unknown };
    if (extended === undefined) continue;
    if (!isObject(extended)) {
      faults.add(`${at}.extended`, "must be an object with the marker's zone");
      continue;
    }
    const marker = readElement(field, p, markerOf(field, unit), extended, `${at}.extended`, faults);
    if (marker !== undefined && p.place[unit] !== NOWHERE && field.graph.kindOf(p.place[unit], marker) !== LAND) {
      faults.add(`${at}.extended.zone`, `must share a land border with ${field.graph.ids[p.place[unit]]}`, "BR61-R65");
    }
  }
  for (const { at, host, zone } of carried) {
    carryLegion(field, p, at, host, faults);
    const stands = field.graph.ids[p.place[field.legion]];
    if (stands !== undefined && zone !== undefined && zone !== stands)
      faults.add(`${at}.zone`, `the Legion is with its brigade, in ${stands}`, "BR61-10.5-i");
  }
}

function carryLegion(field: Field, p: Position, at: string, id: unknown, faults: Faults): void {
  const host = faults.known(`${at}.with`, id, "unit", field.unitIndex);
  if (host === undefined) return;
  if (p.state[host] !== ON_MAP || field.sideOf[host] !== SOUTH || host === field.legion) {
    faults.add(`${at}.with`, `${String(id)} is not a Southern brigade on the map`, "BR61-10.5-i");
    return;
  }
  p.host = host;
  p.place[field.legion] = p.place[host];
}

function readCondition(
  field: Field,
  p: Position,
  unit: UnitIndex,
  placement: Record<string, unknown>,
  at: string,
  faults: Faults,
): void {
  if (placement["fatigue"] !== undefined)
    p.fatigue[unit] = faults.whole(`${at}.fatigue`, placement["fatigue"], 0, 2, "BR61-10.3-c");
  // BR61-11.4-w: at combat strength 0 it would be off the map
  if (placement["losses"] !== undefined)
    p.losses[unit] = faults.whole(`${at}.losses`, placement["losses"], 0, field.units[unit].combat - 1, "BR61-11.4-w");
  for (const [key, mark] of [
    ["operational", OPERATIONAL],
    ["acted", ACTED],
    ["forward", FORWARD],
  ] as const) {
    if (faults.flag(`${at}.${key}`, placement[key])) p.marks[unit] |= mark;
  }
}

/** A brigade between two stacks, in a position saved in the middle of a march. */
function readMarching(
  field: Field,
  p: Position,
  piece: PieceIndex,
  data: Record<string, unknown>,
  at: string,
  faults: Faults,
): ZoneIndex | undefined {
  const zone = knownZone(field.graph, data["zone"], `${at}.zone`, faults);
  const facing =
    data["facing"] === undefined ? undefined : knownZone(field.graph, data["facing"], `${at}.facing`, faults);
  p.place[piece] = zone ?? NOWHERE;
  p.facing[piece] = facing ?? NOWHERE;
  return zone;
}

/** Puts a counter or marker down; returns its zone. */
function readElement(
  field: Field,
  p: Position,
  piece: PieceIndex,
  data: Record<string, unknown>,
  at: string,
  faults: Faults,
): ZoneIndex | undefined {
  if (data["marching"] === true) return readMarching(field, p, piece, data, at, faults);
  const zone = knownZone(field.graph, data["zone"], `${at}.zone`, faults);
  if (zone === undefined) return undefined;
  const top = p.front[zone];
  if (top !== NONE && field.sideOf[top] !== field.sideOf[piece]) {
    faults.add(`${at}.zone`, `${String(data["zone"])} holds ${field.pieceIds[top]} of the other side`, "BR61-10.5-h");
    return undefined;
  }
  const line = data["line"] === undefined ? "second" : faults.word(`${at}.line`, data["line"], ["front", "second"]);
  if (faults.flag(`${at}.attacks`, data["attacks"])) p.attacks[piece] = 1;
  const faced = facedZone(field.graph, zone, data["facing"], `${at}.facing`, faults, "BR61-10.2-d");
  const stack = top === NONE ? undefined : p.facing[top];
  if (stack !== undefined && faced !== undefined && faced !== stack) {
    faults.add(
      `${at}.facing`,
      `the stack in ${field.graph.ids[zone]} faces ${field.graph.ids[stack]}; both lines face the same way`,
      "BR61-10.5-g",
    );
  }
  p.facing[piece] = stack ?? faced ?? towardsEnemy(field, field.sideOf[piece], zone);
  setDown(field, p, piece, zone, line);
  return zone;
}

function readHeadquarters(field: Field, p: Position, value: unknown, faults: Faults): void {
  const placed = new Set<string>();
  for (const [index, entry] of faults.items("headquarters", value).entries()) {
    const at = `headquarters[${index}]`;
    if (!isObject(entry)) {
      faults.add(at, 'must be an object such as { "id": "mcdowell", "zone": "centreville" }');
      continue;
    }
    const id = faults.word(`${at}.id`, entry["id"], HEADQUARTERS);
    if (placed.has(id)) faults.add(`${at}.id`, `${id} is placed twice`, "BR61-2-n");
    placed.add(id);
    const zone = knownZone(field.graph, entry["zone"], `${at}.zone`, faults);
    if (zone !== undefined) p.headquarters[HEADQUARTERS.indexOf(id)] = zone;
    if (faults.flag(`${at}.activated`, entry["activated"])) p.activated[HEADQUARTERS.indexOf(id)] = 1;
  }
  const [, beauregard, johnston] = p.headquarters;
  if (beauregard === johnston && beauregard !== field.manassas) {
    faults.add(
      "headquarters",
      "Beauregard and Johnston may share no zone but Manassas Junction, where they start",
      "BR61-R77",
    );
  }
}

function readState(field: Field, p: Position, data: Record<string, unknown>, faults: Faults): void {
  if (isObject(data["control"])) {
    for (const [id, side] of Object.entries(data["control"])) {
      const zone = knownZone(field.graph, id, `control.${id}`, faults);
      if (zone === undefined) continue;
      if (field.scoringSlot[zone] === NONE)
        faults.add(`control.${id}`, "scores nothing; only scoring zones have a controller", "BR61-R84");
      else p.control[field.scoringSlot[zone]] = SIDES.indexOf(faults.word(`control.${id}`, side, SIDES));
    }
  } else if (data["control"] !== undefined) {
    faults.add("control", "must be an object of scoring zones and sides");
  }
  const offensive = isObject(data["offensive"]) ? data["offensive"] : {};
  for (const [index, side] of SIDES.entries()) {
    if (offensive[side] !== undefined)
      p.launched[index] = faults.whole(`offensive.${side}`, offensive[side], 2, 8, "BR61-6-h");
  }
  if (p.launched[0] !== 0 && p.launched[0] === p.launched[1])
    faults.add("offensive", "both sides cannot launch in the same turn", "BR61-6-g");
  if (faults.flag("farmFordKnown", data["farmFordKnown"])) p.farmFordKnown = 1;
  for (const [at, id] of faults.items("sudleyCrossed", data["sudleyCrossed"]).entries()) {
    const unit = faults.known(`sudleyCrossed[${at}]`, id, "unit", field.unitIndex);
    if (unit !== undefined) p.marks[unit] |= CROSSED_SUDLEY;
  }
  p.attacked = faults
    .items("attacked", data["attacked"])
    .flatMap((id, at) => knownZone(field.graph, id, `attacked[${at}]`, faults) ?? []);
  if (data["latched"] !== undefined) p.latched = SIDES.indexOf(faults.word("latched", data["latched"], SIDES));
  if (data["lastTurn"] !== undefined) p.lastTurn = faults.whole("lastTurn", data["lastTurn"], 7, 8, "BR61-13-k");
}
