import { fitting, type Line, type Part, join, reckoning, sentenceCase } from "@stonebridge/kernel/words";
import { atLeast, count, et, ligne } from "@stonebridge/kernel/words/french";
import type { Cause, DieRoll, GameEvent } from "../../events.ts";
import { combatSum, otherSide, type TestReason, testReasons } from "../fight.ts";
import { divisionOf } from "../roster.ts";
import type { FoughtEvent, Names, Texts } from "../texts.ts";
import { suffered } from "./combat.ts";
import { losses, pronoun, say, type Say, SIDE, The_SIDE, THE_SIDE, verb } from "./grammar.ts";
import { sequence } from "./sequence.ts";
import { kindOf } from "../values.ts";
import { units } from "./units.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;
type Tellers = { readonly [T in GameEvent["type"]]: (event: EventOf<T>, say: Say) => Line };

function needs({ needed }: DieRoll): string {
  return needed === undefined ? "" : `, il fallait ${needed} ou moins`;
}

/** A division that a die is rolled for, or a brigade. */
function formation(id: string, to: Say): Part {
  return divisionOf(id) === undefined ? to.unit(id) : `La ${units.division(id)}`;
}

/** Those engaged by name, or how many there are if they do not all fit. */
function pieces(fighters: FoughtEvent["attackers"], to: Say, most = 2): Part {
  const engaged = fighters.filter((one) => one.supports !== true);
  return engaged.length > most ? count(engaged.length, "brigade") : et(engaged.map(({ unit }) => to.unit(unit)));
}

function all(ids: readonly string[], to: Say): Line {
  return et(ids.map(to.unit));
}

function bracketed(reasons: string): string {
  return reasons === "" ? "" : ` (${reasons})`;
}

const TEST_REASONS: Readonly<Record<TestReason, string>> = {
  star: "étoile",
  steady: "corps de Jackson",
  tired: "épuisée",
  losses: "pertes",
  halved: "moitié de sa force perdue",
  "lone-guns": "canons seuls",
};

const CAUSES: Readonly<Record<Cause, string>> = {
  rout: "en déroute",
  disorder: "en désordre",
  retreat: "en retraite",
  melee: "en mêlée",
  "natural-six": "sur un 6",
  front: "dans un Front ennemi",
  "no-way": "sans issue",
  flight: "en fuite",
  parting: "en rompant le contact",
  crossing: "en passant d’un Front à l’autre",
};

const DIVISIONS = ["Aucune division n’agit", "1 division agit", "2 divisions agissent", "3 divisions agissent"];
const ABLE = ["aucune ne peut agir", "1 seule peut agir", "2 seulement peuvent agir"];

const TELL: Tellers = {
  "turn-began": ({ day, turn }) => ligne`${{ bold: `${sequence.date(day)}, tour ${turn}, ${sequence.time(turn)}` }}.`,
  "night-began": () => ligne`${{ bold: "La nuit tombe" }}.`,
  "stage-began": ({ stage }) => ligne`${sequence.stage(stage)}.`,
  placed: ({ unit, zone }, to) => ligne`${to.unit(unit)} débute ${to.at(zone)}.`,
  posted: ({ commander, zone }, to) => ligne`${to.unit(commander)} débute ${to.at(zone)}.`,
  readied: ({ side }) => ligne`${The_SIDE[side]} ${verb(side, "est prête", "sont prêts")}.`,
  initiative: ({ rolls, first }) => {
    const plays = `${verb(first, "joue", "jouent")} en premier`;
    const player = { bold: `${THE_SIDE[first]} ${plays}` };
    if (rolls.length === 0) return ligne`Initiative sans dé : ${player}.`;
    const thrown = join(
      rolls.map((roll) => ligne`${SIDE[roll.side]} ${reckoning(roll)}`),
      ", ",
    );
    return rolls[0].total === rolls[1]?.total
      ? ligne`Initiative : ${thrown}. Égalité : ${player}.`
      : ligne`Initiative : ${thrown}. ${{ bold: `${The_SIDE[first]} ${plays}` }}.`;
  },
  tactic: ({ side, roll, tactic }) =>
    ligne`Option tactique, ${SIDE[side]} : ${reckoning(roll)}. ${{ bold: units.tactic(tactic) }}.`,
  "segment-began": ({ phase, side, isolated }, to) => {
    const begun = ligne`Phase d’action ${phase} : ${{ bold: `${THE_SIDE[side]} ${verb(side, "agit", "agissent")}` }}.`;
    if (isolated.length === 0) return begun;
    return fitting(
      ligne`${begun} Isolement : ${all(isolated, to)}.`,
      ligne`${begun} Isolement : ${count(isolated.length, "brigade")}.`,
    );
  },
  designated: ({ commander, roll, divisions, able }, to) => {
    const rolled = ligne`${to.unit(commander)} : ${reckoning(roll)}${bracketed(units.activationReasons(roll.modifiers))}.`;
    return able === undefined
      ? ligne`${rolled} ${{ bold: DIVISIONS[divisions] }}.`
      : ligne`${rolled} Le dé accorde ${count(divisions, "division")}, ${{ bold: ABLE[able] }}.`;
  },
  "division-activated": ({ division, unit, distance, test, succeeded }, to) => {
    const who: Part =
      division === undefined ? (unit === undefined ? "Une brigade" : to.unit(unit)) : `La ${units.division(division)}`;
    const lone = division === undefined ? " à la place d’une division" : "";
    if (test !== undefined) {
      const outcome = { bold: succeeded ? "Agit" : "N’agit pas" };
      return ligne`${who} est hors de portée : ${reckoning(test)}${needs(test)}. ${outcome}${lone}.`;
    }
    if (!succeeded) return ligne`${who} n’agit pas.`;
    return distance === undefined
      ? ligne`${who} agit${lone}.`
      : ligne`${who} agit${lone}, à portée (à ${distance} PM).`;
  },
  activated: ({ unit, guest }, to) =>
    guest ? ligne`${to.unit(unit)} agit avec la division.` : ligne`${to.unit(unit)} agit.`,
  rested: ({ unit, fatigue }, to) =>
    fatigue === 0
      ? ligne`${to.unit(unit)} se repose et n’a plus de Fatigue.`
      : ligne`${to.unit(unit)} se repose : Fatigue ${fatigue}.`,
  stepped: ({ unit, from, to: end, cost, stoppedBy }, to) => {
    const step = ligne`${to.unit(unit)} : ${to.zone(from)} → ${to.zone(end)}, ${cost} PM.`;
    if (stoppedBy.length === 0) return step;
    return fitting(
      ligne`${step} S’arrête au contact ${et(stoppedBy.map(to.of))}.`,
      ligne`${step} S’arrête au contact de ${count(stoppedBy.length, "brigade ennemie", "brigades ennemies")}.`,
    );
  },
  forced: ({ unit, points }, to) => ligne`${to.unit(unit)} force la marche : il reste ${points} PM, Fatigue à la fin.`,
  dismounted: ({ unit }, to) => ligne`${to.unit(unit)} met pied à terre.`,
  mounted: ({ unit }, to) => ligne`${to.unit(unit)} remonte à cheval.`,
  "attack-declared": ({ unit, zone, against }, to) =>
    ligne`${to.unit(unit)} déclare une attaque contre ${all(against, to)} ${to.at(zone)}.`,
  "attack-lapsed": ({ unit }, to) => ligne`L’attaque ${to.of(unit)} n’a pas lieu : aucun ennemi à attaquer.`,
  faced: ({ units: turned, zone }, to) =>
    ligne`${all(turned, to)} ${turned.length === 1 ? "fait" : "font"} face à ${to.the(zone)}.`,
  control: ({ zone, side }, to) =>
    ligne`${The_SIDE[side]} ${verb(side, "prend", "prennent")} l’objectif ${to.zone(zone)}.`,
  "commander-tested": ({ commander, roll, succeeded }, to) =>
    ligne`${to.unit(commander)} tente de bouger : ${reckoning(roll)}${needs(roll)}. ${{
      bold: succeeded ? "Il peut se déplacer" : "Il reste",
    }}.`,
  rode: ({ commander, from, to: end, cost }, to) =>
    ligne`${to.unit(commander)} se déplace : ${to.zone(from)} → ${to.zone(end)}, ${cost} PM.`,
  displaced: ({ commander, from, to: end }, to) =>
    ligne`${to.unit(commander)} se replie devant l’ennemi : ${to.zone(from)} → ${to.zone(end)}.`,
  fought: (event, to) => {
    const { attacker, attackers, defenders, zone, loser, tests, dice } = event;
    const result = { bold: suffered(loser, tests) };
    const sides = (most: number) => ligne`${pieces(attackers, to, most)} c. ${pieces(defenders, to, most)}`;
    const sums =
      dice === undefined
        ? ligne`moins de 1 contre 3`
        : ligne`${SIDE[attacker]} ${combatSum(event, "attacker", atLeast)}, ${SIDE[otherSide(attacker)]} ${combatSum(event, "defender", atLeast)}`;
    return fitting(
      ligne`${sides(2)}, ${to.zone(zone)} : ${sums}. ${result}.`,
      ligne`${sides(2)} : ${sums}. ${result}.`,
      ligne`${sides(0)}, ${to.zone(zone)} : ${sums}. ${result}.`,
    );
  },
  fatigued: ({ unit, fatigue }, to) => ligne`${to.unit(unit)} : Fatigue ${fatigue}.`,
  "lost-step": ({ unit, combat, cause }, to) =>
    ligne`${to.unit(unit)} ${{ bold: "subit une perte" }} ${CAUSES[cause]}${kindOf(unit) === "guns" ? "" : ` : combat ${combat}`}.`,
  eliminated: ({ unit, zone }, to) =>
    ligne`${to.unit(unit)} est ${{ bold: `éliminé${pronoun(unit).e}` }} ${to.at(zone)}.`,
  "left-map": ({ unit, zone }, to) =>
    ligne`${to.unit(unit)} est ${{ bold: `chassé${pronoun(unit).e} de la carte` }} depuis ${to.the(zone)}.`,
  "combat-test": ({ unit, roll, result }, to) =>
    ligne`Test ${to.of(unit)} : ${reckoning(roll)}${testReasons(roll, TEST_REASONS)}. ${{ bold: units.testResult(result) }}.`,
  routed: ({ unit }, to) => ligne`${to.unit(unit)} est ${{ bold: "en déroute" }}.`,
  retreated: ({ unit, from, to: end, throughFront }, to) =>
    ligne`${to.unit(unit)} recule : ${to.zone(from)} → ${to.zone(end)}${throughFront ? ", dans un Front ennemi" : ""}.`,
  advanced: ({ unit, from, to: end }, to) => ligne`${to.unit(unit)} avance : ${to.zone(from)} → ${to.zone(end)}.`,
  continuation: ({ roll, phase, played }) => {
    const outcome = { bold: played ? `On joue la phase d’action ${phase}` : `Pas de phase d’action ${phase}` };
    return ligne`Continuation : ${reckoning(roll)}${needs(roll)}. ${outcome}.`;
  },
  recovered: ({ units: rested }, to) =>
    fitting(
      ligne`${all(rested, to)} ${rested.length === 1 ? "perd" : "perdent"} un niveau de Fatigue.`,
      ligne`${count(rested.length, "brigade")} perdent un niveau de Fatigue.`,
    ),
  "commanders-ready": ({ commanders }, to) =>
    commanders.length === 1
      ? ligne`${all(commanders, to)} est de nouveau disponible.`
      : ligne`${all(commanders, to)} sont de nouveau disponibles.`,
  "rout-test": ({ unit, roll, rallied, recovers }, to) => {
    const outcome = !rallied
      ? "Reste en déroute"
      : recovers
        ? "Se rallie à Fatigue 1 et récupère une perte"
        : "Se rallie à Fatigue 1";
    return ligne`Test de déroute ${to.of(unit)} : ${reckoning(roll)}. ${{ bold: outcome }}.`;
  },
  "loss-recovered": ({ unit, losses: left }, to) =>
    ligne`${to.unit(unit)} récupère pendant la nuit : il reste ${left === 0 ? "aucune perte" : losses(left)}.`,
  "reinforcement-tested": ({ formation: id, roll, arrives }, to) =>
    ligne`${formation(id, to)} tente d’arriver : ${reckoning(roll)}${needs(roll)}. ${{
      bold: arrives ? "Arrive" : "Arrive au tour suivant",
    }}.`,
  entered: ({ unit, entry, zone, cost }, to) =>
    ligne`${to.unit(unit)} entre par ${entry} : ${to.zone(zone)}, ${cost} PM.`,
  "commander-entered": ({ commander, entry, zone }, to) =>
    ligne`${to.unit(commander)} entre par ${entry} : ${to.zone(zone)}.`,
  "entry-blocked": ({ entry, instead }) =>
    instead === undefined
      ? ligne`L’entrée ${entry} est bloquée, et aucune autre n’est ouverte.`
      : ligne`L’entrée ${entry} est bloquée : ${instead} la remplace.`,
  "entry-waits": ({ unit }, to) =>
    ligne`${to.unit(unit)} attend le tour suivant : pas de place, ou trop peu de PM pour entrer.`,
  "jones-called": () =>
    ligne`Les Confédérés appellent la ${units.division("jones")} : ${{ bold: "2\u202fPV pour l’Union" }}.`,
  "counter-attack-declared": () => ligne`Les Confédérés déclarent la ${{ bold: "contre-attaque" }}.`,
  "rallied-by-night": ({ units: rallied }, to) => {
    const rest = ligne`Toute la Fatigue est retirée.`;
    if (rallied.length === 0) return rest;
    const one = rallied.length === 1;
    return fitting(
      ligne`${rest} ${one ? "Se rallie" : "Se rallient"} : ${all(rallied, to)}.`,
      ligne`${rest} ${count(rallied.length, "brigade")} se rallient.`,
    );
  },
  held: ({ unit }, to) => ligne`${to.unit(unit)} reste au contact.`,
  recalled: ({ commander, units: gone }) =>
    ligne`Le ${units.corps(commander)} quitte le terrain pour la nuit : ${count(gone.length, "brigade")}, indépendantes comprises.`,
  "game-over": ({ winner, points }) => {
    const who = {
      bold: winner === "draw" ? "Partie nulle" : `${The_SIDE[winner]} ${verb(winner, "gagne", "gagnent")}`,
    };
    return ligne`${who} : Union ${points.union}, Confédérés ${points.confederate}.`;
  },
};

function tell<T extends GameEvent["type"]>(type: T, event: EventOf<T>, names: Names): Line {
  return sentenceCase(TELL[type](event, say(names)));
}

export const events = {
  event: (event, names) => tell(event.type, event, names),
} satisfies Partial<Texts>;
