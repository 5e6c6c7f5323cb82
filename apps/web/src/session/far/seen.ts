import { readNote, writeNote } from "../../storage/device-notes.ts";

/** How far this device has shown each match: what happened since is played as scenes when it is opened again. */

const nameOf = (match: string): string => `stonebridge.seen.${match}`;

/** The number of the last piece of news that was on the screen; undefined where none ever was. */
export function lastSeen(match: string): number | undefined {
  const note = readNote(nameOf(match));
  return note === undefined ? undefined : Number(note);
}

export function rememberSeen(match: string, news: number): void {
  writeNote(nameOf(match), String(news));
}
