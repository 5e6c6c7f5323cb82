import { fastDice, isVisible } from "@stonebridge/kernel";
import { checkOf } from "@stonebridge/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { MatchTerms } from "../../src/clocks/terms.ts";
import type { AnyMatch } from "../../src/matches/modules.ts";
import { standingOf } from "../../src/matches/seen.ts";
import { Trail } from "../../src/matches/trail.ts";
import { GAMES } from "./games.ts";
import { changed, type Player, sitDown, type Table, turn, wired } from "./table.ts";

let table: Table;
afterEach(() => table.database.destroy());

/** How far the match is taken back at a draw, if its player may: to any piece of news between here and there. */
async function takeBack(player: Player, held: readonly number[], drawn: number): Promise<boolean> {
  const { undo } = player;
  const ends = held.filter((number) => undo !== undefined && number >= undo.to && number < (held.at(-1) ?? 0));
  if (undo?.to === 0 && held.length > 0) ends.push(0);
  if (ends.length === 0) return false;
  const to = ends[drawn % ends.length];
  expect(await player.perform(table.playing, { kind: "undo", to }, `back ${player.known}`)).toEqual({ result: "done" });
  for (const one of Object.values(table.players)) await one.listen(table.playing);
  return true;
}

/** The numbers of the news that a player who listened to all of them still holds. */
function heldBy({ news }: Player): readonly number[] {
  let held: number[] = [];
  for (const { number, back } of news)
    held = back === undefined ? [...held, number] : held.filter((one) => one <= back);
  return held;
}

describe("the history of a match", () => {
  it.each(GAMES)(
    "is all that still holds of it, for each seat, however much was taken back: %s",
    async (game, scenario, options) => {
      table = await sitDown(game, scenario, options);
      const { players, playing } = table;
      const dice = fastDice(3);
      const any = (of: number) => dice.roll("choice", of) - 1;
      let undone = 0;
      for (let step = 0; step < 90; step += 1) {
        const able = Object.values(players).filter((one) => one.undo);
        const one = able[any(Math.max(1, able.length))];
        if (one && any(4) === 0 && (await takeBack(one, heldBy(one), any(1_000)))) undone += 1;
        if (!(await turn(table, any(1_000)))) break;
      }
      expect(undone).toBeGreaterThan(5);
      const truth = await table.truth();
      for (const player of Object.values(players)) {
        for (const node of [playing, table.node()]) {
          const history = await node.history(player);
          if (history === undefined) throw new Error("The match has begun.");
          const { first, news, number, ...standing } = history;
          expect(news.map((one) => one.number)).toEqual(heldBy(player));
          expect(number).toBe(player.known);
          expect(checkOf(first.view)).toBe(first.check);
          const last = news.reduce(changed, first.view);
          expect(last).toEqual(wired(truth.game.view(truth.position, player.side)));
          const { view, check, ...whole } = (await node.whole(player)) ?? {};
          expect({ number, ...standing }).toEqual(whole);
          expect(checkOf(view)).toBe(check);
        }
        expect(player.news.flatMap(({ events }) => events).filter((event) => "audience" in event)).toEqual([]);
        // Each piece of news is of a step that still holds, and says no more of it than the seat may see.
        const own = truth.steps.filter(({ side }) => side === player.side);
        const { news } = (await playing.history(player)) ?? { news: [] };
        expect(news.filter(({ by }) => by === player.side).map(({ action }) => action)).toEqual(
          own.map(({ action }) => action),
        );
        expect(news.filter(({ by, action }) => by !== player.side && action !== undefined)).toEqual([]);
        const seen = truth.steps.filter(({ events }) => events.every((event) => isVisible(event, player.side)));
        expect(news.flatMap((one) => one.dice ?? [])).toEqual(seen.flatMap((one) => one.dice));
      }
    },
  );
});

describe("taking back", () => {
  it.each([
    ["a roll that the seat saw", { dice: [3], events: [{ type: "rolled" }] }, "roll"],
    ["a roll that it did not see", { dice: [3], events: [{ type: "rolled", audience: ["south"] }] }, "side"],
    [
      "what the enemy alone was shown",
      { dice: [], events: [{ type: "shown", reveals: true, audience: ["south"] }] },
      "side",
    ],
    [
      "what it was shown, beside a roll that it did not see",
      {
        dice: [3],
        events: [
          { type: "shown", reveals: true },
          { type: "rolled", audience: ["south"] },
        ],
      },
      "revelation",
    ],
  ] as const)("says no more of why it stops than the seat may know: %s", (_, step, reason) => {
    const real = step.dice.length > 0 ? "roll" : "revelation";
    const match = { steps: [step], undoStateOf: () => ({ steps: 0, mark: 1, reason: real }) } as unknown as AnyMatch;
    const terms = MatchTerms.begin(["north", "south"], undefined, ["north"], 0);
    const seen = { asks: "0", outcome: undefined };
    const undo = { to: 1, reason };
    expect(standingOf(match, "north", seen, { trail: Trail.empty.told(1, false), terms }).undo).toEqual(undo);
  });

  it("goes as far as the seat was told, for both, and no further", async () => {
    table = await sitDown("bull-run-1861", "historical");
    const { players, playing } = table;
    const mayGoBack = async () => {
      const { mark, steps } = (await table.truth()).undoState();
      return mark > 0 && steps > 1;
    };
    for (let step = 0; step < 200 && !(await mayGoBack()); step += 1) await turn(table, step * 7);
    const before = await table.truth();
    const { mark, reason } = before.undoState();
    const player = players[before.steps.at(-1)?.side ?? ""];
    const other = Object.values(players).find((one) => one !== player);
    const held = heldBy(player);
    const to = held[held.length - 1 - before.undoState().steps];
    expect(player.undo).toEqual({ to, reason });
    expect(other?.undo).toBeUndefined();
    const impossible = { result: "impossible", problem: "This cannot be taken back.", code: "not-back" };
    expect(await player.perform(playing, { kind: "undo", to: to - 1 }, "too far")).toEqual(impossible);
    expect(await player.perform(playing, { kind: "undo", to: player.known }, "nothing")).toEqual(impossible);
    expect(await other?.perform(playing, { kind: "undo", to: 0 }, "not his")).toEqual(impossible);
    expect(await player.perform(playing, { kind: "undo", to }, "back")).toEqual({ result: "done" });
    for (const one of Object.values(players)) await one.listen(table.node());
    const after = await table.truth();
    expect(after.steps).toHaveLength(mark);
    for (const one of Object.values(players))
      expect(one.view).toEqual(wired(after.game.view(after.position, one.side)));
    expect(player.news.at(-1)).toMatchObject({ label: "back", back: to, by: player.side, events: [] });
    expect(player.news.at(-1)).not.toHaveProperty("action");
    expect(player.undo).toEqual({ to, reason });
    expect(await turn(table, 1)).toBe(true);
  });
});
