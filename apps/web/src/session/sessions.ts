import { DiceExhausted, type GameRecord, Match, type SituationBase } from "@stonebridge/kernel";
import type { AnyGame, AnyLoadedGame } from "../games/contract/entry.ts";
import { kept } from "../games/contract/later.ts";
import { gameOf } from "../games/shelf.ts";
import { gameStore } from "../storage/game-store.ts";
import type { SavedGame, Seats } from "../storage/saved-game.ts";
import { type DiceChoice, newDice } from "./dice.ts";
import { gameWith } from "./game-with.ts";
import { localTable } from "./local-table.svelte.ts";
import { openSessions } from "./open-sessions.ts";
import { type AnySession, Session } from "./session.svelte.ts";

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
  readonly exercise?: string;
}

/** Asks somebody at the table for a die that falls before the first decision. */
export type AskDie = (die: {
  readonly kind: string;
  readonly faces: number;
  readonly index: number;
}) => Promise<number>;

/** How many pages show a game. */
const pages = new Map<string, number>();

/**
 * Starts a game.
 * @throws Faulty where the situation cannot be used, RangeError where there is no such game
 */
export async function beginGame(
  { game: id, situation, dice: choice, ...facts }: NewGame,
  askDie: AskDie,
): Promise<AnySession> {
  const entry = gameOf(id);
  if (!entry) throw new RangeError(`There is no game "${id}".`);
  const loaded = await entry.load();
  const game = await gameWith(loaded, situation);
  const dice = newDice(choice);
  const settings = { dice, players: playersOf(facts.seats), notes: { date: new Date().toISOString().slice(0, 10) } };
  const typed: number[] = [];
  for (;;) {
    try {
      const match = Match.begin(game, choice === "typed" ? { ...settings, typed } : settings);
      return enter(entry, loaded, match, facts);
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error;
      typed.push(await askDie(error));
    }
  }
}

/**
 * A game kept in this browser.
 * @param told hears how far a long record is read; what it throws ends the reading
 * @param begun hears of the record before it is played through: it has the right form, but may still break the rules
 * @returns undefined where there is none of this id
 * @throws Divergence where its record does not replay, SaveFailed where the store cannot be read, what the followers throw
 */
export async function openGame(id: string, told?: Told, begun?: Begun): Promise<AnySession | undefined> {
  const shown = () => pages.set(id, (pages.get(id) ?? 0) + 1);
  const running = openSessions.get(id);
  if (running) {
    shown();
    return running;
  }
  const fetched = await fetchGame(id, told, begun);
  if (!fetched) return undefined;
  shown();
  const { entry, loaded, match, saved } = fetched;
  return keep(
    new Session({ entry, loaded, saved, table: localTable({ match, stored: saved, refetch: () => fetchGame(id) }) }),
  );
}

/**
 * A new game that begins with the first steps of another one; that one stays as it is.
 * @param seats who plays on; absent: as before
 */
export async function branchGame(session: AnySession, step: number, seats = hereIn(session)): Promise<AnySession> {
  const match = session.whole.branch(step, {
    dice: newDice(session.typedDice ? "typed" : "rolled"),
    players: playersOf(seats),
  });
  return enter(session.entry, session.loaded, match, {
    seats,
    scenario: session.saved.scenario,
    from: { id: session.id, step },
  });
}

/** Who plays on here: whoever sat elsewhere does not. */
const hereIn = ({ seats }: AnySession): Seats =>
  Object.fromEntries(
    Object.entries(seats).map(([side, who]) => [side, who.kind === "away" ? { kind: "person" } : who] as const),
  );

/** A page that {@link openGame} served has gone: ends the session once no page shows it and it is stored; one that could not be stored stays in memory. */
export async function leaveGame(session: AnySession): Promise<void> {
  const { id } = session;
  pages.set(id, Math.max(0, (pages.get(id) ?? 0) - 1));
  await session.settled();
  if (pages.get(id) !== 0 || session.saveState.kind !== "saved") return;
  session.close();
  openSessions.delete(id);
}

type RunningMatch = AnySession["whole"];
type Facts = Pick<SavedGame, "seats" | "scenario"> &
  Partial<Pick<SavedGame, "from" | "match" | "guided" | "lesson" | "name" | "exercise">>;

/** Stores a match as a new game of this browser, and keeps its session. */
export function enter(entry: AnyGame, loaded: AnyLoadedGame, match: RunningMatch, facts: Facts): AnySession {
  const id = newId();
  const saved = { ...facts, id, game: entry.id, created: Date.now() };
  return keep(new Session({ entry, loaded, saved, table: localTable({ match, refetch: () => fetchGame(id) }) }));
}

/** Keeps a session that was opened elsewhere, until {@link leaveGame}. */
export function keep(session: AnySession): AnySession {
  openSessions.set(session.id, session);
  return session;
}

/** Hears which step of a stored game has been read, before it can be shown. */
export type Told = (saved: SavedGame, step: number) => void;
/** Hears of the record of a stored game before it is played through. */
export type Begun = (record: GameRecord) => void;

/** What reads a stored game: most games are new. */
const records = kept(() => import("./records.ts"));

async function fetchGame(id: string, told?: Told, begun?: Begun) {
  const file = await gameStore.load(id);
  if (!file) return undefined;
  const { entryOf, readGame } = await records();
  const entry = entryOf(file.saved.game, "This game cannot be played");
  const loaded = await entry.load();
  // What another program wrote into the store may be anything.
  const { seats, match } = await readGame(loaded, file.record, (step) => told?.(file.saved, step), begun);
  return { entry, loaded, saved: { ...file.saved, seats: { ...seats, ...file.saved.seats } }, match };
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
