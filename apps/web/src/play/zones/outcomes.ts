import type { EventBase } from "@stonebridge/kernel";

/** Which events of a game report the results of a combat, and which begin the next part of the turn. */
interface OutcomeKinds<E extends EventBase> {
  readonly worth: ReadonlySet<E["type"]>;
  readonly parts: ReadonlySet<E["type"]>;
}

/** The results of a combat, out of everything reported since, up to the next part of the turn. */
export function outcomesOf<E extends EventBase>(after: readonly E[], { worth, parts }: OutcomeKinds<E>): readonly E[] {
  const end = after.findIndex(({ type }) => parts.has(type));
  return (end < 0 ? after : after.slice(0, end)).filter(({ type }) => worth.has(type));
}
