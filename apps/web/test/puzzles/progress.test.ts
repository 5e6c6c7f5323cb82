import { describe, expect, it } from "vitest";
import { dayOf } from "../../src/puzzles/day.ts";
import {
  afterAttempt,
  type Attempt,
  daysInRow,
  NO_PROGRESS,
  type Progress,
  readProgress,
} from "../../src/puzzles/progress.ts";

const after = (...attempts: readonly Attempt[]): Progress =>
  attempts.reduce((before, attempt) => afterAttempt(before, attempt), NO_PROGRESS);

describe("what a player has made of the puzzles", () => {
  it("counts those solved at the first try in a row, and begins again after a miss", () => {
    const right = (puzzle: string): Attempt => ({ puzzle, right: true });
    const two = after(right("a"), right("b"));
    expect(two).toMatchObject({ solved: ["a", "b"], row: 2, longestRow: 2 });
    const missed = afterAttempt(two, { puzzle: "c", right: false });
    expect(missed).toMatchObject({ missed: ["c"], row: 0, longestRow: 2 });
    expect(after(right("a"), { puzzle: "c", right: false }, right("d"))).toMatchObject({ row: 1, longestRow: 1 });
  });

  it("marks what is solved later as solved, but a second try neither makes nor breaks a row", () => {
    const later = after({ puzzle: "a", right: false }, { puzzle: "b", right: true }, { puzzle: "a", right: true });
    expect(later).toMatchObject({ solved: ["b", "a"], missed: [], row: 1 });
    expect(afterAttempt(later, { puzzle: "a", right: false })).toMatchObject({
      solved: ["b", "a"],
      missed: [],
      row: 1,
    });
  });

  it("counts the days in a row whose puzzle was solved", () => {
    const days = after(
      { puzzle: "a", right: true, day: 10 },
      { puzzle: "b", right: true, day: 11 },
      { puzzle: "b", right: true, day: 11 },
    );
    expect(days).toMatchObject({ day: 11, days: 2, mostDays: 2 });
    expect([11, 12, 13].map((today) => daysInRow(days, today))).toEqual([2, 2, 0]);
    expect(afterAttempt(days, { puzzle: "c", right: true, day: 14 })).toMatchObject({ day: 14, days: 1, mostDays: 2 });
    expect(afterAttempt(days, { puzzle: "c", right: false, day: 12 })).toMatchObject({ day: 11, days: 2 });
  });

  it("comes back from the browser as it was, and whatever else is kept there counts as nothing", () => {
    const kept = after({ puzzle: "a", right: true, day: 10 }, { puzzle: "b", right: false });
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
    for (const odd of [undefined, "", "{", "[]", "7", '{"solved":3,"row":-1,"day":"x","days":1.5}'])
      expect(readProgress(odd)).toEqual(NO_PROGRESS);
  });

  it("goes by the day on the wall", () => {
    expect(dayOf(new Date(2026, 10, 29, 0, 1))).toBe(dayOf(new Date(2026, 10, 29, 23, 59)));
    expect(dayOf(new Date(2026, 10, 30)) - dayOf(new Date(2026, 10, 29))).toBe(1);
  });
});
