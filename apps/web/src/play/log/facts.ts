import type { EventBase } from "@stonebridge/kernel";
import type { LogFacts } from "../../games/contract/log.ts";

/** The ids that stand in these fields of an event, in their order; fields that it has not, or that hold no text, give none. */
export function idsIn(event: EventBase, fields: readonly string[]): readonly string[] {
  const values = event as EventBase & Readonly<Record<string, unknown>>;
  return fields.map((field) => values[field]).filter((value) => typeof value === "string");
}

/** Facts of an event as a game finds them: it need not be anybody’s, nor a heading. */
type FoundFacts = Omit<LogFacts, "side" | "heading"> & {
  readonly side: LogFacts["side"] | undefined;
  readonly heading: LogFacts["heading"] | undefined;
};

export function logFacts({ side, heading, ...facts }: FoundFacts): LogFacts {
  return { ...facts, ...(side === undefined ? {} : { side }), ...(heading === undefined ? {} : { heading }) };
}
