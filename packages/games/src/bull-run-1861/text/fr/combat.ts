import { typesetFrench } from "@stonebridge/kernel";
import type { Line, Part } from "@stonebridge/kernel/words";
import { de, et, ligne } from "@stonebridge/kernel/words/french";
import type { DieRoll, Modifier } from "../../events.ts";
import type { CombatResult, ModifierKey, SideId } from "../../vocabulary.ts";
import { fightLines, forcesOf, otherSide, reckoning, type Forces } from "../fight.ts";
import type { Fight, FoughtEvent, Names, Texts } from "../texts.ts";
import { say, type Say } from "../values.ts";
import { SIDE, THE_SIDE, The_SIDE } from "./grammar.ts";

const EFFECTS: Readonly<Record<CombatResult, readonly [loser: "attacker" | "defender", effect: string]>> = {
  "defender-hit": ["defender", "Fatigue et coup au but"],
  "defender-fatigue": ["defender", "Fatigue"],
  "attacker-fatigue": ["attacker", "Fatigue"],
  "attacker-hit": ["attacker", "Fatigue et coup au but"],
};

function loserOf(result: CombatResult, attacker: SideId): SideId {
  return EFFECTS[result][0] === "attacker" ? attacker : otherSide(attacker);
}

/** "Sud : Fatigue et coup au but" */
export function resultOf(result: CombatResult, attacker: SideId): string {
  return typesetFrench(`${SIDE[loserOf(result, attacker)]} : ${EFFECTS[result][1]}`);
}

const MODIFIERS: Readonly<Record<ModifierKey, (modifier: Modifier, say: Say) => Line>> = {
  ratio: ({ strengths, row }) =>
    strengths === undefined
      ? ligne`Force`
      : ligne`Force ${strengths[0]} : ${strengths[1]}${row === undefined ? "" : `, ligne ${row}`}`,
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

function verdict({ totals, result, attacker }: FoughtEvent): string {
  const side = THE_SIDE[loserOf(result, attacker)];
  const [high, low] = [Math.max(totals.attacker, totals.defender), Math.min(totals.attacker, totals.defender)];
  if (high === low) return typesetFrench(`${high} égale ${low} : l’attaquant, ${side}, subit Fatigue.`);
  if (EFFECTS[result][1] === "Fatigue") return typesetFrench(`${high} bat ${low} : ${side} subit Fatigue.`);
  const twice = high === 2 * low ? "le double" : "plus du double";
  return typesetFrench(`${high} est ${twice} de ${low} : ${side} subit Fatigue et un coup au but.`);
}

function fight(event: FoughtEvent, names: Names): Fight {
  const to = say(names);
  const { attacker, zones } = event;
  const lines = (side: "attacker" | "defender") =>
    fightLines(
      event,
      side,
      (modifier) => MODIFIERS[modifier.key](modifier, to),
      (roll) => rolled(roll, to),
    );
  return {
    title: ligne`Combat à ${et(zones.map(to.zone))}`,
    attacker: {
      title: `${The_SIDE[attacker]} attaque`,
      forces: forces(forcesOf(event, "attacker"), to),
      lines: lines("attacker"),
    },
    defender: {
      title: `${The_SIDE[otherSide(attacker)]} défend`,
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
    const whose = de(say(names).unit(roll.element));
    return roll.kind === "cavalry" ? ligne`Cavalerie ${whose} : +1` : ligne`Canons ${whose} : +1`;
  },
  result: resultOf,
} satisfies Partial<Texts>;
