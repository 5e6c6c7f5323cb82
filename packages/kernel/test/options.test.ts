import { describe, expect, it } from "vitest";
import { Faults, Faulty, checkOptions, readOptions, scenarioWith } from "../src/index.ts";

const VALUES = { setup: ["historical", "free"], fog: ["off", "on"] } as const;
const SCENARIOS = [
  { id: "historical", name: "History" },
  { id: "free", name: "Free" },
];

describe("options of a file", () => {
  it("are completed by their defaults", () => {
    const faults = new Faults();
    expect(readOptions(VALUES, undefined, faults)).toEqual({ setup: "historical", fog: "off" });
    expect(readOptions(VALUES, { fog: "on" }, faults)).toEqual({ setup: "historical", fog: "on" });
    expect(faults.list).toEqual([]);
  });

  it("that do not exist are faults, all told at once", () => {
    const faults = new Faults();
    readOptions(VALUES, { fog: "thick", rain: "on", toString: "on" }, faults);
    expect(faults.list.map(({ field }) => field)).toEqual(["options.fog", "options.rain", "options.toString"]);
    readOptions(VALUES, ["fog"], faults);
    expect(faults.list.at(-1)).toEqual({ field: "options", problem: "must be an object of option ids and values" });
    expect(() => faults.check("This cannot be used")).toThrow(Faulty);
  });
});

describe("a scenario with options", () => {
  it("is accepted where all of it exists", () => {
    expect(scenarioWith(SCENARIOS, "free")).toBe(SCENARIOS[1]);
    expect(() => checkOptions(VALUES, { fog: "on" })).not.toThrow();
  });

  it.each([
    ["an unknown scenario", "second", {}, "scenario"],
    ["an unknown option", "free", { rain: "on" }, "options.rain"],
    ["an unknown value", "free", { fog: "thick" }, "options.fog"],
  ])("is refused for %s", (_, scenario, options, field) => {
    const check = (): void => {
      scenarioWith(SCENARIOS, scenario);
      checkOptions(VALUES, options as Record<string, string>);
    };
    expect(check).toThrow(Faulty);
    try {
      check();
    } catch (error) {
      expect((error as Faulty).faults.map((fault) => fault.field)).toEqual([field]);
    }
  });
});
