import {
  type ActionBase,
  DiceExhausted,
  type EventBase,
  type Fault,
  Faulty,
  type GameRecord,
  Match,
  readRecord,
  shown,
  type SituationBase,
} from "@stonebridge/kernel";
import type { AnyGame, AnyLoadedGame } from "../games/contract/entry.ts";
import { GAMES, gameOf } from "../games/shelf.ts";
import { gameStore } from "../storage/game-store.ts";
import { BOT_LEVELS, type GameFile, type SavedGame, type Seats } from "../storage/saved-game.ts";
import { tellTabs } from "../storage/tabs.ts";
import { atLeisure } from "./at-leisure.ts";
import { type DiceChoice, diceCrypto, newDice } from "./dice.ts";
import { Session } from "./session.svelte.ts";

/** A session of any game: what its game makes of positions, actions and events only that game looks into. */
export type AnySession = Session<unknown, ActionBase, EventBase, unknown>;

/** What a new game is to be. */
export interface NewGame {
  readonly game: string;
  /** The set-up chosen, or the situation of a file. */
  readonly situation: SituationBase;
  /** Id of the scenario, or `situation`. */
  readonly scenario: string;
  readonly seats: Seats;
  readonly dice: DiceChoice;
  readonly guided?: boolean;
  readonly lesson?: string;
}

/** Asks somebody at the table for a die that falls before the first decision. */
export type AskDie = (die: {
  readonly kind: string;
  readonly faces: number;
  readonly index: number;
}) => Promise<number>;

/** Sessions that stay in memory: the one on the screen, and those that could not be stored. */
const open = new Map<string, AnySession>();
/** How many pages show a game. */
const pages = new Map<string, number>();

/**
 * Starts a game.
 * @throws Faulty where the situation cannot be used
 */
export async function beginGame(wanted: NewGame, askDie: AskDie): Promise<AnySession> {
  const entry = known(wanted.game);
  const loaded = await entry.load();
  const game = await gameWith(loaded, wanted.situation);
  const dice = newDice(wanted.dice);
  const settings = { dice, players: playersOf(wanted.seats), notes: { date: new Date().toISOString().slice(0, 10) } };
  const typed: number[] = [];
  for (;;) {
    try {
      const match = Match.begin(game, wanted.dice === "typed" ? { ...settings, typed } : settings);
      return enter(entry, loaded, match, {
        seats: wanted.seats,
        scenario: wanted.scenario,
        ...(wanted.guided ? { guided: true } : {}),
        ...(wanted.lesson === undefined ? {} : { lesson: wanted.lesson }),
      });
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error;
      typed.push(await askDie({ kind: error.kind, faces: error.faces, index: error.index }));
    }
  }
}

/**
 * A game kept in this browser.
 * @param told hears how far a long record is read
 * @returns undefined where there is none of this id
 * @throws Divergence where its record does not replay, SaveFailed where the store cannot be read
 */
export async function openGame(id: string, told?: Told): Promise<AnySession | undefined> {
  pages.set(id, (pages.get(id) ?? 0) + 1);
  const running = open.get(id);
  if (running) return running;
  const fetched = await fetchGame(id, told);
  if (!fetched) return undefined;
  const { entry, loaded, match, saved } = fetched;
  return keep(new Session({ entry, loaded, match, saved, stored: saved, refetch: () => fetchGame(id) }));
}

/**
 * A new game that begins with the first steps of another one; that one stays as it is.
 * @param seats who plays on; absent: as before
 */
export async function branchGame(session: AnySession, step: number, seats = session.seats): Promise<AnySession> {
  const match = session.match.branch(step, {
    dice: newDice(session.typedDice ? "typed" : "rolled"),
    players: playersOf(seats),
  });
  return enter(session.entry, session.loaded, match, {
    seats,
    scenario: session.saved.scenario,
    from: { id: session.id, step },
  });
}

/** What a file or link turned out to be. */
export type Opened =
  | { readonly kind: "record"; readonly session: AnySession }
  | { readonly kind: "situation"; readonly situation: SituationBase };

/**
 * Takes in what a file or a link held: a record becomes a game of its own here, a situation waits to be started.
 * @param data what JSON.parse gave
 * @throws Faulty with every fault, Divergence at the first step of a record that is not what the rules make of it
 */
export async function takeIn(data: unknown): Promise<Opened> {
  if (isOfFormat(data, "stonebridge-situation")) {
    const situation = data as SituationBase;
    const entry = gameOf(situation.game);
    if (!entry) throw new Faulty("This situation cannot be used", [unknownGame(situation.game, "game")]);
    return { kind: "situation", situation: (await gameWith(await entry.load(), situation)).situation };
  }
  if (!isOfFormat(data, "stonebridge-record")) {
    const problem = "is neither a situation nor a record of this site: its format is missing or another one";
    throw new Faulty("This file cannot be opened", [{ field: "format", problem }]);
  }
  const record = readRecord(data);
  return { kind: "record", session: await takeInRecord(record) };
}

/** A record as a new game of this browser; see {@link takeIn} for what it throws. */
export async function takeInRecord(record: GameRecord): Promise<AnySession> {
  const entry = gameOf(record.game);
  if (!entry) throw new Faulty("This record cannot be used", [unknownGame(record.game, "game")]);
  const loaded = await entry.load();
  const match = await atLeisure(await resuming(loaded, record));
  return enter(entry, loaded, match, { seats: seatsOf(record, loaded.module.sides), scenario: "record" });
}

/** The sound part of a record that breaks at a step: everything before it. */
export function soundPart(record: GameRecord, brokenAt: number): GameRecord {
  const steps = record.steps.slice(0, Math.max(0, brokenAt - 1));
  const { outcome: _, ...rest } = record;
  return { ...rest, steps, dice: record.dice.filter(({ from }) => from <= steps.length) };
}

/**
 * Deletes a game from this browser.
 * @returns the game as it was, to bring it back with {@link restoreGame}; undefined where it was not stored
 */
export async function removeGame(id: string): Promise<GameFile | undefined> {
  await open.get(id)?.settled();
  const file = await gameStore.load(id);
  open.get(id)?.close();
  open.delete(id);
  await gameStore.remove(id);
  tellTabs({ kind: "removed", id });
  return file;
}

/** Brings a deleted game back as it was. */
export async function restoreGame(file: GameFile): Promise<void> {
  await gameStore.restore(file);
  tellTabs({ kind: "restored", id: file.saved.id });
}

/** Names a game of this browser; an empty name gives it back the one that its facts make. */
export async function renameGame(id: string, name: string): Promise<void> {
  await gameStore.rename(id, name);
  tellTabs({ kind: "renamed", id });
}

/** Keeps a game that was deleted elsewhere as another one, with the same steps and the same dice to come. */
export function keepCopy(session: AnySession): AnySession {
  const { entry, loaded, match, seats, saved } = session;
  const { scenario, guided, lesson, name, from } = saved;
  session.close();
  open.delete(session.id);
  return enter(entry, loaded, match, {
    seats,
    scenario,
    ...(guided && { guided }),
    ...(lesson !== undefined && { lesson }),
    ...(name !== undefined && { name }),
    ...(from && { from }),
  });
}

/** A page that {@link openGame} served has gone: ends the session once no page shows it and it is stored; one that could not be stored stays in memory. */
export async function leaveGame(session: AnySession): Promise<void> {
  const { id } = session;
  pages.set(id, Math.max(0, (pages.get(id) ?? 0) - 1));
  await session.settled();
  if (pages.get(id) !== 0 || session.saveState.kind !== "saved") return;
  session.close();
  open.delete(id);
}

function known(id: string): AnyGame {
  const entry = gameOf(id);
  if (!entry) throw new Faulty("This game cannot be played", [unknownGame(id, "game")]);
  return entry;
}

function unknownGame(id: unknown, field: string): Fault {
  const names = GAMES.map((game) => game.id).join(", ");
  return { field, problem: `${shown(id)} is no game of this site, which has: ${names}` };
}

type RunningMatch = AnySession["match"];
type Facts = Pick<SavedGame, "seats" | "scenario"> & Partial<Pick<SavedGame, "from" | "guided" | "lesson" | "name">>;

function enter(entry: AnyGame, loaded: AnyLoadedGame, match: RunningMatch, facts: Facts): AnySession {
  const id = newId();
  const saved = { id, game: entry.id, created: Date.now(), ...facts };
  return keep(new Session({ entry, loaded, match, saved, refetch: () => fetchGame(id) }));
}

function keep(session: AnySession): AnySession {
  open.set(session.id, session);
  return session;
}

/** Hears which step of a stored game has been read, before it can be shown. */
export type Told = (saved: SavedGame, step: number) => void;

/** The game of a situation. @throws Faulty where it cannot be used */
async function gameWith(loaded: AnyLoadedGame, situation: SituationBase): Promise<RunningMatch["game"]> {
  return loaded.module.begin(situation) ?? (await loaded.whole()).open(situation);
}

async function resuming(loaded: AnyLoadedGame, record: GameRecord): Promise<Generator<number, RunningMatch, void>> {
  return Match.resuming(await gameWith(loaded, record.situation), record, { crypto: diceCrypto });
}

async function fetchGame(id: string, told?: Told) {
  const file = await gameStore.load(id);
  if (!file) return undefined;
  const entry = known(file.saved.game);
  const loaded = await entry.load();
  // What another program wrote into the store may be anything.
  const record = readRecord(file.record);
  return {
    entry,
    loaded,
    saved: { ...file.saved, seats: { ...seatsOf(record, loaded.module.sides), ...file.saved.seats } },
    match: await atLeisure(await resuming(loaded, record), (step) => told?.(file.saved, step)),
  };
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]).join("");
}

function playersOf(seats: Seats) {
  return Object.fromEntries(
    Object.entries(seats).map(([side, holder]) => [side, holder.kind === "bot" ? { bot: holder.level } : {}]),
  );
}

/** Who plays on a record that came in: the bots it names that this site has, persons otherwise. */
function seatsOf(record: GameRecord, sides: readonly string[]): Seats {
  return Object.fromEntries(
    sides.map((side) => {
      const bot = record.players?.[side]?.bot;
      const level = BOT_LEVELS.find((one) => one === bot);
      return [side, level ? { kind: "bot", level } : { kind: "person" }];
    }),
  );
}

function isOfFormat(data: unknown, format: string): boolean {
  return typeof data === "object" && data !== null && "format" in data && data.format === format;
}
