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
} from "@stonebridge/kernel";
import { PARTS_OF_BATTLE } from "../combat/battle.ts";
import { type Field, NONE } from "../field.ts";
import { type Frame, FRAMES, type Kinds } from "../frames.ts";
import { HALTED, ON_FOOT, REMOUNTED } from "../movement/stops.ts";
import { PARTS_OF_NIGHT } from "../turn/night.ts";
import { PARTS_OF_SEGMENT, PARTS_OF_TURN } from "../turn/turn.ts";
import { CHOICE_CAUSES, SIDES, TEST_RESULTS } from "../vocabulary.ts";

/** More than any allowance, number of zones entered, or number of brigades that come by one letter. */
const MOST = 99;
/** SB62-11.1.2-a */
const MOST_DIVISIONS = 3;
/** Both natural sixes (SB62-10.4-f). */
const BOTH_SIXES = 3;

/** How the running steps of a position are written. */
export function stepsForm({
  units,
  graph,
  divisions,
  commanders,
  entries,
}: Field): Form<readonly Frame[], readonly unknown[]> {
  const known = (kind: string, ids: readonly string[]): Form<number> =>
    orPlace(named({ kind, ids, index: new Map(ids.map((id, at) => [id, at])) }), ids.length);
  const words = (list: readonly string[]): Form<number> => orPlace(placeOf(list), list.length);
  const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
  const part = (parts: number): Form<number> => number(0, parts - 1);
  const unit = known("brigade", idsOf(units));
  const commander = known("commander", idsOf(commanders));
  const side = words(SIDES);
  const kinds: KindForms<Kinds> = {
    side,
    unit,
    "unit or none": orNone(unit),
    zone: known("zone", graph.ids),
    division: known("division", idsOf(divisions)),
    commander,
    "commander or none": orNone(commander),
    "entry or none": orNone(
      known(
        "entry",
        entries.map(({ letter }) => letter),
      ),
    ),
    comer: known("brigade or commander", [...idsOf(units), ...idsOf(commanders)]),
    flag: bit,
    count: number(0, MOST),
    slots: number(NONE, MOST_DIVISIONS),
    stop: number(0, Math.max(HALTED, REMOUNTED, ON_FOOT)),
    "part of turn": part(PARTS_OF_TURN),
    "part of segment": part(PARTS_OF_SEGMENT),
    "part of battle": part(PARTS_OF_BATTLE),
    "part of night": part(PARTS_OF_NIGHT),
    lost: number(-1, 1),
    sixes: number(0, BOTH_SIXES),
    cause: words(CHOICE_CAUSES),
    result: words(TEST_RESULTS),
    winner: orNone(side),
  };
  const problem = "the turn or the end of the game comes first and nowhere else";
  return sequenceForm<Frame, Kinds>(FRAMES, kinds, { steps: ["turn", "over"], problem });
}
