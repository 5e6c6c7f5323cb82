import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { later } from "../../src/stage/later.ts";
import { LEFT_TO_READ } from "../../src/stage/leaving.ts";
import type { PreparedDesk } from "../../src/games/contract/room.ts";
import type { GameTypes } from "../../src/games/contract/types.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { prepared } from "../play/pebble-desk.ts";
import { leavePebbles, openPebbles } from "../play/pebble-screen.svelte.ts";

useFakeIndexedDb();

beforeEach(async () => {
  // Time that is not real does not wait for what is fetched in real time.
  await Promise.all([playTexts.load(), later.performing(), later.leaving()]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  settings.set({ pace: "calm", motion: "full" });
});
afterEach(async () => {
  vi.useRealTimers();
  await leavePebbles();
});

/** Lets time pass in small bits; tells which steps the screen came to, in order. */
async function watch(session: AnySession, milliseconds: number, until = () => false): Promise<readonly number[]> {
  const steps = [session.step];
  for (let passed = 0; passed < milliseconds && !until(); passed += 20) {
    await vi.advanceTimersByTimeAsync(20);
    // Bots are fetched, and games stored, in time of their own.
    await new Promise((resolve) => setImmediate(resolve));
    if (session.step !== steps.at(-1)) steps.push(session.step);
  }
  return steps;
}

/** Every step came onto the screen once, in order, and the screen stands where the match does. */
function expectOrder(session: AnySession, steps: readonly number[]): void {
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(steps).size).toBe(steps.length);
  expect(session.step).toBe(session.match.steps.length);
  expect(session.position).toEqual(session.match.position);
}

/** Two stones are laid and one is named: the game is over. @param screen as of {@link openPebbles} */
function playedOut(screen?: Parameters<typeof openPebbles>[0]) {
  const { session, play } = openPebbles(screen);
  const leave = play.stage.attach();
  for (const stone of [1, 2]) {
    session.sight.uncover();
    session.act({ type: "lay", stone });
  }
  session.sight.uncover();
  play.stage.skip();
  session.act({ type: "name", stone: 2 });
  return { session, play, leave };
}

/** A game that is over, seen again from its beginning. */
function replayed() {
  settings.set({ pace: "once" });
  const { session, play, leave } = playedOut();
  expect(session.decision.over).toBe(true);
  settings.set({ pace: "calm" });
  play.stage.replay(0);
  return { session: session as unknown as AnySession, play, leave };
}

describe("what is seen again", () => {
  it("comes step by step, nobody acts meanwhile, and what is stored is whole", async () => {
    const { session, leave } = replayed();
    expect([session.step, session.length, session.closed]).toEqual([0, 0, "staged"]);
    expect(session.undo()).toBe(false);
    expect(session.record().steps).toHaveLength(3);
    expectOrder(session, await watch(session, 20_000, () => !session.playhead.staged));
    leave();
  });

  it("stands still in a pause and on a hidden page, and goes on by one scene with a step", async () => {
    const { session, play, leave } = replayed();
    play.stage.pause();
    expect(await watch(session, 5000)).toEqual([0]);
    play.stage.step();
    expectOrder(session, await watch(session, 9000));
    expect(play.stage.paused).toBe(true);
    play.stage.replay(0);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    expect(await watch(session, 9000)).toEqual([0]);
    hidden.mockRestore();
    expectOrder(session, await watch(session, 20_000, () => !session.playhead.staged));
    leave();
  });

  it("waits for the map to be drawn, but not for ever", async () => {
    const { session, play, leave } = replayed();
    leave();
    let draw: () => void = () => undefined;
    const drawn = new Promise<void>((resolve) => (draw = resolve));
    const leaveDrawn = play.stage.attach(drawn);
    play.stage.replay(0);
    expect(await watch(session, 3000)).toEqual([0]);
    expect(play.stage.scene).toBeUndefined();
    draw();
    expectOrder(session, await watch(session, 20_000, () => !session.playhead.staged));
    leaveDrawn();
    const leaveNever = play.stage.attach(new Promise(() => undefined));
    play.stage.replay(0);
    expectOrder(session, await watch(session, 40_000, () => !session.playhead.staged));
    leaveNever();
  });

  it("is there at once where the pace is changed meanwhile, or it is skipped", async () => {
    const { session, play, leave } = replayed();
    await watch(session, 100);
    play.stage.skip();
    expectOrder(session, [session.step]);
    play.stage.replay(1);
    expect(session.step).toBe(1);
    settings.set({ pace: "brisk" });
    expectOrder(session, await watch(session, 20_000, () => !session.playhead.staged));
    leave();
  });

  it("ends where the game is another one now, and nothing of it comes later", async () => {
    const { session, play, leave } = replayed();
    await watch(session, 300);
    session.playhead.jump();
    session.lookAtNow();
    expectOrder(session, [session.step]);
    expect([play.stage.replaying, play.stage.watched, play.stage.scene]).toEqual([false, false, undefined]);
    expect(await watch(session, 3000)).toEqual([session.step]);
    leave();
  });

  it("falls back to where the game stands where it cannot be read, and says so", async () => {
    const { session, play, leave } = replayed();
    vi.spyOn(play.desk.log, "facts").mockImplementation(() => {
      throw new Error("An event of another shape.");
    });
    await watch(session, 5000, () => play.stage.failed);
    expect(play.stage.failed).toBe(true);
    expectOrder(session, [session.step]);
    leave();
  });
});

describe("at a screen that is handed over", () => {
  it("each sees what happened since he last looked, and own dice fall before anything tells what came of them", async () => {
    const { session, play } = openPebbles();
    session.sight.uncover();
    session.act({ type: "lay", stone: 1 });
    session.sight.uncover();
    session.act({ type: "lay", stone: 2 });
    session.sight.uncover();
    const leave = play.stage.attach();
    expect(session.step).toBe(0);
    expect(session.closed).toBe("staged");
    // He sees his own pebble laid, and nothing of the other's.
    expect(session.playhead.ahead.map(({ events }) => events.length)).toEqual([1, 0]);
    await watch(session as never, 20_000, () => !session.playhead.staged);
    expect(session.actingSide).toBe("union");
    session.act({ type: "name", stone: 2 });
    expect(session.decision.over).toBe(false);
    expect(session.steps).toHaveLength(2);
    await watch(session as never, 2000, () => play.stage.moment === "dice");
    expect(play.stage.moment).toBe("dice");
    expect(session.playhead.performed).toHaveLength(3);
    expect(session.sight.curtain).toBeUndefined();
    await watch(session as never, 5000, () => !session.playhead.staged);
    expect(session.decision.over).toBe(true);
    leave();
  });

  it("nobody waits for dice that lie there at once, with less motion", () => {
    settings.set({ motion: "less" });
    const { session, play } = openPebbles();
    const leave = play.stage.attach();
    for (const act of [1, 2]) {
      session.sight.uncover();
      session.act({ type: "lay", stone: act });
    }
    session.sight.uncover();
    session.playhead.to(2);
    play.stage.skip();
    session.act({ type: "name", stone: 2 });
    expect(session.decision.over).toBe(true);
    leave();
  });
});

describe("the sheet of a fight that nothing waits for", () => {
  /** A game played to its end, in which naming a stone or laying one is a fight, whose sheet is on the screen. */
  function fought(fight: "named" | "laid", asks = false) {
    const report = {
      wide: false,
      shown: true,
      asks,
      rolledBefore: false,
      actionTaken: () => void (report.shown = false),
      recall: () => undefined,
    };
    const { session, play, leave } = playedOut({
      open(screen) {
        const desk = (prepared as PreparedDesk<GameTypes>).open(screen);
        const facts: typeof desk.log.facts = (event) => {
          const is = event.type === fight;
          return { ...desk.log.facts(event), combat: is, dice: is };
        };
        return { ...desk, log: { ...desk.log, facts }, screen: { ...desk.screen, report } };
      },
    });
    const shownAfter = async (ms: number) => {
      await watch(session as unknown as AnySession, ms);
      return report.shown;
    };
    return { play, report, shownAfter, leave };
  }

  it("stays while it is the player's own", async () => {
    const { play, report, shownAfter, leave } = fought("named");
    await shownAfter(500);
    expect(play.stage.moment).toBe("dice");
    // The sheet of the fight that is rolled now; the one before was put away for it.
    report.shown = true;
    expect(await shownAfter(LEFT_TO_READ + 4000)).toBe(true);
    leave();
  });

  it("goes once play has gone on and it has been read, but not while it asks or is being read", async () => {
    const { shownAfter, leave } = fought("laid");
    expect(await shownAfter(LEFT_TO_READ - 1000)).toBe(true);
    expect(await shownAfter(2000)).toBe(false);
    leave();
    const asking = fought("laid", true);
    expect(await asking.shownAfter(LEFT_TO_READ + 1000)).toBe(true);
    asking.leave();
    const read = fought("laid");
    read.play.stage.held = true;
    expect(await read.shownAfter(LEFT_TO_READ + 1000)).toBe(true);
    read.play.stage.held = false;
    expect(await read.shownAfter(LEFT_TO_READ + 1000)).toBe(false);
    read.leave();
  });
});
