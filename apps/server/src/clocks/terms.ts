import type { Side } from "@stonebridge/kernel";
import type { Offer, Pace, SideClock, TableDeed, Terms } from "@stonebridge/protocol";
import { Clocks, type Times } from "./clock.ts";

/** Something that was written in a match, as far as its terms care. */
export interface Noted {
  readonly by: Side;
  readonly at: number;
  readonly spent: Times;
  /** What was done that concerns the match; undefined for a deed in the game. */
  readonly table: TableDeed | undefined;
  readonly told: readonly Side[];
  /** Who decides after it. */
  readonly deciding: readonly Side[];
}

/** What one seat may see of the terms. */
interface Shown {
  /** Whether it decided when it was told last. */
  readonly decided: boolean;
  readonly clocks: Readonly<Record<Side, SideClock>> | undefined;
  /** The sides of whose deeds in the game it was told. */
  readonly begun: readonly Side[];
}

/**
 * By what a match is played besides its rules. It follows from the log and never changes.
 *
 * A seat is shown the clock of the other side as it was when the seat began to decide, until it no longer does: while both decide at
 * once, neither can read from a clock whether the other is ready.
 */
export class MatchTerms {
  readonly clocks: Clocks | undefined;
  readonly offer: { readonly by: Side; readonly offer: Offer } | undefined;
  readonly #sides: readonly Side[];
  readonly #shown: ReadonlyMap<Side, Shown>;

  private constructor(
    sides: readonly Side[],
    clocks: Clocks | undefined,
    offer: MatchTerms["offer"],
    shown: ReadonlyMap<Side, Shown>,
  ) {
    this.#sides = sides;
    this.clocks = clocks;
    this.offer = offer;
    this.#shown = shown;
  }

  /** @param deciding who decides first */
  static begin(sides: readonly Side[], pace: Pace | undefined, deciding: readonly Side[], at: number): MatchTerms {
    const clocks = pace && Clocks.begin(pace, sides, deciding, at);
    const first = (seat: Side): Shown => ({
      decided: deciding.includes(seat),
      clocks: allOf(clocks, sides),
      begun: [],
    });
    return new MatchTerms(sides, clocks, undefined, new Map(sides.map((seat) => [seat, first(seat)])));
  }

  after(noted: Noted): MatchTerms {
    const { by, table, deciding } = noted;
    const clocks = this.#clocksAfter(noted);
    const offer = table === undefined ? this.offer : offerAfter(this.offer, by, table);
    const shown = new Map(this.#shown);
    const isNew = table?.kind === "accept" && table.offer.kind === "pace";
    for (const seat of noted.told) {
      const before = this.#shown.get(seat) as Shown;
      const decided = deciding.includes(seat);
      const keeps = before.decided && decided && !isNew;
      const begun = table === undefined && !before.begun.includes(by) ? [...before.begun, by] : before.begun;
      shown.set(seat, { decided, begun, clocks: this.#shownTo(seat, before, clocks, keeps) });
    }
    return new MatchTerms(this.#sides, clocks, offer, shown);
  }

  /** Whether a seat may still call the match off, as far as it knows. */
  mayAbort(seat: Side): boolean {
    const begun = this.#shown.get(seat)?.begun ?? [];
    return begun.length < this.#sides.length;
  }

  /** What a seat is told of them; undefined if there is nothing to tell. */
  toldTo(seat: Side): Terms | undefined {
    const clocks = this.#shown.get(seat)?.clocks;
    const out = this.clocks?.out ?? [];
    const terms: Terms = {
      ...(this.clocks && clocks && { pace: this.clocks.pace, clocks }),
      ...(out.length > 0 && { out }),
      ...(this.offer && { offer: this.offer }),
      ...(this.mayAbort(seat) && { abort: true }),
    };
    return Object.keys(terms).length === 0 ? undefined : terms;
  }

  #clocksAfter({ by, at, spent, table, deciding }: Noted): Clocks | undefined {
    if (table?.kind === "accept" && table.offer.kind === "pace") {
      const { pace } = table.offer;
      return pace === null ? undefined : Clocks.begin(pace, this.#sides, deciding, at);
    }
    const clocks = this.clocks?.after(spent, deciding, at);
    if (table?.kind === "out") return clocks?.ranOut(by);
    return table?.kind === "holiday" ? clocks?.holiday(by, table.days) : clocks;
  }

  #shownTo(seat: Side, before: Shown, clocks: Clocks | undefined, keeps: boolean): Shown["clocks"] {
    const all = allOf(clocks, this.#sides);
    if (all === undefined || !keeps || before.clocks === undefined) return all;
    const others = this.#sides.filter((side) => side !== seat);
    const kept = others.map((side) => [side, before.clocks?.[side] ?? all[side]] as const);
    return { ...all, ...Object.fromEntries(kept) };
  }
}

const allOf = (clocks: Clocks | undefined, sides: readonly Side[]) =>
  clocks && Object.fromEntries(sides.map((side) => [side, clocks.of(side)]));

function offerAfter(before: MatchTerms["offer"], by: Side, table: TableDeed): MatchTerms["offer"] {
  if (table.kind === "offer") return { by, offer: table.offer };
  return table.kind === "accept" || table.kind === "decline" ? undefined : before;
}
