import type { Account } from "@stonebridge/bots/account";
import { REPORTS } from "../games/reports.ts";
import type { AnyReportTeller, ReportFiles } from "../games/contract/report.ts";
import { formatNumber, formatPercent, language } from "../language/language.svelte.ts";
import { shell } from "../language/shell.ts";
import { formatChange } from "../analysis/figures.ts";
import { playTexts } from "../play/language/play-texts.ts";
import { atLeisure } from "../session/at-leisure.ts";
import { chosenOptions } from "../session/chosen-options.ts";
import { begunAs } from "../session/begun-as.ts";
import { BOT_LEVELS } from "../storage/saved-game.ts";
import { type Battle, gathering, openView, type Reported } from "./battle.ts";
import { type Film, filmOf } from "./film.ts";
import { FONTS, fontRule } from "./fonts.ts";
import { documentOf, type Page, pageOf, type PageWords } from "./page.ts";
import { reportTexts } from "./texts.ts";

/** A report and a film of a game that is over, each as a file that needs nothing besides itself. */
export interface MadeReport {
  readonly battle: Battle;
  readonly page: Page;
  /** The images that the page holds. */
  readonly images: readonly string[];
  readonly document: string;
  readonly film: Film;
  readonly filmDocument: string;
}

/** By what a report is made. */
export interface Making {
  readonly files: ReportFiles;
  /** Luck, skill and chances, where they were worked out. */
  readonly account?: Account | undefined;
  /** Hears how many of `partsOf` are done. */
  told?(parts: number): void;
}

/**
 * Makes the report and the film of a game that is over, in the language that is spoken.
 * @throws NotOver while the game goes on, TypeError where the map does not come
 */
export async function makeReport(reported: Reported, making: Making): Promise<MadeReport> {
  const { files } = making;
  const battle = await gathered(reported, making);
  const words = await wordsOf(battle);
  const page = pageOf(battle, words);
  const film = filmOf(battle, { t: words.t.film, game: words.game, number: words.number });
  const [fonts, images, filmImages] = await Promise.all([
    Promise.all(FONTS.map(async ({ weight, url }) => fontRule(weight, await files.embedded(url)))),
    Promise.all(page.tiles.map(({ url }) => files.embedded(url))),
    Promise.all(film.tiles.map(({ url }) => files.embedded(url))),
  ]);
  return {
    battle,
    page,
    images,
    document: documentOf(page, language.code, images, fonts.join("")),
    film,
    filmDocument: film.document(filmImages, fonts.join("")),
  };
}

/** A game as its report tells it. */
async function gathered(reported: Reported, { files, account, told }: Making): Promise<Battle> {
  const { entry, game, whole } = reported;
  await Promise.all([shell.load(), playTexts.load(), entry.texts.load(), reportTexts.load()]);
  const room = await REPORTS[entry.id]?.();
  if (!room) throw new Error(`There are no reports of ${entry.name}.`);
  const teller: AnyReportTeller = await room.open(game, openView(reported, whole.steps.length), files);
  const before = reportTexts.t.map.before;
  return await atLeisure(gathering(reported, { teller, account, stopped: playTexts.t, before }), told);
}

async function wordsOf({ reported, ending, turns }: Battle): Promise<PageWords> {
  const { entry, whole } = reported;
  const { module } = reported.loaded;
  const t = reportTexts.t;
  const rule = ending.rule;
  if (rule !== undefined) await entry.book.load();
  const date = whole.notes?.["date"];
  const { options = {} } = whole.game.situation;
  return {
    t,
    game: module.name,
    facts: [
      scenarioName(reported),
      ...(date === undefined ? [] : [dayOf(date)]),
      t.lasted(Math.max(1, turns.length - 1), formatNumber(whole.steps.length)),
    ],
    players: whole.game.sides.map((side) => t.player(entry.sideName(side), playerName(reported, side))),
    options: chosenOptions(module, options, entry).map(({ option, value }) => ({
      name: option.name,
      value: value.name,
    })),
    clause: rule === undefined ? undefined : entry.book.t.entries.get(rule)?.statement,
    number: written,
    percent: (share) => formatPercent(share),
    change: formatChange,
  };
}

/** What it began with: of a record that came in, by what that says. */
function scenarioName({ saved, entry, loaded: { module }, whole }: Reported): string {
  const { name } = whole.game.situation;
  const known = saved.scenario === "record" && name !== undefined && module.scenarios.some(({ id }) => id === name);
  return begunAs(known ? { scenario: name } : saved, entry);
}

/** "29 November 2026"; what is no day stands as it is. */
function dayOf(date: string): string {
  const time = Date.parse(date);
  const locale = language.code === "en" ? "en-GB" : language.code;
  return Number.isNaN(time)
    ? date
    : new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** A figure with a true minus sign. */
function written(figure: number): string {
  return formatNumber(figure).replace("-", "−");
}

/** Who played a side: a name, a bot, or somebody. */
function playerName({ whole, seats }: Reported, side: string): string {
  const { name, bot } = whole.players?.[side] ?? {};
  const holder = seats[side];
  const played = bot ?? (holder?.kind === "bot" ? holder.level : undefined);
  const level = BOT_LEVELS.find((one) => one === played);
  return (
    name ?? (level === undefined ? (bot ?? reportTexts.t.someone) : shell.t.game.menu.bot(shell.t.home.levels[level]))
  );
}
