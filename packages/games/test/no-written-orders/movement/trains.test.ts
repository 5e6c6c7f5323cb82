import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { inCommandAt } from "../../../src/no-written-orders/army/command.ts";
import { DESTROYED, LOW_AMMUNITION, WAITING, inZoneOf, marked } from "../../../src/no-written-orders/position.ts";
import { beginRetreat } from "../../../src/no-written-orders/combat/falling-back.ts";
import { setUpTrains } from "../../../src/no-written-orders/supply/trains.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { COLUMN, moving, ROAD } from "../support/moving.ts";
import { COMMAND, DONE, phase, to, until } from "../support/commanding.ts";
import { orderOf, type Setting, Stage } from "../support/stage.ts";

const ADVANCED = { advancedSupply: "on" } as const;
const CARTRIDGES = { advancedSupply: "on", smallArmsAmmo: "on" } as const;
const TRAIN = "union-train-1";
const OWN = "u1-train";
const UNITS: Setting["units"] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1" },
  { id: "ud", formation: "u2", division: "u2d" },
  { id: "ca", formation: "c1" },
];

/** Trains of the Union move; the army’s stands in 0602 unless told. */
function hauling({ seats, ...setting }: Partial<Setting>): Stage {
  return new Stage({
    units: UNITS,
    options: ADVANCED,
    at: { ua: "0101" },
    ...setting,
    plain: { roads: ROAD, ...setting.plain },
    trains: [{ side: "union", hex: "0602" }],
    seats: seats ?? { [TRAIN]: "0602" },
    frames: () => [{ step: "trains", side: ownSide(), done: [] }],
  });
}
const march = (target: string) => ({ [TRAIN]: { type: "march", target } }) as const;
const hauls = (stage: Stage, train = TRAIN): readonly string[] =>
  stage.over ? [] : stage.offered("haul").flatMap((one) => (one.train === train ? [one.hex] : []));
const why = (stage: Stage, hex: string, train = TRAIN) => stage.whyNot({ type: "haul", train, hex })?.rule;

describe("how trains move", () => {
  test("NWO-19.4.1-a: three points, by road six hexes, across country like artillery, at least one hex", () => {
    const stage = hauling({ orders: march("0612") });
    expect(hauls(stage)).toContain("0608");
    expect(hauls(stage)).not.toContain("0609");
    expect(why(stage, "0609")).toBe("NWO-19.4.1-a");
    const woods = hauling({ plain: { roads: [], ground: { "0603": "w", "0604": "w" } }, orders: march("0604") });
    expect(hauls(woods)).toContain("0603");
    expect(hauls(woods)).not.toContain("0604");
  });

  test("NWO-19.4.1-a: streams on bridges alone, not over fords, and into no enemy zone of control", () => {
    const around = ["0603", "0605", "0504", "0505", "0704", "0705"].map((hex) => [hex, "0604"] as const);
    const streams = [{ name: "Run", sides: around }];
    const blocked = hauling({ plain: { streams }, orders: march("0612") });
    expect(hauls(blocked)).toContain("0603");
    expect(hauls(blocked)).not.toContain("0604");
    const over = (kind: "bridge" | "ford") => {
      const crossings = [{ name: "X", water: "Run", kind, side: ["0603", "0604"] as const }];
      return hauls(hauling({ plain: { roads: ROAD.slice(0, 3), rivers: streams, crossings }, orders: march("0604") }));
    };
    expect(over("bridge")).toContain("0604");
    expect(over("ford")).not.toContain("0604");
    const enemy = hauling({ at: { ua: "0101", ca: "0606" }, orders: march("0612") });
    expect(hauls(enemy)).toContain("0604");
    expect(why(enemy, "0605")).toBe("NWO-19.4.1-a");
  });

  test("NWO-19.4.2-a: no unit stands with a train, or goes through it, nor the other way round", () => {
    const stage = hauling({ at: { ua: "0604" }, orders: march("0612") });
    expect(hauls(stage)).not.toContain("0605");
    expect(why(stage, "0604")).toBe("NWO-19.4.2-a");
    const units = moving({
      units: UNITS,
      options: ADVANCED,
      trains: [{ side: "union", hex: "0604" }],
      seats: { [TRAIN]: "0604" },
      at: { ua: "0603", "u1-fl": "0603" },
      orders: { u1: { type: "defend", target: "0603" } },
    });
    units.act({ type: "take", unit: "ua" });
    expect(units.whyNot({ type: "step", hex: "0604" })).toMatchObject({ rule: "NWO-19.4.2-a" });
  });

  test("NWO-19.4.4-a NWO-D08 NWO-RUL158: the army’s train needs a March, moves once, towards its flag, and stands down there", () => {
    expect(hauling({}).over).toBe(true);
    const stage = hauling({ orders: march("0604") });
    expect(why(stage, "0601")).toBe("NWO-12.3.MA-b");
    stage.act({ type: "haul", train: TRAIN, hex: "0604" });
    expect(stage.over).toBe(true);
    expect(stage.p.seat[stage.holder(TRAIN)]).toBe(stage.hex("0604"));
    expect(stage.p.standing[stage.holder(TRAIN)]).toBeUndefined();
    const legs = { type: "march", target: "0604", next: [{ type: "march", target: "0608" }] } as const;
    const onward = hauling({ orders: { [TRAIN]: legs } }).act({ type: "haul", train: TRAIN, hex: "0604" });
    expect(onward.p.standing[onward.holder(TRAIN)]?.order).toMatchObject({ target: { flag: onward.hex("0608") } });
    const before = hauling({ at: { ua: "0101", ca: "0606" }, orders: march("0612") });
    before.act({ type: "haul", train: TRAIN, hex: "0604" });
    expect(before.p.standing[before.holder(TRAIN)]).toBeUndefined();
  });
});

describe("orders for the army’s train", () => {
  const ordering = () =>
    phase([], {
      options: ADVANCED,
      trains: [{ side: "union", hex: "0604" }],
      seats: { "u-oc": "0603", "c-oc": "0612", [TRAIN]: "0605" },
    });

  test("NWO-12.3.MA-c, NWO-RUL158: from the third turn on it goes by the waypoints of its march, and drops those behind it", () => {
    const by = (turn: number, waypoint: string): Stage =>
      hauling({
        turn,
        orders: { [TRAIN]: { type: "march", target: "0612", waypoints: [waypoint], with: { since: 1 } } },
      });
    expect(hauls(by(2, "0601"))).toContain("0608");
    expect(hauls(by(3, "0601"))).not.toContain("0608");
    expect(hauls(by(3, "0601"))).toContain("0601");
    const left = (hex: string): number | undefined => {
      const stage = by(3, "0604").act({ type: "haul", train: TRAIN, hex });
      return stage.p.standing[stage.holder(TRAIN)]?.order.waypoints.length;
    };
    expect([left("0603"), left("0604"), left("0606")]).toEqual([1, 0, 0]);
  });

  test("NWO-RUL158: a march that water stops, not the enemy, is not over", () => {
    const around = ["0603", "0605", "0504", "0505", "0704", "0705"].map((hex) => [hex, "0604"] as const);
    const rivers = [{ name: "Run", sides: around }];
    const at = (more: Setting["at"] = {}): Stage =>
      hauling({
        plain: { roads: [], rivers },
        seats: { [TRAIN]: "0604", [OWN]: "0201" },
        options: CARTRIDGES,
        reloads: 5,
        at: { ua: "0101", ...more },
        orders: march("0612"),
      }).act(DONE);
    const order = (stage: Stage) => stage.p.standing[stage.holder(TRAIN)]?.order.type;
    expect(order(at())).toBe("march");
    expect(order(at({ ca: "0607" }))).toBe("march");
  });

  test("NWO-19.4.4-a: its commander orders a March, obeyed on receipt without a roll", () => {
    const stage = until(ordering(), "orders");
    stage.act({ type: "address", from: "u-oc", to: TRAIN });
    expect(stage.whyNot({ type: "kind", order: "defend" })).toMatchObject({ rule: "NWO-19.4.4-a" });
    stage.act({ type: "kind", order: "march" }, { type: "aim", hex: "0609" }, { type: "send" }, DONE, DONE);
    expect(stage.p.standing[stage.holder(TRAIN)]?.order).toMatchObject({ type: "march" });
    expect(stage.told("compliance-tested")).toEqual([]);
    expect(stage.told("obeyed")[0]).toMatchObject({ rule: "NWO-19.4.4-a", holder: TRAIN });
  });

  test("NWO-19.4.9-a NWO-19.4.9-b: a division guards it: Defend beside it while it stands, the same March while it moves", () => {
    const stage = until(ordering(), "orders");
    stage.act({ type: "address", from: "u-oc", to: "u2" }, { type: "kind", order: "defend" });
    expect(stage.whyNot({ type: "guard" })).toMatchObject({ rule: "NWO-19.4.9-a" });
    stage.act({ type: "scrap" }, { type: "address", from: "u-oc", to: "u2d" }, { type: "kind", order: "defend" });
    stage.act({ type: "guard" }, { type: "send" }, DONE).throws(6, 6).act(DONE);
    const guard = () => stage.p.standing[stage.holder("u2d")]?.order;
    expect(guard()).toMatchObject({ type: "defend", guards: true, target: { flag: stage.hex("0605") } });
    // command of a division is traced to the train: two hexes, road or not
    const inCommand = (hex: string) => inCommandAt(stage.field, stage.p, stage.unit("ub"), stage.hex(hex));
    expect(["0606", "0607", "0608", "1005"].map(inCommand)).toEqual([true, true, false, false]);
    stage.p.turn = 3;
    stage.goOn([COMMAND(0)]);
    until(stage, "orders").act(...to("u-oc", TRAIN, "march", "0609"), DONE, DONE);
    expect(guard()).toMatchObject({ type: "march", guards: true, target: { flag: stage.hex("0609") } });
    stage.goOn([{ step: "trains", side: ownSide(), done: [] }]).act({ type: "haul", train: TRAIN, hex: "0609" });
    expect(guard()).toMatchObject({ type: "defend", guards: true, target: { flag: stage.hex("0609") } });
  });
});

describe("where trains begin, and how they are lost", () => {
  testForEither(
    "NWO-19.4.5-a: an army’s where the module puts it from its turn on, a formation’s within two hexes of a unit of it",
    () => {
      const stage = new Stage({
        units: UNITS,
        options: CARTRIDGES,
        reloads: 5,
        trains: [
          { side: "union", hex: "0602" },
          { side: "confederate", hex: "0610", fromTurn: 3 },
        ],
        plain: { roads: ROAD },
        at: { ua: "0605", ca: "1212" },
        frames: () => [],
      });
      setUpTrains(stage.field, stage.p);
      const seat = (id: string) => stage.p.seat[stage.holder(id)] as number;
      expect([seat(TRAIN), seat("confederate-train-1"), seat("u2-train")]).toEqual([
        stage.hex("0602"),
        WAITING,
        WAITING,
      ]);
      expect(stage.field.map.grid.distance(seat(OWN), stage.hex("0605"))).toBeLessThanOrEqual(2);
      expect(COLUMN).toContain(stage.field.map.grid.ids[seat(OWN)]);
      stage.p.turn = 3;
      stage.goOn([COMMAND(0)], 1, 1, 1, 1);
      expect(stage.told("train-came")).toMatchObject([{ train: "confederate-train-1", hex: "0610" }]);
    },
  );

  test("NWO-19.4.3-a: an enemy who enters its hex destroys it, and so does a friend who goes back into it; zones it has none", () => {
    const entered = moving({
      units: UNITS,
      options: ADVANCED,
      trains: [{ side: "confederate", hex: "0605" }],
      seats: { "confederate-train-1": "0604" },
      at: { ua: "0603", "u1-fl": "0603" },
      orders: { u1: { type: "defend", target: "0603" } },
    });
    expect(inZoneOf(entered.field, entered.p, 1, entered.hex("0603"))).toBe(false);
    entered.act({ type: "take", unit: "ua" }, { type: "step", hex: "0604" });
    expect(entered.p.seat[entered.holder("confederate-train-1")]).toBe(DESTROYED);
    expect(entered.told("train-lost")).toMatchObject([{ train: "confederate-train-1", hex: "0604" }]);
    const retreated = new Stage({
      units: UNITS,
      options: ADVANCED,
      trains: [{ side: "union", hex: "0602" }],
      seats: { [TRAIN]: "0602" },
      at: { ua: "0603" },
      frames(field, p) {
        beginRetreat({ field, p, dice: { roll: () => 1 }, events: undefined }, ownSide(), [0], "NWO-7.4-a");
        return p.stack.splice(0);
      },
    });
    retreated.act({ type: "retreat", hex: "0602" });
    expect(retreated.p.seat[retreated.holder(TRAIN)]).toBe(DESTROYED);
  });

  test("NWO-19.4.9-b: guards of a lost train defend its last hex", () => {
    const stage = moving({
      units: UNITS,
      options: ADVANCED,
      trains: [{ side: "confederate", hex: "0605" }],
      seats: { "confederate-train-1": "0604" },
      at: { ua: "0603", "u1-fl": "0603", ca: "1010" },
      orders: { u1: { type: "defend", target: "0603" } },
    });
    const holder = stage.holder("c1");
    stage.p.standing = stage.p.standing.with(holder, {
      ...(stage.p.standing[stage.holder("u1")] as NonNullable<(typeof stage.p.standing)[number]>),
      order: { ...orderOf(stage.field, "march"), guards: true },
    });
    stage.act({ type: "take", unit: "ua" }, { type: "step", hex: "0604" });
    expect(stage.p.standing[holder]?.order).toMatchObject({ type: "defend", target: { flag: stage.hex("0604") } });
    expect(stage.p.standing[holder]?.order.guards).toBeUndefined();
  });
});

describe("cartridges from formations’ trains", () => {
  const acting = (at: Setting["at"], more: Partial<Setting> = {}): Stage =>
    new Stage({
      units: UNITS,
      options: CARTRIDGES,
      reloads: 5,
      trains: [{ side: "union", hex: "0602" }],
      orders: { u1: { type: "defend", target: "0605" } },
      seats: { [OWN]: "0605", [TRAIN]: "0602" },
      at,
      frames: (field) => [
        { step: "reloading", side: ownSide(), holders: [field.holderIndex.get("u1") as number], reserve: 0 },
      ],
      ...more,
    });
  const LOW = (hex: string) => ({ hex, marks: LOW_AMMUNITION });
  const reload = (unit: string): Action => ({ type: "reload", unit });

  testForEither(
    "NWO-19.6-c NWO-D38 NWO-S07: units that acted and are low reload within two hexes of their own train, one reload each",
    () => {
      const stage = acting({ ua: LOW("0607"), ub: LOW("0604"), ud: LOW("0605") });
      expect(stage.offered("reload").map(({ unit }) => unit)).toEqual(["ua", "ub"]);
      expect(stage.whyNot(reload("ud"))).toMatchObject({ rule: "NWO-19.6-c" });
      stage.act(reload("ua"));
      expect(marked(stage.p, stage.unit("ua"), LOW_AMMUNITION)).toBe(false);
      expect(stage.p.reloads[stage.holder(OWN)]).toBe(4);
      expect(stage.told("reloaded")).toMatchObject([{ unit: "ua", train: OWN, left: 4 }]);
      stage.act(DONE);
      expect(marked(stage.p, stage.unit("ub"), LOW_AMMUNITION)).toBe(true);
      expect(acting({ ua: LOW("0608") }).over).toBe(true);
      const empty = acting(
        { ua: LOW("0606") },
        {
          frames(field, p) {
            p.reloads = p.reloads.with(field.holderIndex.get(OWN) as number, 0);
            return [{ step: "reloading", side: ownSide(), holders: [0], reserve: 0 }];
          },
        },
      );
      expect(empty.over).toBe(true);
    },
  );

  test("NWO-19.6-d: a formation’s train needs no order, and is filled beside the army’s train at the end of its move", () => {
    const stage = acting(
      { ua: "0101" },
      {
        plain: { roads: ROAD },
        frames(field, p) {
          p.reloads = p.reloads.with(field.holderIndex.get(OWN) as number, 1);
          return [{ step: "trains", side: ownSide(), done: [] }];
        },
      },
    );
    expect(hauls(stage)).toEqual([]);
    expect(hauls(stage, OWN)).toContain("0603");
    stage.act({ type: "haul", train: OWN, hex: "0603" });
    expect(stage.p.reloads[stage.holder(OWN)]).toBe(5);
    expect(stage.told("train-filled")).toMatchObject([{ train: OWN, reloads: 5 }]);
  });
});
