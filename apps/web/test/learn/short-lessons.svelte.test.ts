import shapes1861 from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import shapes1862 from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { type ActionBase, type EventBase, fastDice } from "@stonebridge/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLAIN_STYLE } from "../../src/board/counters/counter.ts";
import type { ShortLesson } from "../../src/games/contract/lessons.ts";
import { gameOf } from "../../src/games/shelf.ts";
import { startPosition } from "../../src/learn/start-lesson.ts";
import { gameStore } from "../../src/storage/game-store.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { type Lessons, LESSONS, type Wanted } from "./lesson-ways.ts";

useFakeIndexedDb();

beforeEach(() =>
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(Response.json(address.includes("1861") ? shapes1861 : shapes1862)),
  ),
);
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const { id } of await gameStore.list()) await gameStore.remove(id);
});

async function lessonsOf(id: string): Promise<readonly ShortLesson[]> {
  const room = await gameOf(id)?.lessons?.();
  await room?.load();
  return room?.list() ?? [];
}

/** No goal takes as many actions of both sides. */
const MOST = 400;

const fits = (action: ActionBase, want: Wanted): boolean =>
  Object.entries(want).every(([key, value]) => (action as unknown as Wanted)[key] === value);

/** Plays wanted actions where they are legal, else what leads on, until the goal is decided. */
function played({ open, endings }: Lessons, { id, situation, standing }: ShortLesson, wanted: readonly Wanted[]) {
  const game = open(situation);
  const dice = fastDice(3);
  const position = game.start(dice);
  const [own] = game.sides as [string];
  const events: EventBase[] = [];
  const left = [...wanted];
  for (let step = 0; step < MOST; step++) {
    const state = standing({ position, view: game.view(position, own), events });
    if (state !== "open") {
      expect(left, `${id}: wanted, and not done`).toEqual([]);
      return state;
    }
    const decision = game.decision(position);
    if (decision.over) break;
    const [want] = left;
    let action = want && decision.actions.find((one) => fits(one, want));
    if (action) left.shift();
    else {
      const ways = endings.flatMap((type) => decision.actions.find((one) => one.type === type) ?? []);
      action = ways[0] ?? decision.actions[0];
    }
    const [side] = decision.sides;
    if (!action || side === undefined) break;
    game.act(position, side, action, dice, events);
  }
  return "open";
}

describe.each(LESSONS)("the short lessons of $id", (game) => {
  it.each(Object.entries(game.ways))(
    "have a goal that is reached by legal actions, and missed by others: %s",
    async (id, { there, astray }) => {
      const lesson = (await lessonsOf(game.id)).find((one) => one.id === id);
      if (!lesson) throw new Error("There is no such lesson.");
      expect(played(game, lesson, there)).toBe("reached");
      expect(played(game, lesson, astray)).toBe("missed");
    },
  );

  it("are all tried here", async () => {
    expect((await lessonsOf(game.id)).map(({ id }) => id)).toEqual(Object.keys(game.ways));
  });

  it("show their positions, and begin as games of the first side against the Colonel that know their lesson", async () => {
    const entry = gameOf(game.id);
    if (!entry) throw new Error("The game is not on the shelf.");
    for (const lesson of await lessonsOf(game.id)) {
      expect(lesson.drawing(PLAIN_STYLE), lesson.id).not.toMatch(/NaN|undefined/);
      const session = await startPosition(entry, lesson);
      const [own, other] = (await entry.load()).module.sides;
      expect(session.saved.lesson).toBe(lesson.id);
      expect(session.decision, lesson.id).toMatchObject({
        over: false,
        sides: [own],
        step: game.ways[lesson.id]?.asks,
      });
      expect(session.seats).toEqual({ [own]: { kind: "person" }, [other]: { kind: "bot", level: "colonel" } });
      const { position, view } = session;
      expect(lesson.standing({ position, view, events: [] }), lesson.id).toBe("open");
      session.close();
    }
  });
});
