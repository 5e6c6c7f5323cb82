import { typesetFrench } from "./french.ts";
import type { RuleId, RuleInfo, RuleKind } from "./game.ts";
import { present } from "./present.ts";

/** Decisions, die rolls, tables, options and rulings by key: the clauses each belongs to, separated by spaces, and a short title. */
export type Attached = Readonly<Record<string, readonly [clauses: string, title: string]>>;

/** Every rule of a game by its id, with a short English title. */
export interface RuleBook<Chapter extends string = string> {
  /** The chapters of the rulebook, in order. */
  readonly chapters: readonly Chapter[];
  /**
   * Clauses (`BR61-10.3-l`), decisions (`…-D07`), die rolls (`…-X03`, `…-DR03`), tables (`…-Tb4`, `…-T4`, `…-TF`), switches (`…-S4`),
   * rulings (`…-R41`, `…-RU41`, `…-RUL041`), and the special rules of our own scenarios as rulings (`…-CS2`).
   */
  readonly rules: readonly RuleInfo[];
  /** The clauses that a decision, roll, table, switch or ruling belongs to; for a clause, all those that belong to it. */
  readonly seeAlso: (id: RuleId) => readonly RuleId[];
}

/** The id as people read it: `10.3-l` for `BR61-10.3-l`. */
export function ruleLabel(rule: RuleId): string {
  return rule.slice(rule.indexOf("-") + 1);
}

/** Title and statement of a rule for readers. */
export type RuleWords = readonly [title: string, statement: string];

/** The rules of a game for readers, in our own words. */
export interface RulesText<Chapter extends string = string> {
  readonly language: "en" | "fr";
  /** Titles of the chapters. */
  readonly chapters: Readonly<Record<Chapter, string>>;
  /** Title and statement of every rule of the registry. */
  readonly rules: ReadonlyMap<RuleId, { readonly title: string; readonly statement: string }>;
}

/** Rules for English readers, under the registry's titles. @param statements by label */
export function englishRules(
  rules: readonly RuleInfo[],
  statements: Readonly<Record<string, string>>,
): RulesText["rules"] {
  return new Map(
    rules.map(({ id, title }) => [id, { title, statement: present(statements[ruleLabel(id)], `statement of ${id}`) }]),
  );
}

/** Rules for French readers, typeset in the French way. @param words title and statement by label */
export function frenchRules(
  rules: readonly RuleInfo[],
  words: Readonly<Record<string, readonly string[]>>,
): RulesText["rules"] {
  return new Map(
    rules.map(({ id }) => {
      const [title, statement] = words[ruleLabel(id)] ?? [];
      const said = (text: string | undefined) => typesetFrench(present(text, `text of ${id} in French`));
      return [id, { title: said(title), statement: said(statement) }];
    }),
  );
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
export function ruleBook<Chapter extends string>(
  prefix: string,
  chapters: readonly Chapter[],
  clauses: Readonly<Record<string, string>>,
  attached: Attached,
): RuleBook<Chapter> {
  const longest = chapters.toSorted((one, other) => other.length - one.length);
  const sectionOf = (key: string) => longest.find((chapter) => key.startsWith(chapter)) ?? "";
  const info = (key: string, title: string, clause = key): RuleInfo => ({
    id: prefix + key,
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
