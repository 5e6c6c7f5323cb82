import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { texts as english } from "../../../src/bull-run-1861/text/en.ts";
import { type Setting, Table, half } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

const BOTH: Placement[] = [
  { unit: "keyes", zone: "b2" },
  { unit: "bee", zone: "f4" },
];
function turn(number: number, dice: readonly number[] = [], more: Partial<Setting> = {}): Table {
  return new Table({ at: { stage: "turn", turn: number }, units: QUIET, placements: BOTH, ...more }, dice);
}
/** Plays on until the step asks in that turn. */
function until(g: Table, reached: () => boolean): Table {
  while (!reached()) g.idle();
  return g;
}

describe("the turn", () => {
  test("BR61-5-a BR61-1-d BR61-9-f initiative, Movement phases, continuation, administration, and the next turn", () => {
    const next = turn(2, [6, 1, 1, 1, 1, 1, 1, 1, 6]);
    until(next, () => next.view.turn === 3);
    const stages = next.events.flatMap((event) => {
      if (event.type === "turn-began") return [`turn ${event.turn}`];
      if (event.type === "stage-began") return [event.stage];
      return event.type === "half-began" ? [`${event.phase} ${event.side}`] : [];
    });
    expect(stages).toEqual([
      "turn 2",
      "initiative",
      "1 north",
      "1 south",
      "2 north",
      "2 south",
      "3 north",
      "3 south",
      "continuation",
      "administrative",
      "turn 3",
      "initiative",
    ]);
  });

  test("BR61-1-e BR61-Tb14 BR61-1-d the turns begin at 8:00 and are 75 minutes apart", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((number) => english.time(number))).toEqual(
      ["8:00", "9:15", "10:30", "11:45", "13:00", "14:15", "15:30", "16:45"].map((time) =>
        expect.stringContaining(time),
      ),
    );
  });

  test("BR61-1-f BR61-Tb14 there are seven turns", () => {
    const g = turn(7, [6, 1]);
    g.to("over");
    expect(g.view).toMatchObject({ turn: 7, lastTurn: 7, stage: "over" });
    const early = turn(6, [6, 1]);
    until(early, () => early.view.turn === 7);
    expect(early.all("game-over")).toEqual([]);
  });

  test("BR61-5-b BR61-7-a BR61-7-b BR61-7-i BR61-7-j in each Movement phase P1 plays his half, then P2 his", () => {
    const g = turn(2, [1, 6]).to("activation");
    expect(g.view).toMatchObject({ first: "south", active: "south", phase: 1, stage: "movement" });
    until(g, () => g.side === "north");
    expect(g.view).toMatchObject({ active: "north", phase: 1 });
    until(g, () => g.view.phase === 2);
    expect(g.view).toMatchObject({ active: "south", phase: 2 });
  });

  test("BR61-7-h BR61-7-k in a half: the brigades, then the HQs, then the combats", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4" },
      { unit: "bartow", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: half("north"), units: QUIET, placements }, [2, 3]);
    const steps = [g.step];
    g.activate("keyes").attack("keyes", "e4");
    steps.push(g.step);
    g.act({ type: "stay" });
    steps.push(g.step);
    expect(steps).toEqual(["activation", "headquarters", "combat"]);
  });

  test("BR61-R107 every choice is one side's alone, in the open", () => {
    const g = turn(2, [6, 1]);
    for (let answers = 0; answers < 30; answers++) {
      expect(g.decision.sides).toHaveLength(1);
      const views = ["north", "south", "spectator"].map((seat) => g.game.view(g.position, seat));
      expect(views[0]).toEqual(views[1]);
      expect(views[0]).toEqual(views[2]);
      const other = g.side === "north" ? "south" : "north";
      const [action] = g.decision.actions;
      expect(g.game.whyNot(g.position, other, action as never)?.rule).toMatch(/^BR61-/);
      g.idle();
    }
  });
});

describe("the continuation", () => {
  const thirdOf = (number: number): Setting["at"] => ({
    stage: "movement",
    turn: number,
    phase: 3,
    first: "north",
    side: "south",
    activations: 1,
  });
  /** Which of the phases 4 and 5 are played, for these dice. */
  function played(number: number, offensive: boolean, die: number, next = 6): string {
    const more: Partial<Setting> = offensive ? { offensive: { north: number } } : {};
    const g = new Table({ at: thirdOf(number), units: QUIET, placements: BOTH, ...more }, [die, 1, 1, next]);
    until(g, () => g.step === "over" || g.view.turn !== number || g.view.phase === 5);
    return g
      .all("continuation")
      .map((event) => `${event.phase} ${event.played ? "yes" : "no"}`)
      .join(", ");
  }

  test("BR61-8-a BR61-8-b BR61-8-c BR61-X04 BR61-X05 BR61-Tb3 turns 2 to 5: a fourth on 1 to 4, a fifth on 1 or 2", () => {
    for (const number of [2, 5]) {
      for (const die of [1, 2, 3, 4]) {
        for (const next of [1, 2, 3, 4, 5, 6])
          expect(played(number, false, die, next)).toBe(`4 yes, 5 ${next <= 2 ? "yes" : "no"}`);
      }
      for (const die of [5, 6]) expect(played(number, false, die)).toBe("4 no");
    }
  });

  test("BR61-8-d BR61-R29 BR61-Tb3 V68 a Major Offensive of either side takes 1 from the die", () => {
    for (const [die, next, told] of [
      [5, 3, "4 yes, 5 yes"],
      [5, 4, "4 yes, 5 no"],
      [1, 1, "4 yes, 5 yes"],
    ] as const)
      expect(played(3, true, die, next)).toBe(told);
    expect(played(3, true, 6)).toBe("4 no");
    expect([played(3, false, 4, 6), played(3, false, 5)]).toEqual(["4 yes, 5 no", "4 no"]);
    const at = { stage: "movement", turn: 3, phase: 3, first: "north", side: "south", activations: 1 } as const;
    const south = new Table({ at, units: QUIET, placements: BOTH, offensive: { south: 3 } });
    south.to("activation").idle().to("headquarters").dice(5).idle();
    expect(south.last("continuation")).toMatchObject({
      played: true,
      roll: { die: 5, total: 4, modifiers: [{ value: -1, rule: "BR61-8-d" }] },
    });
  });

  test("BR61-8-e BR61-R32 BR61-Tb3 V69 in the first turn and in the last two 2 is added", () => {
    for (const number of [1, 6, 7]) {
      expect(played(number, false, 2, 1)).toBe("4 yes, 5 no");
      for (const die of [3, 4, 5, 6]) expect(played(number, false, die)).toBe("4 no");
    }
    const eighth = { stage: "movement", turn: 8, phase: 3, first: "north", side: "south", activations: 1 } as const;
    const options = { extraTurn: "on" } as const;
    const g = new Table({ at: eighth, units: QUIET, placements: BOTH, lastTurn: 8, options });
    g.to("activation").idle().to("headquarters").dice(3).idle();
    expect(g.last("continuation")).toMatchObject({
      played: false,
      roll: { total: 5, modifiers: [{ value: 2, rule: "BR61-8-e" }] },
    });
  });

  test("BR61-8-f BR61-Tb3 V70 both add up: in turns 6 and 7 of a Major Offensive a fourth on 1 to 3, a fifth on 1", () => {
    for (const number of [6, 7]) {
      expect([played(number, true, 3, 1), played(number, true, 3, 2)]).toEqual(["4 yes, 5 yes", "4 yes, 5 no"]);
      expect(played(number, true, 4)).toBe("4 no");
    }
  });

  test("BR61-8-c BR61-7-a after a fifth no die falls: the turn ends", () => {
    const at = { stage: "movement", turn: 3, phase: 5, first: "north", side: "south", activations: 1 } as const;
    const g = new Table({ at, units: QUIET, placements: BOTH });
    until(g, () => g.view.turn === 4);
    expect(g.all("continuation")).toEqual([]);
    expect(g.rolled).toEqual([]);
  });

  test("BR61-R33 the program rolls once, nobody decides", () => {
    const at = { stage: "movement", turn: 3, phase: 3, first: "north", side: "south", activations: 1 } as const;
    const g = new Table({ at, units: QUIET, placements: BOTH })
      .to("activation")
      .idle()
      .to("headquarters")
      .dice(6)
      .idle();
    until(g, () => g.view.turn === 4);
    expect(g.rolled).toEqual(["continuation"]);
  });
});
