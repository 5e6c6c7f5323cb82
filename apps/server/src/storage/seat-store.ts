import type { Kysely, Transaction } from "kysely";
import { type Announcement, type NewJob, schedule } from "./schedule.ts";
import type { HolderRow, MatchRow, MoveRow, SeatRow, Tables } from "./tables.ts";

/** Who takes a seat. */
export interface Taking {
  /** SHA-256 of the invitation. */
  readonly invitation: string;
  readonly name: string;
  readonly mixed: string;
  /** SHA-256 of the secret that the device keeps. */
  readonly secret: string;
  readonly at: number;
  /** What is due once no seat of the match is free any more. */
  readonly begins?: (match: MatchRow, seats: readonly SeatRow[]) => readonly (NewJob | Announcement)[];
}

/** Who takes the seat that is kept for him in a rematch. */
export interface TakingAgain extends Pick<Taking, "name" | "mixed" | "at" | "begins"> {
  /** The seat that he played. */
  readonly of: Pick<HolderRow, "match" | "side">;
  /** The seat of the rematch. */
  readonly as: Pick<HolderRow, "match" | "side">;
}

/** A seat of a device, with its match and the last that it was told. */
export interface HeldSeat extends Pick<MatchRow, "game" | "scenario" | "created" | "ended" | "rematch"> {
  readonly match: string;
  readonly side: string;
  /** Body of its last piece of news, and when that was; null if it was told nothing yet. */
  readonly news: string | null;
  readonly at: number | null;
}

/** The seats of matches, the invitations to them, and who holds them. Secrets come in as SHA-256, in hexadecimal digits. */
export class SeatStore {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** The seats of some matches, in the order of their sides. */
  async of(...matches: readonly string[]): Promise<readonly SeatRow[]> {
    if (matches.length === 0) return [];
    return this.#database.selectFrom("seat").selectAll().where("match", "in", matches).orderBy("side").execute();
  }

  /** The seats that a device holds: all, or those of a match and of a side of it. */
  held(
    secret: string,
    { match, side }: Partial<Pick<HolderRow, "match" | "side">> = {},
  ): Promise<readonly HolderRow[]> {
    return this.#database
      .selectFrom("holder")
      .selectAll()
      .where("secret", "=", secret)
      .$if(match !== undefined, (query) => query.where("match", "=", match ?? ""))
      .$if(side !== undefined, (query) => query.where("side", "=", side ?? ""))
      .execute();
  }

  /** The seats that a device holds, with their matches. @param most how many */
  async mine(secret: string, most: number): Promise<readonly HeldSeat[]> {
    return this.#database
      .selectFrom("holder")
      .innerJoin("match", "match.id", "holder.match")
      .where("secret", "=", secret)
      .select(["holder.match", "side", "game", "scenario", "match.created", "ended", "rematch"])
      .select(({ selectFrom }) => {
        const last = selectFrom("news")
          .whereRef("news.match", "=", "holder.match")
          .whereRef("news.seat", "=", "holder.side")
          .orderBy("number", "desc")
          .limit(1);
        return [last.select("body").as("news"), last.select("at").as("at")];
      })
      .orderBy("match.changed", "desc")
      .limit(most)
      .execute();
  }

  /** Somebody takes a free seat by its invitation, which is used up. @returns the seat; undefined if nobody is invited by it */
  async take({ invitation, name, mixed, secret, at, begins }: Taking): Promise<HolderRow | undefined> {
    return this.#database.transaction().execute(async (write) => {
      const taken = await write
        .updateTable("seat")
        .set({ invitation: null, name, mixed })
        .where("invitation", "=", invitation)
        .returning(["match", "side"])
        .executeTakeFirst();
      if (taken === undefined) return undefined;
      await beginIfFull(write, taken.match, at, begins);
      return hold(write, { ...taken, secret, created: at });
    });
  }

  /**
   * Whoever holds a seat of a match takes the one that is kept for him in its rematch, with all his devices.
   * @returns whether it was free
   */
  async takeAgain({ of, as, name, mixed, at, begins }: TakingAgain): Promise<boolean> {
    return this.#database.transaction().execute(async (write) => {
      const { numUpdatedRows } = await write
        .updateTable("seat")
        .set({ invitation: null, name, mixed })
        .where("match", "=", as.match)
        .where("side", "=", as.side)
        .where("invitation", "is not", null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await beginIfFull(write, as.match, at, begins);
      await holdAlike(write, of, as);
      return true;
    });
  }

  /** Replaces the invitation to a free seat. @returns whether the seat is free */
  async invite(match: string, side: string, invitation: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable("seat")
      .set({ invitation })
      .where("match", "=", match)
      .where("side", "=", side)
      .where("invitation", "is not", null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Keeps what gives a seat to one more device. */
  async offer(move: MoveRow, now: number): Promise<void> {
    await this.#database.transaction().execute(async (write) => {
      await write.deleteFrom("move").where("until", "<", now).execute();
      await write.insertInto("move").values(move).execute();
    });
  }

  /** The devices that hold seats of some matches. */
  async holders(matches: readonly string[]): Promise<readonly Omit<HolderRow, "created">[]> {
    if (matches.length === 0) return [];
    return this.#database
      .selectFrom("holder")
      .select(["secret", "match", "side"])
      .where("match", "in", matches)
      .execute();
  }

  /** A device alone holds a seat from now on, and what was offered for it is void. @returns how many others held it */
  async holdAlone({ match, side, secret }: Omit<HolderRow, "created">): Promise<number> {
    return this.#database.transaction().execute(async (write) => {
      await write.deleteFrom("move").where("match", "=", match).where("side", "=", side).execute();
      const { numDeletedRows } = await write
        .deleteFrom("holder")
        .where("match", "=", match)
        .where("side", "=", side)
        .where("secret", "!=", secret)
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  }

  /** One more device takes a seat, by what was offered, which is used up. @returns the seat; undefined if nothing was */
  async join(move: string, secret: string, at: number): Promise<HolderRow | undefined> {
    return this.#database.transaction().execute(async (write) => {
      const offered = await write
        .deleteFrom("move")
        .where("secret", "=", move)
        .where("until", ">=", at)
        .returning(["match", "side"])
        .executeTakeFirst();
      return offered && hold(write, { ...offered, secret, created: at });
    });
  }
}

/** Lets a match begin if no seat of it is free any more. */
async function beginIfFull(
  write: Transaction<Tables>,
  match: string,
  at: number,
  begins: Taking["begins"],
): Promise<void> {
  // Whoever takes the other seat at the same time waits here, and then sees that this one is taken.
  await write
    .updateTable("match")
    .set(({ ref }) => ({ changed: ref("changed") }))
    .where("id", "=", match)
    .execute();
  const seats = await write.selectFrom("seat").selectAll().where("match", "=", match).execute();
  if (seats.some((seat) => seat.invitation !== null)) return;
  const begun = await write
    .updateTable("match")
    .set({ began: at })
    .where("id", "=", match)
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const job of begins?.(begun, seats) ?? []) await schedule(write, job);
}

/** All devices that hold a seat hold another one too from now on. */
export async function holdAlike(
  write: Transaction<Tables>,
  { match, side }: TakingAgain["of"],
  as: TakingAgain["as"],
): Promise<void> {
  await write
    .insertInto("holder")
    .columns(["secret", "match", "side", "created"])
    .expression(({ selectFrom, val }) =>
      selectFrom("holder")
        .select("secret")
        .select([val(as.match).as("match"), val(as.side).as("side")])
        .select("created")
        .where("match", "=", match)
        .where("side", "=", side),
    )
    .execute();
}

/** A device holds a seat from now on; it may hold it already. */
async function hold(write: Transaction<Tables>, holder: HolderRow): Promise<HolderRow> {
  await write
    .insertInto("holder")
    .values(holder)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return holder;
}
