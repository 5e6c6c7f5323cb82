import shapes1861 from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import shapes1862 from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bullRunTexts as texts1861 } from "../../src/games/bull-run-1861/texts.ts";
import { gameTexts as texts1983 } from "../../src/games/bull-run-1983/texts.ts";
import { gameTexts as textsOrders } from "../../src/games/no-written-orders/texts.ts";
import { gameTexts as texts1862 } from "../../src/games/second-bull-run-1862/texts.ts";
import { guideTexts } from "../../src/play/guide/guide-texts.ts";
import type { RunningGuide } from "../../src/games/contract/guide.ts";
import { nowOf } from "../../src/play/guide/now.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { plain } from "../../src/games/contract/words.ts";
import { inOwnBrowser, openGuided, PATIENCE, pause, screenOf } from "./guided.svelte.ts";

/** Presses that a guided turn may take, astray and back. */
const MOST = 900;

/** The games, and the seed by which a hand strays in each. */
const GAMES = [
  ["bull-run-1861", 3],
  ["bull-run-1983", 3],
  ["second-bull-run-1862", 3],
  ["no-written-orders", 2],
] as const;

inOwnBrowser(
  { load: () => Promise.all([texts1861, texts1983, texts1862, textsOrders, guideTexts].map((one) => one.load())) },
  {
    fetch: (url: string) => Promise.resolve(Response.json(url.includes("1862") ? shapes1862 : shapes1861)),
  },
);

/** Numbers below one, the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What a press may change. */
function traceOf(play: PlayState, guide: RunningGuide): string {
  const { choosing, denials, session } = play;
  return JSON.stringify([
    session.length,
    guide.lesson.id,
    guide.seen,
    choosing.hand,
    choosing.weighed?.id,
    choosing.armed,
    [...play.overlays.kept],
    [play.scoreOpen, play.dialog, play.tab, play.card],
    denials.shown?.denial.refusal.reason,
    play.desk.screen.report.shown,
  ]);
}

/** Waits until somebody here decides, or the guide has said farewell. */
async function turnComes(guide: RunningGuide): Promise<void> {
  await expect.poll(() => !guide.waits, { ...PATIENCE, interval: 2 }).toBe(true);
}

/** Follows the guide by what it offers, and sees that this does something and is what it says. @returns what was pressed */
async function follow(play: PlayState, guide: RunningGuide): Promise<string> {
  const before = traceOf(play, guide);
  const { length } = play.session;
  const { lesson, onward, astray } = guide;
  const said = nowOf(guide, play, guideTexts.t);
  const at = `${lesson.id} ${play.table?.decision.step}`;
  expect(said.buttons.length, `${at}: nothing can be pressed`).toBeGreaterThan(0);
  if (astray) guide.takeBack();
  else guide.show();
  await pause();
  if (!astray && onward && play.session.length > length) {
    // what it does beside the words of the lesson is what it announces
    const did = play.session.steps.slice(length, length + onward.actions.length).map(({ action }) => action);
    expect(did, at).toEqual(onward.actions);
    expect([plain(said.says), ...said.besides].join(" "), at).toContain(guideTexts.t.next("").slice(0, 7));
  }
  // a second press counts only after a while, and dice of the enemy may be on their way
  await expect.poll(() => traceOf(play, guide), { interval: 2, message: `${at}: nothing happens` }).not.toBe(before);
  return at;
}

/** One legal action that is not the guide's. */
function wander(play: PlayState, random: () => number): void {
  const { actions = [] } = play.table?.decision ?? {};
  const action = actions[Math.floor(random() * actions.length)];
  if (action) play.doing.play([action]);
}

describe.each(GAMES)("the guide of %s", (game, seed) => {
  const wide = { log: "", trail: [] as string[] };
  beforeEach(() => {
    wide.trail = [];
    let drawn = 1;
    vi.stubGlobal("crypto", {
      subtle: crypto.subtle,
      randomUUID: () => `00000000-0000-4000-8000-${String(drawn++).padStart(12, "0")}`,
      getRandomValues: <T extends Uint8Array>(bytes: T): T => {
        const random = numbers(drawn++);
        return bytes.map(() => Math.floor(random() * 256)) as T;
      },
    });
  });
  afterEach(({ task }) => {
    // how it came there, to be read where it failed
    if (task.result?.state === "fail") console.error(wide.trail.slice(-40).join("\n"));
  });

  it(
    "leads every lesson astray and back to the farewell, and never waits for what cannot be",
    { timeout: 300_000 },
    async () => {
      const random = numbers(seed);
      const opened = await openGuided(game, "recruit");
      const { session, prepared } = opened;
      let { play, guide, end } = opened;
      const strayed = new Map<string, number>();
      for (let press = 0; !guide.atEnd; press++) {
        if (press > MOST) throw new Error(`${guide.lesson.id} does not end.`);
        await turnComes(guide);
        if (guide.atEnd) break;
        const { id } = guide.lesson;
        const times = strayed.get(id) ?? 0;
        // each lesson is left in four ways: undo, another action, a few of them, a reload
        if (play.table && !guide.seen && times < 4 && random() < 0.5) {
          strayed.set(id, times + 1);
          const way = (times + seed) % 4;
          wide.trail.push(`${id}: way ${way}`);
          if (way === 0) for (let back = 0; back < 3 && play.takingBack.steps > 0; back++) play.takingBack.undo();
          else if (way === 1) wander(play, random);
          else if (way === 2) for (let more = 0; more < 4 && play.table; more++) wander(play, random);
          else {
            end();
            ({ play, guide, end } = screenOf(session, prepared));
          }
          await pause();
          continue;
        }
        wide.trail.push(await follow(play, guide));
      }
      expect(guide.lesson.id).toBe("finished");
    },
  );
});
