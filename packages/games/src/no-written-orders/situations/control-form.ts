import { type Form, isObject, maybe, record } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { isAmong } from "../orders/order-book.ts";
import { CONTROLLED_SHIFT, OCCUPIED_BY } from "../position.ts";
import { type SideId, SIDES } from "../vocabulary.ts";
import { type Names, stretches } from "./names.ts";

/** Sides as the record of control counts them: 0 is nobody. */
const WHOSE = ["nobody", ...SIDES] as const;

/**
 * Who controls which hexes, and in `occupied` whose units were the last in hexes that the other side controls (NWO-18-b, NWO-18-c): by
 * side, as stretches of hexes.
 */
export function controlForm(field: Field, { hexes }: Names): Form<Uint8Array> {
  const { grid, size } = field.map;
  const controller = (value: number): number => value >> CONTROLLED_SHIFT;
  const occupier = (value: number): number => value & OCCUPIED_BY;
  const bySide = { union: hexes, confederate: hexes } satisfies Record<SideId, unknown>;
  const occupiedForm = record({ nobody: hexes, ...bySide }, "{}");
  return {
    many: "objects",
    schema: record({ ...bySide, occupied: maybe(occupiedForm) }, "{}").schema,
    tell(control) {
      const told = (test: (value: number) => boolean): string => stretches(grid.ids, (hex) => test(control[hex]));
      const sides = SIDES.map((id, side) => [id, told((value) => controller(value) === side + 1)] as const);
      const others = WHOSE.map(
        (id, whose) => [id, told((value) => occupier(value) === whose && controller(value) !== whose)] as const,
      );
      const occupied = Object.fromEntries(others.filter(([, one]) => one !== ""));
      return { ...Object.fromEntries(sides), ...(Object.keys(occupied).length === 0 ? {} : { occupied }) };
    },
    read(told, at, faults) {
      const control = new Uint8Array(size);
      const data = isObject(told) ? told : {};
      if (!isObject(told)) faults.add(at, 'must be an object such as { "union": "0101-0143", "confederate": "0201" }');
      const occupied = data["occupied"] ?? {};
      if (!isObject(occupied)) faults.add(`${at}.occupied`, "must be an object of sides and hexes");
      for (const key of Object.keys(data))
        if (key !== "occupied" && !SIDES.some((id) => id === key))
          faults.add(`${at}.${key}`, `is not a side; the sides are ${SIDES.join(", ")}`);
      for (const [side, id] of SIDES.entries()) {
        const set = hexes.read(data[id], `${at}.${id}`, faults);
        for (let hex = 0; hex < size; hex++) {
          if (!isAmong(set, hex)) continue;
          if (control[hex] !== 0)
            faults.add(`${at}.${id}`, `${grid.ids[hex]} already belongs to the other side`, "NWO-18-c");
          control[hex] = (side + 1) | ((side + 1) << CONTROLLED_SHIFT);
        }
      }
      for (const [key, value] of Object.entries(isObject(occupied) ? occupied : {})) {
        const whose = WHOSE.indexOf(faults.word(`${at}.occupied.${key}`, key, WHOSE));
        const set = hexes.read(value, `${at}.occupied.${key}`, faults);
        for (let hex = 0; hex < size; hex++)
          if (isAmong(set, hex)) control[hex] = (control[hex] & ~OCCUPIED_BY) | whose;
      }
      return control;
    },
  };
}
