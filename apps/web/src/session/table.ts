import type { ActionBase, EventBase, Game, Match, Refusal, Side } from "@stonebridge/kernel";
import type { Problem, Terms } from "@stonebridge/protocol";
import type { AtTable, FarDeed } from "@stonebridge/seat";
import type { GameEntry, LoadedGame } from "../games/contract/entry.ts";
import type { SavedGame, SeatHolder, Seats } from "../storage/saved-game.ts";
import type { BotSeats } from "./bot-seat.svelte.ts";
import type { Course } from "./course.ts";
import type { Talk } from "./far/talk.svelte.ts";
import type { SaveState } from "./keeper.svelte.ts";
import type { ActResult, Closed } from "./session-types.ts";
import type { AskedDie } from "./table-dice.svelte.ts";

/** Whom bots of this device play. */
export type Bots = Pick<BotSeats, "thinking" | "stopped" | "stop" | "resume" | "playNow">;

/** An action that was taken here and refused by the server, where what is hidden decided. */
export interface RefusedLater<A extends ActionBase> {
  readonly action: A;
  readonly refusal: Refusal;
}

/** Deeds of one's own that the server has not done. */
export interface Missed {
  readonly deeds: readonly FarDeed<ActionBase>[];
  /** What stood against them: a deed of that side which came first, that one before them was refused, or what the server says. */
  readonly why:
    | { readonly kind: "later"; readonly than: Side | undefined }
    | { readonly kind: "refused" }
    | { readonly kind: "impossible"; readonly problem: Partial<Problem> };
}

/** What concerns a match on a server and not its game. Everything read from it is reactive. */
export interface FarTerms {
  readonly terms: Terms | undefined;
  /** When the seat was told something last, in ms since 1970. */
  readonly toldAt: number;
  /** The server's time, in ms since 1970. */
  now(): number;
  do(what: AtTable): void;
  /** What was not done of what was done here, until it was read. */
  readonly missed: Missed | undefined;
  forgetMissed(): void;
  /** Why this device plays no more; undefined as long as it does. */
  readonly ended: "signed-out" | undefined;
}

/** Somebody looks on at a match on a server. Everything read from it is reactive. */
export interface LookingOn {
  /** Seconds by which he is told later what happens. */
  readonly delay: number;
  /** Why he looks on no more; undefined as long as he does. */
  readonly ended: "closed" | "full" | undefined;
}

/** Where a session's game is played: on this device, or on a server. Everything read from it is reactive. */
export interface Table<P, A extends ActionBase, E extends EventBase, V> {
  readonly match: Course<P, A, E, V>;
  /** The match with all that it holds; undefined where only a server has that, which tells it once the match is over. */
  readonly whole: Match<P, A, E, V> | undefined;
  /** A server holds the match, and others play it elsewhere. */
  readonly apart: boolean;
  readonly seats: Seats;
  readonly bots: Bots;
  /** Why nobody can act at this table now, whatever is shown; undefined where somebody can. */
  readonly closed: Extract<Closed, "removed" | "elsewhere" | "no-dice" | "away" | "sent" | "offline"> | undefined;
  readonly saveState: SaveState;
  /** The real die that somebody must roll before the last action is performed. */
  readonly asked: AskedDie | undefined;
  /** SHA-256 of the key of the dice; undefined for real dice. */
  readonly commitment: string | undefined;
  /** What those who play apart say to each other; undefined where all play on this device. */
  readonly talk?: Talk | undefined;
  /** The dice are real ones, typed in. */
  readonly typedDice: boolean;
  /** The session is whole, and play begins. */
  begin(): void;
  /** Gives a side to a person or a bot of this device. */
  setSeat(side: Side, holder: SeatHolder): void;
  /** Takes actions one after the other, and stops at the first that is not taken. */
  take(side: Side, actions: readonly A[]): ActResult;
  /** Goes on with the face of the die that is {@link asked} for. @throws RangeError for a face it does not have */
  answer(face: number): ActResult;
  /** Withdraws what waits for a die; false once one of its dice is known. */
  cancel(): boolean;
  /** Takes back all steps after this one. */
  resetTo(step: number): void;
  resign(side: Side): void;
  /** By what a match on a server is played besides its rules, and what can be done about it; undefined on this device. */
  readonly far: FarTerms | undefined;
  /** Nobody plays here, somebody looks on; absent where somebody plays. */
  readonly looking?: LookingOn | undefined;
  /** The screen has caught up with the match: bots that were too far ahead can go on. */
  followed(): void;
  /** Something broke and has been read: whoever decides goes on. */
  resume(): void;
  /** Resolves once storing has finished or failed. */
  settled(): Promise<void>;
  /** Tries again to store what could not be stored. */
  saveAgain(): Promise<void>;
  /** Plays on here what another tab has been playing. */
  takeOver(): Promise<void>;
  close(): void;
}

/** What a table asks of the session that sits at it. */
export interface Seated<P, A extends ActionBase, E extends EventBase, V> {
  readonly id: string;
  readonly entry: Pick<GameEntry<P, A, E, V>, "glance">;
  readonly saved: SessionStart<P, A, E, V>["saved"];
  readonly game: Game<P, A, E, V>;
  readonly match: Course<P, A, E, V>;
  readonly seats: Seats;
  /** The one side that a person plays against a bot. */
  readonly ownSide: Side | undefined;
  /** Number of the last step the screen has reached. */
  readonly length: number;
  readonly playhead: { readonly at: number };
  /** Something went wrong in the last step. */
  readonly trouble: object | undefined;
}

/** What a table tells the session that sits at it. */
export interface Sitting<P, A extends ActionBase, E extends EventBase, V> {
  readonly session: Seated<P, A, E, V>;
  /** The match has gone on, or steps of it were taken back. */
  changed(): void;
  /** Who plays has changed, or who can act. */
  refresh(): void;
  /** Another match stands there now: all of it is shown. */
  replaced(): void;
  refused(refused: RefusedLater<A>): void;
  fail(error: unknown): void;
}

/** Makes a session's table. */
export type SetTable<P, A extends ActionBase, E extends EventBase, V> = (
  sitting: Sitting<P, A, E, V>,
) => Table<P, A, E, V>;

/** What a session is made from. */
export interface SessionStart<P, A extends ActionBase, E extends EventBase, V> {
  readonly entry: GameEntry<P, A, E, V>;
  readonly loaded: LoadedGame<P, A, E, V>;
  readonly saved: Omit<SavedGame, "revision" | "glance" | "steps" | "touched" | "rulesVersion">;
  readonly table: SetTable<P, A, E, V>;
  /** The last step that was on this device's screen before; absent: all of them were. */
  readonly seen?: number | undefined;
}
