import { expect, it, vi } from "vitest";
import AttackList from "../../../src/play/zones/AttackList.svelte";
import { openPebbles } from "../pebble-screen.svelte.ts";
import { allWords, panelAlone, wordsOf } from "./panel-alone.ts";
import { testPanelsOfAnyGame } from "./panel-tests.ts";

testPanelsOfAnyGame();

it("declared attacks are listed on a phone too, where they unfold under their number", () => {
  const { play } = openPebbles();
  vi.spyOn(play.width, "phone", "get").mockReturnValue(true);
  const attacks = [{ zone: "house", place: "Cundiff House", attackers: "Gregg 5", defenders: "Poe 4" }];
  const panel = panelAlone(play, AttackList, { title: "Declared", attacks });
  expect(wordsOf(panel.querySelector("details:not([open]) > summary"))).toBe("Declared (1)");
  expect(allWords(panel, "details li")).toEqual(["Gregg 5 → Poe 4 · Cundiff House"]);
});
