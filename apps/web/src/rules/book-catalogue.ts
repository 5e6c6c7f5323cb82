import type { RuleBook, RulesText } from "@stonebridge/kernel";
import { type Catalogue, catalogue, type LanguageCode } from "../language/language.svelte.ts";
import type { Book } from "./book.ts";

/** A game's book of rules in both languages, put together when it is first opened. */
export function bookCatalogue<C extends string>(
  registry: () => Promise<RuleBook<C>>,
  words: Readonly<Record<LanguageCode, () => Promise<{ readonly rules: RulesText<C> }>>>,
): Catalogue<Book> {
  async function bound(code: LanguageCode): Promise<Book> {
    const [{ bookOf }, rules, text] = await Promise.all([import("./book.ts"), registry(), words[code]()]);
    return bookOf(rules, text.rules);
  }
  return catalogue({ en: () => bound("en"), fr: () => bound("fr") });
}
