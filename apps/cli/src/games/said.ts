import type { Language } from "../language/index.ts";

/** Where a game keeps what it says in each language: its texts, and apart from them the sentences of its refusals. */
export type Sources<T, R> = Readonly<
  Record<
    Language,
    readonly [texts: () => Promise<{ readonly texts: T }>, refusals: () => Promise<{ readonly refusals: R }>]
  >
>;

/** Everything a game says in a language. */
export async function saidIn<T, R>(language: Language, sources: Sources<T, R>): Promise<T & R> {
  const [texts, refusals] = sources[language];
  const [said, refused] = await Promise.all([texts(), refusals()]);
  return { ...said.texts, ...refused.refusals };
}
