import { typesetFrench } from "@stonebridge/kernel";
import { type Line, type Part, reckoning, sentenceCase } from "@stonebridge/kernel/words";
import { de, et, ligne } from "@stonebridge/kernel/words/french";
import type { DieRoll, Modifier } from "../../events.ts";
import type { CombatResult, ModifierKey, SideId } from "../../vocabulary.ts";
import { type Forces, isHit, loserOf, rowOf, type Verdict, writtenOut } from "../fight.ts";
import type { Texts } from "../texts.ts";
import type { Say } from "../values.ts";
import { say, SIDE, THE_SIDE, The_SIDE } from "./grammar.ts";

/** "Sud : Fatigue et coup au but" */
export function resultOf(result: CombatResult, attacker: SideId): string {
  const effect = isHit(result) ? "Fatigue et coup au but" : "Fatigue";
  return typesetFrench(`${SIDE[loserOf(result, attacker)]} : ${effect}`);
}

const MODIFIERS: Readonly<Record<ModifierKey, (modifier: Modifier, say: Say) => Line>> = {
  ratio: (one) => {
    const { strengths } = one;
    const row = rowOf(one);
    if (strengths === undefined) return ligne`Force`;
    return ligne`Force ${strengths[0]} : ${strengths[1]}${row === undefined ? "" : `, compte comme ${row.join(" contre ")}`}`;
  },
  artillery: ({ piece }, to) => (piece === undefined ? ligne`Artillerie` : ligne`Canons ${de(to.unit(piece))}`),
  cavalry: ({ piece }, to) => (piece === undefined ? ligne`Cavalerie` : ligne`Cavalerie ${de(to.unit(piece))}`),
  support: ({ piece }, to) => (piece === undefined ? ligne`Soutien` : ligne`Soutien ${de(to.unit(piece))}`),
  command: ({ piece }, to) => (piece === undefined ? ligne`Commandement` : ligne`Commandement, ${to.unit(piece)}`),
  hill: () => ligne`Sur une colline`,
  crossing: () => ligne`Derrière un gué ou un pont`,
  woods: () => ligne`Dans les bois`,
  extended: () => ligne`Ligne étendue`,
  fatigue: ({ piece }, to) => (piece === undefined ? ligne`Fatigue` : ligne`Fatigue ${de(to.unit(piece))}`),
  flank: ({ piece }, to) =>
    piece === undefined ? ligne`Ennemi sur le Flanc` : ligne`Ennemi sur le Flanc ${de(to.unit(piece))}`,
  confusion: () => ligne`Confusion`,
};

function rolled(roll: DieRoll, to: Say): Line {
  const what = roll.kind === "cavalry" ? "Cavalerie" : roll.piece === undefined ? "Artillerie" : "Canons";
  const whose: Part = roll.piece === undefined ? "" : ligne` ${de(to.unit(roll.piece))}`;
  const needed = roll.needed === undefined ? "" : `, il fallait ${roll.needed} ou moins`;
  return ligne`${what}${whose} : ${reckoning(roll)}${needed}`;
}

function forces({ fighters, supporters }: Forces, to: Say): Line {
  const front = et(fighters.map(({ element, combat }) => ligne`${to.unit(element)} ${combat}`));
  if (supporters.length === 0) return front;
  return ligne`${front}, ${et(supporters.map(({ element }) => to.unit(element)))} en seconde ligne`;
}

const VERDICTS: Readonly<Record<Verdict["kind"], (high: number, low: number, side: string) => string>> = {
  even: (high, low, side) => `${high} égale ${low} : l’attaquant, ${side}, subit une Fatigue.`,
  beaten: (high, low, side) => `${high} bat ${low} : ${side} subit une Fatigue.`,
  twice: (high, low, side) => `${high} est le double de ${low} : ${side} subit une Fatigue et un coup au but.`,
  more: (high, low, side) => `${high} est plus du double de ${low} : ${side} subit une Fatigue et un coup au but.`,
};

export const combat = {
  fight: (event, names) => {
    const to = say(names);
    return writtenOut(event, {
      title: ligne`Combat à ${et(event.zones.map(to.zone))}`,
      attacks: (side) => `${The_SIDE[side]} attaque`,
      defends: (side) => `${The_SIDE[side]} défend`,
      forces: (one) => sentenceCase(forces(one, to)),
      modifier: (one) => MODIFIERS[one.key](one, to),
      roll: (one) => rolled(one, to),
      verdict: ({ kind, high, low, loser }) => typesetFrench(VERDICTS[kind](high, low, THE_SIDE[loser])),
    });
  },
  modifier: (modifier, names) => MODIFIERS[modifier.key](modifier, say(names)),
  pendingRoll: (roll, names) => {
    const whose = de(say(names).unit(roll.element));
    return roll.kind === "cavalry" ? ligne`Cavalerie ${whose} : +1` : ligne`Canons ${whose} : +1`;
  },
  result: resultOf,
} satisfies Partial<Texts>;
