/** The reports of records, for programs without a page: `vite.report.config.ts` makes a bundle for Node of it. */
import { readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Account } from "@stonebridge/bots/account";
import type { ReportFiles } from "../games/contract/report.ts";
import { language, type LanguageCode } from "../language/language.svelte.ts";
import { entryOf, type ReadGame, seatsOf } from "../session/records.ts";
import { partsOf } from "./battle.ts";
import { makeReport } from "./make.ts";

/** What lies in the folder of the bundle, by the addresses that it has on the site. */
const FOLDER = dirname(fileURLToPath(import.meta.url));

const TYPES: Readonly<Record<string, string>> = { ".webp": "image/webp", ".woff2": "font/woff2" };

const bundled: ReportFiles = {
  json: async (url) => JSON.parse(await readFile(join(FOLDER, url), "utf8")) as unknown,
  async embedded(url) {
    const held = await readFile(join(FOLDER, url));
    return `data:${TYPES[extname(url)]};base64,${held.toString("base64")}`;
  },
};

type ReadMatch = ReadGame["match"];

/** What a report of a record may be made with. */
export interface RecordReportSettings {
  readonly language: LanguageCode;
  /** Luck, skill and chances, where they were worked out. */
  readonly account?: Account | undefined;
  /** Hears how many of all parts are done. */
  told?(done: number, parts: number): void;
}

/** Both as documents that need nothing besides themselves: HTML and SVG. */
export interface RecordReport {
  readonly report: string;
  readonly film: string;
}

/**
 * The report and the film of a game that is over, as the page makes them.
 * @param match read from its record: what reads it has checked it, and it is not read once more
 * @throws Faulty where this site does not have the game, NotOver where it is not over
 */
export async function reportOfMatch(
  match: ReadMatch,
  { language: code, account, told }: RecordReportSettings,
): Promise<RecordReport> {
  await language.speak(code);
  const entry = entryOf(match.game.id, "This record cannot be used");
  const loaded = await entry.load();
  const seats = seatsOf(match.players, match.game.sides);
  const reported = { entry, loaded, game: match.game, whole: match, seats, saved: { scenario: "record" } };
  const parts = partsOf(reported);
  const { document, filmDocument } = await makeReport(reported, {
    files: bundled,
    account,
    told: (done) => told?.(done, parts),
  });
  return { report: document, film: filmDocument };
}
