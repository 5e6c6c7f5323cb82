/** Finds what scenarios are to give so that both sides win as often, by games between bots. Begun by `scripts/bids.mjs`. */
import {
  type ActionBase,
  type Bid,
  deriveSeed,
  type EventBase,
  fastDice,
  pointsOf,
  resultFor,
} from "@stonebridge/kernel";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AUCTIONS, type Points, type SignedBid } from "./auctions.ts";
import { needBots, refuse } from "./refuse.ts";
import type { Lesson } from "./school.ts";
import { schoolOf } from "./schools.ts";

/** As `scripts/bids.mjs` read it from the command line. */
interface Asked {
  readonly game: string;
  readonly scenario: string | undefined;
  readonly level: string;
  readonly playouts: number;
  readonly games: number;
  readonly seed: number;
  /** Writes no bids. */
  readonly dry: boolean;
}

/** A game that was played: what the first side made of it, and the points without any bid. */
interface Played {
  readonly won: number;
  readonly points?: Points;
}

/** A bid with what came of it. */
interface Trial {
  readonly bid: SignedBid;
  readonly played: readonly Played[];
}

/** Bids that are tried in turn, at the most: where points are counted, one lot of games says much about every bid. */
const ROUNDS = 4;
const ROUNDS_WITH_POINTS = 2;
/** Where nothing is counted: the first step from bid to bid; each next one is half as long. */
const FIRST_STEP = 8;
/** Of a 95% interval. */
const DEVIATIONS = 1.96;

const [root, cache, words] = process.argv.slice(2);
const asked = JSON.parse(words) as Asked;
const folder = join(cache, "games");
const auction = AUCTIONS[asked.game];
if (auction === undefined)
  refuse(`There are no bids for "${asked.game}": give one of ${Object.keys(AUCTIONS).join(", ")}.`);
needBots(asked.level);
const school = await schoolOf(asked.game);
const file = join(root, "packages/games/src", asked.game, "bids.json");
const table = JSON.parse(readFileSync(file, "utf8")) as Record<string, Bid>;
mkdirSync(folder, { recursive: true });

for (const scenario of asked.scenario === undefined ? Object.keys(table) : [asked.scenario]) {
  if (table[scenario] === undefined)
    refuse(`There is no scenario "${scenario}": give one of ${Object.keys(table).join(", ")}.`);
  const lesson = school.open({ scenario, options: { evenChances: "on" } });
  const { sides } = lesson.game;
  const before = signed(table[scenario], sides);
  const found = await search(lesson, scenario, before);
  console.log(`${asked.game} ${scenario}: ${toldOf(found, sides)}`);
  if (asked.dry || found.bid === before) continue;
  table[scenario] = unsigned(found.bid, sides);
  writeFileSync(file, `${JSON.stringify(table, undefined, 2)}\n`);
}

type AnyLesson = Lesson<unknown, ActionBase, EventBase, unknown>;

/** Plays with one bid after another, until the games with a bid ask for no other. */
async function search(lesson: AnyLesson, scenario: string, first: SignedBid): Promise<Trial> {
  const trials: Trial[] = [];
  let bid = first;
  const rounds = auction.won === undefined ? ROUNDS : ROUNDS_WITH_POINTS;
  for (let round = 0; round < rounds; round++) {
    const trial = { bid, played: await playAll(lesson, scenario, bid) };
    trials.push(trial);
    console.log(`  ${scenario} with ${bid}: ${percent(shareOf(trial.played))} of ${trial.played.length}`);
    bid = auction.won === undefined ? nextByHalving(trials) : fairest(lesson, trials);
    if (trials.some((one) => one.bid === bid)) break;
  }
  if (auction.won === undefined)
    return trials.toSorted((one, other) => unevenness(one.played) - unevenness(other.played))[0];
  const best = fairest(lesson, trials);
  const all = trials.flatMap(({ played }) => played);
  return { bid: best, played: all.map((game) => ({ ...game, won: wonWith(lesson, game, best) })) };
}

/** The bid that would have made all these games most even; of several the one that the mean lead asks for. */
function fairest(lesson: AnyLesson, trials: readonly Trial[]): SignedBid {
  const played = trials.flatMap((trial) => trial.played);
  const leads = played.map(({ points = [0, 0] }) => points[0] - points[1]);
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
  const bids = Array.from({ length: 2 * auction.most + 1 }, (_, at) => at - auction.most);
  const uneven = bids.map((bid) => unevenness(played.map((game) => ({ won: wonWith(lesson, game, bid) }))));
  const least = Math.min(...uneven);
  return bids
    .filter((_, at) => uneven[at] === least)
    .toSorted((one, other) => Math.abs(one + mean) - Math.abs(other + mean))[0];
}

function wonWith({ game }: AnyLesson, { points, won }: Played, bid: SignedBid): number {
  if (points === undefined || auction.won === undefined) return won;
  return auction.won([points[0] + Math.max(0, bid), points[1] + Math.max(0, -bid)], game);
}

/** Another step towards the side that wins less often, half as long as the last. */
function nextByHalving(trials: readonly Trial[]): SignedBid {
  const { bid, played } = trials[trials.length - 1];
  const step = Math.max(1, FIRST_STEP >> (trials.length - 1));
  const share = shareOf(played);
  const next = share === 0.5 ? bid : share > 0.5 ? bid - step : bid + step;
  return Math.min(auction.most, Math.max(-auction.most, next));
}

/** Games of both sides as this level leads them; those that were played before are read. */
async function playAll(lesson: AnyLesson, scenario: string, bid: SignedBid): Promise<readonly Played[]> {
  auction.withBid((lesson.game as unknown as { field: object }).field, bid);
  const name = [asked.game, scenario, asked.level, asked.playouts, asked.seed, bid].join("_");
  const kept = join(folder, `${name}.jsonl`);
  const lines = existsSync(kept) ? readFileSync(kept, "utf8").trimEnd().split("\n") : [];
  const played = lines.map((line) => JSON.parse(line) as Played);
  for (let at = played.length; at < asked.games; at++) {
    const game = await play(lesson, deriveSeed(asked.seed, at));
    played.push(game);
    appendFileSync(kept, `${JSON.stringify(game)}\n`);
  }
  return played.slice(0, asked.games);
}

async function play({ game, bot }: AnyLesson, seed: number): Promise<Played> {
  const bots = game.sides.map((_, side) => bot(asked.level, deriveSeed(seed, side + 1), { playouts: asked.playouts }));
  const dice = fastDice(deriveSeed(seed, 0));
  const position = game.start(dice);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) {
      const won = resultFor(decision, game.sides[0]);
      return auction.points === undefined ? { won } : { won, points: auction.points(game, position) };
    }
    const [side] = decision.sides;
    const action = await bots[game.sides.indexOf(side)].choose(game.view(position, side), decision, Infinity);
    game.act(position, side, action, dice);
  }
}

function shareOf(played: readonly Played[]): number {
  return played.reduce((sum, { won }) => sum + won, 0) / played.length;
}

function unevenness(played: readonly Played[]): number {
  return Math.abs(shareOf(played) - 0.5);
}

function toldOf({ bid, played }: Trial, sides: readonly string[]): string {
  const share = shareOf(played);
  const variance = played.reduce((sum, { won }) => sum + (won - share) ** 2, 0) / Math.max(1, played.length - 1);
  const error = DEVIATIONS * Math.sqrt(variance / played.length);
  const count = (result: number): number => played.filter(({ won }) => won === result).length;
  return `${JSON.stringify(unsigned(bid, sides))}; ${sides[0]} ${percent(share)} ± ${percent(error)} of ${played.length} games (won ${count(1)}, drawn ${count(0.5)}, lost ${count(0)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function signed(bid: Bid, sides: readonly string[]): SignedBid {
  const [first, second] = pointsOf(bid, sides);
  return auction.handicaps ? second - first : first - second;
}

function unsigned(bid: SignedBid, [first, second]: readonly string[]): Bid {
  const own = auction.handicaps ? -bid : bid;
  return { side: own < 0 ? second : first, points: Math.abs(own) };
}
