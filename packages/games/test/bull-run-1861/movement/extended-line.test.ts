import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { type Setting, Table, combats, half } from "../support/table.ts";
import { QUIET, quiet } from "../support/units.ts";

const COCKE: Placement = { unit: "cocke", zone: "e4", facing: "d4" };
const LINE: Placement = { ...COCKE, extended: { zone: "e3", facing: "d3" } };

/** A half of the South in which Cocke acts. */
function cocke(placement: Placement = COCKE, others: readonly Placement[] = [], more: Partial<Setting> = {}): Table {
  return new Table({ at: half("south"), units: QUIET, placements: [placement, ...others], ...more }).activate("cocke");
}

describe("deploying", () => {
  test("BR61-10.6-a BR61-10.6-c BR61-D15 BR61-Tb4 for 2 MP a brigade stands in its zone and any neighbour over land", () => {
    const g = cocke();
    expect(g.zones("deploy")).toEqual(["d3", "d4", "e3", "e5", "f3", "f4"]);
    g.act({ type: "deploy", unit: "cocke", zone: "f3" });
    expect(g.last("deployed")).toMatchObject({ unit: "cocke", zone: "f3" });
    expect(g.decision.about).toMatchObject({ points: 2, allowance: 4 });
    expect(g.unit("cocke").elements.map(({ id, zone }) => [id, zone])).toEqual([
      ["cocke", "e4"],
      ["cocke+", "f3"],
    ]);
  });

  test("BR61-R65 BR61-10.6-e brigade and marker always touch over land: not over Bull Run, not farther", () => {
    const g = cocke({ unit: "cocke", zone: "d4", facing: "c4" });
    expect(g.zones("deploy")).toEqual(["d3", "d5", "e4", "e5"]);
    g.refuses({ type: "deploy", unit: "cocke", zone: "c4" }, "BR61-10.6-e", "deploy-border");
    g.refuses({ type: "deploy", unit: "cocke", zone: "f4" }, "BR61-10.6-a", "deploy-far");
    g.refuses({ type: "deploy", unit: "cocke", zone: "z9" }, "BR61-3-a", "no-such-zone");
    // and once it stands so it cannot do anything that parts them
    const line = cocke(LINE);
    expect(line.legal("step")).toEqual([]);
    expect(line.legal("deploy")).toEqual([]);
  });

  test("BR61-10.6-b not where two brigades are already; one leaves room", () => {
    const others: Placement[] = [
      { unit: "bee", zone: "f3" },
      { unit: "jackson", zone: "f3" },
      { unit: "early", zone: "e3" },
    ];
    const g = cocke(COCKE, others);
    g.refuses({ type: "deploy", unit: "cocke", zone: "f3" }, "BR61-10.6-b", "deploy-full");
    g.act({ type: "deploy", unit: "cocke", zone: "e3" });
    // the marker arrives in a zone held by friends: its owner chooses its line
    expect(g.decision).toMatchObject({ step: "line", about: { element: "cocke+", zone: "e3" } });
    g.line("cocke+", "front");
    expect(g.element("cocke+").line).toBe("front");
    expect(g.element("early").line).toBe("second");
  });

  test("BR61-10.6-d a marker fills a place of the stack, and two elements fill a zone", () => {
    const others: Placement[] = [
      { unit: "longstreet", zone: "f3", extended: { zone: "e3" } },
      { unit: "bonham", zone: "f2", extended: { zone: "e3" } },
    ];
    const g = cocke(COCKE, others).refuses({ type: "deploy", unit: "cocke", zone: "e3" }, "BR61-10.6-b", "deploy-full");
    // the brigade itself could not end there either, only pass
    g.go("cocke", "e3").refuses({ type: "end", unit: "cocke" }, "BR61-10.5-a", "end-full");
  });

  test("BR61-10.6-a without 2 MP, or deployed already, it cannot; an enemy zone is closed", () => {
    const g = cocke(COCKE, [{ unit: "keyes", zone: "f3", facing: "g3" }]);
    g.refuses({ type: "deploy", unit: "cocke", zone: "f3" }, "BR61-10.5-h", "deploy-enemy");
    const far = cocke({ unit: "cocke", zone: "e5" }).go("cocke", "f5", "g6");
    far.refuses({ type: "deploy", unit: "cocke", zone: "g7" }, "BR61-10.6-a", "deploy-points");
    cocke(LINE).refuses({ type: "deploy", unit: "cocke", zone: "f3" }, "BR61-10.6-a", "deploy-extended");
  });

  test("BR61-R65 BR61-10.6-i it may follow a march, also one that an enemy zone of control stopped", () => {
    // d5 touches e5, where Cocke stops
    const enemy: Placement = { unit: "keyes", zone: "d5", facing: "c5" };
    const g = cocke({ unit: "cocke", zone: "f4" }, [enemy]).go("cocke", "e5");
    g.refuses({ type: "step", unit: "cocke", zone: "f5" }, "BR61-10.3-l", "step-stopped");
    expect(g.zones("deploy")).toContain("e6");
    g.act({ type: "deploy", unit: "cocke", zone: "d4" });
    expect(g.unit("cocke").elements.map(({ zone }) => zone)).toEqual(["e5", "d4"]);
  });

  test("BR61-R65 BR61-R39 BR61-D18 both elements then face what they newly touch, and the enemy turns", () => {
    const enemies: Placement[] = [
      { unit: "keyes", zone: "d5", facing: "c5" },
      { unit: "howard", zone: "d3", facing: "c3" },
    ];
    const g = cocke({ unit: "cocke", zone: "f4" }, enemies).go("cocke", "e4");
    g.act({ type: "deploy", unit: "cocke", zone: "e5" }).end("cocke");
    expect(g.decision).toMatchObject({ step: "facing", about: { element: "cocke", zone: "e4" } });
    // d3 in the Front of e4
    expect(g.zones("face")).toEqual(["d3", "d4", "e3"]);
    g.face("cocke", "d3");
    expect(g.decision.about).toMatchObject({ element: "cocke+", zone: "e5" });
    expect(g.zones("face")).toEqual(["d4", "d5", "e6"]);
    g.face("cocke+", "d5");
    const turned = [0, 1].map(() => {
      const { element } = g.decision.about;
      const zones = g.zones("face");
      g.idle();
      return [element, zones];
    });
    expect(turned).toContainEqual(["howard", ["d4", "e3", "e4"]]);
    expect(turned).toContainEqual(["keyes", ["d4", "e5", "e6"]]);
    expect(g.step).not.toBe("turning");
  });

  test("BR61-10.6-d BR61-R80 BR61-R83 BR61-R26 a marker controls, touches HQs and takes Operational markers off like a brigade", () => {
    const enemies: Placement[] = [{ unit: "keyes", zone: "d2", operational: true }];
    const headquarters = [{ id: "mcdowell", zone: "d2" } as const];
    const g = cocke({ unit: "cocke", zone: "f3" }, enemies, { headquarters, control: { e2: "north" } });
    g.act({ type: "deploy", unit: "cocke", zone: "e3" });
    expect(g.last("unmarked").unit).toBe("keyes");
    expect(g.decision).toMatchObject({ step: "displacement", about: { headquarters: "mcdowell" } });
    const control = cocke({ unit: "cocke", zone: "f3" }, [], { control: { e2: "north" } });
    control.go("cocke", "e3").act({ type: "deploy", unit: "cocke", zone: "e2" });
    expect(control.last("control")).toMatchObject({ zone: "e2", side: "south" });
  });

  test("BR61-10.6-d the marker closes its zone to the enemy and exerts a zone of control", () => {
    const at = half("north");
    const line: Placement = { unit: "cocke", zone: "f3", facing: "e3", extended: { zone: "e3", facing: "d3" } };
    const g = new Table({ at, placements: [line, { unit: "keyes", zone: "d4", facing: "e4" }] }).activate("keyes");
    g.go("keyes", "d3");
    expect(g.last("stepped").stoppedBy).toEqual(["cocke"]);
    g.refuses({ type: "step", unit: "keyes", zone: "e3" }, "BR61-10.3-l", "step-stopped");
    const near = new Table({ at, placements: [line, { unit: "keyes", zone: "d3", facing: "e3" }] }).activate("keyes");
    near.refuses({ type: "step", unit: "keyes", zone: "e3" }, "BR61-10.5-h", "step-enemy");
  });
});

describe("standing extended", () => {
  test("BR61-10.6-h it cannot march", () => {
    cocke(LINE).refuses({ type: "step", unit: "cocke", zone: "f4" }, "BR61-10.6-h", "step-extended");
  });

  test("BR61-10.6-f BR61-10.6-g BR61-D16 BR61-Tb4 regrouping costs 2 MP, in either of the two zones", () => {
    const g = cocke(LINE);
    expect(g.zones("regroup")).toEqual(["e3", "e4"]);
    g.refuses({ type: "regroup", unit: "cocke", zone: "f3" }, "BR61-10.6-g", "regroup-elsewhere");
    g.act({ type: "regroup", unit: "cocke", zone: "e3" });
    expect(g.last("regrouped")).toMatchObject({ unit: "cocke", zone: "e3", rule: "BR61-10.6-f" });
    expect(g.decision.about).toMatchObject({ points: 2 });
    expect(g.unit("cocke").elements).toMatchObject([{ id: "cocke", zone: "e3", facing: "d3" }]);
    const own = cocke(LINE).act({ type: "regroup", unit: "cocke", zone: "e4" });
    expect(own.unit("cocke").elements).toMatchObject([{ id: "cocke", zone: "e4", facing: "d4" }]);
    cocke().refuses({ type: "regroup", unit: "cocke", zone: "e4" }, "BR61-10.6-f", "regroup-whole");
  });

  test("BR61-10.6-i BR61-R43 V54 it may regroup in an enemy zone of control and then march from it", () => {
    const g = cocke(LINE, [{ unit: "keyes", zone: "d4", facing: "e4" }]);
    g.act({ type: "regroup", unit: "cocke", zone: "e4" });
    expect(g.zones("step")).toEqual(["e3", "f3", "f4"]);
    g.refuses({ type: "step", unit: "cocke", zone: "e5" }, "BR61-10.3-q", "step-contact");
    g.go("cocke", "f3").end("cocke");
    expect(g.last("stepped")).toMatchObject({ cost: 2, left: 0 });
  });

  test("BR61-10.6-f a regroup without 2 MP needs a push; a deployment in the same move may be taken back so", () => {
    const g = cocke({ unit: "cocke", zone: "f4" }).go("cocke", "e4", "e3");
    g.act({ type: "deploy", unit: "cocke", zone: "e2" });
    g.refuses({ type: "regroup", unit: "cocke", zone: "e2" }, "BR61-10.6-f", "regroup-points");
    g.act({ type: "push", unit: "cocke" }, { type: "regroup", unit: "cocke", zone: "e2" });
    expect(g.zone("cocke")).toBe("e2");
    expect(g.unit("cocke").elements).toHaveLength(1);
  });

  test("BR61-10.6-j BR61-R06 V06 V07 each element has half of the current combat, artillery and cavalry, rounded up", () => {
    const strengths = (losses: number): number[][] => {
      const placements: Placement[] = [
        {
          unit: "evans",
          zone: "e4",
          facing: "d4",
          losses,
          attacks: true,
          extended: { zone: "e5", facing: "d4", attacks: true },
        },
        { unit: "keyes", zone: "d4", facing: "e4" },
      ];
      const units = quiet({ evans: { combat: 5, artillery: 3, cavalry: 1 } });
      const g = new Table({ at: combats("south"), units, placements });
      g.dice(...Array.from({ length: 6 }, () => 3)).fight(["evans", "evans+"], ["d4"]);
      return g.last("fought").attackers.map(({ combat, artillery, cavalry }) => [combat, artillery, cavalry]);
    };
    expect(strengths(0)).toEqual([
      [3, 2, 1],
      [3, 2, 1],
    ]);
    expect(strengths(1)).toEqual([
      [2, 1, 0],
      [2, 1, 0],
    ]);
  });

  test("BR61-R70 BR61-D10 it is one brigade to activate, command and rest", () => {
    // the counter is out of Beauregard's range, the marker within
    const placement: Placement = {
      unit: "cocke",
      zone: "d4",
      facing: "c5",
      fatigue: 2,
      extended: { zone: "e5", facing: "d5" },
    };
    const headquarters = [{ id: "beauregard", zone: "g7" } as const];
    const g = new Table({ at: half("south"), placements: [placement], headquarters });
    expect(g.legal("activate")).toEqual([{ type: "activate", unit: "cocke" }]);
    g.activate("cocke");
    expect(g.last("activated")).toMatchObject({ command: { headquarters: "beauregard", distance: 6, range: 6 } });
    g.act({ type: "rest", unit: "cocke" });
    expect(g.unit("cocke").fatigue).toBe(1);
    expect(g.decision.about).toMatchObject({ element: "cocke" });
    g.face("cocke", "e4").face("cocke+", "f4");
    expect([g.facing("cocke"), g.facing("cocke+")]).toEqual(["e4", "f4"]);
  });

  test("BR61-R70 BR61-R26 it cannot be marked for Operational movement", () => {
    const at = { stage: "turn", turn: 3 } as const;
    const g = new Table({ at, placements: [LINE, { unit: "bee", zone: "f3" }] }, [6, 1]).to("marking");
    g.refuses({ type: "mark", unit: "cocke" }, "BR61-R70", "mark-extended");
    expect(g.legal("mark")).toEqual([{ type: "mark", unit: "bee" }]);
  });
});

describe("an extended line in battle", () => {
  const ENEMIES: Placement[] = [
    { unit: "keyes", zone: "d4", facing: "e4" },
    { unit: "howard", zone: "d2", facing: "e3" },
  ];

  test("BR61-10.6-m BR61-R67 BR61-D32 V54 each element declares its own attack for 2 MP within one activation", () => {
    const g = cocke(LINE, ENEMIES).attack("cocke", "d4");
    expect(g.decision).toMatchObject({ step: "march", about: { points: 2 } });
    g.refuses({ type: "attack", element: "cocke", facing: "d3" }, "BR61-R44", "attack-twice");
    g.refuses({ type: "regroup", unit: "cocke", zone: "e4" }, "BR61-R67", "regroup-attacked");
    g.attack("cocke+", "d2").end("cocke").to("combat");
    expect(g.legal("fight")).toEqual([
      { type: "fight", attackers: ["cocke"], zones: ["d4"] },
      { type: "fight", attackers: ["cocke+"], zones: ["d2"] },
    ]);
    g.dice(6, 1).fight(["cocke+"], ["d2"]).dice(6, 1).fight(["cocke"], ["d4"]);
    expect(g.all("fought")).toHaveLength(2);
  });

  test("BR61-10.6-m V54 a brigade that deploys has 2 MP for one element's attack, a push pays the other", () => {
    const g = cocke(COCKE, ENEMIES).act({ type: "deploy", unit: "cocke", zone: "e3" });
    g.attack("cocke", "d4");
    g.refuses({ type: "attack", element: "cocke+", facing: "d2" }, "BR61-10.3-r", "attack-points");
    g.act({ type: "push", unit: "cocke" }).attack("cocke+", "d2").end("cocke");
    expect(g.unit("cocke").fatigue).toBe(1);
  });

  test("BR61-R67 BR61-R68 BR61-R51 both join one combat on a common target: both halves count, the result strikes once", () => {
    const placements: Placement[] = [
      {
        unit: "cocke",
        zone: "e4",
        facing: "d4",
        attacks: true,
        extended: { zone: "e5", facing: "d4", attacks: true },
      },
      { unit: "burnside", zone: "d4", facing: "e4" },
    ];
    const g = new Table({ at: combats("south"), units: QUIET, placements }, [1, 6]);
    g.fight(["cocke", "cocke+"], ["d4"]);
    // 2 + 2 against 5: 1/1 to the defender
    expect(g.last("fought").modifiers.defender[0]).toMatchObject({ strengths: [4, 5], row: "1/1", value: 1 });
    expect(g.last("fought").result).toBe("attacker-hit");
    expect(g.all("fatigued")).toMatchObject([{ unit: "cocke", fatigue: 1 }]);
    g.act({ type: "lose", unit: "cocke" });
    expect(g.unit("cocke").losses).toBe(1);
    expect(g.step).toBe("activation");
  });

  test("BR61-10.6-m BR61-10.6-n BR61-R68 BR61-R105 V18 both elements attacked in one half: each combat strikes the whole brigade", () => {
    const placements: Placement[] = [
      { ...LINE, extended: { zone: "e3", facing: "d2" } },
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
      { unit: "howard", zone: "d2", facing: "e3", attacks: true },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [4, 4, 4, 4]);
    g.fight(["keyes"], ["e4"]);
    expect(g.unit("cocke").fatigue).toBe(1);
    g.fight(["howard"], ["e3"]);
    expect(g.unit("cocke").fatigue).toBe(2);
    expect(g.all("fought").map(({ defenders }) => defenders[0]?.element)).toEqual(["cocke", "cocke+"]);
  });

  test("BR61-R71 elimination takes both elements away", () => {
    const placements: Placement[] = [
      { ...LINE, losses: 3 },
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 6]).fight(["keyes"], ["e4"]);
    expect(g.unit("cocke")).toMatchObject({ whereabouts: "eliminated", elements: [] });
    expect(g.decision).toMatchObject({ step: "advance" });
    expect(g.zones("advance")).toEqual(["e4"]);
  });

  test("BR61-R71 the bonus and the flank are judged for the elements that take part", () => {
    // only the marker, untouched, has an enemy on its Flank
    const placements: Placement[] = [
      { ...LINE, extended: { zone: "e3", facing: "f3" } },
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
      { unit: "howard", zone: "d2", facing: "e3" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [3, 3]).fight(["keyes"], ["e4"]);
    expect(g.modifiers("defender")).toEqual(["extended +1"]);
    expect(g.modifiers("attacker")).toEqual(["ratio +3"]);
  });

  test("BR61-R70 an element in second line supports with its halved values", () => {
    const support = (combat: number): string[] => {
      const placements: Placement[] = [
        { unit: "bee", zone: "e4", facing: "d4", attacks: true },
        { unit: "cocke", zone: "e3", extended: { zone: "e4" } },
        { unit: "keyes", zone: "d4", facing: "e4" },
      ];
      const units = quiet({ cocke: { combat } });
      const g = new Table({ at: combats("south"), units, placements }, [3, 3]).fight(["bee"], ["d4"]);
      return g.modifiers("attacker").filter((line) => line.startsWith("support"));
    };
    expect(support(3)).toEqual(["support +1"]);
    expect(support(2)).toEqual([]);
  });
});
