import { describe, expect, test } from "vitest";
import { point } from "../../../src/no-written-orders/modules/geo-point.ts";
import type { ModuleData, ScenarioData } from "../../../src/no-written-orders/modules/module-data.ts";
import { MODULES } from "../../../src/no-written-orders/modules/modules.ts";
import { startFaults } from "../../../src/no-written-orders/situations/start-faults.ts";
import { BUILT, builtField, fieldOn } from "../support/fields.ts";

const FIRST = MODULES["first-bull-run"];
const DAWN = FIRST.scenarios[0];
const OFF = point("39.5000, -77.5000");

/** The faults of the first battle with some of its start changed, each as its field, problem and rule. */
function faultsOf(start: Partial<ScenarioData>, module: Partial<ModuleData> = {}): readonly string[] {
  const scenario = { ...DAWN, ...start };
  const field = fieldOn(BUILT["first-bull-run"], { ...FIRST, scenarios: [scenario], ...module }, "first-bull-run");
  return startFaults(field).map(({ field: at, problem, rule }) => `${at}: ${problem} ${rule ?? "-"}`);
}

/** The placements with one of them elsewhere. */
function placedAt(unit: string, where: string, error = 100): ScenarioData["units"] {
  return DAWN.units.map((placement) =>
    placement.ids.includes(unit) ? { ...placement, at: point(where), error } : placement,
  );
}

describe.each(Object.values(MODULES).flatMap((module) => module.scenarios.map(({ id }) => [module.id, id] as const)))(
  "%s: %s",
  (module, id) => {
    test("NWO-12.3-b NWO-12.3-c NWO-5.3-a: has nothing wrong on its map", () => {
      expect(startFaults(builtField(module, id))).toEqual([]);
    });
  },
);

describe("starts that do not fit their map", () => {
  test("another map", () => {
    expect(faultsOf({}, { map: "antietam" })).toEqual([
      "map: must be no-written-orders-first-bull-run, the map in use; this is antietam -",
    ]);
  });

  test("NWO-12.3-b NWO-9-a: places and entries off the map", () => {
    const [place, ...places] = FIRST.places;
    const entries = FIRST.entries.map((entry) => (entry.id === "sMJ" ? { ...entry, at: OFF } : entry));
    expect(faultsOf({}, { places: [{ ...place, at: OFF }, ...places], entries })).toEqual([
      "places[0].at: stone-bridge-west-end is off the map NWO-12.3-b",
      "entries[1].at: sMJ is off the map NWO-9-a",
    ]);
  });

  test("NWO-RUL004: a unit off the map", () => {
    expect(faultsOf({ units: placedAt("c_radford", "39.5000, -77.5000") })).toContain(
      "scenarios[0].units: c_radford is off the map NWO-RUL004",
    );
  });

  test("NWO-5.4-d: a unit in contact with the enemy", () => {
    const faults = faultsOf({ units: placedAt("c_radford", "38.8370, -77.4300", 0), control: "occupied" });
    expect(faults).toContain("scenarios[0].units: c_radford is in contact with the enemy; units begin apart NWO-5.4-d");
  });

  test("NWO-5.3-a: units without room", () => {
    const units = DAWN.units.map((placement) =>
      placement.ids.every((id) => id.startsWith("u_"))
        ? { ...placement, at: point("38.8400, -77.4289"), error: 0 }
        : placement,
    );
    const crowded = faultsOf({ units }).filter((fault) => fault.includes("does not fit"));
    expect(crowded[0]).toMatch(/^scenarios\[0\]\.units: u_\w+ does not fit within .* 12 strength points NWO-5\.3-a$/);
  });

  test("NWO-12.3-c: a target out of reach, by ways too", () => {
    const orders = DAWN.orders.map((order) =>
      order.to === "U4" ? { ...order, legs: [{ type: "defend", target: "wild", waypoints: [] } as const] } : order,
    );
    const place = { id: "wild", name: "Wild", kind: "stream", at: point("38.8200, -77.6000") } as const;
    expect(faultsOf({ orders }, { places: [...FIRST.places, place] })).toEqual([
      "scenarios[0].orders[3].legs[0].target: wild is out of reach for U4 NWO-12.3-c",
    ]);
  });

  test("NWO-12.3.MA-c: a waypoint off the map", () => {
    const orders = DAWN.orders.map((order) =>
      order.to === "U2" ? { ...order, legs: order.legs.map((leg) => ({ ...leg, waypoints: [OFF] })) } : order,
    );
    expect(faultsOf({ orders })[0]).toBe("scenarios[0].orders[1].legs[0].waypoints[0]: is off the map NWO-12.3.MA-c");
  });
});
