import { wilson } from "../apps/cli/src/simulation/statistics.ts";

/** A row of a table: games between two levels of bot with certain options. */
export interface Pairing {
  readonly name: string;
  /** Level of each side's bot. */
  readonly levels: Readonly<Record<string, string>>;
  readonly games: number;
  readonly seed: number;
  readonly scenario?: string;
  readonly options?: string;
  /** A general's play-outs per decision. */
  readonly playouts?: number;
  /** The side whose wins the row gives. */
  readonly wins: string;
}

export interface Chapter {
  readonly title: string;
  /** The text before the table. */
  readonly text: string;
  readonly pairings: readonly Pairing[];
  /** Name of a last row that adds up the pairings, if they make one contest. */
  readonly together?: string;
}

/** The part of what `stonebridge simulate --json` prints that the page needs. */
export interface Outcome {
  readonly games: number;
  readonly errors: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly decisions: number;
}

/** The parameters of `stonebridge` that play a pairing. */
export function parametersOf(game: string, { games, seed, scenario, options, playouts, levels }: Pairing): string[] {
  return [
    "simulate",
    game,
    "--games",
    String(games),
    "--seed",
    String(seed),
    ...(scenario === undefined ? [] : ["--scenario", scenario]),
    ...(options === undefined ? [] : ["--options", options]),
    ...(playouts === undefined ? [] : ["--playouts", String(playouts)]),
    ...Object.entries(levels).flatMap(([side, level]) => [`--${side}`, level]),
  ];
}

/** The page: each chapter's table and the commands that repeat it. */
export function balancePage(
  game: string,
  title: string,
  chapters: readonly Chapter[],
  outcomeOf: (pairing: Pairing) => Outcome,
): string {
  const parts = [
    `# ${title}: how strong the bots are, and how balanced the game is`,
    `\`npm run balance -- --game ${game}\` plays these games and writes this page; each command under a table repeats one of its rows. The same seed gives the same dice, and a general that counts play-outs instead of time makes the same choices on any machine. Intervals are 95% Wilson intervals.`,
    ...chapters.flatMap((chapter) => [`## ${chapter.title}`, chapter.text, ...tableOf(game, chapter, outcomeOf)]),
  ];
  return `${parts.join("\n\n")}\n`;
}

function tableOf(
  game: string,
  { pairings, together }: Chapter,
  outcomeOf: (pairing: Pairing) => Outcome,
): readonly string[] {
  const outcomes = pairings.map(outcomeOf);
  const drawn = outcomes.some(({ wins }) => drawsOf(wins) > 0);
  const draws = (of: readonly Outcome[]) =>
    drawn ? [String(of.reduce((all, { wins }) => all + drawsOf(wins), 0))] : [];
  const rows = pairings.map(({ name, wins }, at) => {
    const { wins: won, games, errors, decisions } = outcomes[at];
    return row(name, won[wins], games - errors, [...draws([outcomes[at]]), String(Math.round(decisions / games))]);
  });
  const sum = (of: (outcome: Outcome, at: number) => number) => outcomes.reduce((all, one, at) => all + of(one, at), 0);
  const last = () =>
    row(
      together ?? "",
      sum(({ wins }, at) => wins[pairings[at].wins]),
      sum(({ games, errors }) => games - errors),
      [...draws(outcomes), ""],
    );
  const table = [
    `| | wins | of | share | 95% interval |${drawn ? " drawn |" : ""} decisions per game |`,
    `| --- | ---: | ---: | ---: | --- |${drawn ? " ---: |" : ""} ---: |`,
    ...rows,
    ...(together === undefined ? [] : [last()]),
  ];
  const broken = sum(({ errors }) => errors);
  const commands = pairings.map((pairing) => `npx stonebridge ${parametersOf(game, pairing).join(" ")}`);
  return [
    table.join("\n"),
    broken === 0
      ? "No game broke off: nothing a bot chose was refused."
      : `${broken === 1 ? "One game" : `${broken} games`} broke off.`,
    ["```", ...commands, "```"].join("\n"),
  ];
}

const drawsOf = (wins: Outcome["wins"]) => wins["draw"] ?? 0;

/** @param more the columns after the interval */
function row(name: string, won: number, of: number, more: readonly string[]): string {
  const { share, low, high } = wilson(won, of);
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
  return `| ${name} | ${won} | ${of} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${more.join(" | ")} |`;
}
