import type { EngineRun } from "./engine.ts";

/** Medians of a game. */
export interface GameResults extends EngineRun {
  readonly positionBytesMean: number;
  readonly positionBytesMost: number;
  /** Decisions a second of the toy that never changes, measured in the same run. */
  readonly baselineDecisionsPerSecond: number;
  readonly ratioToBaseline: number;
}

/** What `bench/results.json` holds. */
export interface Results {
  readonly commit: string;
  readonly node: string;
  readonly processor: string;
  readonly games: Readonly<Record<string, GameResults>>;
}

/** A number worth watching: what it is called, how it is told, what is wanted. `floor` fails the bench. */
interface Column {
  readonly name: string;
  readonly of: (results: GameResults) => number;
  readonly digits: number;
  readonly goal?: number | ((results: GameResults) => number);
  readonly floor?: number;
  /** Less is better. */
  readonly less?: true;
}

/** Games a second: 500, or what 250,000 decisions a second make of longer games. */
function gamesGoal({ decisionsPerGame }: GameResults): number {
  return decisionsPerGame <= 500 ? 500 : 250_000 / decisionsPerGame;
}

const COLUMNS: readonly Column[] = [
  { name: "random decisions/s", of: (r) => r.decisionsPerSecond, digits: 0, goal: 250_000, floor: 100_000 },
  { name: "random decisions/s with views", of: (r) => r.decisionsPerSecondWithViews, digits: 0, goal: 60_000 },
  { name: "random games/s", of: (r) => r.gamesPerSecond, digits: 0, goal: gamesGoal },
  { name: "decisions in a game", of: (r) => r.decisionsPerGame, digits: 0 },
  { name: "play-outs/s, 50 decisions", of: (r) => r.rolloutsPerSecond, digits: 0, goal: 4_000 },
  { name: "play-outs/s to the end", of: (r) => r.rolloutsToEndPerSecond, digits: 0, goal: 800 },
  { name: "legal list, µs mean", of: (r) => r.listMean, digits: 2, goal: 2, less: true },
  { name: "legal list, µs p99", of: (r) => r.listP99, digits: 1, goal: 15, less: true },
  { name: "act, µs mean", of: (r) => r.actMean, digits: 2, goal: 1, less: true },
  { name: "act, µs p99", of: (r) => r.actP99, digits: 1, goal: 10, less: true },
  { name: "copy of a position, µs", of: (r) => r.copyMean, digits: 2, goal: 1, less: true },
  { name: "position as JSON, bytes mean", of: (r) => r.positionBytesMean, digits: 0, goal: 2_000, less: true },
  { name: "position as JSON, bytes most", of: (r) => r.positionBytesMost, digits: 0 },
  { name: "plain baseline, decisions/s", of: (r) => r.baselineDecisionsPerSecond, digits: 0 },
  { name: "ratio to the baseline", of: (r) => r.ratioToBaseline, digits: 3 },
];

/** The ratio to the baseline may fall by so much against the results before. */
const MOST_LOSS = 0.2;

/** The results as a table, with the goals and the ratios to the results before. */
export function report(results: Results, before: Results | undefined): string {
  const lines = [`commit ${results.commit}, Node ${results.node}, ${results.processor}`];
  if (before) lines.push(`before: commit ${before.commit}, Node ${before.node}, ${before.processor}`);
  for (const [game, now] of Object.entries(results.games)) {
    lines.push("", `${game} (medians of five runs)`);
    const then = before?.games[game];
    for (const column of COLUMNS) {
      const value = column.of(now);
      const goal = goalText(column, now);
      const change = then ? `× ${(value / column.of(then)).toFixed(2)} of before` : "";
      lines.push(
        `  ${column.name.padEnd(32)}${value.toFixed(column.digits).padStart(10)}   ${goal.padEnd(24)}${change}`.trimEnd(),
      );
    }
  }
  return lines.join("\n");
}

function goalText(column: Column, results: GameResults): string {
  if (column.goal === undefined) return "";
  const goal = typeof column.goal === "function" ? column.goal(results) : column.goal;
  const value = column.of(results);
  const reached = column.less ? value <= goal : value >= goal;
  return `goal ${Math.round(goal)}: ${reached ? "reached" : "missed"}`;
}

/** What is below its floor, or fell too far against the results before. */
export function judge(results: Results, before: Results | undefined): readonly string[] {
  return Object.entries(results.games).flatMap(([game, now]) => {
    const low = COLUMNS.filter(({ floor, of }) => floor !== undefined && of(now) < floor).map(
      (column) => `${game}: ${column.name} ${column.of(now).toFixed(0)}, below the floor of ${column.floor}`,
    );
    const then = before?.games[game];
    const lost = then ? 1 - now.ratioToBaseline / then.ratioToBaseline : 0;
    const fell = lost > MOST_LOSS ? [`${game}: the ratio to the baseline fell by ${(lost * 100).toFixed(0)} %`] : [];
    return [...low, ...fell];
  });
}
