import { checkOf } from "@stonebridge/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { beginMatch } from "../../src/matches/beginning.ts";
import { takeSeat } from "../../src/matches/invitations.ts";
import { Unavailable } from "../../src/matches/unavailable.ts";
import { Player, sitDown, type Table, turn } from "./table.ts";

let table: Table;
afterEach(() => table.database.destroy());

describe("a match of two people apart", () => {
  it("goes on where it was on another node, after a restart, and for another device", async () => {
    table = await sitDown("bull-run-1861", "historical");
    const other = table.node();
    for (let step = 0; step < 12; step += 1) await turn(table, step, step % 2 === 0 ? other : table.playing);
    const again = new Player(table.match, "north");
    await again.open(table.node());
    expect([again.known, checkOf(again.view)]).toEqual([
      table.players["north"].known,
      checkOf(table.players["north"].view),
    ]);
  });

  it("does each thing once, however often it is asked for, and nothing that was meant for an older position", async () => {
    table = await sitDown("bull-run-1861", "historical");
    const { players, playing, store, match } = table;
    const { decision } = await table.truth();
    if (decision.over) throw new Error("It has just begun.");
    const [player, enemy] = [decision.sides[0], decision.sides[0] === "north" ? "south" : "north"].map(
      (side) => players[side],
    );
    const [action] = decision.actions;
    const [first, second] = await Promise.all([
      player.perform(playing, action, "one"),
      player.perform(table.node(), action, "one"),
    ]);
    expect([first, second]).toEqual([{ result: "done" }, { result: "done" }]);
    expect(await store.entries(match)).toHaveLength(1);
    expect(await player.perform(playing, action, "two")).toEqual({ result: "stale" });
    expect(await store.entries(match)).toHaveLength(1);
    await player.listen(playing);
    expect(player.news.map(({ label }) => label)).toEqual(["one"]);
    await enemy.listen(playing);
    expect(enemy.news.some(({ label }) => label !== undefined)).toBe(false);
  });

  it("refuses what the rules do not allow, with the rule, and goes on", async () => {
    table = await sitDown("bull-run-1861", "historical");
    const { decision } = await table.truth();
    if (decision.over) throw new Error("It has just begun.");
    const player = table.players[decision.sides[0]];
    const answer = await player.perform(table.playing, { type: "no-such-action" }, "odd");
    expect(answer).toMatchObject({ result: "refused", refusal: { rule: expect.any(String) } });
    expect(await table.store.entries(table.match)).toEqual([]);
    expect(await turn(table, 0)).toBe(true);
  });

  it("ends for both when one gives up, and takes nothing more", async () => {
    table = await sitDown("bull-run-1861", "historical");
    const { north, south } = table.players;
    await turn(table, 0);
    expect(await south.perform(table.playing, { kind: "resign" }, "enough")).toEqual({ result: "done" });
    for (const one of [north, south]) {
      await one.listen(table.playing);
      expect(one.news.at(-1)).toMatchObject({ decides: false, resigned: "south", outcome: { winner: "north" } });
    }
    expect(await north.perform(table.playing, { kind: "resign" }, "too")).toMatchObject({ result: "impossible" });
    expect(JSON.parse((await table.store.match(table.match))?.ended ?? "")).toMatchObject({ winner: "north" });
  });

  it("begins once both seats are taken, each by its own invitation, once", async () => {
    table = await sitDown("bull-run-1861", "historical");
    const { store, playing } = table;
    const { match, seats } = await beginMatch(store, { game: "bull-run-1861", scenario: "free" }, "1".repeat(64), 1);
    const mixed = "00".repeat(16);
    const north = await takeSeat(store, { invitation: seats["north"], name: " Irvin ", mixed }, "2".repeat(64), 2);
    expect(north).toMatchObject({ match, side: "north" });
    expect(await playing.whole(north)).toBeUndefined();
    expect(await playing.perform(north, { kind: "resign", label: "x", after: 0 })).toMatchObject({
      result: "impossible",
    });
    const late = takeSeat(store, { invitation: seats["north"], name: "Pierre", mixed }, "3".repeat(64), 3);
    await expect(late).rejects.toThrow(Unavailable);
    await takeSeat(store, { invitation: seats["south"], name: "Joseph", mixed }, "4".repeat(64), 4);
    expect(await playing.whole(north)).toMatchObject({ number: 0, decides: expect.any(Boolean) });
    expect((await store.seats.of(match)).map(({ name }) => name)).toEqual(["Irvin", "Joseph"]);
    const stored = JSON.stringify([await store.match(match), await store.seats.of(match)]);
    for (const secret of Object.values(seats)) expect(stored).not.toContain(secret);
  });

  it.each([
    [{ game: "chess", scenario: "x" }, 'no game "chess"'],
    [{ game: "bull-run-1861", scenario: "waterloo" }, "waterloo"],
    [{ game: "bull-run-1861", scenario: "free", options: { confusion: "perhaps" } }, "confusion"],
  ])("says what cannot be played: %j", async (asked, words) => {
    table = await sitDown("bull-run-1861", "historical");
    await expect(beginMatch(table.store, asked, "1".repeat(64), 1)).rejects.toThrow(words);
  });
});
