import { onceFor } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { FLAGS, routeOf } from "../marks.ts";
import { NONE, POINT, type PieceIndex } from "../measures.ts";
import { LOST, type Position, RALLIES, UNLIMBERED, attackOf, holderOf, movementOf } from "../position.ts";
import type { PieceView, Whereabouts } from "./view.ts";

/** What a seat may see of a piece, a bit each: its face if it is on the map, where it is if not, that it lies there face down. */
export const FACE = 1;
export const CARD = 2;
export const BACK = 4;

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
export const unseenPieces = onceFor((field: Field): readonly PieceView[] =>
  field.pieces.map(({ id, side, kind, army, attack, defense, movement, red }) => ({
    id,
    side,
    kind,
    army,
    where: "unseen",
    attack,
    defense,
    movement,
    red,
  })),
);

/** A piece as a seat sees it. */
export function pieceView(field: Field, p: Position, piece: PieceIndex, sight: number): PieceView {
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
