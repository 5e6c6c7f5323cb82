import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { RADIUS, type SideIndex, STACKING_LIMIT } from "../measures.ts";
import type { GeoPoint } from "../modules/geo-point.ts";

/** What deployment needs from a map. */
export interface DeploymentMap {
  readonly metresPerHex: number;
  /** The hex that holds a point; NOWHERE off the map. */
  hexAt(point: GeoPoint): HexIndex;
  /** Hexes at most this many steps away, the nearest first, beginning with the hex itself. */
  within(hex: HexIndex, radius: number): Iterable<HexIndex>;
  distance(from: HexIndex, to: HexIndex): number;
  /** Can units be there? */
  isOpen(hex: HexIndex): boolean;
  /** The bank of the dividing river on which a hex lies. */
  bankOf(hex: HexIndex): number;
  /** Would units of two sides in these hexes be in contact: one in the zone of control of the other? */
  inContact(one: HexIndex, other: HexIndex): boolean;
  /**
   * Is a hex within command range of another (NWO-12.1-a)?
   * @param closed hexes through which no command is traced (NWO-12.1-b)
   */
  commands(from: HexIndex, to: HexIndex, closed: (hex: HexIndex) => boolean): boolean;
}

/** A unit that is put on the map before play. */
export interface Posting {
  readonly side: SideIndex;
  /** On the side of its counter that shows. */
  readonly strength: number;
  readonly at: GeoPoint;
  /** Metres by which its source may err: as far as that it may be from its point. */
  readonly error: number;
  /** The bank where it must be; its point’s if left out. */
  readonly bank?: number;
  /** Places in the list of chiefs of those who may command it; none if it needs no command. */
  readonly chiefs: readonly number[];
  /** Units with the same number keep within two hexes of each other (NWO-12.13-c); left out for units that need not. */
  readonly company?: number;
}

/** A leader who is put on the map: at a point, or with a unit, by its place in the list of postings. */
export type ChiefPosting = { readonly side: SideIndex } & ({ readonly at: GeoPoint } | { readonly unit: number });

/** Why a unit could not be placed as it should: off the map, no room, in contact with the enemy, out of command, apart from its company. */
export type Trouble = "off-map" | "crowded" | "contact" | "uncommanded" | "apart";

export interface Deployment {
  /** Hexes by posting and by chief; NOWHERE off the map. */
  readonly units: readonly HexIndex[];
  readonly chiefs: readonly HexIndex[];
  readonly troubles: readonly { readonly unit: number; readonly trouble: Trouble }[];
}

/**
 * Puts units on the map: each in the hex of its point or, within the error of its source, where stacking (NWO-5.3-a), the enemy’s zones of
 * control, its bank of the river, command (NWO-12.1-f) or its division (NWO-12.13-c) need it. Those with the smallest error are placed
 * first, then the strongest. A unit without such a place goes into the hex of its point, and is reported.
 */
export function deploy(map: DeploymentMap, postings: readonly Posting[], chiefs: readonly ChiefPosting[]): Deployment {
  const site = new Site(map, postings);
  const troubles: { unit: number; trouble: Trouble }[] = [];
  for (const unit of site.inTurn()) {
    const trouble = site.place(unit);
    if (trouble !== undefined) troubles.push({ unit, trouble });
  }
  const postOf = (chief: number): HexIndex => {
    const posting = chiefs[chief];
    return "unit" in posting ? site.hexes[posting.unit] : site.quarters(posting.at, posting.side);
  };
  const leading = new Set(chiefs.flatMap((chief) => ("unit" in chief ? [chief.unit] : [])));
  for (const [unit, { company }] of postings.entries())
    if (company !== undefined && !leading.has(unit)) site.join(unit);
  for (const [unit, posting] of postings.entries()) {
    if (!site.keepsTogether(unit, site.hexes[unit])) troubles.push({ unit, trouble: "apart" });
    if (posting.chiefs.length === 0 || site.hexes[unit] === NOWHERE) continue;
    const posts = posting.chiefs.map(postOf);
    if (!site.bringIntoCommand(unit, posts, !leading.has(unit))) troubles.push({ unit, trouble: "uncommanded" });
  }
  return { units: site.hexes, chiefs: chiefs.map((_, chief) => postOf(chief)), troubles };
}

/** The map while units are put on it. */
class Site {
  readonly hexes: HexIndex[];
  readonly #map: DeploymentMap;
  readonly #postings: readonly Posting[];
  /** Closed hexes by side, as long as nothing moves. */
  #closed: (ReadonlySet<HexIndex> | undefined)[] = [];

  constructor(map: DeploymentMap, postings: readonly Posting[]) {
    this.#map = map;
    this.#postings = postings;
    this.hexes = postings.map(() => NOWHERE);
  }

  /** Places in the list: the smallest error first, then the strongest. */
  inTurn(): readonly number[] {
    const radius = (unit: number): number => this.#radius(this.#postings[unit]);
    const strength = (unit: number): number => this.#postings[unit].strength;
    return this.#postings
      .map((_, unit) => unit)
      .toSorted((one, other) => radius(one) - radius(other) || strength(other) - strength(one) || one - other);
  }

  /** Puts a unit on the map. @returns what is wrong with its place, if anything is */
  place(unit: number): Trouble | undefined {
    const home = this.#map.hexAt(this.#postings[unit].at);
    if (home === NOWHERE) return "off-map";
    const around = this.#around(unit, home);
    const free = around.find((hex) => this.#hasRoom(unit, hex) && !this.#meetsEnemy(unit, hex));
    const found = free ?? around.find((hex) => this.#hasRoom(unit, hex));
    this.#stand(unit, found ?? home);
    if (free !== undefined) return undefined;
    return found === undefined ? "crowded" : "contact";
  }

  /** Is a unit in command of one of these posts, moved within its error if that is allowed? @returns false if it is not */
  bringIntoCommand(unit: number, posts: readonly HexIndex[], mayMove: boolean): boolean {
    const { side } = this.#postings[unit];
    const closed = (hex: HexIndex): boolean => this.#isClosed(hex, side);
    const commanded = (hex: HexIndex): boolean =>
      posts.some(
        (post) => post !== NOWHERE && this.#map.commands(post, hex, (other) => other !== hex && closed(other)),
      );
    if (commanded(this.hexes[unit])) return true;
    if (!mayMove) return false;
    return this.#move(unit, (hex) => commanded(hex) && this.keepsTogether(unit, hex));
  }

  /** Is a unit in a hex within two of the others of its company (NWO-12.13-c)? */
  keepsTogether(unit: number, hex: HexIndex): boolean {
    const { company } = this.#postings[unit];
    if (company === undefined || hex === NOWHERE) return true;
    return this.#postings.every(
      (posting, other) =>
        posting.company !== company ||
        this.hexes[other] === NOWHERE ||
        this.#map.distance(hex, this.hexes[other]) <= RADIUS,
    );
  }

  /** Moves a unit within its error to its company, if it is apart from it. */
  join(unit: number): void {
    if (!this.keepsTogether(unit, this.hexes[unit])) this.#move(unit, (hex) => this.keepsTogether(unit, hex));
  }

  /** Moves a unit to the nearest hex within its error that suits it, if there is one. */
  #move(unit: number, suits: (hex: HexIndex) => boolean): boolean {
    const before = this.hexes[unit];
    this.#stand(unit, NOWHERE);
    const found = this.#around(unit, this.#map.hexAt(this.#postings[unit].at)).find(
      (hex) => this.#hasRoom(unit, hex) && !this.#meetsEnemy(unit, hex) && suits(hex),
    );
    this.#stand(unit, found ?? before);
    return found !== undefined;
  }

  /** The place of a leader given by a point: its hex, or the nearest without enemies and out of their zones (NWO-11.1-c). */
  quarters(at: GeoPoint, side: SideIndex): HexIndex {
    const home = this.#map.hexAt(at);
    if (home === NOWHERE || !this.#isClosed(home, side)) return home;
    for (const hex of this.#map.within(home, QUARTERS)) if (!this.#isClosed(hex, side)) return hex;
    return home;
  }

  #radius({ error }: Posting): number {
    return Math.max(1, Math.ceil(error / this.#map.metresPerHex));
  }

  /** Hexes within the error of a unit’s source and on its bank, the nearest first. */
  #around(unit: number, home: HexIndex): readonly HexIndex[] {
    const posting = this.#postings[unit];
    const bank = posting.bank ?? this.#map.bankOf(home);
    return [...this.#map.within(home, this.#radius(posting))].filter(
      (hex) => this.#map.isOpen(hex) && this.#map.bankOf(hex) === bank,
    );
  }

  /** Is there no enemy, and room for its strength (NWO-5.3-a)? */
  #hasRoom(unit: number, hex: HexIndex): boolean {
    let points = this.#postings[unit].strength;
    for (const [other, posting] of this.#postings.entries()) {
      if (this.hexes[other] !== hex) continue;
      if (posting.side !== this.#postings[unit].side) return false;
      points += posting.strength;
    }
    return points <= STACKING_LIMIT;
  }

  #meetsEnemy(unit: number, hex: HexIndex): boolean {
    return this.#enemies(this.#postings[unit].side).some((other) => this.#map.inContact(hex, other));
  }

  /** Can a side trace no command through a hex, because of an enemy in it, or his zone with no friend there (NWO-12.1-b)? */
  #isClosed(hex: HexIndex, side: SideIndex): boolean {
    return this.#closedTo(side).has(hex);
  }

  /** Hexes closed to a side, kept until a piece is moved. */
  #closedTo(side: SideIndex): ReadonlySet<HexIndex> {
    const kept = this.#closed[side];
    if (kept !== undefined) return kept;
    const closed = new Set<HexIndex>();
    for (const enemy of new Set(this.#enemies(side)))
      for (const hex of this.#map.within(enemy, 1))
        if (hex === enemy || this.#map.inContact(enemy, hex)) closed.add(hex);
    for (const [unit, posting] of this.#postings.entries()) if (posting.side === side) closed.delete(this.hexes[unit]);
    this.#closed[side] = closed;
    return closed;
  }

  #stand(unit: number, hex: HexIndex): void {
    this.hexes[unit] = hex;
    this.#closed = [];
  }

  /** Hexes of the units that are not of a side. */
  #enemies(side: SideIndex): readonly HexIndex[] {
    return this.hexes.filter((hex, unit) => hex !== NOWHERE && this.#postings[unit].side !== side);
  }
}

/** Steps within which a leader looks for a safe place. */
const QUARTERS = 3;
