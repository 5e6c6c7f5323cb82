import { type Line, type Part, line, reckoning } from "@stonebridge/kernel/words";
import { and, own } from "@stonebridge/kernel/words/english";
import type { DieRoll, Modifier } from "../../events.ts";
import type { CombatResult, ModifierKey, SideId } from "../../vocabulary.ts";
import { type Forces, isHit, loserOf, rowOf, type Verdict, writtenOut } from "../fight.ts";
import type { Texts } from "../texts.ts";
import { say, type Say } from "../values.ts";
import { SIDE } from "./grammar.ts";

/** "South: Fatigue and Hit" */
export function resultOf(result: CombatResult, attacker: SideId): string {
  return `${SIDE[loserOf(result, attacker)]}: ${isHit(result) ? "Fatigue and Hit" : "Fatigue"}`;
}

const MODIFIERS: Readonly<Record<ModifierKey, (modifier: Modifier, say: Say) => Line>> = {
  ratio: (one) => {
    const { strengths } = one;
    const row = rowOf(one);
    if (strengths === undefined) return line`Strength`;
    return line`Strength ${strengths[0]} : ${strengths[1]}${row === undefined ? "" : `, counts as ${row.join(" to ")}`}`;
  },
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
    piece === undefined ? line`Enemy on the Flank` : line`Enemy on the Flank of ${to.unit(piece)}`,
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
  return line`${front}, ${and(supporters.map(({ element }) => to.unit(element)))} in second line`;
}

const VERDICTS: Readonly<Record<Verdict["kind"], (high: number, low: number, side: string) => string>> = {
  even: (high, low, side) => `${high} equals ${low}: the attacker, ${side}, suffers Fatigue.`,
  beaten: (high, low, side) => `${high} beats ${low}: ${side} suffers Fatigue.`,
  twice: (high, low, side) => `${high} is twice ${low}: ${side} suffers Fatigue and a Hit.`,
  more: (high, low, side) => `${high} is more than twice ${low}: ${side} suffers Fatigue and a Hit.`,
};

export const combat = {
  fight: (event, names) => {
    const to = say(names);
    return writtenOut(event, {
      title: line`Combat at ${and(event.zones.map(to.zone))}`,
      attacks: (side) => `${SIDE[side]} attacks`,
      defends: (side) => `${SIDE[side]} defends`,
      forces: (one) => forces(one, to),
      modifier: (one) => MODIFIERS[one.key](one, to),
      roll: (one) => rolled(one, to),
      verdict: ({ kind, high, low, loser }) => VERDICTS[kind](high, low, SIDE[loser]),
    });
  },
  modifier: (modifier, names) => MODIFIERS[modifier.key](modifier, say(names)),
  pendingRoll: (roll, names) => {
    const to = say(names);
    return roll.kind === "cavalry"
      ? line`${own(to.unit(roll.element))} cavalry: +1`
      : line`${own(to.unit(roll.element))} guns: +1`;
  },
  result: resultOf,
} satisfies Partial<Texts>;
