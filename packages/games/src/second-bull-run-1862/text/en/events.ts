import { fitting, type Line, type Part, join, line, reckoning } from "@stonebridge/kernel/words";
import { and, atLeast, count, own } from "@stonebridge/kernel/words/english";
import type { Cause, DieRoll, GameEvent } from "../../events.ts";
import { combatSum, otherSide, type TestReason, testReasons } from "../fight.ts";
import { divisionOf } from "../roster.ts";
import type { FoughtEvent, Names, Texts } from "../texts.ts";
import { suffered } from "./combat.ts";
import { losses, say, type Say, SIDE, The_SIDE, THE_SIDE, verb } from "./grammar.ts";
import { sequence } from "./sequence.ts";
import { kindOf } from "../values.ts";
import { units } from "./units.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;
type Tellers = { readonly [T in GameEvent["type"]]: (event: EventOf<T>, say: Say) => Line };

function needs({ needed }: DieRoll): string {
  return needed === undefined ? "" : `, needs ${needed} or less`;
}

function bracketed(reasons: string): string {
  return reasons === "" ? "" : ` (${reasons})`;
}

/** A division that a die is rolled for, or a brigade. */
function formation(id: string, to: Say): Part {
  return divisionOf(id) === undefined ? to.unit(id) : units.division(id);
}

/** Those engaged by name, or how many there are if they do not all fit. */
function pieces(fighters: FoughtEvent["attackers"], to: Say, most = 2): Part {
  const engaged = fighters.filter((one) => one.supports !== true);
  return engaged.length > most ? count(engaged.length, "brigade") : and(engaged.map(({ unit }) => to.unit(unit)));
}

function all(ids: readonly string[], to: Say): Line {
  return and(ids.map(to.unit));
}

const TEST_REASONS: Readonly<Record<TestReason, string>> = {
  star: "star",
  steady: "Jackson’s corps",
  tired: "tired",
  losses: "losses",
  halved: "half its strength lost",
  "lone-guns": "guns alone",
};

const CAUSES: Readonly<Record<Cause, string>> = {
  rout: "in rout",
  disorder: "in disorder",
  retreat: "in retreat",
  melee: "in melee",
  "natural-six": "on a 6",
  front: "in an enemy Front",
  "no-way": "with nowhere to go",
  flight: "in flight",
  parting: "disengaging",
  crossing: "going from Front to Front",
};

const DIVISIONS = ["No division acts", "1 division acts", "2 divisions act", "3 divisions act"];
const ABLE = ["none can act", "only 1 can act", "only 2 can act"];

const TELL: Tellers = {
  "turn-began": ({ day, turn }) => line`${{ bold: `${sequence.date(day)}, turn ${turn}, ${sequence.time(turn)}` }}.`,
  "night-began": () => line`${{ bold: "Night falls" }}.`,
  "stage-began": ({ stage }) => line`${sequence.stage(stage)}.`,
  placed: ({ unit, zone }, to) => line`${to.unit(unit)} starts ${to.at(zone)}.`,
  posted: ({ commander, zone }, to) => line`${to.unit(commander)} starts ${to.at(zone)}.`,
  readied: ({ side }) => line`${The_SIDE[side]} ${verb(side, "is", "are")} ready.`,
  initiative: ({ rolls, first }) => {
    const plays = `${verb(first, "plays", "play")} first`;
    const player = { bold: `${THE_SIDE[first]} ${plays}` };
    if (rolls.length === 0) return line`Initiative without a roll: ${player}.`;
    const thrown = join(
      rolls.map((roll) => line`${SIDE[roll.side]} ${reckoning(roll)}`),
      ", ",
    );
    return rolls[0].total === rolls[1]?.total
      ? line`Initiative: ${thrown}. A tie: ${player}.`
      : line`Initiative: ${thrown}. ${{ bold: `${The_SIDE[first]} ${plays}` }}.`;
  },
  tactic: ({ side, roll, tactic }) =>
    line`Tactical option, ${SIDE[side]}: ${reckoning(roll)}. ${{ bold: units.tactic(tactic) }}.`,
  "segment-began": ({ phase, side, isolated }, to) => {
    const begun = line`Action phase ${phase}: ${{ bold: `${THE_SIDE[side]} ${verb(side, "acts", "act")}` }}.`;
    if (isolated.length === 0) return begun;
    return fitting(
      line`${begun} Isolated: ${all(isolated, to)}.`,
      line`${begun} Isolated: ${count(isolated.length, "brigade")}.`,
    );
  },
  designated: ({ commander, roll, divisions, able }, to) => {
    const rolled = line`${to.unit(commander)}: ${reckoning(roll)}${bracketed(units.activationReasons(roll.modifiers))}.`;
    return able === undefined
      ? line`${rolled} ${{ bold: DIVISIONS[divisions] }}.`
      : line`${rolled} The die allows ${count(divisions, "division")}, ${{ bold: ABLE[able] }}.`;
  },
  "division-activated": ({ division, unit, distance, test, succeeded }, to) => {
    const who: Part =
      division === undefined ? (unit === undefined ? "A brigade" : to.unit(unit)) : units.division(division);
    const lone = division === undefined ? " instead of a division" : "";
    if (test !== undefined) {
      const outcome = { bold: succeeded ? "Acts" : "Does not act" };
      return line`${who} is out of command: ${reckoning(test)}${needs(test)}. ${outcome}${lone}.`;
    }
    if (!succeeded) return line`${who} does not act.`;
    return distance === undefined ? line`${who} acts${lone}.` : line`${who} acts${lone}, in command at ${distance} MP.`;
  },
  activated: ({ unit, guest }, to) =>
    guest ? line`${to.unit(unit)} acts with the division.` : line`${to.unit(unit)} acts.`,
  rested: ({ unit, fatigue }, to) =>
    fatigue === 0 ? line`${to.unit(unit)} rests and is fresh.` : line`${to.unit(unit)} rests: Fatigue ${fatigue}.`,
  stepped: ({ unit, from, to: end, cost, stoppedBy }, to) => {
    const step = line`${to.unit(unit)}: ${to.zone(from)} → ${to.zone(end)}, ${cost} MP.`;
    if (stoppedBy.length === 0) return step;
    return fitting(
      line`${step} Stops in contact with ${all(stoppedBy, to)}.`,
      line`${step} Stops in contact with ${count(stoppedBy.length, "enemy brigade")}.`,
    );
  },
  forced: ({ unit, points }, to) => line`${to.unit(unit)} forces the march: ${points} MP left, Fatigue at the end.`,
  dismounted: ({ unit }, to) => line`${to.unit(unit)} dismounts.`,
  mounted: ({ unit }, to) => line`${to.unit(unit)} mounts.`,
  "attack-declared": ({ unit, zone, against }, to) =>
    line`${to.unit(unit)} declares an attack on ${all(against, to)} ${to.at(zone)}.`,
  "attack-lapsed": ({ unit }, to) => line`${own(to.unit(unit))} attack lapses: no enemy is left to attack.`,
  faced: ({ units: turned, zone }, to) =>
    line`${all(turned, to)} ${turned.length === 1 ? "faces" : "face"} ${to.zone(zone)}.`,
  control: ({ zone, side }, to) =>
    line`${The_SIDE[side]} ${verb(side, "takes", "take")} the objective ${to.zone(zone)}.`,
  "commander-tested": ({ commander, roll, succeeded }, to) =>
    line`${to.unit(commander)} tries to move: ${reckoning(roll)}${needs(roll)}. ${{ bold: succeeded ? "He may ride" : "He stays" }}.`,
  rode: ({ commander, from, to: end, cost }, to) =>
    line`${to.unit(commander)} rides: ${to.zone(from)} → ${to.zone(end)}, ${cost} MP.`,
  displaced: ({ commander, from, to: end }, to) =>
    line`${to.unit(commander)} gives way to the enemy: ${to.zone(from)} → ${to.zone(end)}.`,
  fought: (event, to) => {
    const { attacker, attackers, defenders, zone, loser, tests, dice } = event;
    const result = { bold: suffered(loser, tests) };
    const sides = (most: number) => line`${pieces(attackers, to, most)} v. ${pieces(defenders, to, most)}`;
    const sums =
      dice === undefined
        ? line`less than 1 to 3`
        : line`${SIDE[attacker]} ${combatSum(event, "attacker", atLeast)}, ${SIDE[otherSide(attacker)]} ${combatSum(event, "defender", atLeast)}`;
    return fitting(
      line`${sides(2)}, ${to.zone(zone)}: ${sums}. ${result}.`,
      line`${sides(2)}: ${sums}. ${result}.`,
      line`${sides(0)}, ${to.zone(zone)}: ${sums}. ${result}.`,
    );
  },
  fatigued: ({ unit, fatigue }, to) => line`${to.unit(unit)}: Fatigue ${fatigue}.`,
  "lost-step": ({ unit, combat, cause }, to) =>
    line`${to.unit(unit)} ${{ bold: "takes a loss" }} ${CAUSES[cause]}${kindOf(unit) === "guns" ? "" : `: combat ${combat}`}.`,
  eliminated: ({ unit, zone }, to) => line`${to.unit(unit)} is ${{ bold: "eliminated" }} ${to.at(zone)}.`,
  "left-map": ({ unit, zone }, to) =>
    line`${to.unit(unit)} is ${{ bold: "driven off the map" }} from ${to.zone(zone)}.`,
  "combat-test": ({ unit, roll, result }, to) =>
    line`${to.unit(unit)} tests: ${reckoning(roll)}${testReasons(roll, TEST_REASONS)}. ${{ bold: units.testResult(result) }}.`,
  routed: ({ unit }, to) => line`${to.unit(unit)} is ${{ bold: "routed" }}.`,
  retreated: ({ unit, from, to: end, throughFront }, to) =>
    line`${to.unit(unit)} retreats: ${to.zone(from)} → ${to.zone(end)}${throughFront ? ", into an enemy Front" : ""}.`,
  advanced: ({ unit, from, to: end }, to) => line`${to.unit(unit)} advances: ${to.zone(from)} → ${to.zone(end)}.`,
  continuation: ({ roll, phase, played }) => {
    const outcome = { bold: played ? `Action phase ${phase} is played` : `No action phase ${phase}` };
    return line`Continuation: ${reckoning(roll)}${needs(roll)}. ${outcome}.`;
  },
  recovered: ({ units: rested }, to) =>
    fitting(
      line`${all(rested, to)} ${rested.length === 1 ? "loses" : "lose"} one level of Fatigue.`,
      line`${count(rested.length, "brigade")} lose one level of Fatigue.`,
    ),
  "commanders-ready": ({ commanders }, to) =>
    line`${all(commanders, to)} ${commanders.length === 1 ? "is" : "are"} available again.`,
  "rout-test": ({ unit, roll, rallied, recovers }, to) => {
    const outcome = !rallied
      ? "Stays routed"
      : recovers
        ? "Rallies with Fatigue 1 and recovers a loss"
        : "Rallies with Fatigue 1";
    return line`${to.unit(unit)} is routed and tests: ${reckoning(roll)}. ${{ bold: outcome }}.`;
  },
  "loss-recovered": ({ unit, losses: left }, to) =>
    line`${to.unit(unit)} recovers overnight: ${left === 0 ? "no loss" : losses(left)} left.`,
  "reinforcement-tested": ({ formation: id, roll, arrives }, to) =>
    line`${formation(id, to)} rolls to arrive: ${reckoning(roll)}${needs(roll)}. ${{ bold: arrives ? "Arrives" : "Arrives next turn" }}.`,
  entered: ({ unit, entry, zone, cost }, to) =>
    line`${to.unit(unit)} enters at ${entry}: ${to.zone(zone)}, ${cost} MP.`,
  "commander-entered": ({ commander, entry, zone }, to) =>
    line`${to.unit(commander)} enters at ${entry}: ${to.zone(zone)}.`,
  "entry-blocked": ({ entry, instead }) =>
    instead === undefined
      ? line`Entry ${entry} is blocked, and no other is open.`
      : line`Entry ${entry} is blocked: ${instead} is used instead.`,
  "entry-waits": ({ unit }, to) => line`${to.unit(unit)} waits for the next turn: no room or too few MP to enter.`,
  "jones-called": () => line`The Confederates call in ${units.division("jones")}: ${{ bold: "2 VP for the Union" }}.`,
  "counter-attack-declared": () => line`The Confederates declare the ${{ bold: "counter-attack" }}.`,
  "rallied-by-night": ({ units: rallied }, to) => {
    const rest = line`All Fatigue is removed.`;
    if (rallied.length === 0) return rest;
    const rally = rallied.length === 1 ? "rallies" : "rally";
    return fitting(
      line`${rest} ${all(rallied, to)} ${rally}.`,
      line`${rest} ${count(rallied.length, "brigade")} rally.`,
    );
  },
  held: ({ unit }, to) => line`${to.unit(unit)} stays in contact.`,
  recalled: ({ commander, units: gone }) =>
    line`${units.corps(commander)} leaves the field for the night: ${count(gone.length, "brigade")}, with the independent ones.`,
  "game-over": ({ winner, points }) => {
    const who = { bold: winner === "draw" ? "A draw" : `${The_SIDE[winner]} ${verb(winner, "wins", "win")}` };
    return line`${who}: Union ${points.union}, Confederates ${points.confederate}.`;
  },
};

function tell<T extends GameEvent["type"]>(type: T, event: EventOf<T>, names: Names): Line {
  return TELL[type](event, say(names));
}

export const events = {
  event: (event, names) => tell(event.type, event, names),
} satisfies Partial<Texts>;
