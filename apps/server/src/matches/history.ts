import type { Side } from "@stonebridge/kernel";
import type { History, News } from "@stonebridge/protocol";
import type { AnyMatch } from "./modules.ts";
import { eventsFor, viewOf } from "./seen.ts";

/** How a match began for a seat. */
export function firstOf(match: AnyMatch, seat: Side): History["first"] {
  return { ...viewOf(match.game.view(match.positionAt(0), seat)), events: eventsFor(match.opening.events, seat) };
}

/** The news that still hold, without those that took something back. */
export function holding(news: readonly News[]): readonly News[] {
  const held: News[] = [];
  for (const one of news) {
    if (one.back === undefined) held.push(one);
    else while (held.length > 0 && held[held.length - 1].number > one.back) held.pop();
  }
  return held;
}
