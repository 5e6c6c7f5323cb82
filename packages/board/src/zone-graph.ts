import type { IndexOf } from "./indices.ts";
import { BRIDGE, FORD, LAND, NOWHERE, RIVER } from "./places.ts";
import { BORDER_KINDS, type BorderKind, type ZoneData, type ZoneGraphData } from "./zone-map.ts";

/** Index of a zone in its graph: its printed number minus one. */
export type ZoneIndex = IndexOf<"zone">;

/** Code of a border kind in {@link ZoneGraph.kind}: 0 where two zones share no border. */
export const NO_BORDER = 0;

const KIND_CODES: Readonly<Record<BorderKind, number>> = { land: LAND, ford: FORD, bridge: BRIDGE, river: RIVER };

/**
 * A zone map prepared for rules: zones are small integers, and everything asked often is a table.
 * Tables for two zones are read at `a * size + b`.
 */
export class ZoneGraph {
  readonly data: ZoneGraphData;
  readonly size: number;
  readonly ids: readonly string[];
  readonly zones: readonly ZoneData[];
  /** Bordering zones clockwise; {@link NOWHERE} for a gap at the map's edge. */
  readonly rings: readonly (readonly ZoneIndex[])[];
  /** Bordering zones, whatever the border. */
  readonly bordering: readonly (readonly ZoneIndex[])[];
  /** Zones a piece can go to: over land, ford or bridge. */
  readonly linked: readonly (readonly ZoneIndex[])[];
  /** Zones over a land border. */
  readonly overLand: readonly (readonly ZoneIndex[])[];
  /** Border code of each pair. */
  readonly kind: Uint8Array;
  /** 1 where a road crosses the border of a pair. */
  readonly road: Uint8Array;
  /** 1 where a step from the first zone into the second climbs. */
  readonly climb: Uint8Array;
  /** Place of the second zone in the ring of the first; -1 if they share no border. */
  readonly slot: Int8Array;
  readonly #index: ReadonlyMap<string, ZoneIndex>;
  readonly #fronts: readonly (readonly ZoneIndex[])[];

  /** @throws Error if the data contradicts itself, naming the zones. */
  constructor(data: ZoneGraphData) {
    this.data = data;
    this.zones = data.zones;
    this.size = data.zones.length;
    this.ids = data.zones.map((zone) => zone.id);
    this.#index = new Map(this.ids.map((id, index) => [id, index]));
    if (this.#index.size !== this.size) throw new Error(`Map ${data.id}: two zones share an id.`);
    const size = this.size;
    this.kind = new Uint8Array(size * size);
    this.road = new Uint8Array(size * size);
    this.climb = new Uint8Array(size * size);
    this.slot = new Int8Array(size * size).fill(-1);
    for (const border of data.borders) {
      const [a, b] = border.between.map((id) => this.known(id)) as [number, number];
      if (!BORDER_KINDS.includes(border.kind))
        throw new Error(`Border ${border.between.join(" - ")}: no such kind ${border.kind}.`);
      if (this.kind[a * size + b] !== NO_BORDER)
        throw new Error(`Border ${border.between.join(" - ")} is listed twice.`);
      for (const at of [a * size + b, b * size + a]) {
        this.kind[at] = KIND_CODES[border.kind];
        this.road[at] = border.road ? 1 : 0;
      }
      if (border.foot === undefined) continue;
      if (!border.between.includes(border.foot))
        throw new Error(`Border ${border.between.join(" - ")}: its foot ${border.foot} is neither of them.`);
      this.climb[border.foot === this.ids[a] ? a * size + b : b * size + a] = 1;
    }
    this.rings = data.zones.map((zone) => zone.ring.map((id) => (id === null ? NOWHERE : this.known(id))));
    for (const [zone, ring] of this.rings.entries()) {
      for (const [slot, other] of ring.entries()) {
        if (other === NOWHERE) continue;
        if (this.kind[zone * size + other] === NO_BORDER)
          throw new Error(`${this.ids[zone]}: no border with ${this.ids[other]}, which its ring names.`);
        if (this.slot[zone * size + other] !== -1)
          throw new Error(`${this.ids[zone]}: its ring names ${this.ids[other]} twice.`);
        this.slot[zone * size + other] = slot;
      }
    }
    for (let at = 0; at < size * size; at++) {
      if (this.kind[at] !== NO_BORDER && this.slot[at] === -1) {
        throw new Error(`${this.ids[Math.floor(at / size)]}: its ring leaves out ${this.ids[at % size]}.`);
      }
    }
    const bordering = this.rings.map((ring) => ring.filter((zone) => zone !== NOWHERE));
    this.bordering = bordering;
    this.linked = bordering.map((zones, from) => zones.filter((to) => this.kind[from * size + to] !== RIVER));
    this.overLand = bordering.map((zones, from) => zones.filter((to) => this.kind[from * size + to] === LAND));
    this.#fronts = this.rings.flatMap((ring, zone) =>
      Array.from({ length: size }, (_, faced) => {
        const slot = this.slot[zone * size + faced];
        if (slot === -1) return [];
        const three = [ring.at(slot - 1), ring[slot], ring[(slot + 1) % ring.length]] as number[];
        return [...new Set(three)].filter((other) => other !== NOWHERE);
      }),
    );
  }

  /** Index of a zone id; undefined if the map has no such zone. */
  index(id: string): ZoneIndex | undefined {
    return this.#index.get(id);
  }

  /** Index of a zone id that must exist. @throws Error naming the id. */
  known(id: string): ZoneIndex {
    const index = this.#index.get(id);
    if (index === undefined) throw new Error(`Map ${this.data.id} has no zone "${id}".`);
    return index;
  }

  /** Code of the border between two zones; {@link NO_BORDER} where they share none. */
  kindOf(a: ZoneIndex, b: ZoneIndex): number {
    return this.kind[a * this.size + b];
  }

  /**
   * A piece's Front: the zone it faces and its two neighbours in the ring. A gap makes it smaller and is never skipped.
   * Empty if the faced zone is not a neighbour.
   */
  front(zone: ZoneIndex, faced: ZoneIndex): readonly ZoneIndex[] {
    return this.#fronts[zone * this.size + faced];
  }

  /** Whether `other` is in the Front of a piece in `zone` that faces `faced`. */
  inFront(zone: ZoneIndex, faced: ZoneIndex, other: ZoneIndex): boolean {
    const ring = this.rings[zone].length;
    const away = Math.abs(this.slot[zone * this.size + faced] - this.slot[zone * this.size + other]);
    return away <= 1 || away === ring - 1;
  }
}
