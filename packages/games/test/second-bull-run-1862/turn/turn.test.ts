import { describe, expect, it } from "vitest";
import type { Frame } from "../../../src/second-bull-run-1862/frames.ts";
import { ELIMINATED, WAITING } from "../../../src/second-bull-run-1862/position.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { ADMINISTRATION } from "../../../src/second-bull-run-1862/turn/turn.ts";
import { Stage, type Setting } from "../support/stage.ts";

const TURN: () => readonly Frame[] = () => [{ step: "turn", at: 0 }];
/** Nobody waits to come, nor can be called for: all that is not placed is gone. */
function alone(frames: Setting["frames"]): Setting["frames"] {
  return (field, p) => {
    for (let unit = 0; unit < field.roster; unit++)
      if (p.state[unit] === WAITING) p.state = p.state.with(unit, ELIMINATED);
    for (const commander of field.commanders.keys())
      if (p.commanderState[commander] === WAITING) p.commanderState[commander] = ELIMINATED;
    p.jones = 1;
    return frames(field, p);
  };
}

const FAR: readonly Placement[] = [
  { unit: "meade", zone: "109" },
  { unit: "archer", zone: "155" },
];

/** A turn that is about to begin; `turn` is the one before. */
function turn(setting: Partial<Setting>, dice: readonly number[]): Stage {
  return new Stage({ placements: FAR, frames: TURN, ...setting }, dice);
}

/** The administrative phase of a turn, nobody having a choice before it. */
function administration(setting: Partial<Setting>, dice: readonly number[]): Stage {
  return new Stage({ placements: FAR, frames: () => [{ step: "turn", at: ADMINISTRATION }], ...setting }, dice);
}

describe("SB62-5: initiative", () => {
  it("SB62-5-a, DR-01: the higher is Player 1", () => {
    const stage = turn({ day: 2, turn: 3 }, [2, 5, 6]);
    expect(stage.told("initiative")[0]).toMatchObject({ rule: "SB62-5-a", first: "confederate" });
    expect(stage.told("segment-began")[0]?.side).toBe("confederate");
  });

  it.each([
    [[3, 4], "union"],
    [[3, 5], "confederate"],
  ] as const)("V-79, SB62-11.2.1-g, RU-08: on August 29 the Union adds 1 and has ties: %j gives %s", (dice, first) => {
    const stage = turn({ scenario: "august-29", day: 1, turn: 2 }, [...dice, 6]);
    expect(stage.told("initiative")[0]?.first).toBe(first);
  });

  it("V-80, SB62-11.2.2-f: on August 30 the Union has turns 2 and 3 without a roll", () => {
    for (const before of [1, 2])
      expect(turn({ day: 2, turn: before }, [6]).told("initiative")[0]).toMatchObject({ rolls: [], first: "union" });
  });

  it("V-80, SB62-11.2.2-g: later ties are the Union's, until the counter-attack", () => {
    expect(turn({ day: 2, turn: 5 }, [4, 4, 6]).told("initiative")[0]).toMatchObject({
      rule: "SB62-5-b",
      first: "union",
    });
  });
});

describe("SB62-11.2.2-h, D-20: the counter-attack", () => {
  function declared(onTurn: number, dice: readonly number[]): Stage {
    return administration({ day: 2, turn: onTurn, frames: alone(() => [{ step: "turn", at: ADMINISTRATION }]) }, dice);
  }

  it("RU-91, SB62-11.2.2-i, SB62-11.2.2-j: declared on turn 3, it gives turns 4 and 5, and ties after them", () => {
    // nobody has a corps commander: of each turn only continuation and, on turn 6, initiative is rolled
    const stage = declared(3, [6, 6, 3, 3, ...Array.from({ length: 13 }, () => 6)]);
    expect(stage.decision.step).toBe("counter-attack");
    stage.act({ type: "launch" });
    expect(stage.over).toBe(true);
    const firsts = stage.told("initiative").map(({ rule, first }) => [rule, first]);
    expect(firsts.slice(0, 2)).toEqual([
      ["SB62-11.2.2-i", "confederate"],
      ["SB62-11.2.2-i", "confederate"],
    ]);
    expect(firsts[2]).toEqual(["SB62-5-b", "confederate"]);
  });

  it("SB62-11.2.2-h: not on turn 2, once in the game", () => {
    const early = declared(2, [6]);
    expect(early.told("turn-began").map((one) => one.turn)).toEqual([3]);
    expect(early.decision.step).toBe("counter-attack");
    early.throws(...Array.from({ length: 30 }, () => 6)).act({ type: "launch" });
    expect(early.over).toBe(true);
  });

  it("V-77: on its turns the Confederate adds 1 to his activation", () => {
    const stage = administration(
      {
        day: 2,
        turn: 3,
        commanders: [{ id: "jackson", zone: "155" }],
        frames: alone(() => [{ step: "turn", at: ADMINISTRATION }]),
      },
      [5],
    );
    stage.act({ type: "launch" });
    // RU-31 has made him ready; the lower value would be 0
    stage.p.activated.fill(1);
    stage.act({ type: "designate", commander: "jackson" });
    expect(stage.told("designated")[0]).toMatchObject({ roll: { total: 6 }, divisions: 3 });
  });
});

describe("SB62-11.2.1: the rules of August 29", () => {
  it("SB62-11.2.1-f, RU-09: turn 1 is the Union's entry and nothing else", () => {
    const stage = turn({ scenario: "august-29", day: 1, turn: 0 }, [6, 6, 6, 6]);
    expect(stage.told("initiative")).toHaveLength(0);
    expect(stage.decision).toMatchObject({ step: "reinforcements", sides: ["union"] });
    // RU-10: the divisions are tested, the commanders come
    expect(stage.told("reinforcement-tested").map((one) => one.formation)).toEqual([
      "schurz",
      "schenck",
      "milroy",
      "reynolds",
    ]);
    expect(stage.offered("bring").map((one) => one.commander)).toEqual(expect.arrayContaining(["sigel", "mcdowell"]));
  });

  it("V-75, SB62-11.2.1-h, RU-15: without his army commander a player has -1; a result of 0 turns the commander over", () => {
    const stage = turn(
      { scenario: "august-29", day: 1, turn: 2, commanders: [{ id: "sigel", zone: "109" }] },
      [6, 1, 1],
    );
    stage.act({ type: "designate", commander: "sigel" });
    expect(stage.told("designated")[0]).toMatchObject({ divisions: 0, roll: { total: 0 } });
    expect(stage.p.activated[stage.field.commanderIndex.get("sigel") as number]).toBe(1);
    expect(stage.decision.step).toBe("commanders");
  });

  it("V-78, SB62-11.2.1-k, DR-02, T11: the Union adds 1, the Confederate takes 1; up to 4 is Manoeuvre, -1 on activation", () => {
    const setting: Partial<Setting> = {
      scenario: "august-29",
      options: { tacticalOption: "on" },
      day: 1,
      turn: 6,
      commanders: [
        { id: "pope", zone: "109" },
        { id: "lee", zone: "155" },
      ],
    };
    const tactics = (...dice: readonly number[]): readonly (string | undefined)[] =>
      turn(setting, [6, 1, ...dice, 6])
        .told("tactic")
        .map((one) => one.tactic);
    expect(tactics(4, 6)).toEqual(["assault", "assault"]);
    expect(tactics(3, 5)).toEqual(["manoeuvre", "manoeuvre"]);
    const stage = turn(
      {
        ...setting,
        commanders: [
          { id: "pope", zone: "109" },
          { id: "mcdowell", zone: "109" },
        ],
      },
      [6, 1, 3, 3, 6],
    );
    stage.act({ type: "designate", commander: "mcdowell" });
    expect(stage.told("designated")[0]?.roll).toMatchObject({ die: 3, total: 2 });
  });

  it("RU-92, SB62-11.2.1-k: nothing is rolled without the option, nor before the army commander has come", () => {
    const without = turn(
      { scenario: "august-29", day: 1, turn: 6, commanders: [{ id: "pope", zone: "109" }] },
      [6, 1, 6, 6],
    );
    expect(without.told("tactic")).toHaveLength(0);
    const before = turn({ scenario: "august-29", options: { tacticalOption: "on" }, day: 1, turn: 2 }, [6, 1, 6]);
    expect(before.told("tactic")).toHaveLength(0);
  });

  it("V-76, SB62-11.2.3-c, RU-89: turn 11 begins with phase 2, with -1 on activation", () => {
    const stage = turn(
      {
        scenario: "both-days",
        day: 1,
        turn: 10,
        commanders: [
          { id: "mcdowell", zone: "109" },
          { id: "pope", zone: "109" },
        ],
      },
      [6, 1, 3],
    );
    expect(stage.told("segment-began")[0]?.phase).toBe(2);
    stage.act({ type: "designate", commander: "mcdowell" });
    expect(stage.told("designated")[0]).toMatchObject({ roll: { total: 2 }, divisions: 1 });
  });
});

describe("SB62-7: continuation", () => {
  it.each([
    [[5], [false], 3],
    [[4, 3], [true, false], 4],
    [[1, 2], [true, true], 5],
  ] as const)("V-81, SB62-7-a, SB62-7-b, DR-06, DR-07, T9: dice %j after phases 3 and 4", (dice, played, phases) => {
    // SB62-6.1-a, SB62-6.1-n, RU-11: both act in each phase, Player 1 first; RU-12: he rolls once for both
    const stage = turn({ day: 2, turn: 1, frames: alone(TURN) }, [...dice, 6]);
    expect(
      stage
        .told("continuation")
        .slice(0, played.length)
        .map((one) => one.played),
    ).toEqual(played);
    expect(stage.told("continuation")[0]?.roll.side).toBe("union");
    const segments = stage
      .told("segment-began")
      .slice(0, 2 * phases)
      .map(({ phase, side }) => [phase, side]);
    expect(segments).toEqual(
      Array.from({ length: phases }, (_, at) => [
        [at + 1, "union"],
        [at + 1, "confederate"],
      ]).flat(),
    );
    // SB62-8-F, SB62-8-G: then the next turn begins, with phase 1
    expect(stage.told("segment-began")[2 * phases]?.phase).toBe(1);
  });
});

describe("SB62-8: the administrative phase", () => {
  it("V-83, SB62-8-B: F2 out of contact becomes F1; F1 in contact stays", () => {
    const stage = administration(
      {
        placements: [
          { unit: "meade", zone: "109", fatigue: 2 },
          { unit: "archer", zone: "115", fatigue: 1 },
          { unit: "pender", zone: "155", fatigue: 1 },
          { unit: "gibbon", zone: "98", facing: "115" },
        ],
      },
      [],
    );
    const fatigue = (id: string): number | undefined => stage.p.fatigue[stage.unit(id)];
    expect([fatigue("meade"), fatigue("archer"), fatigue("pender")]).toEqual([1, 1, 0]);
  });

  it("V-82, EX-1h, SB62-8-C: Pope is ready, then McDowell within 8 MP of him; Sigel beyond stays activated", () => {
    const stage = administration(
      {
        commanders: [
          { id: "pope", zone: "109", activated: true },
          { id: "mcdowell", zone: "165", activated: true },
          { id: "sigel", zone: "186", activated: true },
        ],
      },
      [],
    );
    const activated = (id: string): number | undefined =>
      stage.p.activated[stage.field.commanderIndex.get(id) as number];
    expect([activated("pope"), activated("mcdowell"), activated("sigel")]).toEqual([0, 0, 1]);
  });

  it("RU-31, SB62-11.2.1-i: until the army commander has come all corps commanders count as in command", () => {
    const stage = administration(
      { scenario: "august-29", day: 1, turn: 2, commanders: [{ id: "sigel", zone: "186", activated: true }] },
      [6, 1, 6],
    );
    expect(stage.told("commanders-ready")[0]?.commanders).toEqual(["sigel"]);
  });

  it.each([
    [3, true, 0, 2],
    [4, false, 1, 2],
    [5, false, 1, 2],
    [6, false, 1, 1],
  ])("V-49, V-50, SB62-8-D, DR-08, T7, RU-78: a rout test of %i", (die, routed, fatigue, losses) => {
    const stage = administration({ placements: [{ unit: "meade", zone: "109", routed: true, losses: 2 }] }, [die]);
    // SB62-8-A first: three zones on
    while (stage.decision.step === "withdrawal") stage.act(stage.decision.actions[0] as never);
    const unit = stage.unit("meade");
    expect(stage.told("retreated")).toHaveLength(3);
    expect([(stage.p.marks[unit] as number) & 8, stage.p.fatigue[unit], stage.p.losses[unit]]).toEqual([
      routed ? 8 : 0,
      fatigue,
      losses,
    ]);
  });

  it("SB62-8-A, RU-13, RU-77: Player 1's routed brigades flee first, in the order their owner likes", () => {
    const stage = administration(
      {
        first: "confederate",
        placements: [
          { unit: "meade", zone: "109", routed: true },
          { unit: "seymour", zone: "110", routed: true },
          { unit: "archer", zone: "156", routed: true },
        ],
      },
      [1, 1, 1],
    );
    const order: string[] = [];
    while (!stage.over && ["withdrawal", "flights"].includes(stage.decision.step)) {
      if (stage.decision.step === "flights") expect(stage.decision.sides).toEqual(["union"]);
      const choice = stage.decision.actions.at(-1) as never;
      stage.act(choice);
    }
    for (const { unit } of stage.told("retreated")) if (!order.includes(unit)) order.push(unit);
    expect(order).toEqual(["archer", "seymour", "meade"]);
  });
});
