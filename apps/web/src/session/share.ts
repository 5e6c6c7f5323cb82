import { writeRoute } from "../app/routes.ts";
import { copyText, saveFile } from "../storage/files.ts";
import { pack } from "../storage/packing.ts";
import type { AnySession } from "./session.svelte.ts";

/** Some mail and chat programs cut off links longer than this, in characters. */
export const LONG_LINK = 8000;

/** The file's name: game, step and what it is. */
function fileName(session: AnySession, kind: "record" | "situation", step: number): string {
  return `${session.module.id}-step-${step}.${kind}.json`;
}

/** The whole game as a file that can be played on; it contains the key of the dice to come. */
export function saveRecordFile(session: AnySession): void {
  saveFile(fileName(session, "record", session.length), session.record({ key: true }));
}

/** The position shown, as a file. */
export async function saveSituationFile(session: AnySession): Promise<void> {
  const name = fileName(session, "situation", session.step);
  saveFile(name, await session.situation());
}

export interface CopiedLink {
  readonly copied: boolean;
  readonly link: string;
}

/** Copies a link to the whole game, without the dice to come. */
export async function copyRecordLink(session: AnySession): Promise<CopiedLink> {
  return copyLink(writeRoute({ name: "record", packed: await pack(session.record({ bare: true })) }));
}

/** Copies a link to the position shown. */
export async function copySituationLink(session: AnySession): Promise<CopiedLink> {
  return copyLink(writeRoute({ name: "situation", packed: await pack(await session.situation()) }));
}

async function copyLink(address: string): Promise<CopiedLink> {
  const link = location.origin + address;
  return { copied: await copyText(link), link };
}
