import type { Action, View } from "@stonebridge/games/bull-run-1983";
import { describe, expect, it } from "vitest";
import { LESSONS, type LessonId } from "../../src/games/bull-run-1983/guide/lessons.ts";
import { gameTexts } from "../../src/games/bull-run-1983/texts.ts";
import type { RunningGuide } from "../../src/games/contract/guide.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";
import { inOwnBrowser, openGuided, PATIENCE, pause, screenOf, show } from "./guided.svelte.ts";

inOwnBrowser(gameTexts);

const open = () => openGuided("bull-run-1983");

/** Lets the guide do everything before a lesson. */
async function showUpTo(guide: RunningGuide, lesson: LessonId): Promise<void> {
  for (const id of LESSONS.slice(0, LESSONS.indexOf(lesson))) await show(guide, id);
}

function hexes(session: AnySession, ...pieces: readonly string[]): readonly (string | undefined)[] {
  const { pieces: seen } = session.view as View;
  return pieces.map((id) => seen.find((one) => one.id === id)?.hex);
}

const act = (play: PlayState, ...actions: readonly Action[]) => play.doing.play(actions);
const piece = (id: string) => ({ kind: "piece", id }) as const;

describe("the guided turns of Bull Run (1983)", () => {
  it("can be shown from the first lesson to the farewell, in a real game against the Colonel", async () => {
    const { session, guide } = await open();
    const presses: number[] = [];
    const lit: Record<string, readonly string[]> = {};
    for (const id of LESSONS.slice(0, -1)) {
      expect([guide.lesson.id, guide.astray]).toEqual([id, false]);
      await expect.poll(() => guide.asked, PATIENCE).toBe(true);
      lit[id] = guide.spot;
      presses.push(await show(guide, id));
      if (id === "march") expect(hexes(session, "us-2me", "us-3conn", "us-l-keyes")).toEqual(["BB8", "BB8", "BB8"]);
      // where the guns can fire from depends on what the Colonel did
      if (id === "guns") for (const hex of hexes(session, "us-e2us", "us-e3us")) expect(lit["guns"]).toContain(hex);
    }
    expect(guide.atEnd).toBe(true);
    expect(presses.every((one) => one > 0)).toBe(true);
    expect(lit).toMatchObject({
      pieces: ["GG7"],
      // with what is still in hand
      refused: ["DD7", "CC8", "GG7"],
      march: ["GG7", "BB8"],
      ride: ["II7", "CC8"],
      limber: ["CC8"],
    });
    expect(lit["guns"]?.length).toBeGreaterThan(3);
    const fought = session.steps.flatMap((step) => step.events).find((one) => one.type === "fought");
    expect(fought).toMatchObject({ side: "union", reckoning: { kind: "bombardment" } });
  });

  it("waits for the player's own hands as well as for its button", async () => {
    const { play, guide } = await open();
    play.choosing.pick(piece("us-1ohio"));
    await pause();
    expect(guide.lesson.id).toBe("pieces");
    play.choosing.pick(piece("us-3conn"));
    await expect.poll(() => guide.lesson.id).toBe("command");
    // a tap of the key is no look, nor is a look over while the key is still held
    play.overlays.held = "command";
    await pause();
    play.overlays.held = undefined;
    await pause();
    expect(guide.lesson.id).toBe("command");
    play.overlays.held = "command";
    await expect.poll(() => guide.seen, PATIENCE).toBe(true);
    expect(guide.lesson.id).toBe("command");
    play.overlays.held = undefined;
    await expect.poll(() => guide.lesson.id).toBe("refused");
    const { table } = play;
    const denial = table && play.moves.denialAt(table, {}, "piece:us-13ny", []);
    // the pointer rests on him
    play.denials.rest(
      () => denial,
      undefined,
      () => undefined,
    );
    await new Promise((done) => setTimeout(done, 500));
    expect([play.denials.shown?.denial.refusal.reason, guide.seen]).toEqual(["move-inactive", false]);
    play.denials.leave();
    play.choosing.pick(piece("us-13ny"));
    await expect.poll(() => guide.seen).toBe(true);
    expect([guide.lesson.id, guide.spot]).toEqual(["refused", []]);
    play.denials.clear();
    await expect.poll(() => guide.lesson.id).toBe("march");
  });

  it("notices a regiment that goes alone, and takes it back", async () => {
    const { session, play, guide } = await open();
    await showUpTo(guide, "march");
    act(play, { type: "take", piece: "us-1conn" }, { type: "step", hex: "FF7" });
    await pause();
    expect([guide.lesson.id, guide.astray]).toEqual(["march", false]);
    act(play, { type: "stop" });
    await pause();
    expect([guide.lesson.id, guide.astray]).toEqual(["march", true]);
    guide.takeBack();
    await pause();
    expect([guide.astray, session.length]).toEqual([false, 0]);
    await show(guide, "march");
    act(play, { type: "take", piece: "us-l-mcdowell" }, { type: "step", hex: "JJ7" }, { type: "stop" });
    await pause();
    expect([guide.lesson.id, guide.astray]).toEqual(["ride", true]);
    guide.takeBack();
    await show(guide, "ride");
    expect([guide.lesson.id, hexes(session, "us-l-mcdowell")]).toEqual(["limber", ["CC8"]]);
  });

  it("notices a battery that marches where it sees nobody", async () => {
    const { play, guide } = await open();
    await showUpTo(guide, "guns");
    act(play, { type: "take", piece: "us-e2us" }, { type: "step", hex: "DD7" }, { type: "stop" });
    await pause();
    expect([guide.lesson.id, guide.astray]).toEqual(["guns", true]);
    guide.takeBack();
    await pause();
    expect(guide.astray).toBe(false);
    act(play, { type: "flip", piece: "us-e3us" });
    await pause();
    expect(guide.astray).toBe(true);
  });

  it("goes on where a game that was left is taken up again", async () => {
    const { session, prepared, guide, end } = await open();
    await showUpTo(guide, "recon");
    end();
    expect(screenOf(session, prepared).guide.lesson.id).toBe("recon");
  });

  it("leads on a player who lets the guns be", async () => {
    const { play, guide } = await open();
    await showUpTo(guide, "sight");
    await expect.poll(() => guide.asked, PATIENCE).toBe(true);
    act(play, { type: "done" });
    await expect.poll(() => guide.lesson.id).toBe("score");
  });
});
