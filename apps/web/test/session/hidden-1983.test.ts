// @vitest-environment happy-dom
import { type Action, bullRun1983 as module } from "@stonebridge/games/bull-run-1983";
import { Match } from "@stonebridge/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bullRun1983 as entry } from "../../src/games/bull-run-1983/entry.ts";
import { loaded } from "../../src/games/bull-run-1983/loaded.ts";
import { newDice } from "../../src/session/dice.ts";
import { localTable } from "../../src/session/local-table.svelte.ts";
import { Session } from "../../src/session/session.svelte.ts";
import { gameStore } from "../../src/storage/game-store.ts";
import type { Seats } from "../../src/storage/saved-game.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { openGame } from "../unit/tables-1983.ts";

useFakeIndexedDb();

const person = { kind: "person" } as const;
const sessions: { close(): void }[] = [];
let games = 0;

/** A game in the fog of war, with the historical set-up: the Union chooses its dummies. */
function begin(seats: Seats) {
  const game = openGame(module.situation("historical", { fogOfWar: "on" }));
  const match = Match.begin(game, { dice: newDice("rolled") });
  games += 1;
  const saved = { id: `fog-${games}`, game: entry.id, scenario: "historical", seats, created: 1 };
  const session = new Session({ entry, loaded, saved, table: localTable({ match, refetch: async () => undefined }) });
  sessions.push(session);
  return session;
}

type Opened = ReturnType<typeof begin>;

/** Hides as many stacks as can be hidden, and is ready. */
function hideAll(session: Opened): number {
  for (let hidden = 0; ; hidden++) {
    const { decision } = session;
    if (decision.over) throw new Error("The game is over.");
    const hide = decision.actions.find((action: Action) => action.type === "hide" && action.pieces.length > 1);
    const taken = session.act(hide ?? { type: "ready" });
    expect(taken).toEqual({ kind: "taken" });
    if (hide === undefined) return hidden;
  }
}

/** What the eyes at the screen see of the Union at a step. */
function unionAt(session: Opened, step: number) {
  session.lookAt(step);
  const { pieces, faceDown } = session.view;
  return {
    shown: pieces.filter(({ side, where }) => side === "union" && where === "map").length,
    counted: faceDown.reduce((sum, { side, count }) => sum + (side === "union" ? count : 0), 0),
    told: session.steps.slice(0, step).flatMap(({ events }) => events),
  };
}

beforeEach(() => entry.texts.load());
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const session of sessions.splice(0)) session.close();
  for (const { id } of await gameStore.list()) await gameStore.remove(id);
});

describe("the Union’s set-up in the fog of war", () => {
  it("is made by whoever has the device, and nothing of it is in the other’s replay (BR83-OPT2.1-a)", () => {
    const session = begin({ union: person, confederate: person });
    expect(session.sight.curtain).toBe("union");
    session.sight.uncover();
    expect(unionAt(session, 0).shown).toBeGreaterThan(40);
    session.lookAtNow();
    const hidden = hideAll(session);
    expect(hidden).toBeGreaterThan(3);
    // on to the first decision of the Confederates
    while (session.sight.curtain !== "confederate") {
      const { decision } = session;
      if (decision.over) throw new Error("The game is over.");
      const end = decision.actions.find(({ type }) => type === "done") ?? decision.actions[0];
      session.act(end as Action);
    }
    session.sight.uncover();
    expect(session.sight.eyes).toBe("confederate");
    for (let step = 0; step <= hidden; step++)
      expect(unionAt(session, step), `step ${step}`).toEqual({ shown: 0, counted: 0, told: [] });
    const ready = unionAt(session, hidden + 1);
    expect(ready.shown).toBe(0);
    expect(ready.counted).toBeGreaterThan(hidden);
    expect(ready.told.map(({ type }) => type)).not.toContain("hidden");
  });

  it("is nothing a spectator of two bots sees, and stays hidden from a person who plays the Confederates", () => {
    vi.stubGlobal("Worker", undefined);
    const bot = { kind: "bot", level: "recruit" } as const;
    for (const confederate of [person, bot]) {
      const session = begin({ union: bot, confederate });
      session.bots.stop();
      expect(session.sight.eyes).toBe(confederate === person ? "confederate" : "spectator");
      expect(unionAt(session, 0)).toEqual({ shown: 0, counted: 0, told: [] });
    }
  });

  it("is seen by its owner alone while a bot plays the Confederates", () => {
    vi.stubGlobal("Worker", undefined);
    const session = begin({ union: person, confederate: { kind: "bot", level: "colonel" } });
    session.bots.stop();
    expect([session.sight.curtain, session.sight.eyes]).toEqual([undefined, "union"]);
    const hidden = hideAll(session);
    expect(unionAt(session, hidden).told).toHaveLength(hidden);
    expect(unionAt(session, hidden).shown).toBeLessThan(unionAt(session, 0).shown);
  });
});
