import type { RulesText as RulesTextOf } from "@stonebridge/kernel";
import type { Chapter, RuleKey } from "../rules/registry.ts";

/** The rules for readers, in our own words. Loaded apart from the other texts. */
export type RulesText = RulesTextOf<Chapter>;

/** What a language says of the rules, by key: of each of the registry, and of nothing else, or it does not compile. */
export function ofEveryRule<T extends Readonly<Record<RuleKey, unknown>>>(
  words: T & Readonly<Record<Exclude<keyof T, RuleKey>, never>>,
): T {
  return words;
}
