/** Lets two levels play a game against each other, each set of dice from both seats. Begun by `scripts/duel.mjs`. */
import { type ActionBase, deriveSeed, type EventBase, fastDice, resultFor } from "@stonebridge/kernel";
import type { Bot, Clock } from "@stonebridge/bots";
import { needBots, refuse } from "./refuse.ts";
import type { Lesson } from "./school.ts";
import { schoolOf } from "./schools.ts";

/** As `scripts/duel.mjs` read it from the command line. */
interface Asked {
  readonly game: string;
  readonly scenario: string | undefined;
  readonly first: string;
  readonly second: string;
  readonly pairs: number;
  readonly from: number;
  readonly seed: number;
  /** Seconds of the processor for a decision. */
  readonly time: number;
  /** Play-outs for a decision in place of time. */
  readonly playouts: number | undefined;
  /** With even chances: the side that wins less often gets the points of its bid. */
  readonly even: boolean;
}

/** Counts what the process itself has used of the processor, so that nothing else on the machine makes a bot think less. */
const processorClock: Clock = {
  now: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  pause: () => Promise.resolve(),
};

const [, , words] = process.argv.slice(2);
const asked = JSON.parse(words) as Asked;
const milliseconds = asked.playouts === undefined ? asked.time * 1_000 : Infinity;
const school = await schoolOf(asked.game);
const opening = school.openings.find(({ scenario }) => asked.scenario === undefined || scenario === asked.scenario);
if (opening === undefined)
  refuse(
    `Nobody learns from the scenario "${asked.scenario}": give one of ${[...new Set(school.openings.map(({ scenario }) => scenario))].join(", ")}.`,
  );
needBots(asked.first, asked.second);
const lesson = school.open(asked.even ? { ...opening, options: { ...opening.options, evenChances: "on" } } : opening);
const pairs: number[] = [];
/** By the seat of the first level: won, drawn, lost. */
const seats = lesson.game.sides.map(() => [0, 0, 0]);
const spent = { [asked.first]: 0, [asked.second]: 0 };
for (let pair = asked.from; pair < asked.from + asked.pairs; pair++) {
  let points = 0;
  for (const seat of [0, 1]) {
    const won = await play(lesson, seat, deriveSeed(asked.seed, pair));
    seats[seat][won === 1 ? 0 : won === 0.5 ? 1 : 2] += 1;
    points += won / 2;
  }
  pairs.push(points);
  console.log(told());
}

/** One game. @returns what the first level made of it: 1, a half, 0 */
async function play<P, A extends ActionBase, E extends EventBase, V>(
  { game, bot }: Lesson<P, A, E, V>,
  seat: number,
  seed: number,
): Promise<number> {
  const levels = [0, 1].map((side) => (side === seat ? asked.first : asked.second));
  const thinking = { clock: processorClock, playouts: asked.playouts };
  const bots: Bot<A, V>[] = levels.map((level, side) => bot(level, deriveSeed(seed, side + 1), thinking));
  const dice = fastDice(deriveSeed(seed, 0));
  const position = game.start(dice);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) return resultFor(decision, game.sides[seat]);
    const [side] = decision.sides;
    const at = game.sides.indexOf(side);
    const began = processorClock.now();
    const action = await bots[at].choose(game.view(position, side), decision, milliseconds);
    spent[levels[at]] += processorClock.now() - began;
    game.act(position, side, action, dice);
  }
}

function told(): string {
  const count = pairs.length;
  const mean = pairs.reduce((sum, one) => sum + one, 0) / count;
  const spread = Math.sqrt(pairs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, count - 1) / count);
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const bySeat = lesson.game.sides.map((side, at) => `as ${side} ${seats[at].join("/")}`).join(", ");
  const seconds = Object.entries(spent).map(([level, ms]) => `${level} ${(ms / 2_000 / count).toFixed(1)} s`);
  return `${count} pairs: ${asked.first} ${percent(mean)} ± ${percent(1.96 * spread)} (won/drawn/lost ${bySeat}); per game ${seconds.join(", ")}`;
}
