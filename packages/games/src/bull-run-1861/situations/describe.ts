import { NOWHERE } from "@stonebridge/board";
import { type Field, NONE, NOBODY, type PieceIndex, markerOf, unitOf } from "../field.ts";
import {
  ACTED,
  ATTACHED,
  CROSSED_SUDLEY,
  ELIMINATED,
  FORWARD,
  ON_MAP,
  OPERATIONAL,
  type Position,
  standsIn,
} from "../position/position.ts";
import { kindForms, stepsForm } from "./frame-forms.ts";
import type { Beginning, ElementPlace, Placement, Situation } from "./situation.ts";
import { HEADQUARTERS, SIDES, type SideId } from "../vocabulary.ts";

/** The piece is in a zone but not in a stack: it is on the march. */
function isInHand(field: Field, p: Position, piece: PieceIndex): boolean {
  return p.place[piece] !== NOWHERE && p.state[unitOf(field, piece)] === ON_MAP && !standsIn(p, piece, p.place[piece]);
}

function elementPlace(field: Field, p: Position, piece: PieceIndex): ElementPlace {
  const zone = p.place[piece];
  const shared = p.front[zone] !== NONE && p.behind[p.front[zone]] !== NONE && standsIn(p, piece, zone);
  return {
    zone: field.graph.ids[zone],
    ...(shared ? { line: p.front[zone] === piece ? ("front" as const) : ("second" as const) } : {}),
    ...(p.facing[piece] === NOWHERE ? {} : { facing: field.graph.ids[p.facing[piece]] }),
    ...(p.attacks[piece] === 1 ? { attacks: true } : {}),
    ...(isInHand(field, p, piece) ? { marching: true } : {}),
  };
}

function placementOf(field: Field, p: Position, unit: number): Placement {
  const marker = markerOf(field, unit);
  return {
    unit: field.units[unit].id,
    ...elementPlace(field, p, unit),
    ...(p.fatigue[unit] > 0 ? { fatigue: p.fatigue[unit] } : {}),
    ...(p.losses[unit] > 0 ? { losses: p.losses[unit] } : {}),
    ...((p.marks[unit] & OPERATIONAL) === 0 ? {} : { operational: true }),
    ...((p.marks[unit] & ACTED) === 0 ? {} : { acted: true }),
    ...((p.marks[unit] & FORWARD) === 0 ? {} : { forward: true }),
    ...(p.place[marker] === NOWHERE ? {} : { extended: elementPlace(field, p, marker) }),
    ...(p.state[unit] === ATTACHED ? { with: field.units[p.host].id } : {}),
  };
}

/** Units on the map so that reading them back gives the same stacks: front lines first. */
function placements(field: Field, p: Position): Placement[] {
  const units = field.units
    .map((_, unit) => unit)
    .filter((unit) => p.state[unit] === ON_MAP || p.state[unit] === ATTACHED);
  const depth = (piece: PieceIndex): number => {
    let below = 0;
    for (let other = p.front[p.place[piece]]; other !== NONE && other !== piece; other = p.behind[other]) below++;
    return below;
  };
  const depths = new Map(
    units.map((unit) => [unit, p.state[unit] === ATTACHED || isInHand(field, p, unit) ? 99 : depth(unit)]),
  );
  return units
    .toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0))
    .map((unit) => placementOf(field, p, unit));
}

function beginning(p: Position): Beginning {
  return {
    stage: "exact",
    turn: p.turn,
    phase: p.phase,
    ...(p.first === NOBODY ? {} : { first: SIDES[p.first] }),
    ...(p.active === NOBODY ? {} : { active: SIDES[p.active] }),
  };
}

/**
 * A position as a situation that people can read and edit. `sequence` keeps the running steps, so that it continues from there; without it,
 * another `at` says where to start again.
 */
export function describePosition(field: Field, p: Position): Situation {
  const control: Record<string, SideId> = {};
  for (const [slot, zone] of field.scoring.entries()) control[field.graph.ids[zone]] = SIDES[p.control[slot]];
  const { situation } = field;
  const ids = (mark: number): string[] =>
    field.units.flatMap((unit, index) => ((p.marks[index] & mark) === 0 ? [] : [unit.id]));
  const [north, south] = p.launched;
  return {
    format: "stonebridge-situation",
    version: 1,
    game: "bull-run-1861",
    ...(situation.name === undefined ? {} : { name: situation.name }),
    ...(situation.map === undefined ? {} : { map: situation.map }),
    options: field.options,
    ...(situation.units === undefined ? {} : { units: situation.units }),
    at: beginning(p),
    placements: placements(field, p),
    eliminated: field.units.flatMap((unit, index) => (p.state[index] === ELIMINATED ? [unit.id] : [])),
    headquarters: HEADQUARTERS.map((id, index) => ({
      id,
      zone: field.graph.ids[p.headquarters[index]],
      ...(p.activated[index] === 1 ? { activated: true } : {}),
    })),
    control,
    offensive: { ...(north > 0 ? { north } : {}), ...(south > 0 ? { south } : {}) },
    farmFordKnown: p.farmFordKnown === 1,
    sudleyCrossed: ids(CROSSED_SUDLEY),
    attacked: p.attacked.map((zone) => field.graph.ids[zone]),
    ...(p.latched === NOBODY ? {} : { latched: SIDES[p.latched] }),
    lastTurn: p.lastTurn,
    sequence: stepsForm(kindForms(field)).tell(p.stack) as readonly unknown[],
  };
}
