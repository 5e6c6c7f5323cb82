import { NOWHERE } from "@stonebridge/board";
import {
  COMMAND_RANGE,
  type Field,
  NOBODY,
  NONE,
  type PieceIndex,
  SIDE_OF_HEADQUARTERS,
  type UnitIndex,
  markerOf,
  unitOf,
} from "../field.ts";
import {
  ACTED,
  ATTACHED,
  FORWARD,
  ON_MAP,
  OPERATIONAL,
  type Position,
  artilleryOf,
  cavalryOf,
  combatOf,
  contactsOf,
  fatigueOf,
  holds,
  inContact,
  inReachOf,
  isExtended,
  standsIn,
  zonesOf,
  copyFrame,
  depthOf,
} from "../position/position.ts";
import { scoreOf, sudleyCrossers } from "../victory.ts";
import type { ElementView, HeadquartersView, UnitView, View, Whereabouts } from "./view.ts";
import { HEADQUARTERS, SIDES, type SideId, type Stage } from "../vocabulary.ts";

const WHEREABOUTS: readonly Whereabouts[] = ["waiting", "map", "attached", "eliminated"];

const NO_IDS: readonly string[] = [];
const NO_ELEMENTS: readonly ElementView[] = [];

function elementView(field: Field, p: Position, piece: PieceIndex): ElementView {
  const zone = p.place[piece];
  const faced = p.facing[piece];
  const marching = !standsIn(p, piece, zone);
  const seen: ElementView = {
    id: field.pieceIds[piece],
    zone: field.graph.ids[zone],
    facing: faced === NOWHERE ? "" : field.graph.ids[faced],
    front: faced === NOWHERE ? NO_IDS : field.frontIds[zone * field.graph.size + faced],
    line: marching || p.front[zone] === piece ? "front" : "second",
    attacks: p.attacks[piece] === 1,
  };
  if (marching) return { ...seen, marching };
  const depth = depthOf(p, piece);
  return depth > 1 ? { ...seen, depth } : seen;
}

function elementsOf(field: Field, p: Position, unit: UnitIndex): readonly ElementView[] {
  if (p.state[unit] !== ON_MAP) return NO_ELEMENTS;
  const counter = elementView(field, p, unit);
  return isExtended(field, p, unit) ? [counter, elementView(field, p, markerOf(field, unit))] : [counter];
}

function contactIds(field: Field, p: Position, unit: UnitIndex): readonly string[] {
  if (p.state[unit] !== ON_MAP || !inContact(field, p, unit)) return NO_IDS;
  const side = field.sideOf[unit];
  const pieces = zonesOf(field, p, unit).flatMap((zone) => contactsOf(field, p, side, zone));
  return [...new Set(pieces.map((piece) => field.units[unitOf(field, piece)].id))];
}

/** The views of units as they were last made, and what from: at most decisions most units are as they were at the one before. */
interface Kept {
  /** By unit. */
  readonly traits: Int32Array[];
  readonly views: UnitView[];
  all: readonly UnitView[];
}
const KEPT = new WeakMap<Field, Kept>();

function keptOf(field: Field): Kept {
  let kept = KEPT.get(field);
  if (kept === undefined) {
    kept = { traits: field.units.map(() => new Int32Array(0)), views: [], all: [] };
    KEPT.set(field, kept);
  }
  return kept;
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

/** Longer than the traits of two elements that have every other piece around them. */
const TRAITS = new Int32Array(256);

/** All units; the same list as at the decision before if nothing about them has changed. */
function unitViews(field: Field, p: Position): readonly UnitView[] {
  const kept = keptOf(field);
  let changed = false;
  for (let unit = 0; unit < field.roster; unit++) {
    const count = traitsOf(field, p, unit);
    const before = kept.traits[unit];
    let at = before.length === count ? 0 : count + 1;
    while (at < count && before[at] === TRAITS[at]) at++;
    if (at === count) continue;
    kept.traits[unit] = TRAITS.slice(0, count);
    kept.views[unit] = unitView(field, p, unit);
    changed = true;
  }
  if (changed) kept.all = kept.views.slice();
  return kept.all;
}

function unitView(field: Field, p: Position, unit: UnitIndex): UnitView {
  const data = field.units[unit];
  const { basis } = data;
  const marks = p.marks[unit];
  const seen: UnitView = {
    id: data.id,
    side: data.side,
    army: data.army,
    division: data.division,
    kind: data.kind,
    star: data.star,
    whereabouts: WHEREABOUTS[p.state[unit]],
    elements: elementsOf(field, p, unit),
    combat: { printed: data.combat, current: combatOf(field, p, unit), basis },
    artillery: { printed: data.artillery, current: artilleryOf(field, p, unit), basis },
    cavalry: { printed: data.cavalry, current: cavalryOf(field, p, unit), basis },
    losses: p.losses[unit],
    fatigue: fatigueOf(field, p, unit),
    operational: (marks & OPERATIONAL) !== 0,
    acted: (marks & ACTED) !== 0,
    contacts: contactIds(field, p, unit),
  };
  if ((marks & FORWARD) !== 0) return { ...seen, forward: true };
  return p.state[unit] === ATTACHED ? { ...seen, host: field.units[p.host].id } : seen;
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

/** The unit whose move, retreat or arrival is running. */
function actingUnit(field: Field, p: Position): string | undefined {
  for (let at = p.stack.length - 1; at >= 0; at--) {
    const frame = p.stack[at];
    if (frame.step === "march" || frame.step === "withdrawal" || frame.step === "arrival")
      return field.units[frame.unit].id;
    if (frame.step === "operational-march") return field.units[frame.units[0]].id;
    if (frame.step === "line" || frame.step === "facing") return field.units[frame.piece % field.roster].id;
  }
  return undefined;
}

function stageOf(p: Position): Stage {
  if (p.stack.some((frame) => frame.step === "over")) return "over";
  if (p.turn === 0) return "set-up";
  const turn = p.stack.find((frame) => frame.step === "turn");
  if (p.phase > 0 && p.stack.some((frame) => frame.step === "half")) return "movement";
  return turn !== undefined && turn.step === "turn" && turn.at > 7 ? "administrative" : "initiative";
}

function bySide([north, south]: readonly number[]): { north?: number; south?: number } {
  const found: { north?: number; south?: number } = {};
  if (north > 0) found.north = north;
  if (south > 0) found.south = south;
  return found;
}

/** What any seat sees: all of it, since nothing is hidden in this game (R107). Made for every decision: written without spreads. */
export function viewOf(field: Field, p: Position): View {
  const acting = actingUnit(field, p);
  const control: Record<string, SideId> = {};
  for (const [slot, zone] of field.scoring.entries()) control[field.graph.ids[zone]] = SIDES[p.control[slot]];
  const view: { -readonly [K in keyof View]: View[K] } = {
    stage: stageOf(p),
    turn: p.turn,
    lastTurn: p.lastTurn,
    phase: p.phase,
    options: field.options,
    units: unitViews(field, p),
    headquarters: headquartersView(field, p),
    control,
    offensive: bySide(p.launched),
    farmFordKnown: p.farmFordKnown === 1,
    sudleyCrossed: sudleyCrossers(field, p).map((unit) => field.units[unit].id),
    attacked: p.attacked.map((zone) => field.graph.ids[zone]),
    score: scoreOf(field, p),
    steps: p.stack.map(copyFrame),
  };
  if (p.first !== NOBODY) view.first = SIDES[p.first];
  if (p.active !== NOBODY) view.active = SIDES[p.active];
  if (acting !== undefined) view.acting = acting;
  if (p.latched !== NOBODY) view.latched = SIDES[p.latched];
  return view;
}
