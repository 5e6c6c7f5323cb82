import type { StepAccount } from "@stonebridge/bots/account";
import type { ActionBase, EventBase, PlayedStep } from "@stonebridge/kernel";
import { plain } from "@stonebridge/kernel/words";
import type { PlayOf } from "../games/contract/play.ts";
import type { GameTypes } from "../games/contract/types.ts";
import type { DeskLog } from "../games/contract/log.ts";
import { entriesOf, foldLine, folded, logOf } from "../play/log/entries.ts";
import type { LogEntry } from "../play/log/lines.ts";
import { marchesOf } from "../play/marches/marches.ts";
import type { AnySession } from "../session/session.svelte.ts";
import { analysisTexts } from "./texts.ts";

/** What the log of a game is told with. */
export type LogTelling = Pick<PlayOf<GameTypes>, "desk" | "history" | "words">;

type TellableStep = Pick<PlayedStep<ActionBase, EventBase>, "number" | "events">;

/** Lines that are told of a deed. */
const LINES = 4;

/** What came by itself after a deed, under its heading in the log; that one is empty before the first. */
interface Follow {
  readonly heading: string;
  readonly said: string;
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
export function happened(telling: LogTelling, session: AnySession, deed: Deed): string {
  const { step, until = step } = deed;
  const t = analysisTexts.t.steps;
  const steps = stepsOf(session, deed);
  const follows = followsOf(telling, steps, session.whole.steps[until - 1]?.dice?.length ?? 0);
  if (step === 0) return follows.reduce(t.after, t.opening);
  const done = inLines(telling, steps);
  if (done !== "") return follows.reduce(t.after, done);
  const ends = steps.some(({ events }) => events.some((event) => telling.desk.log.facts(event).heading !== undefined));
  const when = whenOf(session, step);
  return follows.reduce(t.after, ends || follows.length > 0 ? t.done(when) : t.silent(when));
}

/** What the side of these steps did, as the log has it, a march in one line, and in short where it takes many lines. */
export function inLines(telling: LogTelling, steps: readonly TellableStep[]): string {
  const { log } = telling.desk;
  const entries = steps.flatMap((step) => {
    const all = logOf({ openingEvents: [], steps: [step] }, log);
    return all.slice(0, endOfDeed(all));
  });
  return inShort(linesOf(telling, steps, entries));
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
    .map(({ heading, entries }) => ({ heading, said: inShort(linesOf(telling, steps, entries)) }))
    .filter(({ said }) => said !== "");
  const rolled = steps.some(({ events }) => events.some((event) => log.facts(event).dice));
  return told.length === 0 && dice > 0 && !rolled
    ? parts
        .slice(1)
        .slice(-1)
        .map(({ heading }) => ({ heading, said: "" }))
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

/** How much a line is worth telling: who is lost in a fight, what the dice said, what else came of a fight, anything. */
function weightOf<E extends EventBase>({ event, dice }: LogEntry<E>, { fight }: DeskLog<E>): number {
  const telling = fight?.(event);
  if (telling?.does !== "suffers") return dice ? 2 : 0;
  return telling.fate === "lost" || telling.fate === "rout" ? 3 : 1;
}

/** How something began and what weighed most in it, the earlier first where lines weigh the same; what is left out between is marked. */
function inShort(lines: readonly WeighedLine[]): string {
  if (lines.length === 0) return "";
  const kept = new Set(
    [...lines.keys()]
      .slice(1)
      .toSorted((one, other) => lines[other].weight - lines[one].weight || one - other)
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
