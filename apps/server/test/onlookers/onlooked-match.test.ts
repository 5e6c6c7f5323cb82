import { type EventBase, fastDice, visibleEvents } from "@stonebridge/kernel";
import { checkOf, type News } from "@stonebridge/protocol";
import { afterEach, expect, it } from "vitest";
import { OnlookedMatch } from "../../src/onlookers/onlooked-match.ts";
import { PlayedMatch } from "../../src/matches/played-match.ts";
import { GAMES } from "../matches/games.ts";
import { changed, type Player, sitDown, type Table, turn, wired } from "../matches/table.ts";

let table: Table;
afterEach(() => table.database.destroy());

/** The match of a table as those see it who look on, before its first entry. */
async function looking({ store, match }: Table, delay = 0): Promise<OnlookedMatch> {
  const [row, seats] = await Promise.all([store.match(match), store.seats.of(match)]);
  if (row === undefined) throw new Error("There is no match.");
  return new OnlookedMatch(await PlayedMatch.begin(row, seats), delay);
}

async function follow(onlooked: OnlookedMatch) {
  const rows = await table.store.entries(table.match, onlooked.version);
  return rows.flatMap((row) => onlooked.follow(row) ?? []);
}

async function takeBack(player: Player, drawn: number): Promise<boolean> {
  const { undo, known } = player;
  if (undo === undefined || undo.to >= known) return false;
  const to = undo.to + (drawn % (known - undo.to));
  const answer = await player.perform(table.playing, { kind: "undo", to }, `back ${known}`);
  for (const one of Object.values(table.players)) await one.listen(table.playing);
  return answer.result === "done";
}

it.each(GAMES)(
  "those who look on are told what a spectator sees, news by news, however much is taken back: %s",
  async (game, scenario, options) => {
    table = await sitDown(game, scenario, options);
    const onlooked = await looking(table);
    const dice = fastDice(5);
    const any = (of: number) => dice.roll("choice", of) - 1;
    let { view } = onlooked.history.first;
    let undone = 0;
    for (let step = 0; step < 32; step += 1) {
      const players = Object.values(table.players);
      if (any(2) === 0 && (await takeBack(players[any(players.length)], any(1_000)))) undone += 1;
      else if (!(await turn(table, any(1_000)))) break;
      for (const news of await follow(onlooked)) view = changed(view, news as News);
      const { game: rules, position, decision } = await table.truth();
      expect(view).toEqual(wired(rules.view(position, "spectator")));
      const both = rules.together?.(position) !== undefined;
      const { deciding } = onlooked.history;
      expect(deciding).toEqual(decision.over ? [] : both ? rules.sides : decision.sides);
    }
    expect(undone).toBeGreaterThan(1);
    const { first, news, number } = onlooked.history;
    expect(number).toBe(onlooked.number);
    expect(checkOf(first.view)).toBe(first.check);
    expect(news.reduce((seen, one) => changed(seen, one as News), first.view)).toEqual(view);
    const { opening, steps } = await table.truth();
    const told = [first, ...news].flatMap(({ events }) => events);
    const seen = [opening, ...steps].flatMap(({ events }) =>
      visibleEvents(events as readonly EventBase[], "spectator"),
    );
    expect(told).toEqual(wired(seen.map((event) => ({ ...event, audience: undefined }))));
    expect(news.filter((one) => "action" in one || "label" in one)).toEqual([]);
    // Whoever follows it later is told the same.
    const later = await looking(table);
    await follow(later);
    expect(later.history).toEqual(onlooked.history);
  },
);

it("both clocks stand as they were while both write in secret, whoever is ready, and run later for those who are told later", async () => {
  let now = 1_000_000;
  const pace = { kind: "live", bank: 3_600, increment: 30 } as const;
  table = await sitDown("no-written-orders", "first-bull-run", {}, { pace, now: () => now });
  const onlooked = await looking(table, 60_000);
  const began = onlooked.history;
  expect(began.deciding).toEqual(["union", "confederate"]);
  const { players, playing } = table;
  const south = players["confederate"];
  while (south.decides) {
    now += 10_000;
    const asked = await playing.decision(south);
    const done = asked?.decision?.actions.at(-1);
    if (done === undefined) throw new Error("The Confederates write.");
    expect(await south.perform(playing, done, `${south.known}`)).toEqual({ result: "done" });
    await south.listen(playing);
  }
  expect(await follow(onlooked)).toEqual([]);
  expect(onlooked.history).toEqual(began);
  const clocks = Object.values(began.terms?.clocks ?? {});
  expect(clocks).toEqual([0, 1].map(() => ({ left: 3_600_000, at: 62_000, runs: true })));
});
