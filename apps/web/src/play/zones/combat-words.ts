import type { Side } from "@stonebridge/kernel";
import type { Line } from "@stonebridge/kernel/words";
import { roundedShares } from "./rounded.ts";

/** The words for combats, whichever zone game fights them. */

/** A result of a combat with its exact share of all dice rolls. */
export interface OddsPart {
  /** The same for the same result. */
  readonly id: string;
  readonly text: string;
  /** Whom it hurts, and whether badly. */
  readonly hurts: "attacker" | "defender";
  readonly severe: boolean;
  /** 0..1 */
  readonly share: number;
}

/** The results that can happen, with shares rounded to so many digits of a per cent that make 100% together. */
export function listedOdds(parts: readonly OddsPart[], digits: number): readonly OddsPart[] {
  const possible = parts.filter(({ share }) => share > 0);
  const shares = roundedShares(
    possible.map(({ share }) => share),
    digits,
  );
  return possible.map((part, at) => ({ ...part, share: shares[at] as number }));
}

/** "The South retreats: 41.7%, …": every possible result with its share. */
export function oddsSentence(parts: readonly OddsPart[], percent: (share: number, digits: number) => string): string {
  return listedOdds(parts, 1)
    .map(({ text, share }) => `${text} ${percent(share, 1)}`)
    .join(", ");
}

/** A line of the table of what both sides add to their dice. */
export interface ModifierRow {
  readonly text: Line;
  readonly rule: string;
  /** What is in the columns: a figure with its sign, or the chance of one. */
  readonly attacker?: string;
  readonly defender?: string;
}

export interface ModifierWords {
  readonly attackerColumn: string;
  readonly defenderColumn: string;
  readonly reason: string;
  readonly rule: string;
  /** "to each side’s die" */
  readonly toDice: string;
}

/** A line of a combat sheet. */
export interface SheetLine {
  readonly text: Line;
  readonly value: number;
  readonly rule: string;
}

/** A side of a combat sheet. */
export interface SheetSide {
  readonly side: Side;
  readonly title: string;
  readonly forces: Line;
  readonly lines: readonly SheetLine[];
  /** Pieces that fight, and those that support from behind. */
  readonly pieces: readonly string[];
  readonly behind: readonly string[];
  /** Its combat die; absent if nobody rolls. */
  readonly die?: {
    readonly face: number;
    readonly name: string;
    readonly sum: string;
    readonly total: number;
    /** Why the total is not what the sum makes. */
    readonly least?: { readonly text: string; readonly rule: string };
  };
}

/** A die rolled in a combat. */
export interface SheetDie {
  readonly face: number;
  readonly side: Side;
  readonly name: string;
}
