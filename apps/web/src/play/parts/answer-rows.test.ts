import { describe, expect, it } from "vitest";
import { answerRows } from "./answer-rows.ts";

const WIDTH = 390 - 24;

/** Answers whose buttons show these words. */
const words = (labels: readonly string[], signed = false) => labels.map((label) => ({ label, signed }));

describe("the answers of a phone", () => {
  it("stand beside undo where they fit there, short ones side by side", () => {
    expect(answerRows(words(["Ready"]), WIDTH, false)).toEqual({ columns: 0, above: 0 });
    expect(answerRows(words(["Stay", "Retreat"]), WIDTH, false).above).toBe(0);
  });

  it("stand above it where two icons next to undo leave too little room", () => {
    const answers = words(["Reinforcement", "Headquarters"]);
    expect(answerRows(answers, WIDTH, false).above).toBe(0);
    expect(answerRows(answers, WIDTH, false, 2).above).toBeGreaterThan(0);
  });

  it("take one row above it where what goes on stands there", () => {
    expect(answerRows(words(["Attack 2 MP", "Deploy 2 MP", "Turn"]), WIDTH, true)).toEqual({ columns: 3, above: 3 });
  });

  it("of a facing need two rows, for seven zones too", () => {
    for (const count of [4, 5, 6, 7]) {
      const { columns, above } = answerRows(words(Array<string>(count).fill("Zone 57"), true), WIDTH, false);
      expect(above).toBeLessThanOrEqual(columns);
      expect(count - above).toBeLessThanOrEqual(3);
    }
  });

  it("keep their words whole: a long name has more room, and a row more", () => {
    const long = ["Manassas-Sudley Road", "Warrenton Turnpike crossing", "Henry House Hill"];
    const { columns, above } = answerRows(words(long), WIDTH, false);
    expect(columns).toBeLessThanOrEqual(2);
    expect(above).toBe(2);
    expect(answerRows(words(["Grossschreibungsregelwerk".repeat(3)]), WIDTH, false)).toEqual({ columns: 1, above: 1 });
  });

  it("have room for a sign beside their words: a name that needs three lines there has fewer columns", () => {
    const zones = [
      "Poplar Ford Lane (170)",
      "Zone 171",
      "Zone 152",
      "Maggie Lewis House (137)",
      "Zone 138",
      "Zone 169",
    ];
    expect(answerRows(words(zones), WIDTH, true).columns).toBe(3);
    expect(answerRows(words(zones, true), WIDTH, true).columns).toBe(2);
  });

  it("have fewer columns where the screen is narrower or the text larger", () => {
    const labels = ["Chinn Ridge", "Groveton", "Brawner Farm", "Dogan Ridge"];
    expect(answerRows(words(labels), WIDTH / 1.6, false).columns).toBeLessThan(
      answerRows(words(labels), WIDTH, true).columns,
    );
  });
});
