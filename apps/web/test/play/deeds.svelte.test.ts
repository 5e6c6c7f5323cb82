import { afterEach, describe, expect, it } from "vitest";
import { doDeed } from "../../src/play/deeds.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

const focused = (): string | undefined => document.activeElement?.id;
// Going through the areas asks nothing of the game.
const go = (kind: "areas" | "areas-back"): boolean => doDeed({} as PlayState, { kind });

describe("Tab", () => {
  /** A screen that asks about a piece, or about nothing on the map. */
  const screen = (goesToPieces: boolean) => {
    const gone: string[] = [];
    const play = { desk: { screen: { goesToPieces } }, focusNext: () => gone.push("next") };
    return { gone, press: () => doDeed(play as unknown as PlayState, { kind: "next" }) };
  };

  it("goes to what is asked about on the map where nothing has the focus, and else is the browser's", () => {
    document.body.innerHTML = '<button id="menu"></button>';
    const { gone, press } = screen(true);
    expect([press(), gone]).toEqual([true, ["next"]]);
    document.getElementById("menu")?.focus();
    expect([press(), gone]).toEqual([false, ["next"]]);
    (document.activeElement as HTMLElement).blur();
    expect(screen(false).press()).toBe(false);
  });
});

describe("F6", () => {
  it("goes through the areas, both ways, and past what cannot take the focus", () => {
    document.body.innerHTML = `
      <div data-area="header"><button id="menu"></button></div>
      <div data-area="map"><button id="hidden-piece"></button><button id="closer"></button></div>
      <div data-area="dock"><button id="undo"></button></div>
      <div data-area="side"><button id="folded"></button></div>`;
    // As a browser does with what is not to be seen.
    for (const id of ["hidden-piece", "folded"]) {
      const element = document.getElementById(id);
      if (element) element.focus = () => undefined;
    }
    const seen = ["areas", "areas", "areas", "areas"].map(() => (go("areas"), focused()));
    expect(seen).toEqual(["closer", "undo", "menu", "closer"]);
    go("areas-back");
    expect(focused()).toBe("menu");
  });
});
