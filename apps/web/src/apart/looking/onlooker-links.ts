import { dropNote, readNote, writeNote } from "../../storage/device-notes.ts";

/** Links for onlookers that were made on this device: the server shows each once. */

const noteOf = (match: string): string => `stonebridge.onlookers.${match}`;

export const keptOnlookersLink = (match: string): string | undefined => readNote(noteOf(match));
export const keepOnlookersLink = (match: string, link: string): void => writeNote(noteOf(match), link);
export const forgetOnlookersLink = (match: string): void => dropNote(noteOf(match));

/** The address by which somebody looks on. The secret stands behind the `#`, so no server writes it down. */
export const onlookersAddress = (link: string): string => `${location.origin}/look#${link}`;
