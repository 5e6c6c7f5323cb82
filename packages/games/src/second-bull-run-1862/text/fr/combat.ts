import { typesetFrench } from "@stonebridge/kernel";
import { type Line, type Part, sentenceCase } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { CombatResult } from "../../analysis-types.ts";
import type { CombatUnit, DieRoll, Modifier } from "../../events.ts";
import type { Defence, ModifierKey, SideId } from "../../vocabulary.ts";
import { fightLines, otherSide, reckoning } from "../fight.ts";
import type { Fight, FoughtEvent, Names, Texts } from "../texts.ts";
import { say, type Say, SIDE, THE_SIDE, The_SIDE, verb } from "./grammar.ts";

/** "Confédérés : Fatigue et test de combat" */
export function suffered(loser: SideId, tests: boolean): string {
  return typesetFrench(`${SIDE[loser]} : ${tests ? "Fatigue et test de combat" : "Fatigue"}`);
}

function resultOf(result: CombatResult, attacker: SideId): string {
  return suffered(result.startsWith("attacker") ? attacker : otherSide(attacker), result.endsWith("tests"));
}

const DEFENCES: Readonly<Record<Defence, string>> = {
  escarpment: "escarpement",
  crossing: "gué ou pont",
  woods: "bois",
  village: "village",
  embankment: "remblai",
};

function units(ids: Modifier["units"], to: Say): Part {
  return et((ids ?? []).map(to.unit));
}

function zones(ids: Modifier["zones"], to: Say): Part {
  return et((ids ?? []).map(to.zone));
}

function ratio({ strengths, column }: Modifier): Line {
  if (column === "guns") return ligne`Artillerie seule`;
  if (strengths === undefined) return ligne`Force`;
  const compared = ligne`Force ${strengths[0]} contre ${strengths[1]}`;
  return column === undefined ? ligne`${compared}, moins de 1/3` : ligne`${compared}, ${column}`;
}

const MODIFIERS: Readonly<Record<ModifierKey, (modifier: Modifier, say: Say) => Line>> = {
  ratio,
  artillery: (one, to) => (one.units === undefined ? ligne`Canons` : ligne`Canons : ${units(one.units, to)}`),
  sharpshooters: (one, to) =>
    one.units === undefined ? ligne`Tireurs d’élite` : ligne`Tireurs d’élite : ${units(one.units, to)}`,
  star: (one, to) => (one.units === undefined ? ligne`Commandement` : ligne`Commandement : ${units(one.units, to)}`),
  fatigue: (one, to) => (one.units === undefined ? ligne`Fatigue` : ligne`Fatigue : ${units(one.units, to)}`),
  terrain: ({ defences }) =>
    defences === undefined ? ligne`Terrain` : ligne`Terrain : ${defences.map((one) => DEFENCES[one]).join(", ")}`,
  zones: (one, to) => (one.zones === undefined ? ligne`Plusieurs zones` : ligne`Depuis ${zones(one.zones, to)}`),
  unattacked: (one, to) =>
    one.zones === undefined ? ligne`Exposé à d’autres ennemis` : ligne`Exposé à ${zones(one.zones, to)}`,
  flank: (one, to) =>
    one.zones === undefined ? ligne`Sur le Flanc` : ligne`Sur le Flanc, depuis ${zones(one.zones, to)}`,
  cavalry: (one, to) =>
    one.units === undefined
      ? ligne`Cavalerie montée et bois`
      : ligne`Cavalerie montée et bois : ${units(one.units, to)}`,
};

function rolled({ kind, piece }: Pick<DieRoll, "kind" | "piece">, to: Say): Line {
  if (kind === "artillery") return ligne`Canons restants`;
  return piece === undefined ? ligne`Tireurs d’élite` : ligne`Tireurs d’élite ${to.of(piece)}`;
}

function fallen(roll: DieRoll, to: Say): Line {
  const needed = roll.needed === undefined ? "" : `, il fallait ${roll.needed} ou moins`;
  return ligne`${rolled(roll, to)} : ${reckoning(roll)}${needed}`;
}

function forces(all: readonly CombatUnit[], to: Say): Line {
  const engaged = et(
    all.filter((one) => one.supports !== true).map(({ unit, combat }) => ligne`${to.unit(unit)} ${combat}`),
  );
  const helping = all.filter((one) => one.supports === true);
  return sentenceCase(
    helping.length === 0 ? engaged : ligne`${engaged} ; aide : ${et(helping.map(({ unit }) => to.unit(unit)))}`,
  );
}

function verdict({ totals, loser, tests }: FoughtEvent): string {
  const suffers = `${THE_SIDE[loser]} ${verb(loser, "subit", "subissent")} Fatigue`;
  const both = `${suffers} et test de combat`;
  if (totals === undefined) return typesetFrench(`Moins de 1 contre 3 : ${both}.`);
  const [high, low] = [Math.max(totals.attacker, totals.defender), Math.min(totals.attacker, totals.defender)];
  if (tests) return typesetFrench(`${high} est plus du double de ${low} : ${both}.`);
  if (high === low) return typesetFrench(`${high} égale ${low}, au détriment de l’attaquant : ${suffers}.`);
  return typesetFrench(`${high} bat ${low} : ${suffers}.`);
}

function fight(event: FoughtEvent, names: Names): Fight {
  const to = say(names);
  const { attacker, zone } = event;
  const defender = otherSide(attacker);
  const lines = (side: "attacker" | "defender") =>
    fightLines(
      event,
      side,
      (modifier) => MODIFIERS[modifier.key](modifier, to),
      (roll) => fallen(roll, to),
    );
  return {
    title: ligne`Combat ${to.at(zone)}`,
    attacker: {
      title: `${The_SIDE[attacker]} ${verb(attacker, "attaque", "attaquent")}`,
      forces: forces(event.attackers, to),
      lines: lines("attacker"),
    },
    defender: {
      title: `${The_SIDE[defender]} ${verb(defender, "défend", "défendent")}`,
      forces: forces(event.defenders, to),
      lines: lines("defender"),
    },
    verdict: verdict(event),
  };
}

export const combat = {
  fight,
  modifier: (modifier, names) => MODIFIERS[modifier.key](modifier, say(names)),
  pendingRoll: ({ kind, unit }, names) =>
    ligne`${rolled({ kind, ...(unit === undefined ? {} : { piece: unit }) }, say(names))} : +1`,
  result: resultOf,
} satisfies Partial<Texts>;
