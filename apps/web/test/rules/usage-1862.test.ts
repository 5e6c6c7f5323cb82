// @vitest-environment happy-dom
import type { GameEvent } from "@stonebridge/games/second-bull-run-1862";
import { beforeAll, describe, expect, it } from "vitest";
import { secondBullRun1862 } from "../../src/games/second-bull-run-1862/entry.ts";
import { loaded } from "../../src/games/second-bull-run-1862/loaded.ts";
import { usesIn } from "../../src/rules/usage.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";

const began = (day: number, turn: number): GameEvent => ({ type: "turn-began", rule: "SB62-4-a", day, turn });
const night: GameEvent = { type: "night-began", rule: "SB62-11.2.3-d" };

/** Turns of this game are called alike in all of its games. */
const GAME = {} as never;

beforeAll(() => secondBullRun1862.texts.load());

describe("where a rule was applied in a game of two days", () => {
  it("tells turns of the same number apart by their day, and the night", () => {
    const steps = [began(1, 3), night, began(2, 3)].map((event, at) => ({ number: at + 1, events: [event] }));
    const session = { loaded, openingEvents: [], steps } as unknown as AnySession;
    const turns = [...usesIn(session).values()].flat().map(({ turn }) => secondBullRun1862.turnName(turn, GAME));
    expect(turns.toSorted()).toEqual(["29 August · Turn 3, 8:00", "30 August · Night", "30 August · Turn 3, 8:00"]);
    expect(secondBullRun1862.turnName(0, GAME)).toBe("Set-up");
  });
});
