import { describe, expect, test } from "vitest";
import { OPTIONS } from "../../../src/second-bull-run-1862/scenarios/options.ts";
import { RULE_BOOK } from "../../../src/second-bull-run-1862/rules/registry.ts";
import { REFUSALS } from "../support/all-refusals.ts";
import {
  expectBelonging,
  expectChapters,
  expectNamed,
  expectNoneTwice,
  expectOwnWords,
  expectWellFormed,
  expectWords,
  idsOf,
  numbered,
  ofKind,
} from "../../support/rule-registry.ts";
import { rules as english } from "../../../src/second-bull-run-1862/text/rules-en.ts";
import { rules as french } from "../../../src/second-bull-run-1862/text/rules-fr.ts";

const IDS = idsOf(RULE_BOOK);
const PREFIX = "SB62-";

type Chapter = (typeof RULE_BOOK.chapters)[number];

/** Numbers of the rulebook by chapter, each with the last letter of its clauses: letters have no gaps. */
const LAST: Readonly<Record<Chapter, string>> = {
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
function clausesOf(chapter: Chapter): readonly string[] {
  return LAST[chapter].split(" ").flatMap((entry) => {
    const [, number, letters] = /^(.*-)([A-Z]{2}|[A-Za-z])$/.exec(entry) ?? [];
    const last = letters.charCodeAt(letters.length - 1);
    const first = letters.length > 1 ? letters.charCodeAt(0) : (letters < "a" ? "A" : "a").charCodeAt(0);
    return Array.from({ length: last - first + 1 }, (_, at) => `${PREFIX}${number}${String.fromCharCode(first + at)}`);
  });
}

describe("the rule registry of 1862", () => {
  test("ids are unique and well formed, and titles are short", () => {
    expectWellFormed(RULE_BOOK, /^SB62-(\d+(\.\d)*-([a-z]|[A-G]|E-[a-z])|D\d\d|DR\d\d|T\d+|S\d|RU\d\d\d?)$/);
  });

  test("all 210 clauses are there, number by number, letter by letter", () => {
    const clauses = RULE_BOOK.chapters.flatMap(clausesOf);
    expect(clauses).toHaveLength(210);
    expect(ofKind(RULE_BOOK, "clause")).toEqual(clauses);
  });

  test("all decisions, rolls, tables, switches and rulings are there", () => {
    expect(ofKind(RULE_BOOK, "decision")).toEqual(numbered("SB62-D", 1, 25));
    expect(ofKind(RULE_BOOK, "roll")).toEqual(numbered("SB62-DR", 1, 13));
    expect(ofKind(RULE_BOOK, "table")).toEqual(numbered("SB62-T", 1, 13, 1));
    expect(ofKind(RULE_BOOK, "switch")).toEqual(numbered("SB62-S", 1, 3, 1));
    expect(ofKind(RULE_BOOK, "ruling")).toEqual(numbered("SB62-RU", 1, 108));
  });

  test("every clause stands in its chapter", () => {
    expectChapters(RULE_BOOK, clausesOf);
  });

  test("what belongs to a clause belongs to one that exists, and is found from there", () => {
    expectBelonging(RULE_BOOK);
    expect(RULE_BOOK.seeAlso("SB62-9.1-c")).toEqual(["SB62-RU24", "SB62-RU27"]);
    expect(RULE_BOOK.seeAlso("SB62-8-E-e")).toEqual(["SB62-RU82"]);
    expect(RULE_BOOK.seeAlso("SB62-D20")).toEqual(["SB62-11.2.2-h"]);
  });

  test("SB62-RU01, SB62-RU06 counters are 2.1 to 2.3 and the map is 2; 11.1.43 is 11.1.3; the list of results goes on to 10.4-z", () => {
    expect(RULE_BOOK.chapters.slice(0, 6)).toEqual(["0", "1", "2.1", "2.2", "2.3", "2"]);
    for (const { id } of RULE_BOOK.rules) expect(id).not.toContain("11.1.43");
    for (const id of ["SB62-11.1.3-d", "SB62-10.4-r", "SB62-10.4-z"]) expect(IDS).toContain(id);
  });

  test("every refusal and every option cites a rule of the registry", () => {
    for (const { rule, reason } of REFUSALS) expect(IDS, reason).toContain(rule);
    expect(new Set(REFUSALS.map(({ reason }) => reason)).size).toBe(REFUSALS.length);
    for (const { id, rule } of OPTIONS) expect(IDS, id).toContain(rule);
  });
});

describe.each([english, french])("the rules of 1862 for readers in $language", (text) => {
  test("every rule has a title and a statement of bearable length, set as the language is", () => {
    expectWords(RULE_BOOK, text, {
      title: /^[0-9A-ZÀ-Ý].*[^.]$/,
      statement: /^[0-9A-ZÀ-Ý[].*\.$/,
      longest: 440,
      never: /undefined|'|"| {2}|(^|[^\d])[-–]\d| $/,
      neverEnglish: /\u202f| [;:!?]|\b(PM|PV|et|une?|des)\b/,
      neverFrench: / [;:!?%»]|« |\d (?:PM|PV|h)\b|\b(the|and|with|MP|VP|loss|brigades? of)\b/,
    });
  });

  test("SB62-0-c no statement bears the rulebook's marks of change", () => {
    for (const [id, { title, statement }] of text.rules) expect(title + statement, id).not.toContain("*");
  });

  test("every chapter has a title", () => {
    for (const chapter of RULE_BOOK.chapters) expect(text.chapters[chapter].length).toBeGreaterThan(2);
  });

  test("rules that a statement names exist", () => {
    expectNamed(RULE_BOOK, PREFIX, text, /\b(?:D\d\d|DR\d\d|T\d+|S\d|RU\d\d+|\d+\.\d+(?:\.\d+)?-[a-z])\b/g);
  });

  test("no two statements are the same", () => {
    expectNoneTwice(text);
  });
});

test("each language of 1862 says every rule for itself", () => {
  expectOwnWords(french, english);
});
