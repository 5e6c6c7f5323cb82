import {
  bit,
  type Form,
  type KindForms,
  named,
  number,
  orNone,
  orPlace,
  placeOf,
  sequenceForm,
  shown,
  unveiled,
} from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Frame } from "../frames.ts";
import { FRAMES, type Kinds } from "../locals.ts";
import { FORD_LIMIT, LAST_TURN, POINT } from "../measures.ts";
import { GROUPS } from "../movement/schedule.ts";
import { CHANGED, heldBy, LOST, NEVER, WAITING } from "../position.ts";
import { SIDES, STAGES } from "../vocabulary.ts";

/** More than any number of hexes, parts or halves of a point that a step counts. */
const MOST = 2000;
/** More points than a piece has. */
const MOST_POINTS = 12 * POINT;
/** All marks of a piece together, of which CHANGED is the last. */
const ALL_MARKS = CHANGED * 2 - 1;
/** In the order of MELEE and BOMBARDMENT. */
const BATTLES = ["melee", "bombardment"] as const;

/** How the fields of a position and the locals of its steps are written. */
export function kindForms({ ids, index, grid, size, count }: Field): KindForms<Kinds> {
  const hexes = new Map(grid.ids.map((id, hex) => [id, hex]));
  const side = orPlace(placeOf(SIDES), SIDES.length);
  const piece = orPlace(named({ kind: "piece", ids, index }), ids.length);
  return {
    side,
    "side or none": orNone(side),
    piece,
    "piece or none": orNone(piece),
    hex: orPlace(named({ kind: "hex", ids: grid.ids, index: hexes }), grid.ids.length),
    flag: bit,
    count: number(-1, MOST),
    points: number(0, MOST_POINTS),
    battle: orPlace(placeOf(BATTLES), BATTLES.length),
    turn: number(0, LAST_TURN, "BR83-2.1-a"),
    stage: placeOf(STAGES),
    place: placeForm(size, count),
    marks: number(0, ALL_MARKS),
    "ford points": number(0, FORD_LIMIT, "BR83-5.52-c"),
    due: dueForm,
    events: number(0, (2 << GROUPS.length) - 1),
    byte: number(0, 255),
  };
}

/** Where a piece is, as a number. @param hexes of the map, @param pieces how many there are */
function placeForm(hexes: number, pieces: number): Form<number> {
  const nowhere = `${LOST} to ${WAITING}`;
  return {
    many: "places",
    schema: { type: "integer", description: "Place of a hex in the list of all, or a place off the map." },
    tell: (value) => value,
    read(told, at, faults) {
      if (typeof told === "number" && Number.isInteger(told)) {
        if (told >= LOST && told < hexes) return told;
        if (told <= heldBy(0) && told > heldBy(pieces)) return told;
      }
      faults.add(
        at,
        `must be the number of a hex below ${hexes}, ${nowhere}, or ${heldBy(pieces - 1)} to ${heldBy(0)} for a piece that another holds; this file has ${shown(told)}`,
      );
      return WAITING;
    },
  };
}

const turnOf = number(0, LAST_TURN, "BR83-13.1-a");
/** When a group comes, or NEVER. */
const dueForm: Form<number> = {
  ...turnOf,
  schema: { anyOf: [turnOf.schema, { const: NEVER }] },
  read: (told, at, faults) => (told === NEVER ? NEVER : turnOf.read(told, at, faults)),
};

/** How the running steps of a position are written. @param kinds how what their locals hold is written */
export function stepsForm(kinds: KindForms<Kinds>): Form<readonly Frame[], readonly unknown[]> {
  const outermost = { steps: ["game", "over"], problem: "the game or its end comes first and nowhere else" };
  return sequenceForm<Frame, Kinds>(unveiled(FRAMES), kinds, outermost);
}
