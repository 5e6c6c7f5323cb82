import type { EventBase, PlayedStep, Side } from "@stonebridge/kernel";
import type { DeskLog, LogFacts } from "../../games/contract/log.ts";
import { plain, ruleLabel, type Words } from "../../games/contract/words.ts";

/** One line of the log; a step may leave several. */
export interface LogEntry<E extends EventBase> extends LogFacts {
  readonly key: string;
  /** The step that caused it; 0: before the first decision. */
  readonly step: number;
  readonly event: E;
}

/** The log cut at its headings. */
export interface LogGroup<E extends EventBase> {
  readonly key: string;
  /** Absent before the first heading. */
  readonly heading?: LogEntry<E>;
  readonly entries: readonly LogEntry<E>[];
}

export type LogFilter =
  | { readonly kind: "all" | "combat" | "dice" }
  | { readonly kind: "side"; readonly side: Side }
  /** `same`: whether an id means the piece. */
  | { readonly kind: "piece"; readonly same: (id: string) => boolean };

/** Events of the game as they may be seen. */
export interface Happened<E extends EventBase> {
  readonly openingEvents: readonly E[];
  readonly steps: readonly Pick<PlayedStep<never, E>, "number" | "events">[];
}

/** Everything that happened, a line each. */
export function logOf<E extends EventBase>(
  { openingEvents, steps }: Happened<E>,
  log: DeskLog<E>,
): readonly LogEntry<E>[] {
  let truce = false;
  const entry = (step: number) => (event: E, index: number) => {
    const facts = log.facts(event);
    if (facts.heading) truce = facts.truce === true;
    return { key: `${step}.${index}`, step, event, ...facts, combat: facts.combat && !truce };
  };
  const told = (events: readonly E[]) => log.told?.(events) ?? events;
  return [
    ...told(openingEvents).map(entry(0)),
    ...steps.flatMap(({ number, events }) => told(events).map(entry(number))),
  ];
}

export function passes<E extends EventBase>(entry: LogEntry<E>, filter: LogFilter): boolean {
  switch (filter.kind) {
    case "all":
      return true;
    case "combat":
      return entry.combat;
    case "dice":
      return entry.dice;
    case "side":
      return entry.side === filter.side;
    case "piece":
      return entry.about.some(filter.same);
  }
}

/** Groups by headings; headings without a line left are dropped unless nothing is filtered. */
export function groupsOf<E extends EventBase>(
  entries: readonly LogEntry<E>[],
  filter: LogFilter,
): readonly LogGroup<E>[] {
  const groups: { key: string; heading?: LogEntry<E>; entries: LogEntry<E>[] }[] = [];
  for (const entry of entries) {
    if (entry.heading) groups.push({ key: entry.key, heading: entry, entries: [] });
    else if (passes(entry, filter)) {
      const open = groups.at(-1);
      if (open) open.entries.push(entry);
      else groups.push({ key: "start", entries: [entry] });
    }
  }
  return filter.kind === "all" ? groups : groups.filter((group) => group.entries.length > 0);
}

/** Entries as plain text with rule numbers, one a line: what the copy button gives. */
export function asText<E extends EventBase>(
  groups: readonly LogGroup<E>[],
  words: Pick<Words<never, E>, "event" | "heading">,
): string {
  const line = (event: E) =>
    `  ${plain(words.event(event))}${event.rule === undefined ? "" : ` [${ruleLabel(event.rule)}]`}`;
  return groups
    .flatMap(({ heading, entries }) => [
      ...(heading ? [words.heading(heading.event)] : []),
      ...entries.map(({ event }) => line(event)),
    ])
    .join("\n");
}
