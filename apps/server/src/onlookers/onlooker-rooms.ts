import type { Store } from "../storage/store.ts";
import type { OnlookingRow } from "../storage/tables.ts";
import { OneAtATime } from "../matches/one-at-a-time.ts";
import { kept } from "../matches/secrets.ts";
import { type Onlooker, OnlookerRoom } from "./onlooker-room.ts";

/** Before the id of a match in a hint that is about those who look on at it. */
const HINT = "look:";
/** How many may look on at a match, and by this node. */
const MOST_OF_MATCH = 50;
const MOST_OF_NODE = 1_000;
/** Ms after which matches are looked at without a hint: one that was lost is made up for. */
const POLL = 3_000;
/** Ms for which those who come and go are gathered before their number is written. */
const GATHERING = 100;

/** What the rooms need besides. */
export interface Around {
  readonly store: Store;
  /** The name of this program, which no other one has. */
  readonly node: string;
  readonly now: () => number;
  /** Says to all other nodes that something has changed. */
  readonly tell: (hint: string) => void;
  /** Another number looks on at a match. */
  readonly counted: (match: string) => void;
  readonly failed: (error: unknown) => void;
}

/** Those who look on at matches and are connected to this node. */
export class OnlookerRooms {
  readonly #around: Around;
  readonly #rooms = new Map<string, OnlookerRoom>();
  /** Matches are opened one after the other: each is played through. */
  readonly #opening = new OneAtATime();
  readonly #uncounted = new Set<string>();
  #gathering: NodeJS.Timeout | undefined;
  #counting: Promise<void> = Promise.resolve();
  readonly #poll: NodeJS.Timeout;
  #size = 0;

  constructor(around: Around) {
    this.#around = around;
    this.#poll = setInterval(() => this.#rooms.forEach((room) => void room.look()), POLL);
  }

  /**
   * Somebody comes in by a link.
   * @param after the last piece of news that he knows
   * @returns his room; why he cannot come in otherwise
   * @throws Unavailable if the match has not begun, or this version cannot play it
   */
  async enter(onlooker: Onlooker, link: string, after: number | undefined): Promise<OnlookerRoom | "closed" | "full"> {
    const { store, now } = this.#around;
    const open = await store.onlookers.by(kept(link));
    if (open === undefined) return "closed";
    const { match } = open;
    const count = (await store.onlookers.openTo([match], now())).get(match)?.count ?? 0;
    const here = this.#rooms.get(match)?.size ?? 0;
    if (Math.max(count, here) >= MOST_OF_MATCH || this.#size >= MOST_OF_NODE) return "full";
    this.#size += 1;
    try {
      const room = await this.#opening.run("open", async () => {
        const found = await this.#room(open);
        found.enter(onlooker, after);
        return found;
      });
      this.#count(match);
      return room;
    } catch (error) {
      this.#size -= 1;
      throw error;
    }
  }

  /** Somebody who came in leaves. */
  leave(onlooker: Onlooker, room: OnlookerRoom): void {
    const { match } = room.link;
    this.#size -= 1;
    room.leave(onlooker);
    if (room.size === 0) {
      room.end();
      if (this.#rooms.get(match) === room) this.#rooms.delete(match);
    }
    this.#count(match);
  }

  /** Something was written in a match, by this node or by another one. */
  look(match: string): void {
    void this.#rooms.get(match)?.look();
  }

  /** Something has changed that those who look on at a match may want to be told, at any node. */
  changed(match: string): void {
    this.look(match);
    this.#around.tell(`${HINT}${match}`);
  }

  /** Hears a hint. @returns whether it was about those who look on */
  hear(hint: string): boolean {
    if (!hint.startsWith(HINT)) return false;
    this.look(hint.slice(HINT.length));
    return true;
  }

  async close(): Promise<void> {
    clearInterval(this.#poll);
    clearTimeout(this.#gathering);
    for (const room of this.#rooms.values()) room.end();
    for (const match of this.#rooms.keys()) this.#uncounted.add(match);
    this.#rooms.clear();
    await this.#writeCounts();
  }

  async #room(link: OnlookingRow): Promise<OnlookerRoom> {
    const { store, now } = this.#around;
    const before = this.#rooms.get(link.match);
    if (before?.link.link === link.link) return before;
    // A room of the link before closes as soon as it looks.
    await before?.look();
    const room = await OnlookerRoom.open(link, { store, now, ended: (one, error) => this.#ended(one, error) });
    this.#rooms.set(link.match, room);
    return room;
  }

  #ended(room: OnlookerRoom, error: unknown): void {
    if (this.#rooms.get(room.link.match) === room) this.#rooms.delete(room.link.match);
    if (error !== undefined) this.#around.failed(error);
  }

  #count(match: string): void {
    this.#uncounted.add(match);
    this.#gathering ??= setTimeout(() => void this.#writeCounts(), GATHERING);
  }

  #writeCounts(): Promise<void> {
    this.#gathering = undefined;
    const matches = [...this.#uncounted];
    this.#uncounted.clear();
    const { store, node, counted, failed } = this.#around;
    this.#counting = this.#counting
      .then(async () => {
        for (const match of matches) {
          await store.onlookers.count(match, node, this.#rooms.get(match)?.size ?? 0);
          this.changed(match);
          counted(match);
        }
      })
      .catch(failed);
    return this.#counting;
  }
}
