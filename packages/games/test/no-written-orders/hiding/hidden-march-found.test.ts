import { describe, expect, test } from "vitest";
import { occupierOf } from "../../../src/no-written-orders/land/control.ts";
import type { Frame } from "../../../src/no-written-orders/frames.ts";
import { passedBy } from "../../../src/no-written-orders/hiding/hiding.ts";
import { reveal } from "../../../src/no-written-orders/hiding/revealing.ts";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import type { HiddenMarch } from "../../../src/no-written-orders/orders/order-book.ts";
import { liftUp, setDown } from "../../../src/no-written-orders/position.ts";
import { COMMAND, DONE, phase, to, trying, until } from "../support/commanding.ts";
import { PLOT, SETTING, WAY, hidden, acting, pass, nextTurn, routeOf, post } from "../support/hidden-march.ts";
import type { Setting, Stage } from "../support/stage.ts";

describe("being found", () => {
  test("NWO-19.7.2-b, NWO-DR27, NWO-TH, NWO-RUL024, NWO-19.7.2-c a die each Command Phase before Initiative: never on the first turn, private while it holds", () => {
    const first = nextTurn(pass(hidden()), 6);
    expect(first.told("hiding-tested")[0]).toMatchObject({ hidden: true, audience: ["union"] });
    // the nearest headquarters are of no foreign army
    expect(first.told("hiding-tested")[0]?.roll.modifiers).toEqual([]);
    const second = nextTurn(pass(first.act(DONE, DONE)), 5);
    expect(second.told("hiding-tested")[1]).toMatchObject({ hidden: false });
    expect(second.told("hiding-tested")[1]?.audience).toBeUndefined();
    expect(second.hexOf("ua")).toBe("1202");
    const lucky = nextTurn(pass(nextTurn(pass(hidden()), 6).act(DONE, DONE)), 4);
    expect(lucky.p.hiding.length).toBe(1);
  });

  test("NWO-19.7.2-a a unit that sees far to where he has passed finds it, but for his first move; a unit out of sight sees nothing", () => {
    const stage = pass(hidden({ at: { ...SETTING.at, cb: "1209" } }));
    expect(stage.p.hiding.length).toBe(1);
    expect(pass(stage).told("march-revealed")[0]).toMatchObject({ rule: "NWO-19.7.2-a" });
    const first = pass(hidden({ at: { ...SETTING.at, cb: "0408" } }));
    expect(pass(first).told("march-revealed")).toEqual([]);
  });

  test("NWO-19.7.2-a its first move is that of the first turn that was not spent in bivouac", () => {
    const stage = pass(hidden({ at: { ...SETTING.at, cb: "0408" } }));
    const [march] = stage.p.hiding as [HiddenMarch];
    stage.p.hiding = [{ ...march, banked: [0, ...march.banked] }];
    expect(passedBy(stage.field, stage.p.hiding[0] as HiddenMarch)).toEqual([]);
    stage.p.hiding = [{ ...march, banked: [0, 8, 8] }];
    expect(passedBy(stage.field, stage.p.hiding[0] as HiddenMarch)).toEqual([stage.hex("1102"), stage.hex("1202")]);
  });

  test("NWO-19.7.2-a when day breaks it is found from where one did not see so far by night", () => {
    const turns = [{}, {}, { night: true }, {}];
    const stage = pass(pass(hidden({ turns })));
    stage.p.turn = 3;
    const cb = stage.unit("cb");
    liftUp(stage.field, stage.p, cb, NONE);
    setDown(stage.field, stage.p, cb, stage.hex("1209"));
    expect(pass(stage).told("march-revealed")).toEqual([]);
    expect(nextTurn(stage).told("march-revealed")[0]).toMatchObject({ rule: "NWO-19.7.2-a" });
  });

  test("NWO-19.7.2-a it is found when an enemy’s march brings him in sight of where it has passed", () => {
    const stage = pass(
      pass(
        hidden({
          at: { ...SETTING.at, cb: "1211", "c1-fl": "1211" },
          orders: { c1: { type: "defend", target: "1211" } },
        }),
      ),
    );
    expect(stage.told("march-revealed")).toEqual([]);
    stage.goOn([{ ...acting(stage, 1, "c1"), at: 3 } as Frame]);
    expect(stage.decision.step).toBe("movement");
    stage.act({ type: "take", unit: "cb" }, { type: "step", hex: "1210" });
    expect(stage.told("march-revealed")[0]).toMatchObject({ rule: "NWO-19.7.2-a", holder: "u1" });
  });

  test("NWO-19.7.2-d, NWO-D40 its owner shows it when he likes", () => {
    const stage = nextTurn(pass(hidden()), 1);
    expect(stage.whyNot({ type: "reveal", holder: "u2" })).toMatchObject({ rule: "NWO-19.7.2-d" });
    stage.act({ type: "reveal", holder: "u1" });
    expect([stage.hexOf("ua"), post(stage)]).toEqual(["1001", "1001"]);
    expect(stage.p.standing[0]?.order).toMatchObject({ type: "march", hidden: false });
    const moving = pass(hidden());
    moving.goOn([acting(moving, 0, "u1")]);
    moving.act({ type: "reveal", holder: "u1" });
    while (moving.decision.step === "revealing") moving.act(DONE);
    expect(moving.hexOf("ua")).toBe("1202");
    expect(moving.offered("take")).toEqual([]);
  });

  test("NWO-19.4.2-a, NWO-19.7.2-f they spread into no hex of a train", () => {
    const trains = [{ side: "union", hex: "1203" }] as const;
    const options = { hiddenMovement: "on", advancedSupply: "on" } as const;
    const seats = { ...SETTING.seats, "union-train-1": "1203" };
    const spread = (change: Partial<Setting>): readonly string[] => {
      const stage = nextTurn(pass(pass(hidden(change))), 1).act({ type: "reveal", holder: "u1" });
      return stage.offered("appear").map(({ hex }) => hex);
    };
    expect(spread({ trains })).toContain("1203");
    expect(spread({ trains, options, seats })).not.toContain("1203");
  });

  test("NWO-19.7.2-e, NWO-19.7.2-f the leader goes as far as the points lead; units spread with two at most of what is left", () => {
    const stage = nextTurn(pass(pass(hidden())), 1).act({ type: "reveal", holder: "u1" });
    expect(stage.decision.step).toBe("revealing");
    const reach = stage.offered("appear").filter(({ unit }) => unit === "ua");
    expect(Math.max(...reach.map(({ hex }) => stage.field.map.grid.distance(stage.hex(hex), stage.hex("1202"))))).toBe(
      2,
    );
    expect(stage.whyNot({ type: "appear", unit: "ua", hex: "0602" })).toMatchObject({ rule: "NWO-19.7.2-f" });
    expect(stage.whyNot({ type: "appear", unit: "ca", hex: "1202" })).toMatchObject({ reason: "appear-other" });
    stage.act({ type: "appear", unit: "ua", hex: "1102" }, DONE);
    expect([stage.hexOf("ua"), stage.hexOf("ub")]).toEqual(["1102", "1202"]);
    expect(stage.decision.step).toBe("orders");
  });

  test("NWO-19.7.2-e, NWO-11.4-b, NWO-18-b headquarters that stand alone on their way fare as before any march", () => {
    const seats = { ...SETTING.seats, "c-oc": "0901" };
    const stage = nextTurn(pass(pass(hidden({ seats }))), 1).act({ type: "reveal", holder: "u1" });
    expect(stage.told("headquarters-lost")).toMatchObject([{ holder: "c-oc", hex: "0901" }]);
    expect(occupierOf(stage.p, stage.hex("0901"))).toBe(0);
    expect(stage.decision.step).toBe("revealing");
  });

  test("NWO-19.7.2-f, NWO-11.4-b, NWO-19.4.3-a who spreads into a hex, or through it, overruns who is there alone", () => {
    const options = { hiddenMovement: "on", advancedSupply: "on" } as const;
    const trains = [{ side: "confederate", hex: "1204" }] as const;
    const seats = { ...SETTING.seats, "c-oc": "1203", "confederate-train-1": "1204" };
    const stage = nextTurn(pass(pass(hidden({ options, trains, seats }))), 1).act({ type: "reveal", holder: "u1" });
    expect(stage.told("headquarters-lost")).toEqual([]);
    stage.act({ type: "appear", unit: "ua", hex: "1204" });
    expect(stage.told("headquarters-lost")).toMatchObject([{ holder: "c-oc", hex: "1203" }]);
    expect(stage.told("train-lost")).toMatchObject([{ train: "confederate-train-1", hex: "1204" }]);
    expect(stage.decision.step).toBe("revealing");
  });

  test("NWO-5.3-a too many for a hex must spread", () => {
    const units = SETTING.units?.map((unit) => ({ ...unit, strength: [7, 4, 0] as const })) ?? [];
    const stage = nextTurn(pass(pass(hidden({ units }))), 1).act({ type: "reveal", holder: "u1" });
    expect(stage.whyNot(DONE)).toMatchObject({ rule: "NWO-5.3-a" });
    stage.act({ type: "appear", unit: "ua", hex: "1102" }, { type: "appear", unit: "ub", hex: "1101" }, DONE);
    expect(stage.decision.step).toBe("orders");
  });

  test("NWO-19.7.2-g before a hex where the enemy is, reaches or sees he stops", () => {
    const stage = pass(hidden({ at: { ...SETTING.at, cb: "1206" } }));
    stage.p.hiding = stage.p.hiding.map((march) => ({ ...march, banked: [8, 8] }));
    expect(nextTurn(stage).told("march-revealed")[0]).toMatchObject({ rule: "NWO-19.7.2-a" });
    expect(post(stage)).toBe("1001");
  });

  test("NWO-12.3.MA-c, NWO-19.7.2-e waypoints that lie behind him are passed, by his units as by himself", () => {
    const passed = (turns: number): readonly unknown[] => {
      const stage = until(phase([6, 6], SETTING), "orders");
      stage.act(...PLOT, { type: "via", hex: "0904" }, { type: "hide" }, { type: "send" }, DONE, DONE);
      until(stage, "nothing");
      for (let turn = 0; turn < turns; turn++) pass(stage);
      nextTurn(stage, 1).act({ type: "reveal", holder: "u1" });
      return [stage.p.passed[stage.unit("ua")], stage.p.leaderPassed[stage.leader("u1-fl")]];
    };
    expect([passed(0), passed(1)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test("NWO-19.7.4-a two hidden marches that come in sight of each other are both found where they met", () => {
    const stage = hidden();
    const other: HiddenMarch = {
      holder: stage.holder("c1"),
      units: [stage.unit("cb")],
      route: ["1210", "1209", "1208", "1207", "1206", "1205", "1204", "1203"].map((hex) => stage.hex(hex)),
      banked: [8, 8],
    };
    stage.p.hiding = [...stage.p.hiding.map((march) => ({ ...march, banked: [8, 8] })), other];
    nextTurn(stage, 1, 1).act({ type: "reveal", holder: "u1" });
    expect(stage.told("march-revealed").map(({ holder, rule, hex }) => [holder, rule, hex])).toEqual([
      ["u1", "NWO-19.7.2-d", "1202"],
      ["c1", "NWO-19.7.4-a", "1208"],
    ]);
    // from the other side it is the same; who set out a turn later is traced from then, and goes no farther than is unseen
    const late = hidden();
    late.p.hiding = [...late.p.hiding.map((march) => ({ ...march, banked: [8, 8] })), { ...other, banked: [8, 8, 8] }];
    nextTurn(late, 1, 1);
    reveal(
      { field: late.field, p: late.p, dice: { roll: () => 1 }, events: late.events },
      other.holder,
      "NWO-19.7.2-d",
    );
    expect(late.told("march-revealed").map(({ holder, rule, hex }) => [holder, rule, hex])).toEqual([
      ["c1", "NWO-19.7.2-d", "1203"],
      ["u1", "NWO-19.7.4-a", "0602"],
    ]);
  });
});

describe("other orders for who is out of sight", () => {
  test("NWO-19.7.3-a by initiative he goes another way to the same goal, in sight of it or not, and stays hidden", () => {
    const stage = until(pass(hidden()).goOn([COMMAND(0)], 1, 6, 6), "initiative");
    stage.p.turn = 3;
    stage.act({ type: "try", holder: "u1" }, { type: "kind", order: "march" }, { type: "aim", hex: "1202" });
    stage.act({ type: "via", hex: "0904" }, { type: "hide" }, { type: "send" }, DONE, DONE);
    until(stage, "orders");
    expect(stage.p.hiding[0]?.banked).toEqual([8]);
    expect(routeOf(stage)?.slice(0, 5)).toEqual(WAY.slice(0, 5));
    expect(routeOf(stage)).toContain("0904");
  });

  test("NWO-19.7.3-b a bad move shows him first, then the enemy orders him; an order of his own shows him too", () => {
    const tried = (...dice: readonly number[]): Stage => {
      const stage = until(pass(hidden()).goOn([COMMAND(0)], 1, ...dice), "initiative");
      return stage.act(...trying("u1", "defend", "0904"), DONE, DONE);
    };
    const bad = tried(1, 1);
    expect(bad.told("march-revealed")[0]).toMatchObject({ rule: "NWO-19.7.3-b" });
    expect([bad.decision.step, post(bad)]).toEqual(["bad-move", "1001"]);
    bad.act({ type: "command", holder: "u1" }, { type: "kind", order: "march" }, { type: "aim", hex: "1202" });
    expect(bad.whyNot({ type: "hide" })).toMatchObject({ reason: "hide-other" });
    const own = tried(6, 6);
    expect([own.p.hiding, own.p.standing[0]?.order.type, post(own)]).toEqual([[], "defend", "1001"]);
  });

  test("NWO-19.7.3-c, NWO-RUL238 new orders ride to where he seems to be, and after him; NWO-19.7.3-d then he is thrown for on the last row", () => {
    const stage = nextTurn(pass(hidden()), 1);
    stage.act(...to("u-oc", "u1", "defend", "0904"), DONE, DONE);
    expect(stage.p.couriers[0]?.finds).toBe(3 + 1);
    const found = nextTurn(pass(until(stage, "nothing")), 1, 6, 6);
    until(found.act(DONE, DONE), "nothing");
    expect([found.p.hiding.length, found.p.standing[0]?.order.type]).toEqual([1, "defend"]);
    expect(pass(found).p.hiding[0]?.banked.at(-1)).toBe(0);
    const again = nextTurn(found, 4);
    expect([again.told("hiding-tested").at(-1)?.hidden, again.p.hiding]).toEqual([false, []]);
  });

  test("NWO-19.7.2-d who fails or stands down is seen where he is", () => {
    const stage = pass(hidden());
    const standing = stage.p.standing[0];
    if (standing === undefined) throw new Error("There is no order.");
    stage.p.standing = stage.p.standing.with(0, {
      ...standing,
      order: { ...standing.order, type: "fall-back", hidden: false },
    });
    stage.p.turn += 1;
    until(stage.goOn([COMMAND(0)], 1), "standing-down").act({ type: "stand-down", holder: "u1" });
    expect([stage.p.hiding, post(stage)]).toEqual([[], "1001"]);
  });
});
