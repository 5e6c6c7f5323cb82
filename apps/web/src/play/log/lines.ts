import type { EventBase } from "@stonebridge/kernel";
import type { LogFacts } from "../../games/contract/log.ts";
import type { March } from "../../games/contract/marches.ts";

/** One line of the log; a step may leave several. */
export interface LogEntry<E extends EventBase> extends LogFacts {
  readonly key: string;
  /** The step that caused it; 0: before the first decision. */
  readonly step: number;
  readonly event: E;
}

/** A march as one line of the log, with the lines of its steps. */
export interface LogMarch<E extends EventBase> extends LogFacts {
  readonly key: string;
  /** The step in which it began. */
  readonly step: number;
  readonly march: March<E>;
  readonly entries: readonly LogEntry<E>[];
}

/** Consecutive lines of one kind, as one line that opens. */
export interface LogBundle<E extends EventBase> extends LogFacts {
  readonly key: string;
  /** The step of its first line. */
  readonly step: number;
  readonly bundle: string;
  readonly entries: readonly LogEntry<E>[];
}
