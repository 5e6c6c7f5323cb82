import { scriptedDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/second-bull-run-1862/actions.ts";
import {
  cohesionZones,
  commandOf,
  commandOfDivision,
  commandOfUnit,
  partingEnds,
  reachOf,
  ridesOf,
  zonesOfControl,
} from "../../../src/second-bull-run-1862/analysis/analysis.ts";
import { beginCommanders } from "../../../src/second-bull-run-1862/command/commanders.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting, framesOf } from "../support/acting.ts";
import { Stage } from "../support/stage.ts";

/** Plays actions on a copy. */
function after(stage: Stage, actions: readonly Action[]) {
  const { game, p } = stage;
  const copy = game.copy(p);
  for (const action of actions) {
    const decision = game.decision(copy);
    if (decision.over) throw new Error("It is over.");
    game.act(copy, decision.sides[0] as string, action, scriptedDice([]));
  }
  return game.decision(copy);
}

describe("the reach of a brigade", () => {
  const placements = (acted: boolean): readonly Placement[] => [
    { unit: "gibbon", zone: "122", coherent: true },
    { unit: "patrick", zone: "121", coherent: true, acted },
    { unit: "doubleday", zone: "123", acted },
    { unit: "pender", zone: "180" },
  ];

  test("SB62-9.4-a SB62-9.4-d every zone it tells can be come to by the actions it tells, at that cost", () => {
    const stage = acting("gibbon", placements(false));
    const reach = reachOf(stage.game, stage.p);
    expect(reach.length).toBeGreaterThan(10);
    expect(reach.some(({ forced }) => forced)).toBe(true);
    for (const { zone, cost, forced, mayEnd, actions, path } of reach) {
      const decision = after(stage, actions);
      if (decision.over || decision.step !== "march") continue;
      expect(decision.about).toMatchObject({ unit: "gibbon", zone, forced });
      expect(cost).toBe(6 + (forced ? 2 : 0) - (decision.about["points"] as number));
      expect(decision.actions.some(({ type }) => type === "end")).toBe(mayEnd);
      expect(path.at(-1)).toBe(zone);
    }
  });

  test("SB62-9.1-c SB62-RU27 zones where its division would fall apart are told apart from those in reach", () => {
    const stage = acting("gibbon", placements(true));
    const reach = reachOf(stage.game, stage.p).filter(({ mayEnd }) => mayEnd);
    const parting = partingEnds(stage.game, stage.p);
    expect(parting.length).toBeGreaterThan(0);
    expect(reach.map(({ zone }) => zone).filter((zone) => parting.includes(zone))).toEqual([]);
    const near = new Set(cohesionZones(stage.game, stage.p, "gibbon").map(({ zone }) => zone));
    expect(parting.filter((zone) => near.has(zone))).toEqual([]);
    expect(partingEnds(stage.game, acting("gibbon", placements(true), { entering: true }).p)).toEqual([]);
    expect(partingEnds(stage.game, acting("milroy", [{ unit: "milroy", zone: "122" }]).p)).toEqual([]);
  });
});

describe("commanders", () => {
  const placements: readonly Placement[] = [
    { unit: "gibbon", zone: "122" },
    { unit: "patrick", zone: "121" },
    { unit: "milroy", zone: "122" },
  ];
  const stage = new Stage({
    placements,
    commanders: [{ id: "mcdowell", zone: "121" }],
    frames: (field, p) =>
      framesOf(field, p, (play) => beginCommanders(play, 0, field.commanderIndex.get("mcdowell") as number)),
  });

  test("SB62-6.3-e SB62-6.3-f they ride as the rules allow, for 8 MP at most", () => {
    const rides = ridesOf(stage.game, stage.p, "mcdowell");
    expect(rides.length).toBeGreaterThan(10);
    expect(Math.max(...rides.map(({ cost }) => cost))).toBe(8);
    expect(ridesOf(stage.game, stage.p, "porter")).toEqual([]);
    for (const { zone, actions } of rides) {
      const decision = after(stage, actions);
      if (!decision.over && decision.step === "ride") expect(decision.about).toMatchObject({ zone });
    }
  });

  test("SB62-9.1-a SB62-9.2-a SB62-RU29 whom they reach, and how far it is", () => {
    const costs = commandOf(stage.game, stage.p, "mcdowell");
    expect(costs.find(({ zone }) => zone === "121")).toEqual({ zone: "121", cost: 0, within: true });
    expect(costs.some(({ within }) => !within)).toBe(true);
    expect(commandOf(stage.game, stage.p, "pope")).toEqual([]);
    expect(commandOf(stage.game, stage.p, "grant")).toEqual([]);
    expect(commandOfDivision(stage.game, stage.p, "hatch")).toMatchObject({
      within: true,
      from: "121",
      to: "121",
      distance: 0,
    });
    expect(commandOfDivision(stage.game, stage.p, "ricketts")).toBeUndefined();
    expect(commandOfDivision(stage.game, stage.p, "nobody")).toBeUndefined();
    expect(commandOfUnit(stage.game, stage.p, "mcdowell", "milroy")).toMatchObject({ within: true, to: "122" });
    expect(commandOfUnit(stage.game, stage.p, "mcdowell", "bayard")).toBeUndefined();
  });

  test("SB62-9.2-b a division far off has no distance, one alone has no cohesion", () => {
    const far = new Stage({
      placements: [
        { unit: "gibbon", zone: "1" },
        { unit: "patrick", zone: "2" },
      ],
      commanders: [{ id: "mcdowell", zone: "205" }],
      frames: () => [],
    });
    const { commander, within, distance } = commandOfDivision(far.game, far.p, "hatch") ?? {};
    expect([commander, within, distance]).toEqual(["mcdowell", false, undefined]);
    expect(cohesionZones(far.game, far.p, "milroy")).toEqual([]);
    expect(cohesionZones(far.game, far.p, "grant")).toEqual([]);
  });
});

test("SB62-9.3-a zones of control", () => {
  const stage = acting("gibbon", [
    { unit: "gibbon", zone: "122" },
    { unit: "pender", zone: "180" },
  ]);
  expect(zonesOfControl(stage.game, stage.p, "confederate").length).toBeGreaterThan(2);
});
