import type { HexIndex } from "@stonebridge/board";
import { type Form, type Named, named, number, orNone, placeOf, type Schema, shown } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { heldHexes, isAmong } from "../orders/order-book.ts";
import { DESTROYED, ELIMINATED, EXITED, MERGED, SCATTERED, SURRENDERED, WAITING } from "../position.ts";
import { SIDES } from "../vocabulary.ts";

/** Places off the map by their names. */
const OFF_MAP: Readonly<Record<string, number>> = {
  waiting: WAITING,
  eliminated: ELIMINATED,
  destroyed: DESTROYED,
  exited: EXITED,
  surrendered: SURRENDERED,
  scattered: SCATTERED,
  merged: MERGED,
};

/** A definition of the JSON Schema of situations. */
export const definition = (name: string): Schema => ({
  $ref: `no-written-orders-situation-1.schema.json#/definitions/${name}`,
});

/** How the numbers of a field are written: by the names of what they stand for. */
export interface Names {
  readonly side: Form<number>;
  readonly unit: Form<number>;
  readonly leader: Form<number>;
  readonly holder: Form<number>;
  /** Nobody is `none`. */
  readonly unitOrNone: Form<number>;
  readonly holderOrNone: Form<number>;
  readonly hex: Form<number>;
  /** Nowhere is `none`. */
  readonly hexOrNone: Form<number>;
  /** A hex, or a place off the map. */
  readonly place: Form<number>;
  readonly turn: Form<number>;
  /** A turn, or 0 for never. */
  readonly turnOrNever: Form<number>;
  /** Hexes of the map as `heldHexes` writes them: stretches of the map’s hexes in their order, such as `0101-0143 0305`. */
  readonly hexes: Form<string>;
}

export function namesOf(field: Field): Names {
  const { grid, size } = field.map;
  const hex: Form<HexIndex> = {
    many: "hexes",
    schema: definition("hex"),
    tell: (value) => grid.ids[value],
    read(told, at, faults) {
      const found = typeof told === "string" ? grid.index(told) : undefined;
      if (found !== undefined) return found;
      faults.add(at, `there is no hex ${shown(told)} on this map`);
      return 0;
    },
  };
  const lastTurn = field.module.turns.length;
  const known = (kind: string, index: Named["index"], of: readonly { readonly id: string }[]): Form<number> =>
    named({ kind, ids: of.map(({ id }) => id), index });
  const unit = known("unit", field.unitIndex, field.units);
  const holder = known("holder of orders", field.holderIndex, field.holders);
  return {
    side: placeOf(SIDES),
    unit,
    leader: known("leader", field.leaderIndex, field.leaders),
    holder,
    unitOrNone: orNone(unit),
    holderOrNone: orNone(holder),
    hex,
    hexOrNone: orNone(hex),
    place: {
      many: "places",
      schema: definition("place"),
      tell: (value) => (value >= 0 ? grid.ids[value] : Object.keys(OFF_MAP).find((name) => OFF_MAP[name] === value)),
      read: (told, at, faults) => OFF_MAP[String(told)] ?? hex.read(told, at, faults),
    },
    turn: { ...number(1, lastTurn, "NWO-3.2-a"), schema: { type: "integer", minimum: 1 } },
    turnOrNever: { ...number(0, lastTurn, "NWO-3.2-a"), schema: { type: "integer", minimum: 0 } },
    hexes: {
      many: "texts",
      schema: definition("hexes"),
      optional: true,
      tell: (set) => stretches(grid.ids, (at) => isAmong(set, at)),
      read(told, at, faults) {
        const among = new Set<HexIndex>();
        if (told !== undefined && typeof told !== "string")
          faults.add(at, 'must be a text of hexes and ranges of hexes, such as "0101-0143 0305"');
        const stretchesTold = typeof told === "string" ? told.split(" ") : [];
        for (const stretch of stretchesTold.filter((one) => one !== "")) {
          const [first, last = first] = stretch.split("-");
          const [from, to] = [hex.read(first, at, faults), hex.read(last, at, faults)];
          for (let one = from; one <= to; one++) among.add(one);
        }
        return heldHexes(size, (one) => among.has(one));
      },
    },
  };
}

/** Hexes that lie side by side in the order of the map, by the first and the last of each stretch. */
export function stretches(ids: readonly string[], test: (at: HexIndex) => boolean): string {
  const told: string[] = [];
  for (let from = 0; from < ids.length; from++) {
    if (!test(from)) continue;
    let to = from;
    while (to + 1 < ids.length && test(to + 1) && ids[to + 1].slice(0, 2) === ids[from].slice(0, 2)) to += 1;
    told.push(to === from ? ids[from] : `${ids[from]}-${ids[to]}`);
    from = to;
  }
  return told.join(" ");
}
