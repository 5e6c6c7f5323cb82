import { type Line, figure, line } from "@stonebridge/kernel/words";
import type { DieRoll, Modifier } from "../events.ts";
import type { SideId } from "../vocabulary.ts";
import type { FightLine, FoughtEvent } from "./texts.ts";

export function otherSide(side: SideId): SideId {
  return side === "north" ? "south" : "north";
}

/** The sum behind a figure: "− 1", "+ 2". */
function added(value: number): string {
  return ` ${value < 0 ? "−" : "+"} ${Math.abs(value)}`;
}

/** The die, what is added to it and the total: "4 − 1 = 3". */
export function reckoning({ die, side, modifiers, total }: DieRoll): Line {
  if (modifiers.length === 0) return [{ die, side }];
  return line`${{ die, side }}${modifiers.map(({ value }) => added(value)).join("")} = ${total}`;
}

/** A combat die with all its modifiers together: "5 + 5 = 10". Totals are never below 1 (11.4-b). */
export function combatSum(event: FoughtEvent, side: "attacker" | "defender", sum: number): Line {
  const die = event.dice[side];
  const total = event.totals[side];
  const dice = { die, side: side === "attacker" ? event.attacker : otherSide(event.attacker) };
  if (sum === 0) return [dice];
  const reached = die + sum;
  return reached === total
    ? line`${dice}${added(sum)} = ${total}`
    : line`${dice}${added(sum)} = ${figure(reached)} → ${total}`;
}

/** All modifiers of a side added up. */
export function modifierSum(event: FoughtEvent, side: "attacker" | "defender"): number {
  return event.modifiers[side].reduce((sum, { value }) => sum + value, 0);
}

export interface Forces {
  readonly fighters: FoughtEvent["attackers"];
  readonly supporters: FoughtEvent["supporters"];
}

/** Who fights on a side, and who supports from the second line. The defender's supporters stand in the zones attacked. */
export function forcesOf(event: FoughtEvent, side: "attacker" | "defender"): Forces {
  const defends = (zone: string) => event.zones.includes(zone);
  return side === "attacker"
    ? { fighters: event.attackers, supporters: event.supporters.filter(({ zone }) => !defends(zone)) }
    : { fighters: event.defenders, supporters: event.supporters.filter(({ zone }) => defends(zone)) };
}

/** The lines of one side's half of a combat sheet: what is sure in the order given, then artillery and cavalry dice. */
export function fightLines(
  event: FoughtEvent,
  side: "attacker" | "defender",
  describe: (modifier: Modifier) => Line,
  rolled: (roll: DieRoll) => Line,
): FightLine[] {
  const seat = side === "attacker" ? event.attacker : otherSide(event.attacker);
  const rolls = event.rolls.filter(
    (roll) => roll.side === seat && (roll.kind === "artillery" || roll.kind === "cavalry"),
  );
  const sure = event.modifiers[side].filter(({ key }) => key !== "artillery" && key !== "cavalry");
  return [
    ...sure.map((modifier) => ({ text: describe(modifier), value: modifier.value, rule: modifier.rule })),
    ...rolls.map((roll) => ({
      text: rolled(roll),
      value: roll.needed !== undefined && roll.total <= roll.needed ? 1 : 0,
      rule: roll.kind === "artillery" ? "BR61-11.3-m" : "BR61-11.3-n",
      roll,
    })),
  ];
}
