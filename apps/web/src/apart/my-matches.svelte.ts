import type { Mine } from "@stonebridge/protocol";
import { myMatches } from "../session/far/requests.ts";
import { nameOf } from "../session/far/seats.ts";

export type MyMatch = Mine["matches"][number];

/** It waits for whoever plays here: to decide, or to join a rematch. */
export const waits = ({ decides, rematch }: MyMatch): boolean => decides || rematch?.offered === true;

/** Who plays the other side; empty while nobody does. */
export const opponentOf = ({ side, seats }: MyMatch): string =>
  Object.keys(seats).flatMap((one) => (one === side ? [] : [nameOf(seats[one])]))[0] ?? "";

/** Ms between looks at the server while somebody watches the list. */
const PERIOD = 15_000;
/** How many of them pass between looks while nobody does. */
const SELDOM = 4;

/** The matches on the server that this device plays. What is read from it is reactive. */
class MyMatches {
  #list = $state.raw<readonly MyMatch[]>([]);
  /** Those who watch, and whether each is seen. */
  readonly #watchers = new Map<symbol, boolean>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #passed = 0;
  readonly #shown = () => {
    if (!document.hidden) void this.#look();
  };

  /** Those that wait for whoever plays here first, then what changed last. */
  get list(): readonly MyMatch[] {
    return this.#list;
  }

  /** A seat of this device. */
  of(match: string, side: string): MyMatch | undefined {
    return this.#list.find((one) => one.match === match && one.side === side);
  }

  /** Keeps the list as the server has it, until the function returned is called. @param seen it is on the screen, while the page is */
  watch(seen = true): () => void {
    const watcher = Symbol("watcher");
    this.#watchers.set(watcher, seen);
    void this.#look();
    if (this.#timer === undefined) {
      this.#timer = setInterval(() => this.#tick(), PERIOD);
      document.addEventListener("visibilitychange", this.#shown);
    }
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
      document.removeEventListener("visibilitychange", this.#shown);
    };
  }

  /** A page that nobody looks at, or that does not show the list, asks seldom. */
  #tick(): void {
    this.#passed += 1;
    const seen = !document.hidden && [...this.#watchers.values()].includes(true);
    if (!seen && this.#passed < SELDOM) return;
    this.#passed = 0;
    void this.#look();
  }

  async #look(): Promise<void> {
    // A site without a server for matches, or one that does not answer, has no list: nothing is said of it here.
    const found = await myMatches().catch(() => undefined);
    if (!found) return;
    this.#list = [...found].toSorted((one, other) => Number(waits(other)) - Number(waits(one)));
    const waiting = found.filter(waits).length;
    // A site that was put on the home screen shows there how many wait; other browsers have no place for it.
    await navigator.setAppBadge?.(waiting).catch(() => undefined);
  }
}

export const mine = new MyMatches();
