import { FORD, type HexIndex, NOWHERE, RIVER } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { barsBrigades, breakBrigade } from "../brigades/brigades.ts";
import type { Field } from "../field.ts";
import type { MarchFrame } from "../frames.ts";
import { FORD_LIMIT, IN_LINE, NONE, type PieceIndex, type SideIndex, STACKING_LIMIT } from "../measures.ts";
import { asks, hexId, type Play, pieceId, pieceIds, pop, push, type Step, tell } from "../play.ts";
import {
  ACTIVE,
  FROZEN,
  MOVED,
  type Position,
  SPENT,
  carry,
  controls,
  firstAt,
  groundNow,
  hasUnit,
  limitAt,
  mark,
  movementOf,
  onMap,
  piecesAt,
  pointsAt,
} from "../position.ts";
import { keepBroken, keepEnded } from "./ended-march.ts";
import { afterArrival, afterLeaving } from "./presence.ts";
import { breakingLoad, loadOf, mayPassOn } from "./passing.ts";
import { ANY } from "../refusals.ts";
import type { Refuses } from "../refusing.ts";
import { MOVEMENT } from "./refusals.ts";
import { whyDear, whyNoMover } from "./why-not.ts";
import { costOfStep } from "./step-costs.ts";

/** Halves of a point that a defense point counts for if nothing halves or doubles it. */
const WHOLE = 2;

/** Marks that decide whether a piece may begin to move: of these it must have only ACTIVE. */
const READINESS = FROZEN | ACTIVE | SPENT | MOVED;

/** Why a piece may not begin to move (4.1, 5.2). Inactive pieces can do everything but move (BR83-4.1-a, BR83-4.12-a, BR83-SP-f). */
export function moverRefusal(field: Field, p: Position, side: SideIndex, piece: PieceIndex): Refuses | undefined {
  if (field.sideOf[piece] !== side) return MOVEMENT["move-enemy"];
  if (!onMap(p, piece)) return MOVEMENT["move-absent"];
  const marks = p.marks[piece] & READINESS;
  if (marks === ACTIVE) return undefined;
  if ((marks & FROZEN) !== 0) return MOVEMENT["move-frozen"];
  if ((marks & ACTIVE) === 0) return MOVEMENT["move-inactive"];
  return (marks & SPENT) === 0 ? MOVEMENT["move-moved"] : MOVEMENT["move-spent"];
}

/** Could the piece, alone, take at least one step? If not, it is not offered to move. Asked about every piece: one frame serves for all. */
export function canBegin(field: Field, p: Position, side: SideIndex, piece: PieceIndex): boolean {
  ALONE.side = side;
  ALONE.pieces[0] = piece;
  ALONE.points[0] = movementOf(field, p, piece);
  return canStep(field, p, ALONE);
}
const ALONE = { step: "march" as const, side: 0, pieces: [0], points: [0], steps: 0, stopped: 0 };

/** Could these pieces take at least one step? */
export function canStep(field: Field, p: Position, march: MarchFrame): boolean {
  for (let direction = 0; direction < 6; direction++)
    if (stepRefusal(field, p, march, direction) === undefined) return true;
  return false;
}

/** A march that begins with these pieces. */
export function marchOf(field: Field, p: Position, side: SideIndex, pieces: readonly PieceIndex[]): MarchFrame {
  const points = pieces.map((piece) => movementOf(field, p, piece));
  return { step: "march", side, pieces, points, steps: 0, stopped: 0 };
}

/**
 * Why pieces that move together, including leaders (R31), may not enter the next hex in a direction (5). Each pays from what it has left,
 * and no hex is free (BR83-5.33-a, R32).
 */
export function stepRefusal(field: Field, p: Position, march: MarchFrame, direction: number): Refuses | undefined {
  const { pieces, points, side } = march;
  const from = p.place[pieces[0]];
  const at = from * 6 + direction;
  const to = field.map.neighbours[at];
  if (to === NOWHERE) return MOVEMENT["step-unplayable"];
  const { water } = groundNow(field, p);
  if (water[to] === RIVER) return MOVEMENT[to === field.trestle ? "step-trestle" : "step-river"]; // BR83-11.2-a
  for (let each = 0; each < pieces.length; each++)
    if (costOfStep(field, p, pieces[each], from, at) > points[each]) return MOVEMENT["step-points"];
  const enemy = 1 - side;
  const guarded = controls(field, p, enemy, to);
  if (guarded) {
    if (hasUnit(field, p, enemy, to)) return MOVEMENT["step-enemy"]; // BR83-5.82-b
    if (controls(field, p, enemy, from) && sharedEnemy(field, p, enemy, from, to) !== NONE)
      return MOVEMENT["step-contact"];
  }
  const load = loadOf(field, pieces);
  // most steps lead into an empty hex on land
  if (!guarded && water[to] !== FORD && firstAt(p, to) === NONE && load <= STACKING_LIMIT) return undefined;
  if (water[to] === FORD && p.fordUse[field.fordSlot[to]] + load > FORD_LIMIT) return MOVEMENT["step-ford"];
  const room = limitAt(field, p, to) - pointsAt(field, p, to);
  if (load <= room) return undefined;
  const full = MOVEMENT[water[to] === FORD ? "step-full-ford" : "step-full"]; // BR83-5.52-b
  if (room < breakingLoad(field, p, pieces, to)) return full; // R23
  return guarded || !mayPassOn(field, p, march, to, points, from, at) ? full : undefined;
}

/** An enemy unit that controls both hexes (BR83-5.82-a); NONE if there is none. */
function sharedEnemy(field: Field, p: Position, enemy: SideIndex, from: HexIndex, to: HexIndex): PieceIndex {
  const { neighbours } = field.grid;
  for (let hexside = from * 6; hexside < from * 6 + 6; hexside++) {
    const near = neighbours[hexside];
    if (near === NOWHERE || field.grid.distance(near, to) > 1) continue;
    for (let piece = firstAt(p, near); piece !== NONE; piece = p.next[piece])
      if (field.isUnit[piece] === 1 && field.sideOf[piece] === enemy) return piece;
  }
  return NONE;
}

/** Moves the pieces one hex on, each paying for itself (R29), with all the effects. */
function takeStep(play: Play, march: MarchFrame, to: HexIndex): void {
  const { field, p } = play;
  const from = p.place[march.pieces[0]];
  const at = field.grid.hexside(from, to);
  const costs = march.pieces.map((piece) => costOfStep(field, p, piece, from, at));
  march.points = march.points.map((have, each) => have - costs[each]);
  march.steps += 1;
  const slot = field.fordSlot[to];
  for (const piece of march.pieces) {
    if (slot !== -1) p.fordUse[slot] += field.defense[piece]; // BR83-5.52-c, R28
    mark(p, piece, MOVED);
    carry(field, p, piece, to);
  }
  const enemy = 1 - march.side;
  if (controls(field, p, enemy, to)) march.stopped = 1;
  if (play.events !== undefined)
    tell(play, {
      type: "moved",
      rule: march.stopped === 1 ? "BR83-5.81-a" : "BR83-5.3-a",
      pieces: pieceIds(play, march.pieces),
      from: hexId(play, from),
      to: hexId(play, to),
      costs,
      left: march.points,
      stoppedBy: march.stopped === 1 ? pieceIds(play, unitsAround(field, p, enemy, to)) : [],
    });
  const first = march.pieces.find((piece) => field.isUnit[piece] === 1) ?? march.pieces[0];
  breakWhereBarred(play, march, to);
  afterArrival(play, to, first);
  afterLeaving(play, march.side, from);
  forgetLost(p, march);
}

/** BR83-8.52-a, R23: a brigade piece breaks on a ford, a bridge or ABATIS; its parts have finished moving. */
function breakWhereBarred(play: Play, march: MarchFrame, hex: HexIndex): void {
  if (!barsBrigades(play.field, play.p, hex)) return;
  for (const piece of march.pieces)
    if (play.field.gait[piece] === IN_LINE) keepBroken(play.p, breakBrigade(play, piece));
  forgetLost(play.p, march);
}

/** Pieces that left the map, or were exchanged, march no further. */
function forgetLost(p: Position, march: MarchFrame): void {
  if (march.pieces.every((piece) => onMap(p, piece))) return;
  march.points = march.points.filter((_, each) => onMap(p, march.pieces[each]));
  march.pieces = march.pieces.filter((piece) => onMap(p, piece));
}

/** Enemy units in a hex and next to it. */
export function unitsAround(field: Field, p: Position, side: SideIndex, hex: HexIndex): PieceIndex[] {
  const found: PieceIndex[] = [];
  for (const near of field.grid.within(hex, 1))
    for (const piece of piecesAt(p, near))
      if (field.isUnit[piece] === 1 && field.sideOf[piece] === side) found.push(piece);
  return found;
}

/** Would the hex have room for these of the marching pieces if the others were still on their way (BR83-5.2-a, R25)? */
function fits(field: Field, p: Position, march: MarchFrame, ending: readonly PieceIndex[]): boolean {
  const hex = p.place[march.pieces[0]];
  return pointsAt(field, p, hex) - loadOf(field, march.pieces) + loadOf(field, ending) <= limitAt(field, p, hex);
}

function companionRefusal(field: Field, p: Position, march: MarchFrame, piece: PieceIndex): Refuses | undefined {
  const refusal = moverRefusal(field, p, march.side, piece);
  if (march.pieces.includes(piece)) return MOVEMENT["with-marching"];
  if (refusal !== undefined) return refusal;
  if (march.steps > 0) return MOVEMENT["with-late"];
  if (p.place[piece] !== p.place[march.pieces[0]]) return MOVEMENT["with-apart"];
  return canStep(field, p, joined(field, p, march, piece)) ? undefined : MOVEMENT["move-shut"];
}

function joined(field: Field, p: Position, march: MarchFrame, piece: PieceIndex): MarchFrame {
  return marchOf(field, p, march.side, [...march.pieces, piece]);
}

/** Why a march may not stop, or one of its pieces be left, here. */
function stopRefusal(field: Field, p: Position, march: MarchFrame, ending: readonly PieceIndex[]): Refuses | undefined {
  if (march.steps === 0) return MOVEMENT["stop-unmoved"];
  if (fits(field, p, march, ending)) return undefined;
  return MOVEMENT[limitAt(field, p, p.place[march.pieces[0]]) === FORD_LIMIT ? "stop-full-ford" : "stop-full"];
}

/** An enemy revealed in a full hex may block a move that was to pass it: then the owner loses the excess (BR83-5.4-b, D21). */
function shedExcess(play: Play, march: MarchFrame): void {
  const { field, p } = play;
  if (march.pieces.length === 0) return;
  const hex = p.place[march.pieces[0]];
  const excess = pointsAt(field, p, hex) - limitAt(field, p, hex);
  if (excess <= 0) return;
  const units = piecesAt(p, hex).filter((piece) => field.isUnit[piece] === 1);
  const rates = units.map(() => WHOLE);
  push(play, {
    step: "losses",
    side: march.side,
    owed: excess * WHOLE,
    count: 0,
    paid: 0,
    lost: 0,
    units,
    rates,
    fallen: [],
  });
}

/** Could one of several marching pieces go on without the others, which have no points left? */
function someCouldStep(field: Field, p: Position, march: MarchFrame): boolean {
  if (march.pieces.length === 1) return false;
  return march.pieces.some((piece, each) =>
    canStep(field, p, { ...march, pieces: [piece], points: [march.points[each]] }),
  );
}

/** A move, hex by hex (5.2, 5.3). It ends by itself if there is nothing left to choose. */
export const march: Step<"march"> = {
  ask(play, frame) {
    const { field, p } = play;
    if (frame.pieces.length === 0 || frame.stopped === 1) return undefined;
    const hex = p.place[frame.pieces[0]];
    const actions: Action[] = [];
    for (let direction = 0; direction < 6; direction++)
      if (stepRefusal(field, p, frame, direction) === undefined)
        actions.push(field.said.step[field.map.neighbours[hex * 6 + direction]]);
    if (frame.steps > 0 && actions.length === 0 && !someCouldStep(field, p, frame)) return undefined;
    if (frame.steps === 0) {
      for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece])
        if (companionRefusal(field, p, frame, piece) === undefined) actions.push(field.said.with[piece]);
    } else {
      if (frame.pieces.length > 1)
        for (const piece of frame.pieces)
          if (stopRefusal(field, p, frame, [piece]) === undefined)
            actions.push({ type: "leave", piece: pieceId(play, piece) });
      if (stopRefusal(field, p, frame, frame.pieces) === undefined) actions.push({ type: "stop" });
      if (actions.length === 0) return undefined;
    }
    return asks(
      "march",
      frame.side,
      "BR83-5.2-a",
      { pieces: pieceIds(play, frame.pieces), points: frame.points, hex: hexId(play, hex) },
      actions,
    );
  },
  run(play, frame) {
    pop(play);
    keepEnded(play.p, frame);
    shedExcess(play, frame);
  },
  take(play, frame, action) {
    const { field, p } = play;
    if (action.type === "step") takeStep(play, frame, field.grid.known(action.hex));
    else if (action.type === "with") {
      const larger = joined(field, p, frame, present(field.index.get(action.piece), action.piece));
      frame.pieces = larger.pieces;
      frame.points = larger.points;
    } else if (action.type === "leave") {
      const piece = present(field.index.get(action.piece), action.piece);
      frame.points = frame.points.filter((_, each) => frame.pieces[each] !== piece);
      frame.pieces = frame.pieces.filter((one) => one !== piece);
    } else {
      pop(play);
      keepEnded(p, frame);
    }
  },
  refuse({ field, p }, frame, action) {
    if (action.type === "stop") return stopRefusal(field, p, frame, frame.pieces);
    if (action.type === "step") {
      const to = field.grid.index(action.hex);
      if (to === undefined) return ANY["no-such-hex"];
      const direction = field.grid.direction(p.place[frame.pieces[0]], to);
      if (direction !== -1) {
        const refusal = stepRefusal(field, p, frame, direction);
        return refusal === MOVEMENT["step-points"] ? MOVEMENT[`step-${whyDear(field, p, frame, direction)}`] : refusal;
      }
      // an enemy there blocks the way, from whatever distance it is asked
      return MOVEMENT[hasUnit(field, p, 1 - frame.side, to) ? "step-enemy" : "step-adjacent"];
    }
    if (action.type !== "with" && action.type !== "leave") return undefined;
    const piece = field.index.get(action.piece);
    if (piece === undefined) return ANY["no-such-piece"];
    if (action.type === "with") {
      const refusal = companionRefusal(field, p, frame, piece);
      return refusal && whyNoMover(field, p, frame.side, piece, refusal);
    }
    if (!frame.pieces.includes(piece)) return MOVEMENT["leave-apart"];
    // a piece that moves alone stops
    if (frame.pieces.length === 1) return MOVEMENT["leave-alone"];
    return stopRefusal(field, p, frame, [piece]);
  },
};
