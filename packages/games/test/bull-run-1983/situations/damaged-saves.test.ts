import { type Fault, Faulty, fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { OpenedBullRun1983, Position } from "../../../src/bull-run-1983/index.ts";
import { anyOf, type Pick } from "../../support/random-play.ts";
import { tries } from "../../support/thorough.ts";
import { drawnGame, playRandomly } from "../support/random-game.ts";

type Saved = Record<string, unknown>;

function faultsOf(game: OpenedBullRun1983, data: unknown): readonly Fault[] {
  try {
    game.decode(data);
  } catch (error) {
    if (error instanceof Faulty) return error.faults;
    throw error;
  }
  return [];
}

/** Saved positions of a random game, one of about so many, with dice for what is done to them. */
function saves(seed: number, every: number): (readonly [OpenedBullRun1983, Saved, Pick])[] {
  const game = drawnGame(seed);
  const all: (readonly [OpenedBullRun1983, Saved, Pick])[] = [];
  playRandomly(game, seed, ({ p, pick, count }) => {
    if (count % every === 0) all.push([game, JSON.parse(JSON.stringify(game.encode(p))) as Saved, pick]);
  });
  return all;
}

const STRANGE: readonly unknown[] = [-1, 0, 1, 7, 99, 5000, 2.5, "x", true, null, [], {}, [0], { step: "game" }];

/** One value in it, however deep, becomes a strange one, or is left out. */
function damage(data: Saved, pick: Pick): void {
  let part: Record<string, unknown> = data;
  for (;;) {
    const key = anyOf(Object.keys(part), pick);
    const inner = part[key];
    if (typeof inner === "object" && inner !== null && Object.keys(inner).length > 0 && pick(4) > 1) {
      part = inner as Record<string, unknown>;
      continue;
    }
    if (pick(5) === 1 && !Array.isArray(part)) delete part[key];
    else part[key] = anyOf(STRANGE, pick);
    return;
  }
}

/** Looks at a position from all sides, and plays on. */
function playOn(game: OpenedBullRun1983, p: Position, pick: Pick): void {
  for (let count = 0; count < 40; count++) {
    for (const seat of [...game.sides, "spectator"]) game.view(p, seat);
    const decision = game.decision(p);
    if (decision.over) return;
    game.act(p, decision.sides[0], anyOf(decision.actions, pick), fastDice(pick(1000)));
  }
}

describe("a damaged save", () => {
  test("what is no save, what lacks a field, and what has a field too many", () => {
    const [[game, saved]] = saves(1, 500) as [ReturnType<typeof saves>[number]];
    expect(faultsOf(game, saved)).toEqual([]);
    for (const none of [undefined, null, 7, "save", []]) expect(faultsOf(game, none)[0]?.field).toBe("(whole file)");
    for (const name of Object.keys(saved)) {
      const { [name]: _, ...lacking } = saved;
      expect(faultsOf(game, lacking).map(({ field }) => field)).toEqual([name]);
    }
    expect(faultsOf(game, { ...saved, weather: 1 })).toEqual([
      {
        field: "weather",
        problem: expect.stringMatching(/is not a field of a saved position; the fields are stack, /),
      },
    ]);
  });

  test("BR83-2.1-a BR83-5.52-c: says of each field what is wrong with it, and of a piece that is nowhere", () => {
    const [[game, saved]] = saves(3, 1500) as [ReturnType<typeof saves>[number]];
    const { ids } = game.field;
    const list = (name: string) => saved[name] as readonly number[];
    const wrong: readonly (readonly [string, unknown, string, RegExp])[] = [
      ["turn", 24, "turn", /from 0 to 23; this file has 24/],
      ["side", 2, "side", /from 0 to 1; this file has 2/],
      ["stage", "combat", "stage", /from 0 to 6; this file has "combat"/],
      ["place", list("place").slice(1), "place", new RegExp(`a list of ${ids.length} places, one for each piece`)],
      ["place", list("place").with(5, -5), "place[5]", /must be the number of a hex below .*; this file has -5/],
      ["place", list("place").with(5, -10 - ids.length), "place[5]", /for a piece that another holds/],
      ["marks", list("marks").with(7, 1 << 14), "marks[7]", /from 0 to 16383/],
      ["abatis", [99_999], "abatis[0]", /whole number/],
      ["trestle", 2, "trestle", /from 0 to 1/],
      ["fordUse", list("fordUse").with(0, 9), "fordUse[0]", /from 0 to 8/],
      ["due", list("due").with(1, 24), "due[1]", /from 0 to 23/],
      ["rolled", 128, "rolled", /from 0 to 127/],
      ["thawed", [1], "thawed", /a list of 2 .*, one for each side; this file has a list of 1/],
      ["stack", [], "stack", /must be a list of running steps/],
      ["stack", [{ step: "tea" }], "stack[0]", /must name a step/],
    ];
    for (const [name, value, field, problem] of wrong)
      expect(faultsOf(game, { ...saved, [name]: value }), `${name} ${JSON.stringify(value)}`).toContainEqual(
        expect.objectContaining({ field, problem: expect.stringMatching(problem) }),
      );
  });

  test("one thing damaged anywhere: a fault that says so, or a position that can be looked at and played", () => {
    let refused = 0;
    let played = 0;
    for (let seed = 0; seed < tries(12, 200); seed++)
      for (const [game, saved, pick] of saves(seed, 60)) {
        damage(saved, pick);
        const faults = faultsOf(game, saved);
        if (faults.length > 0) refused++;
        else {
          played++;
          playOn(game, game.decode(saved), pick);
        }
      }
    expect(Math.min(refused, played)).toBeGreaterThan(20);
  });
});
