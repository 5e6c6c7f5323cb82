import { setTimeout } from "node:timers/promises";
import websocket from "@fastify/websocket";
import { problemOf } from "@stonebridge/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { SeatNews } from "../matches/playing.ts";
import { kept } from "../matches/secrets.ts";
import type { Store } from "../storage/store.ts";
import { secretOf } from "./devices.ts";
import { mayUseSeats, refuseForeign } from "./own-pages.ts";
import { CLOSED, type Comer, SeatSocket, type Served } from "./seat-socket.ts";

/** The longest message of a seat, in bytes. */
const LONGEST = 16_384;

/**
 * Longer messages are packed, as whole views are, each by itself: how short one becomes follows from what it says and nothing else. No message holds a
 * secret beside something that the enemy chooses, so lengths tell none.
 */
const PACKED = {
  threshold: 4_096,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  // A connection that was sent a view keeps 48 kB for packing instead of 256.
  serverMaxWindowBits: 12,
  zlibDeflateOptions: { memLevel: 6 },
};

/** Ms after which matches are looked at without a hint: one that was lost is made up for. */
const POLL = 3_000;

/** Ms after which everybody is asked whether he is still there: a phone that lost its network says nothing by itself. */
export const PING = 30_000;

/** How long a server that goes away waits for what is being done, in ms. */
export const FAREWELL = 5_000;

/** What a hint begins with that tells of devices which hold a seat no more. */
const HINT = "holders:";

/** All seats that are connected to this node, by match. */
export class SeatSockets {
  readonly #open = new Map<string, Set<SeatSocket>>();
  /** How many entries each of their matches had when it was last looked at. */
  #versions: ReadonlyMap<string, number> = new Map();

  #leaving = false;
  readonly #store: Store;
  readonly #failed: (error: unknown) => void;

  /** @param failed hears of what went wrong while nobody asked for anything */
  constructor(store: Store, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  /**
   * Lets seats connect: `/api/play`, with `Authorization: Bearer` and a secret, or with the cookie of a browser. Where a secret holds
   * several seats, `?match=…&side=…` says which one.
   * @param messages that a connection may send in ten seconds
   */
  async serve(app: FastifyInstance, served: Served, messages: number): Promise<void> {
    await app.register(websocket, {
      options: { maxPayload: LONGEST, perMessageDeflate: PACKED },
      preClose: (done) => void this.#leave().then(() => done()),
    });
    const comers = new WeakMap<FastifyRequest, Comer>();
    app.get<{ Querystring: Which }>(
      "/api/play",
      {
        websocket: true,
        schema: { querystring: Which },
        preValidation: async (request, reply) => {
          if (!mayUseSeats(request)) return refuseForeign(reply);
          const comer = await comerOf(request, this.#store);
          if (comer === undefined) return reply.code(401).send(problemOf("no-seat"));
          comers.set(request, comer);
          return undefined;
        },
      },
      (socket, request) => {
        const comer = comers.get(request);
        if (comer === undefined) return socket.close(1008);
        if (this.#leaving) return socket.close(CLOSED.leaving);
        const seat = new SeatSocket(socket, served, comer, messages, (error) => request.log.error(error));
        this.#add(seat);
        socket.on("close", (code) => {
          this.#remove(seat);
          seat.ended(code);
        });
        return undefined;
      },
    );
    const poll = setInterval(() => void this.#poll(), POLL);
    const ping = setInterval(() => {
      for (const seat of this.#all()) seat.ping();
      this.#lookWhoHolds(...this.#open.keys());
    }, PING);
    app.addHook("preClose", async () => {
      clearInterval(poll);
      clearInterval(ping);
    });
  }

  /** How many seats are connected. */
  get size(): number {
    return this.#all().length;
  }

  /** Takes nothing more, finishes what is being done, and tells everybody to come back. */
  async #leave(): Promise<void> {
    this.#leaving = true;
    const farewell = setTimeout(FAREWELL, undefined, { ref: false });
    await Promise.race([Promise.all(this.#all().map((seat) => seat.leave())), farewell]);
  }

  /** Devices may hold a seat of a match no more. @returns what tells other nodes so */
  signedOut(match: string): string {
    this.#lookWhoHolds(match);
    return `${HINT}${match}`;
  }

  /** @returns whether a hint tells of devices that hold a seat no more */
  hear(hint: string): boolean {
    if (!hint.startsWith(HINT)) return false;
    this.#lookWhoHolds(hint.slice(HINT.length));
    return true;
  }

  /** Signs out whoever is connected and holds his seat no more. A database that is down is asked again with the next ping. */
  #lookWhoHolds(...matches: readonly string[]): void {
    const open = matches.filter((match) => this.#open.has(match));
    if (open.length > 0) this.#signOut(open).catch(this.#failed);
  }

  async #signOut(matches: readonly string[]): Promise<void> {
    // Whoever connects while the database is asked has just been looked up.
    const connected = matches.flatMap((match) => [...(this.#open.get(match) ?? [])]);
    const holders = await this.#store.seats.holders(matches);
    const hold = new Set(holders.map(({ match, side, secret }) => `${match} ${side} ${secret}`));
    for (const seat of connected) if (!hold.has(`${seat.place.match} ${seat.place.side} ${seat.by}`)) seat.signOut();
  }

  async #poll(): Promise<void> {
    if (this.#open.size === 0) return;
    // A database that is down is asked again the next time.
    const versions = await this.#store.versions([...this.#open.keys()]).catch(() => this.#versions);
    for (const [match, version] of versions) if (this.#versions.get(match) !== version) this.look(match);
    this.#versions = versions;
  }

  /** Seats of a match are told news that were just written. */
  tell(match: string, news: readonly SeatNews[]): void {
    for (const socket of this.#open.get(match) ?? [])
      for (const one of news) if (one.seat === socket.place.side) socket.tell(one);
  }

  /** Something was written in a match. */
  look(match: string): void {
    for (const seat of this.#open.get(match) ?? []) seat.look();
  }

  #all(): readonly SeatSocket[] {
    return [...this.#open.values()].flatMap((seats) => [...seats]);
  }

  #add(seat: SeatSocket): void {
    const { match } = seat.place;
    const seats = this.#open.get(match) ?? new Set();
    this.#open.set(match, seats.add(seat));
  }

  #remove(seat: SeatSocket): void {
    const { match } = seat.place;
    const seats = this.#open.get(match);
    seats?.delete(seat);
    if (seats?.size === 0) this.#open.delete(match);
  }
}

/** The seat that a request is about; undefined if whoever sends it holds no such seat, or several. */
async function comerOf(request: FastifyRequest<{ Querystring: Which }>, store: Store): Promise<Comer | undefined> {
  const secret = secretOf(request);
  const held = secret === undefined ? [] : await store.seats.held(kept(secret), request.query);
  return held.length === 1 ? { match: held[0].match, side: held[0].side, by: held[0].secret } : undefined;
}

const Which = Type.Object({
  match: Type.Optional(Type.String({ maxLength: 60 })),
  side: Type.Optional(Type.String({ maxLength: 60 })),
});
type Which = Type.Static<typeof Which>;
