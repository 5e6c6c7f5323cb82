import type { ToSeat } from "@stonebridge/protocol";
import type { Place } from "../matches/playing.ts";
import type { Store } from "../storage/store.ts";
import { companyOf } from "./company.ts";
import { Talker } from "./talker.ts";
import { Whereabouts } from "./whereabouts.ts";

/** Before the id of a match in a hint that is about its talk. */
const HINT = "talk:";

/** Ms after which matches are looked at without a hint: one that was lost is made up for, and whoever is not back by then is away. */
const POLL = 3_000;

/** Those who are connected to this node, as far as they speak to each other and see who is there. */
export class TalkRooms {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #tell: (hint: string) => void;
  readonly #talkers = new Map<string, Set<Talker>>();
  readonly #whereabouts: Whereabouts;
  readonly #poll: NodeJS.Timeout;
  /** The last line of each match that is open here, and who was there, when it was looked at last. */
  #known: ReadonlyMap<string, string> = new Map();

  /**
   * @param node a name that no other program has
   * @param tell says to all other nodes that something has changed
   */
  constructor(store: Store, node: string, now: () => number, tell: (hint: string) => void) {
    this.#store = store;
    this.#now = now;
    this.#tell = tell;
    this.#whereabouts = new Whereabouts(store.presence, node, now, (match) => this.changed(match));
    this.#poll = setInterval(() => void this.#lookAround(), POLL);
  }

  /** A seat has connected. */
  enter(place: Place, send: (message: ToSeat) => void): Talker {
    const talker: Talker = new Talker(
      place,
      {
        store: this.#store,
        now: this.#now,
        changed: (match) => this.changed(match),
        attends: (here) => {
          // What is heard of a connection that has ended says nothing any more.
          if (this.#talkers.get(place.match)?.has(talker))
            this.#whereabouts.stands(talker, place, here ? "here" : "left");
        },
      },
      send,
    );
    this.#talkers.set(place.match, (this.#talkers.get(place.match) ?? new Set()).add(talker));
    this.#whereabouts.stands(talker, place, "here");
    return talker;
  }

  /** Its connection has ended. @param lost it broke, and was not ended by either */
  leave(talker: Talker, lost: boolean): void {
    const { place } = talker;
    const talkers = this.#talkers.get(place.match);
    talkers?.delete(talker);
    if (talkers?.size === 0) this.#talkers.delete(place.match);
    this.#whereabouts.ended(talker, place, lost);
  }

  /** Hears a hint. @returns whether it was about talk */
  hear(hint: string): boolean {
    if (!hint.startsWith(HINT)) return false;
    this.#look(hint.slice(HINT.length));
    return true;
  }

  async close(): Promise<void> {
    clearInterval(this.#poll);
    await this.#whereabouts.close();
  }

  /** Something has changed that those who are in a match may want to be told. */
  changed(match: string): void {
    this.#look(match);
    this.#tell(`${HINT}${match}`);
  }

  #look(match: string): void {
    // A database that is down is asked again the next time.
    for (const talker of this.#talkers.get(match) ?? []) void talker.look().catch(() => undefined);
  }

  async #lookAround(): Promise<void> {
    const matches = [...this.#talkers].filter(([, all]) => [...all].some(({ listens }) => listens)).map(([id]) => id);
    if (matches.length === 0) return;
    const known = await this.#state(matches).catch(() => this.#known);
    for (const [match, state] of known) if (this.#known.get(match) !== state) this.#look(match);
    this.#known = known;
  }

  /** What may be told anew of some matches, as a text of each that changes with it. */
  async #state(matches: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const now = this.#now();
    const [lasts, rows, onlookers] = await Promise.all([
      this.#store.talk.lasts(matches),
      this.#store.presence.of(matches),
      this.#store.onlookers.openTo(matches, now),
    ]);
    return new Map(
      matches.map((match) => {
        const there = [
          ...companyOf(
            rows.filter((row) => row.match === match),
            now,
          ),
        ];
        return [match, JSON.stringify([lasts.get(match), there, onlookers.get(match)])];
      }),
    );
  }
}
