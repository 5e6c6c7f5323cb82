import { Faulty, type GameRecord, readRecord, type SituationBase } from "@stonebridge/kernel";
import { gameWith } from "./game-with.ts";
import { entryOf, readGame } from "./records.ts";
import { enter } from "./sessions.ts";
import type { AnySession } from "./session.svelte.ts";

/** What a file or link turned out to be. */
export type Opened =
  | { readonly kind: "record"; readonly session: AnySession }
  | { readonly kind: "situation"; readonly situation: SituationBase };

/** How the reading of a record is followed. */
export interface Followed {
  /** Hears of a record that has the right form, before it is played through. */
  begun?(record: GameRecord): void;
  /** Hears how many steps of how many are read. */
  told?(step: number, of: number): void;
  /** Ends the reading; what it was for is rejected with its reason. */
  readonly signal?: AbortSignal;
}

/**
 * Takes in what a file or a link held: a record becomes a game of its own here, a situation waits to be started.
 * @param data what JSON.parse gave
 * @throws Faulty with every fault, Divergence at the first step of a record that is not what the rules make of it
 */
export async function takeIn(data: unknown, followed: Followed = {}): Promise<Opened> {
  if (isOfFormat(data, "stonebridge-situation")) {
    const situation = data as SituationBase;
    const entry = entryOf(situation.game, "This situation cannot be used");
    return { kind: "situation", situation: (await gameWith(await entry.load(), situation)).situation };
  }
  if (!isOfFormat(data, "stonebridge-record")) {
    const problem = "is neither a situation nor a record of this site: its format is missing or another one";
    throw new Faulty("This file cannot be opened", [{ field: "format", problem }]);
  }
  const record = readRecord(data);
  return { kind: "record", session: await takeInRecord(record, { scenario: "record" }, followed) };
}

/**
 * A record as a new game of this browser; see {@link takeIn} for what it throws.
 * @param facts where more is known of it than the record says
 */
export async function takeInRecord(
  record: GameRecord,
  facts: { readonly scenario: string; readonly name?: string; readonly match?: string } = { scenario: "record" },
  { begun, told, signal }: Followed = {},
): Promise<AnySession> {
  const of = record.steps.length;
  told?.(0, of);
  const entry = entryOf(record.game, "This record cannot be used");
  const loaded = await entry.load();
  const followed = (step: number): void => {
    signal?.throwIfAborted();
    told?.(step, of);
  };
  const { match, seats } = await readGame(loaded, record, followed, begun);
  signal?.throwIfAborted();
  return enter(entry, loaded, match, { seats, ...facts });
}

/** The sound part of a record that breaks at a step: everything before it. */
export function soundPart(record: GameRecord, brokenAt: number): GameRecord {
  const steps = record.steps.slice(0, Math.max(0, brokenAt - 1));
  const { outcome: _, ...rest } = record;
  return { ...rest, steps, dice: record.dice.filter(({ from }) => from <= steps.length) };
}

function isOfFormat(data: unknown, format: string): boolean {
  return typeof data === "object" && data !== null && "format" in data && data.format === format;
}
