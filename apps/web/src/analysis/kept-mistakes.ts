import type { ActionBase } from "@stonebridge/kernel";
import type { Mistake } from "@stonebridge/bots/account";
import { readNote, writeNote } from "../storage/device-notes.ts";

const NOTE = "stonebridge.mistakes";

/** The mistakes of a game, as this browser keeps them. */
interface Kept {
  /** Id of the game. */
  readonly game: string;
  readonly mistakes: readonly Mistake<ActionBase>[];
}

/** Keeps the mistakes of a game, until those of another one are found. */
export function keepMistakes(game: string, mistakes: readonly Mistake<ActionBase>[]): void {
  const kept: Kept = { game, mistakes };
  writeNote(NOTE, JSON.stringify(kept));
}

/** The mistakes of a game; undefined if they are not kept, or what is kept is not as it should be. */
export function keptMistakes(game: string): readonly Mistake<ActionBase>[] | undefined {
  try {
    const kept = JSON.parse(readNote(NOTE) ?? "{}") as Partial<Kept> | null;
    return kept?.game === game && kept.mistakes?.every(isMistake) ? kept.mistakes : undefined;
  } catch {
    return undefined;
  }
}

function isMistake({ step, side, deed, chance, gain, within, until }: Mistake<ActionBase>): boolean {
  const told = [chance, gain, within, until].every((share) => Number.isFinite(share));
  return told && Number.isInteger(step) && step > 0 && typeof side === "string" && Array.isArray(deed);
}
