import { fitting, type Line, type Part, join, reckoning, sentenceCase } from "@stonebridge/kernel/words";
import { atLeast, count, de, et, ligne } from "@stonebridge/kernel/words/french";
import type { DieRoll, GameEvent } from "../../events.ts";
import { combatSum, otherSide } from "../fight.ts";
import type { FoughtEvent, Names, Texts } from "../texts.ts";
import type { Say } from "../values.ts";
import { resultOf } from "./combat.ts";
import { sequence } from "./sequence.ts";
import { pronoun, say, SIDE, THE_SIDE, The_SIDE } from "./grammar.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;
type Tellers = { readonly [T in GameEvent["type"]]: (event: EventOf<T>, say: Say) => Line };

const MANY = 3;

function needs({ needed }: DieRoll): string {
  return needed === undefined ? "" : `, il fallait ${needed} ou moins`;
}

/** @param most how many are named */
function pieces(fighters: FoughtEvent["attackers"], to: Say, most = 2): Part {
  return fighters.length > most
    ? count(fighters.length, "brigade")
    : et(fighters.map(({ element }) => to.unit(element)));
}

/** "de Jackson et d’Evans" */
function ofAll(ids: readonly string[], to: Say): Line {
  return et(ids.map((id) => de(to.unit(id))));
}

const TELL: Tellers = {
  "turn-began": ({ turn }) => ligne`${{ bold: sequence.turn(turn) }}.`,
  "stage-began": ({ stage }) =>
    ({
      initiative: ligne`Phase d’initiative.`,
      continuation: ligne`Phase de continuation.`,
      administrative: ligne`Phase administrative.`,
    })[stage],
  "half-began": ({ phase, side }) => ligne`Phase de mouvement ${phase} : ${{ bold: THE_SIDE[side] }} est actif.`,
  placed: ({ unit, zone }, to) => ligne`${to.unit(unit)} débute à ${to.zone(zone)}.`,
  readied: ({ side }) => ligne`${The_SIDE[side]} est prêt.`,
  "offensive-launched": ({ side }) => ligne`${The_SIDE[side]} lance l’${{ bold: "Offensive majeure" }}.`,
  "offensive-refrained": ({ side }) => ligne`${The_SIDE[side]} garde son Offensive majeure pour plus tard.`,
  initiative: ({ rolls, first }) => {
    const fallen = join(
      rolls.map((roll) => ligne`${SIDE[roll.side]} ${reckoning(roll)}`),
      ", ",
    );
    if (first === undefined) return ligne`Initiative : ${fallen}. Égalité : on relance.`;
    if (rolls.length === 0) return ligne`Initiative : ${{ bold: `${THE_SIDE[first]} joue en premier` }}.`;
    return ligne`Initiative : ${fallen}. ${{ bold: `${The_SIDE[first]} joue en premier` }}.`;
  },
  marked: ({ unit, zone }, to) => ligne`${to.unit(unit)} (${to.zone(zone)}) passe en mouvement opérationnel.`,
  unmarked: ({ unit }, to) => ligne`${to.unit(unit)} perd son marqueur de mouvement opérationnel.`,
  "activation-number": ({ side, roll, number }) => {
    const acts = ligne`${{ bold: count(number, "brigade") }} ${number === 1 ? "agit" : "agissent"}.`;
    return roll === undefined
      ? ligne`Activation : ${SIDE[side]}, ${acts}`
      : ligne`Activation : ${THE_SIDE[side]} fait ${reckoning(roll)}. ${acts}`;
  },
  activated: ({ unit, command, test, succeeded }, to) => {
    const who = to.unit(unit);
    if (command !== undefined) {
      const general = de(to.unit(command.headquarters));
      return ligne`${who} agit, à portée de commandement ${general} : ${command.distance} PM sur ${command.range}.`;
    }
    const { Il } = pronoun(unit);
    if (test === undefined) return ligne`${who} ${succeeded ? "agit" : "ne bouge pas"}.`;
    const outcome = { bold: succeeded ? `${Il} agit` : `${Il} ne bouge pas` };
    return ligne`${who} est hors de portée : ${reckoning(test)}${needs(test)}. ${outcome}.`;
  },
  rested: ({ unit, fatigue }, to) =>
    fatigue === 0
      ? ligne`${to.unit(unit)} se repose et n’a plus de Fatigue.`
      : ligne`${to.unit(unit)} se repose : Fatigue ${fatigue}.`,
  stepped: ({ unit, from, to: end, cost, stoppedBy }, to) => {
    const step = ligne`${to.unit(unit)} : ${to.zone(from)} → ${to.zone(end)}, ${cost} PM.`;
    if (stoppedBy.length === 0) return step;
    return stoppedBy.length > MANY
      ? ligne`${step} S’arrête au contact de ${stoppedBy.length} brigades ennemies.`
      : ligne`${step} S’arrête au contact ${ofAll(stoppedBy, to)}.`;
  },
  pushed: ({ unit, points }, to) => ligne`${to.unit(unit)} force la marche : il reste ${points} PM, Fatigue à la fin.`,
  deployed: ({ unit, zone }, to) => ligne`${to.unit(unit)} se déploie vers ${to.zone(zone)}.`,
  regrouped: ({ unit, zone }, to) => ligne`${to.unit(unit)} se regroupe à ${to.zone(zone)}.`,
  "attack-declared": ({ element, facing, against }, to) =>
    ligne`${to.unit(element)} fait face à ${to.zone(facing)} et déclare une attaque contre ${et(against.map(to.unit))}.`,
  "attack-lapsed": ({ element }, to) =>
    ligne`L’attaque ${de(to.unit(element))} n’a pas lieu : aucun ennemi à attaquer.`,
  "legion-left": ({ unit, zone }, to) => ligne`${to.unit(unit)} reste à ${to.zone(zone)}.`,
  "legion-joined": ({ unit, host }, to) => ligne`${to.unit(unit)} rejoint ${to.unit(host)}.`,
  lined: ({ element, line }, to) =>
    ligne`${to.unit(element)} prend la ${line === "front" ? "première" : "seconde"} ligne.`,
  faced: ({ element, zone }, to) => ligne`${to.unit(element)} fait face à ${to.zone(zone)}.`,
  control: ({ zone, side, points }, to) =>
    points === 0
      ? ligne`${The_SIDE[side]} prend ${to.zone(zone)}.`
      : ligne`${The_SIDE[side]} prend ${to.zone(zone)} : ${{ bold: count(points, "point") }} pour ${THE_SIDE[side]}.`,
  "ford-found": () => ligne`Le Nord découvre ${{ bold: "Farm Ford" }}, désormais un gué ordinaire.`,
  rode: ({ headquarters, from, to: end, cost }, to) =>
    ligne`${to.unit(headquarters)} : ${to.zone(from)} → ${to.zone(end)}, ${cost} PM.`,
  displaced: ({ headquarters, from, to: end }, to) =>
    ligne`${to.unit(headquarters)} se replie devant l’ennemi : ${to.zone(from)} → ${to.zone(end)}.`,
  fought: (event, to) => {
    const { attacker, attackers, defenders, result, zones } = event;
    const sums = ligne`${SIDE[attacker]} ${combatSum(event, "attacker", atLeast)}, ${SIDE[otherSide(attacker)]} ${combatSum(event, "defender", atLeast)}`;
    const told = (place: Part, most?: number) =>
      ligne`${pieces(attackers, to, most)} c. ${pieces(defenders, to, most)}${place} : ${sums}. ${{ bold: resultOf(result, attacker) }}.`;
    const [long, short] = [told(""), told("", 1)];
    return zones.length === 1 ? fitting(told(ligne`, ${to.zone(zones[0])}`), long, short) : fitting(long, short);
  },
  fatigued: ({ unit, fatigue }, to) => ligne`${to.unit(unit)} : Fatigue ${fatigue}.`,
  "lost-step": ({ unit, combat }, to) => ligne`${to.unit(unit)} ${{ bold: "perd un pas" }} : combat ${combat}.`,
  "legion-test": ({ host, roll, legionLost }, to) =>
    ligne`La Légion avec ${to.unit(host)} : ${reckoning(roll)}${needs(roll)}. ${
      legionLost ? { bold: "La Légion subit la perte" } : ligne`${to.unit(host)} subit la perte`
    }.`,
  eliminated: ({ unit, zone }, to) =>
    ligne`${to.unit(unit)} est ${{ bold: `éliminé${pronoun(unit).e}` }} à ${to.zone(zone)}.`,
  "retreat-tried": ({ unit, roll, succeeded }, to) => {
    const who = to.unit(unit);
    if (roll === undefined)
      return succeeded ? ligne`${who} doit se retirer.` : ligne`${who} n’a nulle part où se retirer.`;
    const { Il } = pronoun(unit);
    const outcome = { bold: succeeded ? `${Il} se retire` : `${Il} reste` };
    return ligne`${who} tente la retraite : ${reckoning(roll)}${needs(roll)}. ${outcome}.`;
  },
  retreated: ({ unit, from, to: end, throughFront }, to) =>
    ligne`${to.unit(unit)} se retire : ${to.zone(from)} → ${to.zone(end)}${throughFront ? ", à travers un Front ennemi" : ""}.`,
  advanced: ({ unit, from, to: end }, to) => ligne`${to.unit(unit)} avance : ${to.zone(from)} → ${to.zone(end)}.`,
  continuation: ({ roll, phase, played }) => {
    const outcome = { bold: played ? `On joue la phase de mouvement ${phase}` : `Pas de phase de mouvement ${phase}` };
    return ligne`Continuation : ${reckoning(roll)}${needs(roll)}. ${outcome}.`;
  },
  recovered: ({ units }, to) =>
    units.length > MANY
      ? ligne`${count(units.length, "brigade")} perdent un niveau de Fatigue.`
      : ligne`${et(units.map(to.unit))} ${units.length === 1 ? "perd" : "perdent"} un niveau de Fatigue.`,
  "headquarters-ready": () => ligne`Les QG sont de nouveau disponibles.`,
  arrived: ({ unit, zone }, to) => ligne`${to.unit(unit)} ${{ bold: "arrive" }} à ${to.zone(zone)}.`,
  "arrival-waits": ({ unit }, to) => ligne`${to.unit(unit)} ne peut pas encore arriver et attend.`,
  "defeat-latched": ({ winner }) => ligne`${The_SIDE[winner]} a infligé 10 pertes et gagne à la fin du tour.`,
  "extra-turn": () => ligne`Le score est serré : on joue le ${{ bold: "tour 8" }}.`,
  "game-over": ({ winner, points }) =>
    ligne`${{ bold: `${The_SIDE[winner]} gagne` }} : Nord ${points.north}, Sud ${points.south}.`,
};

function tell<T extends GameEvent["type"]>(type: T, event: EventOf<T>, names: Names): Line {
  return sentenceCase(TELL[type](event, say(names)));
}

export const events = {
  event: (event, names) => tell(event.type, event, names),
} satisfies Partial<Texts>;
