import type { StepAccount } from "@stonebridge/bots/account";
import type { ActionBase, EventBase, PlayedStep } from "@stonebridge/kernel";
import { plain } from "@stonebridge/kernel/words";
import type { PlayOf } from "../games/contract/play.ts";
import type { GameTypes } from "../games/contract/types.ts";
import type { DeskLog } from "../games/contract/log.ts";
import { entriesOf, foldLine, folded, logOf } from "../play/log/entries.ts";
import type { LogEntry } from "../play/log/lines.ts";
import { allOffers, meantBy } from "../play/hint/meant.ts";
import { marchesOf } from "../play/marches/marches.ts";
import type { AnySession } from "../session/session.svelte.ts";
import { analysisTexts } from "./texts.ts";

/** What the log of a game is told with. */
export type LogTelling = Pick<PlayOf<GameTypes>, "desk" | "history" | "words">;

type TellableStep = Pick<PlayedStep<ActionBase, EventBase>, "number" | "events">;

/** Lines that are told in brief of a deed. */
const LINES = 3;

/** Lines that are told in brief of what came by itself. */
const FOLLOWS = 2;

/** What happened, in the words of the log: all of it, and in brief what weighed most. */
export interface Told {
  readonly brief: string;
  readonly all: string;
}

/** What came by itself after a deed, under its heading in the log; that one is empty before the first. */
interface Follow {
  readonly heading: string;
  readonly lines: readonly WeighedLine[];
}

/** A step, or the deed that it began. */
type Deed = Pick<StepAccount, "step" | "until">;

function stepsOf({ whole }: AnySession, { step, until = step }: Deed): readonly TellableStep[] {
  return step === 0 ? [{ number: 0, events: whole.opening.events }] : whole.steps.slice(step - 1, until);
}

/** What a side did in a step, or in the deed that it began, as the log has it; empty where that has nothing of it. */
export function deedTold(telling: LogTelling, session: AnySession, deed: Deed): string {
  return inLines(telling, stepsOf(session, deed));
}

/**
 * What happened in a step, or in the deed that it began: what its side did, then what came of that by itself, as with the end of a part of
 * the turn, which the side has ended but not done.
 */
export function happened(telling: LogTelling, session: AnySession, deed: Deed): Told {
  const { step, until = step } = deed;
  const t = analysisTexts.t.steps;
  const steps = stepsOf(session, deed);
  const follows = followsOf(telling, steps, session.whole.steps[until - 1]?.dice?.length ?? 0);
  const own = step === 0 ? [] : ownLines(telling, steps);
  const withFollows = (told: string, after: readonly Follow[]): string =>
    after.map(({ heading, lines }) => ({ heading, said: inWords(lines) })).reduce(t.after, told);
  const brief = inBrief(follows);
  if (own.length > 0) return { brief: withFollows(inShort(own), brief), all: withFollows(inWords(own), follows) };
  const deedSaid = step === 0 ? t.opening : unlogged(telling, session, deed, follows);
  return { brief: withFollows(deedSaid, brief), all: withFollows(deedSaid, follows) };
}

/** A deed of which the log has no line. */
function unlogged(telling: LogTelling, session: AnySession, deed: Deed, follows: readonly Follow[]): string {
  const t = analysisTexts.t.steps;
  const when = whenOf(session, deed.step);
  const { step, until = step } = deed;
  const actions = session.whole.steps.slice(step - 1, until).map(({ action }) => action);
  const chosen = choiceTold(telling, session, step, actions);
  if (chosen !== undefined) return t.chosen(chosen, when);
  const { facts } = telling.desk.log;
  const ends = stepsOf(session, deed).some(({ events }) => events.some((event) => facts(event).heading !== undefined));
  return ends || follows.length > 0 ? t.done(when) : t.silent(when);
}

/** What actions of a side begin with, as the button of its screen says it; undefined where none says it. @param step before which they come */
export function choiceTold(
  { desk: { moves } }: LogTelling,
  { whole }: AnySession,
  step: number,
  actions: readonly ActionBase[],
): string | undefined {
  const table = moves.tableOf(whole.positionAt(step - 1));
  if (table === undefined) return undefined;
  const open = moves.offersOf(table, {}).filter((offer) => offer.actions.length > 0);
  const bare = open.map((offer) => ({ offer, hand: {} }));
  // what has to be taken in hand first is looked for last: that takes long
  const meant = meantBy(bare, actions) ?? meantBy(allOffers(moves, table), actions);
  return meant && moves.labelOf(table, meant.offer).label;
}

/** What the side of these steps did, as the log has it, a march in one line, and in short where it takes many lines. */
export function inLines(telling: LogTelling, steps: readonly TellableStep[]): string {
  return inShort(ownLines(telling, steps));
}

function ownLines(telling: LogTelling, steps: readonly TellableStep[]): readonly WeighedLine[] {
  const { log } = telling.desk;
  const entries = steps.flatMap((step) => {
    const all = logOf({ openingEvents: [], steps: [step] }, log);
    return all.slice(0, endOfDeed(all));
  });
  return linesOf(telling, steps, entries);
}

/**
 * What came by itself after the deed of these steps. Of what is told under a heading only dice are: the next step tells whose turn it is.
 * @param dice how many were rolled: where no line tells of any, they said what comes next
 */
function followsOf(telling: LogTelling, steps: readonly TellableStep[], dice: number): readonly Follow[] {
  const { log } = telling.desk;
  const all = steps.flatMap((step) => {
    const entries = logOf({ openingEvents: [], steps: [step] }, log);
    return entries.slice(endOfDeed(entries));
  });
  const parts: { heading: string; entries: LogEntry<EventBase>[] }[] = [{ heading: "", entries: [] }];
  for (const entry of all) {
    if (entry.heading) parts.push({ heading: telling.words.heading(entry.event), entries: [] });
    else if (entry.dice || (entry.byItself && parts.length === 1)) parts.at(-1)?.entries.push(entry);
  }
  const told = parts
    .map(({ heading, entries }) => ({ heading, lines: linesOf(telling, steps, entries) }))
    .filter(({ lines }) => lines.length > 0);
  const rolled = steps.some(({ events }) => events.some((event) => log.facts(event).dice));
  return told.length === 0 && dice > 0 && !rolled
    ? parts
        .slice(1)
        .slice(-1)
        .map(({ heading }) => ({ heading, lines: [] }))
    : told;
}

/** How many entries of a step tell of its own deed: what follows comes by itself. */
function endOfDeed(entries: readonly LogEntry<EventBase>[]): number {
  const end = entries.findIndex(({ heading, byItself }) => heading !== undefined || byItself);
  return end === -1 ? entries.length : end;
}

interface WeighedLine {
  readonly text: string;
  readonly weight: number;
}

function linesOf(
  { desk, history, words }: LogTelling,
  steps: readonly TellableStep[],
  entries: readonly LogEntry<EventBase>[],
): readonly WeighedLine[] {
  const { log, marches } = desk;
  return folded(entries, marchesOf(steps, marches, log), desk)
    .map((item) => {
      const line =
        "entries" in item
          ? foldLine(item, {
              march: (march) => history.line(march),
              bundle: (events) => words.bundle?.(events) ?? [],
            })
          : words.event(item.event);
      return { text: plain(line), weight: Math.max(...entriesOf(item).map((entry) => weightOf(entry, log))) };
    })
    .filter(({ text }) => text !== "");
}

/** How much a line is worth telling: who is lost in a fight, what the dice changed, what else came of a fight or by itself, anything. */
function weightOf<E extends EventBase>({ event, dice, byItself }: LogEntry<E>, { fight, facts }: DeskLog<E>): number {
  const telling = fight?.(event);
  if (telling?.does === "suffers") return telling.fate === "lost" || telling.fate === "rout" ? 3 : 1;
  if (dice) return facts(event).idle ? 0 : 2;
  return byItself ? 1 : 0;
}

const inWords = (lines: readonly WeighedLine[]): string => lines.map(({ text }) => text).join(" ");

/** Of all that came by itself what weighed most, the earlier first where lines weigh the same. */
function inBrief(follows: readonly Follow[]): readonly Follow[] {
  const all = follows.flatMap(({ lines }) => lines);
  const telling = all.filter(({ weight }) => weight > 0);
  const kept = new Set(
    (telling.length > 0 ? telling : all).toSorted((one, other) => other.weight - one.weight).slice(0, FOLLOWS),
  );
  return follows
    .map(({ heading, lines }) => ({ heading, none: lines.length === 0, lines: lines.filter((line) => kept.has(line)) }))
    .filter(({ none, lines }) => none || lines.length > 0);
}

/** How something began and what weighed most in it, the later first where lines weigh the same: it settles more; what is left out between is marked. */
function inShort(lines: readonly WeighedLine[]): string {
  if (lines.length === 0) return "";
  const kept = new Set(
    [...lines.keys()]
      .slice(1)
      .toSorted((one, other) => lines[other].weight - lines[one].weight || other - one)
      .slice(0, LINES - 1),
  ).add(0);
  const last = Math.max(...kept);
  return lines
    .slice(0, last + 1)
    .flatMap(({ text }, at) => (kept.has(at) ? [text] : kept.has(at - 1) ? ["…"] : []))
    .join(" ");
}

/** The moment of the game at which a step was asked for. */
export function whenOf({ whole, game, entry }: AnySession, step: number): string {
  const position = whole.positionAt(Math.min(whole.steps.length, Math.max(0, step - 1)));
  return entry.when(entry.openView?.(game, position) ?? game.view(position, "spectator"));
}
