import {
  bit,
  flag,
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
import { type Field, MOST_DIVISIONS, MOST_PHASES, NONE } from "../field.ts";
import { type Frame, FRAMES, type Kinds } from "../frames.ts";
import { HALTED, ON_FOOT, REMOUNTED } from "../movement/stops.ts";
import {
  ACTED,
  ATTACKED,
  COHERENT,
  DISMOUNTED,
  ISOLATED,
  MOST_FATIGUE,
  ROUTED,
  TURNS_OF_FIRST_DAY,
  WAITING,
  WITHDRAWN,
} from "../position.ts";
import { PARTS_OF_NIGHT } from "../turn/night.ts";
import { PARTS_OF_SEGMENT, PARTS_OF_TURN } from "../turn/turn.ts";
import { MOST_POTENTIAL } from "../units.ts";
import { CHOICE_CAUSES, SIDES, TACTICS, TEST_RESULTS } from "../vocabulary.ts";

/** More than any allowance, number of zones entered, or number of brigades that come by one letter. */
const MOST = 99;
/** Both natural sixes (SB62-10.4-f). */
const BOTH_SIXES = 3;

/** How what the fields of a position and the locals of its steps hold is written. */
export function kindForms(field: Field): KindForms<Kinds> {
  const { units, graph, divisions, commanders, entries } = field;
  const known = (kind: string, ids: readonly string[]): Form<number> =>
    orPlace(named({ kind, ids, index: new Map(ids.map((id, at) => [id, at])) }), ids.length);
  const words = (list: readonly string[]): Form<number> => orPlace(placeOf(list), list.length);
  const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
  const part = (parts: number): Form<number> => number(0, parts - 1);
  const unit = known("brigade", idsOf(units));
  const commander = known("commander", idsOf(commanders));
  const side = words(SIDES);
  const zone = known("zone", graph.ids);
  return {
    side,
    "side or none": orNone(side),
    unit,
    "unit or none": orNone(unit),
    zone,
    "zone or none": orNone(zone),
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
    day: number(1, 2, "SB62-11.2-a"),
    turn: number(0, TURNS_OF_FIRST_DAY, "SB62-11.2.1-e"),
    phase: number(0, MOST_PHASES, "SB62-6.1-a"),
    state: number(WAITING, WITHDRAWN),
    losses: number(0, MOST_POTENTIAL, "SB62-10.4-w"),
    fatigue: number(0, MOST_FATIGUE, "SB62-10.4-g"),
    marks: number(0, ACTED | ISOLATED | COHERENT | ROUTED | DISMOUNTED | ATTACKED),
    time: number(0, 2 * TURNS_OF_FIRST_DAY),
    tactic: number(0, TACTICS.length, "SB62-11.2.1-k"),
    depth: number(0, units.length - 1),
    truth: flag,
  };
}

/** How the running steps of a position are written. @param kinds how what their locals hold is written */
export function stepsForm(kinds: KindForms<Kinds>): Form<readonly Frame[], readonly unknown[]> {
  const problem = "the turn or the end of the game comes first and nowhere else";
  return sequenceForm<Frame, Kinds>(FRAMES, kinds, { steps: ["turn", "over"], problem });
}
