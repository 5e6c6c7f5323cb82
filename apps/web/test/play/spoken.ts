import { expect } from "vitest";
import type { PlayState } from "../../src/play/play-state.svelte.ts";

/** What the live region of the screen holds now, a sentence each. */
export function spoken(play: PlayState): readonly string[] {
  return play.announcer.said.map(({ text }) => text);
}

/** Waits until all that is to be said now has been. */
export async function heard(play: PlayState): Promise<readonly string[]> {
  // Longer than the screen waits for what is told in one press.
  await new Promise((done) => setTimeout(done, 120));
  return spoken(play);
}

/** Waits until something is said. */
export function hears(play: PlayState, text: string | RegExp): Promise<void> {
  return expect.poll(() => spoken(play).join("\n")).toMatch(text);
}
