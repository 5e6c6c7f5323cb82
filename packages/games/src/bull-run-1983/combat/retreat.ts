import { BRIDGE, FORD, type HexIndex, LAND, NOWHERE, RIVER } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { breakInBattle } from "./combat.ts";
import type { Field } from "../field.ts";
import { MELEE, type RetreatFrame } from "../frames.ts";
import { testLeaders } from "./leader-tests.ts";
import { IN_LINE, NONE, type PieceIndex, RANGE, type SideIndex } from "../measures.ts";
import { asks, hexId, type Play, pieceId, pieceIds, pop, push, type Step, tell } from "../play.ts";
import {
  MOVED,
  type Position,
  carry,
  controls,
  groundNow,
  holderOf,
  isBlocked,
  limitAt,
  mark,
  pointsAt,
} from "../position.ts";
import { afterArrival, eliminate, hexOf, leadersAt } from "../movement/presence.ts";
import { ANY } from "../refusals.ts";
import type { Refuses } from "../refusing.ts";
import { BRIGADES } from "../brigades/refusals.ts";
import { COMBAT } from "./refusals.ts";

/** A way back: the hex passed, and the hex where it ends. */
export interface Route {
  readonly via: HexIndex;
  readonly to: HexIndex;
}

/** Would it be fatal to pass the hex (BR83-7.83-a, BR83-7.83-c, BR83-7.83-d)? */
function fatalToPass(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  const { water } = groundNow(field, p);
  return water[hex] === RIVER || water[hex] === FORD || isBlocked(p, hex) || controls(field, p, 1 - side, hex);
}

/** Would it be fatal to end there (BR83-7.83-a, BR83-7.83-b, BR83-7.83-c)? Ending on a ford or ABATIS is not, and uses no allowance (BR83-7.83-e). */
function fatalToEnd(field: Field, p: Position, piece: PieceIndex, hex: HexIndex): boolean {
  if (groundNow(field, p).water[hex] === RIVER || controls(field, p, 1 - field.sideOf[piece], hex)) return true;
  return pointsAt(field, p, hex) + field.defense[piece] > limitAt(field, p, hex);
}

/**
 * Every way of retreating two hexes that the piece survives; if there are any, only those that end two hexes further from every enemy it
 * fought (BR83-7.8-a, BR83-7.81-a, BR83-CRT-e, R49, R50); no movement points are paid (BR83-7.82-a). Empty: it is lost.
 */
function retreatRoutes(field: Field, p: Position, piece: PieceIndex, against: readonly PieceIndex[]): Route[] {
  const start = p.place[piece];
  const side = field.sideOf[piece];
  const { neighbours } = field.map;
  const safe: Route[] = [];
  for (let first = start * 6; first < start * 6 + 6; first++) {
    const via = neighbours[first];
    if (via === NOWHERE || fatalToPass(field, p, side, via)) continue;
    for (let second = via * 6; second < via * 6 + 6; second++) {
      const to = neighbours[second];
      if (to === NOWHERE || field.grid.distance(start, to) !== 2 || fatalToEnd(field, p, piece, to)) continue;
      safe.push({ via, to });
    }
  }
  const away = safe.filter(({ to }) =>
    against.every((enemy) => {
      const hex = p.place[enemy];
      return hex < 0 || field.grid.distance(to, hex) >= field.grid.distance(start, hex) + 2;
    }),
  );
  return away.length > 0 ? away : safe;
}

/** Can a brigade piece go this way as it is? Otherwise it breaks first (BR83-8.42-a, reading 3.2). */
function fitsBrigade(field: Field, p: Position, { via, to }: Route): boolean {
  const { water } = groundNow(field, p);
  return water[via] !== BRIDGE && water[to] === LAND && !isBlocked(p, to);
}

/** Ways open to the piece as it is. */
function openRoutes(field: Field, p: Position, piece: PieceIndex, against: readonly PieceIndex[]): Route[] {
  const routes = retreatRoutes(field, p, piece, against);
  return field.gait[piece] === IN_LINE ? routes.filter((route) => fitsBrigade(field, p, route)) : routes;
}

/**
 * Hex from which the distance to the leader of a unit lost in retreat is measured: the last before the fatal one (BR83-14.22-a, R47). If
 * there are several, its owner would take one near the leader.
 */
function lastHex(field: Field, p: Position, piece: PieceIndex): HexIndex {
  const start = p.place[piece];
  const side = field.sideOf[piece];
  const candidates: HexIndex[] = [];
  for (let first = start * 6; first < start * 6 + 6; first++) {
    const via = field.map.neighbours[first];
    candidates.push(via === NOWHERE || fatalToPass(field, p, side, via) ? start : via);
  }
  const leader = field.leader[piece];
  const leaderHex = leader === NONE ? NOWHERE : hexOf(p, leader);
  return candidates.find((hex) => leaderHex >= 0 && field.grid.distance(hex, leaderHex) <= RANGE) ?? candidates[0];
}

/** Pieces retreat one at a time, in the order and by the ways that their owner chooses (BR83-7.8-a, BR83-7.81-b). */
export const retreat: Step<"retreat"> = {
  ask(play, frame) {
    const { field, p } = play;
    const actions: Action[] = [];
    for (const piece of frame.pieces) {
      for (const { via, to } of openRoutes(field, p, piece, frame.against))
        actions.push({ type: "retreat", piece: pieceId(play, piece), via: hexId(play, via), hex: hexId(play, to) });
    }
    if (actions.length === 0) return undefined;
    for (const piece of frame.pieces)
      if (field.gait[piece] === IN_LINE) actions.push({ type: "break", piece: pieceId(play, piece) });
    return asks("retreat", frame.side, "BR83-7.8-a", { pieces: pieceIds(play, frame.pieces) }, actions);
  },
  run(play, frame) {
    const { gait } = play.field;
    if (frame.pieces.length === 0) return pop(play);
    const brigade = frame.pieces.find((piece) => gait[piece] === IN_LINE);
    if (brigade === undefined) return perish(play, frame, frame.pieces[0]);
    breakInBattle(play, brigade);
    return undefined;
  },
  take(play, frame, action) {
    const { field } = play;
    if (action.type !== "retreat" && action.type !== "break") return;
    const piece = present(field.index.get(action.piece), action.piece);
    if (action.type === "break") breakInBattle(play, piece);
    else goBack(play, frame, piece, { via: field.grid.known(action.via), to: field.grid.known(action.hex) });
  },
  refuse(play, frame, action): Refuses | undefined {
    const { field, p } = play;
    if (action.type !== "retreat" && action.type !== "break") return undefined;
    const piece = field.index.get(action.piece);
    if (piece === undefined) return ANY["no-such-piece"];
    if (action.type === "break") return BRIGADES[field.sideOf[piece] === frame.side ? "break-unformed" : "break-enemy"];
    if (!frame.pieces.includes(piece)) return COMBAT[whyNoRetreat(play, frame, piece)];
    const [via, to] = [field.grid.index(action.via), field.grid.index(action.hex)];
    if (via === undefined || to === undefined) return ANY["no-such-hex"];
    return routeRefusal(field, p, piece, { via, to });
  },
};

/** Why a piece does not retreat: guns that support from afar never do (BR83-9.52-a), leaders only with a unit (BR83-12.4-a), parts of a brigade piece with it. */
function whyNoRetreat(
  { field, p }: Play,
  { side, pieces }: RetreatFrame,
  piece: PieceIndex,
): "retreat-gun" | "retreat-held" | "retreat-leader" | "retreat-stranger" {
  const battle = p.stack.at(-2);
  if (battle?.step === "result" && battle.kind === MELEE && battle.guns.includes(piece)) return "retreat-gun";
  if (pieces.includes(holderOf(p, piece))) return "retreat-held";
  return field.sideOf[piece] === side && field.isLeader[piece] === 1 ? "retreat-leader" : "retreat-stranger";
}

/** Why a piece may not retreat this way. */
function routeRefusal(field: Field, p: Position, piece: PieceIndex, route: Route): Refuses {
  const { via, to } = route;
  const start = p.place[piece];
  const { grid } = field;
  if (grid.distance(start, to) !== 2 || grid.distance(start, via) !== 1 || grid.distance(via, to) !== 1)
    return COMBAT["retreat-two"];
  if (field.map.playable[via] === 0 || field.map.playable[to] === 0) return COMBAT["retreat-edge"];
  const { water } = groundNow(field, p);
  const enemy = 1 - field.sideOf[piece];
  if (controls(field, p, enemy, via) || controls(field, p, enemy, to)) return COMBAT["retreat-contact"];
  if (water[via] === RIVER || water[to] === RIVER) return COMBAT["retreat-river"];
  if (fatalToPass(field, p, field.sideOf[piece], via)) return COMBAT["retreat-through"];
  if (fatalToEnd(field, p, piece, to)) return COMBAT["retreat-full"];
  return field.gait[piece] === IN_LINE && !fitsBrigade(field, p, route)
    ? COMBAT["retreat-brigade"]
    : COMBAT["retreat-away"];
}

function goBack(play: Play, frame: RetreatFrame, piece: PieceIndex, { via, to }: Route): void {
  const { field, p } = play;
  const from = p.place[piece];
  frame.pieces = frame.pieces.filter((one) => one !== piece);
  carry(field, p, piece, via);
  afterArrival(play, via, piece); // R78
  carry(field, p, piece, to);
  if (frame.side === p.side) mark(p, piece, MOVED); // BR83-14.32-a: leaders too
  tell(play, {
    type: "retreated",
    rule: "BR83-7.8-a",
    piece: pieceId(play, piece),
    from: hexId(play, from),
    via: hexId(play, via),
    to: hexId(play, to),
  });
  afterArrival(play, to, piece);
  if (field.isUnit[piece] === 0) return;
  const leaders = leadersAt(field, p, frame.side, from);
  if (leaders.length > 0) push(play, { step: "following", side: frame.side, leaders, from, to });
}

/** There is no way: the piece is lost (7.83), and leaders who lose their last unit by this must roll (R54). */
function perish(play: Play, frame: RetreatFrame, piece: PieceIndex): void {
  const { field, p } = play;
  const hex = p.place[piece];
  frame.pieces = frame.pieces.filter((one) => one !== piece);
  eliminate(play, piece, "retreat", "BR83-7.83-a", lastHex(field, p, piece));
  if (field.isUnit[piece] === 1) testLeaders(play, [{ side: frame.side, hex, against: frame.against }]);
}
