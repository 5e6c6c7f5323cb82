import { type Line, type Part, line } from "@stonebridge/kernel/words";
import { and, own } from "@stonebridge/kernel/words/english";
import type { DieRoll, Modifier } from "../../events.ts";
import type { CombatResult, ModifierKey, SideId } from "../../vocabulary.ts";
import { fightLines, forcesOf, otherSide, reckoning, type Forces } from "../fight.ts";
import type { Fight, FoughtEvent, Names, Texts } from "../texts.ts";
import { say, type Say } from "../values.ts";
import { SIDE } from "./grammar.ts";

const EFFECTS: Readonly<Record<CombatResult, readonly [loser: "attacker" | "defender", effect: string]>> = {
  "defender-hit": ["defender", "Fatigue and Hit"],
  "defender-fatigue": ["defender", "Fatigue"],
  "attacker-fatigue": ["attacker", "Fatigue"],
  "attacker-hit": ["attacker", "Fatigue and Hit"],
};

/** "South: Fatigue and Hit" */
export function resultOf(result: CombatResult, attacker: SideId): string {
  const [loser, effect] = EFFECTS[result];
  return `${SIDE[loser === "attacker" ? attacker : otherSide(attacker)]}: ${effect}`;
}

const MODIFIERS: Readonly<Record<ModifierKey, (modifier: Modifier, say: Say) => Line>> = {
  ratio: ({ strengths, row }) =>
    strengths === undefined
      ? line`Strength`
      : line`Strength ${strengths[0]} : ${strengths[1]}${row === undefined ? "" : `, row ${row}`}`,
  artillery: ({ piece }, to) => (piece === undefined ? line`Artillery` : line`${own(to.unit(piece))} guns`),
  cavalry: ({ piece }, to) => (piece === undefined ? line`Cavalry` : line`${own(to.unit(piece))} cavalry`),
  support: ({ piece }, to) => (piece === undefined ? line`Support` : line`${to.unit(piece)} supports`),
  command: ({ piece }, to) => (piece === undefined ? line`Command` : line`Command, ${to.unit(piece)}`),
  hill: () => line`On a hill`,
  crossing: () => line`Behind a ford or bridge`,
  woods: () => line`In woods`,
  extended: () => line`Extended line`,
  fatigue: ({ piece }, to) => (piece === undefined ? line`Fatigue` : line`Fatigue of ${to.unit(piece)}`),
  flank: ({ piece }, to) =>
    piece === undefined ? line`Enemy at the flank` : line`Enemy at the flank of ${to.unit(piece)}`,
  confusion: () => line`Confusion`,
};

function rolled(roll: DieRoll, to: Say): Line {
  const what = roll.kind === "cavalry" ? "cavalry" : "guns";
  const whose: Part =
    roll.piece === undefined ? (what === "guns" ? "Artillery" : "Cavalry") : line`${own(to.unit(roll.piece))} ${what}`;
  const needed = roll.needed === undefined ? "" : `, needs ${roll.needed} or less`;
  return line`${whose}: ${reckoning(roll)}${needed}`;
}

function forces({ fighters, supporters }: Forces, to: Say): Line {
  const front = and(fighters.map(({ element, combat }) => line`${to.unit(element)} ${combat}`));
  if (supporters.length === 0) return front;
  return line`${front}, ${and(supporters.map(({ element }) => to.unit(element)))} behind`;
}

function verdict({ totals, result, attacker }: FoughtEvent): string {
  const [loser, effect] = EFFECTS[result];
  const side = SIDE[loser === "attacker" ? attacker : otherSide(attacker)];
  const [high, low] = [Math.max(totals.attacker, totals.defender), Math.min(totals.attacker, totals.defender)];
  if (high === low) return `${high} equals ${low}: the attacker, ${side}, suffers Fatigue.`;
  if (effect === "Fatigue") return `${high} beats ${low}: ${side} suffers Fatigue.`;
  return `${high} is ${high === 2 * low ? "twice" : "more than twice"} ${low}: ${side} suffers Fatigue and a Hit.`;
}

function fight(event: FoughtEvent, names: Names): Fight {
  const to = say(names);
  const { attacker, zones } = event;
  const defender = otherSide(attacker);
  const lines = (side: "attacker" | "defender") =>
    fightLines(
      event,
      side,
      (modifier) => MODIFIERS[modifier.key](modifier, to),
      (roll) => rolled(roll, to),
    );
  return {
    title: line`Combat at ${and(zones.map(to.zone))}`,
    attacker: {
      title: `${SIDE[attacker]} attacks`,
      forces: forces(forcesOf(event, "attacker"), to),
      lines: lines("attacker"),
    },
    defender: {
      title: `${SIDE[defender]} defends`,
      forces: forces(forcesOf(event, "defender"), to),
      lines: lines("defender"),
    },
    verdict: verdict(event),
  };
}

export const combat = {
  fight,
  modifier: (modifier, names) => MODIFIERS[modifier.key](modifier, say(names)),
  pendingRoll: (roll, names) => {
    const to = say(names);
    return roll.kind === "cavalry"
      ? line`${own(to.unit(roll.element))} cavalry: +1`
      : line`${own(to.unit(roll.element))} guns: +1`;
  },
  result: resultOf,
} satisfies Partial<Texts>;
