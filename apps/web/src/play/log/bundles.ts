import type { EventBase } from "@stonebridge/kernel";
import type { DeskLog } from "../../games/contract/log.ts";
import type { MarchReading } from "../../games/contract/marches.ts";
import type { LogBundle, LogEntry, LogMarch } from "./lines.ts";

type Line<E extends EventBase> = LogEntry<E> | LogMarch<E>;

/** The lines, with each run that a game bundles folded into one. */
export function bundled<E extends EventBase>(
  lines: readonly Line<E>[],
  { bundle }: Pick<DeskLog<E>, "bundle">,
): readonly (Line<E> | LogBundle<E>)[] {
  if (bundle === undefined) return lines;
  const items: (Line<E> | LogBundle<E>)[] = [];
  for (const line of lines) {
    const kind = "march" in line ? undefined : bundle(line.event);
    const before = items.at(-1);
    if ("march" in line || kind === undefined) items.push(line);
    else if (before && "bundle" in before && before.bundle === kind && before.side === line.side)
      items[items.length - 1] = bundleOf(kind, [...before.entries, line]);
    else items.push(bundleOf(kind, [line]));
  }
  // A single line says more by itself.
  return items.map((item) => ("bundle" in item && item.entries.length === 1 ? (item.entries[0] ?? item) : item));
}

function bundleOf<E extends EventBase>(bundle: string, entries: readonly LogEntry<E>[]): LogBundle<E> {
  const [{ key, step, side }] = entries as [LogEntry<E>];
  return {
    key: `${bundle} ${key}`,
    step,
    bundle,
    entries,
    ...(side === undefined ? {} : { side }),
    combat: entries.some(({ combat }) => combat),
    dice: entries.some(({ dice }) => dice),
    about: [...new Set(entries.flatMap(({ about }) => about))],
  };
}

/** Leaves out lines that only say who acts, if the next one says what he does: "Lawton acts", "Lawton rests". */
export function saidOnce<E extends EventBase>(
  entries: readonly LogEntry<E>[],
  { tells }: Pick<MarchReading<E>, "tells">,
): readonly LogEntry<E>[] {
  return entries.filter((entry, at) => {
    const telling = entry.dice ? undefined : tells(entry.event);
    const next = entries[at + 1];
    if (telling?.does !== "leads" || next === undefined || next.heading) return true;
    return !telling.pieces.some((piece) => next.about.includes(piece));
  });
}
