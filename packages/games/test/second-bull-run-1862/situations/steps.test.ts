import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import {
  type CommanderPlace,
  type Placement,
  type Situation,
  builtMap,
  secondBullRun1862,
} from "../../../src/second-bull-run-1862/index.ts";
import { commanders, expectFault, expectSound, faultsOf, SOUND } from "../support/faults.ts";

describe("set-ups of one's own", () => {
  const scenario = (): {
    readonly placements: readonly Placement[];
    readonly commanders: readonly CommanderPlace[];
  } => {
    const game = secondBullRun1862.open(secondBullRun1862.situation("august-29"));
    const dice = fastDice(1);
    const p = game.start(dice);
    game.act(p, "confederate", { type: "suggest" }, dice);
    const { placements = [], commanders: leaders = [] } = game.describe(p) as Situation;
    return { placements, commanders: leaders };
  };
  const suggested = scenario();
  const setUp = (change: (one: Placement) => Placement | undefined): Record<string, unknown> => ({
    scenario: "august-29",
    at: { stage: "set-up" },
    placements: suggested.placements.flatMap((one) => change(one) ?? []),
    commanders: suggested.commanders,
  });

  test("SB62-11.2-a who is placed by the file is placed: the first turn begins", () => {
    const game = secondBullRun1862.open({ ...SOUND, ...setUp((one) => one) });
    const decision = game.decision(game.start(fastDice(2)));
    expect(decision).toMatchObject({ step: "reinforcements", about: { side: "union" } });
  });

  test("SB62-11.2-a nobody is missing, nobody stands elsewhere, no zone of a group is left empty", () => {
    const move = (unit: string, zone: string) => setUp((one) => (one.unit === unit ? { unit, zone } : one));
    expectFault(
      setUp((one) => (one.unit === "trimble" ? undefined : one)),
      "placements",
      /trimble must be set up as well/,
      "SB62-11.2-a",
    );
    expectFault(move("robertson", "190"), "placements", /robertson must be in 175/, "SB62-11.2-a");
    const hill = ["archer", "branch", "field", "gregg", "pender", "thomas", "hill-artillery"];
    const stands = suggested.placements.find(({ unit }) => unit === "archer")?.zone as string;
    const other = suggested.placements.find(({ unit }) => unit === "branch")?.zone as string;
    expectFault(
      move("archer", other),
      "placements",
      new RegExp(`^${stands} must hold one of ${hill.join(", ")}$`),
      "SB62-11.2-a",
    );
    const stranger = setUp((one) => one);
    const more = {
      ...stranger,
      placements: [...(stranger["placements"] as Placement[]), { unit: "evans", zone: "57" }],
    };
    expectFault(more, "placements", /evans is not set up in scenario august-29/, "SB62-11.2-a");
    expectFault(
      { ...setUp((one) => one), commanders: [] },
      "placements",
      /jackson must be set up as well/,
      "SB62-11.2-a",
    );
  });

  test("RU-108 guns stand with infantry of Taliaferro's division", () => {
    const game = secondBullRun1862.open(secondBullRun1862.situation("august-30"));
    const dice = fastDice(1);
    const p = game.start(dice);
    for (const side of ["confederate", "union"])
      for (const type of ["suggest", "ready"] as const) game.act(p, side, { type }, dice);
    const told = game.describe(p) as Situation;
    const stood = told.placements?.map(({ unit, zone }) => ({ unit, zone }));
    const whole = { ...SOUND, at: { stage: "set-up" }, placements: stood, commanders: told.commanders };
    expect(faultsOf(whole)).toEqual([]);
    const beside = stood?.find(({ unit }) => unit === "taliaferro-artillery")?.zone as string;
    const lone = stood?.find(({ unit, zone }) => unit === "lee-artillery" && zone !== beside);
    const swapped = stood?.map((one) => {
      if (one.unit === lone?.unit) return { unit: one.unit, zone: beside };
      const mate = stood?.find(({ unit, zone }) => zone === beside && unit !== "taliaferro-artillery")?.unit;
      return one.unit === mate ? { unit: one.unit, zone: lone?.zone as string } : one;
    });
    const faults = faultsOf({ ...whole, placements: swapped });
    expect(faults).toEqual([
      ["placements", expect.stringMatching(/lee-artillery must be with infantry of Taliaferro’s/), "SB62-RU108"],
    ]);
  });

  test("SB62-11.2-a the map has the zones of the set-up", () => {
    const { data } = builtMap();
    const text = JSON.stringify(data).replaceAll('"155"', '"nameless"');
    const change = { scenario: "august-29", at: { stage: "set-up" }, placements: undefined, map: JSON.parse(text) };
    expectFault(change, "map", /has no zone 155, where scenario august-29 sets up/, "SB62-11.2-a");
  });
});

describe("the steps of a saved position", () => {
  const exact = { stage: "exact", day: 2, turn: 4, phase: 2, first: "union", active: "union" };
  const saved = (...sequence: unknown[]): Record<string, unknown> => ({
    at: exact,
    sequence,
    ...commanders({ id: "mcdowell", zone: "109" }),
  });
  const turn = { step: "turn", at: 2 };
  const segment = { step: "segment", side: 0, at: 2, commander: 5, slots: -1 };
  const divisions = { step: "divisions", side: 0, commander: 5, left: 1, of: 1, white: 0, taken: [] };
  const tests = { step: "tests", side: 0, units: [0], against: [0], results: [0], at: 1 };
  const coming = { step: "reinforcements", side: 0, left: [], letters: [], entered: [] };

  test("known ones, whole, of this map and these armies", () => {
    expectSound(saved(turn, segment, divisions));
    expectFault(saved(), "sequence", /must be a list of running steps/);
    expectFault({ at: exact }, "sequence", /must be a list/);
    expectFault(saved(turn, { step: "siesta" }), "sequence[1]", /must name a step: placement, turn/);
    expectFault(saved(turn, "segment"), "sequence[1]", /must name a step/);
    expectFault(saved(turn, { ...segment, mood: 1 }), "sequence[1].mood", /is not a field of segment/);
    expectFault(saved(turn, { ...segment, side: 2 }), "sequence[1].side", /from 0 to 1/);
    expectFault(saved(turn, segment, { ...divisions, taken: 3 }), "sequence[2].taken", /must be a list of divisions/);
    expectFault(saved(turn, segment, { ...divisions, taken: [40] }), "sequence[2].taken[0]", /from 0 to/);
    const groups = { step: "groups", side: 0, division: 0 };
    expectFault(saved(turn, { ...groups, groups: [3] }), "sequence[1].groups[0]", /must be a list of brigades/);
    expectFault(saved(turn, { ...groups, groups: 3 }), "sequence[1].groups", /must be a list of lists/);
    expectFault(saved(turn, { ...groups, groups: [[99]] }), "sequence[1].groups[0][0]", /from 0 to 81/);
    expectFault(saved(divisions), "sequence[0]", /the turn or the end of the game comes first/);
    expectFault(saved(turn, turn), "sequence[1]", /the turn or the end of the game comes first/);
    expectFault(saved({ step: "turn", at: 10 }), "sequence[0].at", /from 0 to 9/);
    expectFault(saved(turn, { ...segment, at: 5 }), "sequence[1].at", /from 0 to 4/);
    expectFault(saved(turn, { step: "night", at: 6 }), "sequence[1].at", /from 0 to 5/);
  });

  test("lists as long as what they tell of", () => {
    const faults = faultsOf({ ...SOUND, ...saved(turn, coming) });
    expect(faults).toEqual([
      ["sequence[1].letters", expect.stringMatching(/must have 19 numbers; this file has 0/), undefined],
      ["sequence[1].entered", expect.stringMatching(/must have 8 numbers; this file has 0/), undefined],
    ]);
    expectFault(saved(turn, segment, { ...tests, at: 2 }), "sequence[2].at", /from 0 to 1/);
    expectFault(saved(turn, { ...tests, results: [] }), "sequence[1].results", /must have 1 numbers/);
  });

  test("at rest: nothing that would roll at once, and who marches is on the map", () => {
    const { active: _, ...nobodys } = exact;
    const rolling = { at: { ...nobodys, phase: 3 }, sequence: [{ step: "turn", at: 3 }] };
    expectFault(rolling, "sequence", /cannot be played: A die \(continuation\)/);
    const march = { points: 6, allowance: 6, forced: 0, steps: 0, stopped: 0, begun: 0, engaged: [], entering: 0 };
    const absent = { step: "march", unit: 1, ...march };
    expectFault(saved(turn, segment, absent), "sequence[2]", /starke is to march but is not on the map/);
    const lost = /mcdowell is to lead or ride but is not on the map/;
    const gone = commanders();
    expectFault({ ...saved(turn, segment, divisions), ...gone }, "sequence[2]", lost);
    expectFault({ ...saved(turn, segment, { step: "ride", commander: 5, points: 3 }), ...gone }, "sequence[2]", lost);
    expectFault({ ...saved(turn, segment, { step: "commanders", side: 0, left: [5] }), ...gone }, "sequence[2]", lost);
  });

  test("SB62-5-a SB62-6.1-a with Player 1 once the turn has begun, and with the side whose part runs", () => {
    const { first: _first, ...nobody } = exact;
    const { active: _active, ...nobodys } = exact;
    const steps = { sequence: [turn, segment, divisions], ...commanders({ id: "mcdowell", zone: "109" }) };
    expectFault({ at: nobody, ...steps }, "at.first", /must say who is Player 1/, "SB62-5-a");
    expectFault({ at: nobodys, ...steps }, "at.active", /must be union, whose part is under way/, "SB62-6.1-a");
    expectFault(
      saved({ step: "turn", at: 9 }, { step: "counter-attack" }),
      "at.active",
      /no part of an action phase is under way; leave it out/,
      "SB62-6.1-a",
    );
    expectSound({ at: nobodys, sequence: [{ step: "turn", at: 9 }, { step: "counter-attack" }] });
  });
});
