import { type Line, sheetLines, thrown } from "@stonebridge/kernel/words";
import type { DieRoll, Modifier } from "../events.ts";
import type { CombatResult, SideId } from "../vocabulary.ts";
import type { Fight, FoughtEvent } from "./texts.ts";

type Half = "attacker" | "defender";

export function otherSide(side: SideId): SideId {
  return side === "north" ? "south" : "north";
}

function seatOf({ attacker }: FoughtEvent, half: Half): SideId {
  return half === "attacker" ? attacker : otherSide(attacker);
}

/** Who a result affects. */
export function loserOf(result: CombatResult, attacker: SideId): SideId {
  return result.startsWith("attacker") ? attacker : otherSide(attacker);
}

/** Whether a result is more than Fatigue. */
export function isHit(result: CombatResult): boolean {
  return result.endsWith("-hit");
}

/** A combat die with the sum of its modifiers: "5 + 5 = 10". Totals are never below 1 (11.4-b). */
export function combatSum(event: FoughtEvent, half: Half, atLeast: (total: number) => string): Line {
  const sum = event.modifiers[half].reduce((all, { value }) => all + value, 0);
  return thrown({ die: event.dice[half], side: seatOf(event, half), total: event.totals[half] }, sum, atLeast);
}

/** The row of table Tb2 to use, attacker first: 2 and 1 for 10 : 5, 1 and 2 for 5 : 10. */
export function rowOf({ strengths, row }: Modifier): readonly string[] | undefined {
  const shares = row?.split("/");
  return strengths !== undefined && strengths[0] < strengths[1] ? shares?.toReversed() : shares;
}

export interface Forces {
  readonly fighters: FoughtEvent["attackers"];
  readonly supporters: FoughtEvent["supporters"];
}

/** Who fights on a side, and who supports from the second line. The defender's supporters stand in the zones attacked. */
function forcesOf(event: FoughtEvent, half: Half): Forces {
  const defends = (zone: string) => event.zones.includes(zone);
  return half === "attacker"
    ? { fighters: event.attackers, supporters: event.supporters.filter(({ zone }) => !defends(zone)) }
    : { fighters: event.defenders, supporters: event.supporters.filter(({ zone }) => defends(zone)) };
}

/** How a combat ended: both totals, and who is affected. `twice`: exactly double; `more`: more than double. */
export interface Verdict {
  readonly kind: "even" | "beaten" | "twice" | "more";
  readonly high: number;
  readonly low: number;
  readonly loser: SideId;
}

function verdictOf({ totals, result, attacker }: FoughtEvent): Verdict {
  const [high, low] = [Math.max(totals.attacker, totals.defender), Math.min(totals.attacker, totals.defender)];
  const beaten = isHit(result) ? (high === 2 * low ? "twice" : "more") : "beaten";
  return { kind: high === low ? "even" : beaten, high, low, loser: loserOf(result, attacker) };
}

/** How a language words the sheet of one combat. */
export interface SheetWords {
  readonly title: Line;
  attacks(side: SideId): string;
  defends(side: SideId): string;
  forces(forces: Forces): Line;
  modifier(modifier: Modifier): Line;
  roll(roll: DieRoll): Line;
  verdict(verdict: Verdict): string;
}

/** The sheet of a combat. On each side the fixed modifiers come in the order given, then the dice of artillery and cavalry. */
export function writtenOut(event: FoughtEvent, words: SheetWords): Fight {
  const half = (which: Half, title: string): Fight["attacker"] => {
    const side = seatOf(event, which);
    const rolls = event.rolls.filter(
      (roll) => roll.side === side && (roll.kind === "artillery" || roll.kind === "cavalry"),
    );
    const sure = event.modifiers[which].filter(({ key }) => key !== "artillery" && key !== "cavalry");
    return {
      title,
      forces: words.forces(forcesOf(event, which)),
      lines: sheetLines(sure, rolls, {
        modifier: words.modifier,
        roll: words.roll,
        ruleOf: ({ kind }) => (kind === "artillery" ? "BR61-11.3-m" : "BR61-11.3-n"),
      }),
    };
  };
  return {
    title: words.title,
    attacker: half("attacker", words.attacks(event.attacker)),
    defender: half("defender", words.defends(otherSide(event.attacker))),
    verdict: words.verdict(verdictOf(event)),
  };
}
