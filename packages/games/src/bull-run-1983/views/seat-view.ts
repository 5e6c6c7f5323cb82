import { type Seat, veiling, type VeiledFramesOf } from "@stonebridge/kernel";
import { GROUPS } from "../movement/schedule.ts";
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

/** A piece as a seat sees it. Views are made for every decision: written without spreads. */
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

/** Face-down counters that a seat may not look at: where, and how many (R12). */
function faceDownOf(field: Field, p: Position, own: SideIndex, curtains: readonly boolean[]): View["faceDown"] {
  const counts = new Map<number, number>();
  for (let piece = 0; piece < field.count; piece++) {
    const hex = p.place[piece];
    const side = field.sideOf[piece];
    if (hex < 0 || curtains[side] || showsFace(field, p, own, curtains, piece)) continue;
    const key = hex * 2 + side;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
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

/** What a seat sees, and nothing else (Tb11). A spectator sees what both sides do. */
export function viewOf(field: Field, p: Position, seat: Seat): View {
  const curtains = curtainsFor(field, p, seat);
  const curtain = curtains[CONFEDERATE];
  const own = SIDES.findIndex((id) => id === seat);
  const closed = closedTo(field, p, seat, curtains);
  const open = SIDES.map((id) => !closed.includes(id));
  const fordUse: Record<string, number> = {};
  for (const [slot, hex] of field.fords.entries())
    if (p.fordUse[slot] > 0) fordUse[field.grid.ids[hex]] = p.fordUse[slot];
  return {
    seat: seat === "union" || seat === "confederate" ? seat : "spectator",
    stage: stageOf(p),
    turn: p.turn,
    ...(p.side === NOBODY ? {} : { side: SIDES[p.side] }),
    options: field.options,
    pieces: field.sideOf.map((side, piece) =>
      pieceView(field, p, piece, showsFace(field, p, own, curtains, piece), open[side]),
    ),
    faceDown: faceDownOf(field, p, own, curtains),
    closed,
    abatis: curtain ? [] : p.abatis.map((hex) => field.grid.ids[hex]),
    trestle: curtain ? "open" : p.trestle === 1 ? "stands" : "destroyed",
    fordUse,
    arrivals: GROUPS.flatMap((group, index) => {
      const turn = p.due[index];
      return turn === NEVER ? [] : [{ group, ...(turn === 0 ? {} : { turn }) }];
    }),
    rolled: p.rolled,
    thawed: SIDES.filter((_, side) => p.thawed[side] === 1),
    steps: stepsFor(p, seat),
  };
}
