import { keysOf, tableOf } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { MARK_OF, routeOf } from "../marks.ts";
import { NONE, type PieceIndex } from "../measures.ts";
import { LOST, NEVER, type Position, RALLIES, UNLIMBERED, WAITING, holderOf, marked } from "../position.ts";
import type { State, ToldPlacement } from "./situation-forms.ts";

/** A position as a situation tells it. `at` keeps the running steps, so that it continues from there. */
export function stateOf(field: Field, p: Position): State {
  const fordUse = new Map([...p.fordUse.entries()].filter(([, points]) => points > 0));
  return {
    at: { stage: "exact", turn: p.turn, side: p.side, phase: p.stage, steps: p.stack },
    placements: field.pieces.flatMap((_, piece) =>
      p.place[piece] === WAITING && p.marks[piece] === 0 ? [] : [placementOf(p, piece)],
    ),
    abatis: p.abatis,
    trestle: p.trestle === 1 ? "stands" : "destroyed",
    fordUse: fordUse.size === 0 ? undefined : fordUse,
    due: new Map([...p.due.entries()].filter(([, turn]) => turn !== NEVER)),
    rolled: p.rolled,
    thawed: [...p.thawed.keys()].filter((side) => p.thawed[side] === 1),
  };
}

function placementOf(p: Position, piece: PieceIndex): ToldPlacement {
  return {
    piece,
    ...placeOf(p, piece),
    face: marked(p, piece, UNLIMBERED) ? "battle" : undefined,
    route: routeOf(p, piece),
    ...tableOf(keysOf(MARK_OF), (key) => marked(p, piece, MARK_OF[key])),
  };
}

function placeOf(p: Position, piece: PieceIndex): Pick<ToldPlacement, "hex" | "where" | "holder"> {
  const place = p.place[piece];
  if (place >= 0) return { hex: place, where: undefined, holder: undefined };
  const holder = holderOf(p, piece);
  if (holder !== NONE) return { hex: undefined, where: "held", holder };
  return { hex: undefined, where: place === RALLIES ? "rally" : place === LOST ? "lost" : "card", holder: undefined };
}
