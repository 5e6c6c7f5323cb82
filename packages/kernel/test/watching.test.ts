import { afterEach, expect, it } from "vitest";
import { Faults, watchRules } from "../src/index.ts";
import { fire, isWatched } from "../src/sequence/watching.ts";

afterEach(() => watchRules(undefined));

it("tells of every rule that something cites, however deep, and of nothing else", () => {
  const told: string[] = [];
  watchRules((rule) => told.push(rule));
  fire({ rule: "G-1", rolls: [{ modifiers: [{ rule: "G-2", value: 1 }, { rule: "G-3" }] }], unit: "G-4", with: null });
  fire(undefined);
  expect(told).toEqual(["G-1", "G-2", "G-3"]);
});

it("tells of the rule of a fault in a file", () => {
  const told: string[] = [];
  watchRules((rule) => told.push(rule));
  const faults = new Faults();
  faults.add("placements", "two are in one hex", "G-5");
  faults.add("placements", "must be a list");
  expect(told).toEqual(["G-5"]);
});

it("is told to nobody if nobody watches", () => {
  const told: string[] = [];
  watchRules((rule) => told.push(rule));
  watchRules(undefined);
  fire({ rule: "G-1" });
  expect([isWatched(), told]).toEqual([false, []]);
});
