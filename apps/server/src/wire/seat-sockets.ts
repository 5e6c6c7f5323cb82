import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Place, Playing } from "../matches/playing.ts";
import { kept } from "../matches/secrets.ts";
import type { Store } from "../storage/store.ts";
import { SeatSocket } from "./seat-socket.ts";

/** The longest message of a seat, in bytes. */
const LONGEST = 16_384;

/**
 * Longer messages are packed, each by itself: how short one becomes follows from what it says and nothing else. No message holds a
 * secret beside something that the enemy chooses, so lengths tell none.
 */
const PACKED = { threshold: 1_024, serverNoContextTakeover: true, clientNoContextTakeover: true };

/** Ms after which matches are looked at without a hint: one that was lost is made up for. */
const POLL = 3_000;

/** All seats that are connected to this node, by match. */
export class SeatSockets {
  readonly #open = new Map<string, Set<SeatSocket>>();
  /** How many entries each of their matches had when it was last looked at. */
  #versions: ReadonlyMap<string, number> = new Map();

  /**
   * Lets seats connect: `/api/play`, with `Authorization: Bearer` and the seat's secret.
   * @param playing asked for once a seat is connected
   */
  async serve(app: FastifyInstance, store: Store, playing: Playing): Promise<void> {
    await app.register(websocket, { options: { maxPayload: LONGEST, perMessageDeflate: PACKED } });
    const places = new WeakMap<FastifyRequest, Place>();
    app.get(
      "/api/play",
      {
        websocket: true,
        preValidation: async (request, reply) => {
          const place = await placeOf(request, store);
          if (place === undefined) return reply.code(401).send({ problem: "This link leads to no seat." });
          places.set(request, place);
          return undefined;
        },
      },
      (socket, request) => {
        const place = places.get(request);
        if (place === undefined) return socket.close(1008);
        const seat = new SeatSocket(socket, playing, place, (error) => request.log.error(error));
        this.#add(seat);
        socket.on("close", () => this.#remove(seat));
        return undefined;
      },
    );
    const poll = setInterval(() => void this.#poll(store), POLL);
    app.addHook("preClose", async () => {
      clearInterval(poll);
      for (const seat of this.#all()) seat.close(1001);
    });
  }

  async #poll(store: Store): Promise<void> {
    if (this.#open.size === 0) return;
    // A database that is down is asked again the next time.
    const versions = await store.versions([...this.#open.keys()]).catch(() => this.#versions);
    for (const [match, version] of versions) if (this.#versions.get(match) !== version) this.look(match);
    this.#versions = versions;
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

/** The seat whose secret a request bears; undefined if it bears none that is known. */
async function placeOf({ headers }: FastifyRequest, store: Store): Promise<Place | undefined> {
  const secret = /^Bearer ([0-9a-f]{64})$/.exec(headers.authorization ?? "")?.[1];
  const device = secret === undefined ? undefined : await store.device(kept(secret));
  return device && { match: device.match, side: device.side };
}
