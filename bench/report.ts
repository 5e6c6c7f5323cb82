import type { EngineRun } from "./engine.ts";

/** A game's medians. */
export interface GameResults extends EngineRun {
  readonly positionBytesMean: number;
  readonly positionBytesMost: number;
  /** Decisions per second of the toy that never changes, measured in the same run. */
  readonly baselineDecisionsPerSecond: number;
  readonly ratioToBaseline: number;
  /** Microseconds to find a large declaration of battles, in a game that has them. */
  readonly completeMedian?: number;
}

/** What `bench/results.json` holds. */
export interface Results {
  readonly commit: string;
  readonly node: string;
  readonly processor: string;
  readonly games: Readonly<Record<string, GameResults>>;
}

/** The goal for a number. Below `floor` the bench fails. */
interface Target {
  readonly goal: number | ((results: GameResults) => number);
  readonly floor?: number;
}
export type Targets = { readonly [C in keyof GameResults]?: Target };

/** A number worth watching and how it is shown. */
interface Column {
  readonly name: string;
  readonly key: keyof GameResults;
  readonly digits: number;
  /** Less is better. */
  readonly less?: true;
}

const COLUMNS: readonly Column[] = [
  { name: "random decisions/s", key: "decisionsPerSecond", digits: 0 },
  { name: "random decisions/s with views", key: "decisionsPerSecondWithViews", digits: 0 },
  { name: "random games/s", key: "gamesPerSecond", digits: 0 },
  { name: "decisions per game", key: "decisionsPerGame", digits: 0 },
  { name: "play-outs/s, 50 decisions", key: "rolloutsPerSecond", digits: 0 },
  { name: "play-outs/s to the end", key: "rolloutsToEndPerSecond", digits: 0 },
  { name: "listing, µs mean", key: "listMean", digits: 2, less: true },
  { name: "listing, µs p99", key: "listP99", digits: 1, less: true },
  { name: "performing, µs mean", key: "takeMean", digits: 2, less: true },
  { name: "performing, µs p99", key: "takeP99", digits: 1, less: true },
  { name: "performing and listing, µs mean", key: "actMean", digits: 2, less: true },
  { name: "performing and listing, µs p99", key: "actP99", digits: 1, less: true },
  { name: "copying a position, µs", key: "copyMean", digits: 2, less: true },
  { name: "36 v. 36 declared, µs median", key: "completeMedian", digits: 0, less: true },
  { name: "position as JSON, bytes mean", key: "positionBytesMean", digits: 0, less: true },
  { name: "position as JSON, bytes largest", key: "positionBytesMost", digits: 0 },
  { name: "plain baseline, decisions/s", key: "baselineDecisionsPerSecond", digits: 0 },
  { name: "ratio to the baseline", key: "ratioToBaseline", digits: 3 },
];

/** How far the ratio to the baseline may fall from the last results. */
const MOST_LOSS = 0.2;

/**
 * The results as a table, with the goals and the ratios to the last results.
 * @param targets by game
 */
export function report(
  results: Results,
  before: Results | undefined,
  targets: Readonly<Record<string, Targets>>,
): string {
  const lines = [`commit ${results.commit}, Node ${results.node}, ${results.processor}`];
  if (before) lines.push(`before: commit ${before.commit}, Node ${before.node}, ${before.processor}`);
  for (const [game, now] of Object.entries(results.games)) {
    lines.push("", `${game} (medians of five runs)`);
    const then = before?.games[game];
    for (const column of COLUMNS) {
      const value = now[column.key];
      if (value === undefined) continue;
      const goal = goalText(column, value, now, targets[game]?.[column.key]);
      const old = then?.[column.key];
      const change = old === undefined ? "" : `${(value / old).toFixed(2)} × before`;
      lines.push(
        `  ${column.name.padEnd(32)}${value.toFixed(column.digits).padStart(10)}   ${goal.padEnd(24)}${change}`.trimEnd(),
      );
    }
  }
  return lines.join("\n");
}

function goalText({ less }: Column, value: number, results: GameResults, target: Target | undefined): string {
  if (target === undefined) return "";
  const goal = typeof target.goal === "function" ? target.goal(results) : target.goal;
  const reached = less ? value <= goal : value >= goal;
  return `goal ${Math.round(goal)}: ${reached ? "reached" : "missed"}`;
}

/**
 * Whatever is below its floor, or fell too far from the last results.
 * @param targets by game
 */
export function judge(
  results: Results,
  before: Results | undefined,
  targets: Readonly<Record<string, Targets>>,
): readonly string[] {
  return Object.entries(results.games).flatMap(([game, now]) => {
    const low = COLUMNS.flatMap(({ name, key }) => {
      const [value, floor] = [now[key], targets[game]?.[key]?.floor];
      if (value === undefined || floor === undefined || value >= floor) return [];
      return [`${game}: ${name} ${value.toFixed(0)}, below the floor of ${floor}`];
    });
    const then = before?.games[game];
    const lost = then ? 1 - now.ratioToBaseline / then.ratioToBaseline : 0;
    const fell = lost > MOST_LOSS ? [`${game}: the ratio to the baseline fell by ${(lost * 100).toFixed(0)}%`] : [];
    return [...low, ...fell];
  });
}
