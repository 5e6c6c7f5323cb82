export type LanguageCode = "en" | "fr";

/** Texts of one subject in both languages, fetched when first needed. */
export interface Catalogue<T> {
  /** The texts in the language of the page; {@link load} must have ended once before. */
  readonly t: T;
  /** The texts in the language of the page are there. */
  readonly ready: boolean;
  /** Fetches the texts of the present language. */
  load(): Promise<void>;
}

class LoadedCatalogue<T> implements Catalogue<T> {
  readonly #sources: Readonly<Record<LanguageCode, () => Promise<T>>>;
  readonly #loaded = new Map<LanguageCode, T>();

  constructor(sources: Readonly<Record<LanguageCode, () => Promise<T>>>) {
    this.#sources = sources;
  }

  get t(): T {
    const texts = this.#loaded.get(language.code);
    if (texts === undefined) throw new Error("Texts were read before they were loaded.");
    return texts;
  }

  get ready(): boolean {
    return this.#loaded.has(language.code);
  }

  async load(code: LanguageCode = language.code): Promise<void> {
    if (!this.#loaded.has(code)) this.#loaded.set(code, await this.#sources[code]());
  }

  get inUse(): boolean {
    return this.#loaded.size > 0;
  }
}

const catalogues: LoadedCatalogue<unknown>[] = [];

/**
 * Declares texts in both languages. Whatever was loaded in one language is loaded in the other before the page switches,
 * so that no screen is ever half translated.
 */
export function catalogue<T>(sources: Readonly<Record<LanguageCode, () => Promise<T>>>): Catalogue<T> {
  const made = new LoadedCatalogue(sources);
  catalogues.push(made);
  return made;
}

class Language {
  #code = $state.raw<LanguageCode>("en");

  /** The language of the page. */
  get code(): LanguageCode {
    return this.#code;
  }

  /** Switches; resolves when every text in use is in the new language. */
  async speak(code: LanguageCode): Promise<void> {
    if (code === this.#code) return;
    await Promise.all(catalogues.filter((each) => each.inUse).map((each) => each.load(code)));
    this.#code = code;
  }
}

export const language = new Language();

/** By language and decimals: to make one takes much longer than to use it. */
const figures = new Map<string, Intl.NumberFormat>();

/** A number in figures. @param digits decimals; as many as it has if none are given */
function inFigures(value: number, digits?: number): string {
  const { code } = language;
  const key = `${code}${digits}`;
  const options = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = figures.get(key) ?? new Intl.NumberFormat(code, options);
  figures.set(key, format);
  return format.format(value);
}

/** "1,148" or "1 148". */
export function formatNumber(value: number): string {
  return inFigures(value);
}

/** "67%" or "67 %" with a narrow no-break space. `share`: 0..1. */
export function formatPercent(share: number, digits = 0): string {
  const figure = inFigures(share * 100, digits);
  return language.code === "fr" ? `${figure}\u202f%` : `${figure}%`;
}

/** A day as the games write theirs: "24 Nov", "24 nov."; with its year where that is not the year of `now`. */
export function formatDay(time: number, now: number): string {
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  const locale = language.code === "en" ? "en-GB" : language.code;
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year }).format(time);
}

/** How long ago something was: "2 min ago", "il y a 2 min". */
export function formatAge(then: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const format = new Intl.RelativeTimeFormat(language.code, { numeric: "auto", style: "short" });
  if (seconds < 60) return format.format(0, "minute");
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), "hour");
  return format.format(-Math.floor(seconds / 86_400), "day");
}
