import { describe } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { ACTION_OVER } from "../../../src/no-written-orders/turn/action.ts";
import { BOMBARDED, CHARGED } from "../../../src/no-written-orders/position.ts";
import { assault, assaultsOf, type AssaultSetting, END } from "../support/assault.ts";
import { type Men, ownSide } from "../support/armies.ts";
import { type Case, refusesEachToEither } from "../support/cases.ts";
import { type Setting, Stage } from "../support/stage.ts";

const MEN: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1" },
  { id: "uc", formation: "u1", arm: "cavalry", movement: 9 },
  { id: "ug", formation: "u1", arm: "foot", strength: [3, 2, 0] },
  { id: "u2", formation: "u2" },
  { id: "ca", formation: "c1" },
  { id: "cb", formation: "c1" },
  { id: "cg", formation: "c1", arm: "foot" },
];

/** The bombardment of u1, in command beside its leader at 0505. */
function bombarding(setting: Partial<Setting> = {}): Stage {
  return new Stage({
    units: MEN,
    orders: { u1: { type: "attack", target: "0510" } },
    ...setting,
    at: { ug: "0505", ca: "0507", "u1-fl": "0505", ...setting.at },
    frames: ({ holderIndex }) => [
      {
        step: "bombardment",
        side: ownSide(),
        holders: [holderIndex.get("u1") as number],
        reserve: 0,
        batteries: [],
        targets: [],
        at: -1,
        victims: [],
        struck: [],
      },
    ],
  });
}
const bombard = (hex: string, unit = "ug"): Action => ({ type: "bombard", unit, hex });
const TWO: Partial<Setting> = { units: [...MEN, { id: "uh", formation: "u1", arm: "foot" }], at: { uh: "0505" } };

const BOMBARDMENT: readonly Case[] = [
  ["NWO-8.1-a", "infantry bombards", () => bombarding({ at: { ua: "0505" } }), bombard("0507", "ua")],
  ["NWO-8.1-a", "guns of the enemy bombard", () => bombarding({ at: { cg: "0507" } }), bombard("0505", "cg")],
  ["NWO-8.1-a", "a battery bombards twice", () => bombarding(TWO).act(bombard("0507")), bombard("0507")],
  ["NWO-8.1-a", "a battery bombards an empty hex", () => bombarding(), bombard("0506")],
  ["NWO-8.1-b", "a battery bombards out of its range", () => bombarding({ at: { cb: "0509" } }), bombard("0509")],
  [
    "NWO-8.3-a",
    "a battery bombards through woods",
    () =>
      bombarding({
        at: { cb: "0703" },
        plain: { ground: { "0506": "w" } },
      }),
    bombard("0507"),
  ],
  [
    "NWO-10.1-c",
    "a fort is bombarded",
    () => bombarding({ at: { cb: "0606" }, plain: { ground: { "0606": "f" } } }),
    bombard("0606"),
  ],
  [
    "NWO-12.1-e",
    "a battery out of command bombards",
    () => bombarding({ ...TWO, at: { uh: "0505", ug: "1205", cb: "1207", "u1-fl": "0505" } }),
    bombard("1207"),
  ],
  [
    "NWO-RUL124",
    "foot artillery on March bombards",
    () =>
      bombarding({
        units: [...MEN, { id: "uh", formation: "u1", arm: "horse" }],
        at: { uh: "0505" },
        orders: { u1: { type: "march", target: "0510" } },
      }),
    bombard("0507"),
  ],
  [
    "NWO-4.4-c",
    "a unit moves while guns bombard",
    () => bombarding({ at: { ua: "0505" } }),
    { type: "step", hex: "0506" },
  ],
  ["NWO-4.4-d", "an assault ends that nobody declares", () => bombarding(), END],
  ["NWO-7.5-a", "a unit of the enemy advances", () => bombarding(), { type: "advance", unit: "ca" }],
  [
    "NWO-7.5-c",
    "a leader advances without an assault",
    () => bombarding(),
    { type: "advance-leader", leader: "u1-fl" },
  ],
  ["NWO-7.4-a", "a retreat is chosen without one", () => bombarding(), { type: "retreat", hex: "0504" }],
  ["NWO-11.3-a", "a leader goes along without a retreat", () => bombarding(), { type: "go-along", leader: "u1-fl" }],
  ["NWO-7.12-a", "passing fire without anybody who passes", () => bombarding(), { type: "fire-passing" }],
  [
    "NWO-7.11-a",
    "a unit evades that nobody assaults",
    () => bombarding({ at: { uc: "0505" } }),
    { type: "evade", unit: "uc" },
  ],
  ["NWO-7.11-b", "a side breaks off without an assault", () => bombarding(), { type: "break-off" }],
  ["NWO-7.3-d", "somebody fires first without an assault", () => bombarding(), { type: "fire-first" }],
  ["NWO-7.3-a", "an assault is fought that nobody declared", () => bombarding(), { type: "fight", hex: "0507" }],
  [
    "NWO-7.1-c",
    "a unit takes a hit that there is not",
    () => bombarding({ at: { ua: "0505" } }),
    { type: "take-hit", unit: "ua" },
  ],
  ["NWO-19.3-a", "a battery supports without the option", () => bombarding(), { type: "support", unit: "ug" }],
  [
    "NWO-11.1-d",
    "a leader escapes whom nobody threatens",
    () => bombarding(),
    { type: "displace", leader: "u1-fl", hex: "0505" },
  ],
  [
    "NWO-7.9-a",
    "cavalry reacts to nobody",
    () => bombarding({ options: { cavalryCharges: "on" }, at: { uc: "0505" } }),
    { type: "react", unit: "uc" },
  ],
  ["NWO-7.7-i", "cavalry pursues without a charge", () => bombarding(), { type: "pursue", hex: "0507" }],
  ["NWO-19.6-a", "a unit reloads without the option", () => bombarding(), { type: "reload", unit: "ug" }],
  [
    "NWO-19.4-a",
    "a train moves without the option",
    () => bombarding(),
    { type: "haul", train: "u1-train", hex: "0505" },
  ],
];
describe("bombardment", () => refusesEachToEither(BOMBARDMENT));

const BESIDE = { ua: "0504", ca: "0505" };
const declaring = (setting: AssaultSetting = {}): Stage =>
  assaultsOf({ units: MEN, ...setting, at: { ...BESIDE, ...setting.at } });
/** u1 obeys another order; u2 may assault, so that there is a question. */
const beside = (type: "defend" | "delay" | "march" | "fall-back" | "reserve", setting: AssaultSetting = {}): Stage =>
  declaring({
    acting: ["u1", "u2"],
    ...setting,
    at: { u2: "0604", "u2-fl": "0604", ...setting.at },
    orders: {
      ...(type === "reserve" ? {} : { u1: { type, target: "0505" } }),
      u2: { type: "attack", target: "0512" },
      c1: { type: "defend", target: "0505" },
    },
  });
const ASSAULTS: readonly Case[] = [
  ["NWO-7.1-b", "a unit of the enemy assaults", () => declaring(), assault("ca", "0504")],
  ["NWO-12.3.DL-b", "a unit on Delay assaults", () => beside("delay"), assault("ua", "0505")],
  ["NWO-12.3.MA-e", "a unit on March assaults", () => beside("march"), assault("ua", "0505")],
  ["NWO-12.3.FB-d", "a unit on Fall Back assaults", () => beside("fall-back"), assault("ua", "0505")],
  [
    "NWO-12.3.DF-b",
    "a unit on Defend assaults a hex that was not its side’s",
    () => beside("defend"),
    assault("ua", "0505"),
  ],
  [
    "NWO-8.2-a",
    "guns that have bombarded assault",
    () => declaring({ at: { ug: { hex: "0504", marks: BOMBARDED } } }),
    assault("ug", "0505"),
  ],
  [
    "NWO-7.7-m",
    "cavalry that has charged assaults",
    () => declaring({ at: { uc: { hex: "0504", marks: CHARGED } } }),
    assault("uc", "0505"),
  ],
  [
    "NWO-12.1-e",
    "a unit out of command assaults",
    () => declaring({ at: { ub: "1205", cb: "1206" } }),
    assault("ub", "1206"),
  ],
  ["NWO-7.3-a", "a unit assaults two hexes away", () => declaring(), assault("ua", "0506")],
  ["NWO-7.3-a", "a unit assaults an empty hex", () => declaring(), assault("ua", "0503")],
  [
    "NWO-7.3-b",
    "a unit assaults across the river",
    () => declaring({ at: { cb: "0604" }, plain: { rivers: [{ name: "Run", sides: [["0504", "0604"]] }] } }),
    assault("ua", "0604"),
  ],
  [
    "NWO-7.3-j",
    "a stack assaults twice",
    () => declaring({ at: { ub: "0604", cb: "0605" } }).act(assault("ua", "0505")),
    assault("ua", "0505"),
  ],
  [
    "NWO-7.3-k",
    "a stack joins while another enemy is not assaulted",
    () => declaring({ at: { ub: "0404", cb: "0603", "u1-fl": "0504" } }).act(assault("ub", "0505")),
    assault("ua", "0505"),
  ],
  ["NWO-7.3-g", "the assaults end with a unit that must", () => declaring(), END],
  ["NWO-4.4-c", "a unit moves during assaults", () => declaring(), { type: "take", unit: "ua" }],
  ["NWO-4.4-a", "guns bombard during assaults", () => declaring({ at: { ug: "0404" } }), bombard("0505")],
];
describe("assaults", () => refusesEachToEither(ASSAULTS));

/** Charges of u1. */
function charging(setting: Partial<Setting> = {}): Stage {
  return new Stage({
    units: MEN.map((one) => ({ ...one, pursuit: 3 })),
    options: { cavalryCharges: "on" },
    orders: { u1: { type: "attack", target: "0510" } },
    ...setting,
    at: { uc: "0505", ca: "0506", "u1-fl": "0505", ...setting.at },
    frames: ({ holderIndex }) => [
      {
        step: "action",
        side: ownSide(),
        holders: [holderIndex.get("u1") as number],
        reserve: 0,
        near: [],
        inZone: [],
        at: ACTION_OVER,
      },
      {
        step: "charges",
        side: ownSide(),
        holders: [holderIndex.get("u1") as number],
        reserve: 0,
        units: [],
        targets: [],
        over: [],
        at: -1,
      },
    ],
  });
}
const charge = (hex: string, unit = "uc"): Action => ({ type: "charge", unit, hex });
const CHARGES: readonly Case[] = [
  ["NWO-7.7-a", "infantry charges", () => charging({ at: { ua: "0505" } }), charge("0506", "ua")],
  ["NWO-7.7-a", "cavalry charges an empty hex", () => charging(), charge("0504")],
  ["NWO-7.7-a", "cavalry charges three hexes away", () => charging({ at: { cb: "0508" } }), charge("0508")],
  [
    "NWO-7.7-c",
    "cavalry charges through woods",
    () => charging({ at: { cb: "0704" }, plain: { ground: { "0604": "w" } } }),
    charge("0704"),
  ],
  [
    "NWO-10.1-c",
    "cavalry charges a fort",
    () => charging({ at: { cb: "0404" }, plain: { ground: { "0404": "f" } } }),
    charge("0404"),
  ],
  ["NWO-4.4-c", "a unit moves during charges", () => charging({ at: { ua: "0505" } }), { type: "take", unit: "ua" }],
];
describe("charges", () => refusesEachToEither(CHARGES));
