import { DIRECTIONS, NO_WAY, NOWHERE, TERRAIN } from "@stonebridge/board";
import type { Field, UnitView, View } from "@stonebridge/games/no-written-orders";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import { lookLines } from "../../terminal/look.ts";

/** A hex as people find it: by its number, or by the place in it. */
export interface NamedHex {
  readonly id: string;
  readonly signs: readonly string[];
  readonly name?: string | undefined;
}

/** Every hex of the field’s map with the names of its places: a hex with two of them is in the list twice. */
export function namedHexes({ map }: Field): readonly NamedHex[] {
  const named = map.data.places.map(({ hex, name }) => ({ id: hex, signs: [hex], name }));
  return [...named, ...map.grid.ids.map((id) => ({ id, signs: [id] }))];
}

/** A hex with what the view shows in it and what lies around it, clockwise from the north. */
export function hexLines(field: Field, view: View, id: string, texts: Texts, names: Names): readonly string[] {
  const { grid, neighbours } = field.map;
  const hex = grid.known(id);
  const around = DIRECTIONS.flatMap((name, direction) => {
    const side = hex * 6 + direction;
    const next = neighbours[side];
    if (next === NOWHERE) return [];
    const there = grid.ids[next];
    const ground = [groundOf(field, next), ...sideOf(field, side)].join(", ");
    return [
      { name: `${name} ${hexName(there, names)}`, ground, occupants: occupants(field, view, there, texts, names) },
    ];
  });
  const flags = view.flags.filter((flag) => flag.hex === id).map(({ side }) => `${texts.side(side)} flag`);
  const here = [occupants(field, view, id, texts, names), ...flags].filter((one) => one !== "").join(", ");
  return lookLines(`${hexName(id, names)}: ${groundOf(field, hex)}`, here, around);
}

function hexName(id: string, names: Names): string {
  const name = names.hex(id);
  return name.includes(id) ? name : `${id} ${name}`;
}

function groundOf({ map }: Field, hex: number): string {
  const terrain = Object.keys(TERRAIN).find((name) => TERRAIN[name as keyof typeof TERRAIN] === map.terrain[hex]);
  return `${terrain ?? "clear"}, level ${map.level[hex]}`;
}

/** What lies along and across a hexside. */
function sideOf({ map }: Field, side: number): readonly string[] {
  return [
    ...(map.river[side] === 1 ? ["river"] : map.stream[side] === 1 ? ["stream"] : []),
    ...(map.crestSide[side] === 1 ? ["crest"] : []),
    ...(map.way[side] === NO_WAY ? [] : ["road"]),
    ...(map.rail[side] === 1 ? ["railroad"] : []),
  ];
}

/** Who is seen in a hex: units and leaders, or the counter on top of a stack. */
function occupants({ units }: Field, view: View, hex: string, texts: Texts, names: Names): string {
  const seen = view.units.flatMap((unit, at) =>
    unit.hex === hex ? [unitLine(unit, units[at].side, texts, names)] : [],
  );
  const leaders = view.leaders.filter((leader) => leader.hex === hex).map(({ id }) => names.leader(id));
  const stacks = view.stacks
    .filter((stack) => stack.hex === hex)
    .map(({ side, top }) => `stack with ${names.unit(top)} on top (${texts.side(side)})`);
  return [...seen, ...leaders, ...stacks].join(", ");
}

function unitLine({ id, strength, disrupted }: UnitView, side: UnitView["side"], texts: Texts, names: Names): string {
  const notes = [
    texts.side(side),
    ...(strength === undefined ? [] : [String(strength)]),
    ...(disrupted ? ["disrupted"] : []),
  ];
  return `${names.unit(id)} (${notes.join(", ")})`;
}
