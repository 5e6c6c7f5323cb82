import { describe, expect, test } from "vitest";
import { type Placement, type SideId, builtMap } from "../../../src/bull-run-1861/index.ts";
import { lossPoints, scoreOf } from "../../../src/bull-run-1861/victory.ts";
import { assault } from "../support/assault.ts";
import { type Setting, Table, half } from "../support/table.ts";
import { QUIET, quiet } from "../support/units.ts";

/** Smith is there already: he does not arrive. */
const SMITH: Placement = { unit: "smith", zone: "g6" };
const FAR: Placement[] = [{ unit: "keyes", zone: "b1" }, { unit: "bee", zone: "g5" }, SMITH];
/** The end of turn 7 with these losses and controllers. */
function end(more: Partial<Setting> & { north?: number; south?: number } = {}): Table {
  const { north = 0, south = 0, ...setting } = more;
  return new Table({
    at: { stage: "administrative", turn: 7, first: "north" },
    units: quiet({
      keyes: { combat: 6 },
      bee: { combat: 6 },
      howard: { combat: 6 },
      early: { combat: 6 },
      sherman: { combat: 6 },
    }),
    placements: [...lost("north", north), ...lost("south", south), SMITH],
    ...setting,
  }).to("over");
}
/** Brigades far from everything that have lost so many steps. */
function lost(side: SideId, steps: number): Placement[] {
  const [one, other] = side === "north" ? (["keyes", "howard"] as const) : (["bee", "early"] as const);
  const [near, far] = side === "north" ? (["b1", "b2"] as const) : (["e7", "f7"] as const);
  return [
    { unit: one, zone: near, losses: Math.min(5, steps) },
    { unit: other, zone: far, losses: Math.max(0, Math.min(5, steps - 5)) },
  ];
}
const points = (g: Table): number[] => {
  const { north, south } = g.last("game-over").points;
  return [north, south];
};

describe("the reckoning", () => {
  test("BR61-4-a BR61-4-f BR61-4-j BR61-R84 V81 hills and bases to their controllers: 3 and 7 at the start", () => {
    const g = end();
    expect(points(g)).toEqual([3, 7]);
    expect(g.last("game-over")).toMatchObject({ winner: "south" });
    expect(g.view.score.lines).toContainEqual({ side: "north", points: 2, rule: "BR61-4-j", zone: "centreville" });
    expect(g.view.score.lines).toContainEqual({ side: "south", points: 1, rule: "BR61-4-f", zone: "e2" });
  });

  test("BR61-4-f BR61-4-h BR61-4-i BR61-4-g BR61-4-k the built map: six hills score, Mountain View for the North; those by Centreville do not", () => {
    const { zones } = builtMap();
    const scoring = zones.filter(({ victoryPoints }) => victoryPoints === 1);
    expect(scoring).toHaveLength(6);
    expect(scoring.every(({ terrain }) => terrain.includes("hill"))).toBe(true);
    expect(scoring.filter(({ startControl }) => startControl === "north").map(({ id }) => id)).toEqual([
      "mountain-view",
    ]);
    const silent = zones.filter(({ terrain, victoryPoints }) => terrain.includes("hill") && victoryPoints === 0);
    expect(silent.length).toBeGreaterThan(0);
    for (const { id } of silent) expect(id).toMatch(/centreville/);
    const bases = zones
      .filter(({ victoryPoints }) => victoryPoints === 2)
      .map(({ id, startControl }) => [id, startControl]);
    expect(bases).toEqual([
      ["centreville", "north"],
      ["manassas-junction", "south"],
    ]);
    expect(zones.filter(({ victoryPoints }) => victoryPoints > 2)).toEqual([]);
  });

  test("BR61-4-c BR61-4-d BR61-4-e BR61-R88 BR61-Tb12 V72 the side with fewer losses gets 2 points for a difference of 3, 3 for one of 6", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 20].map(lossPoints)).toEqual([0, 0, 0, 2, 2, 2, 3, 3, 3]);
    expect(points(end({ north: 9, south: 7 }))).toEqual([3, 7]);
    expect(points(end({ north: 9, south: 4 }))).toEqual([3, 9]);
    expect(points(end({ north: 9, south: 3 }))).toEqual([3, 10]);
    expect(points(end({ north: 1, south: 4 }))).toEqual([5, 7]);
    expect(end({ north: 9, south: 4 }).view.score.lines.at(-1)).toEqual({ side: "south", points: 2, rule: "BR61-4-d" });
    expect(end({ north: 9, south: 3 }).view.score.lines.at(-1)).toEqual({ side: "south", points: 3, rule: "BR61-4-e" });
  });

  test("BR61-4-n BR61-R89 E05 V73 the historical end: South 8, North 5", () => {
    // Manassas and three hills, five steps lost against eleven; Centreville and three hills
    const g = end({ north: 10, south: 4, control: { b6: "north", e2: "north", d5: "north" } });
    expect(points(g)).toEqual([5, 8]);
    expect(g.last("game-over").winner).toBe("south");
    const [north, south] = points(g) as [number, number];
    expect(north + south).toBe(13);
  });

  test("BR61-4-b V74 equal points: the South wins", () => {
    const g = end({ north: 4, south: 2, control: { e2: "north", d5: "north" } });
    expect(points(g)).toEqual([5, 5]);
    expect(g.last("game-over").winner).toBe("south");
    expect(g.game.decision(g.position)).toMatchObject({ over: true, winner: "south" });
  });

  test("BR61-4-a more points win", () => {
    const g = end({ control: { e2: "north", d5: "north", e5: "north" } });
    expect([points(g), g.last("game-over").winner]).toEqual([[6, 4], "north"]);
    expect(g.game.decision(g.position)).toMatchObject({ over: true, winner: "north", rule: "BR61-4-a" });
    expect(g.game.whyNot(g.position, "north", { type: "ready" })).toMatchObject({
      rule: "BR61-4-a",
      reason: "game-over",
    });
  });

  test("BR61-4-c BR61-R87 BR61-11.4-v a destroyed brigade counts its printed strength, the Legion one", () => {
    const g = new Table({
      at: { stage: "turn", turn: 2 },
      placements: FAR,
      eliminated: ["cocke", "hampton", "howard"],
    });
    expect(g.view.score.losses).toEqual({ north: 4, south: 5 });
    const rich = new Table({
      at: { stage: "turn", turn: 2 },
      units: { hampton: { combat: 3 } },
      placements: FAR,
      eliminated: ["hampton"],
    });
    expect(rich.view.score.losses.south).toBe(1);
  });
});

describe("control", () => {
  test("BR61-4-l BR61-4-m BR61-R83 V78 the last brigade that went through has a zone, whether it stayed or not", () => {
    const g = new Table({
      at: half("north"),
      units: QUIET,
      placements: [{ unit: "keyes", zone: "d4" }, FAR[1] as Placement],
    });
    g.activate("keyes").go("keyes", "e5", "e4").end("keyes");
    expect(g.last("control")).toMatchObject({ zone: "e5", side: "north", points: 1, rule: "BR61-4-m" });
    expect(g.view.control["e5"]).toBe("north");
    expect(g.view.score.points).toEqual({ north: 4, south: 6 });
    // and back again
    const back = new Table({
      at: half("south"),
      units: QUIET,
      control: { e5: "north" },
      placements: [{ unit: "early", zone: "f4" }, FAR[0] as Placement],
    });
    expect(back.activate("early").go("early", "e5").view.control["e5"]).toBe("south");
  });

  test("BR61-R83 BR61-R84 the set-up takes no control, and zones without points have none", () => {
    const placements: Placement[] = [{ unit: "keyes", zone: "e5" }, FAR[1] as Placement];
    const g = new Table({ at: half("north"), units: QUIET, placements });
    expect(g.view.control["e5"]).toBe("south");
    expect(Object.keys(g.view.control)).toHaveLength(8);
    expect(() => new Table({ at: half("north"), placements: FAR, control: { c4: "south" } })).toThrow("scores nothing");
  });

  test("BR61-4-m by whatever kind of move: advance, retreat, arrival, deployment, Operational movement", () => {
    const g = assault({ control: { f3: "north" }, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "f3" });
    expect(g.view.control["f3"]).toBe("south");
  });
});

describe("optional ends", () => {
  const options = (option: string): NonNullable<Setting["options"]> => ({ [option]: "on" });

  test("BR61-13-d BR61-13-e BR61-S4 BR61-R98 BR61-Tb12 V75 fewer than four brigades over Sudley Ford cost the North 2 points", () => {
    const crossed = (...units: string[]): number[] =>
      points(
        end({
          options: options("historicalManeuver"),
          sudleyCrossed: units,
          control: { d5: "north", e2: "north", e5: "north", f3: "north" },
        }),
      );
    expect(crossed("keyes", "howard", "porter")).toEqual([5, 3]);
    expect(crossed("keyes", "howard", "porter", "uscav")).toEqual([7, 3]);
    expect(points(end())).toEqual([3, 7]);
    const lines = end({ options: options("historicalManeuver") }).view.score.lines;
    expect(lines.at(-1)).toEqual({ side: "north", points: -2, rule: "BR61-13-e" });
  });

  test("BR61-R98 a brigade counts once it has crossed from the Centreville bank, once, also where it went on", () => {
    const g = new Table({
      at: half("north", 2),
      units: QUIET,
      placements: [
        { unit: "uscav", zone: "c1" },
        { unit: "keyes", zone: "d1" },
      ],
    });
    g.activate("uscav").go("uscav", "d1", "c1", "d1");
    expect(g.view.sudleyCrossed).toEqual(["uscav"]);
    g.end("uscav").idle();
    g.to("activation").activate("keyes").go("keyes", "c1");
    expect(g.view.sudleyCrossed).toEqual(["uscav"]);
  });

  test("BR61-13-f BR61-R98 BR61-S4 the South does not cross Bull Run in turn 1", () => {
    const at = (turn: number) => half("south", 1, { turn });
    const placements: Placement[] = [{ unit: "early", zone: "d4" }, FAR[0] as Placement];
    const g = new Table({ at: at(1), units: QUIET, placements, options: options("historicalManeuver") }).activate(
      "early",
    );
    g.refuses({ type: "step", unit: "early", zone: "c4" }, "BR61-13-f", "step-confined");
    g.refuses({ type: "step", unit: "early", zone: "c5" }, "BR61-13-f", "step-confined");
    const second = new Table({ at: at(2), units: QUIET, placements, options: options("historicalManeuver") });
    expect(second.activate("early").zones("step")).toContain("c4");
    expect(new Table({ at: at(1), units: QUIET, placements }).activate("early").zones("step")).toContain("c4");
  });

  test("BR61-13-k BR61-13-l BR61-S7 BR61-R100 V79 an extra turn where no more than 2 points lie between them", () => {
    const sixSeven: Partial<Setting> = { control: { d5: "north", e2: "north" }, options: options("extraTurn") };
    const g = new Table({
      at: { stage: "administrative", turn: 7, first: "north" },
      units: QUIET,
      placements: FAR,
      ...sixSeven,
    });
    expect(g.all("extra-turn")).toEqual([{ type: "extra-turn", rule: "BR61-13-k" }]);
    expect(g.view).toMatchObject({ turn: 8, lastTurn: 8 });
    g.to("over");
    expect(g.view.turn).toBe(8);
    expect(g.all("extra-turn")).toHaveLength(1);
    const wide = end({ options: options("extraTurn") });
    expect(wide.all("extra-turn")).toEqual([]);
    const off = end({ control: { d5: "north", e2: "north" } });
    expect(off.view.turn).toBe(7);
  });

  test("BR61-R100 a tie counts, and the manoeuvre's points are in it; before turn 7 there is none", () => {
    const gap = (control: NonNullable<Setting["control"]>, more: Setting["options"] = {}): boolean =>
      new Table({
        at: { stage: "administrative", turn: 7, first: "north" },
        units: QUIET,
        placements: FAR,
        control,
        options: { extraTurn: "on", ...more },
      }).all("extra-turn").length > 0;
    expect(gap({ d5: "north", e2: "north" })).toBe(true);
    expect(gap({ d5: "north" })).toBe(true);
    expect(gap({})).toBe(false);
    expect(gap({ d5: "north" }, { historicalManeuver: "on" })).toBe(false);
    expect(gap({ d5: "north", e2: "north", e5: "north" }, { historicalManeuver: "on" })).toBe(true);
    const early = new Table({
      at: { stage: "administrative", turn: 6, first: "north" },
      units: QUIET,
      placements: FAR,
      options: options("extraTurn"),
    });
    expect(early.view).toMatchObject({ turn: 7, lastTurn: 7 });
  });

  test("BR61-S12 even chances give points to one side, told on a line of their own", () => {
    const plain = end();
    const even = end({ options: options("evenChances"), bid: { side: "south", points: 2 } });
    expect(points(even)).toEqual([points(plain)[0], points(plain)[1] + 2]);
    const { lines, leader } = scoreOf({ ...plain.game.field, granted: [6, 0] }, plain.position);
    expect(lines.at(-1)).toEqual({ side: "north", points: 6, rule: "BR61-S12" });
    expect([plain.view.score.leader, leader]).toEqual(["south", "north"]);
  });

  test("BR61-13-m BR61-S8 BR61-R101 V80 ten steps inflicted and seven suffered at most win when the turn is over", () => {
    const decides = (suffered: number, inflicted = 9): Table => {
      const others: Placement[] = [
        { unit: "jackson", zone: "f7", losses: Math.min(4, inflicted) },
        { unit: "early", zone: "g7", losses: Math.min(3, Math.max(0, inflicted - 4)) },
        { unit: "ewell", zone: "g6", losses: Math.max(0, inflicted - 7) },
        { unit: "sherman", zone: "b1", losses: Math.min(4, suffered) },
        { unit: "porter", zone: "b2", losses: Math.max(0, suffered - 4) },
      ];
      return assault({ others, options: { automaticDefeat: "on" } }).act({ type: "lose", unit: "bartow" });
    };
    const g = decides(7);
    expect(g.last("defeat-latched")).toEqual({ type: "defeat-latched", rule: "BR61-13-m", winner: "north" });
    expect(g.view.latched).toBe("north");
    // the turn is finished first
    expect(g.step).not.toBe("over");
    g.to("over");
    expect(g.view.turn).toBe(3);
    expect(g.last("game-over")).toMatchObject({ winner: "north", rule: "BR61-13-m" });
    expect(g.game.decision(g.position)).toMatchObject({ over: true, winner: "north", rule: "BR61-13-m" });
    expect(decides(8).all("defeat-latched")).toEqual([]);
    expect(decides(7, 8).all("defeat-latched")).toEqual([]);
    const off = assault({ options: {} });
    expect(off.view).not.toHaveProperty("latched");
  });

  test("BR61-R101 once latched later losses do not undo it, and victory points do not matter", () => {
    const at = { stage: "administrative", turn: 4, first: "north" } as const;
    const g = new Table({
      at,
      units: QUIET,
      placements: FAR,
      eliminated: ["porter", "burnside"],
      latched: "north",
      options: { automaticDefeat: "on" },
    }).to("over");
    expect(g.last("game-over")).toMatchObject({ winner: "north", points: { north: 3, south: 10 } });
  });
});
