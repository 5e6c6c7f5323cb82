import type { RuleBook, RulesText } from "@stonebridge/kernel";
import { type Catalogue, catalogue, type LanguageCode } from "../language/language.svelte.ts";
import type { Book } from "./book.ts";

/**
 * A game's rules: the list of them, and the book of them in the language of the page, put together when it is first opened.
 * @param rules fetches the list
 * @param words fetches what a language says of them
 */
export function rulesOfGame<C extends string>(
  rules: () => Promise<{ readonly RULE_BOOK: RuleBook<C> }>,
  words: Readonly<Record<LanguageCode, () => Promise<{ readonly rules: RulesText<C> }>>>,
): { registry(): Promise<RuleBook>; readonly book: Catalogue<Book> } {
  async function bound(code: LanguageCode): Promise<Book> {
    const [{ bookOf }, { RULE_BOOK }, text] = await Promise.all([import("./book.ts"), rules(), words[code]()]);
    return bookOf(RULE_BOOK, text.rules);
  }
  return {
    registry: async () => (await rules()).RULE_BOOK,
    book: catalogue({ en: () => bound("en"), fr: () => bound("fr") }),
  };
}
