// @vitest-environment happy-dom
import type { Action, Position, View } from "@stonebridge/games/bull-run-1983";
import { RULES } from "@stonebridge/games/bull-run-1983/rules";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lessons as english } from "../../src/games/bull-run-1983/guide/en.ts";
import { lessons as french } from "../../src/games/bull-run-1983/guide/fr.ts";
import { LESSON, LESSONS } from "../../src/games/bull-run-1983/guide/lessons.ts";
import { deskRoom } from "../../src/games/bull-run-1983/desk-room.ts";
import { gameTexts } from "../../src/games/bull-run-1983/texts.ts";
import type { OldBullRun } from "../../src/games/bull-run-1983/types.ts";
import type { SessionOf } from "../../src/games/contract/types.ts";
import { gameOf } from "../../src/games/shelf.ts";
import { startLesson } from "../../src/learn/start-lesson.ts";
import type { Guide } from "../../src/play/guide/guide.svelte.ts";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { PlayState } from "../../src/play/play-state.svelte.ts";
import { makeBot } from "../../src/worker/make-bot.ts";
import type { FromBot, ToBot } from "../../src/worker/messages.ts";
import { gameStore } from "../../src/storage/game-store.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";

useFakeIndexedDb();

/** The bots' worker, thinking in the test's own thread. */
class OwnThread {
  readonly #listeners: ((event: { readonly data: FromBot }) => void)[] = [];
  #bot: ReturnType<typeof makeBot> | undefined;

  addEventListener(kind: string, hear: (event: { readonly data: FromBot }) => void): void {
    if (kind === "message") this.#listeners.push(hear);
  }

  postMessage(message: ToBot): void {
    if (message.kind === "open") this.#bot = makeBot(message.game, message.situation, message.level);
    else void this.#think(message);
  }

  terminate(): void {
    this.#listeners.length = 0;
  }

  async #think({ question, view, decision, milliseconds }: Extract<ToBot, { kind: "think" }>): Promise<void> {
    const bot = await this.#bot;
    const action = await bot?.choose(view, decision, milliseconds, () => undefined);
    if (action) for (const hear of this.#listeners) hear({ data: { kind: "chosen", question, action } });
  }
}

const ends: (() => void)[] = [];

/** The guided game as the Learn page begins it, on a screen without a map. */
async function open() {
  const entry = gameOf("bull-run-1983");
  if (!entry) throw new Error("The game is not on the shelf.");
  const session = (await startLesson(entry)) as unknown as SessionOf<OldBullRun>;
  const prepared = await deskRoom.prepare(session);
  return { session, ...screen(session, prepared) };
}

function screen(session: SessionOf<OldBullRun>, prepared: Awaited<ReturnType<typeof deskRoom.prepare>>) {
  let play: PlayState<OldBullRun> | undefined;
  const end = $effect.root(() => {
    play = new PlayState<OldBullRun>(session, prepared);
  });
  ends.push(end, () => session.close());
  const guide = play?.guide;
  if (!play || !guide) throw new Error("The screen was made without its guide.");
  return { play, guide };
}

/** Presses "Show me" until the lesson is over. @returns how often */
async function show(guide: Guide<OldBullRun>, lesson: string): Promise<number> {
  let presses = 0;
  for (; guide.lesson.id === lesson; presses++) {
    if (presses > 12) throw new Error(`The lesson ${lesson} does not end.`);
    await expect.poll(() => guide.asked || guide.lesson.id !== lesson, { timeout: 25_000 }).toBe(true);
    if (guide.lesson.id !== lesson) break;
    guide.show();
    await tick();
  }
  return presses;
}

const tick = () => new Promise((done) => setTimeout(done, 5));

const hexes = (view: View, ...pieces: readonly string[]) =>
  pieces.map((id) => view.pieces.find((one) => one.id === id)?.hex);

beforeEach(async () => {
  vi.stubGlobal("Worker", OwnThread);
  localStorage.clear();
  await Promise.all([playTexts.load(), gameTexts.load()]);
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  for (const { id } of await gameStore.list()) await gameStore.remove(id);
});

describe("the guided turns of Bull Run (1983)", () => {
  it(
    "can be shown from the first lesson to the farewell, in a real game against the Colonel",
    { timeout: 120_000 },
    async () => {
      const { session, play, guide } = await open();
      const presses: Record<string, number> = {};
      const lit: Record<string, readonly string[]> = {};
      for (const id of LESSONS.slice(0, -1)) {
        expect(guide.lesson.id).toBe(id);
        expect(guide.astray).toBe(false);
        await expect.poll(() => guide.asked, { timeout: 25_000 }).toBe(true);
        lit[id] = guide.spot;
        presses[id] = await show(guide, id);
        if (id === "march")
          expect(new Set(hexes(session.view, "us-2me", "us-3conn", "us-l-keyes"))).toEqual(new Set(["BB8"]));
        if (id === "guns") expect(hexes(session.view, "us-e2us", "us-e3us")).toEqual(["AA8", "AA8"]);
      }
      expect(guide.atEnd).toBe(true);
      expect(Object.values(presses).every((one) => one > 0)).toBe(true);
      expect(lit["march"]).toEqual(["GG7", "BB8"]);
      expect(lit["ride"]).toEqual(["II7", "CC8"]);
      expect(lit["declare"]).toEqual(["AA8", "AA8", "X9", "X9"]);
      const fought = session.steps.flatMap((step) => step.events).find((one) => one.type === "fought");
      expect(fought).toMatchObject({ side: "union", reckoning: { kind: "bombardment", odds: "2-1" } });
      expect(play.table?.decision.step ?? "waits").toMatch(/waits|movement/);
    },
  );
});
