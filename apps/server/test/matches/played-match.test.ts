import { afterAll, beforeAll, expect, it } from "vitest";
import { type Entry, readEntry, writeEntry } from "../../src/matches/entries.ts";
import { OtherRules, PlayedMatch } from "../../src/matches/played-match.ts";
import type { EntryRow } from "../../src/storage/tables.ts";
import { sitDown, type Table } from "./table.ts";

let at: Table;
let rows: readonly EntryRow[];

beforeAll(async () => {
  at = await sitDown("second-bull-run-1862", "august-30");
  // The last of what may be done mostly goes on to what comes next.
  for (let deeds = 0; deeds < 130; deeds += 1) {
    const { decision } = await at.truth();
    const [side] = decision.over ? [] : decision.sides;
    const action = decision.over ? undefined : decision.actions.at(-1);
    if (action) expect(await at.players[side].perform(at.playing, action, `${deeds}`)).toEqual({ result: "done" });
    for (const player of Object.values(at.players)) await player.listen(at.playing);
  }
  rows = await at.store.entries(at.match);
});
afterAll(() => at.database.destroy());

async function followed(entries: readonly EntryRow[]): Promise<PlayedMatch> {
  const [row, seats] = await Promise.all([at.store.match(at.match), at.store.seats.of(at.match)]);
  if (row === undefined) throw new Error("There is no match.");
  const played = await PlayedMatch.begin(row, seats);
  played.follow(entries);
  return played;
}

/** The log with one entry that is otherwise. */
const but = (place: number, change: (entry: Entry & { kind: "step" }) => Partial<Entry>): readonly EntryRow[] =>
  rows.map((row, other) => {
    const entry = readEntry(row.body);
    if (other !== place || entry.kind !== "step") return row;
    return { ...row, body: writeEntry({ ...entry, ...change(entry) } as Entry) };
  });

it("a match follows its log, all at once or one by one, to the same fingerprints", async () => {
  const atOnce = await followed(rows);
  const oneByOne = await followed([]);
  for (const row of rows) oneByOne.follow([row]);
  expect(atOnce.match.record()).toEqual(oneByOne.match.record());
  expect(atOnce.match.record()).toEqual((await at.truth()).record());
});

it("a log that leads elsewhere is noticed, wherever it does", async () => {
  const rolls = rows.findIndex(({ body }) => {
    const entry = readEntry(body);
    return entry.kind === "step" && entry.dice.length > 0;
  });
  expect(rolls).toBeGreaterThan(0);
  for (const spoiled of [
    but(rows.length - 1, () => ({ check: "0" })),
    but(rolls, ({ dice }) => ({ dice: dice.map((die) => (die % 6) + 1) })),
    but(5, ({ action }) => ({ action: { ...action, type: "nothing" } })),
    rows.filter((_, place) => place !== 5),
    rows.filter((_, place) => place !== 5).map((row, place) => ({ ...row, number: place + 1 })),
  ])
    await expect(followed(spoiled)).rejects.toThrow(OtherRules);
});
