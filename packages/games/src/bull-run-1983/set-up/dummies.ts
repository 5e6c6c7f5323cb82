import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";
import {
  FROZEN,
  LASTING_MARKS,
  WAITING,
  heldBy,
  heldPieces,
  mark,
  onMap,
  piecesAt,
  setDown,
  takeOff,
} from "../position.ts";
import { NONE, type PieceIndex, type SideIndex, UNION } from "../measures.ts";
import { type Play, hexId, pieceId, pieceIds, tell } from "../play.ts";
import type { Refuses } from "../refusing.ts";
import { SET_UP } from "./refusals.ts";

/** Dummies of this game: one for each Union brigade leader in the fog of war (BR83-OPT2.1-a, R70), none without it. */
export function dummies(field: Field): readonly PieceIndex[] {
  return field.options.fogOfWar === "off"
    ? NO_PIECES
    : field.pieces.flatMap((_, piece) => (field.kindOf[piece] === "dummy" ? [piece] : []));
}
const NO_PIECES: readonly PieceIndex[] = [];

/** Own pieces of the hex that could go under a dummy: anything but another dummy. */
function companions({ field, p }: Play, hex: number): PieceIndex[] {
  return piecesAt(p, hex).filter((piece) => field.sideOf[piece] === UNION && field.kindOf[piece] !== "dummy");
}

/**
 * Ways to use a dummy now. One not in play takes the place of its leader, alone, with his brigade, or with every piece in his hex; one in
 * play takes in more pieces of its hex, one at a time, or gives all of them back. So every selection of pieces is possible.
 */
export function hideActions(play: Play, dummy: PieceIndex): Action[] {
  const { field, p } = play;
  const id = pieceId(play, dummy);
  const leader = field.leader[dummy];
  if (onMap(p, dummy)) {
    const more = companions(play, p.place[dummy]);
    return [
      ...more.map((piece): Action => ({ type: "hide", piece: id, pieces: [pieceId(play, piece)] })),
      { type: "break", piece: id },
    ];
  }
  if (leader === NONE || !onMap(p, leader)) return [];
  const others = companions(play, p.place[leader]).filter((piece) => piece !== leader);
  const brigade = others.filter((piece) => field.leader[piece] === leader);
  const choices = [[], brigade, others].filter((choice, at, all) => at === 0 || choice.length > all[at - 1].length);
  return choices.map((choice) => ({ type: "hide", piece: id, pieces: pieceIds(play, [leader, ...choice]) }));
}

/** Why a dummy may not stand for these pieces (OPT2.1). */
export function hideRefusal(
  play: Play,
  side: SideIndex,
  dummy: PieceIndex,
  pieces: readonly PieceIndex[],
): Refuses | undefined {
  const { field, p } = play;
  if (field.options.fogOfWar === "off") return SET_UP["hide-off"];
  if (side !== UNION) return SET_UP["hide-enemy"];
  const leader = field.leader[dummy];
  if (field.kindOf[dummy] !== "dummy" || leader === NONE) return SET_UP["hide-dummy"];
  const hex = p.place[onMap(p, dummy) ? dummy : leader];
  if (hex < 0 || (!onMap(p, dummy) && !pieces.includes(leader))) return SET_UP["hide-leader"];
  return pieces.every((piece) => companions(play, hex).includes(piece)) ? undefined : SET_UP["hide-apart"];
}

/** Takes pieces off the map; the dummy stands for them, face down (BR83-OPT2.1-a). */
export function hide(play: Play, dummy: PieceIndex, pieces: readonly PieceIndex[]): void {
  const { field, p } = play;
  const hex = onMap(p, dummy) ? p.place[dummy] : p.place[field.leader[dummy]];
  for (const piece of pieces) takeOff(field, p, piece, heldBy(dummy));
  if (!onMap(p, dummy)) setDown(field, p, dummy, hex);
  mark(p, dummy, FROZEN);
  tell(play, {
    type: "hidden",
    rule: "BR83-OPT2.1-a",
    piece: pieceId(play, dummy),
    pieces: pieceIds(play, pieces),
    hex: hexId(play, hex),
    audience: ["union"],
  });
}

/** Gives back what a dummy stands for while the set-up lasts. */
export function unhide(play: Play, dummy: PieceIndex): void {
  const { field, p } = play;
  const hex = p.place[dummy];
  const pieces = heldPieces(p, dummy);
  takeOff(field, p, dummy, WAITING);
  p.marks[dummy] &= LASTING_MARKS;
  for (const piece of pieces) setDown(field, p, piece, hex);
  tell(play, {
    type: "unhidden",
    rule: "BR83-OPT2.1-a",
    piece: pieceId(play, dummy),
    pieces: pieceIds(play, pieces),
    hex: hexId(play, hex),
    audience: ["union"],
  });
}
