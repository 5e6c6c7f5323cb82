import { DIRECTIONS, NO_WAY, NOWHERE, TERRAIN, type Terrain, type Hexside } from "@stonebridge/board";
import type { Field, UnitView, View } from "@stonebridge/games/no-written-orders";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import { WORDS, type Words } from "../../language/index.ts";
import { lookLines } from "../../terminal/look.ts";
import type { GameWords } from "./language.ts";

/** A hex that people can call by its number or by the place in it. */
export interface NamedHex {
  readonly id: string;
  readonly signs: readonly string[];
  readonly name?: string | undefined;
}

/** Every hex of the field’s map with the names of its places; a hex with two is listed twice. */
export function namedHexes({ map }: Field): readonly NamedHex[] {
  const named = map.data.places.map(({ hex, name }) => ({ id: hex, signs: [hex], name }));
  return [...named, ...map.grid.ids.map((id) => ({ id, signs: [id] }))];
}

/** A hex with what the view shows in it and around it, clockwise from the north. */
export function hexLines(
  field: Field,
  view: View,
  id: string,
  texts: Texts,
  own: GameWords,
  names: Names,
): readonly string[] {
  const words = WORDS[texts.language];
  const { grid, neighbours } = field.map;
  const hex = grid.known(id);
  const around = DIRECTIONS.flatMap((name, direction) => {
    const hexside = hex * 6 + direction;
    const next = neighbours[hexside];
    if (next === NOWHERE) return [];
    const there = grid.ids[next];
    const ground = [groundOf(field, next, own), ...sideOf(field, hexside, own, words)].join(", ");
    return [
      {
        name: `${words.directions[name]} ${hexName(there, names)}`,
        ground,
        occupants: occupants(field, view, there, texts, own, names),
      },
    ];
  });
  const flags = view.flags.filter((flag) => flag.hex === id).map(({ side }) => own.flag(texts.side(side)));
  const here = [occupants(field, view, id, texts, own, names), ...flags].filter((one) => one !== "").join(", ");
  return lookLines(words.pair(hexName(id, names), groundOf(field, hex, own)), here, around, words);
}

function hexName(id: string, names: Names): string {
  const name = names.hex(id);
  return name.includes(id) ? name : `${id} ${name}`;
}

function groundOf({ map }: Field, hex: number, own: GameWords): string {
  const terrain = (Object.keys(TERRAIN) as Terrain[]).find((name) => TERRAIN[name] === map.terrain[hex]);
  return `${own.ground[terrain ?? "clear"]}, ${own.level(map.level[hex])}`;
}

/** What lies along and across a hexside. */
function sideOf({ map }: Field, hexside: Hexside, own: GameWords, words: Words): readonly string[] {
  return [
    ...(map.river[hexside] === 1 ? [own.river] : map.stream[hexside] === 1 ? [own.stream] : []),
    ...(map.crestHexside[hexside] === 1 ? [own.crest] : []),
    ...(map.way[hexside] === NO_WAY ? [] : [words.road]),
    ...(map.rail[hexside] === 1 ? [words.railroad] : []),
  ];
}

/** Who can be seen in a hex: units and leaders, or the counter on top of a stack. */
function occupants({ units }: Field, view: View, hex: string, texts: Texts, own: GameWords, names: Names): string {
  const seen = view.units.flatMap((unit, at) =>
    unit.hex === hex ? [unitLine(unit, units[at].side, texts, names)] : [],
  );
  const leaders = view.leaders.filter((leader) => leader.hex === hex).map(({ id }) => names.leader(id));
  const stacks = view.stacks
    .filter((stack) => stack.hex === hex)
    .map(({ side, top }) => own.stackOf(names.unit(top), texts.side(side)));
  return [...seen, ...leaders, ...stacks].join(", ");
}

function unitLine({ id, strength, disrupted }: UnitView, side: UnitView["side"], texts: Texts, names: Names): string {
  const notes = [
    texts.side(side),
    ...(strength === undefined ? [] : [String(strength)]),
    ...(disrupted ? [texts.unitState("disrupted")] : []),
  ];
  return `${names.unit(id)} (${notes.join(", ")})`;
}
