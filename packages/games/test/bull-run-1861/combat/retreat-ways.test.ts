import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { BARTOW, assault, block } from "../support/assault.ts";
import { Table, combats } from "../support/table.ts";
import { QUIET, quiet } from "../support/units.ts";

describe("the way of a retreat", () => {
  test("BR61-11.4-h BR61-R63 BR61-D25 one or two zones, away from the fight, never back", () => {
    const g = assault({ dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(g.decision).toMatchObject({ step: "withdrawal", rule: "BR61-11.4-h" });
    // d3 and e5 border the attacker's zone
    expect(g.zones("withdraw")).toEqual(["e3", "f3", "f4"]);
    g.refuses({ type: "withdraw", unit: "bartow", zone: "d3" }, "BR61-11.4-h", "withdraw-toward");
    g.refuses({ type: "withdraw", unit: "bartow", zone: "f5" }, "BR61-R63", "withdraw-border");
    g.refuses({ type: "halt", unit: "bartow" }, "BR61-11.4-h", "halt-early");
    g.act({ type: "withdraw", unit: "bartow", zone: "f4" });
    expect(g.zones("withdraw")).toEqual(["f3", "f5", "g5", "manassas-junction"]);
    g.refuses({ type: "withdraw", unit: "bartow", zone: "e4" }, "BR61-R63", "withdraw-back");
    g.refuses({ type: "withdraw", unit: "bartow", zone: "e5" }, "BR61-11.4-h", "withdraw-toward");
    g.act({ type: "withdraw", unit: "bartow", zone: "f5" });
    // two zones are the most
    expect(g.decision).toMatchObject({ step: "facing", about: { element: "bartow", zone: "f5" } });
    expect(g.unit("bartow")).toMatchObject({ losses: 0, fatigue: 1 });
  });

  test("BR61-11.4-h BR61-R63 it may halt after the first zone", () => {
    const g = assault({ dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "e3" }, { type: "halt", unit: "bartow" });
    expect(g.step).toBe("facing");
    expect(g.zones("face")).toEqual(["d2", "d3", "e2", "e4", "f2", "f3"]);
    g.face("bartow", "e4");
    expect(g.element("bartow")).toMatchObject({ zone: "e3", facing: "e4" });
  });

  test("BR61-11.4-j BR61-11.4-k BR61-R63 V40 through an enemy Front where nothing else leads away, at a step loss", () => {
    // f3 and f4 are held; e3 lies in the Front of e2; d3 and e5 border the attacker
    const others = block(["f3", "g3"], ["f4", "g5"], ["e2", "e3"]);
    const g = assault({ others, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(g.last("retreated")).toMatchObject({ from: "e4", to: "e3", throughFront: true });
    expect(g.last("lost-step")).toMatchObject({ unit: "bartow", losses: 1, rule: "BR61-11.4-k" });
    g.to("facing");
    expect(g.zone("bartow")).toBe("e3");
  });

  test("BR61-11.4-j BR61-R63 clear of enemy Fronts if that is possible", () => {
    const g = assault({ others: block(["e2", "e3"]), dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(g.zones("withdraw")).toEqual(["f3", "f4"]);
    g.refuses({ type: "withdraw", unit: "bartow", zone: "e3" }, "BR61-11.4-j", "withdraw-front");
  });

  test("BR61-R63 of zones by the attacker, those clear of Fronts", () => {
    // every zone away from d4 is held; d3 lies in the Front of Keyes, and so does e5: then either at a loss
    const held = block(["e3", "e2"], ["f3", "g3"], ["f4", "g5"]);
    const both = assault({ others: held, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(both.zones("withdraw")).toEqual(["d3", "e5"]);
    both.act({ type: "withdraw", unit: "bartow", zone: "e5" });
    expect(both.last("lost-step")).toMatchObject({ rule: "BR61-11.4-k", losses: 1 });
    // an attacker that faces e5 has d3 on his Flank: only d3
    const turned = new Table(
      {
        at: combats("north"),
        units: QUIET,
        placements: [{ unit: "keyes", zone: "d4", facing: "e5", attacks: true }, BARTOW, ...held],
      },
      [6, 1, 1],
    ).fight(["keyes"], ["e4"]);
    turned.act({ type: "retreat", unit: "bartow" });
    expect(turned.all("retreated")[0]).toMatchObject({ to: "d3", throughFront: false });
    expect(turned.all("lost-step")).toEqual([]);
  });

  test("BR61-R63 a Front over Bull Run carries no zone of control: it does not count", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "f4", facing: "e4", attacks: true },
      { unit: "bartow", zone: "e4", facing: "f4" },
      { unit: "howard", zone: "c4", facing: "d4" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 1]).fight(["keyes"], ["e4"]);
    g.act({ type: "retreat", unit: "bartow" });
    expect(g.zones("withdraw")).toEqual(["d3", "d4", "e3"]);
    g.act({ type: "withdraw", unit: "bartow", zone: "d4" });
    expect(g.last("retreated").throughFront).toBe(false);
  });

  test("BR61-R63 a zone that borders the enemy of the combat over the river leads towards him", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "c4", facing: "d4", attacks: true },
      { unit: "bartow", zone: "d4", facing: "c4" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 1]).fight(["keyes"], ["d4"]);
    g.act({ type: "retreat", unit: "bartow" });
    // d3 touches c4 over Bull Run; c5 does over land
    expect(g.zones("withdraw")).toEqual(["d5", "e4", "e5"]);
  });

  test("BR61-R63 BR61-10.5-a a full zone is passed where the next one has room; the brigade never stays over the limit", () => {
    const full = (zone: string, ...units: string[]): Placement[] => units.map((unit) => ({ unit, zone }));
    const others = [
      ...block(["e3", "e2"], ["f3", "f2"]),
      ...full("f4", "bee", "jackson"),
      { unit: "early", zone: "d3", facing: "d2" },
      { unit: "ewell", zone: "d3", facing: "d2" },
    ];
    const g = assault({ others, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(g.all("retreated")[0]).toMatchObject({ to: "f4" });
    expect(g.zones("withdraw")).toEqual(["f5", "g5", "manassas-junction"]);
    g.refuses({ type: "halt", unit: "bartow" }, "BR61-10.5-a", "halt-full");
    g.act({ type: "withdraw", unit: "bartow", zone: "g5" });
    expect(g.decision.about).toMatchObject({ element: "bartow", zone: "g5" });
  });

  test("BR61-R63 the second zone may lead towards the enemy only where a full zone forces the brigade on", () => {
    const full = (zone: string, ...units: string[]): Placement[] => units.map((unit) => ({ unit, zone }));
    const others = [
      ...block(["e3", "e2"], ["f3", "g3"], ["f5", "g6"], ["g5", "g6"]),
      ...full("f4", "bee", "jackson"),
      ...full("manassas-junction", "early", "ewell"),
    ];
    // from the full f4 only e5, by the attacker, is left
    const g = assault({ others, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(g.all("retreated").map(({ to }) => to)).toEqual(["f4", "e5"]);
  });

  test("BR61-R64 BR61-R18 V41 with nowhere to go there is no roll: a step loss, and it stays; the map's edge is no way out", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "f1", facing: "g1", attacks: true },
      { unit: "howard", zone: "g2", facing: "g3" },
      { unit: "bartow", zone: "g1", facing: "f1", losses: 1 },
    ];
    const g = new Table({ at: combats("north"), units: quiet({ bartow: { combat: 6 } }), placements }, [6, 1]);
    g.fight(["keyes"], ["g1"]);
    expect(g.rolled).toEqual(["combat", "combat", "activation"]);
    expect(g.last("lost-step")).toMatchObject({ unit: "bartow", losses: 2 });
    expect(g.zone("bartow")).toBe("g1");
    // full zones without a way on close it as well
    const full = new Table(
      {
        at: combats("north"),
        units: quiet({ bartow: { combat: 6 } }),
        placements: [
          { unit: "keyes", zone: "f1", facing: "g1", attacks: true },
          { unit: "howard", zone: "g3", facing: "g4" },
          { unit: "willcox", zone: "f2", facing: "e3" },
          { unit: "bee", zone: "g2", facing: "g1" },
          { unit: "jackson", zone: "g2" },
          { unit: "bartow", zone: "g1", facing: "f1" },
        ].map((one) => (one.unit === "howard" || one.unit === "willcox" ? { ...one, facing: "g2" } : one)),
      },
      [6, 1],
    ).fight(["keyes"], ["g1"]);
    expect(full.all("retreat-tried")).toEqual([]);
    expect(full.unit("bartow").losses).toBe(1);
  });

  test("BR61-R64 a brigade without a way out is not offered an attempt", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "f1", facing: "g2", attacks: true },
      { unit: "bartow", zone: "g1", facing: "f1" },
      { unit: "bee", zone: "g2", facing: "f1" },
      { unit: "jackson", zone: "g2" },
      { unit: "howard", zone: "g3", facing: "g2" },
      { unit: "willcox", zone: "f2", facing: "g2" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1]).fight(["keyes"], ["g1", "g2"]);
    g.refuses({ type: "retreat", unit: "bartow" }, "BR61-R64", "retreat-nowhere");
    expect(g.allows({ type: "lose", unit: "bartow" })).toBe(true);
  });

  test("BR61-R63 zones of control do not stop a retreat", () => {
    // f3 and f2 lie in the zone of control of g2, on its Flank
    const g = assault({ others: block(["g2", "g1"]), dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "f3" });
    expect(g.zones("withdraw")).toContain("f2");
    g.act({ type: "withdraw", unit: "bartow", zone: "f2" }).to("facing");
    expect(g.zone("bartow")).toBe("f2");
  });

  test("BR61-R92 BR61-R63 the North does not retreat over Farm Ford before it knows it", () => {
    const retreat = (farmFordKnown: boolean): string[] => {
      const placements: Placement[] = [
        { unit: "jackson", zone: "e4", facing: "d3", attacks: true },
        { unit: "early", zone: "d2", facing: "d1" },
        { unit: "ewell", zone: "e3", facing: "e2" },
        { unit: "keyes", zone: "d3", facing: "e4" },
      ];
      const at = { stage: "combat", turn: 3, phase: 1, first: "south", side: "south" } as const;
      const g = new Table({ at, units: QUIET, placements, farmFordKnown }, [6, 1, 1]).fight(["jackson"], ["d3"]);
      g.act({ type: "retreat", unit: "keyes" });
      return g.all("retreated").map(({ to }) => to);
    };
    expect(retreat(true)[0]).toBe("c3");
    expect(retreat(false)[0]).toBe("d4");
  });

  test("BR61-R98 BR61-13-f with the Historical manoeuvre the South does not retreat over Bull Run in turn 1", () => {
    const retreat = (turn: number): string[] => {
      const placements: Placement[] = [
        { unit: "keyes", zone: "d5", facing: "d4", attacks: true },
        { unit: "howard", zone: "e5", facing: "f5" },
        { unit: "willcox", zone: "e4", facing: "f4" },
        { unit: "franklin", zone: "d3", facing: "d2" },
        { unit: "bartow", zone: "d4", facing: "d5" },
      ];
      const at = { stage: "combat", turn, phase: 1, first: "north", side: "north" } as const;
      const options = { historicalManeuver: "on" } as const;
      const g = new Table({ at, units: QUIET, options, placements }, [6, 1, 1]).fight(["keyes"], ["d4"]);
      if (g.step !== "hit") return [];
      g.act({ type: "retreat", unit: "bartow" });
      return g.all("retreated").map(({ to }) => to);
    };
    expect(retreat(1)).toEqual([]);
    expect(retreat(2)[0]).toBe("c4");
  });
});
