import { describe } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { BOMBARDED, CHARGED, ORDERED } from "../../../src/no-written-orders/position.ts";
import { type Case, refusesEachToEither } from "../support/cases.ts";
import { COLUMN, moving, ROAD } from "../support/moving.ts";
import type { Setting, Stage, Told } from "../support/stage.ts";

const take = (unit: string): Action => ({ type: "take", unit });
const step = (hex: string): Action => ({ type: "step", hex });
const ride = (hex: string, leader = "u1-fl"): Action => ({ type: "ride", leader, hex });
const STOP: Action = { type: "stop" };
const END: Action = { type: "end" };
const NIGHT = [{ night: true }] as const;
const RAIN = [{ rain: true }] as const;

/** ua of u1, at 0604 beside its leader, under an order. */
const under = (order: Told | undefined, setting: Partial<Setting> = {}): Stage =>
  moving({
    ...setting,
    at: { ua: "0604", "u1-fl": "0604", ...setting.at },
    ...(order === undefined ? {} : { orders: { u1: order } }),
  });
/** It is on the march. */
const on = (order: Told | undefined, setting: Partial<Setting> = {}, ...actions: readonly Action[]): Stage =>
  under(order, setting).act(take("ua"), ...actions);
const ATTACK: Told = { type: "attack", target: "0612" };
const DEFEND: Told = { type: "defend", target: "0604" };
const MARCH: Told = { type: "march", target: "0612" };
const FAR = { ca: "0112" };
const NEAR = { ca: "0606" };

const STEPS: readonly Case[] = [
  ["NWO-4.4-c", "a unit of the enemy moves", () => under(DEFEND, { at: FAR }), take("ca")],
  [
    "NWO-RUL049",
    "a unit moves twice",
    () => under(DEFEND, { at: { ua: { hex: "0604", marks: 0 }, ...FAR } }).act(take("ua"), STOP),
    take("ua"),
  ],
  [
    "NWO-7.7-m",
    "cavalry that has charged moves",
    () => under(DEFEND, { at: { uc: { hex: "0604", marks: CHARGED } } }),
    take("uc"),
  ],
  [
    "NWO-8.1-d",
    "foot artillery that has bombarded moves",
    () => under(DEFEND, { at: { ug: { hex: "0604", marks: BOMBARDED } } }),
    take("ug"),
  ],
  [
    "NWO-5.4-d",
    "a unit that began in a zone of control leaves",
    () => under(ATTACK, { at: { ca: "0605" } }),
    take("ua"),
  ],
  [
    "NWO-16.2-a",
    "a marching unit goes on by night",
    () => under(MARCH, { turns: NIGHT, plain: { roads: ROAD } }),
    take("ua"),
  ],
  ["NWO-5-a", "a unit steps two hexes", () => on(DEFEND), step("0606")],
  [
    "NWO-5-c",
    "a unit crosses the river",
    () => on(DEFEND, { plain: { rivers: [{ name: "Run", sides: [["0604", "0605"]] }] } }),
    step("0605"),
  ],
  [
    "NWO-RUL059",
    "a unit enters a hex of the enemy",
    () => on(ATTACK, { at: { ca: "0606" } }, step("0605")),
    step("0606"),
  ],
  ["NWO-5.5-a", "a unit enters a zone of control in rain", () => on(ATTACK, { turns: RAIN, at: NEAR }), step("0605")],
  ["NWO-5.5-a", "a unit enters a zone of control at night", () => on(ATTACK, { turns: NIGHT, at: NEAR }), step("0605")],
  [
    "NWO-12.1-e",
    "a unit out of command enters a zone of control",
    () => on(ATTACK, { at: { ...NEAR, "u1-fl": "0612" } }),
    step("0605"),
  ],
  [
    "NWO-12.1-f",
    "a unit out of command moves away from its leader",
    () => on(DEFEND, { at: { ...FAR, "u1-fl": "0612" } }),
    step("0603"),
  ],
  [
    "NWO-5.4-i",
    "guns alone enter a zone of control",
    () => under(ATTACK, { at: { ug: "0604", ...NEAR } }).act(take("ug")),
    step("0605"),
  ],
  [
    "NWO-12.3.DL-b",
    "a unit on Delay enters a zone of control",
    () => on({ type: "delay", target: "0606" }, { at: NEAR }),
    step("0605"),
  ],
  [
    "NWO-12.3.MA-e",
    "a unit on March enters a zone of control",
    () => on(MARCH, { at: { ca: "0806" } }, step("0605")),
    step("0706"),
  ],
  [
    "NWO-12.3.RS-b",
    "a unit on Reserve enters a zone of control",
    () => moving({ at: { ua: "0604", "u1-fl": "0604", ...NEAR } }, { reserve: 1 }).act(take("ua")),
    step("0605"),
  ],
  [
    "NWO-12.3.DF-a",
    "a unit on Defend enters a zone of control in a hex that was not its side’s",
    () => on(DEFEND, { at: NEAR }),
    step("0605"),
  ],
  [
    "NWO-12.3.PR-b",
    "a third unit on Probe comes into contact",
    () =>
      under(
        { type: "probe", target: "0612" },
        {
          units: [...["ua", "ub", "uc"].map((id) => ({ id, formation: "u1" })), { id: "ca", formation: "c1" }],
          at: { ub: "0507", uc: "0706", ca: "0606" },
        },
      ).act(take("ua")),
    step("0605"),
  ],
  [
    "NWO-12.3.FB-c",
    "a unit on Fall Back enters a zone of control with a way out",
    () => on({ type: "fall-back", target: "0601" }, { at: NEAR }),
    step("0605"),
  ],
  [
    "NWO-12.3.AT-e",
    "a unit on Attack leaves contact",
    () => on(ATTACK, { at: { ca: "0607" } }, step("0605"), step("0606")),
    step("0605"),
  ],
  ["NWO-12.3.MA-b", "a unit on March goes away from its target", () => on(MARCH), step("0603")],
  [
    "NWO-12.3.MA-c",
    "a unit on March leaves its route from the third turn on",
    () => on({ type: "march", target: "0612", with: { activations: 3 } }),
    step("0603"),
  ],
  [
    "NWO-12.3.FB-a",
    "a unit on Fall Back goes towards the enemy",
    () => on({ type: "fall-back", target: "0601" }, { at: { ca: "0609" } }),
    step("0605"),
  ],
  [
    "NWO-5-a",
    "a unit without the points for it goes on",
    () =>
      on(
        DEFEND,
        {
          plain: { ground: Object.fromEntries(COLUMN.map((hex) => [hex, "w"])) },
          units: [
            { id: "ua", formation: "u1", movement: 3 },
            { id: "ca", formation: "c1" },
          ],
          at: FAR,
        },
        step("0605"),
      ),
    step("0606"),
  ],
  ["NWO-8.1-a", "a unit steps to a hex that does not exist", () => on(DEFEND), step("9999")],
  ["NWO-6.1-a", "a unit that does not exist moves", () => under(DEFEND), take("nobody")],
];
describe("steps", () => refusesEachToEither(STEPS));

const STOPS: readonly Case[] = [
  [
    "NWO-5.3-a",
    "a stack of more than 12 stops",
    () =>
      under(DEFEND, {
        units: [
          { id: "ua", formation: "u1", strength: [7, 3, 0] },
          { id: "ub", formation: "u1", strength: [7, 3, 0] },
          { id: "ca", formation: "c1" },
        ],
        at: { ub: "0604", ...FAR },
      }).act(take("ub"), step("0605"), STOP, take("ua"), step("0605")),
    STOP,
  ],
  ["NWO-12.3.AT-a", "a unit on Attack far from the enemy stays", () => on(ATTACK, { at: FAR }), STOP],
  ["NWO-12.3-f", "a unit on March stops short", () => on(MARCH, { at: FAR }), STOP],
  [
    "NWO-12.3.FB-a",
    "a unit on Fall Back in sight of the enemy stays",
    () => on({ type: "fall-back", target: "0601" }, { at: { ca: "0609" } }),
    STOP,
  ],
  [
    "NWO-12.3-f",
    "a unit on Fall Back in sight of the enemy stops short",
    () => on({ type: "fall-back", target: "0601" }, { at: { ca: "0609" } }, step("0603")),
    STOP,
  ],
  ["NWO-12.3.AT-a", "a segment ends with an Attack that has not moved", () => under(ATTACK, { at: FAR }), END],
  ["NWO-12.3-f", "a segment ends with a March that has not moved", () => under(MARCH, { at: FAR }), END],
  [
    "NWO-5-b",
    "another unit moves while one is on the march",
    () => on(DEFEND, { at: { ub: "0601", ...FAR } }),
    take("ub"),
  ],
  ["NWO-5-b", "a leader rides while a unit is on the march", () => on(DEFEND, { at: FAR }), ride("0603")],
  ["NWO-5-b", "a unit elsewhere joins", () => on(DEFEND, { at: { ub: "0601", ...FAR } }), { type: "with", unit: "ub" }],
  [
    "NWO-5.2-f",
    "a unit joins a march by road",
    () => on({ type: "march", target: "0612" }, { plain: { roads: ROAD }, at: { ub: "0605", ...FAR } }, step("0605")),
    { type: "with", unit: "ub" },
  ],
  ["NWO-5-a", "a step is taken with nobody on the march", () => under(DEFEND), step("0605")],
  ["NWO-RUL061", "a unit leaves the map where there is no exit", () => on(DEFEND), { type: "exit" }],
  ["NWO-10.3-a", "a unit digs in without entrenchments", () => under(DEFEND), { type: "dig", unit: "ua", hex: "0605" }],
  [
    "NWO-10.3-b",
    "a unit on Attack digs in",
    () => under(ATTACK, { options: { entrenching: "on" } }),
    { type: "dig", unit: "ua", hex: "0605" },
  ],
  [
    "NWO-10.3-d",
    "a unit digs in two hexes away",
    () => under(DEFEND, { options: { entrenching: "on" } }),
    { type: "dig", unit: "ua", hex: "0606" },
  ],
  [
    "NWO-CS5",
    "a unit clears an abatis where there is none",
    () => under(DEFEND, { specialRules: [{ rule: "NWO-CS5", changes: "NWO-5-a" }] }),
    { type: "clear", unit: "ua" },
  ],
  ["NWO-4-a", "a unit clears an abatis in a battle without any", () => under(DEFEND), { type: "clear", unit: "ua" }],
  [
    "NWO-5-a",
    "a unit without movement points moves",
    () => under(DEFEND, { units: [{ id: "ua", formation: "u1", movement: 0 }] }),
    take("ua"),
  ],
  ["NWO-9-a", "a unit on the map enters", () => under(DEFEND), { type: "enter", unit: "ua", hex: "0101" }],
  [
    "NWO-4.4-d",
    "a unit assaults while others move",
    () => under(ATTACK, { at: { ca: "0605" } }),
    { type: "assault", unit: "ua", hex: "0605" },
  ],
  [
    "NWO-4.4-a",
    "guns bombard while others move",
    () => under(ATTACK, { at: { ug: "0604", ca: "0606" } }),
    { type: "bombard", unit: "ug", hex: "0606" },
  ],
  [
    "NWO-4.4-b",
    "cavalry charges without charges",
    () => under(ATTACK, { at: { uc: "0604", ca: "0606" } }),
    { type: "charge", unit: "uc", hex: "0606" },
  ],
  [
    "NWO-4.4-b",
    "cavalry charges while others move",
    () => under(ATTACK, { options: { cavalryCharges: "on" }, at: { uc: "0604", ca: "0606" } }),
    { type: "charge", unit: "uc", hex: "0606" },
  ],
];
describe("stops and ends", () => refusesEachToEither(STOPS));

const leading = (order: Told | undefined, setting: Partial<Setting> = {}): Stage => under(order, setting);
const RIDES: readonly Case[] = [
  [
    "NWO-4.3-b",
    "a leader whose formation does not act rides",
    () => leading(DEFEND, { at: { "u2-fl": "0402" } }),
    ride("0403", "u2-fl"),
  ],
  [
    "NWO-4.3-a",
    "an army commander rides twice",
    () => leading(DEFEND, { at: { "u-oc": "0302" } }).act(ride("0303", "u-oc")),
    ride("0304", "u-oc"),
  ],
  ["NWO-RUL059", "a leader rides into the enemy", () => leading(DEFEND, { at: { ca: "0606" } }), ride("0606")],
  [
    "NWO-11.1-c",
    "a leader rides alone into a zone of control",
    () => leading(ATTACK, { at: { ca: "0607" } }),
    ride("0606"),
  ],
  ["NWO-11.1-b", "a leader rides too far", () => leading(ATTACK, { at: FAR }), ride("1212")],
  [
    "NWO-11.1-e",
    "a leader who gave orders rides as far as ever",
    () => leading(ATTACK, { at: { ...FAR, "u1-fl": { hex: "0604", marks: ORDERED } } }),
    ride("0612"),
  ],
  ["NWO-12.3.DF-d", "a leader on Defend leaves his target", () => leading(DEFEND, { at: FAR }), ride("0608")],
  [
    "NWO-12.3.DL-c",
    "a leader on Delay leaves his target",
    () => leading({ type: "delay", target: "0604" }, { at: FAR }),
    ride("0608"),
  ],
  [
    "NWO-12.3.DL-a",
    "a leader on Delay goes further from his target",
    () => leading({ type: "delay", target: "0612" }, { at: FAR }),
    ride("0603"),
  ],
  [
    "NWO-12.3.DF-c",
    "a leader on Defend does not go to his target",
    () => leading({ type: "defend", target: "0612" }, { at: FAR }),
    ride("0603"),
  ],
  ["NWO-12.3.MA-b", "a leader on March goes away from his target", () => leading(MARCH, { at: FAR }), ride("0603")],
  ["NWO-12.3-f", "a leader on March rides too short", () => leading(MARCH, { at: FAR }), ride("0605")],
  [
    "NWO-12.3.MA-b",
    "a segment ends before the leader on March has ridden",
    () =>
      leading(MARCH, {
        units: [
          { id: "ua", formation: "u1", movement: 1 },
          { id: "ca", formation: "c1" },
        ],
        at: FAR,
      }).act(take("ua"), step("0605"), STOP),
    END,
  ],
  ["NWO-11.1-a", "a leader who does not exist rides", () => leading(DEFEND), ride("0605", "nobody")],
];
describe("rides", () => refusesEachToEither(RIDES));
