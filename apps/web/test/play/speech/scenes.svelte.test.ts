import shapes1861 from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import shapes1862 from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import type { EventBase, Side, SituationBase } from "@stonebridge/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { March } from "../../../src/games/contract/marches.ts";
import type { PlayState } from "../../../src/play/play-state.svelte.ts";
import { folded } from "../../../src/play/log/entries.ts";
import { aloud } from "../../../src/play/speech/aloud.ts";
import { settings } from "../../../src/settings/settings.svelte.ts";
import { useFakeIndexedDb } from "../../fake-indexed-db.ts";
import half1861 from "../../unit/enemy-half-bull-run-1861.json" with { type: "json" };
import half1983 from "../../unit/enemy-half-bull-run-1983.json" with { type: "json" };
import halfOrders from "../../unit/enemy-half-no-written-orders.json" with { type: "json" };
import half1862 from "../../unit/enemy-half-second-bull-run-1862.json" with { type: "json" };
import { playedScreen } from "../played-screen.svelte.ts";
import { leaveScreens } from "../screens.svelte.ts";

useFakeIndexedDb();

beforeEach(() => {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json(url.includes("1861") ? shapes1861 : shapes1862)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  leaveScreens();
  vi.unstubAllGlobals();
  settings.set({ pace: "calm", motion: "full" });
});

const GAMES = [
  ["bull-run-1861", "calm", half1861, "north"],
  ["second-bull-run-1862", "brisk", half1862, "union"],
  ["bull-run-1983", "calm", half1983, "union"],
  ["no-written-orders", "brisk", halfOrders, "union"],
] as const;

/** Where the first event of a march stands among all. */
function firstOf({ parts: [first] }: March, events: readonly EventBase[]): number {
  return events.findIndex((event) => event === first?.event);
}

/** What is said of what happened while all of a game is seen again, scene by scene. */
async function toldAgain(play: PlayState, pace: "calm" | "brisk"): Promise<readonly string[]> {
  settings.set({ pace, motion: "full" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const say = vi.spyOn(play.announcer, "say");
  const leave = play.stage.attach();
  play.stage.replay(0);
  for (let bits = 0; bits < 20_000 && play.session.playhead.staged; bits++) await vi.advanceTimersByTimeAsync(100);
  leave();
  expect(play.stage.failed).toBe(false);
  return say.mock.calls.flatMap(([text, about]) => (about === "happened" ? [text] : []));
}

describe.each(GAMES)("the scenes of %s at pace %s", (game, pace, situation, me) => {
  it("are told as they come, each thing once and in order", async () => {
    const mine = (steps: readonly unknown[], [next]: readonly Side[]): boolean => steps.length > 4 && next === me;
    const play = await playedScreen(game, situation as SituationBase, [me], mine);
    const events = play.session.steps.flatMap((step) => step.events);
    const { facts } = play.desk.log;
    const told = await toldAgain(play, pace);
    const bundles = folded(play.log, play.history.all, play.desk).filter((item) => "bundle" in item);
    /** Where in the game each thing that can be said stands: an event by itself, or from its first one on a march or what the log tells in one line. */
    const places = new Map([
      ...events.map((event, at) => [aloud(play.words.event(event)), at] as const),
      ...play.history.all.map((march) => [aloud(play.history.line(march)), firstOf(march, events)] as const),
      ...bundles.map(({ entries }) => {
        const together = entries.map(({ event }) => event);
        return [aloud(play.words.bundle?.(together) ?? []), events.indexOf(together[0] as never)] as const;
      }),
    ]);
    expect(told.filter((text) => !places.has(text))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
    const order = told.map((text) => places.get(text) ?? 0);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    const marches = play.history.all.filter(({ parts }) => parts.length > 1);
    expect(told).toEqual(expect.arrayContaining(marches.map((march) => aloud(play.history.line(march)))));
    const fights = events.filter((event) => facts(event).combat && facts(event).dice);
    expect(told).toEqual(expect.arrayContaining(fights.map((event) => aloud(play.words.event(event)))));
  });
});
