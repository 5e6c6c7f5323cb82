import { dropNote, readNote, writeNote } from "../storage/device-notes.ts";

/** What a device remembers of who plays on it, and of links that are shown once. */

const NAME = "stonebridge.name";
const PLAYS = "stonebridge.apart";
const invitationKey = (match: string): string => `stonebridge.invitation.${match}`;

/** The name that was given last; empty on a device that has none. */
export function keptName(): string {
  return readNote(NAME) ?? "";
}

/** Somebody plays on this device against people elsewhere, and goes by this name. */
export function keepName(name: string): void {
  writeNote(NAME, name);
  rememberApart();
}

/** This device has a seat in a match on a server. */
export const rememberApart = (): void => writeNote(PLAYS, "yes");

/** Whether this device has ever taken a seat: otherwise nobody needs to ask a server for its matches. */
export const playsApart = (): boolean => readNote(PLAYS) !== undefined;

/** The invitation to the other seat of a match that was begun on this device; undefined where it was begun elsewhere. */
export function keptInvitation(match: string): string | undefined {
  return readNote(invitationKey(match));
}

export function keepInvitation(match: string, invitation: string): void {
  writeNote(invitationKey(match), invitation);
}

/** The match has begun: nobody can be invited any more. */
export function forgetInvitation(match: string): void {
  dropNote(invitationKey(match));
}

/** The link that invites to a seat. The invitation stands behind the `#`, so no server writes it down. */
export function invitationLink(match: string, invitation: string): string {
  return `${location.origin}/join/${match}#${invitation}`;
}

/** The link that gives a seat to one more device, once. */
export function moveLink(match: string, move: string): string {
  return `${location.origin}/move/${match}#${move}`;
}
