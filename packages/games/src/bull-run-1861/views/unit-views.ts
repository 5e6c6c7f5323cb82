import { NOWHERE } from "@stonebridge/board";
import { type Field, type PieceIndex, type UnitIndex, markerOf, unitOf } from "../field.ts";
import {
  ACTED,
  FORWARD,
  ATTACHED,
  ON_MAP,
  OPERATIONAL,
  type Position,
  artilleryOf,
  cavalryOf,
  combatOf,
  contactsOf,
  depthOf,
  fatigueOf,
  inContact,
  isExtended,
  standsIn,
  zonesOf,
} from "../position/position.ts";
import type { ElementView, UnitView, Whereabouts } from "./view.ts";

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

/** A unit as everybody sees it. */
export function unitView(field: Field, p: Position, unit: UnitIndex): UnitView {
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
