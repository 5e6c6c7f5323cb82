import {
  bit,
  described,
  flag,
  type Form,
  type KindForms,
  number,
  record,
  text,
  usually,
  word,
} from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Kinds } from "../locals/kinds.ts";
import { NONE } from "../measures.ts";
import { CONTROLLED_SHIFT } from "../position.ts";
import { ORDER_TYPES, PHASES, SIDES } from "../vocabulary.ts";
import { count, MANY, type Names } from "./names.ts";
import { orderForms } from "./order-forms.ts";
import { ALL_LEADER_MARKS, ALL_UNIT_MARKS, barsToRest, directions, fatigue, rating, steps } from "./people-forms.ts";

const DIRECTIONS = 6;

/** How what the fields of a position and the locals of its steps hold is written. */
export function kindForms(field: Field, names: Names): KindForms<Kinds> {
  const orders = orderForms(names);
  return {
    side: names.side,
    unit: names.unit,
    "unit or none": names.unitOrNone,
    leader: names.leader,
    holder: names.holder,
    "holder or none": names.holderOrNone,
    hex: names.hex,
    "hex or none": names.hexOrNone,
    flag: bit,
    "true or false": flag,
    count,
    "count or none": number(NONE, MANY),
    turn: names.turnOrNever,
    "order type or none": number(NONE, ORDER_TYPES.length - 1),
    order: orders.order,
    orders: orders.orders,
    decoy: orders.decoy,
    rule: text,
    winner: number(NONE, SIDES.length - 1),
    phase: number(0, PHASES.length - 1),
    place: names.place,
    steps,
    "unit marks": number(0, ALL_UNIT_MARKS),
    "leader marks": number(0, ALL_LEADER_MARKS),
    directions,
    "bars to rest": barsToRest,
    rating,
    fatigue,
    standing: orders.inForce,
    "waiting order": orders.waitingOrder,
    "night order": orders.nightOrder,
    courier: orders.courier,
    "hidden march": orders.hiding,
    interception: orders.interception,
    work: workForm(names),
    "special rule": specialRuleForm(field),
    chit: number(-SIDES.length, field.holders.length - 1),
    control: number(0, SIDES.length | (SIDES.length << CONTROLLED_SHIFT)),
  };
}

/** An entrenchment, or one that is dug. */
export function workForm(names: Names) {
  return record(
    {
      hex: names.hex,
      facing: number(0, DIRECTIONS - 1, "NWO-10.3-a"),
      begun: described("Turn in which they were begun.", names.turn),
      done: bit,
      digger: described("Unit that digs them.", usually(NONE, names.unitOrNone)),
    },
    '{ "hex": "0505", "facing": 0, "begun": 1, "done": true }',
  );
}

/** A special rule of the module; the schema takes those of any. */
export function specialRuleForm({ module }: Field): Form<string, string> {
  return { ...word(module.specialRules.map(({ rule }) => rule)), schema: { type: "string" } };
}

/** Formations, and sides for their Coordinated Action as `-1 - side`. */
export function chitForm({ holder }: Names): Form<number, string> {
  return {
    many: "chits",
    schema: { type: "string" },
    tell: (value) => (value < 0 ? SIDES[-1 - value] : holder.tell(value)),
    read: (told, at, faults) => {
      const side = SIDES.findIndex((id) => id === told);
      return side === -1 ? holder.read(told, at, faults) : -1 - side;
    },
  };
}
