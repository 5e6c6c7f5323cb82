import type { HexIndex } from "./hex-grid.ts";
import { NOWHERE } from "./places.ts";

/** Codes in a table of gates: what a path may do in each hex. A path may always start where it starts. */
export const CLOSED = 0;
/** A path may enter, and ends there. */
export const MAY_ENTER = 1;
/** A path may enter and go on. */
export const MAY_PASS = 2;

/**
 * Finds the cheapest paths from one hex to all others within a budget. Its tables last until the next search: one
 * of these is made for a map and used again and again, because rules ask for thousands of searches per second.
 */
export class HexPaths {
  /** Cheapest cost by hex; -1 if the last search did not get there. */
  readonly cost: Int16Array;
  /** The previous hex on the cheapest path; {@link NOWHERE} at the start and where the last search did not get. */
  readonly before: Int16Array;
  /** The hexes found, cheapest first, beginning with the start; only the first {@link count} belong to the last search. */
  readonly reached: Int16Array;
  readonly #neighbours: Int16Array;
  /** A price of 1 for every step. */
  readonly #evenly: Uint8Array;
  /** Every hex open. */
  readonly #open: Uint8Array;
  /** Hexes queuing at each cost: the first and last place in the queue, and for each place its hex and the next place. */
  #first = new Int32Array(0);
  #last = new Int32Array(0);
  readonly #waiting: Int16Array;
  readonly #next: Int32Array;
  #places = 0;
  #count = 0;

  /** @param neighbours the neighbours of a grid or map, at `hex * 6 + direction` */
  constructor(neighbours: Int16Array) {
    const size = neighbours.length / 6;
    this.#neighbours = neighbours;
    this.#evenly = new Uint8Array(size * 6).fill(1);
    this.#open = new Uint8Array(size).fill(MAY_PASS);
    this.cost = new Int16Array(size).fill(-1);
    this.before = new Int16Array(size).fill(NOWHERE);
    this.reached = new Int16Array(size);
    // A hex queues at most once for each of its sides.
    this.#waiting = new Int16Array(size * 6 + 1);
    this.#next = new Int32Array(size * 6 + 1);
  }

  /** Number of hexes found, including the start. */
  get count(): number {
    return this.#count;
  }

  /**
   * Cheapest paths by price (Dijkstra with buckets, because costs are small whole numbers). Of equal paths the one found
   * first, clockwise from north, is kept, so that answers do not vary.
   * @param budget the most that a path may cost, up to 32,767
   * @param prices price of each step at `hex * 6 + direction`; 0 if it is not possible
   * @param gates {@link CLOSED}, {@link MAY_ENTER} or {@link MAY_PASS} for each hex; all open if left out
   * @param until the search ends once the path to this hex is certain; paths it found further out may not be the cheapest
   * @returns the number of hexes found
   */
  spread(
    from: HexIndex,
    budget: number,
    prices: Readonly<ArrayLike<number>>,
    gates = this.#open,
    until: HexIndex = NOWHERE,
  ): number {
    this.#clear(budget);
    this.#begin(from);
    return this.#search(budget, prices, gates, until);
  }

  /** Like {@link spread}, from the nearest of several hexes. */
  spreadAll(
    from: readonly HexIndex[],
    budget: number,
    prices: Readonly<ArrayLike<number>>,
    gates = this.#open,
  ): number {
    this.#clear(budget);
    for (const hex of from) if (this.cost[hex] === -1) this.#begin(hex);
    return this.#search(budget, prices, gates, NOWHERE);
  }

  /** One more hex where paths start. */
  #begin(hex: HexIndex): void {
    const place = this.#places++;
    this.cost[hex] = 0;
    this.#waiting[place] = hex;
    this.#next[place] = -1;
    if (this.#first[0] === -1) this.#first[0] = place;
    else this.#next[this.#last[0]] = place;
    this.#last[0] = place;
  }

  #search(budget: number, prices: Readonly<ArrayLike<number>>, gates: Uint8Array, until: HexIndex): number {
    const { cost, before, reached } = this;
    const neighbours = this.#neighbours;
    const first = this.#first;
    const last = this.#last;
    const waiting = this.#waiting;
    const next = this.#next;
    let places = this.#places;
    let count = 0;
    let limit = budget;
    for (let spent = 0; spent <= limit; spent++) {
      for (let place = first[spent]; place !== -1; place = next[place]) {
        const hex = waiting[place];
        if (cost[hex] !== spent) continue;
        reached[count++] = hex;
        if (hex === until) limit = spent;
        if (gates[hex] !== MAY_PASS && spent > 0) continue;
        for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
          const to = neighbours[hexside];
          const price = prices[hexside];
          if (to === NOWHERE || price === 0 || gates[to] === CLOSED) continue;
          const total = spent + price;
          if (total > limit || (cost[to] !== -1 && cost[to] <= total)) continue;
          cost[to] = total;
          before[to] = hex;
          waiting[places] = to;
          next[places] = -1;
          if (first[total] === -1) first[total] = places;
          else next[last[total]] = places;
          last[total] = places++;
        }
      }
    }
    this.#places = places;
    this.#count = count;
    return count;
  }

  /**
   * Hexes that paths of at most this many steps can reach.
   * @param gates as in {@link spread}
   * @returns the number of hexes found
   */
  reach(from: HexIndex, steps: number, gates = this.#open): number {
    return this.spread(from, steps, this.#evenly, gates);
  }

  /**
   * The hexes entered on the path that the last search found, the goal last; empty for the start and where it did not get.
   * @throws RangeError if it is not a hex of the map, such as {@link NOWHERE}
   */
  wayTo(goal: HexIndex): HexIndex[] {
    if (!(goal in this.cost)) throw new RangeError(`${goal} is no hex: hexes go from 0 to ${this.cost.length - 1}.`);
    const way: HexIndex[] = [];
    for (let hex = goal; this.before[hex] !== NOWHERE; hex = this.before[hex]) way.push(hex);
    return way.toReversed();
  }

  /** Whether the path to a hex that the last search found enters another, or ends in it. */
  leadsBy(hex: HexIndex, goal: HexIndex): boolean {
    const { cost, before } = this;
    let at = goal;
    while (cost[at] > cost[hex]) at = before[at];
    return at === hex && before[at] !== NOWHERE;
  }

  /** Clears what the last search filled in. */
  #clear(budget: number): void {
    for (let place = 0; place < this.#places; place++) {
      this.cost[this.#waiting[place]] = -1;
      this.before[this.#waiting[place]] = NOWHERE;
    }
    this.#places = 0;
    if (this.#first.length <= budget) {
      this.#first = new Int32Array(budget + 1);
      this.#last = new Int32Array(budget + 1);
    }
    this.#first.fill(-1, 0, budget + 1);
  }
}
