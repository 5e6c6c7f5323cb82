import type { EventBase, PlayedStep, Side } from "@stonebridge/kernel";
import type { MomentTeller } from "../../games/contract/moments.ts";
import { mostImportant, OncePerTurn, type Told } from "./chosen.ts";

/** What the screen shows of a game. */
export interface Watched {
  /** Number of the last step that is shown. */
  readonly step: number;
  /** Nobody looks back. */
  readonly atNow: boolean;
  readonly steps: readonly Pick<PlayedStep<never, EventBase>, "events">[];
  readonly view: unknown;
  /** From whose point of view: a side's, or nobody's. */
  readonly eyes: string;
}

/** The step at which viewers begin who have not followed the game before. */
export type Since = Pick<Watched, "step" | "view" | "eyes">;

/** How far each viewer has followed a game: two who share a screen alternate. */
const followed = new WeakMap<object, Map<string, { readonly step: number; readonly view: unknown }>>();

/** More steps at once than this are a jump: what lies before is long past. */
const RECENT = 400;

/** Follows a game as it is shown and finds its moments: those of steps that arrive while somebody watches. */
export class Watch {
  readonly #teller: MomentTeller<EventBase, unknown>;
  readonly #sides: readonly Side[];
  readonly #memory: Map<string, { readonly step: number; readonly view: unknown }>;
  readonly #once = new OncePerTurn();
  /** Numbers of steps whose attacks were announced before they were shown. */
  readonly #heralded = new Set<number>();
  #lookedBack = false;

  /**
   * @param game the session: what its viewers have seen is remembered as long as it exists
   * @param since where viewers begin who have not looked before; absent: with the first look
   */
  constructor(teller: MomentTeller<EventBase, unknown>, sides: readonly Side[], game: object, since?: Since) {
    this.#teller = teller;
    this.#sides = sides;
    this.#memory = followed.get(game) ?? new Map();
    followed.set(game, this.#memory);
    if (since && !this.#memory.has(since.eyes)) this.#memory.set(since.eyes, since);
  }

  /** The side looking on; undefined if it is nobody’s or everybody’s. */
  ownOf(eyes: string): Side | undefined {
    return this.#sides.find((side) => side === eyes);
  }

  /** The moments since the last look, at most one a step, in order. Steps shown before this viewer came have none. */
  look({ step, atNow, steps, view, eyes }: Watched): readonly Told[] {
    if (!atNow) {
      this.#lookedBack = true;
      return [];
    }
    const before = this.#memory.get(eyes);
    this.#memory.set(eyes, { step, view });
    if (!before || this.#lookedBack || step <= before.step) {
      // Other steps may replace those that were taken back.
      if (!before || step < before.step) this.#heralded.clear();
      this.#lookedBack = false;
      return [];
    }
    const own = this.ownOf(eyes);
    const from = Math.max(before.step, step - RECENT);
    const fresh = steps.slice(from, step);
    const unseen = this.#teller.between?.(before.view, view) ?? [];
    return fresh.flatMap(({ events }, at) => {
      const last = at === fresh.length - 1;
      const told = this.#teller.tell(events, own);
      const isHeralded = this.#heralded.has(from + at + 1);
      const moments = [
        ...(isHeralded ? told.filter(({ kind }) => kind !== "attacked") : told),
        ...(last ? unseen : []),
      ];
      return mostImportant(this.#once.fresh(moments)) ?? [];
    });
  }

  /**
   * The attacks on the viewer in steps whose dice are still to roll, at most one a step: announced now, and not again. Nothing else about
   * those steps is.
   */
  herald(steps: readonly Pick<PlayedStep<never, EventBase>, "number" | "events">[], eyes: string): readonly Told[] {
    const own = this.ownOf(eyes);
    return steps.flatMap(({ number, events }) => {
      if (this.#heralded.has(number)) return [];
      const attacks = this.#teller.tell(events, own).filter(({ kind }) => kind === "attacked");
      if (attacks.length > 0) this.#heralded.add(number);
      return mostImportant(this.#once.fresh(attacks)) ?? [];
    });
  }
}
