import { describe, expect, it } from "vitest";
import { type Asking, asking, type Moved, playOn, toldTo } from "./asking.ts";

/** Goes the same way in two states: the first outcome of every die. @returns undefined where the ways part */
function goOn({ ask }: Asking, twins: readonly Moved[], action: number): readonly Moved[] | undefined {
  let now = twins.map((one) => ({
    state: one.state,
    ...ask<Omit<Moved, "state">>("apply", { state: one.state, action }),
  }));
  while (now.every(({ current_player: player }) => player === "chance"))
    now = now.map(({ state }) => ({ state, ...ask<Omit<Moved, "state">>("apply", { state, action: 1 }) }));
  return now.some(({ current_player: player }) => player === "chance") ? undefined : now;
}

describe("a seat is told the same of two states that differ only in what it does not know", () => {
  it.each([
    ["bull-run-1983", { fogOfWar: "on" }],
    ["no-written-orders", {}],
    ["no-written-orders", { hiddenMovement: "on" }],
  ])("%s %j", async (game, options) => {
    const session = await asking(game, options);
    const { ask } = session;
    const { players } = ask<{ players: string[] }>("describe");
    const view = (state: number, player: string): string =>
      ask<{ string: string }>("observation_string", { state, player }).string;
    let different = 0;
    let went = 0;
    playOn(session, ask<Moved>("new"), 19, 400, ({ state, legal, current_player: player }, count) => {
      if (player === "chance" || count % 40 !== 5) return;
      const other = players[1 - players.indexOf(player)];
      const pair = [1, 2].map((seed) => ask<Moved>("resample_from_infostate", { state, player, seed }));
      const told = toldTo(session, state, player);
      for (const one of pair) expect(toldTo(session, one.state, player)).toEqual(told);
      if (view(pair[0].state, other) !== view(pair[1].state, other)) different += 1;
      // what a seat does with the same dice tells it the same, as long as it is shown nothing that it did not know
      const after = goOn(session, pair, count % legal);
      if (after === undefined) return;
      const [one, twin] = after.map((moved) => ({
        moved,
        seen: view(moved.state, player),
        told: ask("history", { state: moved.state, player }),
      }));
      if (one.seen !== twin.seen || JSON.stringify(one.told) !== JSON.stringify(twin.told)) return;
      went += 1;
      expect(toldTo(session, twin.moved.state, player)).toEqual(toldTo(session, one.moved.state, player));
    });
    expect(different).toBeGreaterThan(2);
    expect(went).toBeGreaterThan(2);
  });
});

describe("orders that are written in secret", () => {
  it("tell the enemy nothing: neither what they are nor how many", async () => {
    const session = await asking("no-written-orders");
    const { ask } = session;
    const find = playOn(session, ask<Moved>("new"), 1, 0);
    expect(find.current_player).toBe("union");
    const before = toldTo(session, find.state, "confederate");
    const writings = [0, 1, 2].map((count) => {
      const clone = ask<Moved>("clone", { state: find.state });
      let moved: Moved = clone;
      for (let written = 0; written < 2 * count && moved.current_player === "union"; written++)
        moved = {
          ...clone,
          ...ask<Omit<Moved, "state">>("apply", { state: clone.state, action: count % moved.legal }),
        };
      return clone.state;
    });
    for (const state of writings) expect(toldTo(session, state, "confederate")).toEqual(before);
    const own = writings.map((state) => toldTo(session, state, "union").join());
    expect(new Set(own).size).toBe(3);
  });
});

describe("brigades that are placed behind the curtain", () => {
  it("tell the enemy nothing of where they are, nor of how they came there", async () => {
    const session = await asking("bull-run-1983", {}, { scenario: "free" });
    const { ask } = session;
    const begun = ask<Moved>("new");
    expect(begun.current_player).toBe("confederate");
    const enemy = begun.current_player === "union" ? "confederate" : "union";
    const before = toldTo(session, begun.state, enemy);
    const own = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const clone = ask<Moved>("clone", { state: begun.state });
      let moved: Moved = clone;
      for (let placed = 0; placed < 5 * seed && moved.current_player === begun.current_player; placed++)
        moved = {
          ...clone,
          ...ask<Omit<Moved, "state">>("apply", {
            state: clone.state,
            action: (7 * seed + placed) % (moved.legal - 2),
          }),
        };
      expect(toldTo(session, clone.state, enemy)).toEqual(before);
      own.add(toldTo(session, clone.state, begun.current_player).join());
    }
    expect(own.size).toBe(3);
  });
});
