import {
  type ActionBase,
  type EventBase,
  fingerprint,
  isVisible,
  type MarkReason,
  type Outcome,
  type PlayedStep,
  type Side,
  visibleEvents,
} from "@stonebridge/kernel";
import type { News, Standing, TableDeed, Undo, ViewChange } from "@stonebridge/protocol";
import type { MatchTerms } from "../clocks/terms.ts";
import type { AnyMatch } from "./modules.ts";
import type { Trail } from "./trail.ts";
import { compared, type Part, partOf } from "./view-parts.ts";

/** What a seat sees of a match: all that it may know. */
export interface Seen {
  readonly view: Part;
  /** How that differs from what the seat saw before. */
  readonly change: ViewChange;
  /** Fingerprint of its decision; undefined if it does not decide. */
  readonly asks: string | undefined;
  readonly outcome: Outcome | undefined;
}

/** What some seats see now. @param before what they saw before something happened, most of which they see still */
export function seenBy(
  match: AnyMatch,
  seats: readonly Side[],
  before?: ReadonlyMap<Side, Seen>,
): ReadonlyMap<Side, Seen> {
  const { game, position } = match;
  const see = (seat: Side): Seen => {
    const decision = match.decisionOf(seat);
    return {
      ...looked(game.view(position, seat) as object, before?.get(seat)?.view),
      asks: !decision.over && decision.sides.includes(seat) ? fingerprint(decision) : undefined,
      outcome: decision.over ? decision : undefined,
    };
  };
  return new Map(seats.map((seat) => [seat, see(seat)]));
}

function looked(view: object, before: Part | undefined): Pick<Seen, "view" | "change"> {
  if (before === undefined) return { view: partOf(view), change: [] };
  const { part, change } = compared(before, view);
  return { view: part, change };
}

/** Where a match stands for a seat. @param known what it was told so far, and by what the match is played */
export function standingOf(
  match: AnyMatch,
  seat: Side,
  { asks, outcome }: Pick<Seen, "asks" | "outcome">,
  { trail, terms }: { readonly trail: Trail; readonly terms: MatchTerms },
): Standing {
  const shown = outcome === undefined ? terms.toldTo(seat) : undefined;
  const undo = undoOf(match, seat, trail);
  return {
    ...(shown && { terms: shown }),
    decides: asks !== undefined,
    ...(asks !== undefined && { asks }),
    ...((asks !== undefined || undo.to < trail.last) && { undo }),
    ...(outcome && { outcome }),
  };
}

/** How far a seat may take back: never further than what it was told last of others. */
export function undoOf(match: AnyMatch, seat: Side, trail: Trail): Undo {
  const { mark, reason } = match.undoStateOf(seat);
  const others = trail.lastOfOthers;
  const last = others !== undefined && others.step > mark ? others.step : mark;
  const to = others !== undefined && others.step > mark ? others.number : trail.upTo(mark);
  return { to, reason: last === 0 ? reason : openReason(match.steps[last - 1], last === mark ? reason : "side", seat) };
}

/** Why a step cannot be taken back, as far as the seat may know: the dice and revelations of what it does not see are no reason it is told. */
function openReason(step: PlayedStep<ActionBase, EventBase>, reason: MarkReason, seat: Side): MarkReason {
  if (isOpen(step, seat)) return reason;
  return visibleEvents(step.events, seat).some(({ reveals }) => reveals) ? "revelation" : "side";
}

/** Whether nothing of a step is kept from a seat. */
const isOpen = ({ events }: Pick<PlayedStep<ActionBase, EventBase>, "events">, seat: Side): boolean =>
  events.every((event) => isVisible(event, seat));

/** What a piece of news says of an entry, besides its number and time. */
export type Told = Omit<News, "number" | "at">;

/** What an entry did besides changing what a seat sees. */
export interface Happened {
  readonly by: Side;
  readonly step?: PlayedStep<ActionBase, EventBase>;
  readonly resigned?: Side;
  readonly table?: TableDeed;
}

/**
 * What a seat is told of something, besides where the match stands for it then; undefined if there is nothing it may notice.
 * @param always it is told in any case
 */
export function told(
  seat: Side,
  before: Seen,
  after: Seen,
  { by, step, resigned, table, always }: Happened & { readonly always: boolean },
): Omit<Told, keyof Standing> | undefined {
  const events = eventsFor(step?.events ?? [], seat);
  const { change } = after;
  const ended = after.outcome !== undefined && before.outcome === undefined;
  const noticed = events.length > 0 || change.length > 0 || before.asks !== after.asks || ended;
  if (!noticed && !always) return undefined;
  return {
    by,
    ...(step && seat === by && { action: step.action }),
    ...(step && step.dice.length > 0 && isOpen(step, seat) && { dice: step.dice }),
    events,
    change,
    check: after.view.check,
    ...(resigned !== undefined && { resigned }),
    ...(table && { table }),
  };
}

/** The events that a seat may see, without the list of those who may see it, which would tell one seat who else does. */
export function eventsFor(events: readonly EventBase[], seat: Side): readonly EventBase[] {
  return visibleEvents(events, seat).map((event) => {
    const { audience: _, ...rest } = event;
    return rest;
  });
}
