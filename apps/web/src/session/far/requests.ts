import { type GameRecord, toHex } from "@stonebridge/kernel";
import {
  type Invitation,
  type Invitations,
  type MatchInfo,
  type Mine,
  MIXED,
  type Move,
  type NewMatch,
  type OnlookersClosed,
  type OnlookersLink,
  type OnlookersSaid,
  type OnlookInfo,
  type Problem,
  type Rematch,
  type SignedOut,
  type TakenSeat,
  type TakeOnline,
  type TakeSeat,
} from "@stonebridge/protocol";

/** What went wrong with a request: the server's sentence, or that it could not be reached. */
export class NotServed extends Error {
  override readonly name = "NotServed";
  /** HTTP status; 0: the server did not answer. */
  readonly status: number;
  /** What the server says; undefined where it does not answer, or not as one of ours. */
  readonly problem: Partial<Problem> | undefined;
  constructor(status: number, problem?: Partial<Problem>) {
    super(problem?.problem ?? "");
    this.status = status;
    this.problem = problem;
  }

  /** The server has answered, and it will not be otherwise if it is asked again. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/**
 * Asks the server for something.
 * @param link by which somebody looks on, where he asks
 * @throws NotServed
 */
export async function ask<T>(path: string, body?: object, method = body ? "POST" : "GET", link?: string): Promise<T> {
  const headers = {
    ...(body && { "content-type": "application/json" }),
    ...(link !== undefined && { authorization: `Bearer ${link}` }),
  };
  const sent = { headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`/api/${path}`, { method, ...sent, cache: "no-store" }).catch(() => undefined);
  if (response === undefined) throw new NotServed(0);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const problem = answer as Partial<Problem> | undefined;
  throw new NotServed(response.status, typeof problem?.problem === "string" ? problem : undefined);
}

const at = (match: string): string => `matches/${encodeURIComponent(match)}`;

/** Begins a match. @throws NotServed */
export const beginMatch = (wanted: NewMatch) => ask<Invitations>("matches", wanted);

/** Goes on with a game of this device as a match. @throws NotServed where its record cannot be played on */
export const takeGameOnline = (game: TakeOnline) => ask<Invitations>("records", game);

/** What is known of a match. @throws NotServed */
export const matchInfo = (match: string) => ask<MatchInfo>(at(match));

/** Takes the seat of an invitation for this device. @throws NotServed where somebody else has it */
export const takeSeat = (taking: TakeSeat) => ask<TakenSeat>("seat", taking);

/** A new invitation to a seat that is still free; the one before is void. @throws NotServed */
export const inviteAnew = (match: string, side: string) => ask<Invitation>(`${at(match)}/invite`, { side });

/** What gives a seat to one more device, once. @throws NotServed */
export const moveSeat = (match: string, side: string) => ask<Move>(`${at(match)}/move`, { side });

/** No other device plays a seat any more. @throws NotServed */
export const signOutOthers = (match: string, side: string) => ask<SignedOut>(`${at(match)}/sign-out`, { side });

/** The rematch of a match that is over, or a seat of the one that the opponent has begun. @throws NotServed */
export const askRematch = (match: string, side: string, mixed: string) =>
  ask<Rematch>(`${at(match)}/rematch`, { side, mixed });

/** What this device plays. @throws NotServed */
export const myMatches = async (): Promise<Mine["matches"]> => (await ask<Mine>("mine")).matches;

/** The record of a match that is over. @throws NotServed */
export const recordOf = (match: string) => ask<GameRecord>(`${at(match)}/record`);

/** Makes a link by which others look on, told later by so many seconds; the one before leads nowhere any more. @throws NotServed */
export const openToOnlookers = (match: string, delay: number) =>
  ask<OnlookersLink>(`${at(match)}/onlookers`, { delay });

/** Nobody may look on any more. @throws NotServed */
export const closeToOnlookers = (match: string) => ask<OnlookersClosed>(`${at(match)}/onlookers`, undefined, "DELETE");

/** What those said who looked on at a match that is over. @throws NotServed */
export const onlookersSaid = (match: string) => ask<OnlookersSaid>(`${at(match)}/onlookers`);

/** What somebody sees who looks on by a link. @throws NotServed where nobody may by it */
export const onlookInfo = (link: string) => ask<OnlookInfo>("onlook", undefined, "GET", link);

/** The record of a match that is over, for somebody who looked on. @throws NotServed */
export const onlookRecord = (link: string) => ask<GameRecord>("onlook/record", undefined, "GET", link);

/** As many random bytes as a player mixes into the dice, in hexadecimal digits. */
export function mixedIn(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(MIXED)));
}
