/** The texts of a game that name it. */
interface Named {
  readonly scenario: (id: string) => { readonly name: string };
}
type Texts = Promise<{ readonly texts: Named }>;

/** The languages that people are written to in. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

interface GameNames {
  readonly name: string;
  readonly texts: Readonly<Record<Language, () => Texts>>;
}

const GAMES: ReadonlyMap<string, GameNames> = new Map([
  [
    "bull-run-1861",
    {
      name: "Bull Run 1861",
      texts: {
        en: (): Texts => import("@stonebridge/games/bull-run-1861/text/en"),
        fr: (): Texts => import("@stonebridge/games/bull-run-1861/text/fr"),
      },
    },
  ],
  [
    "bull-run-1983",
    {
      name: "Bull Run (1983)",
      texts: {
        en: (): Texts => import("@stonebridge/games/bull-run-1983/text/en"),
        fr: (): Texts => import("@stonebridge/games/bull-run-1983/text/fr"),
      },
    },
  ],
  [
    "second-bull-run-1862",
    {
      name: "Second Bull Run 1862",
      texts: {
        en: (): Texts => import("@stonebridge/games/second-bull-run-1862/text/en"),
        fr: (): Texts => import("@stonebridge/games/second-bull-run-1862/text/fr"),
      },
    },
  ],
  [
    "no-written-orders",
    {
      name: "No Written Orders",
      texts: {
        en: (): Texts => import("@stonebridge/games/no-written-orders/text/en"),
        fr: (): Texts => import("@stonebridge/games/no-written-orders/text/fr"),
      },
    },
  ],
]);

/** What a game and the scenario that is played are called. */
export async function namesOf(
  game: string,
  scenario: string,
  language: Language,
): Promise<{ readonly game: string; readonly scenario: string }> {
  const known = GAMES.get(game);
  if (known === undefined) return { game, scenario };
  const { texts } = await known.texts[language]();
  return { game: known.name, scenario: texts.scenario(scenario).name };
}
