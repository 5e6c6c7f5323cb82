import type { NoticeTables } from "./notice-tables.ts";

/** What the database holds: the same tables in SQLite and PostgreSQL. Times are in ms since 1970, bodies JSON as text. */
export interface Tables extends NoticeTables {
  /** A game that people play, or have played. */
  match: MatchRow;
  seat: SeatRow;
  holder: HolderRow;
  move: MoveRow;
  /** What was done in a match, in order. Only ever appended to: it is the truth, everything else follows from it. */
  entry: EntryRow;
  /** What a seat was told, in order, so that it can be told again. */
  news: NewsRow;
  prelude: PreludeRow;
  record: RecordRow;
  line: LineRow;
  drawer: DrawerRow;
  node: NodeRow;
  presence: PresenceRow;
  onlooking: OnlookingRow;
  onlooker_count: OnlookerCountRow;
  onlooker_line: OnlookerLineRow;
  /** Work that falls due: clocks, reminders, mail, the turns of bots. */
  job: JobRow;
  /** One row: when a server was there last. */
  alive: AliveRow;
  /** Times in which no server was there, so that no clock ran. */
  pause: PauseRow;
}

export interface MatchRow {
  /** Unguessable, part of every link to the match. */
  readonly id: string;
  /** Of the game that is played, e.g. `bull-run-1861`. */
  readonly game: string;
  readonly rules: string;
  /** The id of the scenario that it began with. */
  readonly scenario: string;
  readonly situation: string;
  /** The secret key of its dice, in hexadecimal digits. */
  readonly key: string;
  /** How many entries there are: who writes the next one must know it. */
  readonly version: number;
  readonly created: number;
  /** How much time there was when it began, as JSON; null: no clock. */
  readonly pace: string | null;
  /** When the last seat was taken; null until then, and in matches that began before this was kept. */
  readonly began: number | null;
  readonly changed: number;
  /** How it ended; null while it goes on. */
  readonly ended: string | null;
  /** The match that was begun as its rematch; null while there is none. */
  readonly rematch: string | null;
}

export interface SeatRow {
  readonly match: string;
  readonly side: string;
  /** SHA-256 of the invitation that takes the seat, in hexadecimal digits; null once it is taken. */
  readonly invitation: string | null;
  /** The level of the bot that plays it; null for a person. */
  readonly bot: string | null;
  /** What the person calls himself; null until somebody has taken the seat. */
  readonly name: string | null;
  /** What the person mixed into the dice; null until somebody has taken the seat. */
  readonly mixed: string | null;
}

/** A device, or a program, that plays a seat. One may hold many, and a seat be held by several. */
export interface HolderRow {
  /** SHA-256 of its secret, in hexadecimal digits. */
  readonly secret: string;
  readonly match: string;
  readonly side: string;
  readonly created: number;
}

/** What gives a seat to one more device, once. */
export interface MoveRow {
  /** SHA-256 of it, in hexadecimal digits. */
  readonly secret: string;
  readonly match: string;
  readonly side: string;
  readonly until: number;
}

export interface EntryRow {
  readonly match: string;
  /** From 1. */
  readonly number: number;
  readonly side: string;
  /** What its author calls it, so that a repeat is known as one. */
  readonly label: string;
  readonly body: string;
  readonly at: number;
}

/** All of a match that is over. */
export interface RecordRow {
  readonly match: string;
  /** A record with the key of its dice, as JSON. */
  readonly body: string;
}

export interface NewsRow {
  readonly match: string;
  readonly seat: string;
  /** From 1, for each seat by itself: what others were told never shows in it. */
  readonly number: number;
  readonly body: string;
  readonly at: number;
}

export interface AliveRow {
  readonly id: number;
  readonly at: number;
}

export interface PauseRow {
  readonly since: number;
  readonly until: number;
}

/** What was played of a match before it came to the server. */
export interface PreludeRow {
  readonly match: string;
  readonly record: string;
  /** How many steps it has. */
  readonly steps: number;
}

/** What a seat said to the others. */
export interface LineRow {
  readonly match: string;
  /** Who said it. */
  readonly side: string;
  /** From 1, for all seats alike. */
  readonly number: number;
  /** What its author calls it, so that a repeat is known as one. */
  readonly label: string;
  readonly body: string;
  readonly at: number;
}

/** What a seat keeps for itself: nobody else is ever told of it. */
export interface DrawerRow {
  readonly match: string;
  readonly side: string;
  readonly notes: string;
  /** The last line that has been read. */
  readonly read: number;
  /** 1: what the others say is not shown; 0: it is. */
  readonly muted: number;
}

/** A program that serves matches of the database. */
export interface NodeRow {
  readonly id: string;
  /** Until when it counts as alive. */
  readonly until: number;
}

/** What a node knows of a seat: whether somebody is there who plays it. */
export interface PresenceRow {
  readonly match: string;
  readonly side: string;
  readonly node: string;
  /** `lost`: the connection broke; `left`: it was ended, or nobody looks at the screen. */
  readonly state: "here" | "lost" | "left";
  readonly since: number;
}

/** The link by which others look on at a match: there is one at a time. */
export interface OnlookingRow {
  readonly match: string;
  /** SHA-256 of it, in hexadecimal digits. */
  readonly link: string;
  /** Seconds by which they are told later what happens. */
  readonly delay: number;
}

/** How many of those who look on at a match are connected to a node. */
export interface OnlookerCountRow {
  readonly match: string;
  readonly node: string;
  readonly count: number;
}

/** What somebody who looks on said to the others who do. */
export interface OnlookerLineRow {
  readonly match: string;
  /** From 1, for all alike. */
  readonly number: number;
  /** Who said it: what follows from a secret of his. */
  readonly author: string;
  /** What he calls himself; empty if he gives no name. */
  readonly name: string;
  /** What its author calls it, so that a repeat is known as one. */
  readonly label: string;
  readonly body: string;
  readonly at: number;
}

export interface JobRow {
  /** What is due, and for whom: there is never more than one of a kind. */
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  readonly due: number;
  /** Until then somebody is doing it; 0: nobody. */
  readonly leased: number;
  /** Who is doing it; null: nobody. */
  readonly worker: string | null;
  /** How often it was begun. */
  readonly attempts: number;
}
