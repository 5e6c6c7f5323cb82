import type { EventBase } from "@stonebridge/kernel";
import type { GoalState } from "../games/contract/lessons.ts";
import type { MarchTelling } from "../games/contract/marches.ts";

/** Reached as soon as it happens; missed if the time for it runs out first. */
export function goal<B, N>(shows: (now: N, begun: B) => boolean, over: (now: N) => boolean) {
  return (begun: B, now: N): GoalState => (shows(now, begun) ? "reached" : over(now) ? "missed" : "open");
}

/** The events before the first of this kind; undefined if there has been none yet. */
export function before<E extends EventBase>(events: readonly E[], type: E["type"]): readonly E[] | undefined {
  const at = events.findIndex((event) => event.type === type);
  return at < 0 ? undefined : events.slice(0, at);
}

/** Where these events have taken the pieces that were on the map before. */
export function whereabouts<E extends EventBase>(
  stood: Readonly<Record<string, string>>,
  events: readonly E[],
  tells: (event: E) => MarchTelling | undefined,
): Readonly<Record<string, string>> {
  const now = { ...stood };
  for (const event of events) {
    const telling = tells(event);
    if (telling?.does === "goes") for (const piece of telling.pieces) if (piece in now) now[piece] = telling.to;
  }
  return now;
}
