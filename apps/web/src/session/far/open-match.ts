import { type ActionBase, type EventBase, type GameRecord, goesOnUnder } from "@stonebridge/kernel";
import type { History, MatchInfo } from "@stonebridge/protocol";
import { SeatMatch } from "@stonebridge/seat";
import type { AnyGame, AnyLoadedGame } from "../../games/contract/entry.ts";
import { gameOf } from "../../games/shelf.ts";
import type { SeatHolder } from "../../storage/saved-game.ts";
import { gameWith } from "../game-with.ts";
import { Session } from "../session.svelte.ts";
import type { AnySession } from "../session.svelte.ts";
import { farTable } from "./far-table.svelte.ts";
import { keptDeeds } from "./kept-deeds.ts";
import { matchInfo, myMatches, NotServed, recordOf } from "./requests.ts";
import { HISTORY, SeatLine } from "./seat-line.svelte.ts";
import { nameOf, type Sitter } from "./seats.ts";
import { lastSeen } from "./seen.ts";
import { Talk } from "./talk.svelte.ts";

type AnySeatMatch = SeatMatch<unknown, ActionBase, EventBase, unknown>;

/** A match on the server, and what this device has of it. */
export interface FoundMatch {
  readonly info: MatchInfo;
  readonly entry: AnyGame;
  /** The side that this device plays; undefined if it plays none. */
  readonly side: string | undefined;
}

/** A match in which this device has a seat. */
export type SeatedMatch = FoundMatch & { readonly side: string };

/** Why a match cannot be opened. */
export class CannotOpen extends Error {
  override readonly name = "CannotOpen";
  readonly reason: "dead" | "stranger" | "rules" | "unreachable" | "closed" | "full";
  constructor(reason: CannotOpen["reason"], cause?: unknown) {
    super(`The match cannot be opened: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** Ms between questions whether the other seat has been taken. */
export const PATIENCE = 1_500;

/**
 * Finds a match and the seat that this device has in it, and fetches the texts of its game.
 * @throws CannotOpen
 */
export async function findMatch(id: string): Promise<FoundMatch> {
  try {
    const [info, mine] = await Promise.all([matchInfo(id), myMatches()]);
    const entry = gameOf(info.game);
    if (entry === undefined) throw new CannotOpen("rules");
    await entry.texts.load();
    return { info, entry, side: mine.find(({ match }) => match === id)?.side };
  } catch (error) {
    if (!(error instanceof NotServed)) throw error;
    throw new CannotOpen(error.status === 404 ? "dead" : "unreachable", error);
  }
}

/** A match in which this device has a seat. @throws CannotOpen if it has none */
export async function findOwnMatch(id: string): Promise<SeatedMatch> {
  const { side, ...found } = await findMatch(id);
  if (side === undefined) throw new CannotOpen("stranger");
  return { ...found, side };
}

/**
 * Opens a match once it has begun, and plays a seat of it.
 * @param left no longer wanted: it resolves to undefined
 * @throws CannotOpen
 */
export async function openMatch(seated: SeatedMatch, left: AbortSignal): Promise<AnySession | undefined> {
  const { info, side, entry } = seated;
  const loaded = await entry.load();
  if (!goesOnUnder(loaded.module, info.rules)) throw new CannotOpen("rules");
  const line = new SeatLine(info.match, side);
  const leave = () => line.close();
  left.addEventListener("abort", leave);
  const history = await begun(line, left);
  if (history === undefined) return undefined;
  const game = await gameWith(loaded, info.situation);
  // Who has taken the other seat is known now.
  const { seats } = await matchInfo(info.match).catch(() => info);
  const kept = await keptDeeds<ActionBase>(info.match, side);
  if (left.aborted) {
    kept.close();
    return undefined;
  }
  // The session closes it from now on.
  left.removeEventListener("abort", leave);
  const match = new SeatMatch(game, side, history);
  return new Session({
    entry,
    loaded,
    saved: {
      id: info.match,
      game: entry.id,
      scenario: info.scenario,
      created: info.created,
      seats: Object.fromEntries(Object.entries(seats).map(([one, who]) => [one, holderOf(one === side, who)])),
    },
    table: farTable({
      match,
      line,
      commitment: info.commitment,
      talk: new Talk(line, side, history.number),
      kept,
      whole: () => wholeOf(loaded, recordOf(info.match)),
    }),
    seen: stepSeen(match, lastSeen(info.match)),
  });
}

/** All of a match that is over. */
export async function wholeOf(loaded: AnyLoadedGame, fetched: Promise<GameRecord>) {
  const [{ readGame }, record] = await Promise.all([import("../records.ts"), fetched]);
  return (await readGame(loaded, record)).match;
}

/** The last step that was on this device's screen; undefined where none ever was. */
export function stepSeen(match: AnySeatMatch, news: number | undefined): number | undefined {
  return news === undefined
    ? undefined
    : match.steps.filter(({ number }) => (match.newsOf(number) ?? 0) <= news).length;
}

export function holderOf(own: boolean, who: Sitter): SeatHolder {
  return own
    ? { kind: "person" }
    : { kind: "away", name: nameOf(who), ...(who.bot !== null && { bot: true as const }) };
}

/** How a match came to where it stands, once both seats are taken. @throws CannotOpen if the device has been signed out meanwhile */
function begun(line: SeatLine, left: AbortSignal): Promise<History | undefined> {
  return new Promise((resolve, reject) => {
    const ask = () => line.send(HISTORY);
    left.addEventListener("abort", () => resolve(undefined));
    line.listen({
      opened: ask,
      hear(message) {
        if (message.kind === "history") resolve(message);
        else if (message.kind === "closed") {
          line.close();
          reject(new CannotOpen("stranger"));
        }
        // The other seat is free.
        else if (message.kind === "fault" && !left.aborted) setTimeout(ask, PATIENCE);
      },
    });
  });
}
