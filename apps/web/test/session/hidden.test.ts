import { Match } from "@stonebridge/kernel";
import { afterEach, describe, expect, it, vi } from "vitest";
import { localTable } from "../../src/session/local-table.svelte.ts";
import { Session } from "../../src/session/session.svelte.ts";
import type { Seats } from "../../src/storage/saved-game.ts";
import { gameStore } from "../../src/storage/game-store.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { newDice } from "../../src/session/dice.ts";
import { loaded, pebbles, pebblesModule } from "../hidden-game.ts";

useFakeIndexedDb();

const person = { kind: "person" } as const;
const TWO_HERE: Seats = { union: person, confederate: person };

let games = 0;
const sessions: { close(): void }[] = [];

/** The pebbles on a table with dice: once both lie, each side rolls an omen that is its own to know. */
function beginAtTable() {
  const inner = pebblesModule.open(pebblesModule.situation("stones"));
  const game: typeof inner = {
    ...inner,
    act(position, side, action, dice, events) {
      if (position.laid[0] !== 0 && position.laid[1] === 0)
        for (const owner of inner.sides) dice.roll("omen", 6, owner, `${owner}'s crow`);
      inner.act(position, side, action, dice, events);
    },
  };
  const match = Match.begin(game, { dice: newDice("typed") });
  const entry = { ...pebbles, secretDice: (_game: unknown, kind: string) => kind === "omen" };
  const saved = { id: "pebbles-at-a-table", game: "pebbles", scenario: "stones", seats: TWO_HERE, created: 1 };
  const session = new Session({ entry, loaded, saved, table: localTable({ match, refetch: async () => undefined }) });
  sessions.push(session);
  return session;
}

function begin(seats: Seats = TWO_HERE) {
  const match = Match.begin(pebblesModule.open(pebblesModule.situation("stones")), { dice: newDice("rolled") });
  games += 1;
  const saved = { id: `pebbles-${games}`, game: "pebbles", scenario: "stones", seats, created: 1 };
  const session = new Session({
    entry: pebbles,
    loaded,
    saved,
    table: localTable({ match, refetch: async () => undefined }),
  });
  sessions.push(session);
  return session;
}

const lay = (stone: number) => ({ type: "lay", stone }) as const;
const name = (stone: number) => ({ type: "name", stone }) as const;

afterEach(async () => {
  for (const session of sessions.splice(0)) session.close();
  for (const { id } of await gameStore.list()) await gameStore.remove(id);
});

describe("two at one screen who must not see the same", () => {
  it("stand before a curtain until the side that decides has the device", () => {
    const session = begin();
    session.act(lay(2));
    expect([session.sight.curtain, session.closed, session.actingSide]).toEqual(["confederate", "curtain", undefined]);
    expect([session.sight.eyes, session.view.stones]).toEqual([
      "spectator",
      { union: undefined, confederate: undefined },
    ]);
    expect(session.act(lay(3))).toEqual({ kind: "closed" });
    session.sight.uncover();
    expect([session.sight.curtain, session.sight.eyes, session.actingSide]).toEqual([
      undefined,
      "confederate",
      "confederate",
    ]);
    expect(session.act(lay(3))).toEqual({ kind: "taken" });
    expect(session.sight.curtain).toBe("union");
  });

  it("meet no curtain while nothing is hidden from either", () => {
    const session = begin();
    expect([session.sight.curtain, session.sight.eyes, session.actingSide]).toEqual([undefined, "spectator", "union"]);
    const { decision } = session;
    expect(decision.over ? 0 : decision.actions.length).toBe(3);
  });

  it("hand the device over for secret dice of the table, and see none of the other's", () => {
    const session = beginAtTable();
    session.act(lay(2));
    session.sight.uncover();
    expect(session.act(lay(3))).toEqual({ kind: "dice" });
    expect([session.sight.curtain, session.sight.eyes]).toEqual(["union", "spectator"]);
    session.sight.uncover();
    expect([session.sight.curtain, session.sight.eyes]).toEqual([undefined, "union"]);
    expect(session.askedDie).toMatchObject({ side: "union", given: [] });
    // The Union takes back nothing that the Confederates did.
    expect([session.mayCancelDie, session.cancelDie()]).toEqual([false, false]);
    expect(session.typeDie(5)).toEqual({ kind: "dice" });
    expect(session.sight.curtain).toBe("confederate");
    session.sight.uncover();
    expect([session.sight.eyes, session.askedDie?.given]).toEqual(["confederate", []]);
    expect(session.typeDie(1)).toEqual({ kind: "taken" });
    expect(session.sight.curtain).toBe("union");
  });

  it("see their own view, log and decision, and nothing of the other's", () => {
    const session = begin();
    session.act(lay(2));
    session.sight.uncover();
    expect(session.view).toEqual({ seat: "confederate", stones: { union: undefined, confederate: 0 } });
    expect(session.steps.map(({ events }) => events.length)).toEqual([0]);
    session.act(lay(3));
    expect(session.sight.curtain).toBe("union");
    session.sight.uncover();
    expect(session.view.stones).toEqual({ union: 2, confederate: undefined });
    expect(session.steps.map(({ events }) => events.length)).toEqual([1, 0]);
  });

  it("look back with the eyes of the one who has the device", () => {
    const session = begin();
    session.act(lay(2));
    session.sight.uncover();
    session.lookAt(0);
    expect([session.closed, session.sight.eyes]).toEqual(["looking-back", "confederate"]);
    const { decision } = session;
    expect(decision.over ? undefined : [decision.sides, decision.about, decision.actions]).toEqual([
      ["union"],
      { side: "union" },
      [],
    ]);
  });

  it("choose between both views and the open one when the game is over", () => {
    const session = begin();
    for (const action of [lay(2), lay(3), name(3)]) {
      session.sight.uncover();
      session.act(action);
    }
    expect([session.closed, session.sight.curtain, session.sight.eyes]).toEqual(["over", undefined, "open"]);
    expect(session.view.stones).toEqual({ union: 2, confederate: 3 });
    expect(session.sight.choices).toEqual(["union", "confederate", "open"]);
    session.sight.choose("union");
    expect(session.view.stones).toEqual({ union: 2, confederate: undefined });
    expect(session.steps.map(({ events }) => events.length)).toEqual([1, 0, 1]);
  });

  it("see of what was asked in a game that is over no more than the eyes they chose", () => {
    const session = begin();
    for (const action of [lay(2), lay(3), name(3)]) {
      session.sight.uncover();
      session.act(action);
    }
    session.lookAt(1);
    expect(session.decision).toMatchObject({ sides: ["confederate"], about: { laid: [2, 0] } });
    session.sight.choose("union");
    expect(session.decision).toMatchObject({ sides: ["confederate"], about: { side: "confederate" }, actions: [] });
    expect(session.decision).not.toHaveProperty("about.laid");
    session.sight.choose("confederate");
    expect(session.decision).toHaveProperty("about.laid");
  });
});

describe("one person against a bot", () => {
  it("sees with his own eyes from beginning to end, without a curtain", () => {
    vi.stubGlobal("Worker", undefined);
    const session = begin({ union: person, confederate: { kind: "bot", level: "recruit" } });
    session.bots.stop();
    expect([session.sight.curtain, session.sight.eyes]).toEqual([undefined, "union"]);
    session.act(lay(1));
    expect([session.closed, session.sight.eyes, session.view.stones.confederate]).toEqual(["bot", "union", undefined]);
    expect(session.decision).toMatchObject({ about: { side: "confederate" }, actions: [] });
    vi.unstubAllGlobals();
  });

  it("meets a curtain as soon as a second person takes the other side", () => {
    const session = begin({ union: person, confederate: { kind: "bot", level: "recruit" } });
    session.bots.stop();
    session.act(lay(1));
    session.setSeat("confederate", person);
    expect(session.sight.curtain).toBe("confederate");
  });
});
