import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { inZoneOf } from "../../../src/no-written-orders/position.ts";
import { isFortified } from "../../../src/no-written-orders/land/strongpoints.ts";
import { heldHexes } from "../../../src/no-written-orders/orders/order-book.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { assaultsOf } from "../support/assault.ts";
import { moving } from "../support/moving.ts";
import { orderOf, Stage, type Setting } from "../support/stage.ts";

const OPTIONS = { entrenching: "on" } as const;
const UNITS: Setting["units"] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1" },
  { id: "uc", formation: "u1", arm: "cavalry" },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "ca", formation: "c1" },
];
const DIG: Action = { type: "dig", unit: "ua", hex: "0606" };
const END: Action = { type: "end" };

/** The actions of u1, which defends 0605, turn by turn: what it does in each. */
function turns(stage: Stage, ...doing: readonly (readonly Action[])[]): Stage {
  for (const [at, actions] of doing.entries()) {
    stage.p.turn = at + 1;
    stage.goOn([
      { step: "action", side: ownSide(), holders: [stage.holder("u1")], reserve: 0, near: [], inZone: [], at: 5 },
    ]);
    stage.act(...actions);
  }
  return stage;
}

const defending = (setting: Partial<Setting> = {}): Stage =>
  new Stage({
    units: UNITS,
    options: OPTIONS,
    orders: { u1: { type: "defend", target: "0605" } },
    ...setting,
    at: { ua: "0605", ub: "0605", "u1-fl": "0604", ...setting.at },
    frames: () => [],
  });

/** Cavalry that has been digging charges the enemy before it. */
const charging = (): Stage =>
  new Stage({
    units: UNITS,
    options: { ...OPTIONS, cavalryCharges: "on" },
    orders: { u1: { type: "attack", target: "0512" }, c1: { type: "defend", target: "0505" } },
    at: { uc: "0604", ca: "0505", "u1-fl": "0604" },
    frames(field, p) {
      const digger = field.unitIndex.get("uc") as number;
      p.works = [{ hex: field.map.grid.known("0604"), facing: 0, begun: 1, done: 0, digger }];
      const holders = [field.holderIndex.get("u1") as number];
      return [{ step: "charges", side: ownSide(), holders, reserve: 0, units: [], targets: [], over: [], at: -1 }];
    },
  });

describe("entrenchments", () => {
  testForEither("NWO-10.3-a NWO-S16: only where the module or the option allows them", () => {
    const at = { ua: "0605", "u1-fl": "0604" };
    const orders = { u1: { type: "defend", target: "0605" } } as const;
    expect(moving({ at, orders }).whyNot(DIG)).toMatchObject({ rule: "NWO-10.3-a" });
    expect(moving({ at, orders, options: OPTIONS }).whyNot(DIG)).toBeUndefined();
    expect(moving({ at, orders }).offered("dig")).toEqual([]);
  });

  testForEither("NWO-10.3-b: who charges digs no more", () => {
    const stage = charging().throws(6, 1, 1, 1, 1, 1, 1);
    expect(stage.p.works).toHaveLength(1);
    stage.act({ type: "charge", unit: "uc", hex: "0505" });
    expect(stage.told("charged")).toHaveLength(1);
    expect(stage.p.works).toEqual([]);
  });

  testForEither("NWO-10.3-b: who assaults digs no more; another who digs beside him goes on", () => {
    const left = (digger: string) => {
      const held = heldHexes(12 * 14, () => true);
      const stage = assaultsOf({
        units: UNITS,
        at: { ua: "0504", ub: "0504", ca: "0505" },
        orders: { u1: { type: "defend", target: "0504", with: { held } }, c1: { type: "defend", target: "0505" } },
        before(p, { unit, hex }) {
          p.works = [{ hex: hex("0504"), facing: 0, begun: 1, done: 0, digger: unit(digger) }];
        },
      }).throws(1, 1, 1, 1);
      stage.act({ type: "assault", unit: "ua", hex: "0505" }, { type: "end-declaration" });
      expect(stage.told("assaulted")[0]?.attackers).toEqual(["ua"]);
      return stage.p.works.length;
    };
    expect([left("ua"), left("ub")]).toEqual([0, 1]);
  });

  testForEither(
    "NWO-10.3-b NWO-D34: by infantry or cavalry on Defend, instead of its move, towards any hexside",
    () => {
      const stage = moving({
        units: UNITS,
        options: OPTIONS,
        at: { ua: "0605", uc: "0605", ug: "0605", "u1-fl": "0604" },
        orders: { u1: { type: "defend", target: "0605" } },
      });
      expect(stage.offered("dig").filter(({ unit }) => unit === "ua")).toHaveLength(6);
      expect(stage.offered("dig").filter(({ unit }) => unit === "uc")).toHaveLength(6);
      expect(stage.whyNot({ ...DIG, unit: "ug" })).toMatchObject({ rule: "NWO-10.3-b" });
      expect(stage.whyNot({ ...DIG, hex: "0610" })).toMatchObject({ rule: "NWO-10.3-d" });
      stage.act(DIG);
      expect(stage.whyNot({ type: "take", unit: "ua" })).toMatchObject({ rule: "NWO-RUL049" });
      const attack = moving({
        at: { ua: "0605", "u1-fl": "0604" },
        orders: { u1: { type: "attack", target: "0612" } },
        options: OPTIONS,
      });
      expect(attack.whyNot(DIG)).toMatchObject({ rule: "NWO-10.3-b" });
    },
  );

  testForEither("NWO-10.3-c NWO-RUL143: done at the end of its action two turns after it began", () => {
    const stage = turns(defending(), [DIG, END], [END]);
    expect(stage.p.works).toMatchObject([{ done: 0, begun: 1 }]);
    turns(stage, [], [], [END]);
    expect(stage.p.works).toMatchObject([{ hex: stage.hex("0605"), done: 1 }]);
    expect(stage.told("entrenched")).toMatchObject([{ hex: "0605", facing: "0606" }]);
  });

  test("NWO-10.3-d NWO-10.2-a: it shelters its hexside and the two beside it, and zones of control end there", () => {
    const stage = turns(defending({ at: { ca: "0606" } }), [DIG, END], [END], [END]);
    const { field, p } = stage;
    const hex = stage.hex("0605");
    const front = field.map.grid.direction(hex, stage.hex("0606"));
    const sheltered = [0, 1, 2, 3, 4, 5].filter((direction) => isFortified(field, p, hex, direction));
    expect(new Set(sheltered)).toEqual(new Set([front - 1, front, (front + 1) % 6]));
    expect(inZoneOf(field, p, 1, hex)).toBe(false);
    expect(inZoneOf(field, p, 0, stage.hex("0606"))).toBe(true);
  });

  testForEither("NWO-10.3-b: who moves, leaves, or gets another order digs no more", () => {
    const moved = turns(defending(), [DIG, END]);
    turns(
      moved,
      [],
      [
        { type: "take", unit: "ua" },
        { type: "step", hex: "0604" },
        { type: "step", hex: "0605" },
        { type: "stop" },
        END,
      ],
    );
    expect(moved.p.works).toEqual([]);
    expect(moved.told("digging-stopped")).toMatchObject([{ hex: "0605" }]);
    const ordered = turns(defending(), [DIG, END]);
    const holder = ordered.holder("u1");
    ordered.p.standing = ordered.p.standing.with(holder, {
      ...(ordered.p.standing[holder] as NonNullable<(typeof ordered.p.standing)[number]>),
      order: orderOf(ordered.field, "delay"),
    });
    turns(ordered, [], [END]);
    expect(ordered.p.works).toEqual([]);
  });

  testForEither(
    "NWO-10.3-e: one in a hex; another facing is dug anew, and takes the place of the first when it is done",
    () => {
      const stage = turns(defending(), [DIG]);
      expect(stage.whyNot({ type: "dig", unit: "ub", hex: "0604" })).toMatchObject({ rule: "NWO-10.3-e" });
      stage.act(END);
      turns(stage, [], [END], [END]);
      stage.p.turn = 4;
      stage.goOn([
        { step: "action", side: ownSide(), holders: [stage.holder("u1")], reserve: 0, near: [], inZone: [], at: 5 },
      ]);
      expect(stage.whyNot(DIG)).toMatchObject({ rule: "NWO-10.3-e" });
      stage.act({ ...DIG, hex: "0604" }, END);
      const back = stage.field.map.grid.direction(stage.hex("0605"), stage.hex("0604"));
      expect(stage.p.works.map(({ done }) => done)).toEqual([1, 0]);
      turns(stage, [], [], [], [], [END], [END]);
      expect(stage.p.works).toMatchObject([{ done: 1, facing: back }]);
    },
  );
});

/** The special rule that lays abatis, here wherever a test wants them. */
const FELLED = [{ rule: "NWO-CS5", changes: "NWO-5-a" }] as const;

describe("abatis", () => {
  const abatis = (setting: Partial<Setting>) =>
    moving({
      ...setting,
      specialRules: FELLED,
      frames(field, p) {
        p.abatis = [field.map.grid.known("0604")];
        return [];
      },
    });

  testForEither("NWO-CS5: a point more to enter and to leave, and no road", () => {
    const roads = [
      ["0603", "0604"],
      ["0604", "0605"],
    ] as const;
    const stage = abatis({
      plain: { roads },
      at: { ua: "0603", "u1-fl": "0605" },
      orders: { u1: { type: "march", target: "0610" } },
    });
    stage.act({ type: "take", unit: "ua" }, { type: "step", hex: "0604" });
    expect(stage.decision.about["points"]).toEqual([12 - 4]);
    stage.act({ type: "step", hex: "0605" });
    expect(stage.decision.about["points"]).toEqual([12 - 8]);
  });

  testForEither("NWO-CS5: infantry that spends an action in it without moving or fighting takes it down", () => {
    const stage = defending({ at: { ua: "0605", uc: "0605" }, specialRules: FELLED });
    stage.p.abatis = [stage.hex("0404"), stage.hex("0605")];
    turns(stage, [{ type: "clear", unit: "ua" }]);
    expect(stage.whyNot({ type: "clear", unit: "uc" })).toMatchObject({ rule: "NWO-CS5" });
    expect(stage.whyNot({ type: "take", unit: "ua" })).toMatchObject({ rule: "NWO-RUL049" });
    stage.act(END);
    // what lies elsewhere stays
    expect(stage.p.abatis).toEqual([stage.hex("0404")]);
    expect(stage.told("abatis-cleared")).toMatchObject([{ unit: "ua", hex: "0605" }]);
  });

  testForEither("NWO-CS5: who fights in that action leaves it standing", () => {
    const stage = defending({
      at: { ua: "0605", ca: "0606" },
      orders: { u1: { type: "attack", target: "0606" } },
      specialRules: FELLED,
    });
    stage.p.abatis = [stage.hex("0605")];
    stage.throws(1, 1, 1, 1);
    stage.p.turn = 1;
    stage.goOn(
      [{ step: "action", side: ownSide(), holders: [stage.holder("u1")], reserve: 0, near: [], inZone: [], at: 5 }],
      1,
      1,
      1,
      1,
      1,
      1,
    );
    stage.act({ type: "clear", unit: "ua" });
    while (!stage.over) stage.act(stage.decision.actions[0] as Action);
    expect(stage.told("assaulted")).toHaveLength(1);
    expect(stage.p.abatis).toEqual([stage.hex("0605")]);
  });
});

describe("fatigue of diggers", () => {
  const NIGHT = { night: true, rain: false, supply: false } as const;
  const morning = (fatigue: number, dug: boolean): number => {
    const stage = defending({ turns: [NIGHT, NIGHT, {}] });
    stage.p.fatigue = stage.p.fatigue.with(stage.holder("u1"), fatigue);
    turns(stage, dug ? [DIG, END] : [END], [END]);
    stage.p.turn = 3;
    stage.goOn([{ step: "command", at: 0, tries: [], given: [], deliveries: [] }]);
    return stage.p.fatigue[stage.holder("u1")] as number;
  };

  testForEither("NWO-16.2-k NWO-RUL216: digging by night is no rest", () => {
    expect([morning(1, false), morning(1, true)]).toEqual([0, 2]);
    expect(morning(0, true)).toBe(0);
  });
});
