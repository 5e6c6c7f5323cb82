import { checkFaced, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import type { Faults } from "@stonebridge/kernel";
import { type Field, NONE, type UnitIndex } from "../field.ts";
import {
  clockOf,
  ELIMINATED,
  hourOf,
  LEFT,
  MOST_FATIGUE,
  ON_MAP,
  type Position,
  ROUTED,
  setDown,
  WAITING,
  WITHDRAWN,
} from "../position.ts";
import { facingToward } from "../movement/toward.ts";
import { movers } from "./frame-faults.ts";
import { marksOf } from "./unit-marks.ts";
import type { Told, ToldAbsence, ToldPlacement } from "./situation-forms.ts";

/** By where a brigade off the map is. */
export const STATES: Readonly<Record<ToldAbsence["where"], number>> = {
  waiting: WAITING,
  eliminated: ELIMINATED,
  left: LEFT,
  withdrawn: WITHDRAWN,
};

/** Lays out brigades and commanders, on the map and off it. */
export function layPieces(field: Field, p: Position, told: Told, faults: Faults): void {
  layPlacements(field, p, told.placements ?? [], faults);
  layAbsent(field, p, told.absent, faults);
  layCommanders(field, p, told, faults);
}

function layPlacements(field: Field, p: Position, placements: readonly ToldPlacement[], faults: Faults): void {
  const placed = new Set<UnitIndex>();
  for (const [index, placement] of placements.entries()) {
    const at = `placements[${index}]`;
    const { unit } = placement;
    if (unit === NONE) continue;
    if (placed.has(unit)) faults.add(`${at}.unit`, `${field.units[unit].id} is placed twice`, "SB62-1-a");
    else layPlacement(field, p, placement, at, faults);
    placed.add(unit);
  }
}

function layPlacement(field: Field, p: Position, told: ToldPlacement, at: string, faults: Faults): void {
  const { unit, zone, attacks, origin } = told;
  layCondition(field, p, told, at, faults);
  layLosses(p, told);
  if (zone === NOWHERE) return;
  const top = p.top[zone];
  if (top !== NONE && field.sideOf[top] !== field.sideOf[unit]) {
    const problem = `${field.graph.ids[zone]} holds ${field.units[top].id} of the other side`;
    faults.add(`${at}.zone`, problem, "SB62-9.6-d");
    return;
  }
  layFacing(field, p, told, at, faults);
  if (attacks !== undefined) p.target = p.target.with(unit, attacks);
  if (origin !== undefined || p.active !== NONE) p.origin = p.origin.with(unit, origin ?? zone);
  p.state = p.state.with(unit, ON_MAP);
  setDown(field, p, unit, zone);
}

/** SB62-9.3-d, SB62-9.6-c; a routed brigade faces nothing (SB62-10.4-n). */
function layFacing(
  field: Field,
  p: Position,
  { unit, zone, facing = NOWHERE }: ToldPlacement,
  at: string,
  faults: Faults,
): void {
  const { graph } = field;
  if (facing === NOWHERE) return;
  checkFaced(graph, zone, facing, `${at}.facing`, faults, "SB62-9.3-d");
  if ((p.marks[unit] & ROUTED) !== 0) {
    faults.add(`${at}.facing`, "a routed brigade faces nothing; leave it out", "SB62-10.4-n");
    return;
  }
  for (let mate = p.top[zone]; mate !== NONE; mate = p.below[mate]) {
    const other = p.facing[mate];
    if (other === NOWHERE || other === facing) continue;
    const problem = `${field.units[mate].id} in ${graph.ids[zone]} faces ${graph.ids[other]}; stacked brigades face alike`;
    faults.add(`${at}.facing`, problem, "SB62-9.6-c");
    return;
  }
  p.facing[unit] = facing;
}

/** Marks; Fatigue (SB62-10.4-g): none for artillery (SB62-10.4-z), always level 2 for a routed brigade (SB62-10.4-n). */
function layCondition(field: Field, p: Position, told: ToldPlacement, at: string, faults: Faults): void {
  const { unit, fatigue, routed } = told;
  p.marks[unit] = marksOf(told);
  if (told.dismounted && field.isCavalry[unit] === 0)
    faults.add(`${at}.dismounted`, `${field.units[unit].id} is not cavalry`, "SB62-9.4-m");
  const isArtillery = field.isArtillery[unit] === 1;
  if (isArtillery && (fatigue ?? 0) > 0)
    faults.add(`${at}.fatigue`, "artillery takes no Fatigue; leave it out", "SB62-10.4-z");
  else if (routed && !isArtillery && (fatigue ?? MOST_FATIGUE) !== MOST_FATIGUE)
    faults.add(`${at}.fatigue`, "a routed brigade has Fatigue 2; leave it out", "SB62-10.4-n");
  if (!isArtillery) p.fatigue = p.fatigue.with(unit, routed ? MOST_FATIGUE : (fatigue ?? 0));
}

/** Those that are not told are as the scenario has them. */
function layLosses(p: Position, { unit, losses, lossesBefore }: ToldPlacement | ToldAbsence): void {
  if (losses !== undefined) p.losses = p.losses.with(unit, losses);
  if (lossesBefore !== undefined) p.lossesBefore = p.lossesBefore.with(unit, lossesBefore);
}

function layAbsent(field: Field, p: Position, absent: readonly ToldAbsence[], faults: Faults): void {
  const seen = new Set<UnitIndex>();
  for (const [index, absence] of absent.entries()) {
    const at = `absent[${index}]`;
    const { unit, where, due } = absence;
    if (unit === NONE) continue;
    const { id } = field.units[unit];
    if (p.state[unit] === ON_MAP)
      faults.add(`${at}.unit`, `${id} is on the map as well; remove one of the two`, "SB62-1-a");
    if (seen.has(unit)) faults.add(`${at}.unit`, `${id} is listed as absent twice`, "SB62-1-a");
    seen.add(unit);
    layLosses(p, absence);
    if (p.state[unit] === ON_MAP) continue;
    p.state = p.state.with(unit, STATES[where]);
    p.due = p.due.with(unit, due);
    if (due > 0 && where !== "waiting")
      faults.add(`${at}.due`, "only brigades that wait are due on a turn", "SB62-8-E-a");
  }
}

function layCommanders(field: Field, p: Position, { commanders, withdrawnCommanders }: Told, faults: Faults): void {
  const seen = new Set<number>();
  for (const [index, { id: commander, zone, activated }] of commanders.entries()) {
    if (commander === NONE || zone === NOWHERE) continue;
    if (seen.has(commander))
      faults.add(`commanders[${index}].id`, `${field.commanders[commander].id} is placed twice`, "SB62-2.2-a");
    seen.add(commander);
    p.commanderState[commander] = ON_MAP;
    p.post[commander] = zone;
    p.activated[commander] = activated ? 1 : 0;
  }
  for (const [index, commander] of withdrawnCommanders.entries()) {
    if (commander === NONE) continue;
    const { id } = field.commanders[commander];
    if (p.commanderState[commander] === ON_MAP)
      faults.add(`withdrawnCommanders[${index}]`, `${id} is on the map as well; remove one of the two`, "SB62-2.2-a");
    else p.commanderState[commander] = WITHDRAWN;
  }
}

/** Lays out what is true of the whole game: control, attacked zones, tactics, and what was declared. */
export function layState(p: Position, told: Told, faults: Faults): void {
  for (const [slot, side] of told.control) p.control[slot] = side;
  p.attacked = told.attacked.filter((zone) => zone !== NOWHERE);
  p.tactic = [...told.tactics];
  p.counterAttack = upToNow(p, told.counterAttack, "counterAttack", "SB62-11.2.2-h", faults);
  p.jones = upToNow(p, told.jones, "jones", "SB62-11.2.1-j", faults);
}

/** A turn that has begun; 0 if it has not. */
function upToNow(p: Position, clock: number, at: string, rule: string, faults: Faults): number {
  if (clock <= clockOf(p)) return clock;
  const { day, turn } = hourOf(clock);
  faults.add(at, `day ${day}, turn ${turn} cannot be; leave it out or correct it`, rule);
  return 0;
}

/**
 * A brigade without a given facing takes that of its stack, or faces the enemy; not a routed brigade, nor one that a running step moves.
 */
export function faceAll(field: Field, p: Position, stage: Told["at"]["stage"]): void {
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
