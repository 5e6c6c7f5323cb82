import type { Fitted } from "./fit.ts";
import type { Foretold, Reliability } from "./measures.ts";

/** What the page of a game's value tells. */
export interface Report {
  readonly game: string;
  readonly command: string;
  readonly games: number;
  readonly plainGames: number;
  readonly positions: number;
  /** Hours of one core that playing took, and minutes of fitting. */
  readonly hours: number;
  readonly minutes: number;
  readonly numbers: number;
  readonly flags: number;
  readonly fitted: readonly Fitted[];
  readonly chosen: Fitted;
  readonly all: readonly Foretold[];
  readonly plain: readonly Foretold[];
  readonly reliability: readonly Reliability[];
}

const percent = (share: number): string => (Number.isNaN(share) ? "" : `${(share * 100).toFixed(1)}%`);
const number = (value: number, digits = 2): string => (Number.isNaN(value) ? "" : value.toFixed(digits));
const nameOf = ({ hidden }: Fitted): string => (hidden.length === 0 ? "linear" : `linear and net ${hidden.join("-")}`);

/** The page of `docs/value` for a game. */
export function pageOf(report: Report): string {
  const { games, plainGames, positions, fitted, chosen } = report;
  return `# The value of a position: ${report.game}

\`npm run train\` plays these games, fits the weights and writes this page. What the tables show are games that were kept apart from the fit.

- ${games} games (${plainGames} of them without any random play), ${positions} positions, ${number(report.hours, 2)} hours of one core; fitting took ${number(report.minutes, 1)} minutes.
- ${report.numbers} numbers and ${report.flags} flags of a position.
- Chosen: ${nameOf(chosen)}.

\`\`\`
${report.command}
\`\`\`

| model | loss of the games for choosing | epochs |
| --- | ---: | ---: |
${fitted.map((one) => `| ${nameOf(one)} | ${number(one.loss, 4)} | ${one.epochs} |`).join("\n")}

## How much it foretells

Share of the variance that is explained (R²), of the result (1 for a win, a half for a draw) and of the lead in points, by the share of the game that is played. *General*: the judgment that the General’s play-outs end with; for the lead, the straight line through it that fits these positions best.

### All games

${table(report.all)}

### Games without random play

${table(report.plain)}

## Whether its chances are true

Every chance given to one of the three results counts once.

| chance given | positions | mean | came true |
| --- | ---: | ---: | ---: |
${report.reliability.map((one) => `| ${percent(one.from)} to ${percent(one.until)} | ${one.positions} | ${percent(one.given)} | ${percent(one.came)} |`).join("\n")}
`;
}

function table(rows: readonly Foretold[]): string {
  return [
    "| played | positions | result, General | result, value | lead, General | lead, value | logarithmic loss |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows.map(
      (row) =>
        `| ${percent(row.from)} to ${percent(row.until)} | ${row.positions} | ${number(row.judgment)} | ${number(row.value)} | ${number(row.judgmentLead)} | ${number(row.valueLead)} | ${number(row.loss)} |`,
    ),
  ].join("\n");
}
