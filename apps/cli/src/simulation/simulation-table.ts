import { table } from "../terminal/table.ts";
import { gamesCounted, percent } from "./figures.ts";
import { wilson } from "./statistics.ts";
import type { AccountReport, SimulationReport, Tally } from "./tally.ts";

/** A simulation for people to read: wins with their 95% intervals, victory points, lengths, speed. */
export function simulationTable(
  tally: Tally,
  report: SimulationReport,
  levels: Readonly<Record<string, string>>,
): string {
  const sides = Object.keys(levels);
  const set = Object.entries(report.options).map(([name, value]) => `${name}=${value}`);
  const wins = [...sides, "draw"].map((winner) => {
    const won = tally.wins(winner);
    const { share, low, high } = wilson(won, tally.ended);
    const who = levels[winner] ? `${winner} (${levels[winner]})` : winner;
    return [who, String(won), percent(share), `${percent(low)} to ${percent(high)}`];
  });
  const rows = sides.flatMap((side) => summaryRow(`victory points, ${side}`, tally.points(side)));
  const stopped = report.unplayed === undefined ? "" : `, stopped with ${report.unplayed} left to play`;
  const parts = [
    `${report.game}, ${report.scenario}: ${gamesCounted(report.games)}${stopped}`,
    ...(set.length > 0 ? [`Options: ${set.join(", ")}`] : []),
    "",
    table([["wins", "games", "share", "95% interval"], ...wins]),
    ...(report.resigned
      ? [`Given up: ${sides.map((side) => `${side} ${String(report.resigned?.[side])}`).join(", ")}`]
      : []),
    "",
    table([
      ["", "mean", "deviation", "lowest", "median", "highest"],
      ...rows,
      ...summaryRow("decisions per game", tally.lengths()),
    ]),
    ...(report.account ? ["", ...accountLines(report.account)] : []),
    "",
    `${report.decisions} decisions in ${report.seconds.toFixed(1)} s: ` +
      `${report.decisionsPerSecond} decisions/s, ${report.gamesPerSecond} games/s`,
  ];
  return parts.join("\n");
}

function summaryRow(name: string, summary: ReturnType<Tally["points"]>): readonly string[][] {
  if (!summary) return [];
  const { mean, deviation, least, median, most } = summary;
  return [[name, mean.toFixed(1), deviation.toFixed(1), String(least), String(median), String(most)]];
}

/** Luck and skill of a game on average, and how often the one side's skill was greater than the other's. */
function accountLines({ luck, threeSigma, skill, blocks }: AccountReport): readonly string[] {
  const sides = Object.keys(luck);
  const share = (value: number): string => `${(100 * value).toFixed(2)}%`;
  return [
    table([
      ["chance to win, mean of a game", ...sides],
      ["luck", ...sides.map((side) => share(luck[side]))],
      ["own decisions", ...sides.map((side) => share(skill[side]))],
    ]),
    `Luck is 0 within three sigma (${share(threeSigma)}): ${Math.abs(luck[sides[0]]) <= threeSigma ? "yes" : "no"}.`,
    ...(blocks.count === 0
      ? []
      : [
          `Greater skill in blocks of ${blocks.games} games: ${sides
            .map((side) => `${side} ${blocks.won[side]} of ${blocks.count}`)
            .join(", ")}.`,
        ]),
  ];
}
