import { describe, expect, test } from "vitest";
import { type HeadquartersId, type Placement, UNITS, commandOf } from "../../../src/bull-run-1861/index.ts";
import { type Setting, Table, half } from "../support/table.ts";

function activated(placements: readonly Placement[], more: Partial<Setting> = {}, dice: readonly number[] = []): Table {
  const [{ unit }] = placements as [Placement];
  const side = UNITS.find(({ id }) => id === unit)?.side ?? "north";
  return new Table({ at: half(side, 3), placements, ...more }, dice).activate(unit);
}
const at = (id: HeadquartersId, zone: string): Partial<Setting> => ({ headquarters: [{ id, zone }] });

describe("in command", () => {
  test("BR61-10.1-b BR61-Tb6 BR61-R04 V58 McDowell reaches 8 MP: six road steps and a ford, not seven", () => {
    const eight = activated([{ unit: "keyes", zone: "d1" }], at("mcdowell", "a5"));
    expect(eight.last("activated")).toMatchObject({
      rule: "BR61-10.1-b",
      succeeded: true,
      command: { headquarters: "mcdowell", distance: 8, range: 8 },
    });
    const nine = activated([{ unit: "keyes", zone: "d1" }], at("mcdowell", "a6"), [4]);
    expect(nine.last("activated")).toMatchObject({ succeeded: false, test: { kind: "command-test" } });
  });

  test("BR61-10.1-b BR61-Tb6 BR61-R03 Beauregard and Johnston reach 6 MP", () => {
    const six = activated([{ unit: "early", zone: "d4" }], at("beauregard", "g5"));
    expect(six.last("activated").command).toEqual({ headquarters: "beauregard", distance: 4, range: 6 });
    for (const [unit, id] of [
      ["early", "beauregard"],
      ["bartow", "johnston"],
    ] as const) {
      expect(activated([{ unit, zone: "f6" }], at(id, "f3")).last("activated").command).toMatchObject({ distance: 6 });
      expect(activated([{ unit, zone: "f7" }], at(id, "f3"), [3]).last("activated")).toMatchObject({
        test: { die: 3 },
      });
    }
  });

  test("BR61-10.1-c BR61-R19 no range is traced through a zone that holds an enemy brigade", () => {
    const far: Placement = { unit: "keyes", zone: "c1" };
    const open = activated([far], at("mcdowell", "a1"));
    expect(open.last("activated").command).toMatchObject({ distance: 2 });
    const shut = activated([far, { unit: "bartow", zone: "b1" }], at("mcdowell", "a1"));
    expect(shut.last("activated").command).toMatchObject({ distance: 7 });
    const ring: Placement[] = [
      { unit: "bartow", zone: "b1" },
      { unit: "bee", zone: "b2" },
      { unit: "jackson", zone: "c2" },
    ];
    expect(activated([far, ...ring], at("mcdowell", "a1"), [6]).last("activated").succeeded).toBe(false);
  });

  test("BR61-R19 enemy zones of control, full zones and the HQ's own state do not matter", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "c4" },
      { unit: "howard", zone: "b4" },
      { unit: "willcox", zone: "b4" },
      { unit: "bartow", zone: "b3", facing: "b4" },
    ];
    const headquarters = [{ id: "mcdowell", zone: "centreville", activated: true } as const];
    const g = activated(placements, { headquarters });
    expect(g.last("activated").command).toEqual({ headquarters: "mcdowell", distance: 2, range: 8 });
  });

  test("BR61-10.1-i it is checked when the brigade begins", () => {
    // out of range at the end, in it at the start
    const g = activated([{ unit: "early", zone: "d4" }], at("beauregard", "g5")).go("early", "c4", "b4");
    expect(g.all("activated")).toHaveLength(1);
    expect(g.zone("early")).toBe("b4");
  });

  test("BR61-10.1-k BR61-R20 V59 each Southern HQ commands its own army only", () => {
    const headquarters = [
      { id: "beauregard", zone: "f4" },
      { id: "johnston", zone: "g7" },
    ] as const;
    const g = activated([{ unit: "jackson", zone: "e4" }], { headquarters }, [4]);
    expect(g.last("activated")).toMatchObject({ test: { die: 4, total: 3, modifiers: [{ rule: "BR61-10.1-f" }] } });
    const own = activated([{ unit: "bonham", zone: "e4" }], { headquarters });
    expect(own.last("activated").command).toMatchObject({ headquarters: "beauregard", distance: 1 });
  });

  test("BR61-R20 the two armies", () => {
    const army = (name: string): string[] => UNITS.filter((unit) => unit.army === name).map(({ id }) => id);
    expect(army("potomac")).toEqual([
      "evans",
      "cocke",
      "bonham",
      "longstreet",
      "jones",
      "early",
      "ewell",
      "holmes",
      "hampton",
      "va30",
    ]);
    expect(army("shenandoah")).toEqual(["stuart", "bee", "jackson", "bartow", "smith"]);
    // and each of them is in fact commanded so
    for (const { id, side, army: name } of UNITS) {
      if (side === "north") continue;
      const g = activated([{ unit: id, zone: "f4" }]);
      const headquarters = name === "potomac" ? "beauregard" : "johnston";
      expect([id, g.last("activated").command?.headquarters]).toEqual([id, headquarters]);
    }
  });

  test("BR61-10.1-b BR61-Tb4 BR61-R19 distances follow the costs of movement", () => {
    const g = new Table({ at: half("north"), placements: [{ unit: "keyes", zone: "b2" }] });
    const found = new Map(commandOf(g.game, g.position, "mcdowell").map((one) => [one.zone, one]));
    expect(found.get("centreville")).toEqual({ zone: "centreville", cost: 0, within: true });
    expect([found.get("c4")?.cost, found.get("d4")?.cost, found.get("e4")?.cost]).toEqual([2, 4, 5]);
    expect([found.get("manassas-junction")?.cost, found.get("g5")?.cost]).toEqual([7, 8]);
    expect(["g5", "f6"].map((zone) => found.get(zone)?.within)).toEqual([true, false]);
  });
});

describe("the initiative test", () => {
  const FAR = at("beauregard", "g1");
  const early = (die: number, more: readonly Placement[] = []): Table =>
    activated([{ unit: "early", zone: "d5", facing: "d4" }, ...more], FAR, [die]);

  test("BR61-10.1-d BR61-10.1-e BR61-X03 out of command a die of 1 to 3 activates, of 4 to 6 not", () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const g = early(die);
      expect(g.last("activated")).toMatchObject({
        unit: "early",
        succeeded: die <= 3,
        rule: die <= 3 ? "BR61-10.1-d" : "BR61-10.1-e",
        test: { kind: "command-test", side: "south", die, total: die, needed: 3, piece: "early", modifiers: [] },
      });
      expect(g.step).toBe(die <= 3 ? "march" : "headquarters");
    }
  });

  test("BR61-10.1-f BR61-R21 BR61-X03 a star or cavalry subtracts 1, both together no more", () => {
    for (const [unit, id] of [
      ["evans", "beauregard"],
      ["va30", "beauregard"],
      ["stuart", "johnston"],
    ] as const) {
      const placements: Placement[] = [{ unit, zone: "d5" }];
      const tested = activated(placements, at(id, "g1"), [4]).last("activated");
      expect(tested).toMatchObject({
        succeeded: true,
        test: { total: 3, modifiers: [{ value: -1, rule: "BR61-10.1-f" }] },
      });
      expect(activated(placements, at(id, "g1"), [5]).last("activated").succeeded).toBe(false);
    }
  });

  test("BR61-10.1-g contact subtracts 1", () => {
    const enemy: Placement = { unit: "keyes", zone: "d4", facing: "d5" };
    expect(early(4, [enemy]).last("activated")).toMatchObject({
      succeeded: true,
      test: { total: 3, modifiers: [{ value: -1, rule: "BR61-10.1-g" }] },
    });
    // an enemy over Bull Run is no contact
    expect(early(4, [{ unit: "keyes", zone: "c5" }]).last("activated").succeeded).toBe(false);
  });

  test("BR61-10.1-h BR61-R21 V60 both add up: Stuart in contact acts on 5 and fails on 6", () => {
    const placements: Placement[] = [
      { unit: "stuart", zone: "d5", facing: "d4" },
      { unit: "keyes", zone: "d4", facing: "d5" },
    ];
    const five = activated(placements, at("johnston", "g1"), [5]).last("activated");
    expect(five).toMatchObject({ succeeded: true, test: { total: 3 } });
    expect(activated(placements, at("johnston", "g1"), [6]).last("activated").succeeded).toBe(false);
  });

  test("BR61-10.1-j BR61-R23 BR61-D12 V61 a failure uses the activation up; the others still act", () => {
    const g = new Table(
      {
        at: half("south", 3),
        ...FAR,
        placements: [
          { unit: "early", zone: "d5" },
          { unit: "bee", zone: "f4" },
          { unit: "jackson", zone: "f4" },
        ],
      },
      [4],
    ).activate("early");
    expect(g.zone("early")).toBe("d5");
    expect(g.decision.about).toMatchObject({ left: 2, of: 3 });
    g.refuses({ type: "activate", unit: "early" }, "BR61-7-f", "act-used");
    expect(g.legal("activate").map(({ unit }) => unit)).toEqual(["bee", "jackson"]);
  });

  test("BR61-R22 it comes before the choice of rest or move: a tired brigade that fails cannot rest", () => {
    const tired: Placement = { unit: "early", zone: "d5", facing: "d4", fatigue: 1 };
    expect(activated([tired], FAR, [4]).unit("early").fatigue).toBe(1);
    const acts = activated([tired], FAR, [1]);
    expect(acts.allows({ type: "rest", unit: "early" })).toBe(true);
  });
});
