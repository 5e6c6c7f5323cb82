import type { HexIndex } from "@stonebridge/board";
import type { Field } from "../field.ts";
import type { Frame } from "../frames.ts";
import type { HolderIndex } from "../measures.ts";
import type { Courier, Decoy, HiddenMarch, Interception, NightOrder, Waiting } from "../orders/order-book.ts";
import { SIDES } from "../vocabulary.ts";
import type { Work } from "../land/works.ts";
import { controlForm } from "./control-form.ts";
import { bit, type FieldForms, type Form, innerList, listOf, number, record, usually, word } from "@stonebridge/kernel";
import { namesOf } from "./names.ts";
import { orderForms, type ToldStanding } from "./order-forms.ts";
import { peopleForms, type ToldHolder, type ToldLeader, type ToldUnit } from "./people-forms.ts";
import { sequenceOf } from "./step-forms.ts";

/** State of a side’s whole army. */
export interface ToldArmy {
  /** Turn in which it broke, 0 never (NWO-13-a). */
  readonly broke: number;
  /** Points of artillery ammunition (NWO-19.5.2-a); assaults won last turn. */
  readonly ammunition: number;
  readonly won: number;
}

/** A position as a situation gives it, field by field; each list complete. */
export interface State {
  readonly placements: readonly ToldUnit[];
  readonly leaders: readonly ToldLeader[];
  readonly holders: readonly ToldHolder[];
  readonly orders: readonly ToldStanding[];
  /** Hexes that Defend orders remember (NWO-12.3.DF-a). */
  readonly remembered: readonly string[];
  readonly waiting: readonly (Waiting & { readonly to: HolderIndex })[];
  readonly night: readonly (NightOrder & { readonly to: HolderIndex })[];
  readonly aides: readonly Courier[];
  readonly falseFlags: readonly Decoy[];
  readonly hiding: readonly HiddenMarch[];
  readonly intercepted: readonly Interception[];
  readonly works: readonly Work[];
  readonly abatis: readonly HexIndex[];
  /** Special rules of the module that no longer apply. */
  readonly lifted: readonly string[];
  /** Formations, and sides for their Coordinated Action as `-1 - side`. */
  readonly cup: readonly number[];
  readonly pairs: readonly (readonly HolderIndex[])[];
  readonly initial: HolderIndex;
  readonly armies: readonly ToldArmy[];
  /** By group of reinforcements. */
  readonly due: readonly number[];
  /** By entry, in halves of a point. */
  readonly entered: readonly number[];
  readonly control: Uint8Array;
  readonly sequence: readonly Frame[];
}

const MANY = 999;
const DIRECTIONS = 6;

/** With words in place of numbers, defaults left out. */
function byWord<T>(words: readonly string[], usual: readonly T[], form: Form<T>): Form<readonly T[]> {
  const fields = Object.fromEntries(words.map((key, at) => [key, usually(usual[at], form)]));
  const whole = record<Record<string, T>>(fields, `{ "${words[0]}": … }`);
  return {
    many: whole.many,
    schema: whole.schema,
    tell: (values) => whole.tell(Object.fromEntries(words.map((key, at) => [key, values[at]]))),
    read(told, at, faults) {
      const found = whole.read(told, at, faults);
      return words.map((key) => found[key]);
    },
  };
}

export function stateForms(field: Field): FieldForms<State> {
  const names = namesOf(field);
  const orders = orderForms(names);
  const people = peopleForms(field, names);
  const count = number(0, MANY);
  const chit: Form<number> = {
    many: "chits",
    schema: { type: "string" },
    tell: (value) => (value < 0 ? SIDES[-1 - value] : names.holder.tell(value)),
    read: (told, at, faults) => {
      const side = SIDES.findIndex((id) => id === told);
      return side === -1 ? names.holder.read(told, at, faults) : -1 - side;
    },
  };
  const army = record<ToldArmy>(
    { broke: usually(0, names.turnOrNever), ammunition: count, won: usually(0, count) },
    '{ "ammunition": 100 }',
  );
  const { arrivals } = field.scenario;
  const groups = arrivals.map(({ id }) => id);
  const entries = field.module.entries.map(({ id }) => id);
  const tracks = SIDES.map((id): ToldArmy => ({
    broke: 0,
    ammunition: field.module.armies[id].artilleryTrack,
    won: 0,
  }));
  return {
    placements: listOf(people.unit),
    leaders: listOf(people.leader),
    holders: listOf(people.holder),
    orders: listOf(orders.standing),
    remembered: listOf(names.hexes),
    waiting: listOf(orders.waiting),
    night: listOf(orders.night),
    aides: listOf(orders.courier),
    falseFlags: listOf(orders.decoy),
    hiding: listOf(orders.hiding),
    intercepted: listOf(orders.interception),
    works: listOf(
      record<Work>(
        {
          hex: names.hex,
          facing: number(0, DIRECTIONS - 1, "NWO-10.3-a"),
          begun: names.turn,
          done: bit,
          digger: usually(-1, names.unitOrNone),
        },
        '{ "hex": "0505", "facing": 0, "begun": 1, "done": true }',
      ),
    ),
    abatis: listOf(names.hex),
    lifted: listOf(word(field.module.specialRules.map(({ rule }) => rule))),
    cup: listOf(chit),
    pairs: byWord(SIDES, [[], []], innerList(names.holder)),
    initial: usually(-1, names.holderOrNone),
    armies: byWord(SIDES, tracks, army),
    due: byWord(
      groups,
      arrivals.map(({ turn }) => turn),
      names.turnOrNever,
    ),
    entered: byWord(
      entries,
      entries.map(() => 0),
      count,
    ),
    control: controlForm(field, names),
    sequence: sequenceOf(names, orders),
  };
}
