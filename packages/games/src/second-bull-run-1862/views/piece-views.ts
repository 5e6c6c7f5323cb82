import { NOWHERE } from "@stonebridge/board";
import type { CommanderIndex, Field, UnitIndex } from "../field.ts";
import {
  ACTED,
  artilleryOf,
  ATTACKED,
  COHERENT,
  combatOf,
  DISMOUNTED,
  fatigueOf,
  hourOf,
  ISOLATED,
  type Position,
  ROUTED,
} from "../position.ts";
import type { CommanderView, UnitView, Whereabouts } from "./view.ts";

/** By state of a brigade. */
export const WHEREABOUTS: readonly Whereabouts[] = ["waiting", "map", "eliminated", "left", "withdrawn"];

/** Views are made for every decision: what is empty is shared. */
export const NO_IDS: readonly string[] = [];

/** What is written to while it is made. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A brigade as everybody sees it. @param depth its place in a stack, @param independent whether it is one by itself */
export function unitView(field: Field, p: Position, unit: UnitIndex, depth: number, independent: boolean): UnitView {
  const printed = field.units[unit];
  const marks = p.marks[unit];
  const zone = p.place[unit];
  const faced = p.facing[unit];
  const seen: Writable<UnitView> = {
    id: printed.id,
    printed,
    whereabouts: WHEREABOUTS[p.state[unit]],
    front: faced === NOWHERE ? NO_IDS : field.frontIds[zone * field.graph.size + faced],
    depth,
    combat: combatOf(field, p, unit),
    artillery: artilleryOf(field, p, unit),
    losses: p.losses[unit],
    lossesBefore: p.lossesBefore[unit],
    fatigue: fatigueOf(p, unit),
    routed: (marks & ROUTED) !== 0,
    dismounted: (marks & DISMOUNTED) !== 0,
    independent,
    isolated: (marks & ISOLATED) !== 0,
    coherent: (marks & COHERENT) !== 0,
    acted: (marks & ACTED) !== 0,
    attacked: (marks & ATTACKED) !== 0,
  };
  if (zone !== NOWHERE) seen.zone = field.graph.ids[zone];
  if (faced !== NOWHERE) seen.facing = field.graph.ids[faced];
  if (p.origin[unit] !== NOWHERE) seen.origin = field.graph.ids[p.origin[unit]];
  if (p.target[unit] !== NOWHERE) seen.attacks = field.graph.ids[p.target[unit]];
  if (p.due[unit] > 0) seen.due = hourOf(p.due[unit]);
  return seen;
}

/** A commander as everybody sees him. */
export function commanderView(field: Field, p: Position, commander: CommanderIndex): CommanderView {
  const printed = field.commanders[commander];
  const zone = p.post[commander];
  const seen: Writable<CommanderView> = {
    id: printed.id,
    printed,
    whereabouts: WHEREABOUTS[p.commanderState[commander]] as CommanderView["whereabouts"],
    activated: p.activated[commander] === 1,
  };
  if (zone !== NOWHERE) seen.zone = field.graph.ids[zone];
  return seen;
}
