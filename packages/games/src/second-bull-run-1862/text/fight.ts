import { type Line, sheetLines, thrown } from "@stonebridge/kernel/words";
import type { CombatResult } from "../analysis/analysis-types.ts";
import type { CombatUnit, DieRoll, Modifier, TestModifier } from "../events.ts";
import type { SideId } from "../vocabulary.ts";
import type { Fight, FoughtEvent } from "./texts.ts";

type Half = "attacker" | "defender";

export function otherSide(side: SideId): SideId {
  return side === "union" ? "confederate" : "union";
}

function seatOf({ attacker }: FoughtEvent, half: Half): SideId {
  return half === "attacker" ? attacker : otherSide(attacker);
}

/** Who a result affects. */
export function loserOf(result: CombatResult, attacker: SideId): SideId {
  return result.startsWith("attacker") ? attacker : otherSide(attacker);
}

/** A combat die with the sum of its modifiers: "6 + 3 = 9". Totals are never below 1 (10.4-a). Empty if nobody rolls. */
export function combatSum(event: FoughtEvent, half: Half, atLeast: (total: number) => string): Line {
  const { dice, totals } = event;
  if (dice === undefined || totals === undefined) return [];
  const sum = event.modifiers[half].reduce((all, { value }) => all + value, 0);
  return thrown({ die: dice[half], side: seatOf(event, half), total: totals[half] }, sum, atLeast);
}

/** Does the modifier come from dice? The line of those dice shows it already. */
function fromDice({ rule }: Modifier): boolean {
  return rule === "SB62-10.3.2-b" || rule === "SB62-10.3.2-c";
}

/** Why something is added to a Combat test (table T6). */
export type TestReason = "star" | "steady" | "tired" | "losses" | "halved" | "lone-guns";

const TEST_REASONS: Readonly<Record<Exclude<TestModifier["rule"], "SB62-10.4-i">, TestReason>> = {
  "SB62-11.1.1-b": "steady",
  "SB62-10.4-u": "losses",
  "SB62-RU64": "halved",
  "SB62-10.4-z": "lone-guns",
};

/** Why each modifier of a Combat test is there, and how much it is: "star +1, losses −1"; empty if there are none. */
export function testReasons({ modifiers }: DieRoll<TestModifier>, words: Readonly<Record<TestReason, string>>): string {
  if (modifiers.length === 0) return "";
  const named = modifiers.map(({ rule, value }) => {
    const reason = rule === "SB62-10.4-i" ? (value > 0 ? "star" : "tired") : TEST_REASONS[rule];
    return `${words[reason]} ${value < 0 ? "−" : "+"}${Math.abs(value)}`;
  });
  return ` (${named.join(", ")})`;
}

/** How a combat ended: both totals, unless it was hopeless, and who is affected. */
export type Verdict = { readonly loser: SideId } & (
  | { readonly kind: "hopeless" }
  | { readonly kind: "twice" | "even" | "beaten"; readonly high: number; readonly low: number }
);

function verdictOf({ totals, loser, tests }: FoughtEvent): Verdict {
  if (totals === undefined) return { kind: "hopeless", loser };
  const [high, low] = [Math.max(totals.attacker, totals.defender), Math.min(totals.attacker, totals.defender)];
  return { kind: tests ? "twice" : high === low ? "even" : "beaten", high, low, loser };
}

/** How a language words the sheet of one combat. */
export interface SheetWords {
  readonly title: Line;
  attacks(side: SideId): string;
  defends(side: SideId): string;
  forces(engaged: readonly CombatUnit[], helping: readonly CombatUnit[]): Line;
  modifier(modifier: Modifier): Line;
  roll(roll: DieRoll): Line;
  verdict(verdict: Verdict): string;
}

/** The sheet of a combat. On each side the fixed modifiers come in the order given, then the dice of guns and sharpshooters. */
export function writtenOut(event: FoughtEvent, words: SheetWords): Fight {
  const half = (which: Half, title: string): Fight["attacker"] => {
    const all = which === "attacker" ? event.attackers : event.defenders;
    const side = seatOf(event, which);
    return {
      title,
      forces: words.forces(
        all.filter((one) => one.supports !== true),
        all.filter((one) => one.supports === true),
      ),
      lines: sheetLines(
        event.modifiers[which].filter((modifier) => !fromDice(modifier)),
        event.rolls.filter((roll) => roll.side === side),
        {
          modifier: words.modifier,
          roll: words.roll,
          ruleOf: ({ kind }) => (kind === "artillery" ? "SB62-10.3.2-b" : "SB62-10.3.2-c"),
        },
      ),
    };
  };
  return {
    title: words.title,
    attacker: half("attacker", words.attacks(event.attacker)),
    defender: half("defender", words.defends(otherSide(event.attacker))),
    verdict: words.verdict(verdictOf(event)),
  };
}
