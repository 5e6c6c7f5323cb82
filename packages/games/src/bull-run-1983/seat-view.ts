import type { Seat } from "@stonebridge/kernel";
import { GROUPS } from "./arrivals.ts";
import { routeOf } from "./describe.ts";
import type { Field } from "./field.ts";
import type { Frame } from "./frames.ts";
import { CONFEDERATE, NOBODY, NONE, POINT, type PieceIndex, type SideIndex } from "./measures.ts";
import {
  FROZEN,
  LOST,
  NEVER,
  type Position,
  RALLIES,
  UNLIMBERED,
  attackOf,
  holderOf,
  marked,
  movementOf,
} from "./position.ts";
import { FLAGS } from "./position-reader.ts";
import type { PieceView, View, Whereabouts } from "./view.ts";
import { SIDES, STAGES, type SideId, type Stage } from "./vocabulary.ts";

/** Whether the Confederates are setting up, behind a curtain until they are ready (BR83-1.2-a, BR83-1.2-b). */
function curtainDrawn(p: Position): boolean {
  return p.stack.some((frame) => frame.step === "set-up" && frame.side === CONFEDERATE);
}

/**
 * Sides whose card is closed to others: of which something is still face down (BR83-2.6-b, R13; the Union's in the fog of war), and the
 * Confederates' while they set up.
 */
function closedTo(field: Field, p: Position, seat: Seat): readonly SideId[] {
  return SIDES.filter(
    (id, side) =>
      id !== seat && (p.thawed[side] === 0 || (side === CONFEDERATE && curtainDrawn(p))) && field.sideOf.includes(side),
  );
}

/** May this seat look at the face of a piece on the map? */
function showsFace(field: Field, p: Position, seat: Seat, piece: PieceIndex): boolean {
  const side = field.sideOf[piece];
  return SIDES[side] === seat || (!marked(p, piece, FROZEN) && !(side === CONFEDERATE && curtainDrawn(p)));
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

/** A piece as a seat sees it: of one that is face down, or on a closed card, what every player knows of the game's pieces. */
function pieceView(field: Field, p: Position, piece: PieceIndex, seat: Seat, open: boolean): PieceView {
  const { id, side, kind, army, attack, defense, movement, red } = field.pieces[piece];
  const where =
    p.place[piece] >= 0 && !showsFace(field, p, seat, piece) ? "unseen" : whereaboutsOf(field, p, piece, open);
  const known = { id, side, kind, army, where } as const;
  if (where === "unseen") return { ...known, attack, defense, movement, red };
  const holder = holderOf(p, piece);
  const route = routeOf(p, piece);
  const seen: { -readonly [K in keyof PieceView]: PieceView[K] } = {
    ...known,
    attack: attackOf(field, p, piece),
    defense,
    movement: movementOf(field, p, piece) / POINT,
    red,
  };
  if (where === "map") seen.hex = field.grid.ids[p.place[piece]];
  if (holder !== NONE) seen.holder = field.ids[holder];
  if (kind === "battery") seen.face = marked(p, piece, UNLIMBERED) ? "battle" : "mobile";
  if (p.marks[piece] !== 0) for (const [key, mark] of FLAGS) if (marked(p, piece, mark)) seen[key] = true;
  if (route !== undefined) seen.route = route;
  return seen;
}

/** Face-down counters that a seat may not look at: where, and how many (R12). */
function faceDownOf(field: Field, p: Position, seat: Seat): View["faceDown"] {
  const counts = new Map<number, number>();
  for (let piece = 0; piece < field.count; piece++) {
    const hex = p.place[piece];
    if (hex < 0 || showsFace(field, p, seat, piece)) continue;
    const side = field.sideOf[piece];
    if (side === CONFEDERATE && curtainDrawn(p)) continue;
    const key = hex * 2 + side;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([key, count]) => ({ hex: field.grid.ids[key >> 1], side: SIDES[key & 1], count }));
}

/** Running steps as a seat may know them: a hand in the set-up is its owner's alone. */
function stepsFor(p: Position, seat: Seat): Frame[] {
  return p.stack.map((frame) =>
    frame.step === "set-up" && SIDES[frame.side] !== seat ? { ...frame, hand: [] } : { ...frame },
  );
}

function stageOf(p: Position): Stage {
  return p.stack[0]?.step === "over" ? "over" : STAGES[p.stage];
}

/** What a seat sees, and nothing else (digest 7). Somebody who only watches sees what both sides do. */
export function viewOf(field: Field, p: Position, seat: Seat): View {
  const curtain = curtainDrawn(p) && seat !== "confederate";
  const closed = closedTo(field, p, seat);
  const open = (side: SideIndex): boolean => !closed.includes(SIDES[side]);
  const fordUse: Record<string, number> = {};
  for (const [slot, hex] of field.fords.entries())
    if (p.fordUse[slot] > 0) fordUse[field.grid.ids[hex]] = p.fordUse[slot];
  return {
    seat: seat === "union" || seat === "confederate" ? seat : "spectator",
    stage: stageOf(p),
    turn: p.turn,
    ...(p.side === NOBODY ? {} : { side: SIDES[p.side] }),
    options: field.options,
    pieces: field.pieces.map((_, piece) => pieceView(field, p, piece, seat, open(field.sideOf[piece]))),
    faceDown: faceDownOf(field, p, seat),
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
