import type { ActionBase, EventBase, PlayedStep } from "@stonebridge/kernel";
import { fastDice } from "@stonebridge/kernel";
import { afterEach, describe, expect, it, vi } from "vitest";
import shapes1861 from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import shapes1862 from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { type Story, telling } from "../../src/play/ending/story.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { wholeOf } from "../../src/session/whole.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { openScreen } from "./two-at-one-screen.svelte.ts";
import { leaveScreens } from "./screens.svelte.ts";

useFakeIndexedDb();

afterEach(() => {
  leaveScreens();
  vi.unstubAllGlobals();
});

/** Plays on by a random hand that likes to fight; where the game is not over by then, whoever decides gives up. */
function playOn(play: PlayState, steps: number, likes: readonly string[]): void {
  const { session } = play;
  const choose = fastDice(7);
  for (let step = 0; step < steps; step++) {
    if (session.sight.curtain !== undefined) session.sight.uncover();
    const { decision } = session;
    if (decision.over) return;
    const liked = decision.actions.filter(({ type }) => likes.includes(type));
    const among = liked.length > 0 && choose.roll("like", 4) > 1 ? liked : decision.actions;
    session.act(among[choose.roll("choice", among.length) - 1] as ActionBase);
  }
  if (session.sight.curtain !== undefined) session.sight.uncover();
  if (!session.decision.over) session.resign();
}

async function told(play: PlayState): Promise<Story> {
  const whole = wholeOf(play.session);
  if (!whole) throw new Error("The game is not over.");
  const teller = await play.desk.ending();
  const work = telling<EventBase, unknown>({
    whole,
    teller,
    firstTurn: play.session.entry.glance(whole.viewAt(0), play.session.decision).turn,
    turnBegun: (event) => play.session.loaded.turnBegun(event),
  });
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}

const GAMES = [
  {
    game: "bull-run-1861",
    situation: () => bullRun1861.situation("historical"),
    shapes: shapes1861,
    likes: ["attack", "fight", "suggest", "ready", "launch"],
    steps: 3000,
  },
  {
    game: "second-bull-run-1862",
    situation: () => secondBullRun1862.situation("august-30"),
    shapes: shapes1862,
    likes: ["attack", "fight", "suggest", "ready"],
    steps: 1500,
  },
  {
    game: "bull-run-1983",
    situation: () => bullRun1983.situation("historical"),
    shapes: {},
    likes: ["declare", "complete", "target", "take", "fight", "lose", "close", "suggest", "ready"],
    steps: 900,
  },
  {
    game: "no-written-orders",
    situation: () => noWrittenOrders.situation("first-bull-run"),
    shapes: {},
    likes: ["assault", "fight"],
    steps: 700,
  },
] as const;

describe.each(GAMES)("the end of $game", ({ game, situation, shapes, likes, steps }) => {
  it("tells the score of the views at the end of each turn, and fights that add up to what was lost", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(shapes)));
    const play = await openScreen(
      game,
      situation(),
      "historical",
      game === "bull-run-1861" ? ["north", "south"] : undefined,
    );
    const { session } = play;
    expect(wholeOf(session)).toBeUndefined();
    playOn(play, steps, likes);
    if (!session.decision.over) session.resign();
    expect(session.decision.over).toBe(true);
    const story = await told(play);
    const teller = await play.desk.ending();
    const whole = wholeOf(session);
    for (const { step, points, losses } of story.standings) {
      const view = whole?.viewAt(step);
      expect(points).toEqual(teller.pointsOf(view as never));
      expect(losses).toEqual(teller.lossesOf(view as never));
    }
    const [first, last] = [story.standings[0], story.standings.at(-1)];
    expect(last?.step).toBe(session.length);
    const turns = session.steps.flatMap(({ events }: PlayedStep<ActionBase, EventBase>) =>
      events.flatMap((event) => session.loaded.turnBegun(event) ?? []),
    );
    expect(story.standings.length).toBeGreaterThanOrEqual(Math.max(2, turns.length));
    if (game === "bull-run-1861") {
      // There every loss comes from a fight: what fights cost is what the score counts.
      const cost = (side: string) =>
        story.fights.reduce(
          (sum, { losses }) =>
            sum + [...losses].reduce((all, [piece, lost]) => (teller.sideOf(piece) === side ? all + lost : all), 0),
          0,
        );
      expect(story.fights.length).toBeGreaterThan(5);
      for (const side of ["north", "south"])
        expect(cost(side)).toBe((last?.losses[side] ?? 0) - (first?.losses[side] ?? 0));
      const inflicted = (side: string) =>
        story.deeds.reduce((sum, deed) => (deed.side === side ? sum + deed.inflicted : sum), 0);
      expect(inflicted("north")).toBeCloseTo(cost("south"));
    }
    for (const { id } of story.deeds) expect(teller.words.formation(id)).not.toMatch(/undefined/);
    for (const { space, attackers } of story.costliest) {
      expect(teller.words.space(space).length).toBeGreaterThan(0);
      for (const { piece } of attackers) expect(teller.words.piece(piece)).not.toBe(piece);
    }
    for (const { turn } of story.standings) expect(teller.words.hour(turn)).not.toMatch(/undefined|NaN/);
  });
});
