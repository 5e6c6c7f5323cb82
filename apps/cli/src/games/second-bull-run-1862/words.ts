import {
  type Action,
  ACTION_SHAPES,
  COMMANDERS,
  DIVISIONS,
  ENTRIES,
  isAction,
  UNITS,
} from "@stonebridge/games/second-bull-run-1862";
import type { Names, Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { actionReader, type FieldKinds, nameIndex } from "../../terminal/action-words.ts";

/** What a word of an action names. */
type Kind = "unit" | "commander" | "piece" | "division" | "zone" | "entry";

/** What the fields of actions name. */
const KINDS: FieldKinds<Action, Kind> = {
  unit: "unit",
  commander: "commander",
  division: "division",
  zone: "zone",
  entry: "entry",
};

/**
 * Reads actions typed as words, by ids or by names: `step gibbon 104`, `attack gibbon Chinn Ridge`, `enter buford C`.
 * @param zones of the map, with the names that some of them have
 */
export function wordReader(
  texts: Texts,
  zones: readonly { readonly id: string; readonly name: string }[],
  names: Names,
): (words: readonly string[]) => Action | undefined {
  const named = (all: readonly { readonly id: string }[]) => nameIndex(all.map(({ id }) => [id, names.unit(id)]));
  // Whoever waits may be a commander.
  return actionReader({
    shapes: ACTION_SHAPES,
    isAction,
    kinds: KINDS,
    except: { wait: { unit: "piece" } },
    tables: {
      unit: named(UNITS),
      commander: named(COMMANDERS),
      piece: named([...UNITS, ...COMMANDERS]),
      division: nameIndex(DIVISIONS.map(({ id }) => [id, texts.division(id)])),
      zone: nameIndex(zones.map(({ id, name }) => [id, name, names.zone(id)])),
      entry: nameIndex(ENTRIES.map((letter) => [letter])),
    },
  });
}
