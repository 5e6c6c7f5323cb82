import type { ActionBase } from "@stonebridge/kernel";
import type { Underway } from "@stonebridge/seat";
import { dropNote, notesNamed, readNote, writeNote } from "../../storage/device-notes.ts";
import type { KeptDeeds } from "./far-table.svelte.ts";
import { randomId } from "./random-id.ts";

/** Ms to wait for a page that is going away. */
const PATIENCE = 500;

/**
 * Keeps on this device what a seat has done and the server has not answered yet. Each page has a note of its own, which it holds locked:
 * one that nobody holds belongs to a page that was reloaded, closed or ended by the phone.
 */
export async function keptDeeds<A extends ActionBase>(match: string, side: string): Promise<KeptDeeds<A>> {
  const prefix = `stonebridge.deeds.${match}.${side}.`;
  const left: Underway<A>[] = [];
  for (const name of notesNamed(prefix)) if (await isLeft(name)) left.push(...takeNote<A>(name));
  const own = `${prefix}${randomId()}`;
  const release = await hold(own);
  const keep = (underway: readonly Underway<A>[]) =>
    underway.length > 0 ? writeNote(own, JSON.stringify(underway)) : dropNote(own);
  keep(left);
  return { left, keep, close: release };
}

/** Nobody holds a note any more. Where a browser cannot tell, nobody does: what is sent twice is done once. */
async function isLeft(name: string): Promise<boolean> {
  if (navigator.locks === undefined) return true;
  const signal = AbortSignal.timeout(PATIENCE);
  return navigator.locks.request(name, { signal }, () => true).catch(() => false);
}

/** @returns lets go of it */
async function hold(name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await new Promise<void>((held) => {
    if (navigator.locks === undefined) held();
    else
      void navigator.locks.request(name, () => {
        held();
        return released;
      });
  });
  return release;
}

/** What a note says, which is gone then; nothing where somebody else has damaged it. */
function takeNote<A extends ActionBase>(name: string): readonly Underway<A>[] {
  const note = readNote(name);
  dropNote(name);
  try {
    const read: unknown = JSON.parse(note ?? "[]");
    return Array.isArray(read) ? read.filter(isUnderway) : [];
  } catch {
    return [];
  }
}

/** What deeds say in it, the server reads: it takes none that could not be done. */
function isUnderway(value: unknown): value is Underway<never> {
  const { sent, unsent, after } = value as Partial<Underway<never>>;
  return Array.isArray(sent) && Array.isArray(unsent) && Number.isInteger(after);
}
