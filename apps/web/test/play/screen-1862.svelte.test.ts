// @vitest-environment happy-dom
import { fastDice } from "@stonebridge/kernel";
import { afterEach, describe, expect, it, vi } from "vitest";
import shapes from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { targetOf } from "../../src/games/contract/offers.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { leaveScreens, openScreen, pressSlowly } from "./two-at-one-screen.svelte.ts";

useFakeIndexedDb();

afterEach(() => {
  leaveScreens();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A game of two at one screen, on a screen without a map. */
async function open(scenario: string): Promise<PlayState> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(shapes)));
  pressSlowly();
  return openScreen("second-bull-run-1862", secondBullRun1862.situation(scenario), scenario);
}

/** Everything a player can press or point at now: buttons of the dock, answers in the panel, targets on the map. */
function pressables(play: PlayState): readonly (() => void)[] {
  const onMap = new Set(play.boardModel.pieces.map(({ id }) => `piece:${id}`));
  const buttons = play.choices
    .filter(({ does }) => does.kind === "offer" || (does.kind === "offers" && does.offers.length > 0))
    .map((choice) => () => {
      const before = play.position;
      play.choosing.choose(choice);
      if (play.position === before) play.choosing.enter();
      if (play.position === before) play.choosing.commitWeighed();
    });
  const picks = play.offers.flatMap((offer) => {
    const [target] = offer.targets.filter(
      (one) => one.startsWith("space:") || onMap.has(one) || offer.meaning === "select",
    );
    if (target === undefined) return [];
    return [
      () => {
        const before = play.position;
        play.choosing.pick(targetOf(target));
        if (play.position === before && play.choosing.weighed) play.choosing.commitWeighed();
      },
    ];
  });
  const answers = play.moves.answers(play.offers).flatMap((one) => (one ? [() => play.choosing.commit(one)] : []));
  return [...buttons, ...picks, ...answers];
}

describe("a whole game of 1862 on the screen", () => {
  it("is played from the set-up to the end by buttons and picks alone", { timeout: 240_000 }, async () => {
    const play = await open("august-30");
    const choose = fastDice(3);
    const { session } = play;
    const asked = new Set<string>();
    let idle = 0;
    while (!session.decision.over) {
      const { decision, position } = session;
      asked.add(decision.step);
      expect(play.words.question(decision).sentence.length).toBeGreaterThan(0);
      const quick = play.choices.find(({ look, id }) => look === "commit" || id.startsWith("suggest"));
      const ways = pressables(play);
      expect(ways.length, `${decision.step} ${JSON.stringify(decision.about)}`).toBeGreaterThan(0);
      const endsPart = quick !== undefined && choose.roll("end", 3) > 1;
      if (endsPart) {
        play.choosing.choose(quick);
        if (session.position === position) play.choosing.choose(quick);
      } else ways[choose.roll("way", ways.length) - 1]?.();
      idle = session.position === position ? idle + 1 : 0;
      expect(idle, `nothing goes on at ${decision.step}`).toBeLessThan(60);
    }
    expect([...asked]).toEqual(expect.arrayContaining(["placement", "designation", "divisions", "division", "march"]));
    expect(play.words.outcome(session.decision).length).toBeGreaterThan(0);
  });
});

describe("a die from the table", () => {
  it("is asked for in the name of the division that rolls it, or of its brigade", async () => {
    const play = await open("august-29");
    const asked = (kind: string, piece: string): string =>
      play.dieAsked({ kind, faces: 6, side: "union", piece, given: [] });
    expect(asked("reinforcement", "schurz")).toContain("Union, Schurz’s division: ");
    expect(asked("reinforcement", "milroy")).toContain("Union, Milroy: ");
    // Hood's division has a brigade of the same name.
    expect(asked("command-test", "hood")).toContain("Hood’s division: ");
    expect(asked("combat-test", "hood")).toContain("Union, Hood: ");
  });
});
