import { typesetFrench } from "./french.ts";
import type { RuleId, RuleInfo, RuleKind } from "./game.ts";
import { present } from "./present.ts";

/** Decisions, die rolls, tables, options and rulings by key: the clauses each belongs to, separated by spaces, and a short title. */
export type Attached = Readonly<Record<string, readonly [clauses: string, title: string]>>;

/** Every rule of a game by its id, with a short English title. */
export interface RuleBook<Chapter extends string = string, Id extends RuleId = RuleId> {
  /** The chapters of the rulebook, in order. */
  readonly chapters: readonly Chapter[];
  /**
   * Clauses (`BR61-10.3-l`), decisions (`…-D07`), die rolls (`…-X03`, `…-DR03`), tables (`…-Tb4`, `…-T4`, `…-TF`), switches (`…-S4`),
   * rulings (`…-R41`, `…-RU41`, `…-RUL041`), and the special rules of our own scenarios as rulings (`…-CS2`).
   */
  readonly rules: readonly RuleInfo<Id>[];
  /** The clauses that a decision, roll, table, switch or ruling belongs to; for a clause, all those that belong to it. */
  readonly seeAlso: (id: RuleId) => readonly RuleId[];
}

/** The id as people read it: `10.3-l` for `BR61-10.3-l`. */
export function ruleLabel(rule: RuleId): string {
  return rule.slice(rule.indexOf("-") + 1);
}

/** The rules of a game for readers, in our own words. */
export interface RulesText<Chapter extends string = string> {
  readonly language: "en" | "fr";
  /** Titles of the chapters. */
  readonly chapters: Readonly<Record<Chapter, string>>;
  /** Title and statement of every rule of the registry. */
  readonly rules: ReadonlyMap<RuleId, { readonly title: string; readonly statement: string }>;
}

/** A rule's id without what its game's ids begin with: `10.3-l` of `BR61-10.3-l`. */
export type RuleKeyOf<Id extends RuleId> = Id extends `${string}-${infer Key}` ? Key : never;

/** What a language says of each rule by its key, and of nothing else. */
type OfEveryRule<Id extends RuleId, Said, T> = T &
  Readonly<Record<RuleKeyOf<Id>, Said>> &
  Readonly<Record<Exclude<keyof T, RuleKeyOf<Id>>, never>>;

/**
 * Rules for English readers, under the registry's titles.
 * @param chapters their titles
 * @param statements a sentence or more on each rule, in our own words
 */
export function englishRules<Chapter extends string, Id extends RuleId, T>(
  book: RuleBook<Chapter, Id>,
  chapters: Readonly<Record<NoInfer<Chapter>, string>>,
  statements: OfEveryRule<NoInfer<Id>, string, T>,
): RulesText<Chapter> {
  const said: Readonly<Record<string, string>> = statements;
  const statement = (id: RuleId) => present(said[ruleLabel(id)], `statement of ${id}`);
  const rules = new Map(book.rules.map(({ id, title }) => [id, { title, statement: statement(id) }]));
  return { language: "en", chapters, rules };
}

/**
 * Rules for French readers, typeset in the French way.
 * @param chapters their titles
 * @param words title and statement of each rule, in our own words
 */
export function frenchRules<Chapter extends string, Id extends RuleId, T>(
  book: RuleBook<Chapter, Id>,
  chapters: Readonly<Record<NoInfer<Chapter>, string>>,
  words: OfEveryRule<NoInfer<Id>, readonly string[], T>,
): RulesText<Chapter> {
  const said: Readonly<Record<string, readonly string[]>> = words;
  const set = (text: string | undefined, id: RuleId) => typesetFrench(present(text, `text of ${id} in French`));
  const rules = new Map(
    book.rules.map(({ id }) => {
      const [title, statement] = said[ruleLabel(id)] ?? [];
      return [id, { title: set(title, id), statement: set(statement, id) }];
    }),
  );
  return { language: "fr", chapters, rules };
}

const KINDS: readonly (readonly [key: RegExp, kind: RuleKind])[] = [
  [/^D\d+$/, "decision"],
  [/^(?:X|DR)\d+$/, "roll"],
  [/^T(?:b?\d+|[A-Z])$/, "table"],
  [/^S\d+$/, "switch"],
  [/^(?:R|RU|RUL|[A-Z]S)\d+$/, "ruling"],
];

function kindOf(key: string): RuleKind {
  return KINDS.find(([form]) => form.test(key))?.[1] ?? "clause";
}

/**
 * Makes a game's rule book.
 * @param prefix what the game's ids begin with, `BR61-`
 * @param chapters in the order of the rulebook; a clause belongs to the longest one that its key starts with
 * @param clauses short title of each clause by its key, in the order of the rulebook
 * @param attached everything that belongs to clauses
 */
export function ruleBook<
  const Prefix extends string,
  const Chapter extends string,
  Clauses extends Readonly<Record<string, string>>,
  Belonging extends Attached,
>(
  prefix: Prefix,
  chapters: readonly Chapter[],
  clauses: Clauses,
  attached: Belonging,
): RuleBook<Chapter, `${Prefix}${(keyof Clauses | keyof Belonging) & string}`> {
  type Id = `${Prefix}${(keyof Clauses | keyof Belonging) & string}`;
  const longest = chapters.toSorted((one, other) => other.length - one.length);
  const sectionOf = (key: string) => longest.find((chapter) => key.startsWith(chapter)) ?? "";
  const info = (key: string, title: string, clause = key): RuleInfo<Id> => ({
    id: `${prefix}${key}` as Id, // the keys of both lists, which the compiler takes for any text
    kind: kindOf(key),
    section: sectionOf(clause),
    title,
  });
  const belonging = Object.entries(attached).map(([key, [keys, title]]) => {
    const belongsTo = keys.split(" ");
    return { info: info(key, title, belongsTo[0]), clauses: belongsTo.map((clause) => prefix + clause) };
  });
  return {
    chapters,
    rules: [...Object.entries(clauses).map(([key, title]) => info(key, title)), ...belonging.map((one) => one.info)],
    seeAlso: (id) =>
      belonging.find((one) => one.info.id === id)?.clauses ??
      belonging.filter((one) => one.clauses.includes(id)).map((one) => one.info.id),
  };
}
