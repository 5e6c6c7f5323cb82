import { describe, expect, it } from "vitest";
import { readActions } from "../src/actions.ts";
import { parseJson, readJson, writeText } from "../src/files.ts";
import { diceResults, keyValues, positiveNumber, wholeNumber } from "../src/options.ts";
import { choiceList, choicesOf, choicesWith, simple } from "../src/terminal/choices.ts";
import { WORDS } from "../src/language/index.ts";
import { progressLine } from "../src/terminal/progress.ts";
import { definitions, table, wrap } from "../src/terminal/table.ts";
import { scratch } from "./run-cli.ts";

const folder = scratch();

describe("options", () => {
  it("are read strictly", () => {
    expect(keyValues("confusion=on, setup=free")).toEqual({ confusion: "on", setup: "free" });
    for (const text of ["confusion", "=on", "confusion=", ""]) expect(() => keyValues(text)).toThrow("not key=value");
    expect(wholeNumber(1)("12")).toBe(12);
    for (const text of ["0", "-1", "1.5", "x", "", "1e3", "99999999999999999999"]) {
      expect(() => wholeNumber(1)(text)).toThrow("whole number of 1 or more");
    }
    expect(diceResults("3, 5,1")).toEqual([3, 5, 1]);
    for (const text of ["", "3,,5", "0", "a", "2.5"]) expect(() => diceResults(text)).toThrow("not a die result");
    expect(positiveNumber("0.3")).toBe(0.3);
    for (const text of ["0", "-2", "soon"]) expect(() => positiveNumber(text)).toThrow("above 0");
  });
});

describe("files", () => {
  it("that cannot be read are named, with the reason", () => {
    expect(() => readJson(folder.path("none.json"))).toThrow(/none\.json cannot be read: there is no such file/);
    expect(() => readJson(folder.path("."))).toThrow("it is a folder");
    expect(() => writeText(folder.path("no/where.json"), "")).toThrow("cannot be written: there is no such folder");
  });

  it("that are not JSON are told with line and column", () => {
    expect(() => parseJson('{\n  "a": 1,\n  b\n}', "x.json")).toThrow(/x\.json is not JSON: .* in line 3, column 3/);
    expect(() => parseJson("", "x.json")).toThrow("it is empty");
    expect(() => parseJson('{"a": ', "x.json")).toThrow("it ends too early");
    expect(readJson(folder.file("marked.json", '\u{FEFF}{"a":1}'))).toEqual({ a: 1 });
  });
});

describe("actions in a file", () => {
  it("stand alone or with their side", () => {
    const end = { type: "end", unit: "sherman" };
    expect(readActions([end, { side: "south", action: end }], "f")).toEqual([
      { action: end },
      { action: end, side: "south" },
    ]);
  });

  it("that are none are named by their place", () => {
    expect(() => readActions({}, "f.json")).toThrow("must be a list");
    expect(() => readActions([{ unit: "x" }, { action: 3 }, { side: 1, action: { type: "end" } }], "f.json")).toThrow(
      /\[0\]\.type.*\[1\]\.action\.type.*\[2\]\.side/s,
    );
  });
});

describe("choices", () => {
  const choices = choicesOf(["a", "b"], (action) => (action === "a" ? "Sherman → Henry Hill" : "Cocke → Pórtici"));

  it("are found by words, whatever their case and accents", () => {
    expect(choicesWith(choices, "HENRY sher").map((one) => one.number)).toEqual([1]);
    expect(choicesWith(choices, "portici")).toHaveLength(1);
    expect(choicesWith(choices, "nobody")).toEqual([]);
    expect(simple("  St. Éloi’s+ ")).toBe("st elois+");
  });

  it("are listed with their numbers, a long list cut", () => {
    expect(choiceList(choices, WORDS.en)).toBe("  1  Sherman → Henry Hill\n  2  Cocke → Pórtici");
    const many = choicesOf(
      Array.from({ length: 30 }, (_, index) => index),
      String,
    );
    expect(choiceList(many, WORDS.en).split("\n")).toHaveLength(25);
    expect(choiceList(many, WORDS.en)).toContain("and 6 more");
    expect(choiceList(many, WORDS.en, true).split("\n")).toHaveLength(30);
  });
});

describe("printing", () => {
  it("sets columns and wraps text", () => {
    expect(
      table([
        ["a", "1"],
        ["bbb", "22"],
      ]),
    ).toBe("a     1\nbbb  22");
    expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
    expect(definitions([["id", "some words that are long"]], 28)).toBe("  id  some words that are\n      long");
  });

  it("draws how far it has come", () => {
    expect(progressLine(50, 200, 10)).toBe(`${"█".repeat(8)}${"░".repeat(22)} 50 of 200 games · 30 s left`);
    expect(progressLine(0, 200, 10)).toContain("0 of 200 games");
    expect(progressLine(1, 20, 10)).toContain("3 min 10 s left");
  });
});
