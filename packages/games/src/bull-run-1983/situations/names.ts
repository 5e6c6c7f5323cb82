import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { defined, type Form, shown } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Frame } from "../frames.ts";
import { NONE, type PieceIndex } from "../measures.ts";
import { kindForms, stepsForm } from "./frame-forms.ts";
import { PIECE } from "./piece-values.ts";

/** How the things of a game are named in its situations. */
export interface Names {
  /** NONE where a file names none. */
  readonly piece: Form<PieceIndex, string>;
  /** NOWHERE where a file names none. */
  readonly hex: Form<HexIndex, string>;
  /** A ford, by its place in the list of fords. */
  readonly ford: Form<number, string>;
  readonly steps: Form<readonly Frame[], readonly unknown[]>;
}

/** The names of a game on a field. */
export function namesOf(field: Field): Names {
  const { ids, index, grid, fordSlot, fords } = field;
  const hex: Form<HexIndex, string> = defined("hex", {
    many: "hexes",
    schema: {
      type: "string",
      pattern: "^[A-Z]{1,3}[1-9][0-9]?$",
      description: "The printed coordinate, e.g. QQ18.",
    },
    tell: (value) => grid.ids[value],
    read(told, at, faults) {
      const found = typeof told === "string" ? grid.index(told) : undefined;
      if (found === undefined)
        faults.add(at, `there is no hex ${shown(told)}: the map runs from A1 to ${grid.ids.at(-1)}`, "BR83-MAP1.1-b");
      return found ?? NOWHERE;
    },
  });
  return {
    piece: {
      many: "pieces",
      schema: PIECE,
      tell: (value) => ids[value],
      read(told, at, faults) {
        const found = typeof told === "string" ? index.get(told) : undefined;
        if (found === undefined) faults.add(at, `there is no piece ${shown(told)} in this game`);
        return found ?? NONE;
      },
    },
    hex,
    ford: {
      ...hex,
      tell: (slot) => hex.tell(fords[slot]),
      read(told, at, faults) {
        const found = hex.read(told, at, faults);
        if (found === NOWHERE) return NONE;
        if (fordSlot[found] === NONE) faults.add(at, `${grid.ids[found]} is not a ford`, "BR83-5.52-c");
        return fordSlot[found];
      },
    },
    steps: { ...stepsForm(kindForms(field)), schema: { $ref: "bull-run-1983-steps-1.schema.json" } },
  };
}
