import type { Chapter, Pairing } from "./balance-page.ts";

/** Games in a row of each table. */
export interface Sizes {
  /** Colonel against colonel: the game as it is, and with each option or set-up. */
  readonly games: number;
  readonly variants: number;
  /** Colonel against recruit and general against colonel, from each side. */
  readonly recruits: number;
  readonly generals: number;
}

/** What goes on a game's balance page. */
export interface Balance {
  readonly game: string;
  readonly title: string;
  /** Files in the game's bots folder that matter only to games with a general. */
  readonly generals: readonly string[];
  /** The file of its map, if that may still change. */
  readonly map?: string;
  chapters(sizes: Sizes): readonly Chapter[];
}

const SIDES = ["union", "confederate"] as const;
type Side = (typeof SIDES)[number];
const NAMES: Readonly<Record<Side, string>> = { union: "the Union", confederate: "the Confederates" };

/** One level against another, once with each side; the row gives the first one's wins. */
export function eachSide(
  level: string,
  other: string,
  more: Pick<Pairing, "games" | "seed" | "playouts" | "scenario">,
): readonly Pairing[] {
  return SIDES.map((side) => ({
    name: `the ${level} plays ${NAMES[side]}${more.scenario === undefined ? "" : `, ${more.scenario}`}`,
    levels: Object.fromEntries(SIDES.map((one) => [one, one === side ? level : other])),
    wins: side,
    ...more,
  }));
}

/** Colonel against colonel; the row gives the Union's wins. */
export function colonels(name: string, games: number, more: Pick<Pairing, "options" | "scenario"> = {}): Pairing {
  return { name, levels: { union: "colonel", confederate: "colonel" }, wins: "union", games, seed: 1, ...more };
}
