import { FIRST_GAME } from "../app/routes.ts";

/** What the ids of each game's rules begin with. Kept apart from the shelf: chips cite rules, and stand in what the shelf fetches. */
const BOOKS: Readonly<Record<string, string>> = {
  BR61: "bull-run-1861",
  BR83: "bull-run-1983",
  SB62: "second-bull-run-1862",
  NWO: "no-written-orders",
};

function bookOf(rule: string): string {
  return rule.slice(0, rule.indexOf("-"));
}

/** Id of the game that a rule belongs to; the first game for a rule of none. */
export function gameOfRule(rule: string): string {
  return BOOKS[bookOf(rule)] ?? FIRST_GAME;
}

/** A rule as it is cited within its game: `7.3-k` for `NWO-7.3-k`, and for `7.3-k` itself. */
export function shortRule(rule: string): string {
  const book = bookOf(rule);
  return book in BOOKS ? rule.slice(book.length + 1) : rule;
}

/** What is no clause of the printed book has a word before its number. */
export type CitedKind = "ruling" | "table" | "roll" | "option";

const CITED: readonly (readonly [form: RegExp, kind: CitedKind])[] = [
  [/^(?:RUL|RU|R)(\d+)$/u, "ruling"],
  [/^T(b?\d+|[A-Z])$/u, "table"],
  [/^(?:DR|X)(\d+)$/u, "roll"],
  [/^S(\d+)$/u, "option"],
];

/** What a rule is cited as, with its number or letter; undefined for a clause. */
export function citedAs(rule: string): { readonly kind: CitedKind; readonly number: string } | undefined {
  const short = shortRule(rule);
  for (const [form, kind] of CITED) {
    const number = form.exec(short)?.[1];
    if (number !== undefined) return { kind, number };
  }
  return undefined;
}
