import { describe, expect, test } from "vitest";
import { allowedEnds, apartOf, owesCohesion } from "../../../src/second-bull-run-1862/command/cohesion.ts";
import { distanceTo, distancesTo } from "../../../src/second-bull-run-1862/command/command-range.ts";
import { reckon } from "../../../src/second-bull-run-1862/combat/reckoning.ts";
import { CONFEDERATE, NONE, UNION } from "../../../src/second-bull-run-1862/field.ts";
import { facingToward, nearestTo } from "../../../src/second-bull-run-1862/movement/toward.ts";
import { fronts, zonesHeld } from "../../../src/second-bull-run-1862/position.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { comingOf, linesOf } from "../../../src/second-bull-run-1862/turn/schedule.ts";
import { acting, go } from "../support/acting.ts";
import { type Setting, Stage } from "../support/stage.ts";

const still = (placements: readonly Placement[], more: Partial<Setting> = {}): Stage =>
  new Stage({ placements, frames: () => [], ...more });
const zones = (g: Stage, ids: readonly string[]): number[] => ids.map((id) => g.field.graph.known(id));

describe("who holds and fronts what", () => {
  const g = still([
    { unit: "meade", zone: "98", facing: "115" },
    { unit: "seymour", zone: "97", routed: true },
    { unit: "trimble", zone: "115", facing: "98" },
  ]);

  test("SB62-9.6-d a zone is held by the side whose brigades are in it, routed ones too, and by nobody else", () => {
    const held = (side: number) => g.field.graph.ids.filter((_, zone) => zonesHeld(g.field, g.p, side)[zone] === 1);
    expect([held(UNION), held(CONFEDERATE)]).toEqual([["97", "98"], ["115"]]);
  });

  test("SB62-10.4-n SB62-RU36 a routed brigade fronts nothing, whatever way its marker lies", () => {
    const [lying] = zones(g, ["98"]) as [number];
    const front = (unit: string, zone: string) => fronts(g.field, g.p, g.unit(unit), zones(g, [zone])[0] as number);
    expect([front("meade", "115"), front("meade", "97")]).toEqual([true, false]);
    expect(front("seymour", "98")).toBe(false);
    g.p.facing[g.unit("seymour")] = lying;
    expect(front("seymour", "98")).toBe(false);
  });
});

describe("SB62-10.3 what counts in a combat", () => {
  const fought = (combat: readonly [number, number], fatigue = 0) => {
    const g = still(
      [
        { unit: "hardin", zone: "98", facing: "115", fatigue },
        { unit: "seymour", zone: "98", facing: "115" },
        { unit: "trimble", zone: "115", facing: "98" },
      ],
      { units: { hardin: { combat: combat[0] }, seymour: { combat: 1 }, trimble: { combat: combat[1] } } },
    );
    return reckon(g.field, g.p, [g.unit("hardin"), g.unit("seymour")], zones(g, ["115"])[0] as number);
  };

  test("SB62-10.3.1-b a hopeless attack is its ratio and nothing else", () => {
    const counted = fought([1, 7], 2);
    expect(counted).toMatchObject({ hopeless: true, defence: [], help: [] });
    expect(counted.attack).toEqual([{ key: "ratio", value: 0, rule: "SB62-10.3.1-b", strengths: [2, 7] }]);
  });

  test("SB62-10.3.4-a the line of fatigue names those who are tired, not those beside them", () => {
    const { hopeless, attack } = fought([6, 6], 1);
    expect(hopeless).toBe(false);
    expect(attack.find(({ key }) => key === "fatigue")).toMatchObject({ value: -1, units: ["hardin"] });
  });
});

describe("SB62-9.2-a how far a commander is from brigades", () => {
  const g = still([{ unit: "meade", zone: "77" }], { commanders: [{ id: "mcdowell", zone: "78" }] });
  const mcdowell = g.field.commanderIndex.get("mcdowell") as number;

  test("SB62-RU29 to the nearest of their zones, and out of range to none", () => {
    expect(distanceTo(g.field, g.p, mcdowell, zones(g, ["78"]))).toBe(0);
    expect(distanceTo(g.field, g.p, mcdowell, zones(g, ["77"]))).toBe(1);
    expect(distanceTo(g.field, g.p, mcdowell, zones(g, ["199", "77"]))).toBe(1);
    expect(distanceTo(g.field, g.p, mcdowell, zones(g, ["199"]))).toBe(-1);
  });

  test("SB62-RU29 an enemy in the way makes it longer", () => {
    const shut = still(
      [
        { unit: "meade", zone: "99" },
        { unit: "trimble", zone: "77", facing: "76" },
      ],
      { commanders: [{ id: "mcdowell", zone: "78" }] },
    );
    const [near] = distancesTo(g.field, g.p, mcdowell, [zones(g, ["99"])]) as [number];
    const [round] = distancesTo(shut.field, shut.p, mcdowell, [zones(shut, ["99"])]) as [number];
    expect(near).toBe(2);
    expect(round).toBeGreaterThan(near);
  });
});

describe("SB62-9.1-c what cohesion asks", () => {
  /** Reynolds’s three: who is bound, who has acted. */
  const division = (where: Readonly<Record<string, string>>, more: Readonly<Record<string, Partial<Placement>>> = {}) =>
    still(Object.entries(where).map(([unit, zone]) => ({ unit, zone, coherent: true, ...more[unit] })));
  const reynolds = (g: Stage): number => g.field.divisionIndex.get("reynolds") as number;
  const ends = (g: Stage, unit: string, ...ids: readonly string[]): readonly string[] | undefined =>
    allowedEnds(g, g.unit(unit), () => zones(g, ids))?.map((zone) => g.field.graph.ids[zone] as string);

  test("SB62-RU27 who is bound ends near another that has acted, if he can", () => {
    const g = division({ meade: "99", seymour: "98" }, { seymour: { acted: true } });
    expect(ends(g, "meade", "97", "99", "11", "27")).toEqual(["97", "99"]);
    expect(ends(g, "meade", "97", "99")).toBeUndefined();
    // nowhere near: all are as bad
    expect(ends(g, "meade", "11", "10")).toBeUndefined();
  });

  test("SB62-RU27 who may still be followed ends where he likes, within the reach of who follows", () => {
    const g = division({ meade: "99", seymour: "98" });
    expect(ends(g, "meade", "97", "101", "11")).toEqual(["97", "101"]);
  });

  test("SB62-RU27 SB62-9.1-c who began apart or is routed is not bound", () => {
    const free = division(
      { meade: "99", seymour: "98" },
      { meade: { coherent: false }, seymour: { coherent: false, acted: true } },
    );
    expect(ends(free, "meade", "97", "11")).toBeUndefined();
  });

  test("SB62-RU27 who alone can keep a stray with the rest ends near him", () => {
    const g = division(
      { meade: "99", seymour: "98", hardin: "130" },
      { hardin: { acted: true }, seymour: { acted: true, coherent: false }, meade: { coherent: false } },
    );
    expect(ends(g, "meade", "98", "116", "129")).toEqual(["116", "129"]);
  });

  test("SB62-RU27 those apart are told, and it is owed as long as one of them can still mend it", () => {
    const apart = (g: Stage) => apartOf(g.field, g.p, reynolds(g)).map((unit) => g.field.units[unit]?.id);
    const owes = (g: Stage) => owesCohesion(g.field, g.p, reynolds(g), apartOf(g.field, g.p, reynolds(g)));
    const near = division({ meade: "99", seymour: "98" });
    expect([apart(near), owes(near)]).toEqual([[], false]);
    const both = { meade: { acted: true }, seymour: { acted: true } };
    const over = division({ meade: "130", seymour: "98" }, both);
    expect([apart(over), owes(over)]).toEqual([["meade", "seymour"], false]);
    const one = division({ meade: "130", seymour: "98" }, { meade: { acted: true } });
    expect([apart(one), owes(one)]).toEqual([["meade", "seymour"], true]);
    const far = division({ meade: "11", seymour: "130" }, { meade: { acted: true } });
    expect([apart(far), owes(far)]).toEqual([["meade", "seymour"], false]);
  });
});

describe("SB62-8-E-a SB62-11.1.3-b when the list brings a brigade", () => {
  const g = still([], { scenario: "august-29", day: 1, turn: 1 });
  const line = (unit: string) => linesOf(g.field).find(({ units }) => units.includes(g.unit(unit)));

  test("by its die on its turn, surely after it or where none is thrown, not before", () => {
    const milroy = line("milroy");
    if (milroy === undefined) throw new Error("Milroy is on no line.");
    const on = (time: number) => {
      const moment = still([], { scenario: "august-29", day: 1, turn: 1 });
      moment.p.turn = 1 + time;
      return comingOf(moment.p, milroy, moment.unit("milroy"));
    };
    expect(milroy.arrival.test).toBe("die");
    expect([on(0), on(1)]).toEqual(["by die", "surely"]);
    g.p.turn = 0;
    expect(comingOf(g.p, milroy, g.unit("milroy"))).toBe("not");
  });
});

describe("what a brigade faces by itself", () => {
  test("SB62-RU24 of the zones it may face the one nearest to an enemy, and without one to what its side has to win", () => {
    const near = still([
      { unit: "meade", zone: "98" },
      { unit: "trimble", zone: "128", facing: "115" },
      { unit: "seymour", zone: "97" },
    ]);
    const faced = (g: Stage) => g.field.graph.ids[facingToward(g.field, g.p, g.unit("meade"))];
    expect(["115", "116"]).toContain(faced(near));
    const behind = still([
      { unit: "meade", zone: "98" },
      { unit: "trimble", zone: "57", facing: "58" },
    ]);
    expect(["76", "97"]).toContain(faced(behind));
    const alone = still([{ unit: "meade", zone: "98" }]);
    const goals = alone.field.objectives.filter((_, slot) => alone.field.objectiveOf[slot] === UNION);
    expect(goals.length).toBeGreaterThan(0);
    expect(goals.length).toBeLessThan(alone.field.objectives.length);
    const around = zones(alone, ["76", "96", "97", "99", "115", "116"]);
    expect(faced(alone)).toBe(alone.field.graph.ids[nearestTo(alone.field, around, goals)]);
  });

  test("SB62-RU24 the nearest of some zones, the first among equals", () => {
    const g = still([]);
    const nearest = (of: readonly string[], goals: readonly string[]) =>
      g.field.graph.ids[nearestTo(g.field, zones(g, of), zones(g, goals))];
    expect(nearest(["11", "98", "155"], ["97"])).toBe("98");
    expect(nearest(["76", "96"], ["98"])).toBe("76");
    expect(nearest(["96", "76"], ["98"])).toBe("96");
    expect(nearest(["11", "98"], ["10", "155"])).toBe("11");
  });
});

describe("SB62-10.4-s where a winner does not advance", () => {
  const winner = (unit: string, from: string, zone: string): string | undefined => {
    const g = still([{ unit, zone: from }], {
      frames: (field) => [
        {
          step: "advance",
          side: UNION,
          zones: [zone, "76"].map((id) => field.graph.known(id)),
          units: ["meade", "seymour"].map((id) => field.unitIndex.get(id) as number),
        },
      ],
      placements: [
        { unit, zone: from },
        { unit: "seymour", zone: "97" },
      ],
    });
    return g.whyNot({ type: "advance", unit, zone })?.reason;
  };

  test("not over a river without a crossing, nor into a zone that does not border his, nor elsewhere", () => {
    expect(winner("meade", "98", "115")).toBeUndefined();
    expect(winner("meade", "98", "128")).toBe("advance-zone");
    expect(winner("meade", "125", "141")).toBe("advance-river");
    expect(winner("meade", "140", "141")).toBeUndefined();
  });
});

describe("what a march is told", () => {
  test("SB62-9.4-d SB62-9.4-f the clause of its price: a zone, or a climb besides", () => {
    const g = acting("meade", [{ unit: "meade", zone: "97" }]);
    go(g, "meade", "96", "97");
    expect(g.told("stepped").map(({ cost, rule }) => [cost, rule])).toEqual([
      [3, "SB62-9.4-f"],
      [2, "SB62-9.4-d"],
    ]);
  });

  test("SB62-9.4-d SB62-9.4-f what made the next step too dear: the zone, or the climb", () => {
    const g = acting("meade", [{ unit: "meade", zone: "98" }], { points: 2 });
    expect(g.whyNot({ type: "step", unit: "meade", zone: "115" })?.reason).toBe("step-surcharge");
    const spent = acting("meade", [{ unit: "meade", zone: "98" }], { points: 1 });
    expect(spent.whyNot({ type: "step", unit: "meade", zone: "115" })?.reason).toBe("step-points");
    expect(spent.whyNot({ type: "step", unit: "meade", zone: "116" })?.reason).toBe("step-points");
  });

  test("SB62-9.6-d SB62-9.3-c SB62-9.6-a who stands in the way", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "98" },
      { unit: "trimble", zone: "115", facing: "98" },
      { unit: "lawton", zone: "115", facing: "98" },
    ]);
    expect(g.refusal({ type: "step", unit: "meade", zone: "115" })?.with).toMatchObject({
      zone: "115",
      enemies: expect.arrayContaining(["trimble", "lawton"]),
    });
    go(g, "meade", "116");
    expect(g.refusal({ type: "step", unit: "meade", zone: "117" })?.with).toMatchObject({
      zone: "117",
      enemies: expect.arrayContaining(["trimble", "lawton"]),
    });
    const full = acting("meade", [
      { unit: "meade", zone: "76" },
      { unit: "poe", zone: "98" },
      { unit: "trimble", zone: "115", facing: "127" },
    ]);
    expect(full.refusal({ type: "step", unit: "meade", zone: "98" })).toMatchObject({
      reason: "end-corps",
      with: { zone: "98", friends: ["poe"] },
    });
  });

  test("SB62-9.1-c whom its division waits for", () => {
    const g = still([], {
      placements: [
        { unit: "meade", zone: "130", coherent: true, acted: true },
        { unit: "seymour", zone: "98", coherent: true },
      ],
      frames: (field) => [
        {
          step: "division",
          side: UNION,
          division: field.divisionIndex.get("reynolds") as number,
          guest: NONE,
        },
      ],
    });
    expect(g.refusal({ type: "done" })).toMatchObject({
      reason: "done-cohesion",
      with: { friends: ["meade", "seymour"] },
    });
  });
});
