import shapes from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import type { Action, View } from "@stonebridge/games/second-bull-run-1862";
import { describe, expect, it } from "vitest";
import { LESSONS, type LessonId } from "../../src/games/second-bull-run-1862/guide/lessons.ts";
import { gameTexts } from "../../src/games/second-bull-run-1862/texts.ts";
import type { RunningGuide } from "../../src/games/contract/guide.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";
import { hold, inOwnBrowser, openGuided, PATIENCE, pause, screenOf, show } from "./guided.svelte.ts";

inOwnBrowser(gameTexts, { fetch: () => Promise.resolve(Response.json(shapes)) });

const open = () => openGuided("second-bull-run-1862");

/** Presses that the longest lesson may take: the rest of a turn. */
const MOST = 60;

/** Lets the guide do everything before a lesson. */
async function showUpTo(guide: RunningGuide, lesson: LessonId): Promise<void> {
  for (const id of LESSONS.slice(0, LESSONS.indexOf(lesson))) await show(guide, id, MOST);
}

const unit = (session: AnySession, id: string) => (session.view as View).units.find((one) => one.id === id);
const piece = (id: string) => ({ kind: "piece", id }) as const;
const act = (play: PlayState, ...actions: readonly Action[]) => play.doing.play(actions);

describe("the guided turn of Second Bull Run 1862", () => {
  it("can be shown from the first lesson to the farewell, in a real game against the Colonel", async () => {
    const { session, guide } = await open();
    const presses: Record<string, number> = {};
    const lit: Record<string, readonly string[]> = {};
    for (const id of LESSONS.slice(0, -1)) {
      expect([guide.lesson.id, guide.astray]).toEqual([id, false]);
      // A won fight asks who advances before its result is read.
      await expect.poll(() => guide.asked || guide.elsewhere, PATIENCE).toBe(true);
      lit[id] = guide.spot;
      presses[id] = await show(guide, id, MOST);
      if (id === "second") {
        expect(["robinson", "poe"].map((one) => unit(session, one))).toMatchObject([
          { zone: "163", facing: "184", attacks: "184" },
          { zone: "163", facing: "184", attacks: "184" },
        ]);
      }
    }
    expect(guide.atEnd).toBe(true);
    expect(Object.values(presses).every((one) => one > 0)).toBe(true);
    expect(lit).toMatchObject({
      score: ["95", "115", "143", "184"],
      counter: ["164"],
      designate: ["148", "164"],
      march: ["164", "163", "184"],
      // with what is still in hand
      refused: ["163", "185", "184"],
      fight: ["163", "184"],
    });
    const fought = session.steps.flatMap((step) => step.events).find((one) => one.type === "fought");
    expect(fought).toMatchObject({ zone: "184" });
    expect((session.view as View).turn).toBe(3);
    // skipping ahead takes a press or two for each half of a phase, and who comes on makes room for the next
    expect(presses["free"]).toBeLessThan(20);
    const sigel = (session.view as View).units.filter(({ printed }) => printed.corps === "sigel");
    expect(sigel.map(({ whereabouts }) => whereabouts)).toEqual(Array.from({ length: 6 }, () => "map"));
  }, 240_000);

  it("waits for the player's own hands as well as for its button", async () => {
    const { play, guide } = await open();
    await showUpTo(guide, "counter");
    play.card = "taylor";
    await pause();
    expect(guide.lesson.id).toBe("counter");
    play.card = "poe";
    await expect.poll(() => guide.seen).toBe(true);
    expect(guide.lesson.id).toBe("counter");
    play.card = undefined;
    await expect.poll(() => guide.lesson.id).toBe("order");
    play.dialog = "order";
    await pause();
    expect(guide.lesson.id).toBe("order");
    play.dialog = undefined;
    await expect.poll(() => guide.lesson.id).toBe("designate");
    play.choosing.pick(piece("heintzelman"));
    await pause();
    expect([guide.lesson.id, guide.elsewhere]).toEqual(["designate", false]);
    // a second press counts only after a while
    await new Promise((done) => setTimeout(done, 300));
    play.choosing.commitWeighed();
    await expect.poll(() => guide.lesson.id).toBe("command");
    await hold(play, "command");
    await expect.poll(() => guide.lesson.id).toBe("division");
    act(play, { type: "choose-division", division: "kearny" });
    await expect.poll(() => guide.lesson.id).toBe("choose");
    play.choosing.pick(piece("robinson"));
    await expect.poll(() => guide.lesson.id).toBe("cohesion");
    await hold(play, "cohesion");
    await expect.poll(() => guide.lesson.id).toBe("control");
    await hold(play, "control");
    await expect.poll(() => guide.lesson.id).toBe("march");
    play.choosing.pick({ kind: "space", id: "163" });
    await expect.poll(() => guide.lesson.id).toBe("refused");
    play.choosing.pick({ kind: "space", id: "162" });
    await expect.poll(() => guide.seen).toBe(true);
    expect(play.denials.shown?.denial.refusal.rule).toBe("SB62-9.3-c");
    guide.goOn();
    await expect.poll(() => guide.lesson.id).toBe("weigh");
    play.choosing.pick(piece("thomas"));
    await expect.poll(() => guide.lesson.id).toBe("declare");
    expect(play.choosing.weighed).toMatchObject({ meaning: "attack", zone: "184" });
  });

  it("waits for its commander where another one was named, and shows the way on", async () => {
    const { session, play, guide } = await open();
    await showUpTo(guide, "designate");
    act(play, { type: "designate", commander: "reno" });
    await pause();
    expect([guide.lesson.id, guide.astray, guide.elsewhere]).toEqual(["designate", false, true]);
    await show(guide, "designate", MOST);
    expect(guide.lesson.id).toBe("command");
    expect((session.view as View).phase).toBe(2);
  });

  it("notices another division and another march, and takes both back", async () => {
    const { session, play, guide } = await open();
    await showUpTo(guide, "division");
    const before = session.length;
    act(play, { type: "choose-division", division: "hooker" });
    await pause();
    expect([guide.lesson.id, guide.astray]).toEqual(["division", true]);
    act(play, { type: "activate", unit: "taylor" }, { type: "step", unit: "taylor", zone: "166" });
    await pause();
    guide.takeBack();
    await pause();
    expect([guide.astray, session.length]).toEqual([false, before]);
    await showUpTo(guide, "march");
    act(play, { type: "step", unit: "robinson", zone: "147" });
    await pause();
    expect([guide.lesson.id, guide.astray]).toEqual(["march", true]);
    guide.takeBack();
    await pause();
    expect([guide.astray, unit(session, "robinson")?.zone]).toEqual([false, "164"]);
    await show(guide, "march");
    expect(guide.lesson.id).toBe("refused");
  });

  it("goes on with a brigade that went elsewhere for good, with one that does not attack, and without a combat", async () => {
    const { session, play, guide } = await open();
    await showUpTo(guide, "march");
    act(play, { type: "step", unit: "robinson", zone: "185" }, { type: "end", unit: "robinson" });
    const facing = play.table?.decision.actions[0] as Action;
    act(play, facing);
    // the Confederates have turned towards him: what was done cannot be taken back
    await expect.poll(() => guide.lesson.id, PATIENCE).toBe("second");
    expect(play.takingBack.steps).toBe(0);
    await expect.poll(() => play.table?.decision.step, PATIENCE).toBe("division");
    act(play, { type: "done" });
    await pause();
    // where the die gave no further division, marches are over
    expect(["second", "commanders"]).toContain(guide.lesson.id);
    await show(guide, "second");
    await show(guide, "commanders");
    await expect.poll(() => guide.lesson.id, PATIENCE).toBe("free");
    expect(session.steps.some(({ side, action }) => side === "union" && action.type === "fight")).toBe(false);
  });

  it("bears undo at every step, and goes back with it", async () => {
    const { session, play, guide } = await open();
    await showUpTo(guide, "refused");
    guide.back();
    await pause();
    expect([guide.lesson.id, unit(session, "robinson")?.zone]).toEqual(["march", "164"]);
    await showUpTo(guide, "declare");
    play.takingBack.undo();
    play.takingBack.undo();
    await pause();
    // what was taken back is to do again
    expect(guide.lesson.id).toBe("choose");
    await show(guide, "choose");
    await show(guide, "march");
    // no attack is in preview any more
    await show(guide, "weigh");
    await show(guide, "declare");
    expect(unit(session, "robinson")).toMatchObject({ zone: "163", attacks: "184" });
  });

  it("goes on where a game that was left is taken up again", async () => {
    const { session, prepared, guide, end } = await open();
    await showUpTo(guide, "second");
    end();
    const again = screenOf(session, prepared);
    expect(again.guide.lesson.id).toBe("second");
    again.guide.leave();
    again.end();
    expect(screenOf(session, prepared).guide.left).toBe(true);
  });
});
