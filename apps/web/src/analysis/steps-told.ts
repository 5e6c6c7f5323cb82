import type { StepAccount } from "@stonebridge/bots/account";
import type { AnySession } from "../session/session.svelte.ts";

/** Lines of what happened in a deed: how it began and how it ended. */
const LINES = 3;

/** What happened in a step, or in the deed that it began, in the words of the game; empty where the game says nothing of it. */
export function happened({ whole, loaded, game, entry }: AnySession, { step, until = step }: StepAccount): string {
  const parts = step === 0 ? [whole.opening] : whole.steps.slice(step - 1, until);
  // Of each step, what was done; what follows from it, such as whose turn it is, is told by the next.
  const lines = parts.flatMap(({ events }) => {
    const told = events.filter((event) => entry.landmark(event) === undefined);
    return told
      .map((event) => loaded.say(event, game))
      .filter((line) => line !== "")
      .slice(0, 1);
  });
  return inShort(lines);
}

/** How something began and how it ended. */
export function inShort(lines: readonly string[]): string {
  return lines.length <= LINES ? lines.join(" ") : [lines[0], "…", ...lines.slice(1 - LINES)].join(" ");
}

/** The moment of the game at which a step was asked for. */
export function whenOf({ whole, game, entry }: AnySession, step: number): string {
  const position = whole.positionAt(Math.min(whole.steps.length, Math.max(0, step - 1)));
  return entry.when(entry.openView?.(game, position) ?? game.view(position, "spectator"));
}
