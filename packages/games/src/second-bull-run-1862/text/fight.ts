import { type Line, figure, line } from "@stonebridge/kernel/words";
import type { DieRoll, Modifier } from "../events.ts";
import type { SideId } from "../vocabulary.ts";
import type { FightLine, FoughtEvent } from "./texts.ts";

export function otherSide(side: SideId): SideId {
  return side === "union" ? "confederate" : "union";
}

/** The sum behind a figure: "− 1", "+ 2". */
function added(value: number): string {
  return ` ${value < 0 ? "−" : "+"} ${Math.abs(value)}`;
}

/** The die, what is added to it and the total: "4 − 1 = 3". */
export function reckoning({ die, side, modifiers, total }: DieRoll): Line {
  if (modifiers.length === 0) return [{ die, side }];
  return line`${{ die, side }}${modifiers.map(({ value }) => added(value)).join("")} = ${figure(total)}`;
}

/** A combat die with all its modifiers together: "6 + 3 = 9". Totals are never below 1 (10.4-a). Nothing where nobody rolls. */
export function combatSum(event: FoughtEvent, side: "attacker" | "defender"): Line {
  const { dice, totals } = event;
  if (dice === undefined || totals === undefined) return [];
  const sum = modifierSum(event, side);
  const thrown = { die: dice[side], side: side === "attacker" ? event.attacker : otherSide(event.attacker) };
  if (sum === 0) return [thrown];
  const reached = dice[side] + sum;
  return reached === totals[side]
    ? line`${thrown}${added(sum)} = ${reached}`
    : line`${thrown}${added(sum)} = ${figure(reached)} → ${totals[side]}`;
}

/** All modifiers of a side added up. */
export function modifierSum(event: FoughtEvent, side: "attacker" | "defender"): number {
  return event.modifiers[side].reduce((sum, { value }) => sum + value, 0);
}

/** Did dice win this line? Then the dice tell of it themselves. */
function fromDice({ rule }: Modifier): boolean {
  return rule === "SB62-10.3.2-b" || rule === "SB62-10.3.2-c";
}

/** The lines of one side's half of a combat sheet: what is sure in the order given, then the dice of guns and sharpshooters. */
export function fightLines(
  event: FoughtEvent,
  side: "attacker" | "defender",
  describe: (modifier: Modifier) => Line,
  rolled: (roll: DieRoll) => Line,
): FightLine[] {
  const seat = side === "attacker" ? event.attacker : otherSide(event.attacker);
  const rolls = event.rolls.filter((roll) => roll.side === seat);
  const sure = event.modifiers[side].filter((modifier) => !fromDice(modifier));
  return [
    ...sure.map((modifier) => ({ text: describe(modifier), value: modifier.value, rule: modifier.rule })),
    ...rolls.map((roll) => ({
      text: rolled(roll),
      value: roll.needed !== undefined && roll.total <= roll.needed ? 1 : 0,
      rule: roll.kind === "artillery" ? "SB62-10.3.2-b" : "SB62-10.3.2-c",
      roll,
    })),
  ];
}
