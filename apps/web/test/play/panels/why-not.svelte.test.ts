import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import RefusalCard from "../../../src/play/parts/RefusalCard.svelte";
import { openPebbles, stone } from "../pebble-screen.svelte.ts";
import { panelAlone, press, wordsOf } from "./panel-alone.ts";
import { testPanelsOfAnyGame } from "./panel-tests.ts";

testPanelsOfAnyGame();

function opened() {
  const { play } = openPebbles();
  const panel = panelAlone(play, RefusalCard, {});
  return { play, panel, card: () => panel.querySelector("[data-part=refusal]") };
}

const DENIAL = {
  action: { type: "lay", stone: 9 },
  refusal: { rule: "PB-1", reason: "no-stone" },
  target: "space:stone-9",
} as const;

describe("the card that says why not, by itself", () => {
  it("is not there while nothing was refused, nor after something was done", () => {
    const { play, card } = opened();
    expect(card()).toBeNull();
    play.choosing.pick(stone(9));
    flushSync();
    expect(card()).not.toBeNull();
    play.choosing.pick(stone(2));
    flushSync();
    expect(card()).toBeNull();
  });

  it("says what, why and by which rule; without a place it is a sheet that can be put away", () => {
    const { play, panel, card } = opened();
    play.deny(DENIAL, undefined);
    flushSync();
    expect(wordsOf(card()?.querySelector("h3"))).toBe("No");
    expect(wordsOf(card())).toContain("no-stone");
    expect(card()?.querySelector("a.chip")?.getAttribute("href")).toContain("PB-1");
    expect(card()?.classList.contains("sheet")).toBe(true);
    press(panel, "Close");
    expect(card()).toBeNull();
    expect(play.denials.shown).toBeUndefined();
  });

  it("stands beside the pointer where there is one, without a button to close it", () => {
    const { play, card } = opened();
    play.deny(DENIAL, { x: 40, y: 60 });
    flushSync();
    expect(card()?.classList.contains("sheet")).toBe(false);
    expect(card()?.querySelector('[aria-label="Close"]')).toBeNull();
  });

  it("says for a while why nothing can be undone, where there is no room beside the button", () => {
    const { play, panel } = opened();
    const phone = vi.spyOn(play.width, "phone", "get").mockReturnValue(false);
    play.takingBack.undo();
    expect(play.denials.idle).toBeUndefined();
    phone.mockReturnValue(true);
    play.takingBack.undo();
    flushSync();
    expect(play.takingBack.ends).not.toBe("");
    expect(wordsOf(panel)).toBe(play.takingBack.ends);
  });

  it("names where the way led that ends sooner, and nothing of the kind elsewhere", () => {
    const { play, card } = opened();
    play.deny({ ...DENIAL, towards: "stone-3" }, undefined);
    flushSync();
    expect(wordsOf(card()?.querySelector("p"))).toBe("On the way to stone-3:");
    play.deny(DENIAL, undefined);
    flushSync();
    expect(wordsOf(card())).not.toContain("On the way");
  });
});
