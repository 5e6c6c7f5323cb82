import { type Seat, veiling, type VeiledFramesOf } from "@stonebridge/kernel";
import { GROUPS } from "../movement/schedule.ts";
import type { ArrivalId } from "../army/pieces.ts";
import type { Field } from "../field.ts";
import type { Frame } from "../frames.ts";
import { FRAMES, type Kinds } from "../locals.ts";
import { CONFEDERATE, NOBODY, NONE, POINT, type PieceIndex, type SideIndex } from "../measures.ts";
import {
  FROZEN,
  LOST,
  NEVER,
  type Position,
  RALLIES,
  UNLIMBERED,
  attackOf,
  holderOf,
  movementOf,
} from "../position.ts";
import { FLAGS, routeOf } from "../marks.ts";
import { behindCurtain } from "../set-up/set-up-curtain.ts";
import type { PieceView, View, Whereabouts } from "./view.ts";
import { SIDES, STAGES, type SideId, type Stage } from "../vocabulary.ts";

/** For each side, whether it sets up out of this seat's sight. */
function curtainsFor(field: Field, p: Position, seat: Seat): readonly boolean[] {
  return SIDES.map((id, side) => id !== seat && behindCurtain(field, p, side));
}

/**
 * Sides whose card is closed to others: those with something still face down (BR83-2.6-b, R13; the Union's in the fog of war), and those
 * that set up behind a curtain.
 */
function closedTo(field: Field, p: Position, seat: Seat, curtains: readonly boolean[]): readonly SideId[] {
  return SIDES.filter(
    (id, side) => id !== seat && (p.thawed[side] === 0 || curtains[side]) && field.sideOf.includes(side),
  );
}

/** May a seat look at the face of a piece on the map: all that lies face up, at any time (BR83-2.6-a, BR83-SP-c)? `own`: the seat's side. */
function showsFace(
  field: Field,
  p: Position,
  own: SideIndex,
  curtains: readonly boolean[],
  piece: PieceIndex,
): boolean {
  const side = field.sideOf[piece];
  return side === own || ((p.marks[piece] & FROZEN) === 0 && !curtains[side]);
}

function whereaboutsOf(field: Field, p: Position, piece: PieceIndex, open: boolean): Whereabouts {
  const place = p.place[piece];
  if (place >= 0) return "map";
  if (place === RALLIES) return "rally";
  if (place === LOST) return "lost";
  if (!open) return "unseen";
  const holder = holderOf(p, piece);
  return holder === NONE ? "card" : field.kindOf[holder] === "dummy" ? "dummy" : "brigade";
}

/** What every player knows about each piece: all that is shown of one that is face down or on a closed card. Made once, and shared. */
function unseenPieces(field: Field): readonly PieceView[] {
  let views = UNSEEN.get(field);
  if (views === undefined) {
    views = field.pieces.map(({ id, side, kind, army, attack, defense, movement, red }) => ({
      id,
      side,
      kind,
      army,
      where: "unseen",
      attack,
      defense,
      movement,
      red,
    }));
    UNSEEN.set(field, views);
  }
  return views;
}
const UNSEEN = new WeakMap<Field, readonly PieceView[]>();

/** The views of pieces as they were last made, and what from: at most decisions most pieces are as they were at the one before. */
interface Kept {
  readonly keys: Int32Array;
  readonly views: PieceView[];
  all: readonly PieceView[];
}
const KEPT = new WeakMap<Field, Kept>();

function keptOf(field: Field): Kept {
  let kept = KEPT.get(field);
  if (kept === undefined) {
    const views = [...unseenPieces(field)];
    kept = { keys: new Int32Array(field.count).fill(-1), views, all: views.slice() };
    KEPT.set(field, kept);
  }
  return kept;
}

/** More than the places below 0, those of marks, and of what a seat may see: together all that a view depends on. */
const BELOW = 1 << 10;
const MARKS = 1 << 14;
const SIGHTS = 4;

/** All pieces as a seat sees them; the same list as at the decision before if nothing has changed. */
function pieceViews(
  field: Field,
  p: Position,
  own: SideIndex,
  curtains: readonly boolean[],
  open: readonly boolean[],
): readonly PieceView[] {
  const kept = keptOf(field);
  const { keys, views } = kept;
  let changed = false;
  for (let piece = 0; piece < field.count; piece++) {
    const side = field.sideOf[piece];
    const shown = showsFace(field, p, own, curtains, piece);
    const sight = (shown ? 1 : 0) + (open[side] ? 2 : 0);
    const key = ((p.place[piece] + BELOW) * MARKS + p.marks[piece]) * SIGHTS + sight;
    if (keys[piece] === key) continue;
    keys[piece] = key;
    views[piece] = pieceView(field, p, piece, shown, open[side]);
    changed = true;
  }
  if (changed) kept.all = views.slice();
  return kept.all;
}

/** A piece as a seat sees it. */
function pieceView(field: Field, p: Position, piece: PieceIndex, shown: boolean, open: boolean): PieceView {
  const where = p.place[piece] >= 0 && !shown ? "unseen" : whereaboutsOf(field, p, piece, open);
  const known = unseenPieces(field)[piece];
  if (where === "unseen") return known;
  const marks = p.marks[piece];
  const seen: { -readonly [K in keyof PieceView]: PieceView[K] } = {
    id: known.id,
    side: known.side,
    kind: known.kind,
    army: known.army,
    where,
    attack: attackOf(field, p, piece),
    defense: known.defense,
    movement: movementOf(field, p, piece) / POINT,
    red: known.red,
  };
  if (where === "map") seen.hex = field.grid.ids[p.place[piece]];
  else if (where === "brigade" || where === "dummy") seen.holder = field.ids[holderOf(p, piece)];
  if (known.kind === "battery") seen.face = (marks & UNLIMBERED) === 0 ? "mobile" : "battle";
  if (marks === 0) return seen;
  for (const [key, mark] of FLAGS) if ((marks & mark) !== 0) seen[key] = true;
  const route = routeOf(p, piece);
  if (route !== undefined) seen.route = route;
  return seen;
}

const NOTHING_HIDDEN: View["faceDown"] = [];

/** Face-down counters that a seat may not look at: where, and how many (R12). */
function faceDownOf(field: Field, p: Position, own: SideIndex, curtains: readonly boolean[]): View["faceDown"] {
  let counts: Map<number, number> | undefined;
  for (let piece = 0; piece < field.count; piece++) {
    const hex = p.place[piece];
    const side = field.sideOf[piece];
    if (hex < 0 || curtains[side] || showsFace(field, p, own, curtains, piece)) continue;
    const key = hex * 2 + side;
    counts ??= new Map();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (counts === undefined) return NOTHING_HIDDEN;
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([key, count]) => ({ hex: field.grid.ids[key >> 1], side: SIDES[key & 1], count }));
}

const seenFrame = veiling<Frame, VeiledFramesOf<typeof FRAMES, Kinds>, "owner">(FRAMES);

/** Running steps as a seat may know them: to others a side has nothing in hand during the set-up. */
function stepsFor(p: Position, seat: Seat): Frame[] {
  return p.stack.flatMap((frame): Frame[] => {
    const seen = seenFrame(frame, () => "side" in frame && SIDES[frame.side] === seat);
    if (seen === undefined) return [];
    return "veiled" in seen ? [{ step: "set-up", side: seen.side, hand: [] }] : [seen];
  });
}

function stageOf(p: Position): Stage {
  return p.stack[0]?.step === "over" ? "over" : STAGES[p.stage];
}

function arrivalsOf(p: Position): View["arrivals"] {
  const arrivals: { group: ArrivalId; turn?: number }[] = [];
  for (const [index, group] of GROUPS.entries()) {
    const turn = p.due[index];
    if (turn !== NEVER) arrivals.push(turn === 0 ? { group } : { group, turn });
  }
  return arrivals;
}

/** What a seat sees, and nothing else (Tb11). A spectator sees what both sides do. Made for every decision: written without spreads. */
export function viewOf(field: Field, p: Position, seat: Seat): View {
  const curtains = curtainsFor(field, p, seat);
  const curtain = curtains[CONFEDERATE];
  const own = SIDES.findIndex((id) => id === seat);
  const closed = closedTo(field, p, seat, curtains);
  const open = SIDES.map((id) => !closed.includes(id));
  const fordUse: Record<string, number> = {};
  for (const [slot, hex] of field.fords.entries())
    if (p.fordUse[slot] > 0) fordUse[field.grid.ids[hex]] = p.fordUse[slot];
  const view: { -readonly [K in keyof View]: View[K] } = {
    seat: seat === "union" || seat === "confederate" ? seat : "spectator",
    stage: stageOf(p),
    turn: p.turn,
    options: field.options,
    pieces: pieceViews(field, p, own, curtains, open),
    faceDown: faceDownOf(field, p, own, curtains),
    closed,
    abatis: curtain ? [] : p.abatis.map((hex) => field.grid.ids[hex]),
    trestle: curtain ? "open" : p.trestle === 1 ? "stands" : "destroyed",
    fordUse,
    arrivals: arrivalsOf(p),
    rolled: p.rolled,
    thawed: SIDES.filter((_, side) => p.thawed[side] === 1),
    steps: stepsFor(p, seat),
  };
  if (p.side !== NOBODY) view.side = SIDES[p.side];
  return view;
}
