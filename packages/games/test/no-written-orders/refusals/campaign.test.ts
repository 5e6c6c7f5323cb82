import { describe } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { LOW_AMMUNITION } from "../../../src/no-written-orders/position.ts";
import { ownSide } from "../support/armies.ts";
import { type Case, refusesEach, refusesEachToEither } from "../support/cases.ts";
import { phase, until } from "../support/commanding.ts";
import { PLOT, SETTING } from "../support/hidden-march.ts";
import { ROAD } from "../support/moving.ts";
import { type Setting, Stage } from "../support/stage.ts";

const ADVANCED = { advancedSupply: "on" } as const;
const CARTRIDGES = { advancedSupply: "on", smallArmsAmmo: "on" } as const;
const TRAIN = "union-train-1";
const UNITS: Setting["units"] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1" },
  { id: "ca", formation: "c1" },
];

/** Trains of the Union move; the army’s, in 0602, marches down the road. */
function hauling(setting: Partial<Setting> = {}): Stage {
  return new Stage({
    units: UNITS,
    options: ADVANCED,
    orders: { [TRAIN]: { type: "march", target: "0612" } },
    ...setting,
    at: { ua: "0101", ...setting.at },
    plain: { roads: ROAD, ...setting.plain },
    trains: [{ side: "union", hex: "0602" }],
    seats: { [TRAIN]: "0602", ...setting.seats },
    frames: () => [{ step: "trains", side: ownSide(), done: [] }],
  });
}
const haul = (hex: string, train = TRAIN): Action => ({ type: "haul", train, hex });
const OWN: Partial<Setting> = { options: CARTRIDGES, reloads: 5, seats: { "u1-train": "0201" } };

const TRAINS: readonly Case[] = [
  ["NWO-19.4.1-a", "a train goes further than 3 points", () => hauling(), haul("0609")],
  ["NWO-19.4.1-a", "a train goes into an enemy zone of control", () => hauling({ at: { ca: "0606" } }), haul("0605")],
  ["NWO-19.4.2-a", "a train goes where units are", () => hauling({ at: { ua: "0604" } }), haul("0604")],
  ["NWO-12.3.MA-b", "the army’s train goes away from its target", () => hauling(), haul("0601")],
  ["NWO-19.4.4-a", "the army’s train moves without a March", () => hauling({ ...OWN, orders: {} }), haul("0603")],
  ["NWO-19.4.4-a", "a train moves twice", () => hauling(OWN).act(haul("0603")), haul("0604")],
  [
    "NWO-19.4.4-a",
    "a train moves in the Command Phase",
    () =>
      until(
        phase([], {
          options: ADVANCED,
          trains: [{ side: "union", hex: "0602" }],
          seats: { "u-oc": "0603", "c-oc": "0612", [TRAIN]: "0602" },
          orders: { [TRAIN]: { type: "march", target: "0612" } },
        }),
        "orders",
      ),
    haul("0604"),
  ],
];
describe("trains", () => refusesEach(TRAINS));

const LOW = (hex: string) => ({ hex, marks: LOW_AMMUNITION });
/** Units of u1 reload; ua may. */
function reloading(setting: Partial<Setting> = {}): Stage {
  return new Stage({
    units: UNITS,
    options: CARTRIDGES,
    reloads: 5,
    seats: { "u1-train": "0604" },
    ...setting,
    at: { ua: LOW("0602"), "u1-fl": "0602", ...setting.at },
    orders: { u1: { type: "defend", target: "0602" } },
    frames: (field) => [
      { step: "reloading", side: ownSide(), holders: [field.holderIndex.get("u1") as number], reserve: 0 },
    ],
  });
}
const reload = (unit: string): Action => ({ type: "reload", unit });
const RELOADING: readonly Case[] = [
  ["NWO-19.6-c", "a unit with cartridges reloads", () => reloading({ at: { ub: "0603" } }), reload("ub")],
  ["NWO-19.6-c", "a unit far from the wagons reloads", () => reloading({ at: { ub: LOW("0608") } }), reload("ub")],
];
describe("reloading", () => refusesEachToEither(RELOADING));

const orders = (change: Partial<Setting> = {}, ...actions: readonly Action[]): Stage =>
  until(phase([], { ...SETTING, ...change }), "orders").act(...actions);
const HIDE: Action = { type: "hide" };
const HIDING: readonly Case[] = [
  [
    "NWO-19.7.1-a",
    "an Attack is hidden",
    () => orders({}, PLOT[0] as Action, { type: "kind", order: "attack" }, { type: "aim", hex: "1202" }),
    HIDE,
  ],
  [
    "NWO-19.7.1-a",
    "the way of a hidden march is changed",
    () => orders({}, ...PLOT, HIDE),
    { type: "via", hex: "0904" },
  ],
  [
    "NWO-19.7.1-d",
    "a march begins that the enemy still sees",
    () => orders({ at: { ...SETTING.at, ca: "1004" } }, ...PLOT),
    HIDE,
  ],
  ["NWO-19.7.2-d", "a formation that does not hide is revealed", () => orders(), { type: "reveal", holder: "u1" }],
  ["NWO-19.7.2-f", "a unit turns up that does not hide", () => orders(), { type: "appear", unit: "ua", hex: "0602" }],
];
describe("hidden marches", () => refusesEachToEither(HIDING));

const deceive = (...actions: readonly Action[]): Stage => orders({}, { type: "deceive" }, ...actions);
const DECEIVING: readonly Case[] = [
  [
    "NWO-12.4-e",
    "a second flag in a hex",
    () => deceive({ type: "plant", hex: "0605" }),
    { type: "plant", hex: "0605" },
  ],
  ["NWO-12.4-e", "a flag is taken away that is not there", () => deceive(), { type: "strike", hex: "0605" }],
  ["NWO-RUL190", "a unit of the enemy goes on top", () => deceive(), { type: "show", unit: "ca" }],
  ["NWO-RUL190", "the top counter goes on top", () => deceive(), { type: "show", unit: "ug" }],
  [
    "NWO-5.3-e",
    "infantry goes on top of guns in sight",
    () => orders({ at: { ...SETTING.at, ca: "0604" } }, { type: "deceive" }),
    { type: "show", unit: "ua" },
  ],
  ["NWO-12.4-e", "a flag is set before anything is arranged", () => orders(), { type: "plant", hex: "0605" }],
  ["NWO-RUL190", "a counter goes on top before anything is arranged", () => orders(), { type: "show", unit: "ua" }],
];
describe("deceiving", () => refusesEachToEither(DECEIVING));
