import type { EventBase } from "@stonebridge/kernel";

/** Which events of a game tell what came of a combat, and which begin the next part of the turn. */
interface OutcomeKinds<E extends EventBase> {
  readonly worth: ReadonlySet<E["type"]>;
  readonly parts: ReadonlySet<E["type"]>;
}

/** What came of a combat, of all that was told since: until the next part of the turn begins. */
export function outcomesOf<E extends EventBase>(after: readonly E[], { worth, parts }: OutcomeKinds<E>): readonly E[] {
  const end = after.findIndex(({ type }) => parts.has(type));
  return (end < 0 ? after : after.slice(0, end)).filter(({ type }) => worth.has(type));
}
