import type { Store } from "../storage/store.ts";
import { PlayedMatch } from "./played-match.ts";

/** How many matches are kept in memory, and how many steps of all of them together: 1 to 2 kB each, and up to 1 MB a match. */
const MOST = 1_500;
const MOST_STEPS = 300_000;

/** The matches that were played last on this node, each up to the last entry it has read. They spare work and decide nothing. */
export class RecentMatches {
  readonly #store: Store;
  /** In the order they were asked for. */
  readonly #matches = new Map<string, PlayedMatch>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** A match as this node knows it, which may not be the last of it; undefined if it keeps none. */
  known(id: string): PlayedMatch | undefined {
    return this.#matches.get(id);
  }

  /**
   * A match as the log has it now; undefined if there is none of this id, or a seat is still free.
   * @throws OtherRules if it does not follow from the rules of this program
   */
  async upToDate(id: string): Promise<PlayedMatch | undefined> {
    const known = this.#matches.get(id);
    const recent = known ?? (await this.#begin(id));
    if (recent === undefined) return undefined;
    this.#matches.delete(id);
    recent.follow(await this.#store.entries(id, recent.version));
    this.#matches.set(id, recent);
    if (known === undefined) this.#makeRoom();
    return recent;
  }

  /** A match may not be as the log has it: it is read anew. */
  forget(id: string): void {
    this.#matches.delete(id);
  }

  /** Forgets those that were asked for longest ago; the last one stays, however long it is. */
  #makeRoom(): void {
    let steps = 0;
    for (const { match } of this.#matches.values()) steps += match.steps.length;
    for (const [id, { match }] of this.#matches) {
      if (this.#matches.size === 1 || (this.#matches.size <= MOST && steps <= MOST_STEPS)) break;
      steps -= match.steps.length;
      this.#matches.delete(id);
    }
  }

  async #begin(id: string): Promise<PlayedMatch | undefined> {
    const [row, seats] = await Promise.all([this.#store.match(id), this.#store.seats.of(id)]);
    if (row === undefined || seats.some(({ mixed, bot }) => mixed === null && bot === null)) return undefined;
    return PlayedMatch.begin(row, seats, await this.#store.prelude(id));
  }
}
