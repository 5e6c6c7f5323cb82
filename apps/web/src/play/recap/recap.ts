import type { EventBase, PlayedStep, Side } from "@stonebridge/kernel";
import type { FightFate, FightTelling } from "../../games/contract/fights.ts";
import type { DeskLog } from "../../games/contract/log.ts";
import type { March, MarchKind, MarchReading } from "../../games/contract/marches.ts";

type Attack = Extract<FightTelling, { readonly does: "attacks" }>;

/** What happened to pieces in a fight. */
export interface Outcome {
  readonly piece: string;
  readonly fate: FightFate | "retreat";
}

/** One action of somebody. */
export interface Deed {
  /** The formation that did it, or a piece that belongs to none. */
  readonly body: string;
  /** The first and last step that it comes from. */
  readonly from: number;
  readonly to: number;
  /** What is highlighted and brought into sight, the most important last. */
  readonly pieces: readonly string[];
  readonly place: string;
  readonly weight: number;
  readonly march?: Pick<March, "kind" | "pieces" | "from" | "via" | "to" | "facing">;
  readonly fight?: Attack & { readonly outcomes: readonly Outcome[] };
}

/** What a recap is made from: steps and marches as one viewer may see them. */
export interface RecapSource<E extends EventBase> {
  readonly steps: readonly Pick<PlayedStep<never, E>, "number" | "events">[];
  readonly marches: readonly March<E>[];
  readonly reading: MarchReading<E>;
  readonly log: Pick<DeskLog<E>, "fight" | "told">;
}

/** Marches that result from a fight, and are reported with it. */
const AFTERMATH: ReadonlySet<MarchKind> = new Set(["retreat", "advance", "displacement"]);
/** Pieces that only follow or turn come last. */
const SMALL: ReadonlySet<MarchKind> = new Set(["ride", "displacement"]);
/** A fight counts more than any march. */
const FIGHT = 1000;
/** What each loss in it adds. */
const LOSS = 100;
const ARRIVAL = 8;
/** Lines for one formation. */
export const LINES_EACH = 3;

/**
 * What others did after a step, the most important first: fights, then the longest marches; at most three lines for each formation.
 * @param since the last step that does not count @param me whose own marches and attacks are left out
 */
export function recapOf<E extends EventBase>(source: RecapSource<E>, since: number, me: Side): readonly Deed[] {
  const marches = source.marches.filter(({ toStep }) => toStep > since);
  const all = fightsOf(source, since, marches);
  const told = new Set(all.flatMap(({ aftermath }) => aftermath));
  const fights = all.filter(({ deed }) => source.reading.sideOf(deed.fight?.attackers[0] ?? "") !== me);
  const going = joined(
    marches.filter(
      (march) => !told.has(march) && march.side !== me && source.reading.sideOf(march.pieces[0] ?? "") !== me,
    ),
    source.reading,
  );
  const each = new Map<string, number>();
  return [...fights.map(({ deed }) => deed), ...going]
    .toSorted((one, other) => other.weight - one.weight || one.from - other.from)
    .filter(({ body }) => {
      const lines = (each.get(body) ?? 0) + 1;
      each.set(body, lines);
      return lines <= LINES_EACH;
    });
}

/** Every fight with its results up to the next one. */
function fightsOf<E extends EventBase>(
  { steps, log, reading }: RecapSource<E>,
  since: number,
  marches: readonly March<E>[],
): readonly { readonly deed: Deed; readonly aftermath: readonly March<E>[] }[] {
  const events = steps
    .filter(({ number }) => number > since)
    .flatMap(({ number, events: all }) => (log.told?.(all) ?? all).map((event) => ({ number, event })));
  const starts = events.flatMap(({ event, number }, at) => {
    const fight = log.fight?.(event);
    return fight?.does === "attacks" ? [{ fight, number, at }] : [];
  });
  return starts.map(({ fight, number, at }, index) => {
    const until = events.slice(at + 1, starts[index + 1]?.at);
    const within = new Set(until.map(({ event }) => event));
    const aftermath = marches.filter(
      ({ kind, parts }) => AFTERMATH.has(kind) && parts.some(({ event }) => within.has(event)),
    );
    const suffered = until.flatMap(({ event }): readonly Outcome[] => {
      const one = log.fight?.(event);
      if (one?.does !== "suffers") return [];
      // Fatigue gained later comes from marching.
      const fought = [...fight.attackers, ...fight.defenders].includes(one.piece);
      return one.fate === "fatigue" && !fought ? [] : [{ piece: one.piece, fate: one.fate }];
    });
    const fled = aftermath.flatMap(({ kind, pieces }): readonly Outcome[] =>
      kind === "retreat" ? pieces.map((piece) => ({ piece, fate: "retreat" })) : [],
    );
    const outcomes = strongest([...suffered, ...fled]);
    const [first = fight.place] = fight.attackers;
    const losses = suffered.filter(({ fate }) => fate !== "fatigue").length;
    return {
      deed: {
        body: reading.formationOf(first) ?? first,
        from: number,
        to: Math.max(
          number,
          ...until.map((one) => one.number).filter((one) => aftermath.some(({ toStep }) => toStep >= one)),
        ),
        pieces: [...fight.attackers, ...fight.defenders],
        place: fight.place,
        weight: FIGHT + LOSS * losses + (fight.how === "attack" ? LOSS : 0),
        fight: { ...fight, outcomes },
      },
      aftermath,
    };
  });
}

/** Worst first: only the worst is shown for a piece. */
const WORST: readonly Outcome["fate"][] = ["lost", "rout", "retreat", "step", "fatigue"];

function strongest(outcomes: readonly Outcome[]): readonly Outcome[] {
  const worst = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const before = worst.get(outcome.piece);
    if (!before || WORST.indexOf(outcome.fate) < WORST.indexOf(before.fate)) worst.set(outcome.piece, outcome);
  }
  return [...worst.values()];
}

/**
 * Marches as deeds: a march that continues an earlier one is merged with it, and so are those of one formation from one space to another.
 */
function joined<E extends EventBase>(marches: readonly March<E>[], reading: MarchReading<E>): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const march of marches) {
    const { kind, pieces, from, to, fromStep, toStep, facing, formation } = march;
    const [first = to] = pieces;
    const body = formation ?? reading.formationOf(first) ?? first;
    const together = deeds.findIndex(
      ({ body: of, march: one }) => of === body && one?.kind === kind && one.from === from && one.to === to,
    );
    const further = deeds.findIndex(
      ({ march: one }) => one?.kind === kind && one.to === from && one.pieces.join() === pieces.join(),
    );
    const at = together === -1 ? further : together;
    const before = deeds[at];
    const one = before?.march;
    const way =
      one === undefined
        ? { from, via: march.via, pieces }
        : together === -1
          ? { from: one.from, via: [...one.via, one.to, ...march.via], pieces }
          : { from, via: one.via, pieces: [...new Set([...one.pieces, ...pieces])] };
    const deed: Deed = {
      body,
      from: before?.from ?? fromStep,
      to: Math.max(before?.to ?? 0, toStep),
      pieces: way.pieces,
      place: to,
      weight: SMALL.has(kind) ? 0 : way.via.length + way.pieces.length + (kind === "arrival" ? ARRIVAL : 0),
      march: {
        kind,
        pieces: way.pieces,
        ...(way.from === undefined ? {} : { from: way.from }),
        via: way.via,
        to,
        ...(facing === undefined ? {} : { facing }),
      },
    };
    if (at === -1) deeds.push(deed);
    else deeds[at] = deed;
  }
  return deeds.filter(({ march }) => march?.from !== march?.to);
}
