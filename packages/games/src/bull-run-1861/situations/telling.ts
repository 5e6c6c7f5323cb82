import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { type Field, NOBODY, NONE, type PieceIndex, type SideIndex, type UnitIndex, markerOf } from "../field.ts";
import {
  ACTED,
  ATTACHED,
  CROSSED_SUDLEY,
  ELIMINATED,
  FORWARD,
  ON_MAP,
  OPERATIONAL,
  type Position,
  depthOf,
} from "../position/position.ts";
import { HEADQUARTERS } from "../vocabulary.ts";
import type { ToldElement, ToldPlacement, ToldPosition } from "./situation-forms.ts";

/** A position as a situation tells it, at exactly this moment. */
export function toldOf(field: Field, p: Position): ToldPosition {
  const units = [...field.units.keys()];
  return {
    at: { stage: "exact", turn: p.turn, phase: p.phase, first: sideOrNone(p.first), active: sideOrNone(p.active) },
    placements: placements(field, p),
    eliminated: units.filter((unit) => p.state[unit] === ELIMINATED),
    headquarters: HEADQUARTERS.map((_, id) => ({ id, zone: p.headquarters[id], activated: p.activated[id] === 1 })),
    control: new Map(p.control.entries()),
    offensive: p.launched,
    farmFordKnown: p.farmFordKnown === 1,
    sudleyCrossed: units.filter((unit) => (p.marks[unit] & CROSSED_SUDLEY) !== 0),
    attacked: p.attacked,
    latched: sideOrNone(p.latched),
    lastTurn: p.lastTurn,
    sequence: p.stack,
  };
}

function sideOrNone(side: SideIndex): SideIndex | undefined {
  return side === NOBODY ? undefined : side;
}

function zoneOrNone(zone: ZoneIndex): ZoneIndex | undefined {
  return zone === NOWHERE ? undefined : zone;
}

/** Units on the map so that reading them back gives the same stacks: front lines first. */
function placements(field: Field, p: Position): readonly ToldPlacement[] {
  const order = (unit: UnitIndex): number => {
    const depth = p.state[unit] === ATTACHED ? NONE : depthOf(p, unit);
    return depth === NONE ? Infinity : depth;
  };
  return [...field.units.keys()]
    .filter((unit) => p.state[unit] === ON_MAP || p.state[unit] === ATTACHED)
    .toSorted((one, other) => (order(one) === order(other) ? one - other : order(one) - order(other)))
    .map((unit) => placementOf(field, p, unit));
}

function placementOf(field: Field, p: Position, unit: UnitIndex): ToldPlacement {
  const marker = markerOf(field, unit);
  const marks = p.marks[unit];
  const isCarried = p.state[unit] === ATTACHED;
  const element = elementOf(p, unit);
  return {
    unit,
    zone: p.place[unit],
    ...element,
    marching: element.marching && !isCarried,
    fatigue: p.fatigue[unit],
    losses: p.losses[unit],
    operational: (marks & OPERATIONAL) !== 0,
    acted: (marks & ACTED) !== 0,
    forward: (marks & FORWARD) !== 0,
    extended: p.place[marker] === NOWHERE ? undefined : { zone: p.place[marker], ...elementOf(p, marker) },
    with: isCarried ? p.host : undefined,
  };
}

function elementOf(p: Position, piece: PieceIndex): ToldElement {
  const depth = depthOf(p, piece);
  const front = p.front[p.place[piece]];
  const isAlone = front === NONE || p.behind[front] === NONE;
  return {
    facing: zoneOrNone(p.facing[piece]),
    line: depth === NONE || isAlone ? undefined : depth === 0 ? "front" : "second",
    attacks: p.attacks[piece] === 1,
    marching: depth === NONE,
  };
}
