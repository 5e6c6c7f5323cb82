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
  const press = (table: object | undefined) => doDeed({ table } as unknown as PlayState, { kind: "next" });

  it("goes to the map where nothing has the focus and something is asked, and else is the browser's", () => {
    document.body.innerHTML = `
      <button id="menu"></button>
      <div data-part="map"><g id="far" tabindex="-1"></g><button id="piece" tabindex="0"></button></div>`;
    expect([press(undefined), focused()]).toEqual([false, ""]);
    expect([press({}), focused()]).toEqual([true, "piece"]);
    document.getElementById("menu")?.focus();
    expect([press({}), focused()]).toEqual([false, "menu"]);
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
