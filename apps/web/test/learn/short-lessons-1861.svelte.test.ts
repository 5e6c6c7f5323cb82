// @vitest-environment happy-dom
import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import { type Action, type BullRun1861, bullRun1861, type GameEvent } from "@stonebridge/games/bull-run-1861";
import { fastDice } from "@stonebridge/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLAIN_STYLE } from "../../src/board/counters/counter.ts";
import { POSITIONS, SHORT_LESSONS, type ShortLessonId } from "../../src/games/bull-run-1861/lessons/positions.ts";
import { gameOf } from "../../src/games/shelf.ts";
import { startPosition } from "../../src/learn/start-lesson.ts";
import { gameStore } from "../../src/storage/game-store.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";

useFakeIndexedDb();

beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json(shapes))));
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const { id } of await gameStore.list()) await gameStore.remove(id);
});

type Wanted = Readonly<Record<string, unknown>>;

/** What is done to reach each goal, and to miss it; the first legal action where nothing wanted is legal. */
const WAYS: Readonly<Record<ShortLessonId, { readonly there: readonly Wanted[]; readonly astray: readonly Wanted[] }>> =
  {
    flank: {
      there: [
        { type: "activate", unit: "burnside" },
        { type: "step", zone: "bald-hill" },
        { type: "attack", element: "burnside", facing: "henry-hill" },
      ],
      astray: [
        { type: "activate", unit: "burnside" },
        { type: "step", zone: "stone-house" },
        { type: "attack", element: "burnside", facing: "henry-hill" },
      ],
    },
    second: {
      there: [
        { type: "activate", unit: "burnside" },
        { type: "step", zone: "stone-house" },
        { type: "end", unit: "burnside" },
        { type: "line", element: "burnside", line: "second" },
        { type: "activate", unit: "porter" },
        { type: "attack", element: "porter", facing: "henry-hill" },
      ],
      astray: [
        { type: "activate", unit: "porter" },
        { type: "attack", element: "porter", facing: "henry-hill" },
      ],
    },
    command: {
      there: [
        { type: "activate", unit: "sherman" },
        { type: "end", unit: "sherman" },
        { type: "ride", headquarters: "mcdowell", zone: "gum-spring-turn" },
      ],
      astray: [
        { type: "activate", unit: "sherman" },
        { type: "end", unit: "sherman" },
      ],
    },
  };

const ENDINGS = ["fight", "end", "stay", "decline", "face", "line", "lose", "activate"];

/** Plays wanted actions where they are legal, else what ends the half, until the goal is decided. */
function played(id: ShortLessonId, wanted: readonly Wanted[]): string {
  const { situation, standing } = POSITIONS[id];
  const open: (data: unknown) => BullRun1861 = bullRun1861.open;
  const game = open(situation);
  const dice = fastDice(3);
  const position = game.start(dice);
  const events: GameEvent[] = [];
  const left = [...wanted];
  for (let step = 0; step < 60; step++) {
    const now = { position, view: game.view(position, "north"), events };
    const state = standing(game, now);
    if (state !== "open") {
      expect(left, `${id}: wanted, and not done`).toEqual([]);
      return state;
    }
    const decision = game.decision(position);
    if (decision.over) break;
    const fits = (action: Action, want: Wanted | undefined) =>
      want !== undefined && Object.entries(want).every(([key, value]) => (action as unknown as Wanted)[key] === value);
    let action = decision.actions.find((one) => fits(one, left[0]));
    if (action) left.shift();
    else
      action =
        ENDINGS.flatMap((type) => decision.actions.find((one) => one.type === type) ?? [])[0] ?? decision.actions[0];
    if (!action) break;
    game.act(position, decision.sides[0], action, dice, events);
  }
  return "open";
}

describe("the short lessons of Bull Run 1861", () => {
  it.each(SHORT_LESSONS)("have a goal that is reached by legal actions, and missed by others: %s", (id) => {
    expect(played(id, WAYS[id].there)).toBe("reached");
    expect(played(id, WAYS[id].astray)).toBe("missed");
  });

  it("show their positions, and begin as games that know their lesson", async () => {
    const game = gameOf("bull-run-1861");
    const room = await game?.lessons?.();
    await room?.load();
    if (!game || !room) throw new Error("There are no lessons.");
    for (const lesson of room.list()) {
      expect(lesson.drawing(PLAIN_STYLE)).not.toMatch(/NaN|undefined/);
      expect(lesson.goal?.task.length).toBeGreaterThan(20);
      const session = await startPosition(game, lesson);
      expect(session.saved.lesson).toBe(lesson.id);
      const { position, view } = session;
      expect(lesson.standing?.({ position, view, events: [] })).toBe("open");
      session.close();
    }
  });
});
