import { describe, expect, test } from "vitest";
import type { ModuleData, UnitData } from "../../../src/no-written-orders/modules/module-data.ts";
import { MODULES } from "../../../src/no-written-orders/modules/modules.ts";
import { pointsFor } from "../../../src/no-written-orders/modules/muster.ts";
import { statesOf } from "../../../src/no-written-orders/army/steps.ts";
import { ORDER_OF_BATTLE as FIRST } from "../support/first-bull-run.ts";
import { front, known, listed, startOf, sum, unitOf } from "../support/rosters.ts";
import { ORDER_OF_BATTLE as SECOND } from "../support/second-bull-run.ts";

const ARMS = { inf: "infantry", cav: "cavalry", foot: "foot", horse: "horse" } as const;

/** Those that play without any option of the module. */
const regular = ({ units }: ModuleData): readonly UnitData[] =>
  units.filter(({ option }) => option === undefined || option === "griffin");

describe.each([
  ["first-bull-run", FIRST],
  ["second-bull-run", SECOND],
] as const)("the armies of %s", (id, text) => {
  const module = MODULES[id];
  const { units, totals } = listed(text);

  test("are all there, in their formations", () => {
    expect(module.units.map((unit) => unit.id).toSorted()).toEqual(units.map(({ words }) => words[0]).toSorted());
    expect(module.formations.map((formation) => formation.id)).toEqual([...totals.keys()]);
  });

  for (const { formation, words } of units)
    test(`NWO-RUL004 NWO-2.2-c NWO-6.1-a NWO-6.2-a: ${words[0]}`, () => {
      const unit = unitOf(module, words[0]);
      const guns = unit.range === 0 ? "R" : `g${unit.range}`;
      const states = unit.strength.filter((points) => points > 0).join("/");
      const { arm, men, morale, movement } = unit;
      expect([arm, men, unit.guns, states, morale, movement, guns].join(" ")).toBe(
        [ARMS[words[1] as keyof typeof ARMS], ...words.slice(2, 8)].join(" "),
      );
      expect(unit.formation).toBe(formation);
      expect(unit.armament).toBe(unit.guns === 0 ? "rifle" : null);
    });

  test.each([...totals])("NWO-14.1-a: %s has %i points", (formation, points) => {
    expect(front(module.units.filter((unit) => unit.formation === formation))).toBe(points);
  });

  test("strength follows from men and guns by the scale", () => {
    for (const { id: unit, arm, men, guns, strength } of module.units) {
      const mounted = arm === "cavalry" ? module.scale.cavalry : module.scale.infantry;
      const points = guns > 0 ? pointsFor(guns, module.scale.guns) : pointsFor(men, mounted);
      expect(strength, unit).toEqual(statesOf(points));
    }
  });

  test("NWO-12.13-a: divisions are the units that say so", () => {
    for (const { id: division, formation, units: own } of module.divisions) {
      expect(own, division).toEqual(module.units.filter((unit) => unit.division === division).map((unit) => unit.id));
      for (const unit of own) expect(unitOf(module, unit).formation).toBe(formation);
    }
  });
});

describe("strength by the scale", () => {
  test("is to the nearest point, and at least one", () => {
    expect([60, 199, 200, 599, 600, 2500].map((men) => pointsFor(men, 400))).toEqual([1, 1, 1, 1, 2, 6]);
    expect([1, 2, 3, 9].map((guns) => pointsFor(guns, 2))).toEqual([1, 1, 2, 5]);
  });
});

describe("First Bull Run", () => {
  const module = MODULES["first-bull-run"];
  const units = regular(module);

  test("has 106 points of the Union against 103, with the options 110 against 112", () => {
    const of = (side: string, among: readonly UnitData[]) => front(among.filter((unit) => unit.side === side));
    expect([of("union", units), of("confederate", units)]).toEqual([106, 103]);
    expect([of("union", module.units), of("confederate", module.units)]).toEqual([110, 112]);
  });

  test("NWO-14.1-a NWO-13-a: levels are 45, 50 and 35 per cent", () => {
    for (const { id, side, level } of module.formations) {
      const points = front(module.units.filter((unit) => unit.formation === id));
      const percent = side === "union" ? 45 : 50;
      expect(level, id).toBe(id === "C9" ? null : Math.floor((points * percent + 50) / 100));
    }
    expect([106, 103].map((points) => Math.floor((points * 35 + 50) / 100))).toEqual([
      module.armies.union.level,
      module.armies.confederate.level,
    ]);
  });

  test("lasts fourteen turns of daylight, with supply at nine", () => {
    expect(module.turns.map(({ hour }) => hour)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(module.turns.findIndex(({ supply }) => supply)).toBe(3);
    expect(
      module.turns.some(({ night, rain, firstNight, lastNight }) => night || rain || firstNight || lastNight),
    ).toBe(false);
  });

  test("NWO-18-a: places are worth 95 to the Union and 75 to the Confederates", () => {
    const points = module.victory.places.map((place) => place.points);
    expect([sum(points.map(({ union }) => union)), sum(points.map(({ confederate }) => confederate))]).toEqual([
      95, 75,
    ]);
  });

  test("NWO-18-a: history is worth 35 points of place, and 24 for the guns that were lost", () => {
    const held = ["henry-house-hill", "chinn-ridge", "matthews-hill", "stone-bridge-west-end", "sudley-springs-ford"];
    const points = held.map(
      (id) =>
        known(
          module.victory.places.find(({ place }) => place === id),
          id,
        ).points.confederate,
    );
    expect(sum(points)).toBe(35);
    const lost = ["u_ricketts", "u_griffin", "u_reynolds", "u_carlisle"].map((id) => unitOf(module, id));
    expect(front(lost) * module.victory.perArtilleryPoint).toBe(24);
  });

  test("TV-150 NWO-6.2-b: Burnside goes by 9, 5 and 3", () => {
    expect(unitOf(module, "u_burnside").strength).toEqual([9, 5, 3]);
  });
});

describe("Second Bull Run", () => {
  const module = MODULES["second-bull-run"];

  test("NWO-DS2: has the divisions that may be ordered", () => {
    expect(module.divisions.map(({ id }) => id)).toEqual([
      "schenck-division",
      "schurz-division",
      "milroy-brigade",
      "king-division",
      "ricketts-division",
      "bayard-cavalry",
      "kearny-division",
      "hooker-division",
      "morell-division",
      "griffin-brigade",
      "sykes-division",
      "piatt-brigade",
      "reno-division",
      "stevens-division",
      "early-detachment",
      "evans-brigade",
      "s-d-lee-battalion",
      "fitzhugh-lee-brigade",
      "robertson-brigade",
    ]);
  });

  test("has 288 points and 177 guns against 227 and 137", () => {
    const side = (id: string) => module.units.filter((unit) => unit.side === id);
    expect([front(side("union")), front(side("confederate"))]).toEqual([288, 227]);
    expect(["union", "confederate"].map((id) => sum(side(id).map(({ guns }) => guns)))).toEqual([177, 137]);
  });

  test("NWO-14.1-a NWO-13-a: levels are 45 per cent, of loose corps 40; 50; 34 and 41; of one unit its strength", () => {
    const percentOf = (id: string, side: string) =>
      side === "confederate" ? 50 : id === "V1" || id === "V2" ? 40 : 45;
    for (const { id, side, level } of module.formations) {
      const own = module.units.filter((unit) => unit.formation === id);
      const share = Math.floor((front(own) * percentOf(id, side) + 50) / 100);
      expect(level, id).toBe(own.length === 1 ? front(own) : share);
    }
    expect(module.armies.union.level).toBe(Math.floor((288 * 34 + 50) / 100));
    expect(module.armies.confederate.level).toBe(Math.floor((227 * 41 + 50) / 100));
  });

  test("NWO-DS9: without Griffin Porter’s corps is demoralised by 21", () => {
    const porter = known(
      module.formations.find(({ id }) => id === "V5"),
      "V5",
    );
    expect(porter.levelWithout).toEqual({ option: "griffin", level: Math.floor(((53 - 7) * 45 + 50) / 100) });
    expect(unitOf(module, "u_griffin").option).toBe("griffin");
  });

  test("lasts fifty turns: two of the evening, two nights of nine, two days of fifteen", () => {
    const { turns } = module;
    expect(turns).toHaveLength(50);
    const lengths = turns.map(({ night }) => (night ? "n" : "d")).join("");
    expect(lengths).toBe(`dd${"n".repeat(9)}${"d".repeat(15)}${"n".repeat(9)}${"d".repeat(15)}`);
    const marked = (flag: "supply" | "firstNight" | "lastNight") =>
      turns.flatMap((turn) => (turn[flag] ? [`${turn.date} ${turn.hour}`] : []));
    expect(marked("supply")).toEqual(["08-29 9", "08-30 9"]);
    expect(marked("firstNight")).toEqual(["08-28 20", "08-29 20"]);
    expect(marked("lastNight")).toEqual(["08-29 4", "08-30 4"]);
    expect(turns.every(({ rain }) => !rain)).toBe(true);
  });

  test("the starts are 28 August 18:00, 29 August 05:00 and 30 August noon", () => {
    const first = module.scenarios.map(({ id, firstTurn, lastTurn }) => {
      const { date, hour } = module.turns[firstTurn - 1];
      return [id, date, hour, lastTurn - firstTurn + 1];
    });
    expect(first).toEqual([
      ["brawners-farm", "08-28", 18, 50],
      ["two-days", "08-29", 5, 39],
      ["third-day", "08-30", 12, 8],
    ]);
  });

  test("NWO-18-a: places are worth 70 to the Union and 105 to the Confederates", () => {
    const points = module.victory.places.map((place) => place.points);
    expect([sum(points.map(({ union }) => union)), sum(points.map(({ confederate }) => confederate))]).toEqual([
      70, 105,
    ]);
  });

  test("NWO-18-a: history is worth 25 points of place", () => {
    const held = ["brawner-farm", "groveton", "dogan-ridge", "chinn-ridge"];
    expect(
      sum(
        held.map(
          (id) =>
            known(
              module.victory.places.find(({ place }) => place === id),
              id,
            ).points.confederate,
        ),
      ),
    ).toBe(25);
  });

  test("NWO-9-a: reinforcements come at their hours", () => {
    const two = startOf(module, "two-days");
    const hours = two.arrivals.map(({ turn, formation, entries, units }) => {
      const { date, hour } = module.turns[turn - 1];
      return `${date} ${hour} ${formation} ${entries.join("/")} ${units.length}`;
    });
    expect(hours).toEqual([
      "08-29 8 V5 eBS 5",
      "08-29 9 V5 eBS 5",
      "08-29 9 V7 eMW 1",
      "08-29 9 L6 eSN 1",
      "08-29 10 V2 eBS 7",
      "08-29 10 L1 ePW 3",
      "08-29 11 L1 ePW 3",
      "08-29 11 L2 ePW 4",
      "08-29 12 L4 ePW 3",
      "08-29 12 L3 ePW/eRW/eMW 3",
      "08-30 3 L5 ePW 3",
      "08-30 5 L5 ePW 1",
    ]);
  });
});
