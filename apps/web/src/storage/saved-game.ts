import type { GameRecord, Side } from "@stonebridge/kernel";

export const BOT_LEVELS = ["recruit", "colonel", "general", "marshal"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
/** How a Marshal leads, if not as usual. */
export const TEMPERS = ["cautious", "bold", "historical"] as const;
export type Temper = (typeof TEMPERS)[number];
/** A bot: its level, and the temper of a Marshal. */
export type BotName = BotLevel | `marshal-${Temper}`;

/** The bot of a name that somebody gave. */
export function botNamed(name: unknown): BotName | undefined {
  return (
    BOT_LEVELS.find((level) => level === name) ??
    TEMPERS.map((temper) => `marshal-${temper}` as const).find((bot) => bot === name)
  );
}

export function levelOf(bot: BotName): BotLevel {
  return BOT_LEVELS.find((level) => bot.startsWith(level)) as BotLevel;
}

/** A bot at this device. `givesUp`: he gives up what is lost. */
export interface BotHolder {
  readonly kind: "bot";
  readonly level: BotName;
  readonly givesUp?: true;
}

/** Who answers for a side. */
export type SeatHolder =
  | { readonly kind: "person" }
  | BotHolder
  /** Somebody at another device, or a bot of the server, by the name it goes by. */
  | { readonly kind: "away"; readonly name: string; readonly bot?: true };
export type Seats = Readonly<Record<Side, SeatHolder>>;

/** What a list of games shows of one, without replaying it. */
export interface Glance {
  readonly turn: number;
  readonly stage: string;
  readonly phase: number;
  /** The side asked; absent when the game is over. */
  readonly decides?: Side;
  readonly winner?: Side | "draw";
  readonly points: Readonly<Record<Side, number>>;
  /** Where counters stand, for the small picture. */
  readonly pieces: readonly { readonly zone: string; readonly side: Side }[];
}

/** One line of the list of games. Times are milliseconds since 1970. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly scenario: string;
  /** What the player calls it; absent: it has the name that its facts make. The store keeps it, no save changes it. */
  readonly name?: string;
  readonly seats: Seats;
  readonly steps: number;
  /** Grows with every save: a save that follows another one than its own tab's is refused. */
  readonly revision: number;
  readonly created: number;
  readonly touched: number;
  readonly glance: Glance;
  /** The game and step it was branched off from. An exercise begins there: nothing before it can be undone. */
  readonly from?: { readonly id: string; readonly step: number };
  /** The match on a server that it was taken from once that was over. */
  readonly match?: string;
  /** Play the guided first turn. */
  readonly guided?: boolean;
  /** The short lesson whose position it began from, where that has a goal. */
  readonly lesson?: string;
  /** The exercise that it is: a puzzle, `<game>/<id>`, or a mistake, `mistakes/<game>/<step>`. No list shows it. */
  readonly exercise?: string;
}

export interface GameFile {
  readonly saved: SavedGame;
  readonly record: GameRecord;
}

/** Why a save did not happen. */
export type SaveProblem =
  /** No room is left in this browser. */
  | "full"
  /** The browser does not let this page store anything (private window, blocked storage). */
  | "refused"
  /** Another tab has saved this game in the meantime. */
  | "overtaken"
  /** The game was deleted elsewhere: saving it would bring it back against somebody's will. */
  | "removed"
  /** A newer version of the site keeps the games now, in a form that this one does not know. */
  | "newer"
  /** A tab with an older version of the site holds the games; they open when it is closed or reloaded. */
  | "blocked";

/** The longest name that a game can have, in characters. */
export const LONGEST_NAME = 80;

export class SaveFailed extends Error {
  override readonly name = "SaveFailed";
  readonly problem: SaveProblem;
  constructor(problem: SaveProblem, cause?: unknown) {
    super(`The game was not saved: ${problem}.`, { cause });
    this.problem = problem;
  }
}
