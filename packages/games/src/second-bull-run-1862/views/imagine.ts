import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { type Field, NONE, type UnitIndex } from "../field.ts";
import { copyFrame, emptyPosition } from "../copying.ts";
import {
  ACTED,
  ATTACKED,
  clockOf,
  COHERENT,
  DISMOUNTED,
  ISOLATED,
  type Position,
  ROUTED,
  setDown,
} from "../position.ts";
import { WHEREABOUTS } from "./piece-views.ts";
import type { UnitView, View } from "./view.ts";
import { type Hour, SIDES, type SideId, TACTICS } from "../vocabulary.ts";

/** A position that agrees with a seat’s view: since nothing is hidden in this game, the position itself. */
export function imaginePosition(field: Field, view: View): Position {
  const p = emptyPosition(field);
  p.stack.push(...view.steps.map(copyFrame));
  p.day = view.day;
  p.turn = view.turn;
  p.phase = view.phase;
  p.first = sideOf(view.first);
  p.active = sideOf(view.active);
  for (const [unit, seen] of view.units.entries()) imagineUnit(field, p, unit, seen);
  p.state = view.units.map(({ whereabouts }) => WHEREABOUTS.indexOf(whereabouts));
  p.target = view.units.map(({ attacks }) => zoneOf(field, attacks));
  p.losses = view.units.map(({ losses }) => losses);
  // a routed battery only counts as tired (SB62-10.4-z)
  p.fatigue = view.units.map(({ fatigue }, unit) => (field.isArtillery[unit] === 1 ? 0 : fatigue));
  p.lossesBefore = view.units.map(({ lossesBefore }) => lossesBefore);
  p.origin = view.units.map(({ origin }) => zoneOf(field, origin));
  p.due = view.units.map(({ due }) => timeOf(due));
  const standing = view.units.flatMap(({ zone, depth }, unit) => (zone === undefined ? [] : [{ unit, zone, depth }]));
  for (const { unit, zone } of standing.toSorted((one, other) => other.depth - one.depth))
    setDown(field, p, unit, field.graph.known(zone));
  for (const [commander, seen] of view.commanders.entries()) {
    p.post[commander] = zoneOf(field, seen.zone);
    p.commanderState[commander] = WHEREABOUTS.indexOf(seen.whereabouts);
    p.activated[commander] = seen.activated ? 1 : 0;
  }
  p.control = field.objectives.map((zone) => sideOf(view.control[field.graph.ids[zone]]));
  p.attacked = view.attacked.map((id) => field.graph.known(id));
  p.tactic = SIDES.map((id) => TACTICS.findIndex((tactic) => tactic === view.tactics[id]) + 1);
  p.counterAttack = timeOf(view.counterAttack);
  p.jones = timeOf(view.jones);
  return p;
}

function sideOf(id: SideId | undefined): number {
  return id === undefined ? NONE : SIDES.indexOf(id);
}

function zoneOf(field: Field, id: string | undefined): ZoneIndex {
  return id === undefined ? NOWHERE : field.graph.known(id);
}

/** A turn as a clock time; 0 if there is none. */
function timeOf(hour: Hour | undefined): number {
  return hour === undefined ? 0 : clockOf(hour);
}

function imagineUnit(field: Field, p: Position, unit: UnitIndex, seen: UnitView): void {
  p.facing[unit] = zoneOf(field, seen.facing);
  p.marks[unit] =
    (seen.routed ? ROUTED : 0) |
    (seen.dismounted ? DISMOUNTED : 0) |
    (seen.isolated ? ISOLATED : 0) |
    (seen.coherent ? COHERENT : 0) |
    (seen.acted ? ACTED : 0) |
    (seen.attacked ? ATTACKED : 0);
}
