import type { Side } from "@stonebridge/kernel";
import { checkOf, type History, inOrder, type News } from "@stonebridge/protocol";
import type { PlayedMatch } from "./played-match.ts";
import { eventsFor } from "./seen.ts";

/** How a match began for a seat; one that was begun elsewhere, as it came here. */
export function firstOf({ match, before }: Pick<PlayedMatch, "match" | "before">, seat: Side): History["first"] {
  const events = before === 0 ? eventsFor(match.opening.events, seat) : [];
  const view = match.game.view(match.positionAt(before), seat);
  return { view: inOrder(view), check: checkOf(view), events };
}

/** The news that still hold, without those that took something back. */
export function holding<N extends Pick<News, "number" | "back">>(news: readonly N[]): readonly N[] {
  const held: N[] = [];
  for (const one of news) {
    if (one.back === undefined) held.push(one);
    else while (held.length > 0 && held[held.length - 1].number > one.back) held.pop();
  }
  return held;
}
