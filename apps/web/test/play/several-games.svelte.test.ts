import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PreparedDesk } from "../../src/games/contract/room.ts";
import type { GameTypes } from "../../src/games/contract/types.ts";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { prepared } from "./pebble-desk.ts";
import { leavePebbles, openPebbles, stone } from "./pebble-screen.svelte.ts";
import { hears } from "./spoken.ts";

useFakeIndexedDb();

beforeEach(() => playTexts.load());
afterEach(leavePebbles);

describe("a game of another kind on the same screen", () => {
  it("is played by picks on the map, by buttons and their keys, as its desk says", () => {
    const { play, session } = openPebbles();
    expect(play.offers).toHaveLength(3);
    play.choosing.pick(stone(2));
    expect([session.length, session.sight.curtain, play.offers]).toEqual([1, "confederate", []]);
    session.sight.uncover();
    const last = play.choices.at(-1);
    if (last) play.choosing.choose(last);
    expect(session.steps.at(-1)?.action).toEqual({ type: "lay", stone: 3 });
  });

  it("weighs what rolls dice, says its chance, and does it with the second pick only", async () => {
    const { play, session } = openPebbles();
    play.choosing.pick(stone(1));
    session.sight.uncover();
    play.choosing.pick(stone(3));
    session.sight.uncover();
    play.choosing.pick(stone(3));
    expect([session.length, play.choosing.weighed?.id, play.shown?.id]).toEqual([2, "name 3", "name 3"]);
    await hears(play, /^Stone 3: one in three$/m);
    expect(play.back()).toBe(true);
    expect(play.choosing.weighed).toBeUndefined();
    play.choosing.pick(stone(3));
    await new Promise((done) => setTimeout(done, 260));
    play.choosing.pick(stone(3));
    expect([session.length, session.decision]).toMatchObject([3, { over: true, winner: "union" }]);
    await hears(play, /^named stone 3\.$/m);
  });

  it("says why not, in the game's words", () => {
    const { play, session } = openPebbles();
    play.choosing.pick(stone(9));
    expect(session.length).toBe(0);
    expect(play.denials.shown?.denial).toMatchObject({ target: "space:stone-9", refusal: { reason: "no-stone" } });
  });

  it("keeps a log of what the eyes at the screen have seen", () => {
    const { play, session } = openPebbles();
    settings.set({ twoClicks: true });
    play.choosing.pick(stone(1));
    expect(play.log).toEqual([]);
    session.sight.uncover();
    play.choosing.pick(stone(2));
    session.sight.uncover();
    expect(play.log.map(({ step, event }) => [step, event.type])).toEqual([[1, "laid"]]);
    settings.set({ twoClicks: false });
  });

  it("has its log beside the map, except under a rule, under a fight that asks, and folded away", () => {
    const plain: PreparedDesk<GameTypes> = prepared;
    const asking: PreparedDesk<GameTypes> = {
      open(play) {
        const desk = plain.open(play);
        return { ...desk, screen: { ...desk.screen, report: { ...desk.screen.report, shown: true, asks: true } } };
      },
    };
    const { play } = openPebbles();
    expect([play.logStands, openPebbles(asking).play.logStands]).toEqual([true, false]);
    play.folded = true;
    expect(play.logStands).toBe(false);
    play.folded = false;
    play.rule = "PB-1-a";
    expect(play.logStands).toBe(false);
  });
});

describe("Escape", () => {
  it("closes the score that was opened beside the map, after what is in hand", () => {
    const { play } = openPebbles();
    play.scoreOpen = true;
    play.choosing.take({ piece: "stone" });
    expect([play.back(), play.scoreOpen]).toEqual([true, true]);
    expect([play.back(), play.scoreOpen]).toEqual([true, false]);
    expect(play.back()).toBe(false);
  });

  it("closes the sheet of a fight, unless that asks something still", () => {
    const open = (asks: boolean) => {
      let puts = 0;
      const report = {
        wide: false,
        shown: true,
        asks,
        rolledBefore: false,
        actionTaken: () => void puts++,
        recall: () => undefined,
      };
      const { play } = openPebbles({
        open(screen) {
          const desk = (prepared as PreparedDesk<GameTypes>).open(screen);
          return { ...desk, screen: { ...desk.screen, report } };
        },
      });
      return { play, closed: () => puts };
    };
    const over = open(false);
    expect([over.play.back(), over.closed()]).toEqual([true, 1]);
    const asking = open(true);
    expect([asking.play.back(), asking.closed()]).toEqual([false, 0]);
  });
});
