import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RULE_BOOK } from "../../../src/bull-run-1861/rules/registry.ts";
import { REFUSALS } from "../../../src/bull-run-1861/refusals.ts";
import { rules as english } from "../../../src/bull-run-1861/text/rules-en.ts";
import { rules as french } from "../../../src/bull-run-1861/text/rules-fr.ts";
import { LANGUAGES } from "../text/text-samples.ts";
import { ASKING_STEPS } from "../../../src/bull-run-1861/actions.ts";
import {
  expectBelonging,
  expectNoneTwice,
  expectWellFormed,
  expectWords,
  idsOf,
  lettered,
  numbered,
  ofKind,
} from "../../support/rule-registry.ts";

const IDS = idsOf(RULE_BOOK);
const PREFIX = "BR61-";

/** Last letter of each chapter of the rulebook: it has no gaps. */
const LAST: Readonly<Record<(typeof RULE_BOOK.chapters)[number], string>> = {
  "1": "h",
  "2": "n",
  "3": "c",
  "4": "n",
  "5": "b",
  "6": "s",
  "7": "o",
  "8": "f",
  "9": "f",
  "10.1": "k",
  "10.2": "f",
  "10.3": "s",
  "10.4": "f",
  "10.5": "l",
  "10.6": "n",
  "11.1": "h",
  "11.2": "e",
  "11.3": "w",
  "11.4": "w",
  "12": "b",
  "12.1": "e",
  "12.2": "e",
  "12.3": "b",
  "13": "m",
};

describe("the rule registry of 1861", () => {
  test("ids are unique and well formed, and titles are short", () => {
    expectWellFormed(RULE_BOOK, /^BR61-(\d+(\.\d)?-[a-z]|D\d\d|X\d\d|Tb\d+|S\d+|R\d\d+)$/);
  });

  test("all 241 clauses are there, chapter by chapter, letter by letter", () => {
    const clauses = RULE_BOOK.chapters.flatMap((chapter) => lettered(PREFIX, chapter + LAST[chapter]));
    expect(clauses).toHaveLength(241);
    expect(ofKind(RULE_BOOK, "clause")).toEqual(clauses);
  });

  test("all decisions, rolls, tables, switches and rulings are there", () => {
    expect(ofKind(RULE_BOOK, "decision")).toEqual(numbered("BR61-D", 1, 33));
    expect(ofKind(RULE_BOOK, "roll")).toEqual(numbered("BR61-X", 1, 10));
    expect(ofKind(RULE_BOOK, "table")).toEqual(numbered("BR61-Tb", 1, 14, 1));
    expect(ofKind(RULE_BOOK, "switch")).toEqual(numbered("BR61-S", 1, 12, 1));
    expect(ofKind(RULE_BOOK, "ruling")).toEqual(numbered("BR61-R", 1, 107));
  });

  test("every rule stands in a chapter, and what belongs to a clause belongs to one that exists", () => {
    expectBelonging(RULE_BOOK);
    expect(RULE_BOOK.seeAlso("BR61-10.3-f")).toEqual(["BR61-Tb4", "BR61-R15"]);
  });

  test("every refusal cites a rule of the registry", () => {
    for (const { rule } of Object.values(REFUSALS)) expect(IDS).toContain(rule);
  });

  test("every rule chip in a question leads to a rule", () => {
    for (const { texts, names } of LANGUAGES) {
      for (const step of ASKING_STEPS) {
        const { detail } = texts.question({ step, about: { side: "north" }, actions: [] }, names);
        for (const span of detail) if (typeof span === "object" && "rule" in span) expect(IDS).toContain(span.rule);
      }
    }
  });
});

describe.each([english, french])("the rules for readers in $language", (text) => {
  test("every rule has a title and a statement of a sentence or more", () => {
    expectWords(RULE_BOOK, text, {
      title: /^[0-9A-ZÀ-Ý].*[^.]$/,
      statement: /^[0-9A-ZÀ-Ý].*\.$/,
      longest: 400,
      never: /undefined|'|"| {2}|[-–]\d| $/,
      neverEnglish: /\u202f| [;:!?]/,
      neverFrench: / [;:!?%»]|« |\b(the|and|with|brigades? of|MP|Hit|HQ)\b/,
    });
  });

  test("no statement is of a rule that does not exist", () => {
    const folder = new URL("../../../src/bull-run-1861/rules/", import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith(`.${text.language}.json`));
    const keys = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, folder), "utf8"))));
    expect(keys.map((key) => PREFIX + key).toSorted()).toEqual([...IDS].toSorted());
  });

  test("every chapter has a title", () => {
    for (const chapter of RULE_BOOK.chapters) expect(text.chapters[chapter]).not.toBe("");
  });

  test("no two statements are the same", () => {
    expectNoneTwice(text);
  });
});
