import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { attacker, COCKE, fought, KEYES, lines } from "../support/modified-combat.ts";
import { Table, combats } from "../support/table.ts";
import { quiet } from "../support/units.ts";

describe("the ground", () => {
  const on = (zone: string, from: string): string[] => {
    const g = fought([attacker("keyes", from, zone), { ...COCKE, zone, facing: from }], [zone], { dice: [4, 4, 6] });
    return g.modifiers("defender");
  };

  test("BR61-11.3-p BR61-Tb8 a hill gives the defender +2", () => {
    expect(on("e5", "d5")).toEqual(["hill +2"]);
  });
  test("BR61-11.3-r BR61-Tb8 woods +1", () => {
    expect(on("d3", "d4")).toEqual(["woods +1"]);
  });
  test("BR61-11.3-q BR61-R05 BR61-Tb8 a bridge or a ford +2", () => {
    expect(on("d4", "c4")).toEqual(["crossing +2"]);
    expect(on("d4", "c5")).toEqual(["crossing +2"]);
  });
  test("BR61-R17 BR61-3-b open ground and villages nothing", () => {
    expect(on("e4", "d4")).toEqual([]);
    expect(on("e3", "e4")).toEqual([]);
  });

  test("BR61-R59 BR61-11.3-w V33 all add up, and a flank attack takes none away", () => {
    // d5 is a wooded hill behind Island Ford; Cocke looks away from it
    const g = fought([attacker("keyes", "c5", "d5"), { ...COCKE, zone: "d5", facing: "e6" }], ["d5"], { dice: [6, 2] });
    expect(g.modifiers("defender")).toEqual(["hill +2", "woods +1", "crossing +2", "flank -1"]);
    expect(g.last("fought").totals.defender).toBe(6);
  });

  test("BR61-R59 the attacker's own ground never counts", () => {
    const g = fought([attacker("keyes", "d5", "e5"), { ...COCKE, zone: "e5", facing: "d5" }], ["e5"], { dice: [4, 4] });
    expect(g.modifiers("attacker")).toEqual(["ratio +1"]);
  });

  test("BR61-R55 V31 the crossing counts only where every attacker comes over one, and once", () => {
    const joint = (zone: string, facing: string): string[] => {
      const placements = [
        attacker("keyes", "c4", "d4"),
        attacker("howard", zone, facing),
        { ...COCKE, zone: "d4", facing: "c5" },
      ];
      return fought(placements, ["d4"], { dice: [4, 4, 6, 6] }).modifiers("defender");
    };
    // c5 comes over Ball's Ford
    expect(joint("c5", "d4")).toEqual(["crossing +2"]);
    const bank = fought(
      [attacker("keyes", "c5", "d4"), attacker("howard", "d5", "d4"), { ...COCKE, zone: "d4", facing: "c5" }],
      ["d4"],
      { dice: [4, 4, 6, 6] },
    );
    expect(bank.modifiers("defender")).toEqual([]);
  });

  test("BR61-R48 BR61-R55 against several zones the best one counts, the crossing judged zone by zone", () => {
    const placements = [
      attacker("keyes", "d4", "c5"),
      { ...COCKE, zone: "c5", facing: "d4" },
      { unit: "bee", zone: "d5", facing: "d4" },
    ];
    const at = { stage: "combat", turn: 3, phase: 1, first: "north", side: "north" } as const;
    const g = new Table({ at, units: quiet({}), placements }, [6, 4, 6, 6]).fight(["keyes"], ["c5", "d5"]);
    // d5 has its hill and woods for 3, c5 the ford for 2
    expect(g.modifiers("defender").filter((line) => !line.startsWith("ratio"))).toEqual(["hill +2", "woods +1"]);
  });
});

describe("brigades and commanders", () => {
  test("BR61-11.3-o BR61-2-c BR61-R54 BR61-Tb8 V21 a star gives +1, once for each side", () => {
    const star = { star: true };
    const g = fought([KEYES, attacker("howard", "d3"), COCKE], ["e4"], {
      values: { keyes: star, howard: star, cocke: star },
      dice: [2, 4],
    });
    expect(lines(g)).toEqual([["ratio +3", "command +1"], ["command +1"]]);
  });

  test("BR61-11.3-s BR61-10.6-k BR61-Tb8 an extended line gives the defender +1", () => {
    const g = fought([KEYES, { ...COCKE, extended: { zone: "f4", facing: "e4" } }], ["e4"], { dice: [2, 4] });
    expect(g.modifiers("defender")).toEqual(["extended +1"]);
    const attacks = fought([{ ...KEYES, extended: { zone: "d5", facing: "d4" } }, COCKE], ["e4"], { dice: [4, 3, 6] });
    expect(attacks.modifiers("attacker")).toEqual([]);
  });

  test("BR61-10.6-j BR61-11.3-r V17 half a brigade of four in woods: 5 against 5, the attacker tires", () => {
    const g = fought(
      [attacker("keyes", "d4", "d3"), { ...COCKE, zone: "d3", facing: "d4", extended: { zone: "e3", facing: "d3" } }],
      ["d3"],
      { dice: [2, 3] },
    );
    expect(lines(g)).toEqual([["ratio +3"], ["woods +1", "extended +1"]]);
    expect(g.last("fought")).toMatchObject({ totals: { attacker: 5, defender: 5 }, result: "attacker-fatigue" });
  });

  test("BR61-11.3-t BR61-R56 BR61-R36 BR61-Tb8 V20 each side counts its own most tired front line only", () => {
    const placements = [
      { ...KEYES, fatigue: 1 },
      { ...attacker("howard", "d3"), fatigue: 2 },
      { ...COCKE, fatigue: 1 },
    ];
    const g = fought(placements, ["e4"], { dice: [4, 4] });
    expect(lines(g)).toEqual([["ratio +3", "fatigue -2"], ["fatigue -1"]]);
    expect(g.last("fought").modifiers.attacker.at(-1)).toMatchObject({ piece: "howard", rule: "BR61-11.3-t" });
  });

  test("BR61-13-g BR61-S5 BR61-Tb8 V19 Confusion takes 1 from every attacker in turns 1 and 2", () => {
    const confused = (turn: number, confusion: "on" | "off"): Table =>
      fought([KEYES, COCKE], ["e4"], { dice: [4, 4], turn, options: { confusion } });
    const g = confused(2, "on");
    expect(lines(g)).toEqual([["ratio +1", "confusion -1"], []]);
    expect(g.last("fought")).toMatchObject({ totals: { attacker: 4, defender: 4 }, result: "attacker-fatigue" });
    expect(confused(1, "on").modifiers("attacker")).toContain("confusion -1");
    expect(confused(3, "on").modifiers("attacker")).toEqual(["ratio +1"]);
    expect(confused(2, "off").modifiers("attacker")).toEqual(["ratio +1"]);
  });
});

describe("the flanks", () => {
  test("BR61-11.3-u BR61-R57 BR61-Tb8 an attack from the defender's Flank takes 1 from him", () => {
    const g = fought([KEYES, { ...COCKE, facing: "f4" }], ["e4"], { dice: [4, 4] });
    expect(g.modifiers("defender")).toEqual(["flank -1"]);
    expect(g.last("fought").modifiers.defender[0]?.rule).toBe("BR61-11.3-u");
  });

  test("BR61-11.3-u BR61-R57 V28 so does any enemy on his Flank, and all of them together no more than 1", () => {
    const idle: Placement = { unit: "howard", zone: "f4", facing: "g5" };
    expect(fought([KEYES, COCKE, idle], ["e4"], { dice: [4, 4] }).modifiers("defender")).toEqual(["flank -1"]);
    // from the Front, from the Flank (f3), and one more on the Flank (f4)
    const g = fought(
      [attacker("keyes", "e3", "e4"), attacker("willcox", "f3", "e4"), { ...COCKE, facing: "d3" }, idle],
      ["e4"],
      {
        dice: [4, 4],
      },
    );
    expect(g.modifiers("defender")).toEqual(["flank -1"]);
  });

  test("BR61-11.3-v BR61-R58 BR61-Tb8 V29 an enemy on the attacker's Flank takes 2 from him, once", () => {
    const one: Placement = { unit: "bee", zone: "d3", facing: "c3" };
    // Keyes faces e5: d3 is on his Flank
    const near = attacker("keyes", "d4", "e5");
    const g = fought([near, COCKE, one], ["e4"], { dice: [6, 4] });
    expect(g.modifiers("attacker")).toEqual(["ratio +1", "flank -2"]);
    expect(g.last("fought").modifiers.attacker.at(-1)?.rule).toBe("BR61-11.3-v");
    // d3 and e4: both on the Flank of one who faces d5
    const turned = attacker("keyes", "d4", "d5");
    const two = fought([turned, { ...COCKE, zone: "e5", facing: "d4" }, one, { unit: "early", zone: "e4" }], ["e5"], {
      dice: [6, 4],
    });
    expect(two.modifiers("attacker")).toEqual(["ratio +1", "flank -2"]);
  });

  test("BR61-R58 also an enemy whom others attack", () => {
    const placements = [
      attacker("keyes", "d4", "e5"),
      attacker("howard", "d2", "d3"),
      COCKE,
      { unit: "bee", zone: "d3", facing: "d2" },
    ];
    const g = new Table({ at: combats("north"), units: quiet({}), placements }, [6, 4]).fight(["keyes"], ["e4"]);
    expect(g.modifiers("attacker")).toContain("flank -2");
  });

  test("BR61-R14 V30 an enemy over Bull Run beside a Flank counts for nothing", () => {
    const over: Placement = { unit: "bee", zone: "c5", facing: "d4" };
    expect(fought([KEYES, COCKE, over], ["e4"], { dice: [4, 4] }).modifiers("attacker")).toEqual(["ratio +1"]);
    const defender: Placement = { ...COCKE, zone: "d4", facing: "e4" };
    const north: Placement = { unit: "howard", zone: "c4", facing: "d4" };
    const g = fought([attacker("keyes", "e4", "d4"), defender, north], ["d4"], { dice: [4, 4] });
    expect(g.modifiers("defender")).toEqual([]);
  });

  test("BR61-R14 but an attack over a ford or bridge from a Flank slot is a flank attack", () => {
    const defender: Placement = { ...COCKE, zone: "d4", facing: "e4" };
    const g = fought([attacker("keyes", "c4", "d4"), defender], ["d4"], { dice: [6, 4] });
    expect(g.modifiers("defender")).toEqual(["crossing +2", "flank -1"]);
  });
});
