import type { HexIndex } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import { NOBODY, NONE, type PieceIndex, RANGE, type SideIndex } from "./measures.ts";
import { unitsAround } from "./movement/march.ts";
import { hexId, type Play, pieceId, pieceIds } from "./play.ts";
import { FROZEN, limitAt, marked, movementOf, piecesAt, pointsAt } from "./position.ts";
import { costOfStep } from "./movement/step-costs.ts";

/** Adds to a refusal what its sentence can name (see `refusals.ts` for the keys). Made only when somebody asks why. */
export function explain(play: Play, refusal: Refusal, action: Action): Refusal {
  const { field, p } = play;
  const values: Record<string, unknown> = {};
  const piece = "piece" in action ? field.index.get(action.piece) : undefined;
  const hex = "hex" in action ? field.grid.index(action.hex) : undefined;
  if (piece !== undefined) {
    values["piece"] = pieceId(play, piece);
    const leader = field.leader[piece];
    if (leader !== NONE) values["leader"] = pieceId(play, leader);
    if (field.brigadePiece[piece] !== NONE) values["brigade"] = pieceId(play, field.brigadePiece[piece]);
    if (p.place[piece] >= 0 && isOpen(play, piece)) values["from"] = hexId(play, p.place[piece]);
  }
  if ("pieces" in action) values["pieces"] = action.pieces;
  if (hex !== undefined) {
    values["hex"] = hexId(play, hex);
    values["limit"] = limitAt(field, p, hex);
    if (piecesAt(p, hex).every((one) => isOpen(play, one))) values["points"] = pointsAt(field, p, hex);
  }
  const frame = p.stack.at(-1);
  if (frame?.step === "set-up" && action.type === "put" && frame.hand.length === 1)
    values["piece"] = pieceId(play, frame.hand[0]);
  if (frame?.step === "march" && frame.pieces.length > 0) {
    const mover = frame.pieces[0];
    values["mover"] = pieceId(play, mover);
    values["left"] = frame.points[0];
    values["allowance"] = movementOf(field, p, mover);
    const side = hex === undefined ? -1 : field.grid.side(p.place[mover], hex);
    if (side !== -1) values["needed"] = costOfStep(field, p, mover, p.place[mover], side);
    const enemies = unitsAround(field, p, 1 - frame.side, hex ?? p.place[mover]).filter((one) => isOpen(play, one));
    if (enemies.length > 0) values["enemies"] = pieceIds(play, enemies);
  }
  if (frame?.step === "set-up") {
    if (frame.hand.length > 0) values["pieces"] = pieceIds(play, frame.hand);
    if (refusal.reason === "put-recon" && hex !== undefined) values["hexes"] = enemyHexes(play, 1 - frame.side, hex);
  }
  return { ...refusal, with: { ...values, ...refusal.with } };
}

/** May the side that asks know what is there: a piece of its own, or one that is face up (BR83-4.84-a, R12)? */
function isOpen({ field, p }: Play, piece: PieceIndex): boolean {
  const frame = p.stack.at(-1);
  const asks = frame !== undefined && "side" in frame ? frame.side : NOBODY;
  return field.sideOf[piece] === asks || !marked(p, piece, FROZEN);
}

/** Where pieces of a side are within recon range of a hex (BR83-1.35-a): everybody may see where counters are. */
function enemyHexes({ field, p }: Play, side: SideIndex, hex: HexIndex): string[] {
  return [...field.grid.within(hex, RANGE)]
    .filter((near) => piecesAt(p, near).some((piece) => field.sideOf[piece] === side))
    .map((near) => field.grid.ids[near]);
}
