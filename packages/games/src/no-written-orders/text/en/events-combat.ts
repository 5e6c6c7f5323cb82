import { fitting, type Line, line } from "@stonebridge/kernel/words";
import { count } from "@stonebridge/kernel/words/english";
import type { CombatEvent } from "../../events/combat.ts";
import type { FireKind } from "../../vocabulary.ts";
import { leastToHit } from "../../tables/fire-table.ts";
import type { EventOf, Tellers } from "../telling.ts";
import { thrown } from "./dice.ts";
import { agree, all, listed, needs, type Say } from "./grammar.ts";

const FIRES: Readonly<Record<FireKind, readonly [one: string, many: string]>> = {
  assault: ["fires", "fire"],
  bombardment: ["bombards", "bombard"],
  passing: ["fires at the passing enemy", "fire at the passing enemy"],
  charge: ["strikes", "strike"],
};

/** Where the fire goes; empty in a fight, which an earlier line has located. */
function aimed({ kind, hex }: EventOf<"fired">, to: Say): Line {
  if (kind === "passing") return line` ${to.at(hex)}`;
  return kind === "bombardment" ? line` ${to.hex(hex)}` : [];
}

/** What two dice have to make; with a die for each point every 6 hits. */
function hitsFrom({ strength, rolls: [roll] }: EventOf<"fired">): string {
  return roll?.dice === undefined ? "" : `, hits from ${leastToHit(strength)}`;
}

function fired(event: EventOf<"fired">, to: Say): Line {
  const { kind, units, strength, rolls, hits } = event;
  const [one, many] = FIRES[kind];
  const [roll] = rolls;
  const dice =
    rolls.length === 1 && roll !== undefined
      ? line`${thrown(roll)}${hitsFrom(event)}`
      : [count(rolls.length, "die", "dice")];
  const effect = { bold: hits === 0 ? "No hit" : count(hits, "hit") };
  return all(
    units,
    to,
    (named) =>
      line`${named} ${agree(units, one, many)}${aimed(event, to)}, ${count(strength, "point")}: ${dice}. ${effect}.`,
  );
}

/** Who fights whom, with as many names as fit. */
function against(
  attackers: readonly string[],
  defenders: readonly string[],
  verbs: readonly [one: string, many: string],
  hex: string,
  to: Say,
): Line {
  const told = (many: number): Line =>
    line`${listed(attackers, to, many)} ${{ bold: agree(attackers, ...verbs) }} ${
      defenders.length === 0 ? ["the enemy"] : listed(defenders, to, many)
    } ${to.at(hex)}.`;
  return fitting(told(4), told(2), told(1), told(0));
}

export const combatEvents: Tellers<CombatEvent, Say> = {
  fired,
  "step-lost": ({ unit, strength }, to) =>
    line`${to.unit(unit)} ${{ bold: "loses a step" }}: strength ${strength} left.`,
  "step-restored": ({ unit, strength }, to) => line`${to.unit(unit)} regains a step: strength ${strength}.`,
  eliminated: ({ unit, hex }, to) => line`${to.unit(unit)} is ${{ bold: "eliminated" }} ${to.at(hex)}.`,
  disrupted: ({ units }, to) =>
    all(units, to, (named) => line`${named} ${agree(units, "is", "are")} ${{ bold: "disrupted" }}.`),
  "digging-stopped": ({ hex }, to) => line`The digging ${to.at(hex)} stops.`,
  assaulted: ({ attackers, defenders, hex }, to) => against(attackers, defenders, ["assaults", "assault"], hex, to),
  charged: ({ chargers, defenders, hex }, to) => against(chargers, defenders, ["charges", "charge"], hex, to),
  "pursuit-tested": ({ unit, roll, pursues }, to) =>
    line`${to.unit(unit)} after the charge: ${thrown(roll)}${needs(roll)}. ${{ bold: pursues ? "It pursues without orders" : "It is held back" }}.`,
  stayed: ({ units, hex }, to) =>
    all(units, to, (named) => line`${named} ${agree(units, "stays", "stay")} ${to.at(hex)}.`),
  "morale-tested": ({ units, roll, held }, to) => {
    const verdict = {
      bold: held ? agree(units, "It stands", "They stand") : agree(units, "It gives way", "They give way"),
    };
    return all(units, to, (named) => line`Morale of ${named}: ${thrown(roll)}${needs(roll)}. ${verdict}.`);
  },
  retreated: ({ units, from, to: end }, to) =>
    all(units, to, (named) => line`${named} ${agree(units, "retreats", "retreat")}: ${to.hex(from)} → ${to.hex(end)}.`),
  advanced: ({ unit, from, to: end }, to) => line`${to.unit(unit)} advances: ${to.hex(from)} → ${to.hex(end)}.`,
  "leader-advanced": ({ leader, to: end }, to) => line`${to.leader(leader)} advances to ${to.hex(end)}.`,
  destroyed: ({ unit }, to) => line`${to.unit(unit)} is ${{ bold: "captured" }}.`,
  displaced: ({ leader, from, to: end }, to) =>
    end === undefined
      ? line`${to.leader(leader)} is surprised ${to.at(from)} and leaves the field.`
      : line`${to.leader(leader)} is surprised and rides off: ${to.hex(from)} → ${to.hex(end)}.`,
  "headquarters-lost": ({ holder, hex }, to) => line`${to.holder(holder)} are ${{ bold: "overrun" }} ${to.at(hex)}.`,
  "low-ammunition": ({ units }, to) =>
    all(units, to, (named) => line`${named} ${agree(units, "runs", "run")} ${{ bold: "low on cartridges" }}.`),
  "leader-tested": ({ leader, roll, lost }, to) =>
    line`${to.leader(leader)} under fire, hit on 3 or less: ${thrown(roll)}. ${{ bold: lost ? "He falls" : "Unhurt" }}.`,
  "leader-replaced": ({ leader, rating }, to) =>
    line`A successor takes over from ${to.leader(leader)}: rating ${rating}.`,
};
