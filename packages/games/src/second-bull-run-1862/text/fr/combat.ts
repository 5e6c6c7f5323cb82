import { typesetFrench } from "@stonebridge/kernel";
import { type Line, type Part, reckoning, sentenceCase } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { CombatUnit, DieRoll, Modifier } from "../../events.ts";
import type { Defence, ModifierKey, SideId } from "../../vocabulary.ts";
import { loserOf, type Verdict, writtenOut } from "../fight.ts";
import type { Texts } from "../texts.ts";
import { say, type Say, SIDE, THE_SIDE, The_SIDE, verb } from "./grammar.ts";

/** "Confédérés : Fatigue et test de combat" */
export function suffered(loser: SideId, tests: boolean): string {
  return typesetFrench(`${SIDE[loser]} : ${tests ? "Fatigue et test de combat" : "Fatigue"}`);
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

/** "Chinn Ridge et la zone 80" */
function zones(ids: readonly string[], to: Say): Part {
  return et(ids.map(to.the));
}

function ratio({ strengths, column }: Modifier): Line {
  if (column === "guns") return ligne`Artillerie seule`;
  if (strengths === undefined) return ligne`Force`;
  const compared = ligne`Force ${strengths[0]} : ${strengths[1]}`;
  return column === undefined
    ? ligne`${compared}, moins de 1 contre 3`
    : ligne`${compared}, compte comme ${column.replace("/", " contre ")}`;
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
    one.zones === undefined
      ? ligne`Exposé à d’autres ennemis`
      : ligne`Exposé ${et(one.zones.map((id) => ligne`à ${to.the(id)}`))}`,
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

function forces(engaged: readonly CombatUnit[], helping: readonly CombatUnit[], to: Say): Line {
  const fighting = et(engaged.map(({ unit, combat }) => ligne`${to.unit(unit)} ${combat}`));
  return sentenceCase(
    helping.length === 0 ? fighting : ligne`${fighting} ; soutien : ${et(helping.map(({ unit }) => to.unit(unit)))}`,
  );
}

function verdict(ended: Verdict): string {
  const { kind, loser } = ended;
  const suffers = `${THE_SIDE[loser]} ${verb(loser, "subit", "subissent")} une Fatigue`;
  const tested = `${suffers} et ${verb(loser, "passe", "passent")} un test de combat`;
  if (kind === "hopeless") return `Moins de 1 contre 3 : ${tested}.`;
  const { high, low } = ended;
  if (kind === "twice") return `${high} est plus du double de ${low} : ${tested}.`;
  return kind === "even"
    ? `${high} égale ${low}, au détriment de l’attaquant : ${suffers}.`
    : `${high} bat ${low} : ${suffers}.`;
}

export const combat = {
  fight: (event, names) => {
    const to = say(names);
    return writtenOut(event, {
      title: ligne`Combat ${to.at(event.zone)}`,
      attacks: (side) => `${The_SIDE[side]} ${verb(side, "attaque", "attaquent")}`,
      defends: (side) => `${The_SIDE[side]} ${verb(side, "défend", "défendent")}`,
      forces: (engaged, helping) => forces(engaged, helping, to),
      modifier: (one) => MODIFIERS[one.key](one, to),
      roll: (one) => fallen(one, to),
      verdict: (ended) => typesetFrench(verdict(ended)),
    });
  },
  modifier: (modifier, names) => MODIFIERS[modifier.key](modifier, say(names)),
  pendingRoll: ({ kind, unit }, names) =>
    ligne`${rolled({ kind, ...(unit === undefined ? {} : { piece: unit }) }, say(names))} : +1`,
  result: (result, attacker) => suffered(loserOf(result, attacker), result.endsWith("tests")),
} satisfies Partial<Texts>;
