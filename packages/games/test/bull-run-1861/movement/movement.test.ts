import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { type Setting, Table, half } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

function march(side: "north" | "south", placements: readonly Placement[], more: Partial<Setting> = {}): Table {
  const g = new Table({ at: half(side), units: QUIET, placements, ...more });
  return g.activate((placements[0] as Placement).unit);
}
const KEYES = (zone: string, more: Partial<Placement> = {}): Placement => ({ unit: "keyes", zone, ...more });
const CAVALRY = (zone: string): Placement => ({ unit: "uscav", zone });

describe("movement points", () => {
  test("BR61-2-g BR61-10.3-a BR61-Tb5 infantry has 4, cavalry 6", () => {
    expect(march("north", [KEYES("b2")]).decision.about).toMatchObject({ points: 4, allowance: 4 });
    expect(march("north", [CAVALRY("b2")]).decision.about).toMatchObject({ points: 6, allowance: 6 });
    expect(march("south", [{ unit: "stuart", zone: "f2" }]).decision.about).toMatchObject({ points: 6 });
  });

  test("BR61-10.3-e BR61-Tb4 entering a zone over land costs 2", () => {
    const g = march("north", [KEYES("b5")]).go("keyes", "b6");
    expect(g.last("stepped")).toMatchObject({ from: "b5", to: "b6", cost: 2, left: 2, rule: "BR61-10.3-e" });
    g.go("keyes", "b7").refuses({ type: "step", unit: "keyes", zone: "a7" }, "BR61-10.3-a", "step-points");
  });

  test("BR61-10.3-f BR61-R15 BR61-Tb4 along a road it costs 1, however the brigade came there", () => {
    const g = march("north", [KEYES("c2")]).go("keyes", "b1");
    expect(g.last("stepped").cost).toBe(2);
    g.go("keyes", "c1");
    expect(g.last("stepped")).toMatchObject({ cost: 1, rule: "BR61-10.3-f" });
  });

  test("BR61-R15 the road price holds in enemy zones of control as well", () => {
    const enemies: Placement[] = [{ unit: "bartow", zone: "e4", facing: "d4" }];
    const g = march("north", [{ unit: "keyes", zone: "c4" }, ...enemies]).go("keyes", "d4");
    expect(g.last("stepped").cost).toBe(2);
    const out = march("south", [
      { unit: "bee", zone: "e4" },
      { unit: "howard", zone: "d3" },
    ]).go("bee", "f4");
    expect(out.last("stepped").cost).toBe(1);
  });

  test("BR61-10.3-g BR61-R16 BR61-Tb4 E08 crossing a ford or the bridge costs 2, road or not", () => {
    for (const [from, to] of [
      ["c1", "d1"],
      ["c4", "d4"],
      ["c5", "d4"],
      ["c5", "d5"],
      ["c6", "d6"],
    ] as const)
      expect(
        march("north", [KEYES(from)])
          .go("keyes", to)
          .last("stepped").cost,
      ).toBe(2);
  });

  test("BR61-10.3-h BR61-Tb4 E07 a village on the road changes nothing", () => {
    const g = march("south", [{ unit: "bee", zone: "e1" }], { headquarters: [{ id: "johnston", zone: "e1" }] });
    g.go("bee", "e2", "e3", "e4");
    expect(g.all("stepped").map(({ cost }) => cost)).toEqual([1, 1, 1]);
  });

  test("BR61-R17 BR61-3-b hills and woods cost nothing more", () => {
    const g = march("north", [CAVALRY("b2")]).go("uscav", "b3");
    expect(g.last("stepped").cost).toBe(2);
    expect(g.go("uscav", "c3").last("stepped").cost).toBe(2);
  });

  test("BR61-10.3-e BR61-10.3-f BR61-10.3-g V46 two road steps and a ford with a road are 4 MP exactly", () => {
    const g = march("north", [KEYES("a1")]).go("keyes", "b1", "c1", "d1");
    expect(g.all("stepped").map(({ cost }) => cost)).toEqual([1, 1, 2]);
    expect(g.last("stepped").left).toBe(0);
  });

  test("BR61-R10 BR61-1-b Bull Run closes every other border, and zones that do not touch are not entered", () => {
    const g = march("north", [KEYES("c2")]);
    g.refuses({ type: "step", unit: "keyes", zone: "d2" }, "BR61-R10", "step-river");
    g.refuses({ type: "step", unit: "keyes", zone: "a2" }, "BR61-10.3-e", "step-border");
    g.refuses({ type: "step", unit: "keyes", zone: "nowhere" }, "BR61-3-a", "no-such-zone");
    expect(g.zones("step")).toEqual(["b1", "b2", "c1", "c3"]);
  });

  test("BR61-7-g BR61-10.4-a BR61-R23 a brigade may hold: a move of 0 MP, and face anew", () => {
    const g = march("north", [KEYES("c2", { facing: "b2" })]).end("keyes");
    expect(g.decision).toMatchObject({ step: "facing", rule: "BR61-10.4-a" });
    g.face("keyes", "d2");
    expect(g.element("keyes")).toMatchObject({ zone: "c2", facing: "d2" });
  });

  test("BR61-7-e BR61-10.1-a another brigade does nothing while one is on the march", () => {
    for (const [number, rule, reason] of [
      [2, "BR61-7-e", "act-other"],
      [1, "BR61-7-c", "act-number"],
    ] as const) {
      const placements = [KEYES("c2"), { unit: "howard", zone: "b2" }];
      const g = new Table({ at: half("north", number), units: QUIET, placements }).activate("keyes");
      g.refuses({ type: "step", unit: "howard", zone: "b1" }, rule, reason);
      g.refuses({ type: "activate", unit: "howard" }, rule, reason);
      g.refuses({ type: "attack", element: "howard", facing: "b1" }, rule, reason);
    }
  });
});

describe("the push", () => {
  test("BR61-10.3-b BR61-10.3-d BR61-R34 BR61-D14 infantry gains 2 MP for a Fatigue level at the end of the move", () => {
    const g = march("north", [KEYES("b5")]).go("keyes", "b6");
    g.refuses({ type: "push", unit: "keyes" }, "BR61-10.3-d", "push-early");
    g.go("keyes", "b7").act({ type: "push", unit: "keyes" });
    expect(g.last("pushed")).toMatchObject({ unit: "keyes", points: 2, rule: "BR61-10.3-b" });
    expect(g.decision.about).toMatchObject({ points: 2, allowance: 6, pushed: true });
    expect(g.unit("keyes").fatigue).toBe(0);
    g.go("keyes", "a7").end("keyes");
    expect(g.unit("keyes").fatigue).toBe(1);
    expect(g.last("fatigued")).toMatchObject({ unit: "keyes", fatigue: 1, rule: "BR61-10.3-b" });
  });

  test("BR61-10.3-b BR61-Tb5 V48 cavalry gains 3: one cross-country step more, 1 MP lost", () => {
    const g = march("north", [CAVALRY("b2")])
      .go("uscav", "b3", "c4", "c5")
      .act({ type: "push", unit: "uscav" });
    expect(g.decision.about).toMatchObject({ points: 3, allowance: 9 });
    g.go("uscav", "c6");
    expect(g.last("stepped").left).toBe(1);
    expect(g.legal("step")).toEqual([]);
    g.end("uscav");
    expect(g.unit("uscav").fatigue).toBe(1);
  });

  test("BR61-R34 it adds to points that are left, and comes once", () => {
    const g = march("north", [KEYES("c4")]).go("keyes", "b4", "c5");
    expect(g.last("stepped").left).toBe(1);
    g.act({ type: "push", unit: "keyes" });
    expect(g.decision.about).toMatchObject({ points: 3 });
    g.go("keyes", "c6").refuses({ type: "push", unit: "keyes" }, "BR61-R34", "push-once");
  });

  test("BR61-10.3-c BR61-R36 V49 at Fatigue 1 it becomes 2, at Fatigue 2 there is no push; marching is free at any level", () => {
    const one = march("north", [KEYES("b5", { fatigue: 1 })]).go("keyes", "b6", "b7");
    one.act({ type: "push", unit: "keyes" }).go("keyes", "a7").end("keyes");
    expect(one.unit("keyes").fatigue).toBe(2);
    const two = march("north", [KEYES("b5", { fatigue: 2 })]).go("keyes", "b6", "b7");
    two.refuses({ type: "push", unit: "keyes" }, "BR61-10.3-c", "push-fatigue");
  });

  test("BR61-R34 V47 it pays for an attack, and its Fatigue counts in that combat", () => {
    const enemies: Placement[] = [{ unit: "jackson", zone: "d1", facing: "c1" }];
    const g = march("north", [KEYES("a2"), ...enemies]).go("keyes", "a1", "b1", "c1");
    g.refuses({ type: "attack", element: "keyes", facing: "d1" }, "BR61-10.3-r", "attack-points");
    g.act({ type: "push", unit: "keyes" });
    expect(g.decision.about).toMatchObject({ points: 3, allowance: 6 });
    g.attack("keyes", "d1").to("combat");
    expect(g.unit("keyes").fatigue).toBe(1);
    g.dice(3, 3).fight(["keyes"], ["d1"]);
    expect(g.modifiers("attacker")).toEqual(["fatigue -1"]);
  });

  test("BR61-R34 BR61-10.3-d BR61-R42 it is not offered where it would buy nothing", () => {
    // all around g7 is full: 2 MP would lead into one of those zones, and not out again
    const placements = ["f6", "f7", "g6"].flatMap((zone, at) =>
      (["evans", "cocke", "bonham", "longstreet", "jones", "early"] as const)
        .slice(2 * at, 2 * at + 2)
        .map((unit) => ({ unit, zone })),
    );
    const g = march("south", [{ unit: "bee", zone: "f5" }, ...placements]).go("bee", "f6", "g7");
    g.refuses({ type: "push", unit: "bee" }, "BR61-10.3-d", "push-early");
    expect(g.decision.actions).toEqual([{ type: "end", unit: "bee" }]);
    // one place in f7 is enough
    const open = march("south", [
      { unit: "bee", zone: "f5" },
      ...placements.filter(({ unit }) => unit !== "longstreet"),
    ]);
    expect(open.go("bee", "f6", "g7").allows({ type: "push", unit: "bee" })).toBe(true);
  });
});

describe("fatigue and rest", () => {
  test("BR61-7-g BR61-10.4-f BR61-R37 BR61-D11 BR61-Tb4 a rest lowers Fatigue by 1, allows a new facing, and nothing else", () => {
    const g = march("north", [KEYES("c2", { fatigue: 2, facing: "b2" })]);
    g.act({ type: "rest", unit: "keyes" });
    expect(g.last("rested")).toMatchObject({ unit: "keyes", fatigue: 1 });
    expect(g.decision).toMatchObject({ step: "facing", rule: "BR61-10.4-a" });
    g.face("keyes", "c3");
    expect(g.unit("keyes").fatigue).toBe(1);
    expect(g.step).toBe("headquarters");
  });

  test("BR61-R37 not at Fatigue 0, and not after it has marched or spent anything", () => {
    march("north", [KEYES("c2")]).refuses({ type: "rest", unit: "keyes" }, "BR61-R37", "rest-fresh");
    const g = march("north", [KEYES("c2", { fatigue: 1 })]).go("keyes", "c1");
    g.refuses({ type: "rest", unit: "keyes" }, "BR61-7-g", "rest-moved");
  });

  test("BR61-R37 BR61-10.5-e in contact and in a stack too: the order may change, marching and attacking may not", () => {
    const placements: Placement[] = [
      { unit: "howard", zone: "d4", facing: "e4" },
      KEYES("d4", { fatigue: 1 }),
      { unit: "bartow", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: half("north"), placements }).activate("keyes").act({ type: "rest", unit: "keyes" });
    g.refuses({ type: "attack", element: "keyes", facing: "e4" }, "BR61-7-g", "move-rested");
    g.refuses({ type: "step", unit: "keyes", zone: "c4" }, "BR61-7-g", "move-rested");
    g.refuses({ type: "deploy", unit: "keyes", zone: "d3" }, "BR61-7-g", "move-rested");
    expect(g.decision.actions).toEqual([
      { type: "line", element: "keyes", line: "front" },
      { type: "end", unit: "keyes" },
    ]);
    g.line("keyes", "front").end("keyes");
    expect(g.element("keyes").line).toBe("front");
  });
});

describe("the enemy's zones of control", () => {
  const BARTOW: Placement = { unit: "bartow", zone: "e4", facing: "d4" };

  test("BR61-10.3-l BR61-D13 a brigade that enters one must stop", () => {
    const g = march("north", [CAVALRY("c4"), BARTOW]).go("uscav", "d4");
    expect(g.last("stepped")).toMatchObject({ stoppedBy: ["bartow"], left: 4, rule: "BR61-10.3-l" });
    expect(g.legal("step")).toEqual([]);
    g.refuses({ type: "step", unit: "uscav", zone: "c4" }, "BR61-10.3-l", "step-stopped");
  });

  test("BR61-10.3-m it may still turn and attack with the points it has left", () => {
    const g = march("north", [CAVALRY("c4"), BARTOW])
      .go("uscav", "d4")
      .attack("uscav", "e4");
    expect(g.facing("uscav")).toBe("e4");
    expect(g.element("uscav").attacks).toBe(true);
    const spent = march("north", [KEYES("b4"), BARTOW], { headquarters: [{ id: "mcdowell", zone: "b4" }] });
    spent
      .go("keyes", "c4", "d4")
      .refuses({ type: "attack", element: "keyes", facing: "e4" }, "BR61-10.3-r", "attack-points");
    spent.end("keyes");
    expect(spent.step).toBe("facing");
  });

  test("BR61-10.3-p BR61-10.3-q BR61-R41 V50 one may be left at the start, into a zone that is free of it", () => {
    const placements = [CAVALRY("d4"), BARTOW];
    const g = march("north", placements);
    // e5 and d3 touch e4 as well
    expect(g.zones("step")).toEqual(["c4", "c5", "d5"]);
    g.refuses({ type: "step", unit: "uscav", zone: "d3" }, "BR61-10.3-q", "step-contact");
    // by a free zone into another, where it stops
    g.go("uscav", "d5", "e5");
    expect(g.last("stepped").stoppedBy).toEqual(["bartow"]);
    expect(g.legal("step")).toEqual([]);
  });

  test("BR61-R41 not into the zone of control of another enemy either", () => {
    const other: Placement = { unit: "bee", zone: "d6", facing: "d5" };
    const g = march("north", [CAVALRY("d4"), BARTOW, other]);
    g.refuses({ type: "step", unit: "uscav", zone: "d5" }, "BR61-10.3-q", "step-contact");
  });

  test("BR61-10.2-c BR61-10.2-b V51 a friend there changes nothing, an enemy over the river does not stop", () => {
    const friend: Placement = { unit: "howard", zone: "d4", facing: "e4" };
    const g = march("north", [CAVALRY("c4"), friend, BARTOW]).go("uscav", "d4");
    expect(g.legal("step")).toEqual([]);
    const over = march("north", [CAVALRY("b4"), { unit: "bartow", zone: "d4", facing: "c4" }]).go("uscav", "c4");
    expect(over.last("stepped").stoppedBy).toEqual([]);
    expect(over.legal("step").length).toBeGreaterThan(0);
  });
});
