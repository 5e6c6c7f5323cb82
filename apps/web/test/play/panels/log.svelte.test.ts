import type { ActionBase } from "@stonebridge/kernel";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import Log from "../../../src/play/log/Log.svelte";
import { openPebbles, stone } from "../pebble-screen.svelte.ts";
import { allWords, panelAlone, press, wordsOf } from "./panel-alone.ts";
import { testPanelsOfAnyGame } from "./panel-tests.ts";

testPanelsOfAnyGame();

/** The log of a game of pebbles with both laid, before the eyes of the Union, who names a stone. */
function afterLaying() {
  const { play, session } = openPebbles();
  const panel = panelAlone(play, Log, {});
  play.choosing.pick(stone(1));
  session.sight.uncover();
  play.choosing.pick(stone(2));
  flushSync();
  return { play, session, panel };
}

const lines = (panel: Element): readonly string[] => allWords(panel, "button.line");

describe("the log by itself", () => {
  it("says that nothing happened where nothing has", () => {
    const { play } = openPebbles();
    const panel = panelAlone(play, Log, {});
    expect(wordsOf(panel.querySelector("[role=log]"))).toBe("Nothing here yet.");
    expect(panel.querySelector(".filters")).toBeNull();
  });

  it("has no line of what the other side did in secret, nor of one's own while nobody has taken the device", () => {
    const { session, panel } = afterLaying();
    expect(lines(panel)).toEqual([]);
    session.sight.uncover();
    flushSync();
    expect(lines(panel)).toEqual(["laid stone 1"]);
    expect(allWords(panel, "a.chip")).toHaveLength(1);
  });

  it("shows by its filters what is a fight, what has dice and whose doing it was, and that nothing is left", () => {
    const { play, session, panel } = afterLaying();
    session.sight.uncover();
    press(panel, "Filter");
    expect(allWords(panel, ".filters button")).toEqual(["All", "Combat", "Dice", "union", "confederate"]);
    press(panel, "Combat");
    expect(wordsOf(panel.querySelector("[role=log]"))).toBe("Nothing here yet.");
    play.doing.play([{ type: "name", stone: 3 } as ActionBase]);
    flushSync();
    expect(lines(panel)).toEqual(["named stone 3"]);
    press(panel, "Dice");
    expect(lines(panel)).toEqual(["named stone 3"]);
    press(panel, "union");
    expect(lines(panel)).toEqual(["laid stone 1"]);
    press(panel, "All");
    expect(lines(panel)).toContain("named stone 3");
    expect(allWords(panel, '.filters [aria-pressed="true"]')).toEqual(["All"]);
  });

  it("filters by the piece whose card is open, and offers that only while there is one", () => {
    const { play, session, panel } = afterLaying();
    session.sight.uncover();
    press(panel, "Filter");
    play.card = "stone-2";
    flushSync();
    press(panel, "stone-2");
    expect(lines(panel)).toEqual([]);
    play.card = "stone-1";
    flushSync();
    expect(lines(panel)).toEqual(["laid stone 1"]);
    play.card = undefined;
    flushSync();
    expect(allWords(panel, ".filters button")).not.toContain("stone-1");
    expect(lines(panel)).toEqual(["laid stone 1"]);
  });

  it("lights what a line speaks of while the pointer is on it", () => {
    const { play, session, panel } = afterLaying();
    session.sight.uncover();
    flushSync();
    const line = panel.querySelector("button.line");
    line?.dispatchEvent(new Event("pointermove", { bubbles: true }));
    expect(play.lit).toEqual(["stone-1"]);
    line?.dispatchEvent(new Event("pointerleave"));
    expect(play.lit).toEqual([]);
  });
});
