import { fastDice, type SituationBase } from "@stonebridge/kernel";
import { afterEach, describe, expect, it, vi } from "vitest";
import shapes from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { openScreen, pressSlowly } from "./two-at-one-screen.svelte.ts";
import { leaveScreens } from "./screens.svelte.ts";
import { hears } from "./spoken.ts";

useFakeIndexedDb();

afterEach(() => {
  leaveScreens();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(): Promise<PlayState> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(shapes)));
  pressSlowly();
  return openScreen("second-bull-run-1862", secondBullRun1862.situation("august-30") as SituationBase, "august-30");
}

const played = ({ session }: PlayState): string => JSON.stringify(session.steps);

/** Does one of the things that can be done; while the army is set up, places somebody. */
function go(play: PlayState, at = 0, anything = false): void {
  const can = play.offers.filter(
    ({ actions, meaning }) => actions.length > 0 && (anything || meaning === "post" || meaning === "place"),
  );
  const offer = can[at % can.length];
  if (offer) play.choosing.commit(offer);
}

describe("redo", () => {
  it("brings back step by step what undo took back, and then there is nothing more", async () => {
    const play = await open();
    const states = [played(play)];
    for (let step = 0; step < 4; step++) {
      go(play, step);
      states.push(played(play));
    }
    expect(play.takingBack.canRedo).toBe(false);
    for (let step = 0; step < 3; step++) play.takingBack.undo();
    expect([played(play), play.takingBack.canRedo]).toEqual([states[1], true]);
    for (const state of states.slice(2)) {
      play.takingBack.redo();
      expect(played(play)).toBe(state);
      await hears(play, /^Redone\./m);
    }
    expect(play.takingBack.canRedo).toBe(false);
    play.takingBack.redo();
    expect(played(play)).toBe(states.at(-1));
    await hears(play, /^Nothing to redo\.$/m);
  });

  it("brings back at once what a reset took back at once", async () => {
    const play = await open();
    for (let step = 0; step < 4; step++) go(play, step);
    const before = played(play);
    play.takingBack.reset();
    expect(play.session.length).toBeLessThan(4);
    play.takingBack.redo();
    expect(played(play)).toBe(before);
  });

  it("is gone once something else is done, also where that leads to as many steps", async () => {
    const play = await open();
    go(play);
    go(play);
    play.takingBack.undo();
    go(play, 1);
    expect(play.takingBack.canRedo).toBe(false);
    play.takingBack.undo();
    expect(play.takingBack.canRedo).toBe(true);
    play.takingBack.undo();
    go(play);
    play.takingBack.redo();
    expect(play.session.length).toBe(1);
  });

  it("stays through a refusal, and while an earlier step is looked at it cannot be had", async () => {
    const play = await open();
    go(play);
    go(play);
    const before = played(play);
    play.takingBack.undo();
    play.doing.play([{ type: "end", unit: "nobody" } as never]);
    expect(play.takingBack.canRedo).toBe(true);
    play.session.lookAt(0);
    expect(play.takingBack.canRedo).toBe(false);
    play.session.lookAtNow();
    play.takingBack.redo();
    expect(played(play)).toBe(before);
  });

  it("never changes a die, whatever is undone and redone on the way", async () => {
    const play = await open();
    const choose = fastDice(5);
    let redone = 0;
    for (let step = 0; step < 300 && !play.session.decision.over; step++) {
      go(play, choose.roll("what", 9), true);
      const back = choose.roll("back", 4) - 1;
      const before = played(play);
      let undone = 0;
      while (undone < back && play.takingBack.steps > 0) {
        play.takingBack.undo();
        undone += 1;
      }
      for (let again = 0; again < undone; again++) play.takingBack.redo();
      redone += undone;
      expect(played(play)).toBe(before);
    }
    expect(redone).toBeGreaterThan(100);
  });
});
