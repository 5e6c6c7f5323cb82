import { describe, expect, test } from "vitest";
import { ARMIES, HEADQUARTERS, SIDES, UNITS, builtMap, bullRun1861 } from "../../../src/bull-run-1861/index.ts";
import { rules } from "../../../src/bull-run-1861/text/rules-en.ts";
import { texts as english } from "../../../src/bull-run-1861/text/en.ts";
import { Table, combats, half } from "../support/table.ts";

const unit = (id: string) => UNITS.find((one) => one.id === id);

describe("what the game is", () => {
  test("BR61-1-a the First Bull Run, between North and South", () => {
    expect(bullRun1861).toMatchObject({ id: "bull-run-1861", name: "Bull Run 1861", sides: ["north", "south"] });
    expect(rules.rules.get("BR61-1-a")?.statement).toMatch(/21 July 1861/);
  });

  test("BR61-1-b BR61-3-a BR61-R01 the map is cut into many zones on both banks of Bull Run", () => {
    const { zones } = builtMap();
    expect(zones.length).toBeGreaterThanOrEqual(70);
    expect(zones.length).toBeLessThanOrEqual(95);
    expect(new Set(zones.map(({ bank }) => bank))).toEqual(new Set(["north", "south"]));
    for (const id of ["centreville", "manassas-junction"]) expect(zones.some((zone) => zone.id === id)).toBe(true);
  });

  test("BR61-1-c BR61-2-a a counter is a brigade, everything else a marker on it", () => {
    expect(UNITS).toHaveLength(30);
    expect(new Set(UNITS.map(({ id }) => id)).size).toBe(30);
  });

  test("BR61-1-d BR61-1-e BR61-1-f BR61-Tb14 seven turns of 75 minutes from 8:00, an eighth by option", () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => {
      const [, hours, rest] = /(\d+):(\d\d)/.exec(english.time(turn)) as unknown as [string, string, string];
      return Number(hours) * 60 + Number(rest);
    });
    expect(minutes[0]).toBe(8 * 60);
    for (const [at, minute] of minutes.entries()) expect(minute - (minutes[0] as number)).toBe(75 * at);
  });

  test("BR61-1-h every die has six faces", () => {
    const g = new Table({
      at: combats("north"),
      placements: [
        { unit: "sherman", zone: "d4", facing: "e4", attacks: true },
        { unit: "bonham", zone: "e4", facing: "d4" },
      ],
    });
    const faces: number[] = [];
    const dice = {
      roll: (_kind: string, most: number): number => {
        faces.push(most);
        return 3;
      },
    };
    g.game.act(g.position, "north", { type: "fight", attackers: ["sherman"], zones: ["e4"] }, dice);
    expect(faces.length).toBeGreaterThanOrEqual(4);
    expect(new Set(faces)).toEqual(new Set([6]));
  });
});

describe("the counters", () => {
  test("BR61-1-g Union and Confederate brigades are told apart by their side", () => {
    expect(UNITS.filter(({ side }) => side === "north")).toHaveLength(15);
    expect(UNITS.filter(({ side }) => side === "south")).toHaveLength(15);
    expect(SIDES).toEqual(["north", "south"]);
    expect(rules.rules.get("BR61-1-g")?.statement).toMatch(/blue/i);
  });

  test("BR61-2-b BR61-2-g BR61-R73 infantry, and three cavalry counters", () => {
    expect(UNITS.filter(({ kind }) => kind === "cavalry").map(({ id }) => id)).toEqual(["uscav", "va30", "stuart"]);
    expect(unit("hampton")).toMatchObject({ kind: "infantry", combat: 1, artillery: 0 });
  });

  test("BR61-2-c BR61-R02 stars mark some brigades of both sides", () => {
    const starred = UNITS.filter(({ star }) => star).map(({ id }) => id);
    expect(starred).toEqual(["porter", "willcox", "sherman", "evans", "longstreet", "stuart", "bee", "jackson"]);
  });

  test("BR61-2-d cavalry potentials belong to infantry of the Army of the Potomac", () => {
    for (const { cavalry, army, kind } of UNITS) if (cavalry > 0) expect([army, kind]).toEqual(["potomac", "infantry"]);
    expect(UNITS.filter(({ cavalry }) => cavalry > 0).map(({ id }) => id)).toEqual([
      "evans",
      "cocke",
      "bonham",
      "longstreet",
      "jones",
      "ewell",
    ]);
  });

  test("BR61-2-e BR61-2-f BR61-R86 combat from 1 to 6, artillery from 0 to 3, and where each value comes from", () => {
    for (const { combat, artillery, basis } of UNITS) {
      expect(combat).toBeGreaterThanOrEqual(1);
      expect(combat).toBeLessThanOrEqual(6);
      expect([0, 1, 2, 3]).toContain(artillery);
      expect(basis).toBe("estimate");
    }
    const sum = (side: string, value: "combat" | "artillery"): number =>
      UNITS.filter((one) => one.side === side && /^[1-9A-H]$/.test(one.start)).reduce(
        (total, one) => total + one[value],
        0,
      );
    expect([sum("north", "combat"), sum("north", "artillery")]).toEqual([48, 25]);
    expect([sum("south", "combat"), sum("south", "artillery")]).toEqual([42, 19]);
  });

  test("BR61-2-h BR61-2-i BR61-2-l the reverse and the loss markers: printed and current values side by side", () => {
    const g = new Table({
      at: half("north"),
      placements: [
        { unit: "bonham", zone: "f4", losses: 2 },
        { unit: "keyes", zone: "b1" },
      ],
    });
    expect(g.unit("bonham")).toMatchObject({
      losses: 2,
      combat: { printed: 6, current: 4 },
      artillery: { printed: 3, current: 1 },
      cavalry: { printed: 2, current: 0 },
    });
  });

  test("BR61-2-j the turn and the Movement phase are in every view", () => {
    const g = new Table({ at: half("north", 1, { turn: 4, phase: 3 }), placements: [{ unit: "keyes", zone: "b1" }] });
    expect(g.view).toMatchObject({ turn: 4, phase: 3, lastTurn: 7 });
  });

  test("BR61-2-k BR61-2-m BR61-R09 Fatigue, Attack, Operational movement and the extended line, each with its own marker", () => {
    const g = new Table({
      at: half("north"),
      placements: [
        { unit: "keyes", zone: "d4", facing: "e4", fatigue: 2, attacks: true },
        { unit: "howard", zone: "b1", operational: true },
        { unit: "cocke", zone: "e4", facing: "d4", extended: { zone: "e3" } },
      ],
    });
    expect(g.unit("keyes").fatigue).toBe(2);
    expect(g.element("keyes").attacks).toBe(true);
    expect(g.unit("howard").operational).toBe(true);
    expect(g.unit("cocke").elements.map(({ id }) => id)).toEqual(["cocke", "cocke+"]);
  });

  test("BR61-2-n BR61-R03 BR61-Tb6 three HQs: McDowell for the North, Beauregard and Johnston for the South", () => {
    expect(HEADQUARTERS).toEqual(["mcdowell", "beauregard", "johnston"]);
    const g = new Table({ at: half("north"), placements: [{ unit: "keyes", zone: "b1" }] });
    expect(g.view.headquarters.map(({ id, side, range }) => [id, side, range])).toEqual([
      ["mcdowell", "north", 8],
      ["beauregard", "south", 6],
      ["johnston", "south", 6],
    ]);
  });

  test("BR61-R07 the names that the rulebook garbles are told as they were; the ids are stable", () => {
    expect(english.unitName("davies")).toMatch(/Davies/);
    expect(english.unitName("mccunn")).toMatch(/McCunn/);
    expect(english.unitName("hampton")).toMatch(/Hampton/);
    for (const id of ["militia", "volunteers"]) expect(unit(id)?.division).toBe("runyon");
    expect(unit("smith")).toMatchObject({ army: "shenandoah", start: "T2" });
    expect(ARMIES).toEqual(["northeastern-virginia", "potomac", "shenandoah"]);
  });

  test("BR61-R103 there are markers for everybody who needs one", () => {
    const tired = UNITS.filter(({ side }) => side === "north").map(({ id }, at) => ({
      unit: id,
      zone: `${"abc"[Math.floor(at / 5)]}${[1, 2, 3, 5, 6][at % 5]}`,
      fatigue: 2,
    }));
    const g = new Table({ at: half("north"), placements: tired });
    expect(g.view.units.filter(({ fatigue }) => fatigue === 2)).toHaveLength(15);
  });
});

describe("the map", () => {
  test("BR61-3-b BR61-R10 the features that act: roads, woods, hills, villages, fords and the bridge", () => {
    const { data } = builtMap();
    expect(new Set(data.zones.flatMap(({ terrain }) => terrain))).toEqual(new Set(["hill", "woods", "village"]));
    const kinds = new Map<string, number>();
    for (const { kind } of data.borders) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect([kinds.get("bridge"), kinds.get("ford")]).toEqual([1, 9]);
    expect(data.borders.some(({ road }) => road)).toBe(true);
    // Bull Run is what parts the banks, and nothing else
    const bank = new Map(data.zones.map((zone) => [zone.id, zone.bank]));
    for (const { between, kind } of data.borders)
      expect([between, kind === "land"]).toEqual([between, bank.get(between[0]) === bank.get(between[1])]);
  });

  test("BR61-3-c every number and letter of the historical set-up stands once", () => {
    const codes = builtMap().zones.flatMap(({ start }) => (start === undefined ? [] : [start]));
    expect(codes.toSorted()).toEqual([..."123456789ABCDEFGH"]);
  });

  test("BR61-R18 nobody leaves the map: no step, retreat or ride leads over its edge", () => {
    const g = new Table({ at: half("north"), placements: [{ unit: "keyes", zone: "a1" }] }).activate("keyes");
    expect(g.zones("step")).toEqual(["a2", "b1"]);
    for (const ring of builtMap().rings) expect(ring.filter((zone) => zone !== -1).length).toBeGreaterThan(0);
  });
});
