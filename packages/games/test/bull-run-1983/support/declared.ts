import type { Field } from "../../../src/bull-run-1983/field.ts";
import {
  type Audience,
  FIELDS,
  FROZEN,
  LOST,
  type Position,
  RALLIES,
  copyPosition,
} from "../../../src/bull-run-1983/position.ts";
import { CONFEDERATE, type PieceIndex } from "../../../src/bull-run-1983/measures.ts";
import { behindCurtain } from "../../../src/bull-run-1983/set-up/set-up-curtain.ts";
import { SIDES } from "../../../src/bull-run-1983/vocabulary.ts";
import type { Declaring } from "../../support/declared-fields.ts";

/** Is a piece hidden from all but its owner: behind a curtain, face down, or on a closed card (2.6)? */
function isHidden(field: Field, p: Position, piece: PieceIndex): boolean {
  const side = field.sideOf[piece] as number;
  const place = p.place[piece] as number;
  if (place === RALLIES || place === LOST) return false;
  if (behindCurtain(field, p, side)) return true;
  return place >= 0 ? ((p.marks[piece] as number) & FROZEN) !== 0 : p.thawed[side] === 0;
}

/** What is declared of the fields of 1983, for games on a field. */
export function declaring(field: Field): Declaring<Position> {
  return {
    fields: FIELDS,
    belongs(audience, { p, at }, seat) {
      const own = SIDES.findIndex((id) => id === seat);
      return (audience as Audience) === "who sees the Confederates set up"
        ? own === CONFEDERATE || !behindCurtain(field, p, CONFEDERATE)
        : own === field.sideOf[at] || !isHidden(field, p, at);
    },
    varied(p, name, at, value) {
      const q = copyPosition(p);
      if (name === "abatis") q.abatis = value as readonly number[];
      else if (name === "trestle") q.trestle = value as number;
      else if (!exchange(field, q, at, name === "place" ? q.place : q.marks, value)) return undefined;
      return q;
    },
  };
}

/** Gives a hidden piece what another hidden piece of its side has, and that one its own. */
function exchange(field: Field, q: Position, piece: PieceIndex, list: readonly number[], value: unknown): boolean {
  const other = field.pieces.findIndex(
    (_, one) => list[one] === value && field.sideOf[one] === field.sideOf[piece] && isHidden(field, q, one),
  );
  if (other === -1) return false;
  for (const each of [q.place, q.marks]) [each[piece], each[other]] = [each[other] as number, each[piece] as number];
  return true;
}
