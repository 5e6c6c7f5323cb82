import { describe, expect, it } from "vitest";
import { fastDice } from "@stonebridge/kernel";
import { type Action, secondBullRun1862 } from "../../../src/second-bull-run-1862/index.ts";
import { CONFEDERATE, UNION } from "../../../src/second-bull-run-1862/field.ts";
import type { ScenarioId, SideId } from "../../../src/second-bull-run-1862/vocabulary.ts";
import { Stage } from "../support/stage.ts";

function setUp(scenario: ScenarioId, ...sides: readonly SideId[]): Stage {
  return new Stage({
    scenario,
    placements: [],
    frames: () => sides.map((side) => ({ step: "placement", side: side === "union" ? UNION : CONFEDERATE })),
  });
}

describe("SB62-11.2-a, D-21: the set-up", () => {
  it("SB62-11.2.1-b: has the Union nothing to place on August 29", () => {
    expect(setUp("august-29", "union").over).toBe(true);
  });

  it("RU-90: asks the Confederate first, then the Union", () => {
    const stage = setUp("august-30", "union", "confederate");
    expect(stage.decision.sides).toEqual(["confederate"]);
    stage.act({ type: "suggest" }, { type: "ready" });
    expect(stage.decision.sides).toEqual(["union"]);
    stage.act({ type: "suggest" }, { type: "ready" });
    expect(stage.over).toBe(true);
  });

  it("SB62-11.2.1-a: puts one of Hill's seven units into each of seven zones, and is not ready before", () => {
    const stage = setUp("august-29", "confederate");
    expect(stage.whyNot({ type: "ready" })?.reason).toBe("ready-unplaced");
    stage.act({ type: "suggest" });
    const hill = ["archer", "branch", "field", "gregg", "pender", "thomas", "hill-artillery"];
    expect(hill.map((id) => stage.zoneOf(id) ?? "").toSorted()).toEqual([
      "143",
      "157",
      "158",
      "179",
      "180",
      "181",
      "182",
    ]);
    stage.act({ type: "place", unit: "archer", zone: stage.zoneOf("branch") as string });
    expect(stage.whyNot({ type: "ready" })?.reason).toBe("ready-empty");
    stage.act({ type: "suggest" }, { type: "ready" });
    expect(stage.over).toBe(true);
  });

  it("SB62-11.2-a, RU-108: places anew only the groups that what stands leaves no room for", () => {
    const stage = setUp("august-30", "confederate");
    // two zones for Taliaferro's guns alone: none is left for those that stand with his infantry
    for (const [unit, zone] of [
      ["johnson", "95"],
      ["starke", "95"],
      ["baylor", "96"],
      ["taliaferro", "96"],
      ["evans", "57"],
      ["armistead", "56"],
    ] as const)
      stage.act({ type: "place", unit, zone });
    expect(stage.whyNot({ type: "place", unit: "lee-artillery", zone: "95" })?.reason).toBe("place-full");
    stage.act({ type: "suggest" });
    expect(stage.zoneOf("armistead")).toBe("56");
    stage.act({ type: "ready" });
    expect(stage.over).toBe(true);
  });

  it("SB62-11.2.2-b: lets McDowell's ten brigades take one pair of zones or the other, not both", () => {
    const stage = setUp("august-30", "union");
    stage.act({ type: "place", unit: "gibbon", zone: "136" });
    expect(stage.whyNot({ type: "place", unit: "patrick", zone: "109" })?.reason).toBe("place-group");
    expect(stage.whyNot({ type: "place", unit: "patrick", zone: "149" })).toBeUndefined();
    expect(stage.whyNot({ type: "place", unit: "gibbon", zone: "109" })).toBeUndefined();
  });

  it("SB62-9.6-a: stacks two brigades in a zone, not three", () => {
    const stage = setUp("august-30", "union");
    stage.act({ type: "place", unit: "gibbon", zone: "136" }, { type: "place", unit: "patrick", zone: "136" });
    expect(stage.whyNot({ type: "place", unit: "sullivan", zone: "136" })?.reason).toBe("place-full");
  });

  it("SB62-11.2-a: says of a brigade or commander that is to go where it stands that it is there", () => {
    const stage = setUp("august-30", "union");
    stage.act({ type: "place", unit: "gibbon", zone: "136" }, { type: "post", commander: "porter", zone: "87" });
    const there = { rule: "SB62-11.2-a", reason: "place-there" };
    expect(stage.whyNot({ type: "place", unit: "gibbon", zone: "136" })).toMatchObject(there);
    expect(stage.whyNot({ type: "post", commander: "porter", zone: "87" })).toMatchObject(there);
  });

  it("SB62-11.2-a: names who has no zone yet, which zones are left empty, and where a piece may start", () => {
    const game = secondBullRun1862.open(secondBullRun1862.situation("august-29"));
    const dice = fastDice(1);
    const position = game.start(dice);
    const act = (action: Action) => game.act(position, "confederate", action, dice);
    const whyNot = (action: Action) => game.whyNot(position, "confederate", action);
    expect(whyNot({ type: "place", unit: "starke", zone: "75" })).toMatchObject({
      reason: "place-group",
      with: { zones: ["95", "113", "114", "127"] },
    });
    expect(whyNot({ type: "post", commander: "jackson", zone: "75" })).toMatchObject({ with: { zones: ["155"] } });
    act({ type: "place", unit: "starke", zone: "113" });
    const unplaced = whyNot({ type: "ready" });
    expect(unplaced?.reason).toBe("ready-unplaced");
    expect(unplaced?.with?.["friends"]).toEqual(expect.arrayContaining(["trimble", "jackson"]));
    expect(unplaced?.with?.["friends"]).not.toContain("starke");
    act({ type: "suggest" });
    act({ type: "place", unit: "starke", zone: "114" });
    expect(whyNot({ type: "ready" })).toMatchObject({ reason: "ready-empty", with: { zones: ["113"] } });
  });

  it("RU-108: puts each of two batteries beside an infantry brigade of Taliaferro's", () => {
    const stage = setUp("august-30", "confederate");
    stage.act({ type: "suggest" });
    const infantry = ["johnson", "starke", "baylor", "taliaferro"];
    const beside = ["washington-artillery", "lee-artillery"].map((id) =>
      infantry.filter((one) => stage.zoneOf(one) === stage.zoneOf(id)),
    );
    expect(beside.map((one) => one.length)).toEqual([1, 1]);
    expect(beside[0]).not.toEqual(beside[1]);
    // guns may stand beside the fourth brigade as well, the one zone with room for them
    const [home, other] = ["lee-artillery", "taliaferro"].map((id) => stage.zoneOf(id) as string);
    const open = stage.offered("place").filter(({ unit }) => unit === "lee-artillery");
    expect(open.map(({ zone }) => zone)).toEqual([other]);
    stage.act(...open);
    expect(stage.whyNot({ type: "ready" })).toBeUndefined();
    // but not in a zone that the division holds with guns of its own alone
    const guns = stage.zoneOf("taliaferro-artillery") as string;
    const brigade = infantry.find((one) => stage.zoneOf(one) === guns) as string;
    stage.act({ type: "place", unit: "lee-artillery", zone: home });
    stage.act({ type: "place", unit: brigade, zone: other }, { type: "place", unit: "lee-artillery", zone: guns });
    expect(stage.whyNot({ type: "ready" })).toEqual({ rule: "SB62-RU108", reason: "ready-beside" });
    stage.act({ type: "place", unit: "lee-artillery", zone: home });
    expect(stage.whyNot({ type: "ready" })).toBeUndefined();
  });

  it("RU-90: faces as the owner likes, both brigades of a stack alike (SB62-9.6-c)", () => {
    const stage = setUp("august-30", "union");
    stage.act({ type: "place", unit: "gibbon", zone: "136" }, { type: "place", unit: "patrick", zone: "136" });
    stage.act({ type: "face", unit: "patrick", zone: "150" });
    expect([stage.facingOf("gibbon"), stage.facingOf("patrick")]).toEqual(["150", "150"]);
    expect(stage.whyNot({ type: "face", unit: "patrick", zone: "1" })?.reason).toBe("face-border");
  });

  it("posts a commander with any zone of his group (RU-90), and refuses what is not his", () => {
    const stage = setUp("august-30", "union");
    stage.act({ type: "post", commander: "porter", zone: "87" });
    expect(stage.whyNot({ type: "post", commander: "porter", zone: "1" })?.reason).toBe("place-group");
    expect(stage.whyNot({ type: "post", commander: "lee", zone: "56" })?.reason).toBe("place-other-side");
    expect(stage.whyNot({ type: "place", unit: "hood", zone: "58" })?.reason).toBe("place-other-side");
    expect(stage.whyNot({ type: "place", unit: "nobody", zone: "58" })?.reason).toBe("no-such-unit");
  });
});
