import { describe, expect, test } from "vitest";
import { type Placement, type SideId, commandOf } from "../../../src/bull-run-1861/index.ts";
import { type Setting, Table, combats, half } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

function march(placements: readonly Placement[], more: Partial<Setting> = {}, side: SideId = "north"): Table {
  const g = new Table({ at: half(side, 2), units: QUIET, placements, ...more });
  return g.activate((placements[0] as Placement).unit);
}
const KEYES = (zone: string): Placement => ({ unit: "keyes", zone });

describe("Farm Ford, unknown to the North", () => {
  test("BR61-10.3-i BR61-R92 BR61-Tb4 E09 V52 its first Northern user begins beside it and spends 4 MP", () => {
    const g = march([KEYES("c3")]).go("keyes", "d3");
    expect(g.last("stepped")).toMatchObject({ to: "d3", cost: 4, left: 0, rule: "BR61-10.3-i" });
    expect(g.last("ford-found")).toMatchObject({ rule: "BR61-10.3-k" });
    expect(g.view.farmFordKnown).toBe(true);
    const cavalry = march([{ unit: "uscav", zone: "c3" }]).go("uscav", "d3");
    expect(cavalry.last("stepped")).toMatchObject({ cost: 4, left: 2 });
  });

  test("BR61-10.3-i BR61-R92 V52 not after a step, nor after any other expense", () => {
    const g = march([{ unit: "uscav", zone: "c2" }]).go("uscav", "c3");
    g.refuses({ type: "step", unit: "uscav", zone: "d3" }, "BR61-10.3-i", "step-farm-ford");
    const line = march([{ ...KEYES("c3"), extended: { zone: "c2" } }]);
    line.act({ type: "regroup", unit: "keyes", zone: "c3" });
    line.refuses({ type: "step", unit: "keyes", zone: "d3" }, "BR61-10.3-i", "step-farm-ford");
  });

  test("BR61-R92 V52 a push after the crossing allows an attack", () => {
    const g = march([KEYES("c3"), { unit: "bartow", zone: "e3", facing: "d3" }]).go("keyes", "d3");
    g.act({ type: "push", unit: "keyes" }).attack("keyes", "e3");
    expect(g.element("keyes").attacks).toBe(true);
    expect(g.unit("keyes").fatigue).toBe(1);
  });

  test("BR61-10.3-k V53 from then on it is an ordinary ford", () => {
    const g = march([KEYES("c3"), { unit: "howard", zone: "c2" }])
      .go("keyes", "d3")
      .end("keyes")
      .face("keyes", "e3");
    g.activate("howard").go("howard", "c3", "d3");
    expect(g.all("stepped").map(({ cost }) => cost)).toEqual([4, 2, 2]);
    expect(g.all("ford-found")).toHaveLength(1);
    const known = march([KEYES("c2")], { farmFordKnown: true }).go("keyes", "c3", "d3");
    expect(known.last("stepped").cost).toBe(2);
  });

  test("BR61-10.3-j BR61-R92 E09 an attack over it costs 4 MP on the same condition, and finds it", () => {
    const enemy: Placement = { unit: "bartow", zone: "d3", facing: "c3" };
    const g = march([KEYES("c3"), enemy]);
    g.refuses({ type: "attack", element: "keyes", facing: "d3" }, "BR61-10.3-j", "attack-farm-ford");
    g.act({ type: "attack", element: "keyes", facing: "d3", over: "farm-ford" });
    expect(g.view.farmFordKnown).toBe(true);
    g.to("combat");
    expect(g.legal("fight")).toEqual([{ type: "fight", attackers: ["keyes"], zones: ["d3"] }]);
    const late = march([{ unit: "uscav", zone: "c2" }, enemy]).go("uscav", "c3");
    late.refuses(
      { type: "attack", element: "uscav", facing: "d3", over: "farm-ford" },
      "BR61-10.3-j",
      "attack-farm-ford",
    );
    const known = march([KEYES("c2"), enemy], { farmFordKnown: true })
      .go("keyes", "c3")
      .attack("keyes", "d3");
    expect(known.element("keyes").attacks).toBe(true);
  });

  test("BR61-R92 for the South it is a ford from the start, and its use tells the North nothing", () => {
    const g = march([{ unit: "bee", zone: "d2" }], { headquarters: [{ id: "johnston", zone: "e2" }] }, "south");
    g.go("bee", "d3", "c3");
    expect(g.last("stepped").cost).toBe(2);
    expect(g.view.farmFordKnown).toBe(false);
  });

  test("BR61-R92 it is closed to Northern Operational movement", () => {
    const at = { stage: "administrative", turn: 3, first: "north" } as const;
    const placements: Placement[] = [{ ...KEYES("c3"), operational: true }];
    const g = new Table({ at, placements }).activate("keyes");
    g.refuses({ type: "step", unit: "keyes", zone: "d3" }, "BR61-10.3-i", "step-farm-ford");
    const known = new Table({ at, placements, farmFordKnown: true }).activate("keyes").go("keyes", "d3");
    expect(known.zone("keyes")).toBe("d3");
  });

  test("BR61-R92 BR61-11.1-d it is closed to joint attacks and to the command of McDowell", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "c3", facing: "d3", attacks: true },
      { unit: "howard", zone: "d4", facing: "d3", attacks: true },
      { unit: "jackson", zone: "d3", facing: "d4" },
    ];
    const fights = (farmFordKnown: boolean): unknown[] =>
      new Table({ at: combats("north"), placements, farmFordKnown }).legal("fight").map(({ attackers }) => attackers);
    expect(fights(false)).toEqual([["howard"]]);
    expect(fights(true)).toHaveLength(2);
    const headquarters = [{ id: "mcdowell", zone: "c3" } as const];
    const distance = (farmFordKnown: boolean): number | undefined => {
      const g = new Table({ at: half("north"), placements: [KEYES("b4")], headquarters, farmFordKnown });
      return commandOf(g.game, g.position, "mcdowell").find(({ zone }) => zone === "d3")?.cost;
    };
    expect(distance(true)).toBe(2);
    // by the Stone Bridge
    expect(distance(false)).toBe(6);
  });

  test("BR61-R92 an advance over it follows only an attack that found it", () => {
    const g = march([KEYES("c3"), { unit: "bartow", zone: "d3", facing: "c3", losses: 1 }]);
    g.act({ type: "attack", element: "keyes", facing: "d3", over: "farm-ford" }).to("combat");
    g.dice(6, 1, 6).fight(["keyes"], ["d3"]);
    expect(g.last("fought").totals).toEqual({ attacker: 10, defender: 4 });
    g.act({ type: "advance", unit: "keyes", zone: "d3" });
    expect(g.zone("keyes")).toBe("d3");
  });

  test("BR61-R92 the brigade may come from the Southern zone as well", () => {
    const g = march([KEYES("d3")]).go("keyes", "c3");
    expect(g.last("stepped")).toMatchObject({ from: "d3", to: "c3", cost: 4 });
    expect(g.view.farmFordKnown).toBe(true);
  });

  test("BR61-R19 BR61-R92 McDowell's HQ does not ride over it before", () => {
    const headquarters = [{ id: "mcdowell", zone: "c3" } as const];
    const ride = (farmFordKnown: boolean): boolean => {
      const g = new Table({ at: half("north"), placements: [KEYES("b4")], headquarters, farmFordKnown });
      return g.to("headquarters").zones("ride").includes("d2");
    };
    expect([ride(false), ride(true)]).toEqual([false, true]);
  });
});
