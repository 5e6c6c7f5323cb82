import type { Place } from "../matches/playing.ts";
import type { PresenceStore } from "../storage/presence-store.ts";
import type { PresenceRow } from "../storage/tables.ts";

/** Ms for which arrivals are gathered before they are written: a server that restarts gets everybody back at once. */
const GATHERING = 30;
/** Ms after which a node says again that it is alive. */
const HEARTBEAT = 10_000;

/** How a connection stands: somebody looks at its screen, nobody does, it broke. */
export type Stands = "here" | "left" | "lost";

/** The connections of this node: what they say together of who is there is written for all nodes. */
export class Whereabouts {
  readonly #store: PresenceStore;
  readonly #node: string;
  readonly #now: () => number;
  readonly #written: (match: string) => void;
  /** How each connection stands, by seats. */
  readonly #seats = new Map<string, { readonly place: Place; readonly connections: Map<object, Stands> }>();
  /** What has changed and is not written yet. */
  #changed = new Map<string, PresenceRow>();
  #gathering: NodeJS.Timeout | undefined;
  readonly #heartbeat: NodeJS.Timeout;
  #writing: Promise<void>;
  #closed = false;

  /**
   * @param node a name that no other program has
   * @param written called where it is known anew who is there in a match
   */
  constructor(store: PresenceStore, node: string, now: () => number, written: (match: string) => void) {
    this.#store = store;
    this.#node = node;
    this.#now = now;
    this.#written = written;
    this.#writing = this.#alive(() => store.forget(now()));
    this.#heartbeat = setInterval(() => void (this.#writing = this.#alive()), HEARTBEAT);
  }

  /** A connection of a seat stands so from now on. */
  stands(connection: object, place: Place, how: Stands): void {
    const name = `${place.match} ${place.side}`;
    const seat = this.#seats.get(name) ?? { place, connections: new Map<object, Stands>() };
    const before = together(seat.connections);
    seat.connections.set(connection, how);
    this.#seats.set(name, seat);
    this.#note(name, place, before, together(seat.connections));
  }

  /** A connection has ended. @param lost it broke */
  ended(connection: object, place: Place, lost: boolean): void {
    const name = `${place.match} ${place.side}`;
    const seat = this.#seats.get(name);
    if (seat === undefined) return;
    const before = together(seat.connections);
    // Whoever had turned away is not missed.
    const missed = lost && seat.connections.get(connection) === "here";
    seat.connections.delete(connection);
    if (seat.connections.size === 0) this.#seats.delete(name);
    const after = together(seat.connections);
    this.#note(name, place, before, after === "left" && missed ? "lost" : after);
  }

  /** The node goes away: whoever is connected to it is expected back, at another one or after a restart. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    for (const [name, { place, connections }] of this.#seats) this.#note(name, place, together(connections), "lost");
    this.#closed = true;
    clearTimeout(this.#gathering);
    await this.#flush();
  }

  #note(name: string, { match, side }: Place, before: Stands | undefined, state: Stands): void {
    if (this.#closed || before === state) return;
    this.#changed.set(name, { match, side, node: this.#node, state, since: this.#now() });
    this.#gathering ??= setTimeout(() => void this.#flush(), GATHERING);
  }

  #flush(): Promise<void> {
    this.#gathering = undefined;
    const rows = [...this.#changed.values()];
    this.#changed = new Map();
    // A database that is down is told nothing: who is there is known again with the next who comes or goes.
    this.#writing = this.#writing.then(() => this.#write(rows)).catch(() => undefined);
    return this.#writing;
  }

  async #write(rows: readonly PresenceRow[]): Promise<void> {
    await this.#store.note(rows);
    const arrived = rows.filter(({ state }) => state === "here").map(({ match }) => match);
    await this.#store.tidy(this.#node, [...new Set(arrived)], this.#now());
    for (const match of new Set(rows.map((row) => row.match))) this.#written(match);
  }

  async #alive(also?: () => Promise<void>): Promise<void> {
    await this.#store.alive(this.#node, this.#now()).catch(() => undefined);
    await also?.().catch(() => undefined);
  }
}

/** How a seat stands by all its connections. */
function together(connections: ReadonlyMap<object, Stands>): Stands {
  return [...connections.values()].includes("here") ? "here" : "left";
}
