import { randomBytes } from "node:crypto";
import { Faulty, toHex } from "@stonebridge/kernel";
import type { Rematch } from "@stonebridge/protocol";
import type { Store } from "../storage/store.ts";
import type { MatchRow, SeatRow } from "../storage/tables.ts";
import type { Asking } from "./invitations.ts";
import { firstJobs } from "../jobs/first-jobs.ts";
import { announced, GRACE } from "../notices/matters.ts";
import { gameOf, moduleOf } from "./modules.ts";
import { kept, newId, newSecret } from "./secrets.ts";
import { Forbidden, Gone, Unavailable } from "./unavailable.ts";

/** Who asks for a rematch, and what he mixes into its dice. */
interface AskingAgain extends Asking {
  readonly mixed: string;
}

/**
 * The rematch of a match that is over: the same scenario and options with the sides swapped. Whoever asks first begins it, the other
 * takes the seat that is kept for him. Asking again changes nothing.
 * @throws Unavailable
 */
export async function rematch(store: Store, asked: AskingAgain, now: number): Promise<Rematch> {
  const { match, side, secret, mixed } = asked;
  if (secret === undefined || !(await holds(store, secret, { match, side }))) throw new Forbidden("rematch-not-yours");
  const before = await store.match(match);
  if (before === undefined || before.ended === null) throw new Unavailable("rematch-early");
  const seats = await store.seats.of(match);
  const own = seats.find((seat) => seat.side === side);
  const other = seats.find((seat) => seat.side !== side);
  if (own === undefined || other === undefined) throw new Unavailable("no-other-side");
  const as = other.side;
  if (before.rematch === null) {
    const begun = await begin(store, before, { own, other, mixed, now });
    if (begun !== undefined) return { ...begun, side: as };
  }
  const next = (await store.match(match))?.rematch ?? "";
  const taken = await store.seats.takeAgain({
    of: { match, side },
    as: { match: next, side: as },
    name: own.name ?? "",
    mixed,
    at: now,
    begins: firstJobs,
  });
  if (!taken && !(await holds(store, secret, { match: next, side: as }))) throw new Gone("rematch-taken");
  return { match: next, side: as, seated: true };
}

/** The seats of the match that is over: of who asks, and of his opponent. */
interface Sides {
  readonly own: SeatRow;
  readonly other: SeatRow;
  readonly mixed: string;
  readonly now: number;
}

const holds = async (store: Store, secret: string, seat: Pick<Asking, "match" | "side">): Promise<boolean> =>
  (await store.seats.held(kept(secret), seat)).length > 0;

/** @returns undefined if the opponent has begun it just now */
async function begin(
  store: Store,
  before: MatchRow,
  { own, other, mixed, now }: Sides,
): Promise<Omit<Rematch, "side"> | undefined> {
  const match = newId();
  // What is mixed in against a bot has to come after the commitment: nobody else mixes anything in.
  const seated = other.bot === null;
  const invitation = newSecret();
  const free = { invitation: kept(invitation), name: null, mixed: null };
  const begun = await store.begin({
    match: {
      id: match,
      game: before.game,
      rules: await rulesFor(before),
      scenario: before.scenario,
      situation: before.situation,
      key: toHex(randomBytes(32)),
      created: now,
      pace: before.pace,
    },
    seats: [
      { side: other.side, bot: null, ...(seated ? { invitation: null, name: own.name, mixed } : free) },
      { side: own.side, bot: other.bot, ...(seated ? free : { invitation: null, name: null, mixed: null }) },
    ],
    ...(seated && {
      jobs: [announced({ match: before.id, side: other.side, kind: "rematch", number: 0 }, now + GRACE)],
    }),
    rematchOf: { match: before.id, ...(seated && { joins: { side: own.side, as: other.side } }) },
  });
  return begun ? { match, seated, ...(seated && { invitation }) } : undefined;
}

/** The rules that the game has now. @throws Unavailable if they no longer know how the match began */
async function rulesFor({ game, situation }: MatchRow): Promise<string> {
  const module = await moduleOf(game);
  try {
    if (module) gameOf(module, situation);
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    throw new Unavailable("rules-changed");
  }
  if (module === undefined) throw new Unavailable("game-gone");
  return module.rulesVersion;
}
