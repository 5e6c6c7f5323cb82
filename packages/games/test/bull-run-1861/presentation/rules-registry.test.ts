import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CHAPTERS, RULES, seeAlso } from "../../../src/bull-run-1861/rules/registry.ts";
import { REFUSALS } from "../../../src/bull-run-1861/refusals.ts";
import { rules as english } from "../../../src/bull-run-1861/text/rules-en.ts";
import { rules as french } from "../../../src/bull-run-1861/text/rules-fr.ts";
import { LANGUAGES } from "../text/text-samples.ts";
import { ASKING_STEPS } from "../../../src/bull-run-1861/actions.ts";

const IDS = new Set(RULES.map(({ id }) => id));

function ofKind(kind: string): readonly string[] {
  return RULES.filter((rule) => rule.kind === kind).map(({ id }) => id);
}

function numbered(prefix: string, count: number, digits: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `BR61-${prefix}${String(at + 1).padStart(digits, "0")}`);
}

/** Last letter of each chapter of the rulebook: it has no gaps. */
const LAST: Readonly<Record<(typeof CHAPTERS)[number], string>> = {
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
    expect(IDS.size).toBe(RULES.length);
    for (const { id, title } of RULES) {
      expect(id).toMatch(/^BR61-(\d+(\.\d)?-[a-z]|D\d\d|X\d\d|Tb\d+|S\d+|R\d\d+)$/);
      expect(title.length).toBeLessThanOrEqual(48);
    }
  });

  test("all 241 clauses are there, chapter by chapter, letter by letter", () => {
    const clauses = CHAPTERS.flatMap((chapter) => {
      const letters = LAST[chapter].charCodeAt(0) - "a".charCodeAt(0) + 1;
      return Array.from({ length: letters }, (_, at) => `BR61-${chapter}-${String.fromCharCode(97 + at)}`);
    });
    expect(clauses).toHaveLength(241);
    expect(ofKind("clause")).toEqual(clauses);
  });

  test("all decisions, rolls, tables, switches and rulings are there", () => {
    expect(ofKind("decision")).toEqual(numbered("D", 33, 2));
    expect(ofKind("roll")).toEqual(numbered("X", 10, 2));
    expect(ofKind("table")).toEqual(numbered("Tb", 14, 1));
    expect(ofKind("switch")).toEqual(numbered("S", 11, 1));
    expect(ofKind("ruling")).toEqual(numbered("R", 107, 2));
  });

  test("every rule stands in a chapter, and what belongs to a clause belongs to one that exists", () => {
    for (const { id, kind, section } of RULES) {
      expect(CHAPTERS).toContain(section);
      const related = seeAlso(id);
      for (const other of related) expect(IDS).toContain(other);
      if (kind === "clause") continue;
      expect(related.length).toBeGreaterThan(0);
      for (const clause of related) expect(seeAlso(clause)).toContain(id);
    }
    expect(seeAlso("BR61-10.3-f")).toEqual(["BR61-Tb4", "BR61-R15"]);
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

describe.each([english, french])("the rules for readers in $language", ({ language, chapters, rules }) => {
  test("every rule has a title and a statement of a sentence or more", () => {
    expect([...rules.keys()]).toEqual([...IDS]);
    for (const { title, statement } of rules.values()) {
      expect(title).toMatch(/^[0-9A-ZÀ-Ý].*[^.]$/);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(statement).toMatch(/^[0-9A-ZÀ-Ý].*\.$/);
      expect(statement.length).toBeGreaterThan(20);
      for (const text of [title, statement]) {
        expect(text).not.toMatch(/undefined|'|"| {2}|[-–]\d| $/);
        if (language === "fr") expect(text).not.toMatch(/ [;:!?%»]|« |\b(the|and|with|brigades? of|MP|Hit|HQ)\b/);
        else expect(text).not.toMatch(/\u202f| [;:!?]/);
      }
    }
  });

  test("no statement is of a rule that does not exist", () => {
    const folder = new URL("../../../src/bull-run-1861/rules/", import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith(`.${language}.json`));
    const keys = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, folder), "utf8"))));
    expect(keys.map((key) => `BR61-${key}`).toSorted()).toEqual([...IDS].toSorted());
  });

  test("every chapter has a title", () => {
    for (const chapter of CHAPTERS) expect(chapters[chapter]).not.toBe("");
  });

  test("no two statements are the same", () => {
    const statements = [...rules.values()].map(({ statement }) => statement);
    const twice = statements.filter((statement, at) => statements.indexOf(statement) !== at);
    expect(twice).toEqual([]);
  });
});
