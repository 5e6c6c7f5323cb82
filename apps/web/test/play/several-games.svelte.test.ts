// @vitest-environment happy-dom
import { Match } from "@stonebridge/kernel";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PreparedDesk } from "../../src/games/contract/desk.ts";
import type { GameTypes } from "../../src/games/contract/types.ts";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { PlayState } from "../../src/play/play-state.svelte.ts";
import { newDice } from "../../src/session/dice.ts";
import { Session } from "../../src/session/session.svelte.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { gameStore } from "../../src/storage/game-store.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { loaded, pebbles } from "../hidden-game.ts";
import { prepared } from "./pebble-desk.ts";

useFakeIndexedDb();

const person = { kind: "person" } as const;
const ends: (() => void)[] = [];
let games = 0;

/** The play screen's state on a game that no shelf has. Any game's desk will do: the types of this one are not named. */
function open(desk: PreparedDesk<GameTypes> = prepared) {
  const match = Match.begin(loaded.module.open(loaded.module.situation("stones")), { dice: newDice("rolled") });
  const seats = { union: person, confederate: person };
  games += 1;
  const saved = { id: `pebbles-played-${games}`, game: "pebbles", scenario: "stones", seats, created: 1 };
  const session = new Session({ entry: pebbles, loaded, match, saved, refetch: async () => undefined });
  let play: PlayState | undefined;
  ends.push(
    $effect.root(() => {
      play = new PlayState(session, desk);
    }),
    () => session.close(),
  );
  if (!play) throw new Error("The screen was not made.");
  return { play, session };
}

const stone = (number: number) => ({ kind: "space", id: `stone-${number}` }) as const;

beforeEach(() => playTexts.load());
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  for (const { id } of await gameStore.list()) await gameStore.remove(id);
});

describe("a game of another kind on the same screen", () => {
  it("is played by picks on the map, by buttons and their keys, as its desk says", () => {
    const { play, session } = open();
    expect(play.offers).toHaveLength(3);
    play.choosing.pick(stone(2));
    expect([session.length, session.sight.curtain, play.offers]).toEqual([1, "confederate", []]);
    session.sight.uncover();
    const last = play.choices.at(-1);
    if (last) play.choosing.choose(last);
    expect(session.steps.at(-1)?.action).toEqual({ type: "lay", stone: 3 });
  });

  it("weighs what rolls dice, says its chance, and does it with the second pick only", async () => {
    const { play, session } = open();
    play.choosing.pick(stone(1));
    session.sight.uncover();
    play.choosing.pick(stone(3));
    session.sight.uncover();
    play.choosing.pick(stone(3));
    expect([session.length, play.choosing.weighed?.id, play.shown?.id]).toEqual([2, "name 3", "name 3"]);
    await expect.poll(() => play.messages.soon).toBe("Stone 3: one in three");
    expect(play.back()).toBe(true);
    expect(play.choosing.weighed).toBeUndefined();
    play.choosing.pick(stone(3));
    await new Promise((done) => setTimeout(done, 260));
    play.choosing.pick(stone(3));
    expect([session.length, session.decision]).toMatchObject([3, { over: true, winner: "union" }]);
    expect(play.messages.now).toBe("named stone 3");
  });

  it("says why not, in the game's words", () => {
    const { play, session } = open();
    play.choosing.pick(stone(9));
    expect(session.length).toBe(0);
    expect(play.denials.shown?.denial).toMatchObject({ target: "space:stone-9", refusal: { reason: "no-stone" } });
  });

  it("keeps a log of what the eyes at the screen have seen", () => {
    const { play, session } = open();
    settings.set({ twoClicks: true });
    play.choosing.pick(stone(1));
    expect(play.log).toEqual([]);
    session.sight.uncover();
    play.choosing.pick(stone(2));
    session.sight.uncover();
    expect(play.log.map(({ step, event }) => [step, event.type])).toEqual([[1, "laid"]]);
    settings.set({ twoClicks: false });
  });

  it("has its log beside the map, except under a rule, under a fight that asks, and folded away", () => {
    const plain: PreparedDesk<GameTypes> = prepared;
    const asking: PreparedDesk<GameTypes> = {
      open(play) {
        const desk = plain.open(play);
        return { ...desk, screen: { ...desk.screen, report: { ...desk.screen.report, shown: true, asks: true } } };
      },
    };
    const { play } = open();
    expect([play.logStands, open(asking).play.logStands]).toEqual([true, false]);
    play.folded = true;
    expect(play.logStands).toBe(false);
    play.folded = false;
    play.rule = "PB-1-a";
    expect(play.logStands).toBe(false);
  });
});
