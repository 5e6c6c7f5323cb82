import type { CombatForecast, Modifier } from "@stonebridge/games/bull-run-1861";
import { signed } from "@stonebridge/kernel/words";
import { type Names, type Texts } from "@stonebridge/games/bull-run-1861/text";
import { formatPercent } from "../../../language/language.svelte.ts";
import type { ModifierRow } from "../../../play/zones/combat-words.ts";

/**
 * What is sure with its rule, then the guns and cavalry that still roll for it. Command, which each side has at most once, shares a row.
 * @param command what that row is called where both have it
 */
export function modifierRows(
  forecast: CombatForecast,
  texts: Texts,
  names: Names,
  command: string,
): readonly ModifierRow[] {
  const left = [...forecast.modifiers.defender];
  const sure = forecast.modifiers.attacker.map((modifier): ModifierRow => {
    const at = modifier.key === "command" ? left.findIndex(({ key }) => key === "command") : -1;
    const [other] = at < 0 ? [] : left.splice(at, 1);
    const text = other ? [command] : texts.modifier(modifier, names);
    const row = { text, rule: modifier.rule, attacker: signed(modifier.value) };
    return other ? { ...row, defender: signed(other.value) } : row;
  });
  const theirs = left.map((modifier: Modifier): ModifierRow => ({
    text: texts.modifier(modifier, names),
    rule: modifier.rule,
    defender: signed(modifier.value),
  }));
  const rolled = forecast.rolls.map((roll): ModifierRow => ({
    text: texts.pendingRoll(roll, names),
    rule: roll.kind === "cavalry" ? "BR61-11.3-n" : "BR61-11.3-m",
    [roll.side === forecast.attacker ? "attacker" : "defender"]: formatPercent(roll.faces / 6),
  }));
  return [...sure, ...theirs, ...rolled];
}
