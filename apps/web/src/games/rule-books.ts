import { FIRST_GAME } from "../app/routes.ts";

/** What the ids of each game's rules begin with. Kept apart from the shelf: chips cite rules, and stand in what the shelf fetches. */
const BOOKS: Readonly<Record<string, string>> = {
  BR61: "bull-run-1861",
  BR83: "bull-run-1983",
  SB62: "second-bull-run-1862",
};

/** Id of the game that a rule belongs to; the first game for a rule of none. */
export function gameOfRule(rule: string): string {
  return BOOKS[rule.slice(0, rule.indexOf("-"))] ?? FIRST_GAME;
}
