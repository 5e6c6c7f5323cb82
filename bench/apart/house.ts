import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { createApp } from "../../apps/server/src/app.ts";
import { beginMatch } from "../../apps/server/src/matches/beginning.ts";
import { takeSeat } from "../../apps/server/src/matches/invitations.ts";
import { Playing } from "../../apps/server/src/matches/playing.ts";
import { RecentMatches } from "../../apps/server/src/matches/recent-matches.ts";
import { kept, newId, newSecret } from "../../apps/server/src/matches/secrets.ts";
import { openDatabase } from "../../apps/server/src/storage/databases.ts";
import { migrate } from "../../apps/server/src/storage/migrations.ts";
import { Store } from "../../apps/server/src/storage/store.ts";
import type { Tables } from "../../apps/server/src/storage/tables.ts";

/** A match with the secret of each of its seats. */
export interface Sat {
  readonly match: string;
  readonly secrets: Readonly<Record<string, string>>;
}

/** The time that it always is: two matches differ in nothing but what was done in them. */
const NOW = 1_000_000;
const NO_LIMIT = 1e9;
const MIXED = "0123456789abcdef0123456789abcdef";

/** A server of its own, listening, with its database in a folder of its own. */
export class House {
  readonly url: string;
  readonly store: Store;
  /** Plays as another node would. */
  readonly playing: Playing;
  /** How often it failed. */
  crashes = 0;
  readonly #database: Kysely<Tables>;
  readonly #watching: RecentMatches;
  readonly #close: () => Promise<void>;

  private constructor(url: string, database: Kysely<Tables>, close: () => Promise<void>) {
    this.url = url;
    this.store = new Store(database);
    this.playing = new Playing(this.store, { now: () => NOW, written: () => undefined });
    this.#database = database;
    this.#watching = new RecentMatches(this.store);
    this.#close = close;
  }

  static async open(): Promise<House> {
    const folder = mkdtempSync(join(tmpdir(), "stonebridge-apart-"));
    writeFileSync(join(folder, "index.html"), "<!doctype html><title>Stonebridge</title>");
    const database = openDatabase({ folder: join(folder, "data") });
    await migrate(database);
    const app = await createApp({
      client: folder,
      matches: { store: new Store(database), hints: (heard) => ({ tell: heard, close: async () => undefined }) },
      limits: { requests: NO_LIMIT, matches: NO_LIMIT, messages: NO_LIMIT },
    });
    app.addHook("onResponse", async (_request, reply) => {
      if (reply.statusCode >= 500) house.crashes += 1;
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const house = new House(`http://127.0.0.1:${port}`, database, async () => {
      await app.close();
      await database.destroy();
      rmSync(folder, { recursive: true });
    });
    return house;
  }

  close(): Promise<void> {
    return this.#close();
  }

  /** A match to which somebody has sat down on each side. */
  async sitDown(game: string, scenario: string, options: Readonly<Record<string, string>>): Promise<Sat> {
    const { match, seats } = await beginMatch(this.store, { game, scenario, options }, newSecret(), NOW);
    const secrets: Record<string, string> = {};
    for (const [side, invitation] of Object.entries(seats)) {
      secrets[side] = newSecret();
      await takeSeat(this.store, { invitation, name: side, mixed: MIXED }, secrets[side], NOW);
    }
    return { match, secrets };
  }

  /** Another match in which the same was done, with the same dice. */
  async twin({ match, secrets }: Sat): Promise<Sat> {
    const row = await this.store.match(match);
    if (row === undefined) throw new Error(`There is no match ${match}.`);
    const twin = newId();
    const own = Object.fromEntries(Object.keys(secrets).map((side) => [side, newSecret()]));
    const [seats, entries] = await Promise.all([this.store.seats.of(match), this.store.entries(match)]);
    const news = (await Promise.all(seats.map(({ side }) => this.store.news(match, side)))).flat();
    await this.#database.transaction().execute(async (write) => {
      await write
        .insertInto("match")
        .values({ ...row, id: twin })
        .execute();
      const moved = <T>(rows: readonly T[]) => rows.map((one) => ({ ...one, match: twin }));
      await write.insertInto("seat").values(moved(seats)).execute();
      const holders = seats.map(({ side }) => ({ secret: kept(own[side]), match: twin, side, created: NOW }));
      await write.insertInto("holder").values(holders).execute();
      for (const entry of moved(entries)) await write.insertInto("entry").values(entry).execute();
      for (const one of moved(news)) await write.insertInto("news").values(one).execute();
    });
    return { match: twin, secrets: own };
  }

  /** What is really going on in a match. */
  async truth({ match }: Sat) {
    const played = await this.#watching.upToDate(match);
    if (played === undefined) throw new Error("The match has not begun.");
    return played.match;
  }
}
