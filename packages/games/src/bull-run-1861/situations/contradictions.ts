import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import type { Faults } from "@stonebridge/kernel";
import { type Field, NOBODY, NONE, SIDE_OF_HEADQUARTERS, SOUTH, STACKING_LIMIT, unitOf } from "../field.ts";
import { lacksRoom, startsOnMap } from "../scenarios/free-placement.ts";
import {
  OPERATIONAL,
  ON_MAP,
  type Position,
  fatigueOf,
  holds,
  inContact,
  isExtended,
  stacked,
} from "../position/position.ts";
import { NORTHERN_REINFORCEMENTS } from "../units.ts";
import { HEADQUARTERS, SIDES } from "../vocabulary.ts";
import type { Told, ToldPlacement } from "./situation-forms.ts";

/** Finds what contradicts the moment at which a situation begins, or a rule that holds then, in fields that are valid one by one. */
export function checkMoment(field: Field, p: Position, told: Told, faults: Faults): void {
  const { at, placements } = told;
  checkAttacks(field, p, "placements", faults);
  checkTimes(field, p, at.stage === "set-up" ? 0 : at.turn, faults);
  // a saved position may be in the middle of a step that has yet to put things right
  if (at.stage !== "exact") checkRest(field, p, faults);
  if (at.stage === "set-up" && placements === undefined) checkSetUp(field, p, faults);
}

/** BR61-10.5-a: no position breaks the stacking limit except for the reserves at Centreville (R99). */
export function checkStacks(field: Field, p: Position, faults: Faults): void {
  for (let zone = 0; zone < field.graph.size; zone++) {
    const count = stacked(p, zone);
    if (count <= STACKING_LIMIT || (zone === field.centreville && holdsReserves(field, p, zone))) continue;
    faults.add("placements", `${count} brigades are in ${field.graph.ids[zone]}; at most 2 may stack`, "BR61-10.5-a");
  }
}

function holdsReserves(field: Field, p: Position, zone: ZoneIndex): boolean {
  for (let piece = p.front[zone]; piece !== NONE; piece = p.behind[piece]) {
    if (NORTHERN_REINFORCEMENTS.includes(field.units[unitOf(field, piece)].id)) return true;
  }
  return false;
}

/** BR61-10.5-c: one front line a zone, though the file may name it twice. */
export function checkLines(field: Field, placements: readonly ToldPlacement[], faults: Faults): void {
  const fronts = new Set<ZoneIndex>();
  const check = (zone: ZoneIndex, at: string): void => {
    if (fronts.has(zone)) faults.add(`${at}.line`, `${field.graph.ids[zone]} has a front line already`, "BR61-10.5-c");
    if (zone !== NOWHERE) fronts.add(zone);
  };
  for (const [index, { zone = NOWHERE, line, extended }] of placements.entries()) {
    const at = `placements[${index}]`;
    if (line === "front") check(zone, at);
    if (extended?.line === "front") check(extended.zone, `${at}.extended`);
  }
}

/** BR61-11.1-a: Attack markers lie on front lines (R47) of the side whose half runs. @param pieces where the file has them */
export function checkAttacks(field: Field, p: Position, pieces: string, faults: Faults): void {
  for (const [piece, marked] of p.attacks.entries()) {
    if (marked === 0) continue;
    const id = field.pieceIds[piece];
    if (field.sideOf[piece] !== p.active)
      faults.add(pieces, `${id} has an Attack marker outside a half of its own side`, "BR61-11.1-a");
    if (p.front[p.place[piece]] !== piece)
      faults.add(pieces, `${id} has an Attack marker but is not the front line`, "BR61-R47");
  }
}

/** BR61-6-f, BR61-13-k, BR61-13-m: what has happened fits the turn and the options. */
function checkTimes(field: Field, p: Position, turn: number, faults: Faults): void {
  for (const [side, launched] of p.launched.entries()) {
    if (launched > p.turn)
      faults.add(`offensive.${SIDES[side]}`, `turn ${launched} has not come yet; leave it out`, "BR61-6-f");
  }
  if (turn === 8 && field.options.extraTurn === "off")
    faults.add("at.turn", "turn 8 is played only with the option extraTurn", "BR61-13-k");
  if (p.lastTurn === 8 && turn !== 8) faults.add("lastTurn", "is 8 once the extra turn runs, in turn 8", "BR61-13-l");
  if (turn === 8) p.lastTurn = 8;
  if (p.latched !== NOBODY && field.options.automaticDefeat === "off")
    faults.add("latched", "is only used with the option automaticDefeat", "BR61-13-m");
}

/** What holds between steps: BR61-6-o, BR61-6-p and R70 for marked brigades, R81 for HQs. */
function checkRest(field: Field, p: Position, faults: Faults): void {
  for (const [index, zone] of p.headquarters.entries()) {
    if (!holds(field, p, 1 - SIDE_OF_HEADQUARTERS[index], zone)) continue;
    const where = field.graph.ids[zone];
    faults.add("headquarters", `${HEADQUARTERS[index]} is in ${where}, which the enemy holds`, "BR61-R81");
  }
  for (let unit = 0; unit < field.roster; unit++) {
    if ((p.marks[unit] & OPERATIONAL) === 0 || p.state[unit] !== ON_MAP) continue;
    const name = field.units[unit].id;
    const cannot = "cannot be marked for Operational movement";
    if (isExtended(field, p, unit)) faults.add("placements", `${name} is in extended line and ${cannot}`, "BR61-R70");
    if (inContact(field, p, unit)) faults.add("placements", `${name} is in contact and ${cannot}`, "BR61-6-o");
    if (fatigueOf(field, p, unit) > 0) faults.add("placements", `${name} is fatigued and ${cannot}`, "BR61-6-p");
  }
}

/** BR61-12.1-a, BR61-12.2: the map has a place for every unit that is set up on it. */
function checkSetUp(field: Field, p: Position, faults: Faults): void {
  if (field.options.setup === "historical") {
    const starts = new Set(field.graph.zones.map(({ start }) => start));
    const without = field.units.filter(
      ({ start }, unit) => startsOnMap(field, unit) && isZoneCode(start) && !starts.has(start),
    );
    if (without.length > 0) {
      const names = without.map(({ id, start }) => `${id} (${start})`).join(", ");
      faults.add(
        "map",
        `has no zone with the start code of ${names}; give placements or the free set-up`,
        "BR61-12.1-a",
      );
    }
    return;
  }
  for (const side of [SOUTH, 1 - SOUTH]) {
    if (lacksRoom(field, p, side))
      faults.add("map", `has too few zones near the base of the ${SIDES[side]} for its set-up`, "BR61-12.2-c");
  }
}

/** Printed numbers of the South and letters of the North; other codes tell how a unit comes later. */
function isZoneCode(start: string): boolean {
  return /^[1-9A-H]$/.test(start);
}
