import type { EventBase, Seat } from "./game.ts";

/** Whether a seat may see an event. */
export function isVisible(event: EventBase, seat: Seat): boolean {
  return event.audience === undefined || event.audience.includes(seat);
}

/** The events that a seat may see, in order. */
export function visibleEvents<E extends EventBase>(events: readonly E[], seat: Seat): readonly E[] {
  return events.filter((event) => isVisible(event, seat));
}
