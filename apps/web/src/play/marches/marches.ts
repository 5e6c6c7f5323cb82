import type { ActionBase, EventBase, PlayedStep } from "@stonebridge/kernel";
import type { DeskLog } from "../../games/contract/log.ts";
import type { March, MarchPart, MarchReading, MarchTelling } from "../../games/contract/marches.ts";

type Goes = Extract<MarchTelling, { readonly does: "goes" }>;

/** A step as far as it is visible. */
export type SeenStep<E extends EventBase> = Pick<PlayedStep<ActionBase, E>, "number" | "events">;

/** A march that may still continue. */
interface Open<E extends EventBase> {
  readonly first: Goes;
  readonly last: Goes;
  readonly parts: readonly MarchPart<E>[];
  /** Where each piece is now. */
  readonly at: ReadonlyMap<string, string>;
}

/**
 * Who marched where in these steps: all steps of one stack on its way are one march, in the order in which they began. A fight, dice or a
 * heading ends it; two stacks that alternate step by step are two marches. Only events are read, so nothing is known about marches out of
 * sight.
 * @param steps with their visible events, as a session gives them, in order; any stretch of a game
 */
export function marchesOf<E extends EventBase>(
  steps: readonly SeenStep<E>[],
  reading: MarchReading<E>,
  log: Pick<DeskLog<E>, "facts" | "told">,
): readonly March<E>[] {
  const open: Open<E>[] = [];
  /** Only marches from here on can continue. */
  let fresh = 0;
  /** What the next march of a piece begins with. */
  const leads = new Map<string, MarchPart<E>>();
  const latest = (found: (one: Open<E>) => boolean): number => {
    const at = open.findLastIndex(found);
    return at < fresh ? -1 : at;
  };
  for (const { number: step, events } of steps) {
    for (const event of log.told?.(events) ?? events) {
      const telling = reading.tells(event);
      if (telling === undefined) {
        const { heading, combat, dice } = log.facts(event);
        if (heading === undefined && !combat && !dice) continue;
        fresh = open.length;
        leads.clear();
        continue;
      }
      const part = { step, event, telling };
      if (telling.does === "leads") for (const piece of telling.pieces) leads.set(piece, part);
      else if (telling.does === "goes") {
        const at = latest((one) => sameWay(one.first, telling) && goesOn(one, telling));
        const before = open[at];
        if (before) open[at] = { ...before, ...gone(before.at, telling, [...before.parts, part]) };
        else {
          const lead = telling.pieces.map((piece) => leads.get(piece)).find((one) => one !== undefined);
          open.push({ first: telling, ...gone(undefined, telling, lead ? [lead, part] : [part]) });
        }
        for (const piece of telling.pieces) leads.delete(piece);
      } else {
        const at = latest(({ at: there }) => telling.pieces.some((piece) => there.has(piece)));
        const before = open[at];
        if (before) open[at] = { ...before, parts: [...before.parts, part] };
      }
    }
  }
  return open.map((one) => marchOf(one, reading));
}

/** Whether both are of one kind: a piece that has just arrived and marches on is still arriving. */
function sameWay(first: Goes, next: Goes): boolean {
  return first.kind === next.kind || (first.kind === "arrival" && next.kind === "march");
}

function goesOn<E extends EventBase>({ at, first }: Open<E>, next: Goes): boolean {
  if (first.kind === "arrival" && next.kind === "arrival") return false;
  return next.from !== undefined && next.pieces.some((piece) => at.get(piece) === next.from);
}

function gone<E extends EventBase>(
  before: ReadonlyMap<string, string> | undefined,
  last: Goes,
  parts: readonly MarchPart<E>[],
): Omit<Open<E>, "first"> {
  const at = new Map(before);
  for (const piece of last.pieces) at.set(piece, last.to);
  return { last, at, parts };
}

function marchOf<E extends EventBase>({ first, last, at, parts }: Open<E>, reading: MarchReading<E>): March<E> {
  const pieces = [...at.keys()];
  const legs = parts.flatMap(({ telling }) => (telling.does === "goes" ? [telling] : []));
  const turn = parts.findLast(({ telling }) => telling.does === "faces")?.telling;
  const formations = new Set(pieces.map((piece) => reading.formationOf(piece)));
  const [formation] = formations.size === 1 ? formations : [];
  const side = pieces.map((piece) => reading.sideOf(piece)).find((one) => one !== undefined);
  const costs = legs.flatMap(({ cost }) => cost ?? []);
  return {
    kind: first.kind,
    pieces,
    ...(formation === undefined ? {} : { formation }),
    ...(side === undefined ? {} : { side }),
    ...(first.from === undefined ? {} : { from: first.from }),
    via: legs.flatMap(({ via = [], to }) => [...via, to]).slice(0, -1),
    to: last.to,
    ...(turn?.does === "faces" ? { facing: turn.space } : {}),
    ...(costs.length === 0 ? {} : { cost: costs.reduce((sum, cost) => sum + cost, 0) }),
    contact: last.contact ?? [],
    fromStep: (parts[0] as MarchPart<E>).step,
    toStep: (parts.at(-1) as MarchPart<E>).step,
    parts,
  };
}

/** Where each piece of these marches began, if it was on the map: piece to space. */
export function startsOf(marches: readonly March[]): ReadonlyMap<string, string> {
  const starts = new Map<string, string>();
  for (const { telling } of marches.flatMap(({ parts }) => parts)) {
    if (telling.does !== "goes" || telling.from === undefined) continue;
    for (const piece of telling.pieces) if (!starts.has(piece)) starts.set(piece, telling.from);
  }
  return starts;
}

/**
 * Where each piece stood before the last action that was seen: piece to space. A march of several steps counts as one action.
 * @param marches of all steps that are shown
 * @param steps those steps
 */
export function movedIn<E extends EventBase>(
  marches: readonly March<E>[],
  steps: readonly SeenStep<E>[],
): ReadonlyMap<string, string> {
  const last = steps.findLast(({ events }) => events.length > 0)?.number;
  return startsOf(marches.filter(({ toStep }) => toStep === last));
}
