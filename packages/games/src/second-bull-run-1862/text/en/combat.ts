import { type Line, type Part, line, reckoning } from "@stonebridge/kernel/words";
import { and, own } from "@stonebridge/kernel/words/english";
import type { CombatUnit, DieRoll, Modifier } from "../../events.ts";
import type { Defence, ModifierKey, SideId } from "../../vocabulary.ts";
import { loserOf, type Verdict, writtenOut } from "../fight.ts";
import type { Texts } from "../texts.ts";
import { say, type Say, SIDE, THE_SIDE, The_SIDE, verb } from "./grammar.ts";

/** "Confederates: Fatigue and combat test" */
export function suffered(loser: SideId, tests: boolean): string {
  return `${SIDE[loser]}: ${tests ? "Fatigue and combat test" : "Fatigue"}`;
}

const DEFENCES: Readonly<Record<Defence, string>> = {
  escarpment: "escarpment",
  crossing: "ford or bridge",
  woods: "woods",
  village: "village",
  embankment: "embankment",
};

function units(ids: Modifier["units"], to: Say): Part {
  return and((ids ?? []).map(to.unit));
}

function zones(ids: Modifier["zones"], to: Say): Part {
  return and((ids ?? []).map(to.zone));
}

function ratio({ strengths, column }: Modifier): Line {
  if (column === "guns") return line`Artillery alone`;
  if (strengths === undefined) return line`Strength`;
  const compared = line`Strength ${strengths[0]} : ${strengths[1]}`;
  return column === undefined
    ? line`${compared}, less than 1 to 3`
    : line`${compared}, counts as ${column.replace("/", " to ")}`;
}

const MODIFIERS: Readonly<Record<ModifierKey, (modifier: Modifier, say: Say) => Line>> = {
  ratio,
  artillery: (one, to) => (one.units === undefined ? line`Guns` : line`Guns: ${units(one.units, to)}`),
  sharpshooters: (one, to) =>
    one.units === undefined ? line`Sharpshooters` : line`Sharpshooters: ${units(one.units, to)}`,
  star: (one, to) => (one.units === undefined ? line`Command` : line`Command: ${units(one.units, to)}`),
  fatigue: (one, to) => (one.units === undefined ? line`Fatigue` : line`Fatigue: ${units(one.units, to)}`),
  terrain: ({ defences }) =>
    defences === undefined ? line`Ground` : line`Ground: ${defences.map((one) => DEFENCES[one]).join(", ")}`,
  zones: (one, to) => (one.zones === undefined ? line`Several zones` : line`From ${zones(one.zones, to)}`),
  unattacked: (one, to) =>
    one.zones === undefined ? line`Exposed to other enemies` : line`Exposed to ${zones(one.zones, to)}`,
  flank: (one, to) => (one.zones === undefined ? line`On the Flank` : line`On the Flank, from ${zones(one.zones, to)}`),
  cavalry: (one, to) =>
    one.units === undefined
      ? line`Mounted cavalry and woods`
      : line`Mounted cavalry and woods: ${units(one.units, to)}`,
};

function rolled({ kind, piece }: Pick<DieRoll, "kind" | "piece">, to: Say): Line {
  if (kind === "artillery") return line`Remaining guns`;
  return piece === undefined ? line`Sharpshooters` : line`${own(to.unit(piece))} sharpshooters`;
}

function fallen(roll: DieRoll, to: Say): Line {
  const needed = roll.needed === undefined ? "" : `, needs ${roll.needed} or less`;
  return line`${rolled(roll, to)}: ${reckoning(roll)}${needed}`;
}

function forces(engaged: readonly CombatUnit[], helping: readonly CombatUnit[], to: Say): Line {
  const fighting = and(engaged.map(({ unit, combat }) => line`${to.unit(unit)} ${combat}`));
  return helping.length === 0 ? fighting : line`${fighting}; support: ${and(helping.map(({ unit }) => to.unit(unit)))}`;
}

function verdict(ended: Verdict): string {
  const { kind, loser } = ended;
  const suffers = `${THE_SIDE[loser]} ${verb(loser, "suffers", "suffer")} Fatigue`;
  if (kind === "hopeless") return `Less than 1 to 3: ${suffers} and a combat test.`;
  const { high, low } = ended;
  if (kind === "twice") return `${high} is more than twice ${low}: ${suffers} and a combat test.`;
  return kind === "even"
    ? `${high} equals ${low}, and a tie goes against the attacker: ${suffers}.`
    : `${high} beats ${low}: ${suffers}.`;
}

export const combat = {
  fight: (event, names) => {
    const to = say(names);
    return writtenOut(event, {
      title: line`Combat ${to.at(event.zone)}`,
      attacks: (side) => `${The_SIDE[side]} ${verb(side, "attacks", "attack")}`,
      defends: (side) => `${The_SIDE[side]} ${verb(side, "defends", "defend")}`,
      forces: (engaged, helping) => forces(engaged, helping, to),
      modifier: (one) => MODIFIERS[one.key](one, to),
      roll: (one) => fallen(one, to),
      verdict,
    });
  },
  modifier: (modifier, names) => MODIFIERS[modifier.key](modifier, say(names)),
  pendingRoll: ({ kind, unit }, names) =>
    line`${rolled({ kind, ...(unit === undefined ? {} : { piece: unit }) }, say(names))}: +1`,
  result: (result, attacker) => suffered(loserOf(result, attacker), result.endsWith("tests")),
} satisfies Partial<Texts>;
