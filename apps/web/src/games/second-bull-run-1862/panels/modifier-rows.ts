import type { CombatForecast } from "@stonebridge/games/second-bull-run-1862";
import { signed } from "@stonebridge/kernel/words";
import { type Names, type Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { formatPercent } from "../../../language/language.svelte.ts";
import type { ModifierRow } from "../../../play/zones/combat-words.ts";

/** What is sure with its rule, then the guns and sharpshooters that still roll for it. */
export function modifierRows(forecast: CombatForecast, texts: Texts, names: Names): readonly ModifierRow[] {
  const sure = (["attacker", "defender"] as const).flatMap((side) =>
    forecast.modifiers[side].map((modifier): ModifierRow => ({
      text: texts.modifier(modifier, names),
      rule: modifier.rule,
      [side]: signed(modifier.value),
    })),
  );
  const rolled = forecast.rolls.map((roll): ModifierRow => ({
    text: texts.pendingRoll(roll, names),
    rule: roll.kind === "sharpshooters" ? "SB62-10.3.2-c" : "SB62-10.3.2-b",
    [roll.side === forecast.attacker ? "attacker" : "defender"]: formatPercent(roll.faces / 6),
  }));
  return [...sure, ...rolled];
}
