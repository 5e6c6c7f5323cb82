import type { Refusal } from "../game.ts";
import { type Line, sentenceCase } from "./line.ts";
import type { RefusalText } from "./sentences.ts";

type All<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void ? I : never;

/** What a figure becomes in a sentence: the words that the game has for it, or itself. */
type Said<F, K extends keyof F, Words> = K extends keyof Words ? Words[K] : { readonly [One in K]: F[K] };

/** The words that a sentence may use: those of the figures that its rule finds, and no others. */
export type WordsOf<F, Words> = keyof F extends never
  ? object
  : All<{ [K in keyof F]-?: object extends Pick<F, K> ? Partial<Said<F, K, Words>> : Said<F, K, Words> }[keyof F]>;

/** One sentence for each refusal of a table: what is not possible, then the fact and what to do instead. */
export type RefusalSentences<ByReason, Words> = {
  readonly [R in keyof ByReason]: (words: WordsOf<ByReason[R], Words>) => readonly [title: Line, sentence: Line];
};

/**
 * How figures are put into words: an id of a unit becomes its name and pronoun, an id of a zone "to Henry Hill" and "at Henry Hill". A
 * figure without an entry is written as it is.
 */
export type FigureWords<F, Words> = {
  readonly [K in keyof F & keyof Words]-?: (figure: NonNullable<F[K]>) => Words[K];
};

/**
 * The refusals of a game in one language.
 * @param sentences by reason
 * @param otherwise the reason whose sentence is written where a record of another version gives one that is not known
 * @param wordsOf how figures are put into words that name what stands on the map
 */
export function refusalTexts<F, Words, ByReason, Names>(
  sentences: RefusalSentences<ByReason, Words>,
  otherwise: keyof ByReason & string,
  wordsOf: (names: Names) => FigureWords<F, Words>,
): {
  /** Title and sentence of a refusal. */
  refusal(refusal: Refusal, names: Names): RefusalText;
} {
  // a sentence is looked up by its key, which the compiler cannot follow
  const write = sentences as Readonly<Record<string, (words: object) => readonly [Line, Line]>>;
  return {
    refusal(refusal, names) {
      const say = wordsOf(names) as Readonly<Record<string, (figure: unknown) => object>>;
      const said = Object.entries(refusal.with ?? {}).map(([key, figure]) => say[key]?.(figure) ?? { [key]: figure });
      const known = Object.hasOwn(write, refusal.reason) ? write[refusal.reason] : undefined;
      const [title, sentence] = (known ?? sentences[otherwise])(Object.assign({}, ...said));
      return { title: sentenceCase(title), sentence: sentenceCase(sentence) };
    },
  };
}
