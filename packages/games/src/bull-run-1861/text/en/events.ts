import { fitting, type Line, type Part, join, line, reckoning } from "@stonebridge/kernel/words";
import { and, atLeast, count, own } from "@stonebridge/kernel/words/english";
import type { DieRoll, GameEvent } from "../../events.ts";
import { combatSum, otherSide } from "../fight.ts";
import type { FoughtEvent, Names, Texts } from "../texts.ts";
import { say, type Say } from "../values.ts";
import { resultOf } from "./combat.ts";
import { sequence } from "./sequence.ts";
import { pronoun, SIDE } from "./grammar.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;
type Tellers = { readonly [T in GameEvent["type"]]: (event: EventOf<T>, say: Say) => Line };

const MANY = 3;

function needs({ needed }: DieRoll): string {
  return needed === undefined ? "" : `, needs ${needed} or less`;
}

function pieces(fighters: FoughtEvent["attackers"], to: Say): Part {
  return fighters.length > 2 ? count(fighters.length, "brigade") : and(fighters.map(({ element }) => to.unit(element)));
}

const TELL: Tellers = {
  "turn-began": ({ turn }) => line`${{ bold: sequence.turn(turn) }}.`,
  "stage-began": ({ stage }) =>
    ({
      initiative: line`Initiative phase.`,
      continuation: line`Continuation phase.`,
      administrative: line`Administrative phase.`,
    })[stage],
  "half-began": ({ phase, side }) => line`Movement phase ${phase}: ${{ bold: SIDE[side] }} is active.`,
  placed: ({ unit, zone }, to) => line`${to.unit(unit)} starts at ${to.zone(zone)}.`,
  readied: ({ side }) => line`${SIDE[side]} is ready.`,
  "offensive-launched": ({ side }) => line`${SIDE[side]} launches the ${{ bold: "Major Offensive" }}.`,
  "offensive-refrained": ({ side }) => line`${SIDE[side]} keeps the Major Offensive for later.`,
  initiative: ({ rolls, first }) => {
    const fallen = join(
      rolls.map((roll) => line`${SIDE[roll.side]} ${reckoning(roll)}`),
      ", ",
    );
    if (first === undefined) return line`Initiative: ${fallen}. A tie: both roll again.`;
    const player = line`${{ bold: `${SIDE[first]} plays first` }}.`;
    return rolls.length === 0 ? line`Initiative: ${player}` : line`Initiative: ${fallen}. ${player}`;
  },
  marked: ({ unit, zone }, to) => line`${to.unit(unit)} (${to.zone(zone)}) is marked for Operational movement.`,
  unmarked: ({ unit }, to) => line`${to.unit(unit)} loses the Operational movement marker.`,
  "activation-number": ({ side, roll, number }) => {
    const acts = line`${{ bold: count(number, "brigade") }} ${number === 1 ? "acts" : "act"}.`;
    return roll === undefined
      ? line`Activation: ${SIDE[side]}, ${acts}`
      : line`Activation: ${SIDE[side]} rolls ${reckoning(roll)}. ${acts}`;
  },
  activated: ({ unit, command, test, succeeded }, to) => {
    const who = to.unit(unit);
    if (command !== undefined) {
      return line`${who} acts, in command range of ${to.unit(command.headquarters)}: ${command.distance} of ${command.range} MP.`;
    }
    const { He } = pronoun(unit);
    const outcome = succeeded ? `${He} acts` : `${He} stays`;
    if (test === undefined) return line`${who} ${succeeded ? "acts" : "stays"}.`;
    return line`${who} is out of command: rolls ${reckoning(test)}${needs(test)}. ${{ bold: outcome }}.`;
  },
  rested: ({ unit, fatigue }, to) =>
    fatigue === 0 ? line`${to.unit(unit)} rests and is fresh.` : line`${to.unit(unit)} rests: Fatigue ${fatigue}.`,
  stepped: ({ unit, from, to: end, cost, stoppedBy }, to) => {
    const step = line`${to.unit(unit)}: ${to.zone(from)} → ${to.zone(end)}, ${cost} MP.`;
    if (stoppedBy.length === 0) return step;
    const enemies = stoppedBy.length > MANY ? count(stoppedBy.length, "enemy brigade") : and(stoppedBy.map(to.unit));
    return line`${step} Stops in contact with ${enemies}.`;
  },
  pushed: ({ unit, points }, to) => line`${to.unit(unit)} pushes: ${points} MP left, Fatigue when the move ends.`,
  deployed: ({ unit, zone }, to) => line`${to.unit(unit)} deploys into ${to.zone(zone)}.`,
  regrouped: ({ unit, zone }, to) => line`${to.unit(unit)} regroups at ${to.zone(zone)}.`,
  "attack-declared": ({ element, facing, against }, to) =>
    line`${to.unit(element)} faces ${to.zone(facing)} and declares an attack on ${and(against.map(to.unit))}.`,
  "attack-lapsed": ({ element }, to) => line`${own(to.unit(element))} attack lapses: no enemy is left to attack.`,
  "legion-left": ({ unit, zone }, to) => line`${to.unit(unit)} stays behind at ${to.zone(zone)}.`,
  "legion-joined": ({ unit, host }, to) => line`${to.unit(unit)} joins ${to.unit(host)}.`,
  lined: ({ element, line: place }, to) => line`${to.unit(element)} takes the ${place} line.`,
  faced: ({ element, zone }, to) => line`${to.unit(element)} faces ${to.zone(zone)}.`,
  control: ({ zone, side, points }, to) =>
    points === 0
      ? line`${SIDE[side]} takes ${to.zone(zone)}.`
      : line`${SIDE[side]} takes ${to.zone(zone)}: ${{ bold: count(points, "point") }} for the ${SIDE[side]}.`,
  "ford-found": () => line`The North finds ${{ bold: "Farm Ford" }}. From now on it is an ordinary ford.`,
  rode: ({ headquarters, from, to: end, cost }, to) =>
    line`${to.unit(headquarters)} rides: ${to.zone(from)} → ${to.zone(end)}, ${cost} MP.`,
  displaced: ({ headquarters, from, to: end }, to) =>
    line`${to.unit(headquarters)} gives way to the enemy: ${to.zone(from)} → ${to.zone(end)}.`,
  fought: (event, to) => {
    const { attacker, attackers, defenders, result, zones } = event;
    const defender = otherSide(attacker);
    const sums = line`${SIDE[attacker]} ${combatSum(event, "attacker", atLeast)}, ${SIDE[defender]} ${combatSum(event, "defender", atLeast)}`;
    const told = (place: Part) =>
      line`${pieces(attackers, to)} v. ${pieces(defenders, to)}${place}: ${sums}. ${{ bold: resultOf(result, attacker) }}.`;
    return zones.length === 1 ? fitting(told(line`, ${to.zone(zones[0])}`), told("")) : told("");
  },
  fatigued: ({ unit, fatigue }, to) => line`${to.unit(unit)}: Fatigue ${fatigue}.`,
  "lost-step": ({ unit, combat }, to) => line`${to.unit(unit)} ${{ bold: "loses a step" }}: combat ${combat}.`,
  "legion-test": ({ host, roll, legionLost }, to) =>
    line`The Legion with ${to.unit(host)} rolls ${reckoning(roll)}${needs(roll)}. ${
      legionLost ? { bold: "The Legion takes the loss" } : line`${to.unit(host)} takes the loss`
    }.`,
  eliminated: ({ unit, zone }, to) => line`${to.unit(unit)} is ${{ bold: "eliminated" }} at ${to.zone(zone)}.`,
  "retreat-tried": ({ unit, roll, succeeded }, to) => {
    const who = to.unit(unit);
    if (roll === undefined) return succeeded ? line`${who} must retreat.` : line`${who} has nowhere to retreat.`;
    const { He } = pronoun(unit);
    const outcome = succeeded ? `${He} retreats` : `${He} stays`;
    return line`${who} tries to retreat: rolls ${reckoning(roll)}${needs(roll)}. ${{ bold: outcome }}.`;
  },
  retreated: ({ unit, from, to: end, throughFront }, to) =>
    line`${to.unit(unit)} retreats: ${to.zone(from)} → ${to.zone(end)}${throughFront ? ", through an enemy Front" : ""}.`,
  advanced: ({ unit, from, to: end }, to) => line`${to.unit(unit)} advances: ${to.zone(from)} → ${to.zone(end)}.`,
  continuation: ({ roll, phase, played }) => {
    const outcome = { bold: played ? `Movement phase ${phase} is played` : `No Movement phase ${phase}` };
    return line`Continuation: ${reckoning(roll)}${needs(roll)}. ${outcome}.`;
  },
  recovered: ({ units }, to) =>
    units.length > MANY
      ? line`${count(units.length, "brigade")} lose one level of Fatigue.`
      : line`${and(units.map(to.unit))} ${units.length === 1 ? "loses" : "lose"} one level of Fatigue.`,
  "headquarters-ready": () => line`The HQs are ready again.`,
  arrived: ({ unit, zone }, to) => line`${to.unit(unit)} ${{ bold: "arrives" }} at ${to.zone(zone)}.`,
  "arrival-waits": ({ unit }, to) => line`${to.unit(unit)} cannot arrive yet and waits.`,
  "defeat-latched": ({ winner }) => line`${SIDE[winner]} has inflicted 10 losses and wins when this turn ends.`,
  "extra-turn": () => line`The score is close: ${{ bold: "turn 8" }} is played.`,
  "game-over": ({ winner, points }) =>
    line`${{ bold: `${SIDE[winner]} wins` }}: North ${points.north}, South ${points.south}.`,
};

function tell<T extends GameEvent["type"]>(type: T, event: EventOf<T>, names: Names): Line {
  return TELL[type](event, say(names));
}

export const events = {
  event: (event, names) => tell(event.type, event, names),
} satisfies Partial<Texts>;
