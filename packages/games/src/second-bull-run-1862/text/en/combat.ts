import { type Line, type Part, line } from "@stonebridge/kernel/words";
import { and, own } from "@stonebridge/kernel/words/english";
import type { CombatResult } from "../../analysis-types.ts";
import type { CombatUnit, DieRoll, Modifier } from "../../events.ts";
import type { Defence, ModifierKey, SideId } from "../../vocabulary.ts";
import { fightLines, otherSide, reckoning } from "../fight.ts";
import type { Fight, FoughtEvent, Names, Texts } from "../texts.ts";
import { say, type Say, SIDE, THE_SIDE, The_SIDE, verb } from "./grammar.ts";

/** "Confederates: Fatigue and combat test" */
export function suffered(loser: SideId, tests: boolean): string {
  return `${SIDE[loser]}: ${tests ? "Fatigue and combat test" : "Fatigue"}`;
}

function resultOf(result: CombatResult, attacker: SideId): string {
  return suffered(result.startsWith("attacker") ? attacker : otherSide(attacker), result.endsWith("tests"));
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
  const compared = line`Strength ${strengths[0]} to ${strengths[1]}`;
  return column === undefined ? line`${compared}, less than 1/3` : line`${compared}, ${column}`;
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
  flank: (one, to) => (one.zones === undefined ? line`In the Flank` : line`In the Flank, from ${zones(one.zones, to)}`),
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

function forces(all: readonly CombatUnit[], to: Say): Line {
  const engaged = and(
    all.filter((one) => one.supports !== true).map(({ unit, combat }) => line`${to.unit(unit)} ${combat}`),
  );
  const helping = all.filter((one) => one.supports === true);
  return helping.length === 0 ? engaged : line`${engaged}; help: ${and(helping.map(({ unit }) => to.unit(unit)))}`;
}

function verdict({ totals, loser, tests }: FoughtEvent): string {
  const suffers = `${THE_SIDE[loser]} ${verb(loser, "suffers", "suffer")} Fatigue`;
  if (totals === undefined) return `Less than 1 to 3: ${suffers} and a combat test.`;
  const [high, low] = [Math.max(totals.attacker, totals.defender), Math.min(totals.attacker, totals.defender)];
  if (tests) return `${high} is more than twice ${low}: ${suffers} and a combat test.`;
  if (high === low) return `${high} equals ${low}, which falls on the attacker: ${suffers}.`;
  return `${high} beats ${low}: ${suffers}.`;
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
    title: line`Combat ${to.at(zone)}`,
    attacker: {
      title: `${The_SIDE[attacker]} ${verb(attacker, "attacks", "attack")}`,
      forces: forces(event.attackers, to),
      lines: lines("attacker"),
    },
    defender: {
      title: `${The_SIDE[defender]} ${verb(defender, "defends", "defend")}`,
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
    line`${rolled({ kind, ...(unit === undefined ? {} : { piece: unit }) }, say(names))}: +1`,
  result: resultOf,
} satisfies Partial<Texts>;
