import { describe } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { COMMANDS, FALLEN, RALLIED } from "../../../src/no-written-orders/position.ts";
import { ownSide } from "../support/armies.ts";
import { type Case, refusesEachToEither } from "../support/cases.ts";
import { ARMIES, phase, to, until } from "../support/commanding.ts";
import { moving } from "../support/moving.ts";
import { type Setting, Stage } from "../support/stage.ts";

const orders = (setting: Partial<Setting> = {}, ...actions: readonly Action[]): Stage =>
  until(phase([], setting), "orders").act(...actions);
const tries = (setting: Partial<Setting> = {}, ...actions: readonly Action[]): Stage =>
  until(phase([], setting), "initiative").act(...actions);
/** A draft to u1 by its army commander. */
const draft = (...actions: readonly Action[]): Stage =>
  orders({}, { type: "address", from: "u-oc", to: "u1" }, ...actions);
const kind = (
  order: "march" | "attack" | "probe" | "defend" | "delay" | "fall-back" | "general-retreat" | "reserve",
): Action => ({ type: "kind", order });
const aim = (hex: string): Action => ({ type: "aim", hex });
const address = (from: string, addressee: string): Action => ({ type: "address", from, to: addressee });
const tried = (holder: string): Action => ({ type: "try", holder });
const at = ARMIES.at;
const WING: Partial<Setting> = { wings: { "u-w": ["u2"] }, at: { ...at, "u-w": "0602" } };
/** The wing commander is on his own, and obeys an order. */
const wing = (own: "fall-back" | "attack" | "march"): Partial<Setting> => ({
  wings: { "u-w": ["u2"] },
  at: { ...at, "u-oc": "1212", "u-w": { hex: "0402", marks: COMMANDS } },
  orders: { "u-w": { type: own, target: "0609" } },
});
const byWing = (own: "fall-back" | "attack" | "march", ...actions: readonly Action[]): Stage =>
  orders(wing(own), address("u-w", "u2"), ...actions);

const GIVING: readonly Case[] = [
  ["NWO-12-a", "a leader of a formation gives orders", () => orders(), address("u1", "u2")],
  ["NWO-12-a", "an army commander orders the enemy", () => orders(), address("u-oc", "c1")],
  ["NWO-12.15-g", "an idle wing commander gives orders", () => orders(WING), address("u-w", "u2")],
  [
    "NWO-11.2-b",
    "a formation whose leader fell is ordered",
    () => until(phase([], { at: { ...at, "u1-fl": { hex: "0602", marks: FALLEN } } }, 8), "orders"),
    address("u-oc", "u1"),
  ],
  [
    "NWO-12.4-a",
    "a formation whose leader is not there is ordered",
    () =>
      orders({
        at: { ua: "0602", ub: "0402", ca: "0611", "u2-fl": "0402", "u-oc": "0603", "c1-fl": "0611", "c-oc": "0612" },
      }),
    address("u-oc", "u1"),
  ],
  [
    "NWO-12.3-a",
    "a formation is ordered twice",
    () => orders({}, ...to("u-oc", "u1", "defend", "0605")),
    address("u-oc", "u1"),
  ],
  [
    "NWO-12.12-a",
    "more orders than the rating",
    () => orders({ ratings: { "u-oc": 1 } }, ...to("u-oc", "u1", "defend", "0605")),
    address("u-oc", "u2"),
  ],
  [
    "NWO-12.12-b",
    "a second order away from headquarters",
    () => orders({ seats: { "u-oc": "0608" } }, ...to("u-oc", "u1", "defend", "0605")),
    address("u-oc", "u2"),
  ],
  [
    "NWO-12.12-c",
    "a later order away from headquarters, by an aide",
    () =>
      orders({
        seats: { "u-oc": "0608" },
        frames: (field, p) => {
          p.spell = p.spell.with(field.holderIndex.get("u-oc") as number, 1);
          return [];
        },
      }),
    address("u-oc", "u2"),
  ],
  ["NWO-12.3.GR-a", "a leader calls his army back", () => orders(), { type: "retreat-all", from: "u1" }],
  ["NWO-12.3.GR-d", "an army with few losses is called back", () => orders(), { type: "retreat-all", from: "u-oc" }],
  [
    "NWO-12.13-f",
    "a division that acts with its formation rejoins it",
    () => orders(),
    { type: "rejoin", holder: "u2d" },
  ],
  [
    "NWO-12.13-d",
    "a division with a superior’s order rejoins",
    () => orders({ orders: { u2d: { type: "defend", target: "0605", with: { origin: "superior" } } } }),
    { type: "rejoin", holder: "u2d" },
  ],
  [
    "NWO-12.13-f",
    "a division far from its leader rejoins",
    () =>
      orders({
        at: { ...at, "u2-fl": "1212", "u-oc": "1212" },
        orders: { u2d: { type: "defend", target: "0605", with: { origin: "corps" } } },
      }),
    { type: "rejoin", holder: "u2d" },
  ],
  ["NWO-12.2-a", "an order is taken back that nobody wrote", () => orders(), { type: "withdraw", to: "u1" }],
  ["NWO-12.3-b", "a target is chosen before a recipient", () => orders(), aim("0605")],
  ["NWO-12.3-b", "an order is sent that nobody writes", () => orders(), { type: "send" }],
  ["NWO-12.2-a", "a leader tries once orders are given", () => orders(), tried("u1")],
  [
    "NWO-12.3.FB-g",
    "a retreat is ended once orders are given",
    () => orders({ orders: { u1: { type: "fall-back", target: "0601" } } }),
    { type: "stand-down", holder: "u1" },
  ],
  ["NWO-12.11-c", "somebody orders the enemy without a Bad Move", () => orders(), { type: "command", holder: "c1" }],
  [
    "NWO-12.9-c",
    "a unit falls back whose order has not failed",
    () => orders(),
    { type: "fall", unit: "ua", hex: "0601" },
  ],
  [
    "NWO-12.2-a",
    "orders are given while units move",
    () => moving({ at: { ua: "0602", "u1-fl": "0602", "u-oc": "0603" } }),
    address("u-oc", "u1"),
  ],
  [
    "NWO-11.5-a",
    "headquarters move in the Command Phase",
    () => orders({ orders: { "u-oc": { type: "march", target: "0606" } } }),
    { type: "seat", holder: "u-oc", hex: "0604" },
  ],
  ["NWO-2.1-a", "somebody orders a formation that does not exist", () => orders(), address("u-oc", "nobody")],
];
describe("giving orders", () => refusesEachToEither(GIVING));

const WRITING: readonly Case[] = [
  ["NWO-12.3.RS-a", "Reserve is ordered", () => draft(), kind("reserve")],
  ["NWO-12.3.GR-a", "one formation is ordered a General Retreat", () => draft(), kind("general-retreat")],
  ["NWO-12.3-a", "a second kind of order is chosen", () => draft(kind("march")), kind("attack")],
  ["NWO-12.3-h", "a target is chosen before the order", () => draft(), aim("0605")],
  ["NWO-12.3-b", "a target in open ground", () => draft(kind("march")), aim("1212")],
  [
    "NWO-12.3-c",
    "a target out of reach",
    () => orders({ plain: { roads: [["1211", "1212"]] } }, address("u-oc", "u1"), kind("march")),
    aim("1212"),
  ],
  ["NWO-12.3-d", "a second target", () => draft(kind("march"), aim("0605")), aim("0606")],
  ["NWO-12.3-b", "a waypoint before the target", () => draft(kind("march")), { type: "via", hex: "0605" }],
  ["NWO-12.3.MA-c", "a waypoint of an Attack", () => draft(kind("attack"), aim("0608")), { type: "via", hex: "0605" }],
  ["NWO-16.2-c", "an Attack through the night", () => draft(kind("attack"), aim("0608")), { type: "force" }],
  ["NWO-16.2-c", "a march forced twice", () => draft(kind("march"), aim("0608"), { type: "force" }), { type: "force" }],
  ["NWO-12.5-a", "something after a Defend", () => draft(kind("defend"), aim("0605")), { type: "add" }],
  ["NWO-12.3-b", "an order is sent without a target", () => draft(kind("march")), { type: "send" }],
  [
    "NWO-12.4-b",
    "the order that is in force already",
    () => orders({ orders: { u1: { type: "march", target: "0608" } } }, address("u-oc", "u1"), kind("march")),
    aim("0608"),
  ],
  [
    "NWO-12.4-c",
    "an order with a target nearby",
    () => orders({ orders: { u1: { type: "march", target: "0608" } } }, address("u-oc", "u1"), kind("march")),
    aim("0606"),
  ],
  [
    "NWO-12.4-d",
    "an Attack like the Probe in force",
    () => orders({ orders: { u1: { type: "probe", target: "0608" } } }, address("u-oc", "u1"), kind("attack")),
    aim("0606"),
  ],
  [
    "NWO-12.12-c",
    "a target out of sight, away from headquarters",
    () =>
      orders(
        {
          seats: { "u-oc": "1212" },
          at: { ...at, "u-oc": "0602" },
          plain: {
            roads: [...(ARMIES.plain?.roads ?? []), ["1101", "1102"]],
            ground: { "0701": "w", "0702": "w", "0801": "w", "0802": "w" },
          },
          frames: (field, p) => {
            p.spell = p.spell.with(field.holderIndex.get("u-oc") as number, 1);
            return [];
          },
        },
        address("u-oc", "u1"),
        kind("march"),
      ),
    aim("1101"),
  ],
  ["NWO-11.5-a", "headquarters attack", () => orders({}, address("u-oc", "u-oc")), kind("attack")],
  ["NWO-19.4.9-a", "a formation guards the train", () => draft(kind("defend")), { type: "guard" }],
  [
    "NWO-19.12.1-a",
    "a formation is attached",
    () => draft(kind("march"), aim("0605")),
    { type: "attach", formation: "u2" },
  ],
  ["NWO-19.7.1-a", "a march is hidden without the option", () => draft(kind("march"), aim("0605")), { type: "hide" }],
  ["NWO-12.15-c", "a wing commander who marches orders an Attack", () => byWing("march"), kind("attack")],
  [
    "NWO-12.15-c",
    "a wing commander’s target is far from his own",
    () =>
      orders(
        { ...wing("attack"), orders: { "u-w": { type: "attack", target: "0612" } } },
        address("u-w", "u2"),
        kind("march"),
      ),
    aim("0601"),
  ],
  [
    "NWO-12.15-c",
    "a wing commander who falls back sends somebody nearer",
    () => byWing("fall-back", kind("march")),
    aim("0606"),
  ],
];
describe("writing an order", () => refusesEachToEither(WRITING));

const TRYING: readonly Case[] = [
  ["NWO-12.11-a", "a leader of the enemy tries", () => tries(), tried("c1")],
  ["NWO-12.11-a", "an army commander tries", () => tries(), tried("u-oc")],
  ["NWO-12.15-g", "an idle wing commander tries", () => tries(WING), tried("u-w")],
  [
    "NWO-15-c",
    "a leader who rallies tries",
    () => until(phase([], { at: { ...at, "u1-fl": { hex: "0602", marks: RALLIED } } }, 5), "initiative"),
    tried("u1"),
  ],
  [
    "NWO-11.2-b",
    "a leader who fell tries",
    () => until(phase([], { at: { ...at, "u1-fl": { hex: "0602", marks: FALLEN } } }, 5), "initiative"),
    tried("u1"),
  ],
  [
    "NWO-RUL179",
    "a leader tries twice",
    () => tries({}, tried("u1"), kind("defend"), aim("0605"), { type: "send" }),
    tried("u1"),
  ],
  [
    "NWO-12.13-e",
    "a leader tries for a division of another",
    () => tries(),
    { type: "try-for", from: "u1", to: "u2d" },
  ],
  ["NWO-12.11-b", "a leader aims at what he does not see", () => tries({}, tried("u1"), kind("defend")), aim("0611")],
  [
    "NWO-RUL179",
    "a leader tries a sequence",
    () => tries({}, tried("u1"), kind("march"), aim("0605")),
    { type: "add" },
  ],
  ["NWO-12.2-a", "orders are given while leaders try", () => tries(), address("u-oc", "u1")],
];
describe("initiative", () => refusesEachToEither(TRYING));

const down = (setting: Partial<Setting>): Stage => until(phase([], setting), "standing-down");
const stand = (holder: string): Action => ({ type: "stand-down", holder });
const FALL = { type: "fall-back", target: "0601" } as const;
const ENDING: readonly Case[] = [
  ["NWO-12.3.FB-g", "a formation on Reserve stands down", () => down({ orders: { u1: FALL } }), stand("u2")],
  [
    "NWO-12.3.FB-g",
    "a formation near the enemy stands down",
    () => down({ orders: { u1: FALL, u2: FALL }, at: { ...at, ub: "0609" } }),
    stand("u2"),
  ],
  [
    "NWO-12.3.GR-c",
    "a General Retreat ends by day",
    () => down({ orders: { u1: FALL, u2: { type: "general-retreat" } } }),
    stand("u2"),
  ],
  [
    "NWO-11.5-a",
    "headquarters stand down in the Command Phase",
    () => down({ orders: { u1: FALL, "u-oc": FALL } }),
    stand("u-oc"),
  ],
];
describe("ending a retreat", () => refusesEachToEither(ENDING));

/** The order of u1, at 0605, has failed. */
const failing = (setting: Partial<Setting> = {}): Stage =>
  new Stage({
    ...ARMIES,
    orders: { u1: { type: "fall-back" } },
    ...setting,
    at: { ua: "0605", ca: "0609", "u1-fl": "0605", ...setting.at },
    frames: (field) => [
      {
        step: "failing",
        side: ownSide(),
        holder: field.holderIndex.get("u1") as number,
        units: [field.unitIndex.get("ua") as number],
        unit: -1,
        left: 0,
      },
    ],
  });
const fall = (hex: string, unit = "ua"): Action => ({ type: "fall", unit, hex });
const FAILING: readonly Case[] = [
  ["NWO-12.9-c", "a unit falls back two hexes at once", () => failing(), fall("0603")],
  ["NWO-12.9-c", "a unit of another formation falls back", () => failing({ at: { ub: "0402" } }), fall("0401", "ub")],
  ["NWO-RUL177", "a unit falls back towards the enemy", () => failing(), fall("0606")],
  ["NWO-RUL059", "a unit falls back into the enemy", () => failing({ at: { ca: "0606" } }), fall("0606")],
  [
    "NWO-10.1-i",
    "a unit falls back into an occupied fort",
    () => failing({ plain: { ground: { "0604": "f" } }, at: { ub: "0604" } }),
    fall("0604"),
  ],
  ["NWO-12.9-d", "a unit stops short with the way open", () => failing(), { type: "halt", unit: "ua" }],
];
describe("falling back", () => refusesEachToEither(FAILING));

const seats = (order: NonNullable<Setting["orders"]>[string], setting: Partial<Setting> = {}): Stage =>
  new Stage({
    ...ARMIES,
    orders: { "u-oc": order },
    ...setting,
    at: { ...at, ...setting.at },
    frames: () => [{ step: "headquarters", side: ownSide(), done: [] }],
  });
const seat = (hex: string, holder = "u-oc"): Action => ({ type: "seat", holder, hex });
const SEATS: readonly Case[] = [
  [
    "NWO-11.5-a",
    "headquarters without an order move",
    () => seats({ type: "march", target: "0608" }),
    seat("0604", "c-oc"),
  ],
  [
    "NWO-12.3.MA-b",
    "headquarters march away from their target",
    () => seats({ type: "march", target: "0608" }),
    seat("0602"),
  ],
  ["NWO-3.3-b", "headquarters go too far", () => seats({ type: "march", target: "0612" }, { plain: {} }), seat("0609")],
  ["NWO-12.3.FB-a", "headquarters fall back towards the enemy", () => seats({ type: "fall-back" }), seat("0604")],
  [
    "NWO-12.3.FB-g",
    "headquarters end their retreat beside the enemy",
    () => seats({ type: "fall-back" }, { at: { ca: "0605" } }),
    { type: "settle", holder: "u-oc" },
  ],
  [
    "NWO-12.3.GR-c",
    "headquarters end a General Retreat by day",
    () => seats({ type: "general-retreat" }),
    { type: "settle", holder: "u-oc" },
  ],
];
describe("headquarters", () => refusesEachToEither(SEATS));
