/** What counts as rules of a game, and which of its tests answer for them. */
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ROOT, Stop } from "../house.mjs";

const GAMES = join(ROOT, "packages/games/src");

/**
 * Rooms and files of a game that hold no rule, and why. Everything else is the rulebook at work: sequence of play, command,
 * movement, combat, set-up, victory, tables, what refuses, what is hidden.
 */
const NO_RULES = [
  { name: /^text\//, why: "words for players" },
  { name: /^rules\//, why: "statements of the clauses, as data" },
  { name: /^situations\//, why: "reads and writes positions for people" },
  { name: /^(?:views|analysis)\//, why: "shows positions to seats and bots" },
  { name: /(?:forecast|-outlook|-chances)/, why: "reckons for seats and bots what may come" },
  { name: /(?:^|\/)(?:codec|position-codec|copying)(?:\.ts$|\/)/, why: "stores and copies positions" },
  { name: /^modules\/(?!.*special)/, why: "rosters and set-ups of modules, and their readers" },
  { name: /(?:^|\/)(?:units|pieces|[a-z]+-muster)\.ts$/, why: "rosters: what is printed on the counters" },
  {
    name: /^(?:index|reading|game-module|scenario-module|vocabulary|known|events|actions|options)(?:\.ts$|\/)/,
    why: "what the packages show of a game: names, lists, forms of actions and events",
  },
  { name: /(?:^|\/)(?:built-map|map|first-map)\.ts$/, why: "opens the built maps" },
];

/** Tests of a game that are not asked, and why. What they kill besides is not counted. */
const NOT_ASKED = [
  {
    name: /(?:^|\/)(?:play|whole)\/|random-|saved-positions|every-refusal|views\/hidden\./,
    why: "games drawn at random",
  },
  { name: /^(?:text|presentation)\/|documentation|rules-registry|\/registry\./, why: "words, pages, lists of clauses" },
  {
    name: /^(?:views|analysis)\/|hidden-set-up|imagine|forecast|outlook|secrecy/,
    why: "what seats and bots are shown",
  },
  { name: /^situations\/(?!farm-ford|field|module-rules|options)/, why: "positions read and written" },
];

/** The games whose rules can be mutated. */
export function games() {
  return readdirSync(GAMES);
}

/**
 * The files of a game's rules, as paths from the root.
 * @param {string} game
 * @param {readonly string[]} [chosen] rooms (`combat`) and files (`movement/steps.ts`); all of them if none is named
 * @throws {Stop} if one of them holds no rules
 */
export function filesOfRules(game, chosen = []) {
  const folder = join(GAMES, game);
  const all = typescript(folder).filter((file) => !NO_RULES.some(({ name }) => name.test(file)));
  for (const one of chosen)
    if (!all.some((file) => isIn(file, one))) throw new Stop(`${game} has no rules in "${one}": ${rooms(all)}`);
  return all
    .filter((file) => chosen.length === 0 || chosen.some((one) => isIn(file, one)))
    .map((file) => `packages/games/src/${game}/${file}`);
}

/** The room of a file of rules: its first folder, `.` for what lies in the game's own. */
export function roomOf(game, file) {
  const [first, ...more] = file.slice(`packages/games/src/${game}/`.length).split("/");
  return more.length === 0 ? "." : first;
}

/** The tests that are asked about mutants of a game, as paths from the root. */
export function testsAsked(game) {
  return typescript(join(ROOT, "packages/games/test", game))
    .filter((file) => file.endsWith(".test.ts") && !NOT_ASKED.some(({ name }) => name.test(file)))
    .map((file) => `packages/games/test/${game}/${file}`);
}

/** Everything at the root that the tests of a game do without, as patterns of what is not copied for them. */
export function notNeeded(game) {
  return [
    ...allBut("", ["package.json", "packages", "scripts", "tsconfig.base.json", "tsconfig.json"]),
    ...allBut("scripts", ["mutants"]),
    ...allBut("packages", ["games"]),
    ...allBut("packages/games", ["src", "test"]),
    ...allBut("packages/games/src", [game]),
    ...allBut("packages/games/test", [game, "support"]),
  ];
}

function allBut(folder, kept) {
  return readdirSync(join(ROOT, folder))
    .filter((name) => !kept.includes(name))
    .map((name) => `/${folder === "" ? name : `${folder}/${name}`}`);
}

function typescript(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
}

function isIn(file, one) {
  return file === one || file.startsWith(`${one.replace(/\/$/, "")}/`) || (one === "." && !file.includes("/"));
}

function rooms(files) {
  return [...new Set(files.map((file) => (file.includes("/") ? file.split("/")[0] : ".")))].join(", ");
}
