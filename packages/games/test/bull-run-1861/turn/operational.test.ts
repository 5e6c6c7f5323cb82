import { describe, expect, test } from "vitest";
import type { Placement, SideId } from "../../../src/bull-run-1861/index.ts";
import { type Setting, Table } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

/** The marking of turn 3, in which this side is P2 and so the first to mark. */
function marking(second: SideId, placements: readonly Placement[], more: Partial<Setting> = {}): Table {
  const dice = second === "south" ? [6, 1] : [1, 6];
  const g = new Table({ at: { stage: "turn", turn: 3 }, units: QUIET, placements, ...more }, dice);
  while (g.step === "offensive") g.idle();
  return g;
}
/** The Administrative phase of turn 3; P1 is the North. */
function administration(placements: readonly Placement[], more: Partial<Setting> = {}): Table {
  return new Table({ at: { stage: "administrative", turn: 3, first: "north" }, units: QUIET, placements, ...more });
}
const KEYES: Placement = { unit: "keyes", zone: "b2" };
const BEE: Placement = { unit: "bee", zone: "f4" };
const marked = (placement: Placement): Placement => ({ ...placement, operational: true });

describe("marking", () => {
  test("BR61-6-k BR61-D08 BR61-D09 P2 marks first, then P1; either may mark nobody", () => {
    for (const [second, first] of [
      ["south", "north"],
      ["north", "south"],
    ] as const) {
      const g = marking(second, [KEYES, BEE]);
      expect(g.decision).toMatchObject({ step: "marking", sides: [second] });
      g.act({ type: "marked" });
      expect(g.decision).toMatchObject({ step: "marking", sides: [first] });
    }
    const g = marking("south", [KEYES, BEE]).act({ type: "mark", unit: "bee" });
    expect(g.last("marked")).toMatchObject({ unit: "bee", zone: "f4", rule: "BR61-6-k" });
    expect(g.unit("bee").operational).toBe(true);
    // nobody else is left to mark: on to P1
    expect(g.decision.sides).toEqual(["north"]);
  });

  test("BR61-6-q BR61-Tb7 the South marks in one zone, so two brigades at most", () => {
    const placements: Placement[] = [BEE, { unit: "jackson", zone: "f4" }, { unit: "early", zone: "f2" }, KEYES];
    const g = marking("south", placements).act({ type: "mark", unit: "bee" });
    expect(g.decision.about).toMatchObject({ left: 0, of: 1 });
    expect(g.legal("mark")).toEqual([{ type: "mark", unit: "jackson" }]);
    g.refuses({ type: "mark", unit: "early" }, "BR61-6-q", "mark-limit-south");
    g.refuses({ type: "mark", unit: "bee" }, "BR61-6-k", "mark-already");
    g.refuses({ type: "mark", unit: "keyes" }, "BR61-10.1-a", "not-yours");
  });

  test("BR61-6-r BR61-Tb7 the North marks in two zones, so four brigades at most", () => {
    const placements: Placement[] = [
      KEYES,
      { unit: "howard", zone: "b2" },
      { unit: "willcox", zone: "b4" },
      { unit: "porter", zone: "b4" },
      { unit: "sherman", zone: "b6" },
      BEE,
    ];
    const g = marking("north", placements);
    g.act({ type: "mark", unit: "keyes" }, { type: "mark", unit: "willcox" });
    expect(
      g
        .legal("mark")
        .map(({ unit }) => unit)
        .toSorted(),
    ).toEqual(["howard", "porter"]);
    g.refuses({ type: "mark", unit: "sherman" }, "BR61-6-r", "mark-limit-north");
    g.act({ type: "mark", unit: "howard" }, { type: "mark", unit: "porter" });
    expect(g.all("marked")).toHaveLength(4);
    expect(g.side).toBe("south");
  });

  test("BR61-6-r BR61-Tb7 BR61-R99 of three reserves at Centreville two may be marked, so that they can end together", () => {
    const reserves: Placement[] = ["militia", "volunteers", "mccunn"].map((unit) => ({ unit, zone: "centreville" }));
    const g = marking("north", [...reserves, { unit: "howard", zone: "b2" }, BEE]);
    g.act({ type: "mark", unit: "militia" }, { type: "mark", unit: "mccunn" });
    g.refuses({ type: "mark", unit: "volunteers" }, "BR61-6-r", "mark-third-north");
    expect(g.legal("mark").map(({ unit }) => unit)).toEqual(["howard"]);
  });

  test("BR61-6-o BR61-6-p not a brigade in contact, not a tired one", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4" },
      { unit: "howard", zone: "b2", fatigue: 1 },
      { unit: "willcox", zone: "c5" },
      { unit: "bartow", zone: "e4", facing: "d4" },
    ];
    const g = marking("north", placements);
    g.refuses({ type: "mark", unit: "keyes" }, "BR61-6-o", "mark-contact");
    g.refuses({ type: "mark", unit: "howard" }, "BR61-6-p", "mark-fatigued");
    expect(g.legal("mark")).toEqual([{ type: "mark", unit: "willcox" }]);
  });

  test("BR61-2-k BR61-2-m BR61-6-k a situation keeps to the same rules", () => {
    const at = { stage: "turn", turn: 3 } as const;
    const fault =
      (...placements: Placement[]): (() => unknown) =>
      () =>
        new Table({ at, placements });
    expect(fault({ ...marked(KEYES), fatigue: 1 })).toThrow("keyes is fatigued and cannot be marked");
    expect(fault(marked({ unit: "keyes", zone: "d4" }), { unit: "bartow", zone: "e4" })).toThrow("keyes is in contact");
    expect(fault(marked({ ...BEE, extended: { zone: "f3" } }))).toThrow("bee is in extended line");
  });
});

describe("losing the marker", () => {
  test("BR61-6-s BR61-R26 V57 contact by an enemy takes it off, and the brigade may act at once", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "c4" },
      marked({ unit: "early", zone: "e4", facing: "d4" }),
      { unit: "bee", zone: "g1" },
    ];
    const at = { stage: "movement", turn: 3, phase: 2, first: "north", side: "north", activations: 1 } as const;
    const g = new Table({ at, units: QUIET, placements }).activate("keyes").go("keyes", "d4");
    expect(g.last("unmarked")).toMatchObject({ unit: "early", rule: "BR61-6-s" });
    g.to("activation");
    expect(g.side).toBe("south");
    expect(g.view.phase).toBe(2);
    expect(g.allows({ type: "activate", unit: "early" })).toBe(true);
  });

  test("BR61-R26 an enemy over the river is no contact", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "b4" },
      marked({ unit: "early", zone: "d4", facing: "c4" }),
    ];
    const at = { stage: "movement", turn: 3, phase: 2, first: "north", side: "north", activations: 1 } as const;
    const g = new Table({ at, placements }).activate("keyes").go("keyes", "c4");
    expect(g.unit("early").operational).toBe(true);
  });
});

describe("the march at the end of the turn", () => {
  test("BR61-6-l BR61-9-a BR61-R19 it needs no command and no activation", () => {
    const headquarters = [{ id: "mcdowell", zone: "a7" } as const];
    const g = administration([marked({ unit: "keyes", zone: "e1" }), BEE], { headquarters }).activate("keyes");
    expect(g.all("activated")).toEqual([]);
    expect(g.step).toBe("operational-march");
    expect(g.zones("step").length).toBeGreaterThan(0);
  });

  test("BR61-6-m BR61-Tb5 BR61-Tb4 twice the movement points: 8 for infantry, 12 for cavalry", () => {
    const g = administration([marked(KEYES), BEE]).activate("keyes");
    expect(g.decision.about).toMatchObject({ points: 8, allowance: 8 });
    const cavalry = administration([marked({ unit: "uscav", zone: "b2" }), BEE]).activate("uscav");
    expect(cavalry.decision.about).toMatchObject({ points: 12 });
  });

  test("BR61-6-n BR61-9-c BR61-R08 E06 V55 six road steps and a ford: 8 MP, then Fatigue 2, which this phase lowers to 1", () => {
    const g = administration([marked({ unit: "keyes", zone: "a5" }), BEE], { units: {} }).activate("keyes");
    g.go("keyes", "centreville", "a3", "a2", "a1", "b1", "c1", "d1");
    expect(g.last("stepped")).toMatchObject({ to: "d1", left: 0 });
    expect(g.legal("step")).toEqual([]);
    g.end("keyes");
    expect(g.last("fatigued")).toMatchObject({ unit: "keyes", fatigue: 2, rule: "BR61-6-n" });
    while (g.view.turn === 3) g.idle();
    expect(g.last("recovered")).toMatchObject({ units: ["keyes"], rule: "BR61-9-c" });
    expect(g.unit("keyes").fatigue).toBe(1);
    while (g.view.turn === 4) g.idle();
    expect(g.unit("keyes").fatigue).toBe(0);
  });

  test("BR61-9-a BR61-R27 BR61-D28 P1's brigades march before P2's, in their owner's order", () => {
    const placements = [marked(KEYES), marked({ unit: "howard", zone: "b5" }), marked(BEE)];
    const g = administration(placements);
    expect(g.decision).toMatchObject({ step: "operational", sides: ["north"], rule: "BR61-9-a", about: { left: 2 } });
    expect(
      g
        .legal("activate")
        .map(({ unit }) => unit)
        .toSorted(),
    ).toEqual(["howard", "keyes"]);
    g.refuses({ type: "activate", unit: "bee" }, "BR61-10.1-a", "not-yours");
    g.refuses({ type: "activate", unit: "willcox" }, "BR61-9-a", "act-unmarked");
    g.activate("howard").end("howard").idle().activate("keyes").end("keyes").idle();
    expect(g.decision).toMatchObject({ step: "operational", sides: ["south"] });
  });

  test("BR61-R27 contact made by P1's march takes P2's marker off before its turn", () => {
    const g = administration([marked({ unit: "keyes", zone: "c4" }), marked({ ...BEE, zone: "e4" })]);
    g.activate("keyes").go("keyes", "d4").end("keyes");
    expect(g.last("unmarked").unit).toBe("bee");
    while (g.step !== "arrival" && g.view.turn === 3 && g.step !== "line") g.idle();
    expect(g.all("stepped").map(({ unit }) => unit)).toEqual(["keyes"]);
    expect(g.all("fatigued").map(({ unit }) => unit)).toEqual(["keyes"]);
  });

  test("BR61-R27 BR61-R26 6-o and 6-p must still hold when the march begins", () => {
    // tired by a combat over the ford, which took the marker off
    const at = { stage: "combat", turn: 3, phase: 3, first: "north", side: "north" } as const;
    const placements: Placement[] = [
      { unit: "keyes", zone: "c4", facing: "d4", attacks: true },
      marked({ unit: "jackson", zone: "d4", facing: "c4" }),
    ];
    const g = new Table({ at, units: QUIET, placements }, [6, 1]).fight(["keyes"], ["d4"]);
    expect(g.unit("jackson")).toMatchObject({ operational: false, fatigue: 1 });
  });

  test("BR61-R27 it stops in an enemy zone of control, and neither attacks, deploys nor pushes", () => {
    const g = administration([marked({ unit: "keyes", zone: "c4" }), { unit: "bartow", zone: "e4", facing: "d4" }]);
    g.activate("keyes").go("keyes", "d4");
    expect(g.last("stepped")).toMatchObject({ stoppedBy: ["bartow"], left: 6 });
    expect(g.decision.actions).toEqual([{ type: "end", unit: "keyes" }]);
    g.refuses({ type: "attack", element: "keyes", facing: "e4" }, "BR61-R27", "operational-only");
    g.refuses({ type: "deploy", unit: "keyes", zone: "d3" }, "BR61-R27", "operational-only");
    g.refuses({ type: "push", unit: "keyes" }, "BR61-R27", "operational-only");
    // and faces what it met
    g.end("keyes");
    expect(g.zones("face")).toEqual(["d3", "e4", "e5"]);
  });

  test("BR61-9-b BR61-R27 V56 two that start stacked go together at the slower pace and end together", () => {
    const g = administration([marked({ unit: "uscav", zone: "a5" }), marked({ unit: "franklin", zone: "a5" }), BEE]);
    g.activate("uscav");
    expect(g.decision.about).toMatchObject({ points: 8, allowance: 8, along: ["franklin"] });
    g.go("uscav", "centreville", "b4").end("uscav");
    expect(g.all("stepped").map(({ unit, to }) => `${unit} ${to}`)).toEqual([
      "uscav centreville",
      "franklin centreville",
      "uscav b4",
      "franklin b4",
    ]);
    expect(g.decision).toMatchObject({ step: "line", about: { element: "uscav" } });
    g.line("uscav", "second").face("franklin", "c4");
    expect([g.element("uscav"), g.element("franklin")]).toMatchObject([
      { zone: "b4", line: "second", facing: "c4" },
      { zone: "b4", line: "front", facing: "c4" },
    ]);
    expect(g.all("fatigued").map(({ unit }) => unit)).toEqual(["uscav", "franklin"]);
    expect(g.step).not.toBe("operational");
  });

  test("BR61-9-b BR61-R42 together they need room for both", () => {
    const placements = [
      marked({ unit: "keyes", zone: "a5" }),
      marked({ unit: "franklin", zone: "a5" }),
      { unit: "howard", zone: "b5" },
      BEE,
    ];
    const g = administration(placements).activate("keyes").go("keyes", "b5");
    g.refuses({ type: "end", unit: "keyes" }, "BR61-10.5-a", "end-full");
    g.go("keyes", "b6").end("keyes");
    expect(g.step).toBe("line");
  });

  test("BR61-R27 of two in a zone a marked one marches alone if the other is not", () => {
    const g = administration([marked({ unit: "uscav", zone: "a5" }), { unit: "franklin", zone: "a5" }, BEE]);
    g.activate("uscav");
    expect(g.decision.about).toMatchObject({ points: 12 });
    g.go("uscav", "a6").end("uscav");
    expect([g.zone("uscav"), g.zone("franklin")]).toEqual(["a6", "a5"]);
  });

  test("BR61-R27 a march of no zone still costs the Fatigue", () => {
    const g = administration([marked(KEYES), BEE])
      .activate("keyes")
      .end("keyes");
    expect(g.last("fatigued")).toMatchObject({ unit: "keyes", fatigue: 2 });
    expect(g.step).toBe("facing");
  });

  test("BR61-R83 BR61-R98 it takes control and crosses Sudley Ford like any move", () => {
    const g = administration([marked({ unit: "keyes", zone: "c1" }), BEE])
      .activate("keyes")
      .go("keyes", "d1", "e1", "e2");
    expect(g.last("control")).toMatchObject({ zone: "e2", side: "north" });
    expect(g.view.sudleyCrossed).toEqual(["keyes"]);
  });

  test("BR61-R25 BR61-2-m the marker stays until then, whatever happens elsewhere", () => {
    const g = marking("south", [KEYES, BEE, { unit: "early", zone: "f2" }]).act(
      { type: "mark", unit: "bee" },
      { type: "marked" },
    );
    while (g.step !== "operational") g.idle();
    expect(g.unit("bee").operational).toBe(true);
    expect(g.all("activated").map(({ unit }) => unit)).not.toContain("bee");
  });
});
