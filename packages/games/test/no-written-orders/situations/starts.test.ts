import { describe, expect, test } from "vitest";
import { point } from "../../../src/no-written-orders/modules/geo-point.ts";
import { MODULES } from "../../../src/no-written-orders/modules/modules.ts";
import type { ScenarioId } from "../../../src/no-written-orders/vocabulary.ts";
import { ORDER_OF_BATTLE as FIRST } from "../support/first-bull-run.ts";
import { listed, startOf, unitOf } from "../support/rosters.ts";
import { ORDER_OF_BATTLE as SECOND } from "../support/second-bull-run.ts";

/** What the list says of the place of each unit in a start: a column of its words. */
function placesOf(text: string, column: number): ReadonlyMap<string, string> {
  return new Map(listed(text).units.map(({ words }) => [words[0], words[8 + column]]));
}

describe.each([
  ["first-bull-run", "first-bull-run", FIRST, 0],
  ["second-bull-run", "two-days", SECOND, 0],
  ["second-bull-run", "third-day", SECOND, 1],
] as const)("the start of %s, %s", (id, scenario, text, column) => {
  const module = MODULES[id];
  const start = startOf(module, scenario);

  test("stands every unit where the list says, and brings on those that arrive", () => {
    const placed = new Map(start.units.flatMap(({ ids, at }) => ids.map((unit) => [unit, at] as const)));
    const arriving = start.arrivals.flatMap(({ units }) => units);
    for (const [unit, where] of placesOf(text, column)) {
      if (where === "arrives") {
        expect(placed.has(unit), unit).toBe(false);
        expect(arriving, unit).toContain(unit);
      } else expect(placed.get(unit), unit).toEqual(point(where.replace(",", ", ")));
    }
  });
});

describe.each(
  Object.values(MODULES).flatMap((module) => module.scenarios.map((start) => [start.id, module, start] as const)),
)("the start %s", (_, module, start) => {
  const leading = module.leaders.filter(({ scenarios }) => scenarios === undefined || scenarios.includes(start.id));
  const placedUnits = [...start.units.flatMap(({ ids }) => ids), ...start.arrivals.flatMap(({ units }) => units)];

  test("has every unit once, on the map or on the way", () => {
    expect(placedUnits.toSorted()).toEqual(module.units.map((unit) => unit.id).toSorted());
  });

  test("has every leader once, on the map or on the way", () => {
    const placed = [
      ...start.leaders.filter(({ option }) => option === undefined).map(({ leader }) => leader),
      ...start.arrivals.flatMap(({ leaders }) => leaders),
    ];
    expect(placed.toSorted()).toEqual(leading.map((leader) => leader.id).toSorted());
  });

  test("NWO-2.1-a NWO-12.13-b: every formation with a chit has one leader, every division at most one", () => {
    for (const { id, chit } of module.formations) {
      const leaders = leading.filter(({ role, commands }) => role === "formation" && commands.includes(id));
      expect(leaders.length, id).toBe(chit ? 1 : 0);
    }
    for (const { id } of module.divisions) {
      const leaders = leading.filter(({ role, commands }) => role === "division" && commands.includes(id));
      expect(leaders.length, id).toBeLessThanOrEqual(1);
    }
  });

  test("NWO-12.3-a: nobody has two orders", () => {
    const to = start.orders.map((order) => order.to);
    expect(new Set(to).size).toBe(to.length);
  });

  test("leaders ride with units that are there", () => {
    for (const place of start.leaders)
      if ("with" in place) expect(start.units.flatMap(({ ids }) => ids)).toContain(place.with);
  });

  test("NWO-12.4-e: a dummy for each formation on the map", () => {
    const there = new Set(start.units.flatMap(({ ids }) => ids).map((id) => unitOf(module, id).formation));
    const chits = module.formations.filter(({ id, chit, option }) => {
      const comes = module.id === "first-bull-run" && id === "C8";
      return chit && option === undefined && (there.has(id) || comes);
    });
    expect(start.dummies).toEqual({
      union: chits.filter(({ side }) => side === "union").length,
      confederate: chits.filter(({ side }) => side === "confederate").length,
    });
  });
});

describe("units that start reduced", () => {
  const module = MODULES["second-bull-run"];
  const flipped = (id: ScenarioId) => startOf(module, id).reduced.join(" ");

  test("lost a fifth or more before", () => {
    expect(flipped("brawners-farm")).toBe("");
    expect(flipped("two-days")).toBe("u_gibbon c_baylor c_lawton c_trimble");
    expect(flipped("third-day")).toBe(
      "u_milroy u_sull u_doub u_gibbon u_birney u_grover u_carr u_nagle u_farns c_baylor c_lawton c_trimble c_thomas c_gregg",
    );
  });
});
