import { describe, expect, test } from "vitest";
import { areIdentical } from "../../../src/no-written-orders/army/identical-units.ts";
import type { ModuleData } from "../../../src/no-written-orders/modules/module-data.ts";
import { MODULES } from "../../../src/no-written-orders/modules/modules.ts";
import { optionFaults } from "../../../src/no-written-orders/situations/option-faults.ts";
import { DEFAULT_OPTIONS } from "../../../src/no-written-orders/options/switches.ts";
import type { Options } from "../../../src/no-written-orders/vocabulary.ts";
import { BUILT } from "../support/fields.ts";
import { known, unitOf } from "../support/rosters.ts";

const FIRST = MODULES["first-bull-run"];
const SECOND = MODULES["second-bull-run"];

function faultsOf(module: ModuleData, options: Partial<Options>): readonly string[] {
  const chosen = { ...DEFAULT_OPTIONS, ...options };
  return optionFaults(module, chosen).map(({ field, problem, rule }) => `${field} ${problem} (${rule})`);
}

describe("switches that cannot be on", () => {
  test.each(Object.values(MODULES))(
    "in $id nothing is wrong with the defaults, nor with all that it allows",
    (module) => {
      expect(faultsOf(module, {})).toEqual([]);
      const own: Partial<Options> =
        module === FIRST
          ? { abatis: "on", campPickens: "on", runyon: "on", mcDowellForward: "on" }
          : { fixedIdea: "on", leaderTraits: "on", griffin: "off" };
      const all: Partial<Options> = {
        variableReinforcements: "on",
        artilleryDetail: "on",
        remoteSupport: "on",
        advancedSupply: "on",
        artilleryAmmo: "on",
        smallArmsAmmo: "on",
        hiddenMovement: "on",
        advancedRoadMarch: "on",
        sixToHit: "on",
        igoUgo: "on",
        attachDivisions: "on",
        interception: "on",
        nightNoChits: "on",
        entrenching: "on",
        instantByView: "on",
        secretTests: "off",
      };
      expect(faultsOf(module, { ...all, ...own })).toEqual([]);
    },
  );

  test("NWO-S01 NWO-4.4-b NWO-CS6 NWO-DS6: no cavalry charges in this war", () => {
    expect(faultsOf(FIRST, { cavalryCharges: "on" })).toEqual([
      "options.cavalryCharges stays off in First Bull Run (NWO-S01)",
      "options.cavalryCharges needs pursuit ratings, which First Bull Run does not have (NWO-S01)",
    ]);
    const elsewhere = {
      ...FIRST,
      units: FIRST.units.map((unit) => (unit.arm === "cavalry" ? { ...unit, pursuit: 4 } : unit)),
      switches: { ...FIRST.switches, off: [] },
    };
    expect(faultsOf(elsewhere, { cavalryCharges: "on" })).toEqual([]);
  });

  test("NWO-S06 NWO-S07 NWO-19.5-a: ammunition needs advanced supply", () => {
    expect(faultsOf(SECOND, { artilleryAmmo: "on", smallArmsAmmo: "on" })).toEqual([
      "options.artilleryAmmo needs advancedSupply to be on too (NWO-S06)",
      "options.smallArmsAmmo needs advancedSupply to be on too (NWO-S07)",
    ]);
  });

  test("NWO-S05 NWO-S06 NWO-S07: supply needs trains and tracks", () => {
    const bare: ModuleData = {
      ...SECOND,
      formations: SECOND.formations.map((formation) => {
        const { reloads: _, ...rest } = formation;
        return rest;
      }),
      armies: { ...SECOND.armies, union: { ...SECOND.armies.union, trains: [], artilleryTrack: 0 } },
    };
    expect(faultsOf(bare, { advancedSupply: "on", artilleryAmmo: "on", smallArmsAmmo: "on" })).toEqual([
      "options.advancedSupply needs army trains, which Second Bull Run does not have (NWO-S05)",
      "options.artilleryAmmo needs artillery tracks, which Second Bull Run does not have (NWO-S06)",
      "options.smallArmsAmmo needs corps trains, which Second Bull Run does not have (NWO-S07)",
    ]);
  });

  test("NWO-S09: characters need some in the module", () => {
    expect(faultsOf(FIRST, { leaderTraits: "on" })).toEqual([
      "options.leaderTraits needs leader traits, which First Bull Run does not have (NWO-S09)",
    ]);
  });

  test("NWO-DS4 NWO-DS9 NWO-CS5: an option of the other battle", () => {
    expect(faultsOf(FIRST, { fixedIdea: "on" })).toEqual([
      "options.fixedIdea is not an option of First Bull Run; leave it out (NWO-DS4)",
    ]);
    expect(faultsOf(SECOND, { abatis: "on" })).toEqual([
      "options.abatis is not an option of Second Bull Run; leave it out (NWO-CS5)",
    ]);
  });
});

test("NWO-CS5: four hexes of abatis lie on the west bank, within three hexes of the Stone Bridge", () => {
  const map = BUILT["first-bull-run"];
  const { at = [] } = known(
    FIRST.specialRules.find(({ rule }) => rule === "NWO-CS5"),
    "abatis",
  );
  const hexes = at.map(({ latitude, longitude }) => map.hexAtDegrees(latitude / 1_000_000, longitude / 1_000_000));
  expect(new Set(hexes).size).toBe(4);
  for (const hex of hexes) {
    expect(map.bankNames[map.bank[hex] - 1]).toBe("confederate");
    expect(map.grid.distance(hex, map.place("stone-bridge-west-end"))).toBeLessThanOrEqual(3);
  }
});

describe("identical units", () => {
  test("TV-133 NWO-15-h NWO-RUL206: one-step units of one formation with the same ratings", () => {
    const carlisle = unitOf(FIRST, "u_carlisle");
    expect(areIdentical(carlisle, { ...carlisle, id: "u_other", men: 200, guns: 3 })).toBe(true);
    expect(areIdentical(carlisle, unitOf(FIRST, "u_arnold"))).toBe(false);
    expect(areIdentical(carlisle, { ...carlisle, strength: [1, 0, 0] })).toBe(false);
    expect(areIdentical(carlisle, { ...carlisle, morale: 4 })).toBe(false);
    expect(areIdentical(unitOf(FIRST, "u_greene"), unitOf(FIRST, "u_hunt"))).toBe(false);
    expect(areIdentical(unitOf(FIRST, "u_hunt"), unitOf(FIRST, "u_tidball"))).toBe(true);
  });
});
