import { randomBytes } from "node:crypto";
import { Faulty, fromHex, type Outcome, type SituationBase, toHex } from "@stonebridge/kernel";
import type { Invitations, MatchInfo, NewMatch, TakenSeat, TakeSeat } from "@stonebridge/protocol";
import type { Store } from "../storage/store.ts";
import { diceCrypto } from "./dice-crypto.ts";
import { GAME_IDS, moduleOf } from "./modules.ts";
import { kept, newId, newSecret } from "./secrets.ts";

/** What was asked for cannot be had; the message says why, for a person. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
}

/** Begins a match, with an invitation to each side. @throws Unavailable if there is no such game, scenario or option */
export async function beginMatch(
  store: Store,
  { game, scenario, options }: NewMatch,
  now: number,
): Promise<Invitations> {
  const module = await moduleOf(game);
  if (module === undefined) throw new Unavailable(`There is no game "${game}". Games: ${GAME_IDS.join(", ")}.`);
  const situation = situationOf(module, scenario, options);
  const key = randomBytes(32);
  const match = newId();
  const invitations = Object.fromEntries(module.sides.map((side) => [side, newSecret()]));
  await store.begin({
    match: {
      id: match,
      game,
      rules: module.rulesVersion,
      scenario,
      situation: JSON.stringify(situation),
      key: toHex(key),
      created: now,
    },
    seats: module.sides.map((side) => ({
      side,
      invitation: kept(invitations[side]),
      bot: null,
      name: null,
      mixed: null,
    })),
  });
  return { match, commitment: toHex(diceCrypto.digest(key)), seats: invitations };
}

function situationOf(
  module: { situation(scenario: string, options?: Readonly<Record<string, string>>): object },
  scenario: string,
  options: Readonly<Record<string, string>> | undefined,
): object {
  try {
    return module.situation(scenario, options);
  } catch (error) {
    if (error instanceof Faulty) throw new Unavailable(error.message);
    throw error;
  }
}

/** Takes the seat of an invitation. @throws Unavailable if somebody has taken it, or it never was one */
export async function takeSeat(store: Store, { invitation, name, mixed }: TakeSeat, now: number): Promise<TakenSeat> {
  const secret = newSecret();
  const seat = await store.take({
    invitation: kept(invitation),
    name: name.trim(),
    mixed,
    secret: kept(secret),
    at: now,
  });
  if (seat === undefined)
    throw new Unavailable(
      "This invitation leads to no free seat: somebody has taken it, or the link is not complete. Ask for a new one.",
    );
  return { match: seat.match, side: seat.side, secret };
}

/** What anybody may know who knows a match's id. @throws Unavailable if there is no such match */
export async function matchInfo(store: Store, match: string): Promise<MatchInfo> {
  const [row, seats] = await Promise.all([store.match(match), store.seats(match)]);
  if (row === undefined) throw new Unavailable("There is no such match: the link is not complete, or it was deleted.");
  return {
    match,
    game: row.game,
    rules: row.rules,
    scenario: row.scenario,
    situation: JSON.parse(row.situation) as SituationBase,
    commitment: toHex(diceCrypto.digest(fromHex(row.key) ?? new Uint8Array())),
    created: row.created,
    ended: row.ended === null ? null : (JSON.parse(row.ended) as Outcome),
    seats: Object.fromEntries(seats.map(({ side, name, bot }) => [side, { name, bot }])),
  };
}
