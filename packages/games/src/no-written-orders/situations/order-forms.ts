import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { isObject } from "@stonebridge/kernel";
import type { HolderIndex } from "../measures.ts";
import type {
  Courier,
  Decoy,
  HiddenMarch,
  Interception,
  NightOrder,
  Order,
  Standing,
  Target,
  Waiting,
} from "../orders/order-book.ts";
import { ORDER_ORIGINS, ORDER_TYPES } from "../vocabulary.ts";
import { flag, type Form, innerList, listOf, maybe, number, record, someOf, usually, word } from "@stonebridge/kernel";
import { definition, type Names } from "./names.ts";

/** Who holds an order, and the order. */
export interface Held<T> {
  readonly to: HolderIndex;
  readonly held: T;
}

/** How orders and what carries them are written. */
export interface OrderForms {
  readonly order: Form<Order>;
  readonly orders: Form<readonly Order[]>;
  readonly standing: Form<ToldStanding>;
  readonly waiting: Form<Waiting & { readonly to: HolderIndex }>;
  readonly night: Form<NightOrder & { readonly to: HolderIndex }>;
  readonly courier: Form<Courier>;
  readonly decoy: Form<Decoy>;
  readonly hiding: Form<HiddenMarch>;
  readonly interception: Form<Interception>;
}

/** An order in force with those that follow it, and its origin; `remembers` is the place of a Defend’s hexes in a list. */
export interface ToldStanding extends Omit<Standing, "order" | "next" | "held"> {
  readonly to: HolderIndex;
  readonly orders: readonly Order[];
  readonly remembers: number;
}

/** More activations than an order ever has. */
const MOST_ACTIVATIONS = 500;
const MOST_POINTS = 999;
/** The die of a waiting order (NWO-12.7-d). */
const WAITS: readonly [number, number] = [4, 6];
const GIVEN = ORDER_TYPES.filter((type) => type !== "reserve");

export function orderForms(names: Names): OrderForms {
  const order: Form<Order> = withSchema(
    "order",
    record<Order>(
      {
        type: word(GIVEN),
        target: maybe(targetForm(names.hex)),
        waypoints: listOf(targetForm(names.hex)),
        forced: flag,
        hidden: flag,
        guards: maybe(trueAlone),
        attach: maybe(names.holder),
      },
      '{ "type": "march", "target": "0505" }',
    ),
  );
  const orders = someOf(order, "must have one order at least; who has none is on Reserve", "NWO-RUL193");
  const { turn } = names;
  return {
    order,
    orders,
    standing: record<ToldStanding>(
      {
        to: names.holder,
        orders,
        origin: usually("superior", word(ORDER_ORIGINS)),
        since: names.turnOrNever,
        sent: names.turnOrNever,
        activations: usually(0, number(0, MOST_ACTIVATIONS)),
        bombardments: usually(0, number(0, MOST_ACTIVATIONS)),
        assaulted: flag,
        contact: flag,
        remembers: usually(-1, number(-1, MOST_ACTIVATIONS)),
        anchor: usually(NOWHERE, names.hexOrNone),
        roadTurn: usually(0, names.turnOrNever),
        shaken: flag,
      },
      '{ "to": "U1", "orders": [{ "type": "defend", "target": "0505" }], "since": 1, "sent": 1 }',
    ),
    waiting: record<Waiting & { readonly to: HolderIndex }>(
      {
        to: names.holder,
        orders,
        needs: number(...WAITS, "NWO-12.7-d"),
        sent: names.turnOrNever,
        since: names.turnOrNever,
        origin: usually("superior", word(ORDER_ORIGINS)),
      },
      '{ "to": "U1", "orders": [{ "type": "march", "target": "0505" }], "needs": 5, "sent": 1, "since": 2 }',
    ),
    night: record<NightOrder & { readonly to: HolderIndex }>(
      { to: names.holder, orders, from: names.holder, faceToFace: flag, sent: names.turnOrNever, passed: flag },
      '{ "to": "U1", "from": "mcdowell", "orders": [{ "type": "march", "target": "0505" }], "sent": 1 }',
    ),
    courier: record<Courier>(
      {
        side: names.side,
        hex: names.hex,
        from: names.holder,
        to: names.holder,
        orders,
        sent: names.turnOrNever,
        unasked: maybe(number(0, WAITS[1])),
        finds: maybe(turn),
        read: maybe(trueAlone),
      },
      '{ "side": "union", "hex": "0505", "from": "mcdowell", "to": "U1", "orders": [], "sent": 1 }',
    ),
    decoy: withSchema(
      "falseFlag",
      record<Decoy>({ side: names.side, hex: names.hex }, '{ "side": "union", "hex": "0505" }'),
    ),
    hiding: record<HiddenMarch>(
      {
        holder: names.holder,
        units: innerList(names.unit),
        route: innerList(names.hex),
        banked: innerList(number(0, MOST_POINTS)),
      },
      '{ "holder": "C6", "units": ["c_jackson"], "route": ["0505", "0506"], "banked": [8] }',
    ),
    interception: record<Interception>(
      { side: names.side, to: names.holder, orders, due: number(0, MOST_POINTS) },
      '{ "side": "union", "to": "C1", "orders": [], "due": 5 }',
    ),
  };
}

/** The form of something that the schema of situations defines by itself. */
function withSchema<T>(name: string, form: Form<T>): Form<T> {
  return { ...form, schema: definition(name) };
}

const trueAlone: Form<true> = {
  many: "true",
  schema: { const: true },
  tell: () => true,
  read(told, at, faults) {
    if (told !== true) faults.add(at, "must be true, or left out");
    return true;
  },
};

/** A hex, or a flag with the hexes that it stands for. */
function targetForm(hex: Form<HexIndex>): Form<Target> {
  const whole = record<Target>({ flag: hex, hexes: innerList(hex) }, '{ "flag": "0505", "hexes": ["0505", "0506"] }');
  return {
    many: "targets",
    schema: definition("target"),
    tell: (target) =>
      target.hexes.length === 1 && target.hexes[0] === target.flag ? hex.tell(target.flag) : whole.tell(target),
    read(told, at, faults) {
      if (isObject(told)) return whole.read(told, at, faults);
      const flagHex = hex.read(told, at, faults);
      return { flag: flagHex, hexes: [flagHex] };
    },
  };
}
