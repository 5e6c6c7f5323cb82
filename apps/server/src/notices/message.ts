import type { Store } from "../storage/store.ts";
import type { Matter } from "./matters.ts";
import { type Language, LANGUAGES, namesOf } from "./names.ts";
import { words as en } from "./words/en.ts";
import { words as fr } from "./words/fr.ts";

const WORDS = { en, fr };

export const wordsIn = (language: string) => WORDS[languageOf(language)];

/** A language that people are written to in; English for any other. */
export const languageOf = (language: string): Language => LANGUAGES.find((one) => one === language) ?? "en";

/** What somebody is told: it holds nothing that the page of the match does not show to anybody who knows its link. */
export interface Message {
  readonly title: string;
  readonly items: readonly { readonly text: string; readonly facts: string; readonly link: string }[];
  /** Where a press on it leads to. */
  readonly link: string;
  readonly language: Language;
}

/** @param site the address of the site */
export async function messageOf(
  store: Store,
  matters: readonly Matter[],
  site: string,
  language: Language,
): Promise<Message> {
  const words = WORDS[language];
  const told = await Promise.all(
    matters.map(async ({ match, side, kind }) => {
      const [row, seats] = await Promise.all([store.match(match), store.seats.of(match)]);
      const other = seats.find((seat) => seat.side !== side);
      const name = other?.bot != null ? words.bot : (plain(other?.name ?? "") ?? words.opponent);
      const { game, scenario } = await namesOf(row?.game ?? "", row?.scenario ?? "", language);
      const link = `${site}/play/${match}`;
      return {
        match,
        title: words.title(game, words.short[kind]),
        text: words.long[kind](name),
        facts: `${game}: ${scenario}`,
        link,
      };
    }),
  );
  const games = new Set(told.map(({ match }) => match)).size;
  const [first] = told;
  return {
    title: games === 1 ? first.title : words.several(games),
    items: told.map(({ text, facts, link }) => ({ text, facts, link })),
    link: games === 1 ? first.link : `${site}/games`,
    language,
  };
}

/** A name as it may stand in a message to somebody: what a program that shows it would turn into a link is left out. */
function plain(name: string): string | undefined {
  const text = name.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return text === "" || /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2}|@|</u.test(text) ? undefined : text;
}

/** A message as plain text. */
export const textOf = ({ items }: Message): string =>
  items.map(({ text, facts, link }) => `${text}\n${facts}\n${link}`).join("\n\n");
