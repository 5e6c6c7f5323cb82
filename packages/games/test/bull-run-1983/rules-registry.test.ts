import { describe, expect, test } from "vitest";
import { OPTIONS } from "../../src/bull-run-1983/options.ts";
import { RULE_BOOK } from "../../src/bull-run-1983/rules/registry.ts";
import { rules as english } from "../../src/bull-run-1983/text/rules-en.ts";
import { rules as french } from "../../src/bull-run-1983/text/rules-fr.ts";
import {
  expectBelonging,
  expectChapters,
  expectNamed,
  expectNoneTwice,
  expectOwnWords,
  expectWellFormed,
  expectWords,
  idsOf,
  lettered,
  numbered,
  ofKind,
} from "../support/rule-registry.ts";
import { REFUSALS } from "./support/refusals.ts";

const IDS = idsOf(RULE_BOOK);
const PREFIX = "BR83-";

type Chapter = (typeof RULE_BOOK.chapters)[number];

/** Numbers of the rulebook by chapter, each with the last letter of its clauses: letters have no gaps. */
const LAST: Readonly<Record<Chapter, string>> = {
  PP: "PP1a PP2c PP2.1b PP2.2a PP2.3a PP2.4b PP3a PP4a PP5a",
  OB: "OB1a OB2c OB3a OB4a OB5a OB6a",
  MAP: "MAP1a MAP1.1c MAP1.2a MAP2a MAP2.1a MAP2.2b MAP2.3c MAP3b MAP4a MAP5a MAP5.1a MAP5.2d MAP6a",
  SP: "SPn",
  "1": "1.1a 1.11a 1.12b 1.13a 1.14a 1.2b 1.21a 1.22a 1.23b 1.24a 1.25a 1.3b 1.31b 1.32b 1.33b 1.34a 1.35a",
  "2": "2.1a 2.2a 2.3a 2.5a 2.6b 2.7a",
  "3": "3.1b 3.2a 3.3c",
  "4": `4.1a 4.11a 4.12a 4.2a 4.31a 4.32b 4.4c 4.5a 4.51a 4.52a 4.53d 4.6b 4.61a 4.62a 4.63c 4.64a 4.7a 4.8a 4.81a 4.82c
    4.83a 4.84a`,
  "5": "5.1a 5.2a 5.3a 5.31a 5.32a 5.33a 5.4b 5.5a 5.51a 5.52d 5.6d 5.61a 5.62a 5.63a 5.7a 5.8a 5.81a 5.82b 5.83a",
  "6": "6.1a 6.2a 6.3b 6.31a 6.32a 6.4a 6.5a 6.6a 6.61a 6.62a 6.7a 6.71a 6.72a 6.8e 6.81a 6.82a 6.9a",
  "7": `7.1a 7.2a 7.3a 7.31e 7.32a 7.33a 7.4b 7.41a 7.42a 7.5b 7.51a 7.52b 7.6a 7.7a 7.71e 7.72a 7.73b 7.74b 7.8a 7.81b
    7.82a 7.83e 7.9c 7.91a 7.92a 7.93a`,
  "8": "8.1a 8.2a 8.21c 8.22c 8.3a 8.4a 8.41a 8.42a 8.5a 8.51b 8.52a 8.53a",
  "9": `9.1a 9.11a 9.12a 9.2a 9.3a 9.31c 9.32a 9.4a 9.41a 9.42a 9.43a 9.5a 9.51a 9.52a 9.6a 9.61c 9.62a 9.63a 9.64a 9.7a
    9.8a`,
  "10": "10.1a 10.2a 10.3a 10.4b 10.5a 10.6a 10.7a",
  "11": "11.1a 11.2a 11.3a 11.4a 11.5a 11.6a",
  "12": "12.1a 12.2a 12.3a 12.4a 12.5a",
  "13": "13.1a 13.11a 13.12a 13.13a 13.2a 13.3b 13.4a 13.41a 13.42a",
  "14": "14.1a 14.2a 14.21a 14.22a 14.23a 14.3a 14.31a 14.32a 14.33a 14.4a 14.5a",
  CRT: "CRTi",
  OPT: "OPT1c OPT2c OPT2.1a OPT2.2a OPT3a OPT4a OPT4.1c OPT4.2d",
  GL: "GLd",
  DN: "DNa",
};

const clausesOf = (chapter: Chapter) => lettered(PREFIX, LAST[chapter]);

describe("the rule registry of 1983", () => {
  test("ids are unique and well formed, and titles are short", () => {
    expectWellFormed(RULE_BOOK, /^BR83-((?:[A-Z]{2,3})?(?:\d+(?:\.\d+)?)?-[a-z]|D\d\d|X\d\d|Tb\d+|S\d|R\d\d)$/);
  });

  test("all 335 clauses are there, number by number, letter by letter", () => {
    const clauses = RULE_BOOK.chapters.flatMap(clausesOf);
    expect(clauses).toHaveLength(335);
    expect(ofKind(RULE_BOOK, "clause")).toEqual(clauses);
  });

  test("all decisions, rolls, tables, switches and rulings are there", () => {
    expect(ofKind(RULE_BOOK, "decision")).toEqual(numbered("BR83-D", 1, 22));
    expect(ofKind(RULE_BOOK, "roll")).toEqual(numbered("BR83-X", 1, 4));
    expect(ofKind(RULE_BOOK, "table")).toEqual(numbered("BR83-Tb", 1, 11, 1));
    expect(ofKind(RULE_BOOK, "switch")).toEqual(numbered("BR83-S", 1, 5, 1));
    expect(ofKind(RULE_BOOK, "ruling")).toEqual(numbered("BR83-R", 1, 86));
  });

  test("every clause stands in its chapter", () => {
    expectChapters(RULE_BOOK, clausesOf);
  });

  test("what belongs to a clause belongs to one that exists, and is found from there", () => {
    expectBelonging(RULE_BOOK);
    expect(RULE_BOOK.seeAlso("BR83-7.31-e")).toEqual(["BR83-R27", "BR83-R81"]);
    expect(RULE_BOOK.seeAlso("BR83-14.2-a")).toEqual([]);
  });

  test("every refusal and every option cites a rule of the registry", () => {
    for (const { rule, reason } of REFUSALS) expect(IDS, reason).toContain(rule);
    const reasons = REFUSALS.map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(OPTIONS.map(({ rule }) => rule)).toEqual(ofKind(RULE_BOOK, "switch"));
  });
});

describe.each([english, french])("the rules for readers in $language", (text) => {
  test("every rule has a title and a statement of bearable length, set as the language is", () => {
    expectWords(RULE_BOOK, text, {
      title: /^[0-9A-ZÀ-Ý].*[^.]$/,
      statement: /^[0-9A-ZÀ-Ý].*\.$/,
      longest: 400,
      never: /undefined|'|"| {2}|[^\d]-\d| $/,
      neverEnglish: /\u202f| [;:!?]/,
      neverFrench: / [;:!?%»]|« |\d (?:PM|PD|h)\b|\b(the|and|with|MP|DP|ZOC|hex)\b/,
    });
  });

  test("every chapter has a title", () => {
    for (const chapter of RULE_BOOK.chapters) expect(text.chapters[chapter].length).toBeGreaterThan(2);
  });

  test("rules and decisions that a statement names exist", () => {
    expectNamed(RULE_BOOK, PREFIX, text, /\b(?:R\d\d|D\d\d|X\d\d|Tb\d+)\b/g);
  });

  test("no two statements are the same", () => {
    expectNoneTwice(text);
  });
});

test("each language says every rule for itself", () => {
  expectOwnWords(french, english);
});
