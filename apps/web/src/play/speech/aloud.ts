import { type Line, plain } from "../../games/contract/words.ts";
import { language, type LanguageCode } from "../../language/language.svelte.ts";

/** What stands short in a written line, as it is said. */
interface Said {
  readonly to: string;
  /** Between what dice came to and what that counts as. */
  readonly counts: string;
  readonly against: string;
  readonly odds: string;
  readonly versus: RegExp;
  /** Articles that a line leaves out beside an arrow. */
  readonly articles?: (line: string) => string;
}

const SAID: Readonly<Record<LanguageCode, Said>> = {
  en: { to: "to", counts: "counts as", against: "against", odds: "to", versus: /\sv\.\s/gu },
  fr: {
    to: "vers",
    counts: "compte comme",
    against: "contre",
    odds: "contre",
    versus: /\sc\.\s/gu,
    articles: zonesWithArticle,
  },
};

/** Odds as a combat table heads its columns, "5-1": no part of the values "2-3-4". */
const ODDS = /(?<![\w-])(1(?=-\d)|\d+(?=-1(?!\d)))-(\d+)(?![\w-])/gu;

/** A line as it is spoken: without rule numbers and purely visual signs, and with its full stop. */
export function aloud(line: Line): string {
  const { to, counts, against, odds, versus, articles = (same) => same } = SAID[language.code];
  const words = plain(line.filter((span) => typeof span === "string" || !("rule" in span)));
  const said = articles(words)
    .replaceAll(/\(\s*\)/gu, "")
    .replaceAll(/\s*·\s*/gu, ", ")
    .replaceAll(/(= −?\d+)\s*→\s*/gu, `$1, ${counts} `)
    .replaceAll(/\s*→\s*/gu, ` ${to} `)
    .replaceAll(ODDS, `$1 ${odds} $2`)
    .replaceAll(versus, ` ${against} `)
    .replaceAll(/ +([.,;])/gu, "$1")
    .replaceAll(/([.,])[.,]+/gu, "$1")
    .trim();
  return said === "" || /[.!?…:]$/u.test(said) ? said : `${said}.`;
}

/** "zone 78 → zone 80" is said with its articles: "de la zone 78 vers la zone 80". */
function zonesWithArticle(line: string): string {
  return line.replaceAll(/→\s*(?=zone \d)/gu, "→ la ").replaceAll(/(?<!la )(?=zone \d+\s*→)/gu, "de la ");
}
