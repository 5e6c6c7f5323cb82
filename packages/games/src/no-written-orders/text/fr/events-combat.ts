import { fitting, type Line } from "@stonebridge/kernel/words";
import { count, ligne } from "@stonebridge/kernel/words/french";
import type { CombatEvent } from "../../events/combat.ts";
import type { FireKind } from "../../vocabulary.ts";
import { leastToHit } from "../../tables/fire-table.ts";
import type { EventOf, Tellers } from "../telling.ts";
import { thrown } from "./dice.ts";
import { agree, all, listed, listedOf, needs, type Say } from "./grammar.ts";

const FIRES: Readonly<Record<FireKind, readonly [one: string, many: string]>> = {
  assault: ["tire", "tirent"],
  bombardment: ["bombarde", "bombardent"],
  passing: ["tire au passage", "tirent au passage"],
  charge: ["frappe", "frappent"],
};

/** Where the fire goes; empty in a fight, which an earlier line has located. */
function aimed({ kind, hex }: EventOf<"fired">, to: Say): Line {
  if (kind === "passing") return ligne` ${to.at(hex)}`;
  return kind === "bombardment" ? ligne` ${to.hex(hex)}` : [];
}

/** What two dice have to make; with a die for each point every 6 hits. */
function hitsFrom({ strength, rolls: [roll] }: EventOf<"fired">): string {
  return roll?.dice === undefined ? "" : `, au but dès ${leastToHit(strength)}`;
}

function fired(event: EventOf<"fired">, to: Say): Line {
  const { kind, units, strength, rolls, hits } = event;
  const [one, many] = FIRES[kind];
  const [roll] = rolls;
  const dice =
    rolls.length === 1 && roll !== undefined ? ligne`${thrown(roll)}${hitsFrom(event)}` : [count(rolls.length, "dé")];
  const effect = { bold: hits === 0 ? "Aucun coup au but" : count(hits, "coup au but", "coups au but") };
  return all(
    units,
    to,
    (named) =>
      ligne`${named} ${agree(units, one, many)}${aimed(event, to)}, ${count(strength, "point")} : ${dice}. ${effect}.`,
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
    ligne`${listed(attackers, to, many)} ${{ bold: agree(attackers, ...verbs) }} ${
      defenders.length === 0 ? ["l’ennemi"] : listed(defenders, to, many)
    } ${to.at(hex)}.`;
  return fitting(told(4), told(2), told(1), told(0));
}

export const combatEvents: Tellers<CombatEvent, Say> = {
  fired,
  "step-lost": ({ unit, strength }, to) =>
    ligne`${to.unit(unit)} ${{ bold: "perd un pas" }} : il reste ${strength} de force.`,
  "step-restored": ({ unit, strength }, to) => ligne`${to.unit(unit)} retrouve un pas : force ${strength}.`,
  eliminated: ({ unit, hex }, to) =>
    ligne`${to.unit(unit)} est ${{ bold: `éliminé${to.ending([unit])}` }} ${to.at(hex)}.`,
  disrupted: ({ units }, to) =>
    all(
      units,
      to,
      (named) => ligne`${named} ${agree(units, "est", "sont")} ${{ bold: `désorganisé${to.ending(units)}` }}.`,
    ),
  "digging-stopped": ({ hex }, to) => ligne`Les travaux s’arrêtent ${to.at(hex)}.`,
  assaulted: ({ attackers, defenders, hex }, to) => against(attackers, defenders, ["attaque", "attaquent"], hex, to),
  charged: ({ chargers, defenders, hex }, to) => against(chargers, defenders, ["charge", "chargent"], hex, to),
  "pursuit-tested": ({ unit, roll, pursues }, to) =>
    ligne`${to.unit(unit)} après la charge : ${thrown(roll)}${needs(roll)}. ${{ bold: pursues ? "Poursuite sans ordre" : "Retenue" }}.`,
  stayed: ({ units, hex }, to) =>
    all(units, to, (named) => ligne`${named} ${agree(units, "reste", "restent")} ${to.at(hex)}.`),
  "morale-tested": ({ units, roll, held }, to) =>
    all(
      units,
      to,
      (named) =>
        ligne`Moral ${named} : ${thrown(roll)}${needs(roll)}. ${{ bold: held ? "Le moral tient" : "Le moral cède" }}.`,
      listedOf,
    ),
  retreated: ({ units, from, to: end }, to) =>
    all(
      units,
      to,
      (named) => ligne`${named} ${agree(units, "recule", "reculent")} : ${to.place(from)} → ${to.place(end)}.`,
    ),
  advanced: ({ unit, from, to: end }, to) => ligne`${to.unit(unit)} avance : ${to.place(from)} → ${to.place(end)}.`,
  "leader-advanced": ({ leader, to: end }, to) => ligne`${to.leader(leader)} avance jusqu’à ${to.hex(end)}.`,
  destroyed: ({ unit }, to) => ligne`${to.unit(unit)} est ${{ bold: `capturé${to.ending([unit])}` }}.`,
  displaced: ({ leader, from, to: end }, to) =>
    end === undefined
      ? ligne`${to.leader(leader)} est surpris ${to.at(from)} et quitte le terrain.`
      : ligne`${to.leader(leader)} est surpris et s’échappe : ${to.place(from)} → ${to.place(end)}.`,
  "headquarters-lost": ({ holder, hex }, to) => ligne`${to.holder(holder)} est ${{ bold: "pris" }} ${to.at(hex)}.`,
  "low-ammunition": ({ units }, to) =>
    all(units, to, (named) => ligne`${named} ${agree(units, "est", "sont")} ${{ bold: "à court de cartouches" }}.`),
  "leader-tested": ({ leader, roll, lost }, to) =>
    ligne`${to.leader(leader)} sous le feu, touché sur 3 ou moins : ${thrown(roll)}. ${{ bold: lost ? "Il tombe" : "Indemne" }}.`,
  "leader-replaced": ({ leader, rating }, to) => ligne`Un successeur remplace ${to.leader(leader)} : valeur ${rating}.`,
};
