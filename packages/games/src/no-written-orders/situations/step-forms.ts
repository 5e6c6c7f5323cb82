import {
  bit,
  flag,
  type Form,
  type KindForms,
  listOf,
  number,
  sequenceForm,
  text,
  unveiled,
} from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Frame } from "../frames.ts";
import { FRAMES } from "../locals.ts";
import type { Kinds } from "../locals/kinds.ts";
import { ORDER_TYPES } from "../vocabulary.ts";
import { type Names, namesOf } from "./names.ts";
import { type OrderForms, orderForms } from "./order-forms.ts";

/** More than a step has parts, than there are points of a march, or hits. */
const MANY = 999;

/** The running steps of the sequence of play, the outermost first. */
export function sequenceOf(names: Names, { order, orders, decoy }: OrderForms): Form<readonly Frame[]> {
  const kinds: KindForms<Kinds> = {
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
    count: number(0, MANY),
    "count or none": number(-1, MANY),
    turn: names.turnOrNever,
    "order type or none": number(-1, ORDER_TYPES.length - 1),
    order,
    orders,
    decoy,
    rule: text,
    winner: number(-1, 1),
  };
  const problem = "the turn or the end of the game comes first and nowhere else";
  return sequenceForm<Frame, Kinds>(
    unveiled(FRAMES),
    kinds,
    { steps: ["turn", "over"], problem, rule: "NWO-4-a" },
    listOf,
  );
}

/** The same on a field. */
export function stepsForm(field: Field): Form<readonly Frame[]> {
  const names = namesOf(field);
  return sequenceOf(names, orderForms(names));
}
