import type { RuleBook, RuleId, RuleKind, RulesText } from "@stonebridge/kernel";
import { expect } from "vitest";

/** What tests ask of the registries and rule texts of all games. */

export function idsOf(book: RuleBook): ReadonlySet<RuleId> {
  return new Set(book.rules.map(({ id }) => id));
}

/** The ids of one kind, in the order of the registry. */
export function ofKind(book: RuleBook, kind: RuleKind): readonly RuleId[] {
  return book.rules.filter((rule) => rule.kind === kind).map(({ id }) => id);
}

/** Ids of consecutive numbers: `BR61-D01` and so on. */
export function numbered(begin: string, first: number, last: number, digits = 2): readonly RuleId[] {
  return Array.from({ length: last - first + 1 }, (_, at) => begin + String(first + at).padStart(digits, "0"));
}

/**
 * Clauses whose letters have no gaps.
 * @param prefix of the game's ids
 * @param last numbers of the rulebook, each with the last letter of its clauses: `7.31e 7.32a`
 */
export function lettered(prefix: string, last: string): readonly RuleId[] {
  const a = "a".charCodeAt(0);
  return last.split(/\s+/).flatMap((entry) => {
    const letters = entry.charCodeAt(entry.length - 1) - a + 1;
    return Array.from({ length: letters }, (_, at) => `${prefix}${entry.slice(0, -1)}-${String.fromCharCode(a + at)}`);
  });
}

/** Ids are unique and of the game's form, and titles are short. */
export function expectWellFormed(book: RuleBook, form: RegExp): void {
  expect(idsOf(book).size).toBe(book.rules.length);
  for (const { id, title } of book.rules) {
    expect(id).toMatch(form);
    expect(title.length, id).toBeLessThanOrEqual(48);
  }
}

/** Every chapter has these clauses, in this order, and no others. */
export function expectChapters<Chapter extends string>(
  book: RuleBook<Chapter>,
  clausesOf: (chapter: Chapter) => readonly RuleId[],
): void {
  for (const chapter of book.chapters) {
    const listed = book.rules.filter(({ kind, section }) => kind === "clause" && section === chapter);
    expect(listed.map(({ id }) => id)).toEqual(clausesOf(chapter));
  }
}

/** Every rule stands in a chapter; what belongs to a clause belongs to one that exists, and is found from there. */
export function expectBelonging({ chapters, rules, seeAlso }: RuleBook): void {
  const ids = new Set(rules.map(({ id }) => id));
  for (const { id, kind, section } of rules) {
    expect(chapters).toContain(section);
    const related = seeAlso(id);
    for (const other of related) expect(ids, id).toContain(other);
    if (kind === "clause") continue;
    expect(related.length, id).toBeGreaterThan(0);
    for (const clause of related) expect(seeAlso(clause)).toContain(id);
  }
}

/** How the words of a game's rules are written. */
export interface Manner {
  /** How a title and a statement begin and end. */
  readonly title: RegExp;
  readonly statement: RegExp;
  /** The most characters of a statement. */
  readonly longest: number;
  /** What neither title nor statement may have: in any language, in English, in French. */
  readonly never: RegExp;
  readonly neverEnglish: RegExp;
  readonly neverFrench: RegExp;
}

/** Every rule has a title and a statement of bearable length, set as the language is. */
export function expectWords(book: RuleBook, { language, rules }: RulesText, manner: Manner): void {
  expect([...rules.keys()]).toEqual(book.rules.map(({ id }) => id));
  for (const [id, { title, statement }] of rules) {
    expect(title, id).toMatch(manner.title);
    expect(title.length, id).toBeLessThanOrEqual(60);
    expect(statement, id).toMatch(manner.statement);
    expect(statement.length, id).toBeGreaterThan(20);
    expect(statement.length, id).toBeLessThanOrEqual(manner.longest);
    for (const text of [title, statement]) {
      expect(text, id).not.toMatch(manner.never);
      expect(text, id).not.toMatch(language === "fr" ? manner.neverFrench : manner.neverEnglish);
    }
  }
}

/** Rules that statements name exist. @param named finds them, without the prefix of the game */
export function expectNamed(book: RuleBook, prefix: string, { rules }: RulesText, named: RegExp): void {
  const ids = idsOf(book);
  for (const [id, { statement }] of rules)
    for (const [key] of statement.matchAll(named)) expect(ids, id).toContain(prefix + key);
}

/** No two rules say the same. */
export function expectNoneTwice({ rules }: RulesText): void {
  const statements = [...rules.values()].map(({ statement }) => statement);
  const twice = statements.filter((statement, at) => statements.indexOf(statement) !== at);
  expect(twice).toEqual([]);
}

/** Each language says every rule for itself. */
export function expectOwnWords(one: RulesText, other: RulesText): void {
  for (const [id, { statement }] of one.rules) expect(statement).not.toBe(other.rules.get(id)?.statement);
}
