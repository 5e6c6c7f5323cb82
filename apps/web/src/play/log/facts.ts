import type { EventBase } from "@stonebridge/kernel";
import type { LogFacts } from "../../games/contract/log.ts";

/** The ids in these fields of an event, in their order; fields that are missing or contain no text are skipped. */
export function idsIn(event: EventBase, fields: readonly string[]): readonly string[] {
  const values = event as EventBase & Readonly<Record<string, unknown>>;
  return fields.map((field) => values[field]).filter((value) => typeof value === "string");
}

/** Facts of an event as a game supplies them: side and heading may be missing. */
type FoundFacts = Omit<LogFacts, "side" | "heading"> & {
  readonly side: LogFacts["side"] | undefined;
  readonly heading: LogFacts["heading"] | undefined;
};

export function logFacts({ side, heading, ...facts }: FoundFacts): LogFacts {
  return { ...facts, ...(side === undefined ? {} : { side }), ...(heading === undefined ? {} : { heading }) };
}
