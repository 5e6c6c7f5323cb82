import { describe, expect, test } from "vitest";
import { OPTIONS } from "../../../src/second-bull-run-1862/scenarios/options.ts";
import { CHAPTERS, RULES, seeAlso } from "../../../src/second-bull-run-1862/rules/registry.ts";
import { REFUSALS } from "../support/all-refusals.ts";
import { rules as english } from "../../../src/second-bull-run-1862/text/rules-en.ts";
import { rules as french } from "../../../src/second-bull-run-1862/text/rules-fr.ts";

const IDS = new Set(RULES.map(({ id }) => id));

function ofKind(kind: string): readonly string[] {
  return RULES.filter((rule) => rule.kind === kind).map(({ id }) => id);
}

function numbered(prefix: string, count: number, digits: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `SB62-${prefix}${String(at + 1).padStart(digits, "0")}`);
}

/** Numbers of the rulebook by chapter, each with the last letter of its clauses: letters have no gaps. */
const LAST: Readonly<Record<(typeof CHAPTERS)[number], string>> = {
  "0": "0-c",
  "1": "1-a",
  "2.1": "2.1-i",
  "2.2": "2.2-e",
  "2.3": "2.3-b",
  "2": "2-d",
  "3": "3-c",
  "4": "4-a",
  "5": "5-b",
  "6.1": "6.1-n",
  "6.2": "6.2-d",
  "6.3": "6.3-g",
  "7": "7-c",
  "8": "8-D 8-E-f 8-FG",
  "9.1": "9.1-g",
  "9.2": "9.2-c",
  "9.3": "9.3-d",
  "9.4": "9.4-q",
  "9.5": "9.5-e",
  "9.6": "9.6-d",
  "10.1": "10.1-e",
  "10.2": "10.2-a",
  "10.3": "10.3.1-c 10.3.2-d 10.3.3-a 10.3.4-a 10.3.5-a 10.3.6-c 10.3.7-c",
  "10.4": "10.4-z",
  "11.1": "11.1-a 11.1.1-b 11.1.2-a 11.1.3-d 11.1.4-a 11.1.5-c",
  "11.2": "11.2-c",
  "11.2.1": "11.2.1-n",
  "11.2.2": "11.2.2-m",
  "11.2.3": "11.2.3-j",
};

/** `9.4-c` stands for 9.4-a, 9.4-b, 9.4-c; `8-D` for 8-A to 8-D; `8-FG` for 8-F and 8-G. */
function clausesOf(chapter: (typeof CHAPTERS)[number]): readonly string[] {
  return LAST[chapter].split(" ").flatMap((entry) => {
    const [, number, letters] = /^(.*-)([A-Z]{2}|[A-Za-z])$/.exec(entry) ?? [];
    const last = letters.charCodeAt(letters.length - 1);
    const first = letters.length > 1 ? letters.charCodeAt(0) : (letters < "a" ? "A" : "a").charCodeAt(0);
    return Array.from({ length: last - first + 1 }, (_, at) => `SB62-${number}${String.fromCharCode(first + at)}`);
  });
}

describe("the rule registry of 1862", () => {
  test("ids are unique and well formed, and titles are short", () => {
    expect(IDS.size).toBe(RULES.length);
    for (const { id, title } of RULES) {
      expect(id).toMatch(/^SB62-(\d+(\.\d)*-([a-z]|[A-G]|E-[a-z])|D\d\d|DR\d\d|T\d+|S\d|RU\d\d\d?)$/);
      expect(title.length, id).toBeLessThanOrEqual(48);
    }
  });

  test("all 210 clauses are there, number by number, letter by letter", () => {
    const clauses = CHAPTERS.flatMap(clausesOf);
    expect(clauses).toHaveLength(210);
    expect(ofKind("clause")).toEqual(clauses);
  });

  test("all decisions, rolls, tables, switches and rulings are there", () => {
    expect(ofKind("decision")).toEqual(numbered("D", 25, 2));
    expect(ofKind("roll")).toEqual(numbered("DR", 13, 2));
    expect(ofKind("table")).toEqual(numbered("T", 13, 1));
    expect(ofKind("switch")).toEqual(numbered("S", 2, 1));
    expect(ofKind("ruling")).toEqual(numbered("RU", 108, 2));
  });

  test("every clause stands in its chapter", () => {
    for (const chapter of CHAPTERS) {
      const listed = RULES.filter(({ kind, section }) => kind === "clause" && section === chapter);
      expect(listed.map(({ id }) => id)).toEqual(clausesOf(chapter));
    }
  });

  test("what belongs to a clause belongs to one that exists, and is found from there", () => {
    for (const { id, kind, section } of RULES) {
      expect(CHAPTERS).toContain(section);
      const related = seeAlso(id);
      for (const other of related) expect(IDS).toContain(other);
      if (kind === "clause") continue;
      expect(related.length).toBeGreaterThan(0);
      for (const clause of related) expect(seeAlso(clause)).toContain(id);
    }
    expect(seeAlso("SB62-9.1-c")).toEqual(["SB62-RU24", "SB62-RU27"]);
    expect(seeAlso("SB62-8-E-e")).toEqual(["SB62-RU82"]);
    expect(seeAlso("SB62-D20")).toEqual(["SB62-11.2.2-h"]);
  });

  test("SB62-RU01, SB62-RU06 counters are 2.1 to 2.3 and the map is 2; 11.1.43 is 11.1.3; the list of results goes on to 10.4-z", () => {
    expect(CHAPTERS.slice(0, 6)).toEqual(["0", "1", "2.1", "2.2", "2.3", "2"]);
    for (const { id } of RULES) expect(id).not.toContain("11.1.43");
    for (const id of ["SB62-11.1.3-d", "SB62-10.4-r", "SB62-10.4-z"]) expect(IDS).toContain(id);
  });

  test("every refusal and every option cites a rule of the registry", () => {
    for (const { rule, reason } of REFUSALS) expect(IDS, reason).toContain(rule);
    expect(new Set(REFUSALS.map(({ reason }) => reason)).size).toBe(REFUSALS.length);
    for (const { id, rule } of OPTIONS) expect(IDS, id).toContain(rule);
  });
});

describe.each([english, french])("the rules of 1862 for readers in $language", ({ language, chapters, rules }) => {
  test("every rule has a title and a statement of bearable length, set as the language is", () => {
    expect([...rules.keys()]).toEqual([...IDS]);
    for (const [id, { title, statement }] of rules) {
      expect(title, id).toMatch(/^[0-9A-ZÀ-Ý].*[^.]$/);
      expect(title.length, id).toBeLessThanOrEqual(60);
      expect(statement, id).toMatch(/^[0-9A-ZÀ-Ý[].*\.$/);
      expect(statement.length, id).toBeGreaterThan(20);
      expect(statement.length, id).toBeLessThanOrEqual(440);
      for (const text of [title, statement]) {
        expect(text, id).not.toMatch(/undefined|'|"| {2}|(^|[^\d])[-–]\d| $/);
        if (language === "fr")
          expect(text, id).not.toMatch(/ [;:!?%»]|« |\d (?:PM|PV|h)\b|\b(the|and|with|MP|VP|loss|brigades? of)\b/);
        else expect(text, id).not.toMatch(/\u202f| [;:!?]|\b(PM|PV|et|une?|des)\b/);
      }
    }
  });

  test("SB62-0-c no statement bears the rulebook's marks of change", () => {
    for (const [id, { title, statement }] of rules) expect(title + statement, id).not.toContain("*");
  });

  test("every chapter has a title", () => {
    for (const chapter of CHAPTERS) expect(chapters[chapter].length).toBeGreaterThan(2);
  });

  test("rules that a statement names exist", () => {
    for (const [id, { statement }] of rules) {
      for (const [named] of statement.matchAll(/\b(?:D\d\d|DR\d\d|T\d+|S\d|RU\d\d+|\d+\.\d+(?:\.\d+)?-[a-z])\b/g))
        expect(IDS, id).toContain(`SB62-${named}`);
    }
  });

  test("no two statements are the same", () => {
    const statements = [...rules.values()].map(({ statement }) => statement);
    const twice = statements.filter((statement, at) => statements.indexOf(statement) !== at);
    expect(twice).toEqual([]);
  });
});

test("each language of 1862 says every rule for itself", () => {
  for (const [id, { statement }] of french.rules) expect(statement).not.toBe(english.rules.get(id)?.statement);
});
