import type { HexIndex } from "@stonebridge/board";
import {
  defined,
  type Form,
  type Named,
  named,
  number,
  type OptionalForm,
  orNone,
  placeOf,
  shown,
} from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { HolderIndex, LeaderIndex, SideIndex, UnitIndex } from "../measures.ts";
import { heldHexes, isAmong } from "../orders/order-book.ts";
import { DESTROYED, ELIMINATED, EXITED, MERGED, SCATTERED, SURRENDERED, WAITING } from "../position.ts";
import { type SideId, SIDES } from "../vocabulary.ts";

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

/** By how far they are below WAITING. */
const OFF_MAP_NAMES = Object.keys(OFF_MAP);

/** More than there are parts of a step, points of a march, hits, or rounds of ammunition. */
export const MANY = 999;
/** A number of things. */
export const count = number(0, MANY);

/** More turns than a module of ours has. */
const MOST_TURNS = 50;
/** A hex by column and row, and hexes by stretches of a column, as regular expressions. */
const HEX = "\\d{4}";
const STRETCH = `${HEX}(-${HEX})?`;

/** How the numbers of a field are written: by the names of what they stand for. */
export interface Names {
  readonly side: Form<SideIndex, SideId>;
  readonly unit: Form<UnitIndex, string>;
  readonly leader: Form<LeaderIndex, string>;
  readonly holder: Form<HolderIndex, string>;
  /** Nobody is `none`. */
  readonly unitOrNone: Form<UnitIndex, string | -1>;
  readonly holderOrNone: Form<HolderIndex, string | -1>;
  readonly hex: Form<HexIndex, string>;
  /** Nowhere is `none`. */
  readonly hexOrNone: Form<HexIndex, string | -1>;
  /** A hex, or a place off the map. */
  readonly place: Form<number, string>;
  readonly turn: Form<number, number>;
  /** A turn, or 0 for never. */
  readonly turnOrNever: Form<number, number>;
  /** Hexes of the map as `heldHexes` writes them: stretches of the map’s hexes in their order, such as `0101-0143 0305`. */
  readonly hexes: OptionalForm<string, string>;
}

export function namesOf(field: Field): Names {
  const { grid, size } = field.map;
  const hex: Form<HexIndex, string> = defined("hex", {
    many: "hexes",
    saved: number(0, size - 1),
    schema: { type: "string", pattern: `^${HEX}$`, description: "Column and row." },
    tell: (value) => grid.ids[value],
    read(told, at, faults) {
      const found = typeof told === "string" ? grid.index(told) : undefined;
      if (found !== undefined) return found;
      faults.add(at, `there is no hex ${shown(told)} on this map`);
      return 0;
    },
  });
  const known = (kind: string, index: Named["index"], of: readonly { readonly id: string }[]): Form<number, string> =>
    named({ kind, ids: of.map(({ id }) => id), index });
  const unit = known("unit", field.unitIndex, field.units);
  const holder = known("holder of orders", field.holderIndex, field.holders);
  return {
    side: defined("side", placeOf(SIDES)),
    unit,
    leader: known("leader", field.leaderIndex, field.leaders),
    holder,
    unitOrNone: orNone(unit),
    holderOrNone: orNone(holder),
    hex,
    hexOrNone: orNone(hex),
    place: defined("place", {
      many: "places",
      saved: number(MERGED, size - 1),
      schema: {
        description: "A hex, or the place of a piece that is in no hex.",
        anyOf: [hex.schema, { enum: OFF_MAP_NAMES }],
      },
      tell: (value) => (value >= 0 ? grid.ids[value] : OFF_MAP_NAMES[WAITING - value]),
      read: (told, at, faults) => OFF_MAP[String(told)] ?? hex.read(told, at, faults),
    }),
    turn: turnForm(1, field.module.turns.length),
    turnOrNever: turnForm(0, field.module.turns.length),
    hexes: defined("hexes", {
      many: "texts",
      schema: {
        type: "string",
        pattern: `^(${STRETCH}( ${STRETCH})*)?$`,
        description: "Hexes, and stretches of a column: 0101-0143 0305.",
      },
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
    }),
  };
}

/** The same names for a saved position, which has numbers in their place ({@link Form.saved}). */
export function numberedNames(names: Names): Names {
  return {
    side: numbered(names.side),
    unit: numbered(names.unit),
    leader: numbered(names.leader),
    holder: numbered(names.holder),
    unitOrNone: numbered(names.unitOrNone),
    holderOrNone: numbered(names.holderOrNone),
    hex: numbered(names.hex),
    hexOrNone: numbered(names.hexOrNone),
    place: numbered(names.place),
    turn: names.turn,
    turnOrNever: names.turnOrNever,
    hexes: names.hexes,
  };
}

function numbered<T, Told>(form: Form<T, Told>): Form<T, Told> {
  return { ...form, read: form.saved?.read ?? form.read };
}

/** A turn (NWO-3.2-a). @param usual the least of any scenario, for the schema of all */
export function turnForm(least: number, most: number, usual = least): Form<number, number> {
  return { ...number(least, most, "NWO-3.2-a"), schema: number(usual, MOST_TURNS).schema };
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
