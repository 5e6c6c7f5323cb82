/** Finds puzzles in games of self-play, and proves again those that were found. Begun by `scripts/puzzles.mjs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Puzzle, PUZZLE_FORMAT, type PuzzleFile } from "@stonebridge/bots/puzzles";
import { checkAll } from "./puzzles/check.ts";
import { choosePuzzles } from "./puzzles/choose.ts";
import { quarryOf } from "./puzzles/games.ts";
import { mineGame, type Yield } from "./puzzles/mine.ts";
import { Store } from "./puzzles/store.ts";
import { schoolOf } from "./schools.ts";
import { lessonsOf } from "./self-play.ts";

/** As `scripts/puzzles.mjs` read it from the command line. */
interface Asked {
  readonly game: string;
  readonly count: number;
  readonly seed: number;
  /** The most games that are looked through. */
  readonly games: number;
  /** Looks through no game: takes what was found before. */
  readonly again: boolean;
  /** Proves again what is in the repository. */
  readonly check: boolean;
  /** How many of them; undefined: all. */
  readonly sample: number | undefined;
}

const [root, cache, words] = process.argv.slice(2);
const asked = JSON.parse(words) as Asked;
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const file = join(root, "packages/bots/src/puzzles", `${asked.game}.json`);
const quarry = await quarryOf(asked.game);

if (asked.check) {
  const { puzzles } = JSON.parse(readFileSync(file, "utf8")) as PuzzleFile;
  const kept = checkAll(quarry, asked.sample === undefined ? puzzles : spread(puzzles, asked.sample), say);
  if (kept.some((one) => !one)) process.exitCode = 1;
} else await mine();

async function mine(): Promise<void> {
  const school = await schoolOf(asked.game);
  const lessonOf = lessonsOf(school);
  const store = new Store(join(cache, asked.game, String(asked.seed)));
  const yields: Yield[] = [];
  const found = (): readonly Puzzle[] => yields.flatMap(({ puzzles }) => puzzles);
  for (let game = 0; game < asked.games && (asked.again || found().length < asked.count); game++) {
    const before = store.read(game);
    if (before === undefined && asked.again) break;
    const now = before ?? (await mineGame(school, lessonOf, quarry, asked.seed, game));
    if (before === undefined) {
      store.write(game, now);
      say(
        `game ${game}: ${JSON.stringify(now.looked)}, ${now.seconds.toFixed(0)} s; ${found().length + now.puzzles.length} puzzles`,
      );
    }
    yields.push(now);
  }
  const themes = new Map(quarry.rules.map(({ id, section }) => [id, section]));
  const themeOf = (rule: string): string => themes.get(rule) ?? "";
  const order = [...new Set(themes.values())];
  const placeOf = ({ rule }: Puzzle): number => order.indexOf(themeOf(rule));
  const chosen = choosePuzzles(found(), asked.count, themeOf);
  const puzzles = chosen.toSorted((one, other) => placeOf(one) - placeOf(other));
  const seconds = yields.reduce((sum, one) => sum + one.seconds, 0);
  const decisions = yields.reduce(
    (sum, { looked }) => sum + Object.values(looked).reduce((all, one) => all + one, 0),
    0,
  );
  const written: PuzzleFile = {
    format: PUZZLE_FORMAT,
    version: 1,
    game: asked.game,
    rulesVersion: quarry.module.rulesVersion,
    seed: asked.seed,
    mined: { games: yields.length, decisions, hours: Math.round(seconds / 36) / 100 },
    puzzles,
  };
  writeFileSync(file, `${JSON.stringify(written, null, 1)}\n`);
  say(
    `${puzzles.length} puzzles of ${found().length} found, in ${yields.length} games; ${(seconds / 3_600).toFixed(2)} hours of a core`,
  );
}

/** Some of a list, evenly. */
function spread<T>(list: readonly T[], count: number): readonly T[] {
  const every = Math.max(1, list.length / count);
  return list.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every));
}
