import { describe, expect, test } from "vitest";
import type { Placement, Situation } from "../../../src/bull-run-1861/index.ts";
import { fieldWithIslands } from "../support/field.ts";
import { type Setting, Table } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

const FAR: Placement[] = [
  { unit: "keyes", zone: "b1" },
  { unit: "bee", zone: "g2" },
];
function administration(turn: number, placements: readonly Placement[] = FAR, more: Partial<Setting> = {}): Table {
  return new Table({ at: { stage: "administrative", turn, first: "north" }, units: QUIET, placements, ...more });
}
/** Plays on to the turn after the one it began in. */
function next(g: Table): Table {
  const { at } = g.game.situation as Situation;
  const turn = "turn" in at ? at.turn : 0;
  while (g.step !== "over" && g.view.turn === turn) g.idle();
  return g;
}
const arrivals = (g: Table): string[] => g.all("arrived").map(({ unit, zone }) => `${unit} ${zone}`);

describe("the Administrative phase", () => {
  test("BR61-9-c BR61-R08 BR61-2-k every brigade's Fatigue falls by one level, in contact or not", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", fatigue: 2 },
      { unit: "bartow", zone: "e4", facing: "d4", fatigue: 1 },
      { unit: "howard", zone: "b1" },
    ];
    const g = next(administration(1, placements));
    expect(g.last("recovered").units.toSorted()).toEqual(["bartow", "keyes"]);
    expect(["keyes", "bartow", "howard"].map((unit) => g.unit(unit).fatigue)).toEqual([1, 0, 0]);
  });

  test("BR61-9-d BR61-7-o activated HQs are ready again", () => {
    const headquarters = [{ id: "mcdowell", zone: "b4", activated: true } as const];
    const g = administration(1, FAR, { headquarters });
    expect(next(g).view.headquarters.map(({ activated }) => activated)).toEqual([false, false, false]);
    expect(g.last("headquarters-ready").rule).toBe("BR61-9-d");
  });

  test("BR61-9-e BR61-9-f BR61-2-j the phase marker goes back, the turn marker on", () => {
    const at = { stage: "movement", turn: 3, phase: 5, first: "north", side: "south", activations: 1 } as const;
    const g = new Table({ at, units: QUIET, placements: FAR });
    while (g.view.phase === 5) g.idle();
    expect(g.view.phase).toBe(0);
    next(g);
    expect(g.view).toMatchObject({ turn: 4, phase: 0, stage: "initiative" });
    expect(g.last("turn-began")).toMatchObject({ turn: 4 });
  });

  test("BR61-R102 in order: Operational marches, recovery, HQs, arrivals, then the next turn", () => {
    const placements: Placement[] = [{ unit: "keyes", zone: "b1", operational: true }, FAR[1] as Placement];
    const g = next(administration(2, placements));
    const order = g.events
      .map(({ type }) => type)
      .filter((type) => ["fatigued", "recovered", "headquarters-ready", "arrived", "turn-began"].includes(type));
    expect(order).toEqual(["fatigued", "recovered", "headquarters-ready", "arrived", "turn-began"]);
  });

  test("BR61-R85 BR61-9-a turn 7 has its whole Administrative phase: a march can still take a zone that scores", () => {
    const placements: Placement[] = [{ unit: "keyes", zone: "d4", operational: true }, FAR[1] as Placement];
    const g = administration(7, placements).activate("keyes").go("keyes", "e4").end("keyes");
    expect(g.step).toBe("facing");
    const taken = administration(7, placements).activate("keyes").go("keyes", "e5").end("keyes").to("over");
    expect(taken.last("game-over").points).toEqual({ north: 4, south: 6 });
  });
});

describe("Smith's brigade", () => {
  test("BR61-12.3-a BR61-12.3-b BR61-12-b BR61-D30 when turn 2 ends it appears in Manassas Junction, and moves from turn 3", () => {
    expect(arrivals(next(administration(1)))).toEqual([]);
    const g = administration(2);
    expect(g.last("arrived")).toMatchObject({ unit: "smith", zone: "manassas-junction", rule: "BR61-12.3-a" });
    expect(g.decision).toMatchObject({ step: "facing", about: { element: "smith" } });
    g.face("smith", "f4");
    next(g);
    while (g.step !== "activation" || g.side === "north") g.idle();
    expect(g.view.turn).toBe(3);
    expect(g.allows({ type: "activate", unit: "smith" })).toBe(true);
  });

  test("BR61-12.3-a BR61-10.5-f it takes first or second line behind one brigade", () => {
    const g = administration(2, [...FAR, { unit: "early", zone: "manassas-junction" }]);
    expect(g.decision).toMatchObject({ step: "line", about: { element: "smith" } });
    g.line("smith", "front");
    expect(g.element("smith").line).toBe("front");
  });

  test("BR61-12.3-a BR61-10.4-a where its zone borders on none it faces nothing, and nobody is asked", () => {
    const g = administration(2, [...FAR], { map: fieldWithIslands("manassas-junction") });
    expect(g.last("arrived")).toMatchObject({ unit: "smith", zone: "manassas-junction" });
    expect(g.decision.actions.length).toBeGreaterThan(0);
    expect(g.step).not.toBe("facing");
    expect(g.facing("smith")).toBe("");
  });

  test("BR61-R96 with a full zone it comes to the nearest linked zone with room, its owner choosing", () => {
    const full: Placement[] = [
      { unit: "early", zone: "manassas-junction" },
      { unit: "ewell", zone: "manassas-junction" },
    ];
    const g = administration(2, [...FAR, ...full]);
    expect(g.decision).toMatchObject({ step: "arrival", rule: "BR61-12.3-a" });
    expect(g.zones("arrive")).toEqual(["f3", "f4", "g3", "g5"]);
    g.refuses({ type: "arrive", unit: "smith", zone: "manassas-junction" }, "BR61-10.5-a", "arrive-full");
    g.act({ type: "arrive", unit: "smith", zone: "f4" }).idle();
    expect(g.zone("smith")).toBe("f4");
  });

  test("BR61-R96 an enemy brigade in the zone keeps it waiting to the end of each next turn", () => {
    const enemy: Placement[] = [{ unit: "keyes", zone: "manassas-junction" }, FAR[1] as Placement];
    const headquarters = [
      { id: "beauregard", zone: "d7" },
      { id: "johnston", zone: "c7" },
    ] as const;
    const g = next(administration(2, enemy, { headquarters }));
    expect(g.last("arrival-waits")).toMatchObject({ unit: "smith", rule: "BR61-R96" });
    expect(g.unit("smith").whereabouts).toBe("waiting");
    expect(arrivals(next(administration(5)))).toEqual(["smith manassas-junction"]);
  });

  test("BR61-R96 BR61-R83 BR61-R39 it may come into an enemy zone of control, and takes control of the zone", () => {
    const placements: Placement[] = [{ unit: "keyes", zone: "f4", facing: "e4" }, FAR[1] as Placement];
    const headquarters = [
      { id: "beauregard", zone: "d7" },
      { id: "johnston", zone: "c7" },
    ] as const;
    const g = administration(2, placements, { headquarters, control: { "manassas-junction": "north" } });
    expect(g.last("control")).toMatchObject({ zone: "manassas-junction", side: "south", points: 2 });
    expect(g.zones("face")).toEqual(["f3", "f4", "g5"]);
    g.face("smith", "f4");
    expect(g.decision).toMatchObject({ step: "turning", about: { element: "keyes" } });
  });
});

describe("the Northern reserves", () => {
  const options = { northernReinforcements: "on" } as const;

  test("BR61-13-h BR61-13-i BR61-13-j BR61-S6 BR61-D31 BR61-R99 at the end of turn 3 each of the three may come, all together, and moves from turn 4", () => {
    const g = administration(3, FAR, { options });
    const asked: unknown[] = [];
    while (g.view.turn === 3) {
      if (g.step !== "arrival") {
        g.idle();
        continue;
      }
      asked.push(g.decision.about["unit"]);
      expect(g.decision).toMatchObject({ sides: ["north"], rule: "BR61-13-h" });
      expect(g.legal("decline")).toHaveLength(1);
      g.act(g.legal("arrive")[0] as never);
    }
    expect(asked).toEqual(["militia", "volunteers", "mccunn"]);
    expect(arrivals(g)).toEqual([...asked.map((unit) => `${String(unit)} centreville`), "smith manassas-junction"]);
    expect(asked.map((unit) => g.zone(unit as string))).toEqual(["centreville", "centreville", "centreville"]);
    while (g.step !== "activation") g.idle();
    expect(g.allows({ type: "activate", unit: "mccunn" })).toBe(true);
  });

  test("BR61-13-h BR61-S6 not without the option, not before turn 3, and nobody must come", () => {
    expect(arrivals(next(administration(3)))).toEqual(["smith manassas-junction"]);
    expect(arrivals(next(administration(2, FAR, { options })))).toEqual(["smith manassas-junction"]);
    const g = administration(3, FAR, { options });
    g.act({ type: "decline" }).act({ type: "arrive", unit: "volunteers", zone: "centreville" });
    g.to("arrival").act({ type: "decline" });
    next(g);
    expect(arrivals(g)).toEqual(["volunteers centreville", "smith manassas-junction"]);
    expect(g.unit("militia").whereabouts).toBe("waiting");
  });

  test("BR61-R99 while an enemy holds Centreville they wait", () => {
    const placements: Placement[] = [{ unit: "bee", zone: "centreville" }, FAR[0] as Placement];
    const headquarters = [{ id: "mcdowell", zone: "c1" } as const];
    const g = next(administration(3, placements, { options, headquarters }));
    expect(g.all("arrival-waits").map(({ unit }) => unit)).toEqual(["militia", "volunteers", "mccunn"]);
    const later = administration(4, FAR, { options });
    expect(later.decision).toMatchObject({ step: "arrival", about: { unit: "militia" } });
  });

  test("BR61-13-i BR61-R99 stacking is waived on arrival, and nobody else may end there while two are there", () => {
    const there: Placement[] = [
      { unit: "howard", zone: "centreville" },
      { unit: "willcox", zone: "centreville" },
    ];
    const g = administration(3, [...FAR, ...there], { options });
    g.act({ type: "arrive", unit: "militia", zone: "centreville" });
    expect(g.zone("militia")).toBe("centreville");
    while (g.step !== "activation") g.idle();
    g.activate("keyes").end("keyes");
    const later = new Table({
      at: { stage: "movement", turn: 4, phase: 1, first: "north", side: "north", activations: 1 },
      units: QUIET,
      options,
      placements: [...FAR, ...there, { unit: "militia", zone: "centreville" }, { unit: "porter", zone: "a5" }],
    });
    later.activate("porter").go("porter", "centreville");
    later.refuses({ type: "end", unit: "porter" }, "BR61-10.5-a", "end-full");
  });

  test("BR61-R99 BR61-10.4-d BR61-R39 a third in Centreville also makes an enemy turn that it touches", () => {
    const placements: Placement[] = [
      { unit: "howard", zone: "centreville", facing: "a5" },
      { unit: "willcox", zone: "centreville" },
      { unit: "bee", zone: "b4", facing: "c4" },
    ];
    const g = administration(3, placements, { options });
    g.act({ type: "arrive", unit: "militia", zone: "centreville" });
    expect(g.decision).toMatchObject({ step: "turning", sides: ["south"], about: { element: "bee" } });
  });
});
