import { GROUPS } from "../movement/schedule.ts";
import type { Field } from "../field.ts";
import { NOBODY, NONE, type PieceIndex } from "../measures.ts";
import { LOST, NEVER, type Position, RALLIES, UNLIMBERED, WAITING, holderOf, marked } from "../position.ts";
import { FLAGS, routeOf } from "../marks.ts";
import { stepsForm } from "./frame-forms.ts";
import type { Placement, Situation } from "./situation.ts";
import { SIDES, STAGES } from "../vocabulary.ts";

function placeOf(field: Field, p: Position, piece: PieceIndex): Pick<Placement, "hex" | "where" | "holder"> {
  const place = p.place[piece];
  const holder = holderOf(p, piece);
  if (place >= 0) return { hex: field.grid.ids[place] };
  if (holder !== NONE) return { where: "held", holder: field.ids[holder] };
  return { where: place === RALLIES ? "rally" : place === LOST ? "lost" : "card" };
}

/** A piece's placement; undefined for one that waits on its card and has done nothing. */
function placementOf(field: Field, p: Position, piece: PieceIndex): Placement | undefined {
  if (p.place[piece] === WAITING && p.marks[piece] === 0) return undefined;
  const route = routeOf(p, piece);
  return {
    piece: field.ids[piece],
    ...placeOf(field, p, piece),
    ...(marked(p, piece, UNLIMBERED) ? { face: "battle" as const } : {}),
    ...(route === undefined ? {} : { route }),
    ...Object.fromEntries(FLAGS.flatMap(([key, mark]) => (marked(p, piece, mark) ? [[key, true]] : []))),
  };
}

/**
 * A position as a situation that people can read and edit. `at` keeps the running steps, so that it continues from there; another `at`
 * starts again from elsewhere.
 */
export function describePosition(field: Field, p: Position): Situation {
  const { situation } = field;
  const due = GROUPS.flatMap((id, group) => (p.due[group] === NEVER ? [] : [[id, p.due[group]] as const]));
  const fordUse = field.fords.flatMap((hex, slot) =>
    p.fordUse[slot] > 0 ? [[field.grid.ids[hex], p.fordUse[slot]] as const] : [],
  );
  return {
    format: "stonebridge-situation",
    version: 1,
    game: "bull-run-1983",
    ...(situation.name === undefined ? {} : { name: situation.name }),
    options: field.options,
    ...(situation.map === undefined ? {} : { map: situation.map }),
    ...(situation.pieces === undefined ? {} : { pieces: situation.pieces }),
    at: {
      stage: "exact",
      turn: p.turn,
      ...(p.side === NOBODY ? {} : { side: SIDES[p.side] }),
      phase: STAGES[p.stage],
      steps: stepsForm(field).tell(p.stack) as readonly unknown[],
    },
    placements: field.pieces.flatMap((_, piece) => placementOf(field, p, piece) ?? []),
    abatis: p.abatis.map((hex) => field.grid.ids[hex]),
    trestle: p.trestle === 1 ? "stands" : "destroyed",
    ...(fordUse.length === 0 ? {} : { fordUse: Object.fromEntries(fordUse) }),
    due: Object.fromEntries(due),
    ...(p.rolled === 0 ? {} : { rolled: p.rolled }),
    thawed: SIDES.filter((_, side) => p.thawed[side] === 1),
  };
}
