import { NOWHERE } from "@stonebridge/board";
import type { Faults } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { FLAGS } from "../marks.ts";
import { NONE, type PieceIndex } from "../measures.ts";
import {
  LOST,
  NORTH_ROUTE,
  type Position,
  RALLIES,
  SOUTH_EAST_ROUTE,
  UNLIMBERED,
  WAITING,
  heldBy,
  mark,
  setDown,
} from "../position.ts";
import type { State, ToldPlacement } from "./situation-forms.ts";

const PLACES = { card: WAITING, rally: RALLIES, lost: LOST } as const;

/** For each piece that a situation places: where in the file it does. */
type Placed = ReadonlyMap<PieceIndex, string>;

/** Lays out the pieces of a situation on a position without any. */
export function layPieces(field: Field, p: Position, placements: State["placements"], faults: Faults): Placed {
  const placed = new Map<PieceIndex, string>();
  const held: { readonly piece: PieceIndex; readonly holder: PieceIndex }[] = [];
  for (const [index, placement] of placements.entries()) {
    const at = `placements[${index}]`;
    const { piece } = placement;
    if (piece === NONE) continue;
    const before = placed.get(piece);
    if (before !== undefined) {
      faults.add(`${at}.piece`, `${field.ids[piece]} is placed twice, also in ${before}`, "BR83-MAP1.1-a");
      continue;
    }
    placed.set(piece, at);
    layMarks(field, p, placement, at, faults);
    const holder = layPiece(field, p, placement, at, faults);
    if (holder !== NONE) held.push({ piece, holder });
  }
  const holders = new Set(held.map(({ holder }) => holder));
  formBrigades(field, p, placed, holders);
  for (const { piece, holder } of held) p.place[piece] = heldBy(holder);
  return placed;
}

/** Puts a piece where its placement has it. @returns who holds it, to be laid out once all are; NONE */
function layPiece(
  field: Field,
  p: Position,
  { piece, hex, where, holder }: ToldPlacement,
  at: string,
  faults: Faults,
): PieceIndex {
  if (hex !== undefined && where !== undefined)
    faults.add(`${at}.where`, "is for pieces without a hex; leave one of the two out");
  else if (hex === undefined && where === undefined)
    faults.add(at, "must have a hex, or where: rally, lost, card or held");
  else if (hex !== undefined && hex !== NOWHERE) setDown(field, p, piece, hex);
  else if (where !== undefined && where !== "held") p.place[piece] = PLACES[where];
  if (where !== "held") {
    if (holder !== undefined) faults.add(`${at}.holder`, 'is told of pieces with "where": "held" alone');
    return NONE;
  }
  if (holder === undefined) faults.add(`${at}.holder`, "there is no piece nothing in this game");
  return hex === undefined ? (holder ?? NONE) : NONE;
}

function layMarks(field: Field, p: Position, placement: ToldPlacement, at: string, faults: Faults): void {
  const { piece, face, route } = placement;
  for (const [key, bit] of FLAGS) if (placement[key]) mark(p, piece, bit);
  if (face !== undefined && field.kindOf[piece] !== "battery")
    faults.add(`${at}.face`, `${field.ids[piece]} is not a battery and has only one face`, "BR83-9.1-a");
  if (face === "battle") mark(p, piece, UNLIMBERED);
  if (route === "north") mark(p, piece, NORTH_ROUTE);
  else if (route === "south-east") mark(p, piece, SOUTH_EAST_ROUTE);
}

/** A brigade piece on the map about which the file says no more stands for its leader and its usual infantry. */
function formBrigades(field: Field, p: Position, placed: Placed, holders: ReadonlySet<PieceIndex>): void {
  for (const piece of placed.keys()) {
    if (field.kindOf[piece] !== "brigade" || p.place[piece] < 0 || holders.has(piece)) continue;
    const usual = field.pieces[piece].components.map((id) => field.index.get(id));
    for (const part of [field.leader[piece], ...usual])
      if (part !== undefined && part !== NONE && !placed.has(part)) p.place[part] = heldBy(piece);
  }
}
