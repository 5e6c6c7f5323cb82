import {
  type ActionBase,
  type EventBase,
  Faulty,
  type GameRecord,
  type Match,
  readRecord,
  resuming,
  shown,
  type Verdict,
  verify,
} from "@stonebridge/kernel";
import type { AnyGame, AnyLoadedGame } from "../games/contract/entry.ts";
import { GAMES, gameOf } from "../games/shelf.ts";
import { botNamed, type Seats } from "../storage/saved-game.ts";
import { atLeisure } from "./at-leisure.ts";
import { diceCrypto } from "./dice.ts";
import { gameWith } from "./game-with.ts";
import type { AnySession } from "./session.svelte.ts";

/** What reads games from records and plays them through: it comes with the first one, since a new game needs none of it. */

/**
 * The game that a record or a situation is of.
 * @param what what is wrong where this site does not have it
 * @throws Faulty
 */
export function entryOf(id: string, what: string): AnyGame {
  const entry = gameOf(id);
  if (entry) return entry;
  const names = GAMES.map((game) => game.id).join(", ");
  throw new Faulty(what, [{ field: "game", problem: `${shown(id)} is no game of this site, which has: ${names}` }]);
}

/** A record, played through: its match, and who plays on. */
export interface ReadGame {
  readonly match: Match<unknown, ActionBase, EventBase, unknown>;
  readonly seats: Seats;
}

/**
 * Reads a record and plays it through. What its followers throw ends it.
 * @param told hears how far a long one is read
 * @param begun hears of a record that has the right form before it is played through: it may still break the rules
 * @throws Faulty with every fault, Divergence at the first step that is not what the rules make of it
 */
export async function readGame(
  loaded: AnyLoadedGame,
  data: unknown,
  told?: (step: number) => void,
  begun?: (record: GameRecord) => void,
): Promise<ReadGame> {
  const record = readRecord(data);
  begun?.(record);
  const game = await gameWith(loaded, record.situation);
  const match = await atLeisure(resuming(game, record, { crypto: diceCrypto }), told);
  return { match, seats: seatsOf(record.players, loaded.module.sides) };
}

/** Replays the whole record of a game and checks every action and die. */
export function checkGame({ game, whole }: Pick<AnySession, "game" | "whole">): Verdict {
  return verify(game, whole.record({ key: true }), diceCrypto);
}

/** Who plays on a record that came in: the bots it names that this site has, persons otherwise. */
export function seatsOf(players: GameRecord["players"], sides: readonly string[]): Seats {
  return Object.fromEntries(
    sides.map((side) => {
      const bot = players?.[side]?.bot;
      const level = botNamed(bot);
      return [side, level ? { kind: "bot", level } : { kind: "person" }];
    }),
  );
}
