import { fromHex, type GameRecord, type Outcome, type SituationBase, toHex } from "@stonebridge/kernel";
import type { MatchInfo, Mine, Pace, Seats } from "@stonebridge/protocol";
import type { Store } from "../storage/store.ts";
import type { MatchRow, SeatRow } from "../storage/tables.ts";
import { diceCrypto } from "./dice-crypto.ts";
import { OtherRules } from "./played-match.ts";
import type { Place, Playing } from "./playing.ts";
import { kept } from "./secrets.ts";
import type { Told } from "./seen.ts";
import { Missing, Unavailable } from "./unavailable.ts";

/** How many matches of a device are listed at most. */
const MOST = 500;

/** What anybody may know who knows a match's id. @throws Missing if there is no such match */
export async function matchInfo(store: Store, match: string): Promise<MatchInfo> {
  const [row, seats, before] = await Promise.all([store.match(match), store.seats.of(match), store.stepsBefore(match)]);
  if (row === undefined) throw new Missing("no-match");
  return { match, ...factsOf(row), ended: endedOf(row), before, seats: seatsOf(seats) };
}

/** What anybody may know of a match, whether he plays in it or looks on: what it began with. */
export function factsOf(
  row: MatchRow,
): Pick<MatchInfo, "game" | "rules" | "scenario" | "situation" | "commitment" | "pace" | "created"> {
  return {
    game: row.game,
    rules: row.rules,
    scenario: row.scenario,
    situation: JSON.parse(row.situation) as SituationBase,
    commitment: toHex(diceCrypto.digest(fromHex(row.key) ?? new Uint8Array())),
    pace: row.pace === null ? null : (JSON.parse(row.pace) as Pace),
    created: row.created,
  };
}

/** What a device plays, what it was told of last first. @param secret of the device */
export async function mine(store: Store, playing: Playing, secret: string): Promise<Mine> {
  const held = await store.seats.mine(kept(secret), MOST);
  const rematches = held.flatMap(({ rematch }) => rematch ?? []);
  const seats = await store.seats.of(...new Set([...held.map(({ match }) => match), ...rematches]));
  /** Of a seat that was played: the one of the rematch is kept for it, or this device holds it. */
  const rematchFor = (rematch: string | null, side: string): Pick<Mine["matches"][number], "rematch"> => {
    const own = seats.find((seat) => seat.match === rematch && seat.side !== side);
    const joined = held.some((seat) => seat.match === rematch && seat.side === own?.side);
    if (own === undefined || (own.invitation === null && !joined)) return {};
    return { rematch: { match: own.match, offered: !joined } };
  };
  const matches = await Promise.all(
    held.map(async ({ match, side, game, scenario, created, ended, news, at, rematch }) => ({
      match,
      side,
      game,
      scenario,
      created,
      // When the match was written to last would tell when the enemy writes an order.
      changed: at ?? created,
      ended: endedOf({ ended }),
      seats: seatsOf(seats.filter((seat) => seat.match === match)),
      // Whoever begins or ceases to decide is told of it, so the last that a seat was told says it; before that, the beginning does.
      decides:
        ended === null &&
        (news === null ? await decidesFirst(playing, { match, side }) : (JSON.parse(news) as Told).decides),
      ...rematchFor(rematch, side),
    })),
  );
  return { matches: matches.toSorted((one, other) => other.changed - one.changed) };
}

/** Whether a match begins with a seat's decision; no, where this version cannot play it. */
export async function decidesFirst(playing: Playing, place: Place): Promise<boolean> {
  try {
    return (await playing.whole(place))?.decides === true;
  } catch (error) {
    if (error instanceof OtherRules) return false;
    throw error;
  }
}

/** All of a match that is over, for anybody who knows its id. @throws Unavailable if it goes on, Missing if there is none */
export async function recordOf(store: Store, playing: Playing, match: string): Promise<GameRecord> {
  const row = await store.match(match);
  if (row === undefined) throw new Missing("no-match");
  const record = row.ended === null ? undefined : await playing.record(match);
  if (record === undefined) throw new Unavailable("goes-on");
  return record;
}

const endedOf = ({ ended }: { readonly ended: string | null }): Outcome | null =>
  ended === null ? null : (JSON.parse(ended) as Outcome);

/** Who sits where, as everybody may know. */
export const seatsOf = (seats: readonly SeatRow[]): Seats =>
  Object.fromEntries(seats.map(({ side, name, bot }) => [side, { name, bot }]));
