import { DIRECTIONS, NOWHERE } from "@stonebridge/board";
import type { BullRun1983, View } from "@stonebridge/games/bull-run-1983";
import { type HexSpoken, spokenHex, type Texts } from "@stonebridge/games/bull-run-1983/text";
import { WORDS } from "../../language/index.ts";
import { lookLines } from "../../terminal/look.ts";
import type { GameWords } from "./language.ts";

/** A hex that people can call by its coordinates or by the place in it. */
export interface NamedHex {
  readonly id: string;
  readonly signs: readonly string[];
  readonly name?: string | undefined;
}

/** Every hex of the game's map with the names of its places; a hex with two is listed twice. */
export function namedHexes({ field }: BullRun1983): readonly NamedHex[] {
  const named = field.map.data.places.map(({ hex, name }) => ({ id: hex, signs: [hex], name }));
  return [...named, ...field.grid.ids.map((id) => ({ id, signs: [id] }))];
}

/** A hex with what the view shows in it and around it, clockwise from the north. */
export function hexLines(game: BullRun1983, view: View, id: string, texts: Texts, own: GameWords): readonly string[] {
  const words = WORDS[texts.language];
  const { grid } = game.field;
  const here = spokenHex(game, view, id, texts);
  const hex = grid.known(id);
  const around = DIRECTIONS.flatMap((name, direction) => {
    const next = grid.neighbour(hex, direction);
    if (next === NOWHERE) return [];
    const spoken = spokenHex(game, view, grid.ids[next], texts);
    return [
      {
        name: `${words.directions[name]} ${placeName(spoken)}`,
        ground: groundOf(spoken, texts),
        occupants: occupants(spoken, texts, own),
      },
    ];
  });
  return lookLines(words.pair(placeName(here), groundOf(here, texts)), occupants(here, texts, own), around, words);
}

const placeName = ({ id, name }: HexSpoken) => (name === undefined ? id : `${id} ${name}`);

function groundOf({ features, bank }: HexSpoken, texts: Texts): string {
  return [
    features.map((feature) => texts.feature(feature)).join(WORDS[texts.language].and),
    ...(bank ? [texts.bank(bank)] : []),
  ].join(", ");
}

/** Who is in a hex, and how many counters are face down. */
function occupants({ pieces, faceDown = [] }: HexSpoken, texts: Texts, own: GameWords): string {
  return [
    ...pieces.map(({ name, side }) => `${name} (${texts.side(side)})`),
    ...faceDown.map(({ side, count }) => own.faceDown(count, texts.side(side))),
  ].join(", ");
}
