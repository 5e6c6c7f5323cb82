import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { byRail, closeArrivals, dueGroups, enter, entrain, entryRefusal, tellDelays, waitingOf } from "./arrivals.ts";
import { breakBrigade, formBrigade, formRefusal, offerFormations, unseen } from "../brigades/brigades.ts";
import { rollEvents } from "./chances.ts";
import type { Field } from "../field.ts";
import { NONE, type PieceIndex, type SideIndex } from "../measures.ts";
import { canBegin, marchOf, moverRefusal } from "./march.ts";
import { whyNoMover, whyNotEntered } from "./why-not.ts";
import { keepBroken } from "./ended-march.ts";
import { whyEnded } from "./why-ended.ts";
import { onslaughtRefusal, onslaughtTargets } from "../combat/onslaught.ts";
import { asks, hexId, type Play, pieceId, pieceIds, pop, push, type Step, tell } from "../play.ts";
import {
  CHANGED,
  MOVED,
  PRESSED,
  type Position,
  SPENT,
  UNLIMBERED,
  controls,
  mark,
  marked,
  onMap,
} from "../position.ts";
import { ANY } from "../refusals.ts";
import type { Refuses } from "../refusing.ts";
import { BRIGADES } from "../brigades/refusals.ts";
import { MOVEMENT } from "./refusals.ts";

/** The Movement phase begins: pieces in an enemy zone of control are noted (8.22, 11.6, 14.3, R63). */
export function beginMovement(play: Play, side: SideIndex): void {
  const { field, p } = play;
  for (const piece of field.roster[side])
    if (onMap(p, piece) && controls(field, p, 1 - side, p.place[piece])) mark(p, piece, PRESSED);
  tellDelays(play, side);
  push(play, { step: "movement", side });
}

/**
 * Why a battery may not change its piece now (D08, 9.1): before it moves and at no other time (BR83-SP-g), whether the enemy is near or not
 * (BR83-SP-h).
 */
export function flipRefusal(field: Field, p: Position, side: SideIndex, piece: PieceIndex): Refuses | undefined {
  if (field.sideOf[piece] !== side) return MOVEMENT["move-enemy"];
  if (field.kindOf[piece] !== "battery") return MOVEMENT["flip-battery"];
  if (!onMap(p, piece)) return MOVEMENT["flip-absent"]; // BR83-PP2.1-b
  if (marked(p, piece, MOVED | SPENT)) return MOVEMENT["flip-moved"]; // BR83-9.12-a
  return marked(p, piece, CHANGED) ? MOVEMENT["flip-twice"] : undefined;
}

/** Exchanges a battery's mobile and battle pieces (BR83-9.1-a). */
export function flip(play: Play, piece: PieceIndex): void {
  const { p } = play;
  p.marks[piece] ^= UNLIMBERED;
  tell(play, {
    type: "flipped",
    rule: "BR83-9.12-a",
    piece: pieceId(play, piece),
    face: marked(p, piece, UNLIMBERED) ? "battle" : "mobile",
    hex: hexId(play, p.place[piece]),
    ...unseen(play, piece),
  });
}

/** Why a brigade piece may not be broken up by its owner (BR83-8.4-a). */
export function breakRefusal(field: Field, p: Position, side: SideIndex, piece: PieceIndex): Refuses | undefined {
  if (field.sideOf[piece] !== side) return BRIGADES["break-enemy"];
  return field.kindOf[piece] === "brigade" && onMap(p, piece) ? undefined : BRIGADES["break-unformed"];
}

function breakUp(play: Play, brigade: PieceIndex): void {
  const moved = marked(play.p, brigade, MOVED);
  const parts = breakBrigade(play, brigade);
  if (moved) keepBroken(play.p, parts);
}

/** Why a piece may not be picked up to move. */
function takeRefusal({ field, p }: Pick<Play, "field" | "p">, side: SideIndex, piece: PieceIndex): Refuses | undefined {
  return moverRefusal(field, p, side, piece) ?? (canBegin(field, p, side, piece) ? undefined : MOVEMENT["move-shut"]);
}

/** The same where somebody asks: which of the causes it is. */
function whyNotTaken({ field, p }: Play, side: SideIndex, piece: PieceIndex): Refuses | undefined {
  const refusal = takeRefusal({ field, p }, side, piece);
  if (refusal === undefined) return undefined;
  const why = whyNoMover(field, p, side, piece, refusal);
  return why === MOVEMENT["move-moved"] ? (whyEnded(field, p, piece) ?? why) : why;
}

/** What one piece on the map can do. */
function listPiece(play: Play, side: SideIndex, piece: PieceIndex, actions: Action[]): void {
  const { field, p } = play;
  if (takeRefusal(play, side, piece) === undefined) actions.push(field.said.take[piece]);
  const kind = field.kindOf[piece];
  if (kind === "battery") {
    if (flipRefusal(field, p, side, piece) === undefined) actions.push(field.said.flip[piece]);
  } else if (kind === "brigade") actions.push(field.said.break[piece]);
  else if (kind === "brigade-leader") {
    const brigade = field.brigadePiece[piece];
    if (brigade !== NONE) offerFormations(field, p, brigade, true, actions);
  }
}

/** The Movement phase: the attacker's choices in any order until he ends it (5.1, 8.2, 9.12, 10.1, 13.1). */
export const movement: Step<"movement"> = {
  ask(play, { side }) {
    const { field, p } = play;
    const actions: Action[] = [];
    let inContact = false;
    for (const piece of field.roster[side]) {
      const hex = p.place[piece];
      if (hex < 0) continue;
      inContact ||= controls(field, p, 1 - side, hex);
      listPiece(play, side, piece, actions);
    }
    for (const group of dueGroups(p, side))
      for (const piece of waitingOf(field, p, group)) {
        const rail = byRail(p, group);
        if (entryRefusal(play, side, piece, rail) === undefined)
          actions.push({ type: rail ? "rail" : "enter", piece: pieceId(play, piece) });
      }
    if (inContact)
      for (const targets of onslaughtTargets(play, side))
        actions.push({ type: "overwhelm", pieces: pieceIds(play, targets) });
    actions.push({ type: "done" });
    return asks("movement", side, "BR83-5.1-a", {}, actions);
  },
  take(play, frame, action) {
    const { field, p } = play;
    const { side } = frame;
    const piece = "piece" in action ? present(field.index.get(action.piece), action.piece) : NONE;
    switch (action.type) {
      case "take":
        return push(play, marchOf(field, p, side, [piece]));
      case "flip":
        mark(p, piece, CHANGED);
        return flip(play, piece);
      case "break":
        return breakUp(play, piece);
      case "form":
        return formBrigade(
          play,
          piece,
          action.pieces.map((id) => present(field.index.get(id), id)),
        );
      case "enter":
        return enter(play, piece);
      case "rail":
        return entrain(play, piece);
      case "overwhelm":
        return push(play, {
          step: "onslaught",
          side,
          targets: action.pieces.map((id) => present(field.index.get(id), id)),
          attackers: [],
        });
      default:
        if (rollEvents(play, side)) return undefined; // BR83-OPT1-c: what happened may still move
        closeArrivals(play, side);
        return pop(play);
    }
  },
  refuse(play, { side }, action) {
    const { field, p } = play;
    if (action.type === "overwhelm") return onslaughtRefusal(play, side, action.pieces);
    if (!("piece" in action)) return undefined;
    const piece = field.index.get(action.piece);
    if (piece === undefined) return ANY["no-such-piece"];
    switch (action.type) {
      case "take":
        return whyNotTaken(play, side, piece);
      case "flip":
        return flipRefusal(field, p, side, piece);
      case "break":
        return breakRefusal(field, p, side, piece);
      case "form": {
        const parts = action.pieces.flatMap((id) => field.index.get(id) ?? []);
        if (parts.length < action.pieces.length) return ANY["no-such-piece"];
        if (field.sideOf[piece] !== side) return MOVEMENT["move-enemy"];
        return formRefusal(field, p, piece, parts, true);
      }
      case "enter":
      case "rail":
        return whyNotEntered(play, side, piece, entryRefusal(play, side, piece, action.type === "rail"));
      default:
        return undefined;
    }
  },
};
