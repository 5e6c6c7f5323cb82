import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../../src/settings/settings.svelte.ts";
import MapCard from "../../../src/stage/MapCard.svelte";
import { openPebbles, stone } from "../pebble-screen.svelte.ts";
import { panelAlone, wordsOf } from "./panel-alone.ts";
import { testPanelsOfAnyGame } from "./panel-tests.ts";

testPanelsOfAnyGame();
afterEach(() => vi.restoreAllMocks());

it("the card of a bot that thinks is off the map while dice of one's own fall on it", async () => {
  settings.set({ pace: "brisk", motion: "full" });
  const { play, session } = openPebbles();
  const leave = play.stage.attach();
  session.playhead.to(session.match.steps.length);
  for (const number of [1, 2]) {
    session.sight.uncover();
    play.choosing.pick(stone(number));
    play.stage.skip();
  }
  session.sight.uncover();
  const bot = { kind: "bot", level: "colonel" } as const;
  vi.spyOn(session, "seats", "get").mockReturnValue({ union: { kind: "person" }, confederate: bot });
  const thinking = { side: "confederate", level: "colonel", done: 1, of: 2, since: 0 } as const;
  vi.spyOn(session.bots, "thinking", "get").mockReturnValue(thinking);
  const card = panelAlone(play, MapCard, {});
  await expect.poll(() => wordsOf(card)).toContain("Stop");
  session.act({ type: "name", stone: 2 });
  await expect.poll(() => play.stage.moment).toBe("dice");
  flushSync();
  expect(wordsOf(card)).toBe("");
  await expect.poll(() => wordsOf(card)).toContain("Stop");
  leave();
});
