import { describe, expect, test } from "vitest";
import type { Action } from "../../src/no-written-orders/actions.ts";
import type { Frame } from "../../src/no-written-orders/frames.ts";
import type { HiddenMarch } from "../../src/no-written-orders/order-book.ts";
import { decodePosition, encodePosition } from "../../src/no-written-orders/codec/position-codec.ts";
import { DISRUPTED, marked } from "../../src/no-written-orders/position.ts";
import { viewOf } from "../../src/no-written-orders/views/seat-view.ts";
import { COMMAND, DONE, phase, until } from "./support/commanding.ts";
import type { Setting, Stage } from "./support/stage.ts";

/** The 1st Corps may march from 0602 along the second row to the town of 1202, six clear hexes on. */
const SETTING: Partial<Setting> = {
  plain: { ground: { "1202": "t", "0904": "t" } },
  options: { hiddenMovement: "on" },
  units: [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u1" },
    { id: "ug", formation: "u1", arm: "foot" },
    { id: "ca", formation: "c1" },
    { id: "cb", formation: "c1" },
  ],
  at: {
    ua: "0602",
    ub: "0602",
    ug: "0602",
    ca: "0112",
    cb: "0112",
    "u1-fl": "0602",
    "u-oc": "0602",
    "c1-fl": "0112",
    "c-oc": "0112",
  },
  seats: { "u-oc": "0602", "c-oc": "0112" },
};
const WAY = ["0602", "0702", "0801", "0901", "1001", "1102", "1202"];
const PLOT: readonly Action[] = [
  { type: "address", from: "u-oc", to: "u1" },
  { type: "kind", order: "march" },
  { type: "aim", hex: "1202" },
];

/** The hidden march has been ordered, and is obeyed at once. */
function hidden(change: Partial<Setting> = {}): Stage {
  const stage = until(phase([6, 6], { ...SETTING, ...change }), "orders");
  stage.act(...PLOT, { type: "hide" }, { type: "send" }, DONE, DONE);
  return until(stage, "nothing");
}
const acting = (stage: Stage, side: number, id: string): Frame => ({
  step: "action",
  side,
  holders: [stage.holder(id)],
  reserve: 0,
  near: [],
  inZone: [],
  at: 0,
});
/** The formation acts, and does nothing that can be seen. */
function pass(stage: Stage): Stage {
  stage.goOn([acting(stage, 0, "u1")]);
  while (!stage.over) stage.act(stage.decision.step === "revealing" ? DONE : { type: "end" });
  return stage;
}
function nextTurn(stage: Stage, ...dice: readonly number[]): Stage {
  stage.p.turn += 1;
  return until(stage.goOn([COMMAND(0)], ...dice), "orders");
}
const idOf = (stage: Stage, hex: number): string => stage.field.map.grid.ids[hex] as string;
const routeOf = (stage: Stage): readonly string[] | undefined =>
  stage.p.hiding[0]?.route.map((hex) => idOf(stage, hex));
const post = (stage: Stage): string => idOf(stage, stage.p.post[stage.leader("u1-fl")] as number);

describe("NWO-S08 plotting a hidden march", () => {
  test("NWO-19.7.1-a, NWO-19.7.1-b, NWO-D39 it is ordered like any other, its way told whole, and obeyed as usual", () => {
    const stage = until(phase([6, 6], SETTING), "orders");
    stage.act(...PLOT.slice(0, 2));
    expect(stage.whyNot({ type: "hide" })).toMatchObject({ rule: "NWO-19.7.1-a" });
    stage.act({ type: "aim", hex: "1202" }, { type: "via", hex: "0904" }, { type: "hide" });
    expect(stage.whyNot({ type: "via", hex: "0904" })).toMatchObject({ reason: "hide-march" });
    stage.act({ type: "send" }, DONE, DONE);
    until(stage, "nothing");
    expect(stage.told("compliance-tested")[0]).toMatchObject({ holder: "u1", result: "C" });
    expect(routeOf(stage)).toContain("0904");
    expect([routeOf(stage)?.[0], routeOf(stage)?.at(-1)]).toEqual(["0602", "1202"]);
    expect(stage.p.standing[0]?.order).toMatchObject({ type: "march", hidden: true });
  });

  test("NWO-19.7.1-a marches alone, of formations and divisions, under the switch", () => {
    const whyNot = (change: Partial<Setting>, ...actions: readonly Action[]): string | undefined => {
      const stage = until(phase([], { ...SETTING, ...change }), "orders");
      return stage.act(...actions).whyNot({ type: "hide" })?.reason;
    };
    expect(whyNot({ options: {} }, ...PLOT)).toBe("hide-other");
    expect(whyNot({}, ...PLOT.slice(0, 1), { type: "kind", order: "defend" }, { type: "aim", hex: "1202" })).toBe(
      "hide-march",
    );
    expect(whyNot({}, { type: "address", from: "u-oc", to: "u-oc" }, ...PLOT.slice(1))).toBe("hide-other");
  });

  test("NWO-19.7.1-d it may begin in the enemy’s sight, if one turn’s move leads out of it", () => {
    const seen = (cb: string): string | undefined => {
      const stage = until(phase([], { ...SETTING, at: { ...SETTING.at, cb } }), "orders");
      return stage.act(...PLOT).whyNot({ type: "hide" })?.rule;
    };
    expect(seen("0405")).toBeUndefined();
    expect(seen("1006")).toBe("NWO-19.7.1-d");
  });
});

describe("marching out of sight", () => {
  test("NWO-19.7.1-c its units stay where they seem to be and do nothing; four points are banked a turn, six by cavalry alone", () => {
    const stage = pass(hidden());
    expect([stage.hexOf("ua"), stage.p.hiding[0]?.banked]).toEqual(["0602", [8]]);
    expect(pass(stage).p.hiding[0]?.banked).toEqual([8, 8]);
    const horse = pass(hidden({ units: SETTING.units?.map((unit) => ({ ...unit, arm: "cavalry" })) ?? [] }));
    expect(horse.p.hiding[0]?.banked).toEqual([12]);
    expect(decodePosition(stage.field, encodePosition(stage.field, stage.p))).toEqual(stage.p);
  });

  test("NWO-19.7.1-c, NWO-16.2-a by night nothing is banked, but by a forced march, which tires", () => {
    const turns = [{}, {}, { night: true }];
    const stage = pass(hidden({ turns }));
    stage.p.turn = 3;
    expect(pass(stage).p.hiding[0]?.banked).toEqual([8, 0]);
    const standing = stage.p.standing[0];
    if (standing === undefined) throw new Error("There is no order.");
    stage.p.standing[0] = { ...standing, order: { ...standing.order, forced: true } };
    expect([pass(stage).p.hiding[0]?.banked, stage.p.marched[0]]).toEqual([[8, 0, 8], 1]);
  });

  test("digest 8: the enemy sees the counters where they were; its owner alone knows the way", () => {
    const stage = pass(hidden({ at: { ...SETTING.at, cb: "0405" } }));
    const enemy = viewOf(stage.field, stage.p, "confederate");
    expect(enemy.units.find(({ id }) => id === "ua")).toMatchObject({ where: "map", hex: "0602" });
    expect(JSON.stringify(enemy)).not.toContain('"route"');
    const own = viewOf(stage.field, stage.p, "union").holders.find(({ id }) => id === "u1");
    expect(own?.hidden).toEqual({ route: WAY, hex: "1001", turns: 1, units: ["ua", "ub", "ug"] });
    // nobody sees from where he only seems to be
    const alone = { ...stage.p, post: stage.p.post.map(() => -1) };
    expect(viewOf(stage.field, alone, "union").stacks.map(({ hex }) => hex)).toContain("0405");
  });

  test("NWO-19.7.1-e, NWO-RUL237 they are bombarded as if they were there, and what hits them is real", () => {
    const stage = pass(
      hidden({
        units: [...(SETTING.units ?? []), { id: "cg", formation: "c1", arm: "foot", strength: [8, 4, 0] }],
        at: { ...SETTING.at, cb: "0404", cg: "0404", "c1-fl": "0404" },
        orders: { c1: { type: "defend", target: "0404" } },
      }),
    );
    stage.goOn([acting(stage, 1, "c1")], 5, 4, 6, 6, 6, 6);
    stage.act({ type: "bombard", unit: "cg", hex: "0602" });
    stage.act(...stage.offered("take-hit").slice(0, 1));
    const men = ["ua", "ub", "ug"].map((id) => stage.unit(id));
    expect(men.map((unit) => marked(stage.p, unit, DISRUPTED))).toEqual([true, true, true]);
    expect(men.reduce((sum, unit) => sum + (stage.p.lost[unit] as number), 0)).toBe(1);
    expect(stage.p.hiding.length).toBe(1);
  });

  test("NWO-19.7.1-e, NWO-RUL237 assaulted, they are not there: the march is found and the hex is empty", () => {
    const around = ["0602", "0604", "0503", "0504", "0703", "0704"];
    const crests = around.map((hex) => ["0603", hex] as const);
    const stage = pass(hidden({ plain: { ...SETTING.plain, crests }, at: { ...SETTING.at, cb: "0603" } }));
    const attacked = { step: "assaults", side: 1, units: [stage.unit("cb")], targets: [stage.hex("0602")] } as const;
    stage.goOn([attacked]);
    expect(stage.told("march-revealed")[0]).toMatchObject({ rule: "NWO-19.7.1-e", hex: "1001", reveals: true });
    expect([stage.hexOf("ua"), post(stage), stage.p.hiding]).toEqual(["1001", "1001", []]);
    expect(stage.told("assaulted")[0]?.defenders).toEqual([]);
    expect(stage.decision.step).toBe("advance");
  });
});

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
    nextTurn(stage, 1).act({ type: "reveal", holder: "u1" });
    expect(post(stage)).toBe("1001");
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
      return stage.act(
        { type: "try", holder: "u1" },
        { type: "kind", order: "defend" },
        { type: "aim", hex: "0904" },
        { type: "send" },
        DONE,
        DONE,
      );
    };
    const bad = tried(1, 1);
    expect(bad.told("march-revealed")[0]).toMatchObject({ rule: "NWO-19.7.3-b" });
    expect([bad.decision.step, post(bad)]).toEqual(["bad-move", "1001"]);
    const own = tried(6, 6);
    expect([own.p.hiding, own.p.standing[0]?.order.type, post(own)]).toEqual([[], "defend", "1001"]);
  });

  test("NWO-19.7.3-c, NWO-RUL238 new orders ride to where he seems to be, and after him; NWO-19.7.3-d then he is thrown for on the last row", () => {
    const stage = nextTurn(pass(hidden()), 1);
    stage.act(
      { type: "address", from: "u-oc", to: "u1" },
      { type: "kind", order: "defend" },
      { type: "aim", hex: "0904" },
      { type: "send" },
      DONE,
      DONE,
    );
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
    stage.p.standing[0] = { ...standing, order: { ...standing.order, type: "fall-back", hidden: false } };
    stage.p.turn += 1;
    until(stage.goOn([COMMAND(0)], 1), "standing-down").act({ type: "stand-down", holder: "u1" });
    expect([stage.p.hiding, post(stage)]).toEqual([[], "1001"]);
  });
});
