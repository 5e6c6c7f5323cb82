import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { BARTOW, assault, block } from "../support/assault.ts";
import { Table, combats } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

describe("the second line", () => {
  const TWO: Placement[] = [BARTOW, { unit: "bee", zone: "e4" }];

  test("BR61-11.3-l BR61-11.3-k BR61-R61 BR61-D33 V42 follows a front line that retreats, with one Fatigue more and no loss", () => {
    const g = assault({ defenders: TWO, dice: [6, 1, 1] });
    expect(g.unit("bartow").fatigue).toBe(1);
    expect(g.unit("bee").fatigue).toBe(0);
    g.act({ type: "retreat", unit: "bartow" }, { type: "withdraw", unit: "bartow", zone: "f4" });
    g.act({ type: "halt", unit: "bartow" }).face("bartow", "e4");
    expect(g.last("fatigued")).toMatchObject({ unit: "bee", fatigue: 1, rule: "BR61-11.3-l" });
    expect(g.decision).toMatchObject({ step: "withdrawal", about: { unit: "bee" } });
    // its own route
    expect(g.zones("withdraw")).toEqual(["e3", "f3", "f4"]);
    g.act({ type: "withdraw", unit: "bee", zone: "e3" }, { type: "halt", unit: "bee" }).face("bee", "e4");
    expect([g.zone("bartow"), g.zone("bee")]).toEqual(["f4", "e3"]);
    expect([g.unit("bartow").losses, g.unit("bee").losses]).toEqual([0, 0]);
    // only now is the zone abandoned
    expect(g.step).toBe("advance");
  });

  test("BR61-11.3-l BR61-R61 it loses no step for enemy Fronts either", () => {
    const others = block(["f3", "g3"], ["f4", "g5"], ["e2", "e3"]);
    const g = assault({ defenders: TWO, others, dice: [6, 1, 1] })
      .act({ type: "retreat", unit: "bartow" })
      .to("advance");
    expect(g.all("retreated").filter(({ unit }) => unit === "bee")).toMatchObject([{ to: "e3", throughFront: true }]);
    expect([g.unit("bartow").losses, g.unit("bee").losses]).toEqual([1, 0]);
    // they stand together again
    expect([g.zone("bartow"), g.zone("bee")]).toEqual(["e3", "e3"]);
  });

  test("BR61-R35 BR61-11.3-l at Fatigue 2 it gets none, and follows all the same", () => {
    const tired: Placement = { unit: "bee", zone: "e4", fatigue: 2 };
    const g = assault({ defenders: [BARTOW, tired], dice: [6, 1, 1] })
      .act({ type: "retreat", unit: "bartow" })
      .to("advance");
    expect(g.unit("bee").fatigue).toBe(2);
    expect(g.zone("bee")).not.toBe("e4");
  });

  test("BR61-R61 without a way out it stays, is tired all the same, and is front line", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "f1", facing: "g1", attacks: true },
      { unit: "howard", zone: "f2", facing: "e3" },
      { unit: "early", zone: "g2", facing: "g3" },
      { unit: "willcox", zone: "g3", facing: "f3" },
      { unit: "bartow", zone: "g1", facing: "f1" },
      { unit: "bee", zone: "g1" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 1]).fight(["keyes"], ["g1"]);
    g.act({ type: "retreat", unit: "bartow" }).to("activation");
    // Bartow filled g2
    expect(g.zone("bartow")).toBe("g2");
    expect(g.element("bee")).toMatchObject({ zone: "g1", line: "front" });
    expect(g.unit("bee")).toMatchObject({ fatigue: 1, losses: 0 });
    expect(g.all("advanced")).toEqual([]);
  });

  test("BR61-R61 BR61-11.3-k V44 a front line that stays or is eliminated leaves it untouched; then it is front line", () => {
    const stays = assault({ defenders: TWO }).act({ type: "lose", unit: "bartow" });
    expect(stays.unit("bee")).toMatchObject({ fatigue: 0, losses: 0 });
    expect(stays.element("bartow").line).toBe("front");
    const dies = assault({
      defenders: [
        { ...BARTOW, losses: 1 },
        { unit: "bee", zone: "e4" },
      ],
      dice: [6, 1, 4],
    });
    expect(dies.unit("bartow").whereabouts).toBe("eliminated");
    expect(dies.element("bee")).toMatchObject({ zone: "e4", line: "front", facing: "d4" });
    expect(dies.unit("bee").fatigue).toBe(0);
    // no advance: the zone is not abandoned
    expect(dies.step).toBe("activation");
  });

  test("BR61-R61 BR61-R52 the rule holds for an attacker's second line as well", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
      { unit: "howard", zone: "d4" },
      { unit: "jackson", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [1, 6, 1]).fight(["keyes"], ["e4"]);
    expect(g.side).toBe("north");
    g.act({ type: "retreat", unit: "keyes" }).to("activation");
    expect(g.unit("howard")).toMatchObject({ fatigue: 1, losses: 0 });
    expect(g.zone("howard")).not.toBe("d4");
  });
});

describe("the retreat of an extended line", () => {
  const COCKE: Placement = { unit: "cocke", zone: "e4", facing: "d4", extended: { zone: "e3", facing: "d3" } };

  test("BR61-11.4-p BR61-R69 it goes to a zone that is linked to both elements, regroups there, then may go on", () => {
    const g = assault({ defenders: [COCKE], dice: [6, 1, 1] }).act({ type: "retreat", unit: "cocke" });
    // d3 and f3 are common; d3 borders the attacker
    expect(g.last("regrouped")).toMatchObject({ unit: "cocke", rule: "BR61-11.4-p" });
    expect(g.last("retreated")).toMatchObject({ to: "f3" });
    expect(g.zones("withdraw")).toEqual(["f2", "f4", "g3", "manassas-junction"]);
    g.act({ type: "halt", unit: "cocke" }).to("advance");
    expect(g.unit("cocke").elements.map(({ id, zone }) => [id, zone])).toEqual([["cocke", "f3"]]);
    // both zones are empty, and only the attacked one may be entered
    expect(g.zones("advance")).toEqual(["e4"]);
    g.refuses({ type: "advance", unit: "keyes", zone: "e3" }, "BR61-11.4-q", "advance-zone");
  });

  test("BR61-R69 BR61-R63 the second zone is never one of the two it left", () => {
    // attacked on the marker's side: e3 is out of the enemy's touch, and still no way to go
    const line: Placement = { unit: "cocke", zone: "e4", facing: "d4", extended: { zone: "f3", facing: "e3" } };
    const g = assault({ defenders: [line], dice: [6, 1, 1] }).act({ type: "retreat", unit: "cocke" });
    expect(g.zones("withdraw")).toEqual(["e3", "f4"]);
    g.act({ type: "withdraw", unit: "cocke", zone: "f4" });
    expect(g.zones("withdraw")).toEqual(["f5", "g5", "manassas-junction"]);
    g.refuses({ type: "withdraw", unit: "cocke", zone: "f3" }, "BR61-R63", "withdraw-back");
  });

  test("BR61-R69 the common zone must have room, since the brigade regroups there", () => {
    const others: Placement[] = [
      { unit: "bee", zone: "f3" },
      { unit: "jackson", zone: "f3" },
      { unit: "howard", zone: "d3", facing: "d2" },
    ];
    const g = assault({ defenders: [COCKE], others });
    expect(g.all("retreat-tried")).toEqual([]);
    expect(g.unit("cocke")).toMatchObject({ losses: 1 });
    expect(g.unit("cocke").elements).toHaveLength(2);
  });

  test("BR61-R69 BR61-R64 without a common zone there is no attempt", () => {
    const others: Placement[] = [
      { unit: "howard", zone: "d3", facing: "d2" },
      { unit: "willcox", zone: "f3", facing: "g3" },
    ];
    const g = assault({ defenders: [COCKE], others });
    expect(g.all("retreat-tried")).toEqual([]);
    expect(g.unit("cocke").losses).toBe(1);
  });

  test("BR61-R68 BR61-R70 an element whose brigade retreats loses its Attack marker", () => {
    const placements: Placement[] = [
      { unit: "cocke", zone: "e4", facing: "d4", attacks: true, extended: { zone: "e3", facing: "d3", attacks: true } },
      { unit: "keyes", zone: "d4", facing: "e4" },
      { unit: "howard", zone: "d3", facing: "e3" },
    ];
    const at = { stage: "combat", turn: 3, phase: 1, first: "south", side: "south" } as const;
    const g = new Table({ at, units: QUIET, placements }, [1, 6, 1]).fight(["cocke"], ["d4"]);
    g.act({ type: "retreat", unit: "cocke" }).to("facing").idle();
    expect(g.unit("cocke").elements).toMatchObject([{ id: "cocke", attacks: false }]);
    expect(g.step).toBe("activation");
    expect(g.all("attack-lapsed")).toEqual([]);
  });

  test("BR61-11.3-l BR61-R70 a second line behind either element follows, an element in second line draws its whole brigade", () => {
    const behind: Placement = { unit: "bee", zone: "e3" };
    const g = assault({ defenders: [COCKE, behind], dice: [6, 1, 1] }).act({ type: "retreat", unit: "cocke" });
    g.to("advance");
    expect(g.unit("bee").fatigue).toBe(1);
    expect(g.zone("bee")).not.toBe("e3");
    const drawn = assault({
      defenders: [BARTOW, { unit: "cocke", zone: "e4", extended: { zone: "f3", facing: "g3" } }],
      dice: [6, 1, 1],
    });
    drawn.act({ type: "retreat", unit: "bartow" }).to("advance");
    expect(drawn.unit("cocke")).toMatchObject({ fatigue: 1, losses: 0 });
    expect(drawn.unit("cocke").elements).toHaveLength(1);
    expect(["e4", "f3"]).not.toContain(drawn.zone("cocke"));
  });
});
