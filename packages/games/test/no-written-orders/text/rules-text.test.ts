import { ruleLabel } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { RULE_BOOK } from "../../../src/no-written-orders/rules/registry.ts";
import { rules as english } from "../../../src/no-written-orders/text/rules-en.ts";
import { rules as french } from "../../../src/no-written-orders/text/rules-fr.ts";
import { expectNoneTwice, expectOwnWords, expectWords } from "../../support/rule-registry.ts";

const LABELS = new Set<string>(RULE_BOOK.rules.map(({ id }) => ruleLabel(id)));
/** Numbers of the rulebook that a text may name as a whole: `12.3`, `19.12.1`. */
const NUMBERS = new Set(
  [...LABELS].flatMap((label) => {
    const number = label.split("-")[0];
    return [number, number.replace(/\.[A-Z]{2}$/, ""), number.replace(/(\.\d+)\.\d+$/, "$1")];
  }),
);
/** Numbers of another edition that rulings speak of. */
const OTHERS = new Set(["5.1", "2.5"]);

describe.each([english, french])("the rules of No Written Orders for readers in $language", (text) => {
  const { chapters, rules } = text;

  test("every rule has a title and a statement of bearable length, set as the language is", () => {
    expectWords(RULE_BOOK, text, {
      title: /^[0-9A-ZÀ-Ý«].*[^.]$/,
      statement: /^[0-9A-ZÀ-Ý«“].*\.$/,
      longest: 440,
      never: /undefined|'|"| {2}|(^|[^\d])[-–]\d| $/,
      neverEnglish: /\u202f| [;:!?]|\b(PM|PV|et|une?|des)\b/,
      neverFrench: / [;:!?%»]|« |\d (?:PM|PV|h)\b|\b(the|and|with|MP|VP|Probe|Defend|Fall Back)\b/,
    });
    for (const [id, { title, statement }] of rules)
      expect(statement.toLowerCase(), id).not.toBe(`${title.toLowerCase()}.`);
  });

  test("every chapter has a title of its own", () => {
    const titles = RULE_BOOK.chapters.map((chapter) => chapters[chapter]);
    expect(new Set(titles).size).toBe(RULE_BOOK.chapters.length);
    for (const title of titles) expect(title).toMatch(/^[A-ZÀ-Ý].{3,}[^.]$/);
  });

  test("rules and numbers that a statement names exist", () => {
    for (const [id, { statement }] of rules) {
      for (const [named] of statement.matchAll(
        /\b(?:D\d\d|DR\d\d|T[A-Z]|S\d\d|RUL\d+|[CD]S\d|(?:\d+\.)*\d+[a-z]?(?:\.[A-Z]{2})?-[a-z])\b/g,
      ))
        expect(LABELS, `${id}: ${named}`).toContain(named);
      for (const [named] of statement.matchAll(/(?<![\d:.,−])\d+\.\d+(?:\.\d+)?b?(?![\d\w-]|\.[A-Z])/g))
        if (!OTHERS.has(named)) expect(NUMBERS, `${id}: ${named}`).toContain(named);
    }
  });

  test("no two rules have the same statement, and no two of a kind the same title", () => {
    expectNoneTwice(text);
    const titles = RULE_BOOK.rules.map(({ id, kind }) => `${kind}: ${rules.get(id)?.title}`);
    expect(titles.filter((one, at) => titles.indexOf(one) !== at)).toEqual([]);
  });
});

test("each language of No Written Orders says every rule for itself", () => {
  expectOwnWords(french, english);
});

test("both languages give the same figures in every rule", () => {
  const figures = (statement = "") =>
    [...statement.replaceAll(":00", "").matchAll(/\d+(?:[/.]\d+)*/g)].map(([figure]) => figure).toSorted();
  const differ = [...french.rules]
    .filter(([id, { statement }]) => figures(statement).join() !== figures(english.rules.get(id)?.statement).join())
    .map(([id]) => id);
  expect(differ).toEqual([]);
});
