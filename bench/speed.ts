import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import type { ActionBase, EventBase, GameModule, SituationBase } from "@stonebridge/kernel";
import { baselineRate } from "./baseline.ts";
import { commitOf } from "./commit.ts";
import { completeTime } from "./declaration.ts";
import { type EngineRun, measureEngine, positionSize } from "./engine.ts";
import { HEX_GAME, LARGE_ZONE_GAME, ORDER_GAME, ZONE_GAME } from "./goals.ts";
import { median } from "./measure.ts";
import { type GameResults, judge, report, type Results } from "./report.ts";
import { secondBullRunSetUp } from "./set-up.ts";

/** Measures every game's engine (or just one) in five runs with fixed seeds, and compares it with the floors and the last results, which a run of all games replaces. */
const SEEDS = [1861, 1862, 1863, 1864, 1865];
const SECONDS = 1.5;
/** How often to find the large declaration. */
const DECLARATIONS = 300;

const [root = process.cwd(), only] = process.argv.slice(2);
const file = join(root, "bench", "results.json");
const before = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : undefined;

/** Measures one game from its first scenario, or from another situation. */
function measure<P, A extends ActionBase, E extends EventBase, V>(
  module: GameModule<P, A, E, V>,
  situation: SituationBase = module.situation(module.scenarios[0].id),
): GameResults {
  const game = module.open(situation);
  measureEngine(game, 1, SECONDS / 3);
  baselineRate(1, SECONDS / 3);
  const baselines: number[] = [];
  const runs: EngineRun[] = [];
  for (const seed of SEEDS) {
    baselines.push(baselineRate(seed, SECONDS).perSecond);
    runs.push(measureEngine(game, seed, SECONDS));
    process.stderr.write(
      `${module.id}, seed ${seed}: ${Math.round(runs.at(-1)?.decisionsPerSecond ?? 0)} decisions/s\n`,
    );
  }
  const baseline = median(baselines);
  const medians = Object.fromEntries(
    (Object.keys(runs[0]) as (keyof EngineRun)[]).map((column) => [column, median(runs.map((run) => run[column]))]),
  ) as unknown as EngineRun;
  const { mean, most } = positionSize(game, SEEDS[0], 20);
  return {
    ...medians,
    positionBytesMean: mean,
    positionBytesMost: most,
    baselineDecisionsPerSecond: baseline,
    ratioToBaseline: medians.decisionsPerSecond / baseline,
  };
}

const measures: Readonly<Record<string, () => GameResults>> = {
  [bullRun1861.id]: () => measure(bullRun1861),
  [bullRun1983.id]: () => ({ ...measure(bullRun1983), completeMedian: completeTime(DECLARATIONS) }),
  [secondBullRun1862.id]: () => measure(secondBullRun1862, secondBullRunSetUp()),
  [noWrittenOrders.id]: () => measure(noWrittenOrders),
};
const targets = {
  [bullRun1861.id]: ZONE_GAME,
  [bullRun1983.id]: HEX_GAME,
  [secondBullRun1862.id]: LARGE_ZONE_GAME,
  [noWrittenOrders.id]: ORDER_GAME,
};

/** One of the games that can be measured, or all of them. */
const chosen = only === undefined ? Object.keys(measures) : Object.keys(measures).filter((id) => id === only);
if (chosen.length === 0) {
  console.error(`There is no engine called "${only}". Choose one of ${Object.keys(measures).join(", ")}.`);
  process.exit(1);
}
const games = Object.fromEntries(chosen.map((id) => [id, measures[id]()]));
const results: Results = { commit: commitOf(root), node: process.version, processor: cpus()[0].model, games };
console.log(report(results, before, targets));
const failures = judge(results, before, targets);
for (const failure of failures) console.log(`FAIL: ${failure}`);
if (failures.length > 0) process.exitCode = 1;
else if (only === undefined) writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
