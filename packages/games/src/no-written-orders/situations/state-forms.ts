import {
  byId,
  byWord,
  defined,
  described,
  formsFrom,
  innerList,
  keysOf,
  listOf,
  type Partly,
  type ReadOf,
  record,
  type ToldOf,
  usually,
} from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { NONE } from "../measures.ts";
import { SIDES } from "../vocabulary.ts";
import { controlForm } from "./control-form.ts";
import { count, type Names, namesOf } from "./names.ts";
import { type OrderForms, orderForms } from "./order-forms.ts";
import { type PeopleForms, peopleForms } from "./people-forms.ts";
import { chitForm, kindForms, specialRuleForm, workForm } from "./kind-forms.ts";
import { sequenceOf } from "./step-forms.ts";

/** What the forms of a position are made from, on one field. */
interface Ground {
  readonly field: Field;
  readonly names: Names;
  readonly orders: OrderForms;
  readonly people: PeopleForms;
}

/** The fields of a situation that tell a position, and how each is written; each list is complete. */
const STATE = {
  placements: ({ people }: Ground) => listOf(people.unit),
  leaders: ({ people }: Ground) => listOf(people.leader),
  holders: ({ people }: Ground) =>
    described("Formations, divisions, wings, headquarters and trains.", listOf(people.holder)),
  orders: ({ orders }: Ground) => described("Orders in force.", listOf(orders.standing)),
  /** By NWO-12.3.DF-a. */
  remembered: ({ names }: Ground) => described("Hexes that Defend orders remember.", listOf(names.hexes)),
  waiting: ({ orders }: Ground) => described("Orders that wait to be obeyed.", listOf(orders.waiting)),
  night: ({ orders }: Ground) => described("Orders that came by night.", listOf(orders.night)),
  aides: ({ orders }: Ground) => listOf(orders.courier),
  falseFlags: ({ orders }: Ground) => listOf(orders.decoy),
  hiding: ({ orders }: Ground) => described("Hidden marches.", listOf(orders.hiding)),
  intercepted: ({ orders }: Ground) => described("Enemy orders that a side has read.", listOf(orders.interception)),
  works: ({ names }: Ground) => listOf(workForm(names)),
  abatis: ({ names }: Ground) => listOf(names.hex),
  lifted: ({ field }: Ground) =>
    described("Special rules of the module that no longer apply.", listOf(specialRuleForm(field))),
  cup: ({ names }: Ground) => described("Formations, and sides for their Coordinated Action.", listOf(chitForm(names))),
  /** By NWO-4.1-a. */
  pairs: ({ names }: Ground) => byWord(SIDES, [[], []], pairForm(names)),
  initial: ({ names }: Ground) => described("Formation of the Initial Action.", usually(NONE, names.holderOrNone)),
  armies: ({ field, names }: Ground) =>
    byWord(
      SIDES,
      SIDES.map((id) => ({ broke: 0, ammunition: field.module.armies[id].artilleryTrack, won: 0 })),
      armyForm(names),
    ),
  due: ({ field: { scenario }, names }: Ground) =>
    described(
      "Turns in which reinforcement groups arrive; 0 once they have.",
      byId(
        scenario.arrivals.map(({ id }) => id),
        scenario.arrivals.map(({ turn }) => turn),
        names.turnOrNever,
      ),
    ),
  entered: ({ field: { module } }: Ground) =>
    described(
      "Halves of a movement point spent at an entry in this turn.",
      byId(
        module.entries.map(({ id }) => id),
        module.entries.map(() => 0),
        count,
      ),
    ),
  control: ({ field, names }: Ground) => controlForm(field, names),
  sequence: ({ field, names }: Ground) => ({
    ...sequenceOf(kindForms(field, names)),
    schema: { $ref: "no-written-orders-steps-1.schema.json" },
  }),
} as const;

type StateForms = { readonly [K in keyof typeof STATE]: ReturnType<(typeof STATE)[K]> };
/** A position as a situation gives it, field by field; each list complete. */
export type State = ReadOf<StateForms>;
/** What a file gives of it. */
export type PartOfState = { readonly [K in keyof State]?: State[K] | undefined };
/** The same as a file has it, which may leave out what it does not change. */
export type ToldState = ToldOf<Partly<StateForms>>;

/** The fields of a situation that tell a position, in the order in which they are read and written. */
export const STATE_FIELDS = keysOf(STATE);

/** How the position of a situation is written. */
export function stateForms(field: Field): StateForms {
  const names = namesOf(field);
  return formsFrom(STATE, { field, names, orders: orderForms(names), people: peopleForms(field, names) });
}

/** The formations of a Coordinated Action, or none. */
function pairForm({ holder }: Names) {
  const pair = innerList(holder);
  return { ...pair, schema: { ...pair.schema, maxItems: 2 } };
}

/** State of a side’s whole army (NWO-13-a, NWO-19.5.2-a). */
function armyForm({ turnOrNever }: Names) {
  return defined(
    "army",
    record(
      {
        broke: described("Turn in which it broke, 0 never.", usually(0, turnOrNever)),
        ammunition: described("Points of artillery ammunition.", count),
        won: described("Assaults won last turn.", usually(0, count)),
      },
      '{ "ammunition": 100 }',
    ),
  );
}
