import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { attacker, COCKE, fought, KEYES, lines } from "../support/modified-combat.ts";
import { type Setting, Table } from "../support/table.ts";
import { quiet } from "../support/units.ts";

describe("support", () => {
  const second = (unit: string, zone = "d4", more: Partial<Placement> = {}): Placement => ({ unit, zone, ...more });

  test("BR61-11.3-a BR61-11.3-b BR61-11.3-d BR61-10.5-d BR61-Tb8 a second line of combat 2 or more gives +1, without being activated", () => {
    const support = (combat: number): string[] =>
      fought([KEYES, second("howard"), COCKE], ["e4"], { values: { howard: { combat } }, dice: [2, 4] }).modifiers(
        "attacker",
      );
    expect(support(3)).toEqual(["ratio +1", "support +1"]);
    expect(support(2)).toEqual(["ratio +1", "support +1"]);
    expect(support(1)).toEqual(["ratio +1"]);
    const g = fought([KEYES, second("howard"), COCKE], ["e4"], { dice: [2, 4] });
    expect(g.last("fought").supporters).toMatchObject([{ element: "howard", zone: "d4" }]);
    expect(g.unit("howard").acted).toBe(false);
  });

  test("BR61-11.3-c V24 at Fatigue 2 it gives nothing", () => {
    const values = { howard: { combat: 4, artillery: 3 }, keyes: { artillery: 1 } };
    const g = fought([KEYES, second("howard", "d4", { fatigue: 2 }), COCKE], ["e4"], { values, dice: [2, 4, 4] });
    expect(g.modifiers("attacker")).toEqual(["ratio +1"]);
    expect(g.last("fought").rolls).toMatchObject([{ die: 2, total: 2, modifiers: [] }]);
    expect(g.last("fought").supporters).toEqual([]);
  });

  test("BR61-11.3-e BR61-11.3-d BR61-X06 V23 with artillery 2 or more it takes 1 from the artillery die, whatever its combat", () => {
    const values = { howard: { combat: 1, artillery: 2 }, keyes: { artillery: 1 } };
    const g = fought([KEYES, second("howard", "d4", { fatigue: 1 }), COCKE], ["e4"], { values, dice: [2, 4, 4] });
    expect(g.modifiers("attacker")).toEqual(["ratio +1", "artillery +1"]);
    expect(g.last("fought").rolls).toMatchObject([
      { kind: "artillery", die: 2, total: 1, needed: 1, modifiers: [{ value: -1, rule: "BR61-11.3-e" }] },
    ]);
    const weak = { howard: { combat: 1, artillery: 1 }, keyes: { artillery: 1 } };
    const none = fought([KEYES, second("howard"), COCKE], ["e4"], { values: weak, dice: [2, 4, 4] });
    expect(none.modifiers("attacker")).toEqual(["ratio +1"]);
  });

  test("BR61-11.3-f it brings no star, no Fatigue and no cavalry", () => {
    const values = { howard: { star: true, cavalry: 2 } };
    const g = fought([KEYES, second("howard", "d4", { fatigue: 1 }), COCKE], ["e4"], { values, dice: [2, 4] });
    expect(g.modifiers("attacker")).toEqual(["ratio +1", "support +1"]);
    expect(g.rolled.slice(0, 2)).toEqual(["combat", "combat"]);
  });

  test("BR61-11.3-g BR61-11.3-h V22 one for each attacking zone, its −1 for the guns of its own zone only", () => {
    const values = {
      keyes: { artillery: 1 },
      schenck: { artillery: 1, combat: 3 },
      howard: { combat: 3, artillery: 2 },
      willcox: { combat: 2, artillery: 1 },
    };
    const placements = [KEYES, second("howard"), attacker("schenck", "d3"), second("willcox", "d3"), COCKE];
    const g = fought(placements, ["e4"], { values, dice: [2, 2, 4, 4] });
    expect(g.modifiers("attacker")).toEqual(["ratio +2", "support +1", "support +1", "artillery +1"]);
    expect(g.last("fought").rolls.map(({ piece, total }) => [piece, total])).toEqual([
      ["schenck", 2],
      ["keyes", 1],
    ]);
  });

  test("BR61-R52 BR61-S9 BR61-10.5-d V32 there is none in defence, unless the switch says so", () => {
    const placements = [KEYES, COCKE, second("jones", "e4")];
    const values = { jones: { combat: 3, artillery: 2 }, cocke: { artillery: 1 } };
    const off = fought(placements, ["e4"], { values, dice: [2, 4, 4] });
    expect(off.modifiers("defender")).toEqual([]);
    const on = fought(placements, ["e4"], { values, dice: [2, 4, 4], options: { defenderSupport: "on" } });
    expect(on.modifiers("defender")).toEqual(["support +1", "artillery +1"]);
    expect(on.last("fought").modifiers.defender[0]).toMatchObject({ rule: "BR61-R52", piece: "jones" });
  });
});

describe("guns and cavalry", () => {
  test("BR61-11.3-m BR61-2-f BR61-X06 BR61-Tb8 V26 a die for each front line of both sides: not more than its artillery gives +1", () => {
    const values = { keyes: { artillery: 3 }, howard: { artillery: 2 }, cocke: { artillery: 2 } };
    const g = fought([KEYES, attacker("howard", "d3"), COCKE], ["e4"], { values, dice: [3, 3, 2, 2, 4] });
    expect(lines(g)).toEqual([["ratio +3", "artillery +1"], ["artillery +1"]]);
    expect(g.rolled.slice(0, 5)).toEqual(["artillery", "artillery", "artillery", "combat", "combat"]);
    expect(g.last("fought").rolls.map(({ side, piece, needed }) => [side, piece, needed])).toEqual([
      ["north", "howard", 2],
      ["north", "keyes", 3],
      ["south", "cocke", 2],
    ]);
  });

  test("BR61-R53 V25 without guns there is no die, whatever stands behind", () => {
    const g = fought([KEYES, { unit: "howard", zone: "d4" }, COCKE], ["e4"], {
      values: { howard: { artillery: 3 } },
      dice: [2, 4],
    });
    expect(g.last("fought").rolls).toEqual([]);
  });

  test("BR61-11.3-n BR61-2-d BR61-X07 BR61-Tb8 V27 a cavalry potential is rolled in attack only", () => {
    const values = { cocke: { cavalry: 2 } };
    const at = { stage: "combat", turn: 3, phase: 1, first: "south", side: "south" } as const;
    const placements: Placement[] = [
      { unit: "cocke", zone: "e4", facing: "d4", attacks: true },
      { unit: "keyes", zone: "d4", facing: "e4" },
    ];
    const attack = (die: number, options: Setting["options"] = {}): Table =>
      new Table({ at, units: quiet(values), placements, options }, [die, 3, 3]).fight(["cocke"], ["d4"]);
    expect(attack(2).modifiers("attacker")).toEqual(["ratio +1", "cavalry +1"]);
    expect(attack(3).modifiers("attacker")).toEqual(["ratio +1"]);
    expect(attack(2).last("fought").rolls).toMatchObject([{ kind: "cavalry", side: "south", needed: 2, die: 2 }]);
    const defends = fought([KEYES, COCKE], ["e4"], { values, dice: [4, 4] });
    expect(defends.last("fought").rolls).toEqual([]);
  });

  test("BR61-13-c BR61-S3 V27 with the 30th Virginia in play no cavalry potential is used", () => {
    const at = { stage: "combat", turn: 3, phase: 1, first: "south", side: "south" } as const;
    const placements: Placement[] = [
      { unit: "cocke", zone: "e4", facing: "d4", attacks: true },
      { unit: "keyes", zone: "d4", facing: "e4" },
    ];
    const options = { thirtiethVirginia: "on" } as const;
    const g = new Table({ at, units: quiet({ cocke: { cavalry: 2 } }), placements, options }, [3, 3]);
    expect(g.fight(["cocke"], ["d4"]).last("fought").rolls).toEqual([]);
  });

  test("BR61-R66 BR61-X06 BR61-X07 the guns of the attacker, of the defender, then the attacker's cavalry, then both combat dice", () => {
    const at = { stage: "combat", turn: 3, phase: 1, first: "south", side: "south" } as const;
    const placements: Placement[] = [
      { unit: "bonham", zone: "e4", facing: "d4", attacks: true },
      { unit: "sherman", zone: "d4", facing: "e4" },
    ];
    const g = new Table({ at, placements }, [1, 1, 1, 3, 3]).fight(["bonham"], ["d4"]);
    expect(g.rolled.slice(0, 5)).toEqual(["artillery", "artillery", "cavalry", "combat", "combat"]);
    expect(g.last("fought").rolls.map(({ piece, kind }) => `${piece} ${kind}`)).toEqual([
      "bonham artillery",
      "sherman artillery",
      "bonham cavalry",
    ]);
  });
});

describe("whole combats", () => {
  test("BR61-11.3-w V10 a supported attack of tired infantry on a wooded hill", () => {
    // c5 attacks d5 ... over land: from d6
    const values = {
      porter: { combat: 5, artillery: 2, star: true },
      schenck: { combat: 3, artillery: 2 },
      cocke: { combat: 4, artillery: 3 },
    };
    const placements = [
      { ...attacker("porter", "d6", "d5"), fatigue: 1 },
      { unit: "schenck", zone: "d6" },
      { unit: "cocke", zone: "d5", facing: "d6" },
    ];
    const g = fought(placements, ["d5"], { values, dice: [3, 4, 4, 2] });
    expect(lines(g)).toEqual([
      ["ratio +1", "command +1", "support +1", "fatigue -1", "artillery +1"],
      ["hill +2", "woods +1"],
    ]);
    expect(g.last("fought")).toMatchObject({
      totals: { attacker: 7, defender: 5 },
      result: "defender-fatigue",
      rule: "BR61-11.4-c",
    });
    expect(g.unit("cocke")).toMatchObject({ fatigue: 1, losses: 0 });
  });

  test("BR61-11.3-q V11 over the Stone Bridge", () => {
    const values = { willcox: { combat: 4, artillery: 2 }, evans: { combat: 2, artillery: 1, star: true } };
    const g = fought([attacker("willcox", "c4", "d4"), { unit: "evans", zone: "d4", facing: "c4" }], ["d4"], {
      values,
      dice: [2, 1, 3, 4],
    });
    expect(lines(g)).toEqual([
      ["ratio +3", "artillery +1"],
      ["command +1", "crossing +2", "artillery +1"],
    ]);
    expect(g.last("fought")).toMatchObject({ totals: { attacker: 7, defender: 8 }, result: "attacker-fatigue" });
    expect(g.unit("willcox").fatigue).toBe(1);
  });

  test("BR61-11.1-d V16 two zones attack a hill, one of them from its Flank: Fatigue 2 and a Hit with a free choice", () => {
    const values = {
      keyes: { combat: 4, star: true },
      schenck: { combat: 3, artillery: 2 },
      jackson: { combat: 5, artillery: 2 },
    };
    const placements = [
      attacker("keyes", "d5", "e5"),
      { ...attacker("schenck", "e6", "e5"), fatigue: 1 },
      { unit: "jackson", zone: "e5", facing: "d4", fatigue: 1 },
    ];
    const g = fought(placements, ["e5"], { values, dice: [2, 3, 5, 2] });
    expect(lines(g)).toEqual([
      ["ratio +1", "command +1", "fatigue -1", "artillery +1"],
      ["hill +2", "fatigue -1", "flank -1"],
    ]);
    expect(g.last("fought")).toMatchObject({ totals: { attacker: 7, defender: 2 }, result: "defender-hit" });
    expect(g.unit("jackson").fatigue).toBe(2);
    expect(g.decision.actions).toHaveLength(2);
  });
});
