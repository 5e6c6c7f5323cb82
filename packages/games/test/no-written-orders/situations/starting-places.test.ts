import { NOWHERE } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import type { Field } from "../../../src/no-written-orders/field.ts";
import { RADIUS, STACKING_LIMIT, UNION } from "../../../src/no-written-orders/measures.ts";
import { MODULES } from "../../../src/no-written-orders/modules/modules.ts";
import {
  entryHex,
  placeHex,
  type StartingPlaces,
  startingPlaces,
} from "../../../src/no-written-orders/situations/starting-places.ts";
import type { ModuleId, ScenarioId } from "../../../src/no-written-orders/vocabulary.ts";
import { BUILT, builtField } from "../support/fields.ts";

const STARTS: readonly (readonly [ModuleId, ScenarioId])[] = Object.values(MODULES).flatMap((module) =>
  module.scenarios.map(({ id }) => [module.id, id] as const),
);

/** Units that stand somewhere else than in the hex of their point, each with how far. */
function moved(field: Field, { units }: StartingPlaces): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { ids, at } of field.scenario.units) {
    const home = field.map.hexAtDegrees(at.latitude / 1_000_000, at.longitude / 1_000_000);
    for (const id of ids) {
      const hex = units[field.unitIndex.get(id) ?? -1];
      if (hex !== undefined && hex !== home) found[id] = field.map.grid.distance(home, hex);
    }
  }
  return found;
}

describe.each(STARTS)("%s: %s on the map", (module, id) => {
  const field = builtField(module, id, { campPickens: "on" });
  const places = startingPlaces(field);
  const strengthOf = (unit: number) =>
    field.units[unit].strength[field.scenario.reduced.includes(field.units[unit].id) ? 1 : 0];

  test("stands everybody whom the start places, and nobody else", () => {
    const placed = new Set(field.scenario.units.flatMap(({ ids }) => ids));
    for (const [unit, hex] of places.units.entries()) expect(hex !== NOWHERE).toBe(placed.has(field.units[unit].id));
    const there = new Set(field.scenario.leaders.map(({ leader }) => leader));
    for (const [leader, hex] of places.leaders.entries())
      expect(hex !== NOWHERE).toBe(there.has(field.leaders[leader].id));
    expect([...places.headquarters.keys()].map((holder) => field.holders[holder].id)).toEqual(
      Object.keys(field.scenario.headquarters),
    );
    for (const hex of places.headquarters.values()) expect(hex).not.toBe(NOWHERE);
  });

  test("NWO-5.3-a: no hex holds more than it may", () => {
    const points = new Map<number, number>();
    for (const [unit, hex] of places.units.entries())
      if (hex !== NOWHERE) points.set(hex, (points.get(hex) ?? 0) + strengthOf(unit));
    expect(Math.max(...points.values())).toBeLessThanOrEqual(STACKING_LIMIT);
  });

  test("nobody begins beside an enemy", () => {
    const on = [...places.units.entries()].filter(([, hex]) => hex !== NOWHERE);
    for (const [one, hex] of on)
      for (const [other, beside] of on)
        if (field.sideOf[one] !== field.sideOf[other])
          expect(field.map.grid.distance(hex, beside), field.units[one].id).toBeGreaterThan(1);
  });

  test("leaders who ride with a unit stand in its hex", () => {
    for (const place of field.scenario.leaders) {
      if (!("with" in place)) continue;
      const leader = places.leaders[field.leaderIndex.get(place.leader) ?? -1];
      expect(leader, place.leader).toBe(places.units[field.unitIndex.get(place.with) ?? -1]);
    }
  });
});

describe("what the errors of the sources mend", () => {
  test("First Bull Run: three Confederates whose points lie in a bend across Bull Run", () => {
    const field = builtField("first-bull-run", "first-bull-run");
    const places = startingPlaces(field);
    expect(moved(field, places)).toEqual({ c_jackson: 1, c_pendleton: 1, c_stuart: 1 });
    expect(places.troubles).toEqual([]);
    for (const [unit, hex] of places.units.entries())
      if (hex !== NOWHERE)
        expect(field.map.bankNames[field.map.bank[hex] - 1]).toBe(
          field.sideOf[unit] === UNION ? "union" : "confederate",
        );
  });

  test("August 29 and noon of the 30th: room for three brigades and batteries, nobody out of command", () => {
    const two = builtField("second-bull-run", "two-days");
    expect(moved(two, startingPlaces(two))).toEqual({ u_kart: 1, c_branch: 1 });
    expect(startingPlaces(two).troubles).toEqual([]);
    const third = builtField("second-bull-run", "third-day");
    expect(moved(third, startingPlaces(third))).toEqual({ u_steart_a: 1 });
    expect(startingPlaces(third).troubles).toEqual([]);
  });

  test("NWO-DS8 NWO-12.13-c: on the evening of the 28th King’s column alone is strung out", () => {
    const field = builtField("second-bull-run", "brawners-farm");
    const { troubles } = startingPlaces(field);
    const king = MODULES["second-bull-run"].divisions.find(({ id }) => id === "king-division")?.units ?? [];
    expect(troubles.map(({ trouble }) => trouble)).toEqual(king.map(() => "apart"));
    expect(troubles.map(({ unit }) => field.units[unit].id).toSorted()).toEqual(king.toSorted());
  });

  test("NWO-12.13-c: divisions with orders of their own keep within two hexes elsewhere", () => {
    const field = builtField("second-bull-run", "two-days");
    const { units } = startingPlaces(field);
    for (const id of [
      "schenck-division",
      "schurz-division",
      "kearny-division",
      "hooker-division",
      "early-detachment",
    ]) {
      const hexes = field.holders[field.holderIndex.get(id) ?? -1].units.map((unit) => units[unit]);
      for (const one of hexes)
        for (const other of hexes) expect(field.map.grid.distance(one, other), id).toBeLessThanOrEqual(RADIUS);
    }
  });

  test("NWO-CS9: McDowell may ride ahead of his headquarters", () => {
    const postOf = (mcDowellForward: "off" | "on") => {
      const field = builtField("first-bull-run", "first-bull-run", { mcDowellForward });
      const places = startingPlaces(field);
      const headquarters = places.headquarters.get(field.holderIndex.get("mcdowell") ?? -1);
      return [places.leaders[field.leaderIndex.get("mcdowell") ?? -1] === headquarters, headquarters];
    };
    const [at, headquarters] = postOf("off");
    expect(at).toBe(true);
    expect(postOf("on")).toEqual([false, headquarters]);
  });
});

describe.each(Object.values(MODULES))("the places of $id", (module) => {
  const field = builtField(module.id, module.scenarios[0].id);

  test("NWO-12.3-b: are on the map, within a hex of their points", () => {
    for (const place of module.places) {
      const hex = placeHex(field, place);
      expect(hex, place.id).not.toBe(NOWHERE);
      const own = BUILT[module.id].hexAtDegrees(place.at.latitude / 1_000_000, place.at.longitude / 1_000_000);
      expect(field.map.grid.distance(hex, own), place.id).toBeLessThanOrEqual(1);
    }
  });

  test("NWO-9-a: so are its entries, and its map has a name for every place but the western edge", () => {
    for (const { id } of module.entries) expect(entryHex(field, id), id).not.toBe(NOWHERE);
    const named = new Set(field.map.data.places.map(({ id }) => id));
    expect(module.places.filter(({ id, entry }) => entry === undefined && !named.has(id)).map(({ id }) => id)).toEqual(
      [],
    );
    expect(() => entryHex(field, module.id === "first-bull-run" ? "eSN" : "sMJ")).toThrow("has no entry");
  });
});
