import { readNote, writeNote } from "../../storage/device-notes.ts";
import { randomId } from "./random-id.ts";

/** A match that somebody looks on at with this device. */
export interface Look {
  /** What it is called on this device, as part of an address: its id on the server is told to nobody who looks on. */
  readonly id: string;
  readonly link: string;
  /** A secret of his own, random. */
  readonly by: string;
  /** What he calls himself; empty if he gives no name. */
  readonly name: string;
  readonly game: string;
  readonly scenario: string;
  /** What the players call themselves, with their sides. */
  readonly players: readonly string[];
}

const NAME = "stonebridge.looking";
/** How many are remembered. */
const MOST = 50;

function read(): readonly Look[] {
  try {
    return JSON.parse(readNote(NAME) ?? "[]") as readonly Look[];
  } catch {
    return [];
  }
}

let list = $state.raw(read());
addEventListener("storage", ({ key }) => {
  if (key === NAME) list = read();
});

/** The matches that this device looks on at, the last first. Reactive. */
export const looks = (): readonly Look[] => list;

export const lookOf = (id: string): Look | undefined => looks().find((one) => one.id === id);

/** Remembers a match that somebody looks on at; by the same link it stays the same one. @returns it */
export function rememberLook(look: Omit<Look, "id" | "by">): Look {
  const before = looks().find(({ link }) => link === look.link);
  const { id, by } = before ?? { id: randomId(), by: randomId() };
  const remembered = { ...look, id, by };
  keep([remembered, ...looks().filter((one) => one.id !== id)].slice(0, MOST));
  return remembered;
}

export function forgetLook(id: string): void {
  keep(looks().filter((one) => one.id !== id));
}

function keep(now: readonly Look[]): void {
  writeNote(NAME, JSON.stringify(now));
  list = now;
}
