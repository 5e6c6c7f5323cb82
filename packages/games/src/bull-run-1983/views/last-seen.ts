import { noteChanges, onceFor } from "@stonebridge/kernel";
import type { ArrivalId } from "../army/pieces.ts";
import type { Field } from "../field.ts";
import type { SideIndex } from "../measures.ts";
import { GROUPS } from "../movement/schedule.ts";
import { FROZEN, NEVER, type Position } from "../position.ts";
import { SIDES } from "../vocabulary.ts";
import { BACK, pieceView, unseenPieces } from "./piece-views.ts";
import type { PieceView, View } from "./view.ts";

/** What a seat saw last of a field: little changes from one view to the next, and views share the rest. */
interface LastSeen {
  readonly place: Int16Array;
  readonly marks: Int16Array;
  /** What the seat may see of the pieces of each side. */
  readonly sights: Int16Array;
  /** 1 for pieces about which something has changed. */
  readonly stale: Uint8Array;
  /** 1 for those on the map that the seat sees face down. */
  readonly backs: Uint8Array;
  pieces: readonly PieceView[];
  faceDown: View["faceDown"];
  readonly due: Int16Array;
  arrivals: View["arrivals"];
  readonly fords: Int16Array;
  fordUse: View["fordUse"];
}

const lastSeen: (field: Field) => (LastSeen | undefined)[] = onceFor(() => []);

/** No number in a position is as low. */
const UNSEEN = -2_000;

/** What was seen last of a field. @param own the seat's side, -1 for a spectator */
function lastSeenOf(field: Field, own: SideIndex): LastSeen {
  return (lastSeen(field)[own + 1] ??= {
    place: new Int16Array(field.count).fill(UNSEEN),
    marks: new Int16Array(field.count).fill(UNSEEN),
    sights: new Int16Array(SIDES.length * 2).fill(UNSEEN),
    stale: new Uint8Array(field.count),
    backs: new Uint8Array(field.count),
    pieces: unseenPieces(field),
    faceDown: NOTHING_HIDDEN,
    due: new Int16Array(GROUPS.length).fill(UNSEEN),
    arrivals: [],
    fords: new Int16Array(field.fords.length).fill(UNSEEN),
    fordUse: {},
  });
}

/**
 * What a seat sees now: the same objects as before where nothing has changed.
 * @param own the seat's side, -1 for a spectator
 * @param sights what it may see of a side's pieces, at `side * 2`, and one more for those face down
 */
export function whatIsSeen(
  field: Field,
  p: Position,
  own: SideIndex,
  sights: readonly number[],
): Readonly<Pick<View, "pieces" | "faceDown" | "arrivals" | "fordUse">> {
  const last = lastSeenOf(field, own);
  seePieces(field, p, sights, last);
  if (noteChanges(last.due, p.due)) last.arrivals = arrivalsOf(p);
  if (noteChanges(last.fords, p.fordUse)) last.fordUse = fordUseOf(field, p);
  return last;
}

function seePieces(field: Field, p: Position, sights: readonly number[], last: LastSeen): void {
  const { stale, backs } = last;
  const { place, marks } = p;
  let changed = noteChanges(last.place, place, stale);
  changed = noteChanges(last.marks, marks, stale) || changed;
  if (noteChanges(last.sights, sights)) {
    stale.fill(1);
    changed = true;
  }
  if (!changed) return;
  const pieces = last.pieces.slice();
  let turned = false;
  for (let piece = 0; piece < stale.length; piece++) {
    if (stale[piece] === 0) continue;
    stale[piece] = 0;
    const sight = sights[field.sideOf[piece] * 2 + ((marks[piece] & FROZEN) === 0 ? 0 : 1)];
    const back = (sight & BACK) !== 0 && place[piece] >= 0 ? 1 : 0;
    turned ||= back === 1 || backs[piece] === 1;
    backs[piece] = back;
    pieces[piece] = pieceView(field, p, piece, sight);
  }
  last.pieces = pieces;
  if (turned) last.faceDown = faceDownOf(field, p, backs);
}

const NOTHING_HIDDEN: View["faceDown"] = [];

/** Face-down counters that a seat may not look at: where, and how many (R12). */
function faceDownOf({ grid, sideOf }: Field, p: Position, backs: Uint8Array): View["faceDown"] {
  const counts = new Map<number, number>();
  for (const [piece, back] of backs.entries()) {
    if (back === 0) continue;
    const key = p.place[piece] * 2 + sideOf[piece];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([key, count]) => ({ hex: grid.ids[key >> 1], side: SIDES[key & 1], count }));
}

function arrivalsOf(p: Position): View["arrivals"] {
  const arrivals: { group: ArrivalId; turn?: number }[] = [];
  for (const [index, group] of GROUPS.entries()) {
    const turn = p.due[index];
    if (turn !== NEVER) arrivals.push(turn === 0 ? { group } : { group, turn });
  }
  return arrivals;
}

function fordUseOf({ grid, fords }: Field, p: Position): View["fordUse"] {
  const use: Record<string, number> = {};
  for (let slot = 0; slot < p.fordUse.length; slot++)
    if (p.fordUse[slot] > 0) use[grid.ids[fords[slot]]] = p.fordUse[slot];
  return use;
}
