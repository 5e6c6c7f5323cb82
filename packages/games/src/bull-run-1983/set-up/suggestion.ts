import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Dice } from "@stonebridge/kernel";
import { ABATIS_COUNT, abatisHexes, abatisRefusal } from "./cards.ts";
import { ABATIS_AT_DAWN, dawnHex, unlimberedAtDawn } from "./dawn.ts";
import type { Field } from "../field.ts";
import type { FrameOf } from "../frames.ts";
import { CONFEDERATE, type PieceIndex, type SideIndex, UNION } from "../measures.ts";
import { type Play, hexId, pieceIds, tell } from "../play.ts";
import { type Position, UNLIMBERED, copyPosition, mark, onMap, piecesAt } from "../position.ts";
import { type Places, placesFor, putDown, unplaced } from "./putting.ts";
import { seenBy } from "./set-up-events.ts";

/**
 * Puts every piece of a side that is not placed yet where it was at dawn, or if that is not allowed now, into the nearest hex that is;
 * batteries in their historical formation. The same set-up always gives the same suggestion. Events come hex by hex.
 */
export function suggest(play: Play, f: FrameOf<"set-up">): void {
  const { field, p } = play;
  const quiet: Play = { ...play, events: undefined };
  const placed = unplaced(field, p, f.side, f.hand);
  f.hand = [];
  for (const piece of placed) {
    const hex = nearest(play, placesFor(play, [piece]), field.grid.index(dawnHex(field, piece)));
    if (hex === NOWHERE) continue;
    putDown(quiet, [piece], hex);
    if (unlimberedAtDawn(field, piece)) mark(p, piece, UNLIMBERED);
  }
  tellPlaced(
    play,
    placed.filter((piece) => onMap(p, piece)),
  );
  if (f.side === CONFEDERATE) suggestAbatis(play);
}

/** The open hex nearest to a goal, the first among equals; without a goal the first. */
function nearest({ field }: Play, { hexes, isOpen }: Places, goal: HexIndex | undefined): HexIndex {
  let best: HexIndex = NOWHERE;
  let least = Infinity;
  for (const hex of hexes) {
    const away = goal === undefined ? 0 : field.grid.distance(goal, hex);
    if (away >= least || !isOpen(hex)) continue;
    least = away;
    best = hex;
  }
  return best;
}

function tellPlaced(play: Play, placed: readonly PieceIndex[]): void {
  if (play.events === undefined) return;
  const { field, p } = play;
  for (const hex of new Set(placed.map((piece) => p.place[piece]))) {
    const pieces = placed.filter((piece) => p.place[piece] === hex);
    const side = field.sideOf[pieces[0]];
    tell(play, {
      type: "placed",
      rule: side === CONFEDERATE ? "BR83-1.2-a" : "BR83-1.3-a",
      pieces: pieceIds(play, pieces),
      hex: hexId(play, hex),
      ...seenBy(play, side),
    });
  }
}

function suggestAbatis(play: Play): void {
  const { field, p } = play;
  const isOpen = (hex: HexIndex): boolean =>
    abatisRefusal(field, p, CONFEDERATE, hex) === undefined &&
    piecesAt(p, hex).every((piece) => field.kindOf[piece] !== "brigade");
  const goals = ABATIS_AT_DAWN.map((id) => field.grid.index(id));
  for (const goal of goals) {
    if (p.abatis.length >= ABATIS_COUNT) return;
    const hex = nearest(play, { hexes: abatisHexes(field), isOpen }, goal);
    if (hex === NOWHERE) return;
    p.abatis = [...p.abatis, hex].toSorted((a, b) => a - b);
    tell(play, { type: "abatis-placed", rule: "BR83-11.3-a", hex: hexId(play, hex), audience: ["confederate"] });
  }
}

/** Would a set-up of a side on this map leave pieces over? Tried on a copy. */
export function lacksRoom(field: Field, p: Position, side: SideIndex): boolean {
  const copy = copyPosition(p);
  for (const one of [CONFEDERATE, UNION]) {
    suggest({ field, p: copy, dice: NO_DICE, events: undefined }, { step: "set-up", side: one, hand: [] });
    if (one === side) break;
  }
  return unplaced(field, copy, side, []).length > 0 || (side === CONFEDERATE && copy.abatis.length < ABATIS_COUNT);
}

const NO_DICE: Dice = {
  roll(kind) {
    throw new Error(`A die (${kind}) was asked for by a set-up.`);
  },
};
