import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { BARTOW, assault, block } from "../support/assault.ts";
import { Table, combats } from "../support/table.ts";
import { QUIET, quiet } from "../support/units.ts";

describe("the attempt to retreat", () => {
  test("BR61-11.4-h BR61-D24 after a Hit the owner chooses: a step loss, or an attempt to retreat", () => {
    const g = assault({ defenders: [{ unit: "jackson", zone: "e4", facing: "d4" }] });
    expect(g.side).toBe("south");
    expect(g.decision).toMatchObject({ step: "hit", rule: "BR61-11.4-h", about: { unit: "jackson", combat: 4 } });
    expect(g.decision.actions).toEqual([
      { type: "lose", unit: "jackson" },
      { type: "retreat", unit: "jackson" },
    ]);
    g.act({ type: "lose", unit: "jackson" });
    expect(g.unit("jackson")).toMatchObject({ losses: 1, combat: { printed: 5, current: 4 }, fatigue: 1 });
    expect(g.zone("jackson")).toBe("e4");
  });

  test("BR61-11.4-l BR61-X09 BR61-Tb10 it succeeds on 1 to 3 and fails on 4 to 6", () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const g = assault({ dice: [6, 1, die] }).act({ type: "retreat", unit: "bartow" });
      expect(g.last("retreat-tried")).toMatchObject({
        succeeded: die <= 3,
        roll: { kind: "retreat", side: "south", die, total: die, needed: 3, modifiers: [] },
      });
      expect(g.unit("bartow").losses).toBe(die <= 3 ? 0 : 1);
    }
  });

  test("BR61-11.4-o a failure leaves the brigade where it is and costs a step", () => {
    const g = assault({ dice: [6, 1, 4] }).act({ type: "retreat", unit: "bartow" });
    expect(g.last("retreat-tried").rule).toBe("BR61-11.4-o");
    expect(g.last("lost-step")).toMatchObject({ unit: "bartow", losses: 1, combat: 1, rule: "BR61-11.4-o" });
    expect(g.zone("bartow")).toBe("e4");
  });

  test("BR61-11.4-o BR61-11.4-w V39 a forced attempt of a brigade of strength 1 that fails eliminates it", () => {
    const g = assault({ defenders: [{ ...BARTOW, losses: 1 }], dice: [6, 1, 5] });
    expect(g.all("eliminated")).toMatchObject([{ unit: "bartow", zone: "e4" }]);
    expect(g.unit("bartow")).toMatchObject({ whereabouts: "eliminated", losses: 2, elements: [] });
  });

  test("BR61-11.4-m BR61-R21 BR61-Tb10 V37 cavalry or a star subtracts 1, both together no more", () => {
    const values = { stuart: { star: true }, bartow: { star: true } };
    for (const [unit, star, die, succeeded] of [
      ["stuart", true, 4, true],
      ["stuart", true, 5, false],
      ["stuart", false, 4, true],
      ["bartow", true, 4, true],
      ["bartow", true, 5, false],
      ["bartow", false, 4, false],
    ] as const) {
      const units = quiet(star ? values : {});
      const g = assault({ defenders: [{ unit, zone: "e4", facing: "d4" }], units, dice: [6, 1, die] });
      g.act({ type: "retreat", unit });
      expect([unit, star, die, g.last("retreat-tried").succeeded]).toEqual([unit, star, die, succeeded]);
      const bonus = star || unit === "stuart" ? [{ value: -1, rule: "BR61-11.4-m" }] : [];
      expect(g.last("retreat-tried").roll?.modifiers).toEqual(bonus);
    }
  });

  test("BR61-11.4-n BR61-10.6-l BR61-Tb10 V38 an extended line adds 1", () => {
    const cocke: Placement = { unit: "cocke", zone: "e4", facing: "d4", extended: { zone: "e3", facing: "d3" } };
    const tried = (star: boolean, die: number): boolean => {
      const g = assault({ defenders: [cocke], units: quiet({ cocke: { star } }), dice: [6, 1, die] });
      return g.act({ type: "retreat", unit: "cocke" }).last("retreat-tried").succeeded;
    };
    expect([tried(false, 3), tried(true, 3), tried(false, 2), tried(true, 4)]).toEqual([false, true, true, false]);
    const whole = assault({ dice: [6, 1, 3] }).act({ type: "retreat", unit: "bartow" });
    expect(whole.last("retreat-tried").succeeded).toBe(true);
  });

  test("BR61-11.4-i BR61-R62 BR61-Tb11 V34 V35 V36 it is forced where a loss would leave less than half of the printed strength", () => {
    const forced: Record<number, number[]> = {};
    for (let printed = 1; printed <= 6; printed++) {
      const at: number[] = [];
      for (let losses = 0; losses < printed; losses++) {
        const units = quiet({ bartow: { combat: printed } });
        const g = assault({ defenders: [{ ...BARTOW, losses }], units, dice: [6, 1, 4] });
        // an attempt without a choice rolls at once
        if (g.all("retreat-tried").length === 1) at.push(printed - losses);
        else expect(g.decision.actions.map(({ type }) => type)).toEqual(["lose", "retreat"]);
      }
      forced[printed] = at;
    }
    expect(forced).toEqual({ 1: [1], 2: [1], 3: [2, 1], 4: [2, 1], 5: [3, 2, 1], 6: [3, 2, 1] });
  });

  test("BR61-11.4-i BR61-R62 BR61-Tb11 the forced attempt explains itself; the Legion and the half of a line do not count", () => {
    const two: Placement[] = [
      { ...BARTOW, losses: 1 },
      { unit: "bee", zone: "e4" },
    ];
    const others: Placement[] = [{ unit: "jackson", zone: "e3", facing: "d3" }];
    // two zones hit at once by one brigade: the owner is asked for the order, and Bartow must try
    const g = new Table(
      {
        at: combats("north"),
        units: QUIET,
        placements: [{ unit: "keyes", zone: "d3", facing: "e3", attacks: true }, ...two, ...others],
      },
      [6, 1],
    ).fight(["keyes"], ["e3", "e4"]);
    expect(g.decision.about).toEqual({ side: "south", left: 2 });
    g.refuses({ type: "lose", unit: "bartow" }, "BR61-11.4-i", "lose-forced");
    expect(g.decision.actions).toEqual([
      { type: "retreat", unit: "bartow" },
      { type: "lose", unit: "jackson" },
      { type: "retreat", unit: "jackson" },
    ]);
    const legion: Placement = { unit: "hampton", zone: "e4", with: "bartow" };
    const carried = assault({ defenders: [{ ...BARTOW, losses: 1 }, legion], dice: [6, 1, 4, 3] });
    expect(carried.all("retreat-tried")).toHaveLength(1);
    const line: Placement = { unit: "cocke", zone: "e4", facing: "d4", extended: { zone: "e3", facing: "d3" } };
    expect(assault({ defenders: [line] }).step).toBe("hit");
  });
});

describe("what a retreat brings about", () => {
  test("BR61-R39 BR61-10.4-c a retreat into contact must face the enemy, who turns to it", () => {
    const g = assault({ others: block(["e2", "d1"]), dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "e3" }, { type: "halt", unit: "bartow" });
    // e2 in the Front of e3: faced e2, d2 or f2
    expect(g.decision).toMatchObject({ step: "facing", rule: "BR61-10.4-c" });
    expect(g.zones("face")).toEqual(["d2", "e2", "f2"]);
    g.face("bartow", "d2");
    expect(g.decision).toMatchObject({ step: "turning", about: { element: "howard", zone: "e3" } });
    expect(g.zones("face")).toEqual(["d2", "e3", "f2"]);
  });

  test("BR61-R26 BR61-6-s a retreat takes the Operational-movement marker off", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "c4", facing: "d4", attacks: true },
      { unit: "bartow", zone: "d4", facing: "c4" },
      { unit: "early", zone: "d4", operational: true },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 1]).fight(["keyes"], ["d4"]);
    g.act({ type: "retreat", unit: "bartow" }, { type: "withdraw", unit: "bartow", zone: "e4" });
    g.to("facing").to("withdrawal");
    g.act({ type: "withdraw", unit: "early", zone: "e5" });
    expect(g.last("unmarked").unit).toBe("early");
    expect(g.unit("early").operational).toBe(false);
  });

  test("BR61-R83 BR61-4-m a retreat through a scoring zone takes control of it", () => {
    const g = assault({ control: { f3: "north" }, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "f3" });
    expect(g.last("control")).toMatchObject({ zone: "f3", side: "south", points: 1, rule: "BR61-4-m" });
    expect(g.view.control["f3"]).toBe("south");
  });

  test("BR61-R80 a retreat displaces an enemy HQ that it touches", () => {
    const headquarters = [{ id: "mcdowell", zone: "f2" } as const];
    const g = assault({ headquarters, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "f3" });
    expect(g.decision).toMatchObject({ step: "displacement", about: { headquarters: "mcdowell", zone: "f2" } });
    g.act({ type: "displace", headquarters: "mcdowell", zone: "d2" });
    expect(g.hq("mcdowell")).toEqual({ zone: "d2", activated: true });
    expect(g.step).toBe("withdrawal");
  });

  test("BR61-R104 a brigade that retreated may still act in its next own half", () => {
    const g = assault({ dice: [6, 1, 1] })
      .act({ type: "retreat", unit: "bartow" })
      .to("activation");
    expect(g.side).toBe("south");
    expect(g.allows({ type: "activate", unit: "bartow" })).toBe(true);
  });
});
