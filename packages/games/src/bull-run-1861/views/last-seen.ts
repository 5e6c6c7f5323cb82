import { NOWHERE } from "@stonebridge/board";
import { noteChanges, tableOf } from "@stonebridge/kernel";
import {
  COMMAND_RANGE,
  type Field,
  NONE,
  type PieceIndex,
  SIDE_OF_HEADQUARTERS,
  type UnitIndex,
  markerOf,
} from "../field.ts";
import { ATTACHED, ON_MAP, type Position, depthOf, fatigueOf, holds, inReachOf } from "../position/position.ts";
import { scoreOf, sudleyCrossers } from "../victory.ts";
import { HEADQUARTERS, SIDES, type SideId } from "../vocabulary.ts";
import { unitView } from "./unit-views.ts";
import type { HeadquartersView, UnitView, View } from "./view.ts";

/** The lists of a position that are watched for changes. */
const WATCHED = [
  "place",
  "behind",
  "facing",
  "attacks",
  "front",
  "state",
  "fatigue",
  "losses",
  "marks",
  "headquarters",
  "activated",
  "control",
] as const satisfies readonly (keyof Position)[];

/** The parts of a view that are kept from one to the next. */
type Part = "units" | "headquarters" | "control" | "sudleyCrossed" | "score";

/** What was seen last of a field: little changes from one view to the next, and views share the rest. */
interface LastSeen {
  /** The lists of the position as they were. */
  readonly lists: Readonly<Record<(typeof WATCHED)[number], Int16Array>>;
  /** 1 for pieces, units and zones about which something has changed. */
  readonly pieces: Uint8Array;
  readonly units: Uint8Array;
  readonly zones: Uint8Array;
  /** By unit: its view, and what that was made from. */
  readonly traits: Int32Array[];
  readonly views: UnitView[];
  readonly parts: { -readonly [K in Part]: View[K] };
}
const lastSeen = new WeakMap<Field, LastSeen>();

/** No number in a position is as low. */
const UNSEEN = -99;

function lastSeenOf(field: Field, p: Position): LastSeen {
  let last = lastSeen.get(field);
  if (last === undefined) {
    last = {
      lists: tableOf(WATCHED, (list) => new Int16Array(p[list].length).fill(UNSEEN)),
      pieces: new Uint8Array(p.place.length),
      units: new Uint8Array(field.roster),
      zones: new Uint8Array(field.graph.size),
      traits: field.units.map(() => new Int32Array(0)),
      views: [],
      parts: { units: [], headquarters: [], control: {}, sudleyCrossed: [], score: scoreOf(field, p) },
    };
    lastSeen.set(field, last);
  }
  return last;
}

/** What is seen of a position now: the same objects as before where nothing has changed. */
export function whatIsSeen(field: Field, p: Position): Readonly<Pick<View, Part>> {
  const last = lastSeenOf(field, p);
  const { lists, parts, units } = last;
  const lossesChanged = noteChanges(lists.losses, p.losses, units);
  const marksChanged = noteChanges(lists.marks, p.marks, units);
  const controlChanged = noteChanges(lists.control, p.control);
  const basesMoved = noteChanges(lists.headquarters, p.headquarters);
  if (noteChanges(lists.activated, p.activated) || basesMoved) parts.headquarters = headquartersView(field, p);
  if (controlChanged) parts.control = controlView(field, p);
  if (marksChanged) parts.sudleyCrossed = sudleyCrossers(field, p).map((unit) => field.units[unit].id);
  if (controlChanged || lossesChanged || marksChanged) parts.score = scoreOf(field, p);
  seeUnits(field, p, last);
  return parts;
}

/** All units: in the same list as before if nothing about them has changed. */
function seeUnits(field: Field, p: Position, last: LastSeen): void {
  const { lists, pieces, units, zones, traits, views, parts } = last;
  let moved = noteChanges(lists.place, p.place, pieces);
  moved = noteChanges(lists.behind, p.behind, pieces) || moved;
  moved = noteChanges(lists.front, p.front, zones) || moved;
  if (moved) seeStacks(field, p, last);
  noteChanges(lists.facing, p.facing, pieces);
  noteChanges(lists.attacks, p.attacks, pieces);
  noteChanges(lists.state, p.state, units);
  noteChanges(lists.fatigue, p.fatigue, units);
  // it is as tired as whoever carries it
  units[field.legion] = 1;
  let changed = false;
  for (let unit = 0; unit < field.roster; unit++) {
    const marker = markerOf(field, unit);
    if (units[unit] === 0 && pieces[unit] === 0 && pieces[marker] === 0) continue;
    units[unit] = 0;
    pieces[unit] = 0;
    pieces[marker] = 0;
    const count = traitsOf(field, p, unit);
    if (isAsBefore(traits[unit], count)) continue;
    traits[unit] = TRAITS.slice(0, count);
    views[unit] = unitView(field, p, unit);
    changed = true;
  }
  if (changed) parts.units = views.slice();
}

/** Where stacks have changed, something has for all pieces in them, and for those in contact with them. */
function seeStacks({ graph }: Field, { place }: Position, { pieces, zones }: LastSeen): void {
  for (let piece = 0; piece < pieces.length; piece++)
    if (pieces[piece] === 1 && place[piece] !== NOWHERE) zones[place[piece]] = 1;
  for (let zone = 0; zone < zones.length; zone++)
    if (zones[zone] === 1) for (const near of graph.overLand[zone]) if (zones[near] === 0) zones[near] = NEAR_ONE;
  for (let piece = 0; piece < pieces.length; piece++)
    if (place[piece] !== NOWHERE && zones[place[piece]] !== 0) pieces[piece] = 1;
  zones.fill(0);
}

/** Something has changed in a zone next to it. */
const NEAR_ONE = 2;

/** Longer than the traits of two elements that have every other piece around them. */
const TRAITS = new Int32Array(256);

function isAsBefore(before: Int32Array, count: number): boolean {
  if (before.length !== count) return false;
  for (let at = 0; at < count; at++) if (before[at] !== TRAITS[at]) return false;
  return true;
}

/** All that a unit's view depends on, as numbers in `TRAITS`. @returns how many */
function traitsOf(field: Field, p: Position, unit: UnitIndex): number {
  const state = p.state[unit];
  TRAITS[0] = state;
  TRAITS[1] = p.losses[unit];
  TRAITS[2] = fatigueOf(field, p, unit);
  TRAITS[3] = p.marks[unit];
  TRAITS[4] = state === ATTACHED ? p.host : NOWHERE;
  if (state !== ON_MAP) return 5;
  const count = elementTraits(field, p, unit, 5);
  const marker = markerOf(field, unit);
  return p.place[marker] === NOWHERE ? count : elementTraits(field, p, marker, count);
}

/** Where an element is, and the enemies in contact with it, from that place on. */
function elementTraits(field: Field, p: Position, piece: PieceIndex, from: number): number {
  const zone = p.place[piece];
  const enemy = 1 - field.sideOf[piece];
  let at = from;
  TRAITS[at++] = piece;
  TRAITS[at++] = zone;
  TRAITS[at++] = p.facing[piece];
  TRAITS[at++] = p.attacks[piece];
  TRAITS[at++] = depthOf(p, piece);
  if (!inReachOf(field, p, enemy, zone)) return at;
  for (const near of field.graph.overLand[zone])
    if (holds(field, p, enemy, near))
      for (let other = p.front[near]; other !== NONE; other = p.behind[other]) TRAITS[at++] = other;
  return at;
}

function headquartersView(field: Field, p: Position): HeadquartersView[] {
  return HEADQUARTERS.map((id, index) => ({
    id,
    side: SIDES[SIDE_OF_HEADQUARTERS[index]],
    zone: field.graph.ids[p.headquarters[index]],
    activated: p.activated[index] === 1,
    range: COMMAND_RANGE[index],
  }));
}

function controlView(field: Field, p: Position): View["control"] {
  const control: Record<string, SideId> = {};
  for (const [slot, zone] of field.scoring.entries()) control[field.graph.ids[zone]] = SIDES[p.control[slot]];
  return control;
}
