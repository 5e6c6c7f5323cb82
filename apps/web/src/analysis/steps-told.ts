import type { StepAccount } from "@stonebridge/bots/account";
import type { ActionBase, EventBase, PlayedStep } from "@stonebridge/kernel";
import { plain } from "@stonebridge/kernel/words";
import type { PlayOf } from "../games/contract/play.ts";
import type { GameTypes } from "../games/contract/types.ts";
import { entriesOf, foldLine, folded, logOf } from "../play/log/entries.ts";
import { marchesOf } from "../play/marches/marches.ts";
import type { AnySession } from "../session/session.svelte.ts";

/** What the log of a game is told with. */
export type LogTelling = Pick<PlayOf<GameTypes>, "desk" | "history" | "words">;

type TellableStep = Pick<PlayedStep<ActionBase, EventBase>, "number" | "events">;

/** Lines of what happened in a deed: how it began and how it ended. */
const LINES = 3;

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
  const items = folded(logOf({ openingEvents: [], steps }, log), marchesOf(steps, marches, log), desk);
  const told = new Set<number>();
  const lines = items.flatMap((item) => {
    if (!("entries" in item) && item.heading) return [];
    // Of each step, what was done; what follows from it, such as whose turn it is, is told by the next.
    const fresh = entriesOf(item).filter(({ step }) => !told.has(step));
    if (fresh.length === 0) return [];
    for (const { step } of fresh) told.add(step);
    const line =
      "entries" in item
        ? foldLine(item, {
            march: (march) => history.line(march),
            bundle: (events) => words.bundle?.(events) ?? [],
          })
        : words.event(item.event);
    return [plain(line)];
  });
  return inShort(lines.filter((line) => line !== ""));
}

/** How something began and how it ended. */
function inShort(lines: readonly string[]): string {
  return lines.length <= LINES ? lines.join(" ") : [lines[0], "…", ...lines.slice(1 - LINES)].join(" ");
}

/** The moment of the game at which a step was asked for. */
export function whenOf({ whole, game, entry }: AnySession, step: number): string {
  const position = whole.positionAt(Math.min(whole.steps.length, Math.max(0, step - 1)));
  return entry.when(entry.openView?.(game, position) ?? game.view(position, "spectator"));
}
