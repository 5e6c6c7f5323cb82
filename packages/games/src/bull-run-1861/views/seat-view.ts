import { NOWHERE } from "@stonebridge/board";
import {
  COMMAND_RANGE,
  type Field,
  NOBODY,
  type PieceIndex,
  SIDE_OF_HEADQUARTERS,
  type UnitIndex,
  markerOf,
  unitOf,
} from "../field.ts";
import {
  ACTED,
  ATTACHED,
  ON_MAP,
  OPERATIONAL,
  type Position,
  artilleryOf,
  cavalryOf,
  combatOf,
  contactsOf,
  fatigueOf,
  inContact,
  isExtended,
  standsIn,
  zonesOf,
  copyFrame,
} from "../position/position.ts";
import { scoreOf, sudleyCrossers } from "../victory.ts";
import type { ElementView, HeadquartersView, UnitView, View, Whereabouts } from "./view.ts";
import { HEADQUARTERS, SIDES, type SideId, type Stage } from "../vocabulary.ts";

const WHEREABOUTS: readonly Whereabouts[] = ["waiting", "map", "attached", "eliminated"];

/** Views are made for every decision: shared where empty, and written without spreads. */
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
  return marching ? { ...seen, marching } : seen;
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
  for (const frame of p.stack.toReversed()) {
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

function bySide(values: readonly number[]): { north?: number; south?: number } {
  const [north, south] = values;
  return { ...(north > 0 ? { north } : {}), ...(south > 0 ? { south } : {}) };
}

/** What any seat sees: all of it, since nothing is hidden in this game (R107). */
export function viewOf(field: Field, p: Position): View {
  const acting = actingUnit(field, p);
  const control: Record<string, SideId> = {};
  for (const [slot, zone] of field.scoring.entries()) control[field.graph.ids[zone]] = SIDES[p.control[slot]];
  return {
    stage: stageOf(p),
    turn: p.turn,
    lastTurn: p.lastTurn,
    phase: p.phase,
    ...(p.first === NOBODY ? {} : { first: SIDES[p.first] }),
    ...(p.active === NOBODY ? {} : { active: SIDES[p.active] }),
    ...(acting === undefined ? {} : { acting }),
    options: field.options,
    units: field.units.map((_, unit) => unitView(field, p, unit)),
    headquarters: headquartersView(field, p),
    control,
    offensive: bySide(p.launched),
    farmFordKnown: p.farmFordKnown === 1,
    sudleyCrossed: sudleyCrossers(field, p).map((unit) => field.units[unit].id),
    attacked: p.attacked.map((zone) => field.graph.ids[zone]),
    ...(p.latched === NOBODY ? {} : { latched: SIDES[p.latched] }),
    score: scoreOf(field, p),
    steps: p.stack.map(copyFrame),
  };
}
