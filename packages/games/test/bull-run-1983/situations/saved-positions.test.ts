import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { type Position, type Situation, bullRun1983 } from "../../../src/bull-run-1983/index.ts";
import { placed } from "../../support/faults.ts";
import { SOUND, expectFault, faultsOf } from "../support/faults.ts";
import { drawnGame, playRandomly } from "../support/random-game.ts";
import { Table, at, movement } from "../support/table.ts";

describe("hexes of a saved position", () => {
  const exact = (...steps: unknown[]) => ({
    at: {
      stage: "exact",
      turn: 3,
      side: "union",
      phase: "movement",
      steps: [
        { step: "game", at: 1 },
        { step: "player-turn", side: 0, at: 5 },
        { step: "movement", side: 0 },
        ...steps,
      ],
    },
  });
  /** 14 points. */
  const crowd = placed(...at({ GG7: "us-69nym us-79nym us-13ny us-2wis us-2me us-1conn" }));

  test("BR83-5.4-a: no more than twelve points, but where somebody on the march passes over others", () => {
    expectFault({ ...exact(), ...crowd }, "placements", /14 defence points are in GG7/, "BR83-5.4-a");
    const marching = bullRun1983.open(SOUND).field.index.get("us-2me");
    const passing = { step: "march", side: 0, pieces: [marching], points: [6], steps: 1, stopped: 0 };
    expect(faultsOf({ ...SOUND, ...exact(passing), ...crowd })).toEqual([]);
  });

  test("BR83-5.82-b: units of one side", () => {
    const both = placed(...at({ GG7: "us-2me cs-4sc" }));
    expectFault({ ...exact(), ...both }, "placements", /units of both sides are in GG7/, "BR83-5.82-b");
  });
});

describe("saved positions", () => {
  /** All that a position is, its tables included. */
  function whole(p: Position): unknown {
    return JSON.parse(JSON.stringify({ ...p, tables: [...p.tables] }));
  }

  test("a position that is described and opened is the same, at every step of the sequence of play", () => {
    const met = new Set<string>();
    for (const seed of [1, 2, 6]) {
      const game = drawnGame(seed);
      playRandomly(game, seed, ({ p, count }) => {
        const step = p.stack.at(-1)?.step ?? "";
        if (count % 200 !== 0 && met.has(`${step} ${seed}`)) return;
        met.add(step).add(`${step} ${seed}`);
        const described: unknown = JSON.parse(JSON.stringify(game.describe(p)));
        const again = bullRun1983.open(described);
        const q = again.start(fastDice(1));
        expect(whole(q), `${step} of seed ${seed}`).toEqual(whole(p));
        expect(again.decision(q)).toEqual(game.decision(p));
        expect(whole(game.decode(JSON.parse(JSON.stringify(game.encode(p)))))).toEqual(whole(p));
      });
    }
    for (const step of ["set-up", "movement", "march", "declaration", "retreat", "advance", "rally", "over"])
      expect([...met], step).toContain(step);
  });

  test("a description can begin anew elsewhere", () => {
    const game = bullRun1983.open(bullRun1983.situation("historical"));
    const described = game.describe(game.start(fastDice(deriveSeed(1, 1)))) as Situation;
    const table = new Table({ ...described, at: movement("confederate", 2) });
    expect(table.view("union")).toMatchObject({ turn: 2 });
    expect(table.hex("us-l-keyes")).toBe("GG7");
  });

  test("frames that no sequence of play has", () => {
    const exact = (...steps: unknown[]) => ({
      at: { stage: "exact", turn: 3, side: "union", phase: "movement", steps },
    });
    const game = { step: "game", at: 1 };
    const turn = { step: "player-turn", side: 0, at: 5 };
    expect(faultsOf({ ...SOUND, ...exact(game, turn, { step: "movement", side: 0 }) })).toEqual([]);
    expectFault(exact(), "at.steps", /must be a list of running steps/);
    expectFault(exact(game, { step: "tea" }), "at.steps[1]", /must name a step/);
    expectFault(exact(turn, { step: "movement", side: 0 }), "at.steps[0]", /comes first and nowhere else/);
    expectFault(exact(game, turn, { step: "movement", side: 2 }), "at.steps[2].side", /from 0 to 1/);
    expectFault(
      exact(game, turn, { step: "movement", side: 0, tea: 1 }),
      "at.steps[2].tea",
      /is not a field of movement; the fields are side/,
    );
    const battle = { kind: 0, targets: [1], adjacent: [2], guns: [999] };
    const battles = { step: "battles", side: 0, battles: [battle], at: 0 };
    expectFault(exact(game, turn, battles), "at.steps[2].battles[0].guns[0]", /whole number from 0/);
    expectFault(exact(game, turn, { ...battles, battles: 3 }), "at.steps[2].battles", /must be a list/);
    expectFault(
      exact(game, turn, { ...battles, battles: [3] }),
      "at.steps[2].battles[0]",
      /must be an object such as \{ "kind": …, "targets": …/,
    );
    expectFault(exact(game, { ...turn, at: 99 }), "at.steps[1]", /has no part 99; its last is 7/, "BR83-2.3-a");
    expectFault(exact({ ...game, at: 3 }, turn), "at.steps[0]", /has no part 3; its last is 2/, "BR83-2.1-a");
  });

  test("BR83-2.2-a, BR83-5.2-a, BR83-6.1-a, BR83-6.72-a, BR83-7.71-b: steps with pieces that could not be in them", () => {
    const { field } = bullRun1983.open(SOUND);
    const [me, conn, ohio, evans, sc] = ["us-2me", "us-1conn", "us-1ohio", "cs-l-evans", "cs-4sc"].map((id) =>
      field.index.get(id),
    );
    const placements = [
      ...at({ UU8: "us-l-keyes us-2me us-1conn", UU9: "us-1ohio" }),
      ...at({ S20: "cs-l-evans cs-4sc" }),
    ];
    const turn = { step: "player-turn", side: 0, at: 5 };
    const exact = (...steps: unknown[]) => ({
      placements,
      at: {
        stage: "exact",
        turn: 3,
        side: "union",
        phase: "movement",
        steps: [{ step: "game", at: 1 }, turn, ...steps],
      },
    });
    const march = { step: "march", side: 0, pieces: [me, conn], points: [24, 24], steps: 0, stopped: 0 };
    const losses = {
      step: "losses",
      side: 0,
      owed: 4,
      count: 0,
      paid: 0,
      lost: 0,
      units: [me],
      rates: [2],
      fallen: [],
    };
    const battle = { kind: 0, targets: [sc], adjacent: [me], guns: [] };
    const battles = (...list: unknown[]) => ({ step: "battles", side: 0, battles: list, at: 0 });
    expect(faultsOf({ ...SOUND, ...exact({ step: "movement", side: 0 }, march) })).toEqual([]);
    const wrong: readonly (readonly [unknown, RegExp, string])[] = [
      [{ ...march, pieces: [me, sc] }, /cannot hold cs-4sc/, "BR83-5.2-a"],
      [{ ...march, pieces: [me, ohio] }, /cannot hold us-1ohio/, "BR83-5.2-a"],
      [{ ...march, pieces: [me, me] }, /cannot hold us-2me/, "BR83-5.2-a"],
      [{ ...march, points: [24] }, /the points left of every piece/, "BR83-5.3-a"],
      [{ step: "movement", side: 1 }, /side whose turn it is not/, "BR83-2.2-a"],
      [{ step: "retreat", side: 0, pieces: [sc], against: [] }, /cannot hold cs-4sc/, "BR83-7.8-a"],
      [{ step: "following", side: 1, leaders: [sc], from: 0, to: 1 }, /cannot hold cs-4sc/, "BR83-12.4-a"],
      [{ step: "advance", side: 0, hexes: [], units: [evans] }, /cannot hold cs-l-evans/, "BR83-7.9-b"],
      [{ ...losses, rates: [] }, /the rate of every unit/, "BR83-7.71-b"],
      [{ ...losses, units: [evans] }, /cannot hold cs-l-evans/, "BR83-7.71-e"],
      [battles(battle), /units too far apart/, "BR83-6.72-a"],
      [battles({ ...battle, targets: [evans] }), /cannot hold cs-l-evans/, "BR83-6.1-a"],
      [battles({ ...battle, targets: [] }), /nobody could declare/, "BR83-6.71-a"],
      [battles({ ...battle, kind: 1, adjacent: [], guns: [me] }), /units too far apart/, "BR83-9.2-a"],
    ];
    for (const [step, problem, rule] of wrong) expectFault(exact(step), "at.steps[2]", problem, rule);
  });
});
