// @vitest-environment happy-dom
import { type Action, bullRun1983, type BullRun1983, type GameEvent } from "@stonebridge/games/bull-run-1983";
import { fastDice } from "@stonebridge/kernel";
import { afterEach, describe, expect, it } from "vitest";
import { PLAIN_STYLE } from "../../src/board/counters/counter.ts";
import { POSITIONS, SHORT_LESSONS, type ShortLessonId } from "../../src/games/bull-run-1983/lessons/positions.ts";
import { gameOf } from "../../src/games/shelf.ts";
import { startPosition } from "../../src/learn/start-lesson.ts";
import { gameStore } from "../../src/storage/game-store.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";

useFakeIndexedDb();

afterEach(async () => {
  for (const { id } of await gameStore.list()) await gameStore.remove(id);
});

type Wanted = Readonly<Record<string, unknown>>;

const steps = (...hexes: readonly string[]): readonly Wanted[] => hexes.map((hex) => ({ type: "step", hex }));
const battle = (target: string, ...pieces: readonly string[]): readonly Wanted[] => [
  { type: "target", piece: target },
  ...pieces.map((piece) => ({ type: "assign", piece })),
];

/** What is done to reach each goal, and to miss it. */
const WAYS: Readonly<Record<ShortLessonId, { readonly there: readonly Wanted[]; readonly astray: readonly Wanted[] }>> =
  {
    "soak-off": {
      there: battle("cs-33va", "us-38ny", "us-8ny"),
      astray: [...battle("cs-33va", "us-8ny"), { type: "close" }, ...battle("cs-4ala", "us-38ny")],
    },
    activation: {
      there: [{ type: "take", piece: "us-l-mcdowell" }, ...steps("HH7", "GG7", "FF7", "EE7")],
      astray: [],
    },
    brigade: { there: [{ type: "form", piece: "us-b-burnside" }], astray: [] },
    retreat: {
      there: [{ type: "take", piece: "us-14nym" }, ...steps("W17", "V17", "U17")],
      astray: [],
    },
  };

const ENDINGS = ["stop", "close", "complete", "done", "next", "lose"];

/** Plays wanted actions where they are legal, else what ends the half, until the goal is decided. */
function played(id: ShortLessonId, wanted: readonly Wanted[]): string {
  const { situation, standing } = POSITIONS[id];
  const open: (data: unknown) => BullRun1983 = bullRun1983.open;
  const game = open(situation);
  const dice = fastDice(3);
  const position = game.start(dice);
  const events: GameEvent[] = [];
  const left = [...wanted];
  for (let step = 0; step < 60; step++) {
    const state = standing({ position, view: game.view(position, "union"), events });
    if (state !== "open") {
      expect(left, `${id}: wanted, and not done`).toEqual([]);
      return state;
    }
    const decision = game.decision(position);
    if (decision.over) break;
    const [want] = left;
    const fits = (action: Action) =>
      want !== undefined && Object.entries(want).every(([key, value]) => (action as unknown as Wanted)[key] === value);
    let action = decision.actions.find(fits);
    if (action) left.shift();
    else
      action =
        ENDINGS.flatMap((type) => decision.actions.find((one) => one.type === type) ?? [])[0] ?? decision.actions[0];
    const [side] = decision.sides;
    if (!action || side === undefined) break;
    game.act(position, side, action, dice, events);
  }
  return "open";
}

describe("the short lessons of Bull Run (1983)", () => {
  it.each(SHORT_LESSONS)("have a goal that is reached by legal actions, and missed by others: %s", (id) => {
    expect(played(id, WAYS[id].there)).toBe("reached");
    expect(played(id, WAYS[id].astray)).toBe("missed");
  });

  it("show their positions, and begin as games that know their lesson", async () => {
    const game = gameOf("bull-run-1983");
    const room = await game?.lessons?.();
    await room?.load();
    if (!game || !room) throw new Error("There are no lessons.");
    for (const lesson of room.list()) {
      expect(lesson.drawing(PLAIN_STYLE)).not.toMatch(/NaN|undefined/);
      const session = await startPosition(game, lesson);
      expect(session.saved.lesson).toBe(lesson.id);
      const { position, view } = session;
      expect(lesson.standing?.({ position, view, events: [] })).toBe("open");
      session.close();
    }
  });
});
