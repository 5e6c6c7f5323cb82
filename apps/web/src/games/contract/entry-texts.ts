import type { Described, TextTypes, TextsOf } from "@stonebridge/kernel/words";
import type { Catalogue } from "../../language/language.svelte.ts";
import type { AnyGame } from "./entry.ts";

type Named = "rollName" | "side" | "scenario" | "option" | "optionValue" | "bid";

/** What pages about a game ask of its texts, in the language of the page. They name only what the game itself has named to them. */
export function entryTexts<G extends TextTypes>(
  texts: Catalogue<Pick<TextsOf<G>, Named>>,
): Pick<AnyGame, "texts" | "rollName" | "sideName" | "savedAs" | "option" | "optionValue" | "bid"> & {
  scenario(id: string): Described;
} {
  return {
    texts,
    rollName: (kind) => texts.t.rollName(kind as G["roll"]),
    sideName: (side) => texts.t.side(side as G["side"]),
    scenario: (id) => texts.t.scenario(id),
    savedAs: (scenario) => texts.t.scenario(scenario).name,
    option: (id) => texts.t.option(id as G["option"]),
    optionValue: (id, value) => texts.t.optionValue(id as G["option"], value),
    bid: (side, points) => texts.t.bid(side as G["side"], points),
  };
}
