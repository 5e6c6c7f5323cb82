import type { EventBase, PlayedStep, Side } from "@stonebridge/kernel";
import type { DeskLog, LogFacts } from "../../games/contract/log.ts";
import type { March, MarchKind, MarchReading } from "../../games/contract/marches.ts";
import { type Line, plain, ruleLabel, type Words } from "../../games/contract/words.ts";
import { bundled, saidOnce } from "./bundles.ts";
import type { LogBundle, LogEntry, LogMarch } from "./lines.ts";

/** A line of the log that opens. */
export type LogFold<E extends EventBase> = LogMarch<E> | LogBundle<E>;

/** A line of the log as it is shown. */
export type LogItem<E extends EventBase> = LogEntry<E> | LogFold<E>;

/** The log cut at its headings. */
export interface LogGroup<E extends EventBase> {
  readonly key: string;
  /** Absent before the first heading. */
  readonly heading?: LogEntry<E>;
  readonly items: readonly LogItem<E>[];
}

export type LogFilter =
  | { readonly kind: "all" | "combat" | "dice" }
  | { readonly kind: "side"; readonly side: Side }
  /** `same`: whether an id means the piece. */
  | { readonly kind: "piece"; readonly same: (id: string) => boolean };

/** The visible events of a game. */
export interface Happened<E extends EventBase> {
  readonly openingEvents: readonly E[];
  readonly steps: readonly Pick<PlayedStep<never, E>, "number" | "events">[];
}

/** Everything that happened, one line each. */
export function logOf<E extends EventBase>(
  { openingEvents, steps }: Happened<E>,
  log: DeskLog<E>,
): readonly LogEntry<E>[] {
  let truce = false;
  let under: E | undefined;
  const entry = (step: number) => (event: E, index: number) => {
    const facts = log.facts(event);
    if (facts.heading) {
      truce = facts.truce === true;
      under = event;
    }
    return { key: `${step}.${index}`, step, event, ...facts, combat: facts.combat && !truce };
  };
  const told = (events: readonly E[]) => log.told?.(events, under) ?? events;
  return [
    ...told(openingEvents).map(entry(0)),
    ...steps.flatMap(({ number, events }) => told(events).map(entry(number))),
  ];
}

/** The steps that an item covers, in order; one for a line that is not a march. */
export function entriesOf<E extends EventBase>(item: LogItem<E>): readonly LogEntry<E>[] {
  return "entries" in item ? item.entries : [item];
}

/** Kinds of marches of which even a single step is shown as a march: its own sentence says nothing more. */
const PLAIN: ReadonlySet<MarchKind> = new Set(["march", "ride"]);

/** How a game folds its log. */
export interface LogFolding<E extends EventBase> {
  readonly log: Pick<DeskLog<E>, "bundle">;
  readonly marches: Pick<MarchReading<E>, "tells">;
}

/**
 * The lines with every march folded into one, at the place of its first step. Other lines of the march stay after it, and so does what
 * happened in between. Lines of one kind are bundled, and nothing is said twice.
 * @param marches of the same steps
 */
export function folded<E extends EventBase>(
  entries: readonly LogEntry<E>[],
  marches: readonly March<E>[],
  { log, marches: reading }: LogFolding<E>,
): readonly LogItem<E>[] {
  const marchOf = new Map<E, March<E>>();
  for (const march of marches) {
    const parts = march.parts.filter(({ telling }) => telling.does !== "faces" || telling.alone !== true);
    if (parts.length === 1 && march.pieces.length === 1 && !PLAIN.has(march.kind)) continue;
    for (const { event } of parts) marchOf.set(event, march);
  }
  const steps = new Map<March<E>, LogEntry<E>[]>();
  for (const entry of entries) {
    const march = marchOf.get(entry.event);
    if (march) steps.set(march, [...(steps.get(march) ?? []), entry]);
  }
  const told = new Set<March<E>>();
  const lines = saidOnce(entries, reading).flatMap((entry): readonly (LogEntry<E> | LogMarch<E>)[] => {
    const march = marchOf.get(entry.event);
    if (march === undefined) return [entry];
    if (told.has(march)) return [];
    told.add(march);
    return [lineOf(march, steps.get(march) ?? [entry])];
  });
  return bundled(lines, log);
}

function lineOf<E extends EventBase>(march: March<E>, entries: readonly LogEntry<E>[]): LogMarch<E> {
  const [first] = entries as [LogEntry<E>];
  const side = march.side ?? first.side;
  return {
    key: `march ${first.key}`,
    step: first.step,
    march,
    entries,
    ...(side === undefined ? {} : { side }),
    combat: entries.some(({ combat }) => combat),
    dice: entries.some(({ dice }) => dice),
    about: [...new Set([...march.pieces, ...entries.flatMap(({ about }) => about)])],
  };
}

export function passes(facts: LogFacts, filter: LogFilter): boolean {
  switch (filter.kind) {
    case "all":
      return true;
    case "combat":
      return facts.combat;
    case "dice":
      return facts.dice;
    case "side":
      return facts.side === filter.side;
    case "piece":
      return facts.about.some(filter.same);
  }
}

/**
 * Groups by headings. A heading with nothing left under it is dropped; but without a filter, turns and the current part stay even if empty.
 */
export function groupsOf<E extends EventBase>(items: readonly LogItem<E>[], filter: LogFilter): readonly LogGroup<E>[] {
  const groups: { key: string; heading?: LogEntry<E>; items: LogItem<E>[] }[] = [];
  for (const item of items) {
    if (!("entries" in item) && item.heading) groups.push({ key: item.key, heading: item, items: [] });
    else if (passes(item, filter)) {
      const open = groups.at(-1);
      if (open) open.items.push(item);
      else groups.push({ key: "start", items: [item] });
    }
  }
  const everything = filter.kind === "all";
  return groups.filter(({ heading, items: under }, at) => {
    if (under.length > 0) return true;
    const after = groups.slice(at + 1);
    if (heading?.heading === "half") return hasLines(after);
    // The heading of a side’s half names the turn as well.
    return everything && (after.length === 0 || (heading?.heading === "turn" && after[0]?.heading?.heading !== "half"));
  });
}

/** Whether anything is listed under the parts of a half, which end with the next half or turn. */
function hasLines<E extends EventBase>(after: readonly LogGroup<E>[]): boolean {
  const end = after.findIndex(({ heading }) => heading?.heading !== "part");
  return after.slice(0, end === -1 ? undefined : end).some(({ items }) => items.length > 0);
}

/** How lines of the log are written. */
export interface LogWords<E extends EventBase> extends Pick<Words<never, E>, "event" | "heading" | "bundle"> {
  march(march: March<E>): Line;
}

/** What a line that opens says while it is closed. */
export function foldLine<E extends EventBase>(fold: LogFold<E>, words: Pick<LogWords<E>, "march" | "bundle">): Line {
  if ("march" in fold) return words.march(fold.march);
  return words.bundle?.(fold.entries.map(({ event }) => event)) ?? [];
}

/**
 * Lines as plain text with rule numbers: what the copy button copies.
 * @param open whether the lines under one that opens are shown
 */
export function asText<E extends EventBase>(
  groups: readonly LogGroup<E>[],
  words: LogWords<E>,
  open: (fold: LogFold<E>) => boolean = () => false,
): string {
  const written = (text: Line, rule: string | undefined, indent: string) =>
    `${indent}${plain(text)}${rule === undefined ? "" : ` [${ruleLabel(rule)}]`}`;
  const line = ({ event }: LogEntry<E>, indent: string) => written(words.event(event), event.rule, indent);
  const lines = (item: LogItem<E>): readonly string[] => {
    if (!("entries" in item)) return [line(item, "  ")];
    const told = written(foldLine(item, words), item.entries[0]?.event.rule, "  ");
    return open(item) ? [told, ...item.entries.map((entry) => line(entry, "    "))] : [told];
  };
  return groups
    .flatMap(({ heading, items }) => [...(heading ? [words.heading(heading.event)] : []), ...items.flatMap(lines)])
    .join("\n");
}
