import { describe, expect, it } from "vitest";
import { NONE } from "../../../src/second-bull-run-1862/field.ts";
import { ELIMINATED } from "../../../src/second-bull-run-1862/position.ts";
import { lossesOf, scoreOf, winnerOf } from "../../../src/second-bull-run-1862/scenarios/victory.ts";
import type { ScenarioId } from "../../../src/second-bull-run-1862/vocabulary.ts";
import { Stage, type Setting } from "../support/stage.ts";

interface Standing extends Partial<Setting> {
  /** Losses that each side has suffered. */
  readonly union?: number;
  readonly confederate?: number;
  /** Objectives that have changed hands. */
  readonly taken?: readonly string[];
  readonly jones?: boolean;
}

/** A position of which only losses and objectives matter. */
function standing(scenario: ScenarioId, { union = 0, confederate = 0, taken = [], jones, ...more }: Standing): Stage {
  return new Stage({
    scenario,
    placements: [
      { unit: "gibbon", zone: "109" },
      { unit: "archer", zone: "155" },
    ],
    ...more,
    frames: (field, p) => {
      p.losses = p.losses.with(field.unitIndex.get("gibbon") as number, union);
      p.losses = p.losses.with(field.unitIndex.get("archer") as number, confederate);
      for (const id of taken) {
        const slot = field.objectiveSlot[field.graph.known(id)] as number;
        p.control[slot] = 1 - (p.control[slot] as number);
      }
      if (jones === true) p.jones = 6;
      return [];
    },
  });
}

describe("SB62-3: victory", () => {
  it("SB62-3-a, SB62-3-b, SB62-2-c, RU-95: at the start each objective is the other side's, nobody scores", () => {
    const { field, p } = standing("august-29", {});
    expect(scoreOf(field, p)).toMatchObject({ union: { points: 0 }, confederate: { points: 0 } });
    expect(field.objectives.map((zone) => field.graph.ids[zone])).toEqual([
      "77",
      "84",
      "89",
      "95",
      "108",
      "115",
      "143",
      "184",
    ]);
    expect(winnerOf(field, p)).toBe(NONE);
  });

  it.each([
    ["august-29", 12, 8, 1],
    ["august-29", 13, 8, 3],
    ["august-29", 8, 8, 0],
    ["august-30", 12, 8, 2],
    ["both-days", 13, 8, 5],
    ["august-30", 1, 0, 5],
  ] as const)(
    "V-84, RU-93, SB62-11.2.1-l, SB62-11.2.2-k, T13: on %s %i losses inflicted against %i are worth %i",
    (scenario, inflicted, suffered, points) => {
      const { field, p } = standing(scenario, { union: inflicted, confederate: suffered });
      expect(scoreOf(field, p).confederate.forLosses).toBe(points);
    },
  );

  it("V-85, SB62-11.2.2-l, SB62-11.2.2-m, RU-96: 5 for losses and an objective are 8: a win", () => {
    const { field, p } = standing("august-30", { union: 5, taken: ["77"] });
    expect(scoreOf(field, p).confederate).toMatchObject({ points: 8, forObjectives: 3, objectives: ["77"] });
    expect(winnerOf(field, p)).toBe(1);
  });

  it("V-86, SB62-11.2.1-j, SB62-11.2.1-m, SB62-11.2.1-n: Jones's division costs 2: 9 to 2 is no victory", () => {
    const { field, p } = standing("august-29", { union: 4, taken: ["77", "84"], jones: true });
    const { union, confederate } = scoreOf(field, p);
    expect([union.points, union.forOption, confederate.points]).toEqual([2, 2, 9]);
    expect(winnerOf(field, p)).toBe(NONE);
  });

  it("SB62-S3: points given by even chances count towards the lead, and are told only where they are given", () => {
    const { field, p } = standing("august-30", { union: 5, taken: ["77"] });
    const given = scoreOf({ ...field, granted: [1, 0] }, p);
    expect(given).toMatchObject({ union: { points: 1, granted: 1 }, confederate: { points: 8 } });
    expect(given.confederate).not.toHaveProperty("granted");
    expect([winnerOf(field, p), winnerOf({ ...field, granted: [1, 0] }, p)]).toEqual([1, NONE]);
  });

  it("RU-95: one scores one's own objectives only", () => {
    const { field, p } = standing("august-29", { taken: ["95"] });
    expect(scoreOf(field, p)).toMatchObject({ union: { points: 3 }, confederate: { points: 0 } });
  });
});

describe("RU-94: what counts as a loss", () => {
  const baylor = { unit: "baylor", zone: "155", losses: 3, lossesBefore: 1 } as const;

  it("V-87: not what a brigade had before", () => {
    const placements = [baylor];
    const { field, p } = new Stage({ placements, frames: () => [] });
    expect(lossesOf(field, p, 1)).toBe(2);
    const counting = new Stage({ placements, options: { setupLosses: "count" }, frames: () => [] });
    expect(lossesOf(counting.field, counting.p, 1)).toBe(3);
  });

  it("the whole printed potential of a brigade that is gone; of artillery 2", () => {
    const stage = new Stage({
      placements: [],
      frames: (field, p) => {
        for (const id of ["archer", "hill-artillery"])
          p.state = p.state.with(field.unitIndex.get(id) as number, ELIMINATED);
        return [];
      },
    });
    expect(lossesOf(stage.field, stage.p, 1)).toBe(5 + 2);
  });
});

describe("SB62-3-c, RU-49: control", () => {
  it("V-90: the Stone House is the Confederates' once one of their brigades has crossed it", () => {
    const stage = new Stage({
      placements: [{ unit: "archer", zone: "107" }],
      active: "confederate",
      frames: (field) => [
        {
          step: "march",
          unit: field.unitIndex.get("archer") as number,
          points: 6,
          allowance: 6,
          forced: 0,
          steps: 0,
          stopped: 0,
          begun: 0,
          engaged: [],
          entering: 0,
        },
      ],
    });
    stage.act({ type: "step", unit: "archer", zone: "108" }, { type: "step", unit: "archer", zone: "109" });
    expect(stage.told("control")).toMatchObject([{ zone: "108", side: "confederate" }]);
  });
});
