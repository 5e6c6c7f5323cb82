import { type Seat, veiling, type VeiledFramesOf } from "@stonebridge/kernel";
import { GROUPS } from "../movement/schedule.ts";
import type { ArrivalId } from "../army/pieces.ts";
import type { Field } from "../field.ts";
import { copyFrame, type Frame } from "../frames.ts";
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
    (id, side) => id !== seat && (p.thawed[side] === 0 || curtains[side]) && field.roster[side].length > 0,
  );
}

/** What a seat may see of a piece, a bit each: its face if it is on the map, where it is if not, that it lies there face down. */
const FACE = 1;
const CARD = 2;
const BACK = 4;

/**
 * What a seat may see of a side's pieces, face up and face down: the faces of all that lie face up on the map, at any time (BR83-2.6-a,
 * BR83-SP-c), and how many lie face down (R12); nothing behind a curtain. At `side * 2`, and one more for those face down.
 * @param own the seat's side
 */
function sightsOf(own: SideIndex, curtains: readonly boolean[], closed: readonly SideId[]): readonly number[] {
  const sights: number[] = [];
  for (let side = 0; side < SIDES.length; side++) {
    const card = closed.includes(SIDES[side]) ? 0 : CARD;
    if (side === own) sights.push(card | FACE, card | FACE);
    else if (curtains[side]) sights.push(card, card);
    else sights.push(card | FACE, card | BACK);
  }
  return sights;
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
  /** Does the seat see anything on the map face down? */
  backs: boolean;
}
const KEPT = new WeakMap<Field, Kept>();

function keptOf(field: Field): Kept {
  let kept = KEPT.get(field);
  if (kept === undefined) {
    const views = [...unseenPieces(field)];
    kept = { keys: new Int32Array(field.count).fill(-1), views, all: views.slice(), backs: false };
    KEPT.set(field, kept);
  }
  return kept;
}

/** More than the places below 0, those of marks, and of what a seat may see: together all that a view depends on. */
const BELOW = 1 << 10;
const MARKS = 1 << 14;
const SIGHTS = 8;

/** All pieces as a seat sees them, in a list that is the same as at the decision before if nothing has changed. */
function seePieces(field: Field, p: Position, sights: readonly number[]): Kept {
  const kept = keptOf(field);
  const { keys, views } = kept;
  const { sideOf } = field;
  const { place, marks } = p;
  let changed = false;
  kept.backs = false;
  for (let piece = 0; piece < keys.length; piece++) {
    const sight = sights[sideOf[piece] * 2 + ((marks[piece] & FROZEN) === 0 ? 0 : 1)];
    if ((sight & BACK) !== 0 && place[piece] >= 0) kept.backs = true;
    const key = ((place[piece] + BELOW) * MARKS + marks[piece]) * SIGHTS + sight;
    if (keys[piece] === key) continue;
    keys[piece] = key;
    views[piece] = pieceView(field, p, piece, sight);
    changed = true;
  }
  if (changed) kept.all = views.slice();
  return kept;
}

/** A piece as a seat sees it. */
function pieceView(field: Field, p: Position, piece: PieceIndex, sight: number): PieceView {
  const hidden = p.place[piece] >= 0 && (sight & FACE) === 0;
  const where = hidden ? "unseen" : whereaboutsOf(field, p, piece, (sight & CARD) !== 0);
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
function faceDownOf({ grid, sideOf }: Field, p: Position, sights: readonly number[]): View["faceDown"] {
  const counts = new Map<number, number>();
  for (const [piece, hex] of p.place.entries()) {
    const side = sideOf[piece];
    if (hex < 0 || (p.marks[piece] & FROZEN) === 0 || (sights[side * 2 + 1] & BACK) === 0) continue;
    const key = hex * 2 + side;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([key, count]) => ({ hex: grid.ids[key >> 1], side: SIDES[key & 1], count }));
}

const seenFrame = veiling<Frame, VeiledFramesOf<typeof FRAMES, Kinds>, "owner">(FRAMES, copyFrame);

/** Running steps as a seat may know them: to others a side has nothing in hand during the set-up. */
function stepsFor(p: Position, seat: Seat): Frame[] {
  const steps: Frame[] = [];
  for (const frame of p.stack) {
    const seen = seenFrame(frame, () => "side" in frame && SIDES[frame.side] === seat);
    if (seen === undefined) continue;
    steps.push("veiled" in seen ? { step: "set-up", side: seen.side, hand: [] } : seen);
  }
  return steps;
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
  const sights = sightsOf(own, curtains, closed);
  const fordUse: Record<string, number> = {};
  for (let slot = 0; slot < p.fordUse.length; slot++)
    if (p.fordUse[slot] > 0) fordUse[field.grid.ids[field.fords[slot]]] = p.fordUse[slot];
  const pieces = seePieces(field, p, sights);
  const view: { -readonly [K in keyof View]: View[K] } = {
    seat: seat === "union" || seat === "confederate" ? seat : "spectator",
    stage: stageOf(p),
    turn: p.turn,
    options: field.options,
    pieces: pieces.all,
    faceDown: pieces.backs ? faceDownOf(field, p, sights) : NOTHING_HIDDEN,
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
