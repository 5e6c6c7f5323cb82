import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { isObject } from "@stonebridge/kernel";
import { NONE } from "../measures.ts";
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
import {
  constant,
  defined,
  described,
  flag,
  type Form,
  innerList,
  listOf,
  maybe,
  number,
  type ReadBy,
  record,
  someOf,
  text,
  usually,
  word,
} from "@stonebridge/kernel";
import { count, MANY, type Names } from "./names.ts";

/** How orders and what carries them are written. */
export type OrderForms = ReturnType<typeof orderForms>;

/** An order in force as a situation tells it. */
export type ToldStanding = ReadBy<OrderForms["standing"]>;

/** The die of a waiting order (NWO-12.7-d). */
const WAITS: readonly [number, number] = [4, 6];
const GIVEN = ORDER_TYPES.filter((type) => type !== "reserve");

export function orderForms(names: Names) {
  const target = targetForm(names.hex);
  const order: Form<Order> = defined(
    "order",
    described(
      "Reserve is not an order: a formation without an order is on Reserve.",
      record<Order>(
        {
          type: word(GIVEN),
          target: maybe(target),
          waypoints: listOf(target),
          forced: described("Marches on by night.", flag),
          hidden: described("Marches out of sight.", flag),
          guards: described("Stays with the army’s train.", maybe(constant(true))),
          attach: described("Id of the formation that the division acts with.", maybe(names.holder)),
        },
        '{ "type": "march", "target": "0505" }',
      ),
    ),
  );
  const orders = defined(
    "orders",
    described(
      "An order, and those that come after it in a sequence.",
      someOf(order, "must have one order at least; who has none is on Reserve", "NWO-RUL193"),
    ),
  );
  const progress = {
    origin: usually("superior", word(ORDER_ORIGINS)),
    since: described("Turn from which it holds.", names.turnOrNever),
    sent: described("Turn in which it was written.", names.turnOrNever),
    activations: usually(0, count),
    bombardments: usually(0, count),
    assaulted: flag,
    contact: flag,
    anchor: described("Hex to which it ties its leader.", usually(NOWHERE, names.hexOrNone)),
    roadTurn: described("Turn in which its units use roads as on the march before it.", usually(0, names.turnOrNever)),
    shaken: described("A step was lost under it.", flag),
  };
  const waiting = {
    orders,
    needs: described("The die with which it is obeyed, or more.", number(...WAITS, "NWO-12.7-d")),
    sent: names.turnOrNever,
    since: names.turnOrNever,
    origin: usually("superior", word(ORDER_ORIGINS)),
  };
  const night = { orders, from: names.holder, faceToFace: flag, sent: names.turnOrNever, passed: flag };
  const to = names.holder;
  return {
    order,
    orders,
    /** As a position has them. */
    inForce: record<Standing>({ order, next: innerList(order), held: text, ...progress }, "{}"),
    waitingOrder: record<Waiting>(waiting, "{}"),
    nightOrder: record<NightOrder>(night, "{}"),
    /** An order in force with those that follow it; `remembers` is the place of a Defend’s hexes in a list. */
    standing: defined(
      "standing",
      record(
        {
          to,
          orders,
          ...progress,
          remembers: described("Its place in remembered, from 0.", usually(NONE, number(NONE, MANY))),
        },
        '{ "to": "U1", "orders": [{ "type": "defend", "target": "0505" }], "since": 1, "sent": 1 }',
      ),
    ),
    waiting: defined(
      "waiting",
      record(
        { to, ...waiting },
        '{ "to": "U1", "orders": [{ "type": "march", "target": "0505" }], "needs": 5, "sent": 1, "since": 2 }',
      ),
    ),
    night: defined(
      "night",
      record(
        { to, ...night },
        '{ "to": "U1", "from": "mcdowell", "orders": [{ "type": "march", "target": "0505" }], "sent": 1 }',
      ),
    ),
    courier: defined(
      "aide",
      record<Courier>(
        {
          side: names.side,
          hex: names.hex,
          from: names.holder,
          to: names.holder,
          orders,
          sent: names.turnOrNever,
          unasked: described("Written unasked: the die with which it is obeyed.", maybe(number(0, WAITS[1]))),
          finds: described("First turn in which he finds a march out of sight.", maybe(names.turn)),
          read: described("The enemy has read it.", maybe(constant(true))),
        },
        '{ "side": "union", "hex": "0505", "from": "mcdowell", "to": "U1", "orders": [], "sent": 1 }',
      ),
    ),
    decoy: defined(
      "falseFlag",
      record<Decoy>({ side: names.side, hex: names.hex }, '{ "side": "union", "hex": "0505" }'),
    ),
    hiding: defined(
      "hiding",
      record<HiddenMarch>(
        {
          holder: names.holder,
          units: innerList(names.unit),
          route: described(
            "Its leader’s way, from where it began.",
            someOf(names.hex, "must begin in a hex", "NWO-19.7.1-c"),
          ),
          banked: described("Halves of a movement point of each turn.", innerList(count)),
        },
        '{ "holder": "C6", "units": ["c_jackson"], "route": ["0505", "0506"], "banked": [8] }',
      ),
    ),
    interception: defined(
      "intercepted",
      record<Interception>(
        {
          side: names.side,
          to: names.holder,
          orders,
          due: described("Turn in which its commander hears of them.", count),
        },
        '{ "side": "union", "to": "C1", "orders": [], "due": 5 }',
      ),
    ),
  };
}

/** A hex, or a flag with the hexes that it stands for. */
function targetForm(hex: Form<HexIndex>): Form<Target> {
  const hexes = someOf(hex, "must have one hex at least", "NWO-12.3-b");
  const whole = record<Target>({ flag: hex, hexes }, '{ "flag": "0505", "hexes": ["0505", "0506"] }');
  return defined("target", {
    many: "targets",
    schema: {
      description: "A hex; or a flag with all the hexes that it covers.",
      oneOf: [hex.schema, whole.schema],
    },
    tell: (target) =>
      target.hexes.length === 1 && target.hexes[0] === target.flag ? hex.tell(target.flag) : whole.tell(target),
    read(told, at, faults) {
      if (isObject(told)) return whole.read(told, at, faults);
      const flagHex = hex.read(told, at, faults);
      return { flag: flagHex, hexes: [flagHex] };
    },
  });
}
