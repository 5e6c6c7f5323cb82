// @vitest-environment happy-dom
import { Faulty } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { beforeEach, describe, expect, it } from "vitest";
import { Choices } from "../../src/home/choices.svelte.ts";

beforeEach(() => localStorage.clear());

describe("the form of a new game", () => {
  it("begins as advised: history with its options, North against the Colonel, dice rolled", () => {
    const choices = new Choices(bullRun1861);
    expect(choices.scenario).toBe("historical");
    expect([choices.options["historicalManeuver"], choices.options["confusion"], choices.options["extraTurn"]]).toEqual(
      ["on", "on", "off"],
    );
    expect(choices.seats()).toEqual({ north: { kind: "person" }, south: { kind: "bot", level: "colonel" } });
    expect([choices.dice, choices.canGuide, choices.query()]).toEqual(["rolled", true, {}]);
  });

  it("says in a link what differs, and reads it back", () => {
    const choices = new Choices(bullRun1861);
    choices.setScenario("free");
    choices.setOption("extraTurn", "on");
    choices.side = "south";
    choices.level = "general";
    expect(choices.query()).toEqual({ setup: "free", s7: "on", side: "south", level: "general" });
    const read = new Choices(bullRun1861, choices.query());
    expect([read.scenario, read.options, read.side, read.level]).toEqual(["free", choices.options, "south", "general"]);
  });

  it("passes over what a link says that the game does not have", () => {
    const choices = new Choices(bullRun1861, { setup: "night", side: "east", s7: "maybe", level: "king" });
    expect(choices.query()).toEqual({});
  });

  it("moves options that stood as advised along with the set-up, and leaves the others", () => {
    const choices = new Choices(bullRun1861);
    choices.setOption("extraTurn", "on");
    choices.setScenario("free");
    expect([choices.options["confusion"], choices.options["extraTurn"]]).toEqual(["off", "on"]);
  });

  it("keeps options back that the set-up does not take, or that need another one", () => {
    const choices = new Choices(noWrittenOrders, { s01: "on", s06: "on", cs5: "on" });
    const option = (id: string) => choices.offered.find((one) => one.id === id) ?? expect.fail(id);
    const obstacles = () =>
      ["cavalryCharges", "artilleryAmmo", "abatis", "griffin"].map((id) => choices.obstacleTo(option(id)));
    expect(obstacles()).toEqual(["set-up", ["advancedSupply"], undefined, "set-up"]);
    expect(choices.isOn(option("abatis"))).toBe(true);
    choices.setScenario("third-day");
    choices.setOption("advancedSupply", "on");
    expect(obstacles()).toEqual(["set-up", undefined, "set-up", undefined]);
    expect([choices.isOn(option("abatis")), choices.isOn(option("artilleryAmmo"))]).toEqual([false, true]);
    expect(choices.query()).toEqual({ setup: "third-day", s05: "on", s06: "on" });
    expect(() => noWrittenOrders.open(choices.situation())).not.toThrow();
  });

  it("begins with the bid of the scenario chosen if the chances are to be even, and with that of a file", () => {
    const choices = new Choices(bullRun1861);
    expect(choices.situation().bid).toBeUndefined();
    choices.setOption("evenChances", "on");
    expect(choices.situation().bid).toEqual({ side: "south", points: 2 });
    choices.setScenario("free");
    expect(choices.situation().bid).toEqual({ side: "north", points: 4 });
    const bid = { side: "north", points: 7 };
    choices.brought = { name: "a file", situation: { ...bullRun1861.situation("free", { evenChances: "on" }), bid } };
    expect(choices.situation().bid).toEqual(bid);
  });

  it("is found again as it was left", () => {
    const left = new Choices(bullRun1861);
    left.opponent = "here";
    left.dice = "typed";
    left.keep();
    const found = new Choices(bullRun1861);
    expect([found.opponent, found.dice]).toEqual(["here", "typed"]);
    expect(Object.values(found.seats()).map(({ kind }) => kind)).toEqual(["person", "person"]);
  });

  it("plays with an owner's values, and refuses a file that the game cannot use", () => {
    const choices = new Choices(bullRun1861);
    choices.useUnits("mine.json", { units: { sherman: { combat: 6 } } }, bullRun1861);
    expect(choices.situation()).toMatchObject({ units: { sherman: { combat: 6 } } });
    const faulty = () =>
      choices.useUnits("worse.json", { units: { shermann: { combat: 6 }, porter: { combat: 99 } } }, bullRun1861);
    expect(faulty).toThrow(Faulty);
    try {
      faulty();
    } catch (error) {
      expect((error as Faulty).faults.map(({ field }) => field)).toEqual(["units.shermann", "units.porter.combat"]);
    }
    expect(choices.units?.name).toBe("mine.json");
    expect(() => choices.useUnits("list.json", [], bullRun1861)).toThrow(Faulty);
    expect(new Choices(bullRun1861).units?.name).toBe("mine.json");
    choices.dropUnits();
    expect(choices.situation()).not.toHaveProperty("units");
  });

  it("gives every game the values in its own way", () => {
    const choices = new Choices(bullRun1983);
    choices.useUnits("mine.json", { "us-2nh": { attack: 4 } }, bullRun1983);
    expect(choices.situation()).toMatchObject({ pieces: [{ id: "us-2nh", attack: 4 }] });
    expect(() => choices.useUnits("worse.json", { "us-lincoln": { attack: 4 } }, bullRun1983)).toThrow(/us-lincoln/);
  });
});
