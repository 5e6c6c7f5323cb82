import { type ActionBase, type EventBase, type PlayedStep, Refused, type Side } from "@stonebridge/kernel";
import type { Answer, Deed } from "@stonebridge/protocol";
import type { Change } from "../storage/store.ts";
import type { Act } from "./entries.ts";
import type { AnyMatch } from "./modules.ts";
import { type PlayedMatch, takenBack, trailAfter, trailTold } from "./played-match.ts";
import { type Seen, seenBy, standingOf, told, type Told, undoOf } from "./seen.ts";
import type { TakenBack, Trail } from "./trail.ts";

/** A deed that was done in memory and is not written yet. */
export interface Done {
  readonly act: Act;
  readonly by: Side;
  readonly label: string;
  readonly step?: PlayedStep<ActionBase, EventBase>;
  readonly back?: TakenBack;
  readonly resigned?: Side;
}

/** Does in memory what a seat asks for. @returns an answer where it cannot be done, and nothing has changed */
export function perform(played: PlayedMatch, by: Side, deed: Deed): Done | Answer {
  const { match } = played;
  const { label } = deed;
  if (match.decision.over) return { result: "impossible", problem: "The game is over." };
  switch (deed.kind) {
    case "act":
      try {
        const step = match.act(by, deed.action);
        const { action, dice, check } = step;
        return { act: { kind: "step", action, dice, check }, by, label, step };
      } catch (error) {
        if (error instanceof Refused) return { result: "refused", refusal: error.refusal };
        throw error;
      }
    case "undo": {
      const to = undoneTo(match, by, played.trail(by), deed.to);
      if (to === undefined) return { result: "impossible", problem: "This cannot be taken back." };
      const back = takenBack(match, by, to);
      match.takeBack(by, to);
      return { act: { kind: "undo", to }, by, label, back };
    }
    case "resign":
      match.resign(by);
      return { act: { kind: "resign" }, by, label, resigned: by };
  }
}

/** The step that a seat goes back to if it takes back everything after a piece of its news; undefined if it may not. */
function undoneTo(match: AnyMatch, by: Side, trail: Trail, news: number): number | undefined {
  const first = trail.stepAfter(news);
  const { to } = undoOf(match, by, trail);
  return first === undefined || news < to ? undefined : first - 1;
}

/** What follows from a deed for all seats: the news that are written with it, and what the match holds once they are. */
export interface Consequences {
  readonly news: Change["news"];
  readonly told: readonly Side[];
  readonly trails: ReadonlyMap<Side, Trail>;
  readonly seen: ReadonlyMap<Side, Seen>;
}

/** What each seat is told of a deed; its author is always told. @param before what each saw before it */
export function consequences(played: PlayedMatch, before: ReadonlyMap<Side, Seen>, done: Done): Consequences {
  const { match } = played;
  const step = match.steps.length;
  const seen = seenBy(match, played.seats, before);
  const trails = new Map<Side, Trail>();
  const news: Change["news"][number][] = [];
  for (const [seat, after] of seen) {
    const trail = played.trail(seat);
    const author = seat === done.by;
    const held = trailAfter(trail, author, done.back);
    trails.set(seat, held);
    const isBack = held.last < trail.last;
    const one = told(seat, before.get(seat) ?? after, after, { ...done, always: author || isBack });
    if (one === undefined) continue;
    const next = trailTold(trail, held, step, author);
    trails.set(seat, next);
    const body: Told = {
      ...one,
      ...standingOf(match, seat, after, next),
      ...(isBack && { back: held.last }),
      ...(author && { label: done.label }),
    };
    news.push({ seat, number: next.known, body: JSON.stringify(body) });
  }
  return { news, told: news.map(({ seat }) => seat), trails, seen };
}
