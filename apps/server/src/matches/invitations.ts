import type { Invitation, Move, SignedOut, TakenSeat, TakeSeat } from "@stonebridge/protocol";
import { firstJobs } from "../jobs/first-jobs.ts";
import type { Store } from "../storage/store.ts";
import { kept, newSecret } from "./secrets.ts";
import { Forbidden, Gone, Unavailable } from "./unavailable.ts";

/** How long a seat can be moved to another device by what was offered for it, in ms. */
const MOVABLE = 24 * 60 * 60 * 1_000;

/**
 * Takes the seat of an invitation, or one that another device holds too.
 * @param secret what proves it from now on
 * @throws Unavailable if somebody has taken it, or it never was one
 */
export async function takeSeat(store: Store, asked: TakeSeat, secret: string, now: number): Promise<TakenSeat> {
  const by = kept(secret);
  const seat =
    "move" in asked
      ? await store.seats.join(kept(asked.move), by, now)
      : await store.seats.take({
          invitation: kept(asked.invitation),
          name: asked.name.trim(),
          mixed: asked.mixed,
          secret: by,
          at: now,
          begins: firstJobs,
        });
  if (seat) return { match: seat.match, side: seat.side, secret };
  throw new Gone("move" in asked ? "move-void" : "invitation-void");
}

/** Which seat is asked about, and by whom. */
export interface Asking {
  readonly match: string;
  readonly side: string;
  /** The secret of the device that asks; undefined if it has none. */
  readonly secret: string | undefined;
}

/** Makes a new invitation to a free seat, for whoever holds another one of the match; the one before is void. @throws Unavailable */
export async function invite(store: Store, { match, side, secret }: Asking): Promise<Invitation> {
  const holds = secret === undefined ? [] : await store.seats.held(kept(secret), { match });
  if (!holds.some((seat) => seat.side !== side)) throw new Forbidden("may-not-invite");
  const invitation = newSecret();
  if (!(await store.seats.invite(match, side, kept(invitation)))) throw new Unavailable("seat-taken");
  return { match, side, invitation };
}

/** Makes what gives a seat to one more device, for whoever holds it. @throws Unavailable */
export async function move(store: Store, { match, side, secret }: Asking, now: number): Promise<Move> {
  const holds = secret === undefined ? [] : await store.seats.held(kept(secret), { match, side });
  if (holds.length === 0) throw new Forbidden("may-not-move");
  const offered = newSecret();
  const until = now + MOVABLE;
  await store.seats.offer({ secret: kept(offered), match, side, until }, now);
  return { match, side, move: offered, until };
}

/** All other devices hold a seat no more, for a device that holds it. @throws Unavailable */
export async function signOut(store: Store, { match, side, secret }: Asking): Promise<SignedOut> {
  const [held] = secret === undefined ? [] : await store.seats.held(kept(secret), { match, side });
  if (held === undefined) throw new Forbidden("may-not-sign-out");
  return { match, side, devices: await store.seats.holdAlone(held) };
}
