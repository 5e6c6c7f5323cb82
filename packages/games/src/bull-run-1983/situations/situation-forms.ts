import {
  defined,
  described,
  facesForm,
  flag,
  type Form,
  type Forms,
  innerList,
  keyed,
  keysOf,
  maybe,
  number,
  optionsForm,
  type OptionalForm,
  placeOf,
  type ReadOf,
  record,
  type Schema,
  tableOf,
  usually,
  variants,
  word,
} from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { MARK_OF } from "../marks.ts";
import { FORD_LIMIT, LAST_TURN, NOBODY } from "../measures.ts";
import { GROUPS } from "../movement/schedule.ts";
import { ABATIS_COUNT } from "../set-up/cards.ts";
import { OPTION_VALUES, ROUTE_ENDS, SIDES, STAGES } from "../vocabulary.ts";
import { headForms } from "./head-forms.ts";
import { type Names, namesOf } from "./names.ts";

/** Groups of reinforcements by their ids. */
const group: Form<number, string> = {
  many: "groups",
  schema: { enum: GROUPS },
  tell: (value) => GROUPS[value],
  read(told, at, faults) {
    const found = GROUPS.findIndex((id) => id === told);
    if (found === -1) faults.add(at, `is not a reinforcement group; the groups are ${GROUPS.join(", ")}`);
    return found;
  },
};

const OFF_MAP = ["card", "rally", "lost", "held"] as const;
const FACES = ["mobile", "battle"] as const;
const TRESTLES = ["stands", "destroyed"] as const;

const turn = described("1 is 9:00 AM, each half an hour, 23 is 8:00 PM.", number(1, LAST_TURN, "BR83-2.1-a"));

/** Where play begins: at the set-up, at the start of a phase of somebody's player-turn, or at exactly these running steps. */
function beginningForm({ steps }: Names) {
  const phase = ["At the start of a phase of a player-turn.", { turn, side: placeOf(SIDES) }] as const;
  const stages = {
    "set-up": [
      "Before the first turn: the Confederates set up, then the Union. With the option setup at historical both sides are where they were at dawn.",
      {},
    ],
    panic: phase,
    command: phase,
    movement: phase,
    combat: phase,
    rally: phase,
    exact: [
      "A saved position: it goes on with exactly these steps, the outermost first.",
      {
        turn: number(0, LAST_TURN, "BR83-2.1-a"),
        side: usually(NOBODY, placeOf(SIDES)),
        phase: placeOf(STAGES),
        steps,
      },
    ],
  } as const;
  const problem = 'must say where the game begins, such as { "stage": "panic", "turn": 1, "side": "union" }';
  return described("Where it begins in the sequence of play.", variants("stage", stages, problem));
}

/** A piece and its state. What is left out is as at the beginning of a game. */
function placementForm({ piece, hex }: Names) {
  const placement = record(
    {
      piece,
      hex: maybe(hex),
      where: maybe(
        described(
          "Instead of a hex: in the RALLY box, out of play, on its card, or with the brigade piece or dummy that stands for it.",
          word(OFF_MAP),
        ),
      ),
      holder: maybe(piece),
      face: maybe(described("Which piece of a battery is in play.", word(FACES))),
      route: maybe(described("Where its march route ended.", word(ROUTE_ENDS))),
      ...tableOf(keysOf(MARK_OF), () => flag),
    },
    '{ "piece": "us-2nh", "hex": "Q2" }',
    "a placement",
  );
  const place = { oneOf: [{ required: ["hex"] }, { required: ["where"] }] };
  return defined("placement", { ...placement, schema: { ...placement.schema, ...place } });
}

/** A list of things that differ. */
function distinct<T, Told>(list: OptionalForm<T, Told>, more: Schema = {}): OptionalForm<T, Told> {
  return { ...list, schema: { ...list.schema, uniqueItems: true, ...more } };
}

/** How a file has each part of a position, by what things of the game are called. */
const STATE = {
  at: beginningForm,
  placements: (names: Names) =>
    described("Pieces on the map, lost or held; a piece left out waits on its card.", innerList(placementForm(names))),
  abatis: ({ hex }: Names) => described("Hexes with ABATIS.", distinct(innerList(hex), { maxItems: ABATIS_COUNT })),
  trestle: () => maybe(word(TRESTLES)),
  fordUse: ({ ford }: Names) =>
    described(
      "Defence points that have entered each ford in this player-turn.",
      maybe(keyed(ford, number(0, FORD_LIMIT, "BR83-5.52-c"), "fords and defence points")),
    ),
  due: () =>
    described(
      "Reinforcement groups still to come: the turn, 0 if dice decide. Absent: as on the card.",
      maybe(keyed(group, number(0, LAST_TURN, "BR83-13.1-a"), "reinforcement groups and turns")),
    ),
  rolled: () =>
    described(
      "Events rolled for in this player-turn, a bit each: 1 unfreezing, then the groups in their order.",
      usually(0, number(0, (2 << GROUPS.length) - 1)),
    ),
  thawed: () =>
    described(
      "Sides of which nothing is face down any more. Absent: those without a frozen piece.",
      distinct(innerList(placeOf(SIDES))),
    ),
};

/** The fields that tell a position. */
export const STATE_FIELDS = keysOf(STATE);
/** How a file has each of them. */
export type StateForms = { readonly [K in keyof typeof STATE]: ReturnType<(typeof STATE)[K]> };
/** A position as a situation tells it, field by field. */
export type State = ReadOf<StateForms>;
/** A piece and its state. */
export type ToldPlacement = State["placements"][number];

/** How the position of a situation on a field is written. */
export function stateForms(field: Field): StateForms {
  const names = namesOf(field);
  return tableOf(keysOf(STATE), (key) => STATE[key](names)) as StateForms; // each by its own key
}

/** How a file has everything but what it is: the same for all fields, but for the names of pieces and hexes. */
export function situationForms(field: Field): Forms {
  return {
    options: optionsForm(OPTION_VALUES),
    ...headForms(field.options),
    ...stateForms(field),
    dice: facesForm(),
  };
}
