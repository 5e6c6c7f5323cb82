import type { Action, View } from "@stonebridge/games/no-written-orders";
import { describe, expect, it } from "vitest";
import { LESSONS, type LessonId } from "../../src/games/no-written-orders/guide/lessons.ts";
import { gameTexts } from "../../src/games/no-written-orders/texts.ts";
import type { RunningGuide } from "../../src/games/contract/guide.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";
import { hold, inOwnBrowser, openGuided, PATIENCE, pause, screenOf, show } from "./guided.svelte.ts";

inOwnBrowser(gameTexts);

const open = () => openGuided("no-written-orders");

/** Presses that the longest lesson may take: the actions of every other formation. */
const MOST = 90;

/** Lets the guide do everything before a lesson. */
async function showUpTo(guide: RunningGuide, lesson: LessonId): Promise<void> {
  for (const id of LESSONS.slice(0, LESSONS.indexOf(lesson))) await show(guide, id, MOST);
}

const viewOf = (session: AnySession) => session.view as View;
const piece = (id: string) => ({ kind: "piece", id }) as const;
const hex = (id: string) => ({ kind: "space", id }) as const;
const act = (play: PlayState, ...actions: readonly Action[]) => play.doing.play(actions);
const events = (session: AnySession) => session.steps.flatMap((step) => step.events);

/** A second press counts only after a while. */
const between = () => new Promise((done) => setTimeout(done, 300));

/** Waits for the question of the lesson; the enemy’s bad moves, which ask for an order, are passed over. */
async function untilAsked(guide: RunningGuide): Promise<void> {
  const comes = () => {
    if (guide.elsewhere) guide.show();
    return guide.asked;
  };
  await expect.poll(comes, PATIENCE).toBe(true);
}

/** Presses a button of the dock that says what picks mean, or begins writing. */
function choose(play: PlayState, id: string): void {
  const does = play.choices.find((one) => one.id === id)?.does;
  if (does?.kind === "mode") play.choosing.setMode(does.mode);
  else if (does?.kind === "offer") play.choosing.commit(does.offer);
  else throw new Error(`There is no button ${id}.`);
}

describe("the guided turn of No Written Orders", () => {
  it("can be shown from the first lesson to the farewell, in a real game against the Colonel", async () => {
    const { session, guide } = await open();
    const presses: Record<string, number> = {};
    const lit: Record<string, readonly string[]> = {};
    for (const id of LESSONS.slice(0, -1)) {
      if (guide.lesson.id === id && guide.asked) lit[id] = guide.spot;
      expect(guide.astray, id).toBe(false);
      presses[id] = await show(guide, id, MOST);
    }
    expect(guide.atEnd).toBe(true);
    // whether a march or an assault comes before the farewell is for the chits to say
    for (const id of LESSONS.slice(0, LESSONS.indexOf("column"))) expect(presses[id], id).toBeGreaterThan(0);
    expect(lit).toMatchObject({
      counter: ["3613", "3614", "3615"],
      kind: ["5219", "5809"],
      second: ["5809", "4512"],
      waypoint: ["5809", "4612", "4512"],
    });
    expect(viewOf(session).turn).toBe(2);
    expect(viewOf(session).aides).toContainEqual({ side: "union", hex: expect.any(String) });
    const sent = events(session).filter((event) => event.type === "order-sent");
    expect(sent).toMatchObject([
      { to: "richardson-brigade", orders: ["defend"], aide: true },
      { to: "U4", orders: ["march"], aide: false },
    ]);
    const types = new Set(events(session).map(({ type }) => type));
    for (const type of ["compliance-tested", "chit-drawn", "stepped"]) expect(types).toContain(type);
  }, 240_000);

  it("waits for the player's own hands as well as for its button", async () => {
    const { session, play, guide } = await open();
    act(play, { type: "done" });
    await expect.poll(() => guide.lesson.id).toBe("score");
    await expect.poll(() => guide.waits, PATIENCE).toBe(false);
    play.scoreOpen = true;
    await expect.poll(() => guide.seen).toBe(true);
    play.scoreOpen = false;
    await expect.poll(() => guide.lesson.id).toBe("counter");
    play.card = "u_burnside";
    await pause();
    expect(guide.seen).toBe(false);
    play.card = "u_keyes";
    await expect.poll(() => guide.seen).toBe(true);
    play.card = undefined;
    await expect.poll(() => guide.lesson.id).toBe("formations");
    play.dialog = "order";
    await pause();
    play.dialog = undefined;
    await expect.poll(() => guide.lesson.id).toBe("addressee");
    await untilAsked(guide);
    play.choosing.pick(piece("tyler"));
    await pause();
    expect(guide.lesson.id).toBe("addressee");
    play.choosing.pick(piece("richardson"));
    await expect.poll(() => guide.lesson.id).toBe("kind");
    choose(play, "kind defend");
    play.choosing.pick(hex("5809"));
    await expect.poll(() => guide.lesson.id).toBe("aide");
    await between();
    play.choosing.commitWeighed();
    await expect.poll(() => guide.lesson.id).toBe("second");
    play.choosing.pick(piece("miles"));
    choose(play, "kind march");
    play.choosing.pick(hex("4512"));
    await expect.poll(() => guide.lesson.id).toBe("waypoint");
    choose(play, "write on");
    play.choosing.pick(hex("4612"));
    await between();
    play.choosing.commitWeighed();
    await expect.poll(() => guide.lesson.id).toBe("face");
    act(play, { type: "send" });
    await expect.poll(() => guide.lesson.id).toBe("complete");
    expect(viewOf(session).written.map(({ to }) => to)).toEqual(["richardson-brigade", "U4"]);
    act(play, { type: "done" });
    await expect.poll(() => guide.lesson.id).toBe("compliance");
    await untilAsked(guide);
    play.card = "miles";
    await expect.poll(() => guide.seen).toBe(true);
    play.card = undefined;
    await expect.poll(() => guide.lesson.id).toBe("cup");
    await hold(play, "command");
    await expect.poll(() => guide.lesson.id).not.toBe("cup");
  });

  it("notices another order in the writing, and takes it back", async () => {
    const { session, play, guide } = await open();
    await showUpTo(guide, "aide");
    const before = session.length;
    act(play, { type: "address", from: "mcdowell", to: "U1" });
    await pause();
    expect([guide.lesson.id, guide.astray]).toEqual(["aide", true]);
    guide.takeBack();
    await pause();
    expect([guide.astray, session.length]).toEqual([false, before]);
    await showUpTo(guide, "second");
    expect(viewOf(session).written.map(({ to }) => to)).toEqual(["richardson-brigade"]);
  });

  it("asks for Richardson again where he was put down, or a reload has let go of him, and shows the order from there", async () => {
    const { session, prepared, play, guide, end } = await open();
    await showUpTo(guide, "kind");
    expect(guide.lesson.id).toBe("kind");
    play.choosing.back();
    await expect.poll(() => guide.lesson.id).toBe("addressee");
    await showUpTo(guide, "aide");
    expect(guide.lesson.id).toBe("aide");
    end();
    const again = screenOf(session, prepared);
    await expect.poll(() => again.guide.lesson.id).toBe("addressee");
    await showUpTo(again.guide, "kind");
    expect([again.guide.lesson.id, again.play.choices.map(({ id }) => id)]).toEqual([
      "kind",
      expect.arrayContaining(["kind defend"]),
    ]);
    await showUpTo(again.guide, "second");
    expect(viewOf(session).written.map(({ to }) => to)).toEqual(["richardson-brigade"]);
  });

  it("goes on where no order is given", async () => {
    const { play, guide } = await open();
    await showUpTo(guide, "addressee");
    await untilAsked(guide);
    act(play, { type: "done" });
    await expect.poll(() => guide.lesson.id, PATIENCE).toBe("compliance");
    await show(guide, "compliance");
    expect(guide.lesson.id).toBe("cup");
  });

  it("says why moves cannot be ended before all have moved, and leads them to where they can", async () => {
    const { play, guide } = await open();
    await showUpTo(guide, "contact");
    await show(guide, "contact");
    expect(guide.lesson.id).toBe("refused");
    guide.show();
    expect(play.denials.shown?.denial.refusal).toMatchObject({ rule: "NWO-12.3.AT-a", reason: "end-unmoved" });
    await expect.poll(() => guide.seen).toBe(true);
    guide.show();
    await expect.poll(() => guide.lesson.id).toBe("march");
    await show(guide, "march", MOST);
    expect(guide.lesson.id).toBe("end");
    expect(play.offers.map(({ meaning }) => meaning)).toContain("end");
  }, 240_000);

  it("goes back with undo, and goes on where a game that was left is taken up again", async () => {
    const { session, prepared, guide, end } = await open();
    await showUpTo(guide, "second");
    guide.back();
    await pause();
    // Nothing is in hand then: the order is drawn anew.
    await expect.poll(() => guide.lesson.id).toBe("addressee");
    expect(viewOf(session).written).toEqual([]);
    await showUpTo(guide, "complete");
    end();
    const again = screenOf(session, prepared);
    expect(again.guide.lesson.id).toBe("complete");
    again.guide.leave();
    again.end();
    expect(screenOf(session, prepared).guide.left).toBe(true);
  });
});
