import {
  bit,
  type Form,
  type KindForms,
  named,
  number,
  orPlace,
  placeOf,
  sequenceForm,
  unveiled,
} from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Frame } from "../frames.ts";
import { FRAMES, type Kinds } from "../locals.ts";
import { POINT } from "../measures.ts";
import { SIDES } from "../vocabulary.ts";

/** More than any number of hexes, parts or halves of a point that a step counts. */
const MOST = 2000;
/** More points than a piece has. */
const MOST_POINTS = 12 * POINT;
/** In the order of MELEE and BOMBARDMENT. */
const BATTLES = ["melee", "bombardment"] as const;

/** How the running steps of a position are written. */
export function stepsForm({ ids, index, grid }: Field): Form<readonly Frame[], readonly unknown[]> {
  const hexes = new Map(grid.ids.map((id, hex) => [id, hex]));
  const kinds: KindForms<Kinds> = {
    side: orPlace(placeOf(SIDES), SIDES.length),
    piece: orPlace(named({ kind: "piece", ids, index }), ids.length),
    hex: orPlace(named({ kind: "hex", ids: grid.ids, index: hexes }), grid.ids.length),
    flag: bit,
    count: number(-1, MOST),
    points: number(0, MOST_POINTS),
    battle: orPlace(placeOf(BATTLES), BATTLES.length),
  };
  const outermost = { steps: ["game", "over"], problem: "the game or its end comes first and nowhere else" };
  return sequenceForm<Frame, Kinds>(unveiled(FRAMES), kinds, outermost);
}
