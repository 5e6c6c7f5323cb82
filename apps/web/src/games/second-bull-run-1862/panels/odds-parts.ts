import type { SideId } from "@stonebridge/games/second-bull-run-1862";
import type { Texts } from "@stonebridge/games/second-bull-run-1862/text";
import type { OddsPart } from "../../../play/zones/combat-words.ts";
import type { Chance } from "../odds.ts";

/** The chances of a combat in words, for the bar of odds. */
export function oddsParts(chances: readonly Chance[], attacker: SideId, texts: Texts): readonly OddsPart[] {
  return chances.map(({ result, tests, share }) => ({
    id: result,
    text: texts.result(result, attacker),
    hurts: result.startsWith("attacker") ? "attacker" : "defender",
    severe: tests,
    share,
  }));
}
