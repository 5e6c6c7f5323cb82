import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { type Setting, Table, half } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

function march(placements: readonly Placement[], more: Partial<Setting> = {}): Table {
  const g = new Table({ at: half("north"), units: QUIET, placements, ...more });
  return g.activate((placements[0] as Placement).unit);
}
const KEYES: Placement = { unit: "keyes", zone: "b4", facing: "c4" };
const STACK: Placement[] = [
  { unit: "howard", zone: "c4", facing: "d4" },
  { unit: "willcox", zone: "c4", facing: "d4" },
];

describe("how many stand in a zone", () => {
  test("BR61-10.5-a two brigades may end in a zone, a third may not", () => {
    const two = march([KEYES, STACK[0] as Placement])
      .go("keyes", "c4")
      .end("keyes");
    expect(two.step).toBe("line");
    const g = march([KEYES, ...STACK]).go("keyes", "c4");
    g.refuses({ type: "end", unit: "keyes" }, "BR61-10.5-a", "end-full");
  });

  test("BR61-10.5-b a brigade may pass a full zone on its march", () => {
    const g = march([KEYES, ...STACK])
      .go("keyes", "c4", "c5")
      .end("keyes");
    expect(g.zone("keyes")).toBe("c5");
    expect([g.element("howard").line, g.element("willcox").line]).toEqual(["front", "second"]);
  });

  test("BR61-R42 it may not enter a full zone where it would have to stop: a zone of control", () => {
    const enemy: Placement = { unit: "bartow", zone: "e4", facing: "d4" };
    const stack = STACK.map((one) => ({ ...one, zone: "d4", facing: "e4" }));
    const g = march([{ ...KEYES, zone: "c4", facing: "d4" }, ...stack, enemy]);
    g.refuses({ type: "step", unit: "keyes", zone: "d4" }, "BR61-10.5-a", "step-full");
  });

  test("BR61-R42 nor where its points, with a push, would not take it on", () => {
    const full: Placement[] = [
      { unit: "howard", zone: "b7" },
      { unit: "willcox", zone: "b7" },
      { unit: "sherman", zone: "a7" },
      { unit: "schenck", zone: "a7" },
      { unit: "porter", zone: "c7" },
      { unit: "burnside", zone: "c7" },
    ];
    const from: Placement = { unit: "keyes", zone: "b5" };
    // 2 MP left and 2 of a push: through b7 and back
    expect(
      march([from, ...full])
        .go("keyes", "b6")
        .zones("step"),
    ).toContain("b7");
    const tired = march([{ ...from, fatigue: 2 }, ...full]).go("keyes", "b6");
    tired.refuses({ type: "step", unit: "keyes", zone: "b7" }, "BR61-10.5-a", "step-full");
    expect(tired.zones("step")).toEqual(["a6", "b5", "c6"]);
  });

  test("BR61-10.5-h BR61-3-a a zone held by an enemy brigade is closed", () => {
    const g = march([
      { ...KEYES, zone: "d3" },
      { unit: "bartow", zone: "e4", facing: "f4" },
    ]);
    g.refuses({ type: "step", unit: "keyes", zone: "e4" }, "BR61-10.5-h", "step-enemy");
  });

  test("BR61-10.5-a BR61-R77 BR61-R79 HQs stand with brigades and do not count", () => {
    const headquarters = [{ id: "mcdowell", zone: "c4" } as const];
    const g = march([KEYES, STACK[0] as Placement], { headquarters })
      .go("keyes", "c4")
      .end("keyes");
    g.line("keyes", "second");
    expect(g.zone("keyes")).toBe(g.hq("mcdowell").zone);
  });
});

describe("front line and second line", () => {
  test("BR61-10.5-c BR61-10.5-f BR61-D17 the last to arrive chooses its line", () => {
    const arrive = (line: "front" | "second"): Table =>
      march([KEYES, STACK[0] as Placement])
        .go("keyes", "c4")
        .end("keyes")
        .line("keyes", line);
    const first = arrive("front");
    expect([first.element("keyes").line, first.element("howard").line]).toEqual(["front", "second"]);
    expect(first.last("lined")).toMatchObject({ element: "keyes", line: "front", rule: "BR61-10.5-f" });
    const second = arrive("second");
    expect([second.element("keyes").line, second.element("howard").line]).toEqual(["second", "front"]);
  });

  test("BR61-10.5-g BR61-11.3-i both face alike, as the front line does", () => {
    const second = march([KEYES, STACK[0] as Placement])
      .go("keyes", "c4")
      .end("keyes")
      .line("keyes", "second");
    // no facing is asked of a second line
    expect(second.step).toBe("headquarters");
    expect([second.facing("keyes"), second.facing("howard")]).toEqual(["d4", "d4"]);
    const first = march([KEYES, STACK[0] as Placement])
      .go("keyes", "c4")
      .end("keyes")
      .line("keyes", "front");
    first.refuses({ type: "face", element: "howard", zone: "c5" }, "BR61-10.5-g", "face-second");
    first.face("keyes", "c5");
    expect([first.facing("keyes"), first.facing("howard")]).toEqual(["c5", "c5"]);
  });

  test("BR61-10.5-e BR61-Tb4 the order changes, free, when one of the two is activated", () => {
    const g = new Table({ at: half("north"), placements: STACK }).activate("willcox").line("willcox", "front");
    expect(g.decision.about).toMatchObject({ points: 4 });
    expect([g.element("willcox").line, g.element("howard").line]).toEqual(["front", "second"]);
    g.refuses({ type: "line", element: "willcox", line: "second" }, "BR61-R47", "line-once");
    const front = new Table({ at: half("north"), placements: STACK }).activate("howard");
    front.refuses({ type: "line", element: "howard", line: "front" }, "BR61-10.5-c", "line-already");
    front.line("howard", "second").end("howard");
    expect(front.element("willcox").line).toBe("front");
    front.to("activation");
    const alone = march([KEYES]);
    alone.refuses({ type: "line", element: "keyes", line: "front" }, "BR61-10.5-c", "line-alone");
  });

  test("BR61-R24 the brigades of a stack act singly", () => {
    const g = new Table({ at: half("north", 2), placements: STACK })
      .activate("howard")
      .go("howard", "c5")
      .end("howard");
    expect([g.zone("howard"), g.zone("willcox")]).toEqual(["c5", "c4"]);
    g.to("activation");
    expect(g.legal("activate")).toEqual([{ type: "activate", unit: "willcox" }]);
  });

  test("BR61-R47 a second line may take the front in its activation and attack", () => {
    const placements: Placement[] = [
      ...STACK.map((one) => ({ ...one, zone: "d4", facing: "e4" })),
      { unit: "bartow", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: half("north"), placements }).activate("willcox").attack("willcox", "e4");
    expect(g.element("willcox")).toMatchObject({ line: "front", attacks: true });
    expect(g.element("howard")).toMatchObject({ line: "second", attacks: false });
  });

  test("BR61-R47 an Attack marker on the front line locks the order, also for a newcomer", () => {
    const placements: Placement[] = [
      { unit: "howard", zone: "d4", facing: "e4" },
      { unit: "willcox", zone: "d4", facing: "e4" },
      { unit: "keyes", zone: "c5" },
      { unit: "bartow", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: half("north", 2), placements }).activate("howard").attack("howard", "e4");
    g.activate("willcox").refuses({ type: "line", element: "willcox", line: "front" }, "BR61-R47", "line-locked");
    g.refuses({ type: "attack", element: "willcox", facing: "e4" }, "BR61-R47", "attack-locked");
    const joined = new Table({ at: half("north", 2), placements: placements.filter(({ unit }) => unit !== "willcox") });
    joined.activate("howard").attack("howard", "e4").activate("keyes").go("keyes", "d4");
    joined.refuses({ type: "attack", element: "keyes", facing: "e4" }, "BR61-R47", "attack-locked");
    joined.end("keyes");
    expect(joined.element("keyes").line).toBe("second");
  });

  test("BR61-10.5-e of three brigades at Centreville the last may take the front", () => {
    const placements: Placement[] = ["militia", "volunteers", "mccunn"].map((unit) => ({ unit, zone: "centreville" }));
    const g = new Table({ at: half("north"), placements }).activate("mccunn").line("mccunn", "front");
    expect(g.element("mccunn").line).toBe("front");
    const back = new Table({ at: half("north"), placements }).activate("militia").line("militia", "second");
    expect([back.element("militia").line, back.element("volunteers").line]).toEqual(["second", "front"]);
  });
});
