import { facedZone, knownZone, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { type Faults, isObject, keysOf } from "@stonebridge/kernel";
import { beginningOf } from "./beginning.ts";
import { checkContradictions } from "./contradictions.ts";
import { type Field, NONE, type UnitIndex } from "../field.ts";
import { movers } from "./frame-reader.ts";
import {
  ACTED,
  ATTACKED,
  clockOf,
  COHERENT,
  DISMOUNTED,
  ELIMINATED,
  ISOLATED,
  LEFT,
  MOST_FATIGUE,
  ON_MAP,
  type Position,
  ROUTED,
  setDown,
  TURNS_OF_FIRST_DAY,
  WAITING,
  WITHDRAWN,
} from "../position.ts";
import type { Absence } from "./situation.ts";
import { readHour, readStage, type StageName } from "./stage-reader.ts";
import { facingToward } from "../movement/toward.ts";
import { SIDES, TACTICS } from "../vocabulary.ts";

const PLACEMENT_FIELDS = new Set([
  "unit",
  "zone",
  "facing",
  "fatigue",
  "losses",
  "lossesBefore",
  "routed",
  "dismounted",
  "attacks",
  "attacked",
  "acted",
  "isolated",
  "coherent",
  "origin",
]);
const ABSENCE_FIELDS = new Set(["unit", "where", "losses", "lossesBefore", "due"]);
const STATES: Readonly<Record<Absence["where"], number>> = {
  waiting: WAITING,
  eliminated: ELIMINATED,
  left: LEFT,
  withdrawn: WITHDRAWN,
};
const WHERE = keysOf(STATES);
/** The last clock time of a game, and the turn after, on which arrivals that the die delayed would come. */
const LAST_CLOCK = 2 * TURNS_OF_FIRST_DAY;

/** The first position of a situation, its stack of steps not yet run. Everything that contradicts a rule becomes a fault. */
export function readPosition(field: Field, data: Record<string, unknown>, faults: Faults): Position {
  const p = beginningOf(field);
  const stage = readStage(field, p, data, faults);
  readPlacements(field, p, data["placements"], faults);
  readAbsent(field, p, data["absent"], faults);
  readCommanders(field, p, data, faults);
  readState(field, p, data, faults);
  if (stage === undefined) return p;
  faceAll(field, p, stage);
  checkContradictions(field, p, data, stage, faults);
  return p;
}

function readPlacements(field: Field, p: Position, value: unknown, faults: Faults): void {
  const placed = new Set<UnitIndex>();
  for (const [index, placement] of faults.items("placements", value).entries()) {
    const at = `placements[${index}]`;
    if (!isObject(placement)) {
      faults.add(at, 'must be an object such as { "unit": "gibbon", "zone": "105" }');
      continue;
    }
    for (const key of Object.keys(placement))
      if (!PLACEMENT_FIELDS.has(key)) faults.add(`${at}.${key}`, "is not a field of a placement");
    const unit = faults.known(`${at}.unit`, placement["unit"], "unit", field.unitIndex);
    if (unit === undefined) continue;
    if (placed.has(unit)) faults.add(`${at}.unit`, `${field.units[unit].id} is placed twice`, "SB62-1-a");
    else readPlacement(field, p, unit, placement, at, faults);
    placed.add(unit);
  }
}

function readPlacement(
  field: Field,
  p: Position,
  unit: UnitIndex,
  data: Record<string, unknown>,
  at: string,
  faults: Faults,
): void {
  const zone = knownZone(field.graph, data["zone"], `${at}.zone`, faults);
  readCondition(field, p, unit, data, at, faults);
  readLosses(field, p, unit, data, at, field.units[unit].combat - 1, faults);
  if (zone === undefined) return;
  const top = p.top[zone];
  if (top !== NONE && field.sideOf[top] !== field.sideOf[unit]) {
    const problem = `${field.graph.ids[zone]} holds ${field.units[top].id} of the other side`;
    faults.add(`${at}.zone`, problem, "SB62-9.6-d");
    return;
  }
  readFacing(field, p, unit, zone, data["facing"], at, faults);
  if (data["attacks"] !== undefined)
    p.target = p.target.with(unit, knownZone(field.graph, data["attacks"], `${at}.attacks`, faults) ?? NOWHERE);
  let origin = p.active === NONE ? NOWHERE : zone;
  if (data["origin"] !== undefined) origin = knownZone(field.graph, data["origin"], `${at}.origin`, faults) ?? zone;
  p.origin = p.origin.with(unit, origin);
  p.state = p.state.with(unit, ON_MAP);
  setDown(field, p, unit, zone);
}

/** SB62-9.3-d, SB62-9.6-c; a routed brigade faces nothing (SB62-10.4-n). */
function readFacing(
  field: Field,
  p: Position,
  unit: UnitIndex,
  zone: ZoneIndex,
  data: unknown,
  at: string,
  faults: Faults,
): void {
  const { graph } = field;
  const faced = facedZone(graph, zone, data, `${at}.facing`, faults, "SB62-9.3-d");
  if (faced === undefined) return;
  if ((p.marks[unit] & ROUTED) !== 0) {
    faults.add(`${at}.facing`, "a routed brigade faces nothing; leave it out", "SB62-10.4-n");
    return;
  }
  for (let mate = p.top[zone]; mate !== NONE; mate = p.below[mate]) {
    const other = p.facing[mate];
    if (other === NOWHERE || other === faced) continue;
    const problem = `${field.units[mate].id} in ${graph.ids[zone]} faces ${graph.ids[other]}; stacked brigades face alike`;
    faults.add(`${at}.facing`, problem, "SB62-9.6-c");
    return;
  }
  p.facing[unit] = faced;
}

function readCondition(
  field: Field,
  p: Position,
  unit: UnitIndex,
  data: Record<string, unknown>,
  at: string,
  faults: Faults,
): void {
  for (const [key, mark] of [
    ["routed", ROUTED],
    ["dismounted", DISMOUNTED],
    ["acted", ACTED],
    ["isolated", ISOLATED],
    ["coherent", COHERENT],
    ["attacked", ATTACKED],
  ] as const)
    if (faults.flag(`${at}.${key}`, data[key])) p.marks[unit] |= mark;
  if (data["dismounted"] === true && field.isCavalry[unit] === 0)
    faults.add(`${at}.dismounted`, `${field.units[unit].id} is not cavalry`, "SB62-9.4-m");
  readFatigue(field, p, unit, data["fatigue"], at, faults);
}

/** SB62-10.4-g; none for artillery (SB62-10.4-z), always level 2 for a routed brigade (SB62-10.4-n). */
function readFatigue(field: Field, p: Position, unit: UnitIndex, data: unknown, at: string, faults: Faults): void {
  const routed = (p.marks[unit] & ROUTED) !== 0;
  const artillery = field.isArtillery[unit] === 1;
  const given = data === undefined ? undefined : faults.whole(`${at}.fatigue`, data, 0, MOST_FATIGUE, "SB62-10.4-g");
  if (artillery && given !== undefined && given > 0)
    faults.add(`${at}.fatigue`, "artillery takes no Fatigue; leave it out", "SB62-10.4-z");
  else if (routed && !artillery && given !== undefined && given !== MOST_FATIGUE)
    faults.add(`${at}.fatigue`, "a routed brigade has Fatigue 2; leave it out", "SB62-10.4-n");
  if (!artillery) p.fatigue[unit] = routed ? MOST_FATIGUE : (given ?? 0);
}

/** SB62-10.4-w: with as many losses as potential it would be off the map. @param most that it can have */
function readLosses(
  field: Field,
  p: Position,
  unit: UnitIndex,
  data: Record<string, unknown>,
  at: string,
  most: number,
  faults: Faults,
): void {
  if (data["losses"] !== undefined)
    p.losses[unit] = faults.whole(`${at}.losses`, data["losses"], 0, most, "SB62-10.4-w");
  if (data["lossesBefore"] !== undefined) {
    const { combat } = field.units[unit];
    const before = faults.whole(`${at}.lossesBefore`, data["lossesBefore"], 0, combat - 1, "SB62-10.4-w");
    p.lossesBefore = p.lossesBefore.with(unit, before);
  }
}

function readAbsent(field: Field, p: Position, value: unknown, faults: Faults): void {
  const seen = new Set<UnitIndex>();
  for (const [index, absence] of faults.items("absent", value).entries()) {
    const at = `absent[${index}]`;
    if (!isObject(absence)) {
      faults.add(at, 'must be an object such as { "unit": "gibbon", "where": "eliminated" }');
      continue;
    }
    for (const key of Object.keys(absence))
      if (!ABSENCE_FIELDS.has(key)) faults.add(`${at}.${key}`, "is not a field of an absence");
    const unit = faults.known(`${at}.unit`, absence["unit"], "unit", field.unitIndex);
    if (unit === undefined) continue;
    const id = field.units[unit].id;
    if (p.state[unit] === ON_MAP)
      faults.add(`${at}.unit`, `${id} is on the map as well; remove one of the two`, "SB62-1-a");
    if (seen.has(unit)) faults.add(`${at}.unit`, `${id} is listed as absent twice`, "SB62-1-a");
    seen.add(unit);
    const where = faults.word(`${at}.where`, absence["where"], WHERE);
    const { combat } = field.units[unit];
    readLosses(field, p, unit, absence, at, where === "eliminated" ? combat : combat - 1, faults);
    if (p.state[unit] === ON_MAP) continue;
    p.state = p.state.with(unit, STATES[where]);
    const due = readHour(field, absence["due"], `${at}.due`, [1, LAST_CLOCK], "SB62-8-E-a", faults);
    p.due = p.due.with(unit, due);
    if (due > 0 && where !== "waiting")
      faults.add(`${at}.due`, "only brigades that wait are due on a turn", "SB62-8-E-a");
  }
}

function readCommanders(field: Field, p: Position, data: Record<string, unknown>, faults: Faults): void {
  const seen = new Set<number>();
  for (const [index, place] of faults.items("commanders", data["commanders"]).entries()) {
    const at = `commanders[${index}]`;
    if (!isObject(place)) {
      faults.add(at, 'must be an object such as { "id": "pope", "zone": "109" }');
      continue;
    }
    for (const key of Object.keys(place))
      if (!["id", "zone", "activated"].includes(key))
        faults.add(`${at}.${key}`, "is not a field of a commander’s place");
    const commander = faults.known(`${at}.id`, place["id"], "commander", field.commanderIndex);
    const zone = knownZone(field.graph, place["zone"], `${at}.zone`, faults);
    const activated = faults.flag(`${at}.activated`, place["activated"]);
    if (commander === undefined || zone === undefined) continue;
    if (seen.has(commander)) faults.add(`${at}.id`, `${field.commanders[commander].id} is placed twice`, "SB62-2.2-a");
    seen.add(commander);
    p.commanderState[commander] = ON_MAP;
    p.post[commander] = zone;
    p.activated[commander] = activated ? 1 : 0;
  }
  for (const [index, id] of faults.items("withdrawnCommanders", data["withdrawnCommanders"]).entries()) {
    const at = `withdrawnCommanders[${index}]`;
    const commander = faults.known(at, id, "commander", field.commanderIndex);
    if (commander === undefined) continue;
    if (p.commanderState[commander] === ON_MAP)
      faults.add(at, `${String(id)} is on the map as well; remove one of the two`, "SB62-2.2-a");
    else p.commanderState[commander] = WITHDRAWN;
  }
}

function readState(field: Field, p: Position, data: Record<string, unknown>, faults: Faults): void {
  const control = data["control"] ?? {};
  if (!isObject(control)) faults.add("control", "must be an object of objectives and sides");
  else
    for (const [id, side] of Object.entries(control)) {
      const zone = knownZone(field.graph, id, `control.${id}`, faults);
      if (zone === undefined) continue;
      const slot = field.objectiveSlot[zone];
      if (slot === NONE) faults.add(`control.${id}`, "is not an objective; only objectives are controlled", "SB62-2-c");
      else p.control[slot] = SIDES.indexOf(faults.word(`control.${id}`, side, SIDES));
    }
  p.attacked = faults
    .items("attacked", data["attacked"])
    .flatMap((id, at) => knownZone(field.graph, id, `attacked[${at}]`, faults) ?? []);
  const tactics = data["tactics"] ?? {};
  if (!isObject(tactics)) faults.add("tactics", "must be an object of sides and tactics");
  else
    for (const [id, tactic] of Object.entries(tactics)) {
      const side = SIDES.indexOf(faults.word(`tactics.${id}`, id, SIDES));
      p.tactic[side] = TACTICS.indexOf(faults.word(`tactics.${id}`, tactic, TACTICS)) + 1;
    }
  const now = clockOf(p);
  p.counterAttack = readHour(field, data["counterAttack"], "counterAttack", [1, now], "SB62-11.2.2-h", faults);
  p.jones = readHour(field, data["jones"], "jones", [1, now], "SB62-11.2.1-j", faults);
}

/**
 * A brigade without a given facing takes that of its stack, or faces the enemy; not a routed brigade, nor one that a running step moves.
 */
function faceAll(field: Field, p: Position, stage: StageName): void {
  const moving = stage === "exact" ? movers(p) : new Set<UnitIndex>();
  for (let unit = 0; unit < field.roster; unit++) {
    if (p.state[unit] !== ON_MAP || p.facing[unit] !== NOWHERE || (p.marks[unit] & ROUTED) !== 0 || moving.has(unit))
      continue;
    p.facing[unit] = mateFacing(p, unit) ?? facingToward(field, p, unit);
  }
}

function mateFacing(p: Position, unit: UnitIndex): ZoneIndex | undefined {
  for (let mate = p.top[p.place[unit]]; mate !== NONE; mate = p.below[mate])
    if (p.facing[mate] !== NOWHERE) return p.facing[mate];
  return undefined;
}
