/** Plays games, fits the value of a game to them, and writes its weights and its page. Begun by `scripts/train.mjs`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chancesOf, Network, readModel } from "@stonebridge/bots/value";
import { fitAll, partsOf, scalingOf } from "./fit.ts";
import { readGames } from "./games-file.ts";
import { byProgress, type Judged, reliability } from "./measures.ts";
import { pageOf } from "./page.ts";
import { playGames } from "./play-games.ts";
import { refuse } from "./refuse.ts";
import { type Samples, samplesOf } from "./samples.ts";
import { schoolOf } from "./schools.ts";
import { modelOf } from "./write-model.ts";

/** As `scripts/train.mjs` read it from the command line. */
interface Asked {
  readonly game: string;
  /** Learns what games with even chances are worth, where they have a value of their own. */
  readonly even: boolean;
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  /** Fits what was played before, and plays nothing. */
  readonly again: boolean;
  /** Says what it found and writes nothing. */
  readonly dry: boolean;
}

/** Sizes of nets that are tried beside the linear model: for inputs by the hundred, and for a handful. */
const MANY = [
  [32, 16],
  [64, 64, 32],
];
const FEW = [[8], [16]];

const [root, cache, words] = process.argv.slice(2);
const asked = JSON.parse(words) as Asked;
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const school = await schoolOf(asked.game, asked.even);
const name = asked.even ? `${asked.game}-even` : asked.game;
const folder = join(cache, name, String(asked.seed));
mkdirSync(folder, { recursive: true });
const hours = asked.again ? hoursBefore() : await playAndCount();
const games = readGames(folder).slice(0, asked.games);
if (games.length === 0) refuse("There is no game to learn from: leave out --again.");
say(`${games.length} games; taking positions`);
const began = performance.now();
const samples = samplesOf(school, games);
const { inputs } = school.open(school.openings[0]);
const wide = inputs.numbers.length + inputs.flags;
const parts = partsOf(samples);
const scaling = scalingOf(samples, parts.training);
const fitted = fitAll(samples, parts, scaling, wide, asked.even ? FEW : MANY, asked.seed, say);
const chosen = fitted.reduce((best, one) => (one.loss < best.loss ? one : best));
const minutes = (performance.now() - began) / 60_000;
const model = modelOf(asked.game, inputs, chosen.pupil, scaling, {
  games: games.length,
  positions: samples.count,
  hours: Math.round(hours * 100) / 100,
  seed: asked.seed,
});
const judged = judgedBy(samples, parts.testing);
const page = pageOf({
  game: asked.even ? `${asked.game}, even chances` : asked.game,
  command: `npm run train -- --game ${asked.game}${asked.even ? " --even" : ""} --games ${asked.games} --seed ${asked.seed}`,
  games: games.length,
  plainGames: games.filter(({ plain }) => plain).length,
  positions: samples.count,
  hours,
  minutes,
  numbers: inputs.numbers.length,
  flags: inputs.flags,
  fitted,
  chosen,
  all: byProgress(samples, judged, () => true),
  plain: byProgress(samples, judged, (sample) => samples.plain[sample] === 1),
  reliability: reliability(samples, judged),
});
console.log(page);
if (!asked.dry) {
  writeFileSync(
    join(root, "packages/bots/src", asked.game, asked.even ? "even-value.json" : "value.json"),
    `${JSON.stringify(model)}\n`,
  );
  mkdirSync(join(root, "docs/value"), { recursive: true });
  writeFileSync(join(root, "docs/value", `${name}.md`), page);
}

/** Judges positions as play will: by the packed weights. */
function judgedBy({ wide: numbersOf, mostFlags, numbers, flags, flagCounts }: Samples, of: readonly number[]): Judged {
  const network = new Network(readModel(model, asked.game, inputs));
  const list = (): Float32Array => new Float32Array(of.length);
  const [first, draw, second, lead] = [list(), list(), list(), list()];
  for (const [place, sample] of of.entries()) {
    network.run(
      numbers.subarray(sample * numbersOf, (sample + 1) * numbersOf),
      flags.subarray(sample * mostFlags, (sample + 1) * mostFlags),
      flagCounts[sample],
    );
    [first[place], draw[place], second[place]] = chancesOf(network.outputs);
    lead[place] = network.outputs[3] * scaling.leadSpread;
  }
  return { of, first, draw, second, lead };
}

async function playAndCount(): Promise<number> {
  const before = hoursBefore();
  const now = await playGames({ game: asked.game, even: asked.even, seed: asked.seed, folder }, asked, say);
  writeFileSync(hoursFile(), String(before + now));
  return before + now;
}

function hoursBefore(): number {
  return existsSync(hoursFile()) ? Number(readFileSync(hoursFile(), "utf8")) : 0;
}

function hoursFile(): string {
  return join(cache, name, `${asked.seed}.hours`);
}
