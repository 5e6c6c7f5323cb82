import { refusalsKnowing, type Refuses as RefusesOf } from "@stonebridge/kernel";
import type { Landmark } from "./army/pieces.ts";
import { type Asking, Known } from "./known.ts";
import type { Rule } from "./rules/registry.ts";

/** What the sentences of refusals name. Pieces and hexes go by their ids. */
export interface Figures {
  readonly piece?: string;
  readonly pieces?: readonly string[];
  readonly enemies?: readonly string[];
  /** Of the piece's brigade or battalion. */
  readonly leader?: string;
  readonly hex?: string;
  readonly hexes?: readonly string[];
  readonly landmark?: Landmark;
  /** Defense points that are in the hex, and how many it may hold. */
  readonly points?: number;
  readonly limit?: number;
  /** What a step costs, what its piece has left, and in all: sixths of a movement point. */
  readonly needed?: number;
  readonly left?: number;
  readonly allowance?: number;
  /** A declaration that would be legal. */
  readonly battles?: readonly {
    readonly targets: readonly string[];
    readonly adjacent: readonly string[];
    readonly guns: readonly string[];
  }[];
}

/** A refusal of this game: the clause that fires, and the figures that its sentence names. */
export type Refuses<F extends Figures = Figures> = RefusesOf<Asking, F>;

/**
 * Declares the refusals of a chapter, in the room of the rules that return them: key of the sentence to the clause that fires, and how its
 * figures are found in what the side that asks knows.
 */
export const refuses = refusalsKnowing<Asking, Known, Rule, Figures>((asked) => new Known(asked));

/** A refusal that names what its rule has found, as far as the side that asks knows it. Allocates: only where somebody asks why. */
export function naming<F extends Figures>(refusal: Refuses<F>, figures: (known: Known) => F): Refuses<F> {
  return { ...refusal, figures: (asked) => figures(new Known(asked)) };
}

/** Figures that the rule itself finds, and adds by {@link naming} where somebody asks why. */
export function found<F extends Figures>(): (known: Known) => F {
  return () => {
    throw new Error("The rule that refuses has not said what it found.");
  };
}

/** Figures of what a piece wants. */
export function acting(known: Known): { readonly piece: string } {
  return { piece: known.piece };
}

/** Of a piece and the hex that it wants to go to. */
export function going(known: Known): { readonly piece: string; readonly hex: string } {
  return { piece: known.piece, hex: known.hex };
}

/** Of a piece that wants to go where there is no room for it. */
export function crowding(known: Known): ReturnType<typeof going> & { readonly points: number; readonly limit: number } {
  return { piece: known.piece, hex: known.hex, ...known.room(known.hex) };
}

/** Of what is wanted at a hex. */
export function placing(known: Known): { readonly hex: string } {
  return { hex: known.hex };
}

/** Of a piece that needs its leader. */
export function led(known: Known): { readonly piece: string; readonly leader: string } {
  return { piece: known.piece, leader: known.leader };
}
