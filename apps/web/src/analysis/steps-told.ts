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

/** What the log of a game is told with. */
export type LogTelling = Pick<PlayOf<GameTypes>, "desk" | "history" | "words">;

type TellableStep = Pick<PlayedStep<ActionBase, EventBase>, "number" | "events">;

/** Lines that are told of a deed. */
const LINES = 4;

/** What happened in a step, or in the deed that it began, as the log has it; empty where it has nothing of it. */
export function happened(
  telling: LogTelling,
  { whole }: AnySession,
  { step, until = step }: Pick<StepAccount, "step" | "until">,
): string {
  const steps = step === 0 ? [{ number: 0, events: whole.opening.events }] : whole.steps.slice(step - 1, until);
  return inLines(telling, steps);
}

/** Steps as the log has them, a march in one line, and in short where they take many lines. */
export function inLines({ desk, history, words }: LogTelling, steps: readonly TellableStep[]): string {
  const { log, marches } = desk;
  const entries = steps.flatMap((step) => ownEntries(logOf({ openingEvents: [], steps: [step] }, log)));
  const lines = folded(entries, marchesOf(steps, marches, log), desk).map((item) => {
    const line =
      "entries" in item
        ? foldLine(item, {
            march: (march) => history.line(march),
            bundle: (events) => words.bundle?.(events) ?? [],
          })
        : words.event(item.event);
    return { text: plain(line), weight: Math.max(...entriesOf(item).map((entry) => weightOf(entry, log))) };
  });
  return inShort(lines.filter(({ text }) => text !== ""));
}

/** What a step did. Of what comes by itself when it ends a part of a turn, dice alone: the next step tells whose turn it is. */
function ownEntries<E extends EventBase>(entries: readonly LogEntry<E>[]): readonly LogEntry<E>[] {
  const end = entries.findIndex(({ heading }) => heading !== undefined);
  return entries.filter(({ heading, dice }, at) => heading === undefined && (end === -1 || at < end || dice));
}

/** How much a line is worth telling: who is lost in a fight, what the dice said, what else came of a fight, anything. */
function weightOf<E extends EventBase>({ event, dice }: LogEntry<E>, { fight }: DeskLog<E>): number {
  const telling = fight?.(event);
  if (telling?.does !== "suffers") return dice ? 2 : 0;
  return telling.fate === "lost" || telling.fate === "rout" ? 3 : 1;
}

/** How something began and what weighed most in it, the earlier first where lines weigh the same; what is left out between is marked. */
function inShort(lines: readonly { readonly text: string; readonly weight: number }[]): string {
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
