import { describe } from "vitest";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import {
  COMMANDS,
  DESTROYED,
  ELIMINATED,
  liftUp,
  RALLIED_ALL,
  SURRENDERED,
} from "../../../src/no-written-orders/position.ts";
import { type Case, refusesEach, refusesEachToEither } from "../support/cases.ts";
import { COMMAND, phase, ROADS, until } from "../support/commanding.ts";
import { moving } from "../support/moving.ts";
import { type Setting, Stage } from "../support/stage.ts";

const ARMIES: Omit<Setting, "frames"> = {
  units: [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u2" },
    { id: "ca", formation: "c1" },
    { id: "cb", formation: "c2" },
  ],
  at: { ua: "0202", ub: "0402", ca: "0209", cb: "0409", "u-oc": "0302", "c-oc": "0309" },
  orders: {
    u1: { type: "defend", target: "0202" },
    u2: { type: "defend", target: "0402" },
    c1: { type: "defend", target: "0209" },
    c2: { type: "defend", target: "0409" },
  },
};

/** Phase 2 with these dice: the Coordinated Action of each side, then the Initial Action of each. */
function chits(dice: readonly number[], setting: Partial<Setting> = {}): Stage {
  const frame = { step: "chits", at: 0, coordinated: [NONE, NONE], initial: [NONE, NONE] } as const;
  return new Stage({ ...ARMIES, phase: "chits", frames: () => [{ ...frame }], ...setting }, dice);
}
const WING: Partial<Setting> = {
  wings: { "c-w": ["c2"] },
  at: { ...ARMIES.at, "c-w": { hex: "0409", marks: COMMANDS } },
};
const pair = (formation: string) => ({ type: "pair", formation }) as const;
const begin = (formation: string) => ({ type: "begin", formation }) as const;

const CHITS: readonly Case[] = [
  ["NWO-4.1-d", "a formation of the enemy joins the pair", () => chits([6, 1, 1, 1]), pair("u1")],
  [
    "NWO-4.1-a",
    "a pair is chosen with one formation to choose",
    () =>
      chits([6, 1, 1, 6], {
        orders: { c1: { type: "defend", target: "0209" }, u1: { type: "defend", target: "0202" } },
      }),
    pair("c1"),
  ],
  ["NWO-4.2-b", "the Initial Action goes to a formation of the enemy", () => chits([6, 6, 1, 6]), begin("u1")],
  [
    "NWO-RUL159",
    "the Initial Action goes to a formation off the map",
    () => chits([6, 6, 1, 6], { at: { ua: "0202", ca: "0209", "u-oc": "0302", "c-oc": "0309" } }),
    begin("c2"),
  ],
  [
    "NWO-12.15-e",
    "a wing commander gives the Initial Action to a formation of others",
    () => chits([6, 6, 1, 6], WING).act({ type: "name", commander: "c-oc" }, { type: "name", commander: "c-w" }),
    begin("c1"),
  ],
  [
    "NWO-4.1-d",
    "somebody who commands no army is named",
    () => chits([6, 6, 1, 6], WING),
    { type: "name", commander: "u-oc" },
  ],
  [
    "NWO-4.2-a",
    "the Initial Action of the enemy is given",
    () => chits([1, 6, 1, 6], { ratings: { "u-oc": 3 } }).act(begin("c2")),
    begin("u1"),
  ],
  ["NWO-4-c", "a pair is declined in the Command Phase", () => until(phase([]), "orders"), { type: "decline" }],
  ["NWO-4-c", "the Initial Action is given in the Command Phase", () => until(phase([]), "orders"), begin("u1")],
  ["NWO-4.1-c", "a pair is chosen in the Command Phase", () => until(phase([]), "orders"), pair("u1")],
  ["NWO-4.1-d", "the only commander is named", () => until(phase([]), "orders"), { type: "name", commander: "u-oc" }],
  ["NWO-4-f", "a side wants to play first", () => until(phase([]), "orders"), { type: "play-first" }],
  [
    "NWO-19.11-b",
    "a side wants to play second when that is settled",
    () => until(phase([], { options: { igoUgo: "on" } }), "orders"),
    { type: "play-second" },
  ],
  [
    "NWO-19.11-a",
    "the Initial Action is given turn by turn",
    () => until(phase([], { options: { igoUgo: "on" } }), "orders"),
    begin("u1"),
  ],
];

describe("the turn", () => refusesEach(CHITS));

const AWAY: readonly Case[] = [
  ["NWO-4-a", "a unit moves in the Command Phase", () => until(phase([]), "orders"), { type: "take", unit: "ua" }],
  [
    "NWO-4-a",
    "guns bombard in the Command Phase",
    () => until(phase([]), "orders"),
    { type: "bombard", unit: "ua", hex: "0611" },
  ],
  [
    "NWO-4-i",
    "a unit whose formation has acted moves",
    () => acted("u2", { u2: { type: "defend", target: "0401" } }),
    { type: "take", unit: "ub" },
  ],
  [
    "NWO-4-f",
    "a unit moves before its chit is drawn",
    () => waiting({ u2: { type: "defend", target: "0401" } }),
    { type: "take", unit: "ub" },
  ],
  ["NWO-4-g", "a unit on Reserve moves on a chit", () => waiting({}), { type: "take", unit: "ub" }],
  [
    "NWO-4-f",
    "a unit assaults before its chit is drawn",
    () => waiting({ u2: { type: "attack", target: "0401" } }),
    { type: "assault", unit: "ub", hex: "0402" },
  ],
  [
    "NWO-16.1-g",
    "a unit moves by night where there are no chits",
    () =>
      waiting({ u2: { type: "march", target: "0401" } }, { turns: [{ night: true }], options: { nightNoChits: "on" } }),
    { type: "take", unit: "ub" },
  ],
  [
    "NWO-19.11-a",
    "a unit moves in the enemy’s turn",
    () => waiting({ u2: { type: "march", target: "0401" } }, { options: { igoUgo: "on" } }),
    { type: "take", unit: "ub" },
  ],
];

/** Formation u1 moves; u2 waits, with these orders. */
function waiting(orders: Setting["orders"], setting: Partial<Setting> = {}): Stage {
  return moving({
    units: [
      { id: "ua", formation: "u1" },
      { id: "ub", formation: "u2" },
      { id: "ca", formation: "c1" },
    ],
    at: { ua: "0602", ub: "0402", ca: "0611", "u1-fl": "0602", "u2-fl": "0402" },
    ...setting,
    orders: { u1: { type: "defend", target: "0603" }, ...orders },
  });
}
function acted(formation: string, orders: Setting["orders"]): Stage {
  const stage = waiting(orders);
  stage.p.acted = stage.p.acted.with(stage.holder(formation), 1);
  return stage;
}

describe("who does not act now", () => refusesEachToEither(AWAY));

const UNITS: Setting["units"] = [
  { id: "ua", formation: "u1", strength: [8, 4, 2] },
  { id: "ub", formation: "u1" },
  { id: "uc", formation: "u1", strength: [2, 0, 0] },
  { id: "ue", formation: "u1" },
  { id: "uf", formation: "u2" },
  { id: "ug", formation: "u1", strength: [12, 6, 3] },
  { id: "ca", formation: "c1" },
];

/** The second turn of a night; ub, uc and uf fell by day. */
function returning(setting: Partial<Setting> = {}, fell = 1, dice: readonly number[] = []): Stage {
  const stage = new Stage(
    {
      plain: { roads: ROADS },
      units: UNITS,
      turns: [{}, { night: true, firstNight: true }, { night: true }],
      turn: 3,
      ...setting,
      at: { "u1-fl": "0602", "u2-fl": "0402", ca: "0612", ...setting.at },
      frames(field, p) {
        for (const id of ["ub", "uc", "uf"]) {
          const unit = field.unitIndex.get(id) as number;
          liftUp(field, p, unit, ELIMINATED);
          p.fell = p.fell.with(unit, fell);
        }
        setting.frames?.(field, p);
        return [COMMAND(0)];
      },
    },
    dice,
  );
  return until(stage, "reorganisation");
}
const rally = (unit: string) => ({ type: "rally", unit }) as const;
const FULL = { ug: "0602" };

/** The same with a unit that is gone for good. */
const gone = (id: string, place: number): Stage =>
  returning({
    units: [...UNITS, { id: "uk", formation: "u1", arm: "foot", strength: [2, 0, 0] }],
    frames(field, p) {
      p.place[field.unitIndex.get(id) as number] = place;
      return [];
    },
  });
/** The same with a twin of uc, in a demoralised corps if there are dice. */
const paired = (...dice: readonly number[]): Stage =>
  returning(
    {
      units: [...UNITS, { id: "ud", formation: "u1", strength: [2, 0, 0] }],
      ...(dice.length === 0 ? {} : { levels: { u1: 4 } }),
      frames(field, p) {
        const unit = field.unitIndex.get("ud") as number;
        p.place[unit] = ELIMINATED;
        p.fell = p.fell.with(unit, 1);
        return [];
      },
    },
    1,
    dice,
  );
/** The side acts; the leader of u1 has done these things this turn. */
const acting = (leaderMarks: number): Stage =>
  moving({
    units: UNITS,
    turn: 3,
    turns: [{}, { night: true, firstNight: true }, { night: true }],
    at: { ue: "0402", "u1-fl": "0602", "u2-fl": "0402", uf: "0402" },
    orders: { u2: { type: "march", target: "0405", forced: true } },
    frames(field, p) {
      p.place[field.unitIndex.get("ub") as number] = ELIMINATED;
      p.fell = p.fell.with(field.unitIndex.get("ub") as number, 1);
      p.leaderMarks[field.leaderIndex.get("u1-fl") as number] |= leaderMarks;
      return [];
    },
  });

const RETURN: readonly Case[] = [
  ["NWO-15-a", "a unit of the enemy is rallied", () => returning(), rally("ca")],
  ["NWO-7.1-i", "a whole unit on the map is rallied", () => returning({ at: { ue: "0602" } }), rally("ue")],
  [
    "NWO-15-d",
    "a large unit away from its leader is rallied",
    () => returning({ at: { ua: { hex: "0501", lost: 2 } } }),
    rally("ua"),
  ],
  [
    "NWO-15-b",
    "a formation with an order rallies",
    () => returning({ orders: { u2: { type: "defend", target: "0402" } } }),
    rally("uf"),
  ],
  [
    "NWO-15-b",
    "a formation without its leader on the map rallies",
    () =>
      returning({
        at: { "u2-fl": "0402", "u1-fl": "0602" },
        frames: (field, p) => {
          p.post[field.leaderIndex.get("u2-fl") as number] = -1;
          return [];
        },
      }),
    rally("uf"),
  ],
  ["NWO-15-h", "a single unit of one step is rallied", () => returning(), rally("uc")],
  [
    "NWO-15-g",
    "a unit of a demoralised corps that its die has not brought back is rallied again",
    () => returning({ levels: { u1: 4 } }, 1, [5]).act(rally("ub")),
    rally("ub"),
  ],
  ["NWO-15-h", "a unit that has filled up its twin is rallied", () => paired().act(rally("uc")), rally("ud")],
  ["NWO-15-h", "a unit whose twin was lost on the die is rallied", () => paired(5, 4).act(rally("uc")), rally("ud")],
  ["NWO-15-g", "the twin that was lost on the die is rallied", () => paired(5, 4).act(rally("uc")), rally("uc")],
  ["NWO-15-i", "a unit that was cut off is rallied", () => gone("ub", SURRENDERED), rally("ub")],
  ["NWO-7.4-h", "guns that the enemy took are rallied", () => gone("uk", DESTROYED), rally("uk")],
  ["NWO-15-e", "a leader rallies a third unit", () => paired().act(rally("uc"), rally("ub")), rally("ua")],
  ["NWO-15-e", "a leader who has rallied all he may rallies once that is over", () => acting(RALLIED_ALL), rally("ub")],
  ["NWO-4-b", "a leader who may rally does so once that is over", () => acting(0), rally("ub")],
  ["NWO-15-d", "a unit returns to a full hex", () => returning({ at: FULL }), rally("ub")],
  [
    "NWO-15-f",
    "a unit makes room where nobody needs it",
    () => returning({ at: { ue: "0501" } }),
    { type: "shift", unit: "ue", hex: "0502" },
  ],
  [
    "NWO-5.3-a",
    "a unit makes room into a full hex",
    () =>
      returning({
        units: [...UNITS, { id: "uh", formation: "u1", strength: [12, 6, 3] }],
        at: { ...FULL, uh: "0603" },
      }),
    { type: "shift", unit: "ug", hex: "0603" },
  ],
  [
    "NWO-RUL205",
    "a unit makes room two hexes away",
    () => returning({ at: FULL }),
    { type: "shift", unit: "ug", hex: "0604" },
  ],
  [
    "NWO-4-b",
    "a unit is rallied in the action of its side",
    () =>
      moving({
        units: UNITS,
        turn: 3,
        turns: [{}, { night: true, firstNight: true }, { night: true }],
        at: { ue: "0602", "u1-fl": "0602", "u2-fl": "0402" },
        orders: { u1: { type: "march", target: "0605", forced: true } },
        frames: (field, p) => {
          liftUp(field, p, field.unitIndex.get("uf") as number, ELIMINATED);
          p.fell = p.fell.with(field.unitIndex.get("uf") as number, 1);
          return [];
        },
      }),
    rally("uf"),
  ],
];

describe("reorganisation", () => refusesEachToEither(RETURN));
