import pg from "pg";
import type { Place } from "./databases.ts";

/** Says among all programs that work on the same database in which matches something was written. A hint may be lost. */
export interface Hints {
  /** Something was written, and the transaction is over. */
  tell(match: string): void;
  close(): Promise<void>;
}

/** PostgreSQL's channel for them. */
const CHANNEL = "stonebridge_match";
/** Ms for which hints are gathered before they are sent: sent one by one they cost a good part of what a database can write. */
const GATHERING = 5;
/** Most ids in one hint: PostgreSQL takes 8,000 bytes. */
const MOST = 200;
/** Ms until a lost connection is tried again. */
const AGAIN = 1_000;

/**
 * @param heard called with the id of a match in which something was written, elsewhere or here
 */
export function openHints(place: Place, heard: (match: string) => void): Hints {
  // A folder belongs to one program.
  if ("folder" in place) return { tell: () => undefined, close: async () => undefined };
  return new PostgresHints(place.url, heard);
}

class PostgresHints implements Hints {
  readonly #url: string;
  readonly #heard: (match: string) => void;
  readonly #waiting = new Set<string>();
  #client: pg.Client | undefined;
  /** It listens, and takes hints. */
  #isReady = false;
  #gathering: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, heard: (match: string) => void) {
    this.#url = url;
    this.#heard = heard;
    void this.#connect();
  }

  tell(match: string): void {
    this.#waiting.add(match);
    this.#gathering ??= setTimeout(() => void this.#send(), GATHERING);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#gathering);
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on("notification", ({ payload = "" }) => payload.split(" ").forEach(this.#heard));
    client.on("error", () => this.#lost(client));
    client.on("end", () => this.#lost(client));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#isReady = this.#client === client;
    } catch {
      this.#lost(client);
    }
  }

  /** The connection is gone: hints are lost until there is another one, and the slow poll finds what they were about. */
  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#isReady = false;
    this.#retry = setTimeout(() => void this.#connect(), AGAIN);
  }

  /** Sends what was gathered, one hint after the other: a connection does one thing at a time. */
  async #send(): Promise<void> {
    const matches = [...this.#waiting];
    this.#waiting.clear();
    const client = this.#isReady ? this.#client : undefined;
    for (let from = 0; from < matches.length; from += MOST) {
      const payload = matches.slice(from, from + MOST).join(" ");
      await client?.query("select pg_notify($1, $2)", [CHANNEL, payload]).catch(() => undefined);
    }
    const gathersOn = this.#waiting.size > 0 && !this.#closed;
    this.#gathering = gathersOn ? setTimeout(() => void this.#send(), GATHERING) : undefined;
  }
}
