import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import { type Field, NOBODY, NONE, type PieceIndex, type UnitIndex, markerOf } from "../field.ts";
import {
  ACTED,
  ATTACHED,
  CROSSED_SUDLEY,
  ELIMINATED,
  FORWARD,
  ON_MAP,
  OPERATIONAL,
  type Position,
  WAITING,
  emptyPosition,
  setDown,
  copyFrame,
} from "../position/position.ts";
import type { ElementView, UnitView, View, Whereabouts } from "./view.ts";
import { SIDES } from "../vocabulary.ts";

const STATES: Readonly<Record<Whereabouts, number>> = {
  waiting: WAITING,
  map: ON_MAP,
  attached: ATTACHED,
  eliminated: ELIMINATED,
};

function depthOf({ line, depth }: ElementView): number {
  return depth ?? (line === "front" ? 0 : 1);
}

/** The position that a seat sees, for a bot to look ahead from: nothing is hidden in this game (R107). */
export function imaginePosition(field: Field, view: View): Position {
  const p = emptyPosition(field);
  p.stack.push(...view.steps.map(copyFrame));
  p.turn = view.turn;
  p.lastTurn = view.lastTurn;
  p.phase = view.phase;
  p.first = view.first === undefined ? NOBODY : SIDES.indexOf(view.first);
  p.active = view.active === undefined ? NOBODY : SIDES.indexOf(view.active);
  const standing: { readonly piece: PieceIndex; readonly zone: ZoneIndex; readonly depth: number }[] = [];
  for (const [unit, seen] of view.units.entries()) {
    imagineUnit(field, p, unit, seen);
    for (const [at, element] of seen.elements.entries()) {
      const piece = at === 0 ? unit : markerOf(field, unit);
      const zone = imagineElement(field, p, piece, element);
      if (element.marching !== true) standing.push({ piece, zone, depth: depthOf(element) });
    }
  }
  for (const { piece, zone } of standing.toSorted((one, other) => one.depth - other.depth))
    setDown(field, p, piece, zone, "second");
  if (p.host !== NONE) p.place[field.legion] = p.place[p.host];
  for (const [index, headquarters] of view.headquarters.entries()) {
    p.headquarters[index] = field.graph.known(headquarters.zone);
    p.activated[index] = headquarters.activated ? 1 : 0;
  }
  p.control = field.scoring.map((zone) => SIDES.indexOf(view.control[field.graph.ids[zone]]));
  p.launched = [view.offensive.north ?? 0, view.offensive.south ?? 0];
  p.farmFordKnown = view.farmFordKnown ? 1 : 0;
  for (const id of view.sudleyCrossed) p.marks[present(field.unitIndex.get(id), id)] |= CROSSED_SUDLEY;
  p.attacked = view.attacked.map((zone) => field.graph.known(zone));
  p.latched = view.latched === undefined ? NOBODY : SIDES.indexOf(view.latched);
  return p;
}

function imagineUnit(field: Field, p: Position, unit: UnitIndex, seen: UnitView): void {
  p.state[unit] = STATES[seen.whereabouts];
  p.losses[unit] = seen.losses;
  p.fatigue[unit] = seen.whereabouts === "map" ? seen.fatigue : 0;
  if (seen.operational) p.marks[unit] |= OPERATIONAL;
  if (seen.acted) p.marks[unit] |= ACTED;
  if (seen.forward === true) p.marks[unit] |= FORWARD;
  if (seen.host !== undefined) p.host = present(field.unitIndex.get(seen.host), seen.host);
}

function imagineElement(field: Field, p: Position, piece: PieceIndex, element: ElementView): ZoneIndex {
  const zone = field.graph.known(element.zone);
  p.place[piece] = zone;
  p.facing[piece] = element.facing === "" ? NOWHERE : field.graph.known(element.facing);
  p.attacks[piece] = element.attacks ? 1 : 0;
  return zone;
}
