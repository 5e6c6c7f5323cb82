import { afterEach, beforeAll, vi } from "vitest";
import { gameOf } from "../../../src/games/shelf.ts";
import { shell } from "../../../src/language/shell.ts";
import { playTexts } from "../../../src/play/language/play-texts.ts";
import { useFakeIndexedDb } from "../../fake-indexed-db.ts";
import { leavePebbles } from "../pebble-screen.svelte.ts";
import { leaveScreens } from "../screens.svelte.ts";
import { takePanelsAway } from "./panel-alone.ts";

/** What tests of single panels do before they begin and after each. */

/** Panels of a game on the shelf: the first screen of a game fetches all of it, which may take long. */
export function testPanelsOf(game: string): void {
  useFakeIndexedDb();
  beforeAll(async () => {
    await Promise.all([shell.load(), gameOf(game)?.desk()]);
  }, 120_000);
  afterEach(async () => {
    await takePanelsAway();
    leaveScreens();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Panels that every game has, shown with the game of pebbles. */
export function testPanelsOfAnyGame(): void {
  useFakeIndexedDb();
  beforeAll(() => Promise.all([playTexts.load(), shell.load()]));
  afterEach(async () => {
    await takePanelsAway();
    await leavePebbles();
  });
}
