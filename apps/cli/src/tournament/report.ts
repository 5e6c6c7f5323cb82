import { gamesCounted, percent, round } from "../simulation/figures.ts";
import { table } from "../terminal/table.ts";
import { type Rating, ratings } from "./elo.ts";
import { IMAGINED, pairedShare } from "./paired-share.ts";
import { type Counts, countsOf, type Meetings, type Pairing } from "./pairs.ts";

/** What two bots made of each other: seen from the first. */
export interface PairingReport extends Counts {
  readonly bots: Pairing;
  /** Sets of dice that both games were played to the end with. */
  readonly pairs: number;
  /** Of the points: a win 1, a draw ½. */
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
  /** The same games by the side that the first bot led. */
  readonly leading: Readonly<Record<string, Counts>>;
}

/** What has to be known to read the ratings of few games. */
export const PRIOR = [
  `Elo and all intervals count ${IMAGINED.length} more pairs for each pairing that nobody played,`,
  "one won by each bot. They keep Elo finite and pull it towards 0, most of all where",
  "few pairs were played. The points are only those of games that were played.",
].join("\n");

/** The result of a tournament, as `--json` prints it. */
export interface TournamentReport {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** Sets of dice for each pairing. */
  readonly pairs: number;
  readonly seed: number;
  /** Games that broke off. */
  readonly errors: number;
  /** Games that were not played to their end because Ctrl-C stopped the tournament; absent if all were. */
  readonly unplayed?: number;
  readonly pairings: readonly PairingReport[];
  readonly ratings: readonly {
    readonly bot: string;
    /** How much stronger than the first bot it is. */
    readonly elo: number;
    readonly interval: readonly [low: number, high: number];
  }[];
  readonly decisions: number;
  readonly seconds: number;
}

export function tournamentReport(
  about: Pick<TournamentReport, "game" | "scenario" | "options" | "pairs" | "seed" | "seconds"> & {
    readonly unplayed: number;
  },
  bots: readonly string[],
  pairings: readonly Pairing[],
  sides: readonly string[],
  meetings: Meetings,
): TournamentReport {
  const { seconds, unplayed, ...rest } = about;
  const rounds = meetings.rounds();
  return {
    ...rest,
    errors: meetings.errors.length,
    ...(unplayed > 0 && { unplayed }),
    pairings: pairings.map((pairing, at) => {
      const played = rounds.flatMap((one) => (one[at] === undefined ? [] : [one[at]]));
      const { share, low, high } = pairedShare(played);
      return {
        bots: pairing,
        pairs: played.length,
        ...countsOf(played),
        share: round(share, 4),
        interval: [round(low, 4), round(high, 4)],
        leading: { [sides[0]]: countsOf(played, 0), [sides[1]]: countsOf(played, 1) },
      };
    }),
    ratings: ratings(bots, pairings, rounds).map(({ bot, elo, low, high }: Rating) => ({
      bot,
      elo: round(elo, 1),
      interval: [round(low, 1), round(high, 1)],
    })),
    decisions: meetings.decisions,
    seconds: round(seconds, 3),
  };
}

/** The same for people to read. */
export function tournamentTable(report: TournamentReport): string {
  const set = Object.entries(report.options).map(([name, value]) => `${name}=${value}`);
  const met = report.pairings.map(({ bots, wins, draws, losses, share, interval: [low, high] }) => [
    `${bots[0]} against ${bots[1]}`,
    String(wins),
    String(draws),
    String(losses),
    percent(share),
    `${percent(low)} to ${percent(high)}`,
  ]);
  const led = report.pairings.flatMap(({ bots, leading }) =>
    Object.entries(leading).map(([side, { wins, draws, losses }]) => [
      `${bots[0]} as ${side} against ${bots[1]}`,
      String(wins),
      String(draws),
      String(losses),
    ]),
  );
  const strengths = report.ratings.map(({ bot, elo, interval: [low, high] }, at) => [
    bot,
    elo.toFixed(0),
    at === 0 ? "by definition" : `${low.toFixed(0)} to ${high.toFixed(0)}`,
  ]);
  const stopped = report.unplayed === undefined ? "" : `, stopped with ${gamesCounted(report.unplayed)} left to play`;
  return [
    `${report.game}, ${report.scenario}: ${report.pairs} sets of dice for each pairing, seats changed${stopped}`,
    ...(set.length > 0 ? [`Options: ${set.join(", ")}`] : []),
    "",
    table([["", "wins", "draws", "losses", "points", "95% interval"], ...met]),
    "",
    table([["by side", "wins", "draws", "losses"], ...led]),
    "",
    table([["Elo", "", "95% interval"], ...strengths]),
    "",
    PRIOR,
    "",
    `${report.decisions} decisions in ${report.seconds.toFixed(1)} s`,
  ].join("\n");
}
