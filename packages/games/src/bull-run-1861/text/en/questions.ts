import { type Ask as AskOf, type Line, line, type Part, questionTexts, waitingTexts } from "@stonebridge/kernel/words";
import { and, count, or, own } from "@stonebridge/kernel/words/english";
import type { About, Action, AskingStep } from "../../actions.ts";
import type { Names, Texts } from "../texts.ts";
import { say, type Say } from "../values.ts";
import { pronoun, SIDE } from "./grammar.ts";

type Ask = AskOf<About, Action, Say>;

const rule = (id: string) => ({ rule: `BR61-${id}` });

function at({ zone }: About, to: Say, preposition: string): Part {
  return zone === undefined ? "" : line` ${preposition} ${to.zone(zone)}`;
}

function who({ element, unit, headquarters }: About, to: Say): Part {
  const id = element ?? unit ?? headquarters;
  return id === undefined ? "the brigade" : to.unit(id);
}

/** "Porter and Burnside make" */
function marchers(about: About, to: Say, one: string, several: string): Line {
  const { along = [] } = about;
  return line`${and([who(about, to), ...along.map((id) => to.unit(id))])} ${along.length > 0 ? several : one}`;
}

/** "Beauregard’s" */
function general(about: About, to: Say): Part {
  return about.headquarters === undefined ? "the" : own(to.unit(about.headquarters));
}

/** The move of the acting brigade: what it may still do, and what that costs. */
const march: Ask = (about, to, { may }) => {
  const contact = (about.contacts?.length ?? 0) > 0;
  const { his } = pronoun(about.unit);
  const deeds: string[] = [];
  if (may("step")) deeds.push("march");
  if (may("attack")) deeds.push("attack");
  if (may("deploy")) deeds.push("deploy");
  if (may("regroup")) deeds.push("regroup");
  if (may("rest")) deeds.push("rest");
  if (may("push")) deeds.push("push");
  if (contact && !may("step")) deeds.push("turn");
  deeds.push(`end ${his} move`);
  const stands = contact ? "is in contact" : "acts";
  const sentence = line`${who(about, to)} ${stands}${at(about, to, "at")}: ${or(deeds)}?`;
  if (about.points === undefined) return [sentence];
  const left =
    about.allowance === undefined
      ? line`${about.points} MP left ${rule("10.3-a")}`
      : line`${about.points} of ${about.allowance} MP left ${rule("10.3-a")}`;
  if (about.pushed) return [sentence, line`${left} · pushed: Fatigue +1 when the move ends ${rule("10.3-b")}`];
  const more = about.allowance === 6 ? 3 : 2;
  return [sentence, may("push") ? line`${left} · a push gives +${more} MP for 1 Fatigue ${rule("10.3-b")}` : left];
};

const QUESTIONS: Readonly<Record<AskingStep, Ask>> = {
  placement: (about, to) => {
    const { side, unit, left, of = 3 } = about;
    const forward = of > 0 ? line`${count(of, "brigade")} of the Army of the Potomac anywhere south of Bull Run, ` : "";
    return [
      unit === undefined
        ? line`${SIDE[side]}: place your brigades${left === undefined ? "" : `, ${left} to go`}.`
        : line`Where does ${to.unit(unit)} start?`,
      side === "south"
        ? line`${forward}the rest near Manassas Junction, 1 or 2 to a zone ${rule("12.2-b")} ${rule("12.2-c")}`
        : line`Near Centreville, 1 or 2 to a zone, not next to Bull Run ${rule("12.2-d")} ${rule("12.2-e")}`,
    ];
  },
  dispositions: ({ side }) => [
    line`${SIDE[side]}: arrange your brigades, then choose Ready.`,
    side === "south"
      ? line`Facings, front and second lines, extended lines, the brigade that Hampton’s Legion joins ${rule("12.1-b")}`
      : line`Facings, front and second lines ${rule("12.1-b")}`,
  ],
  offensive: () => [
    line`Launch your Major Offensive this turn? You have one for the whole game.`,
    line`+2 on the initiative roll and on each activation roll of the turn ${rule("6-i")} ${rule("6-j")}`,
  ],
  marking: ({ left, of }) => [
    left === undefined || of === undefined
      ? line`Mark brigades for Operational movement.`
      : line`Mark brigades for Operational movement: ${of - left} of ${count(of, "zone")} used.`,
    line`They march at the end of the turn with 8 or 12 MP and gain Fatigue ${rule("6-l")} ${rule("6-n")}`,
  ],
  activation: ({ left, of }) => [
    line`Choose the brigade that acts.`,
    left === undefined || of === undefined ? [] : line`Brigade ${of - left + 1} of ${of} this half ${rule("7-c")}`,
  ],
  march,
  line: (about, to, { may }) =>
    may("join")
      ? [line`Which brigade does ${who(about, to)} join${at(about, to, "at")}?`, line`${rule("10.5-i")}`]
      : [
          line`Does ${who(about, to)} take the front line or the second line${at(about, to, "at")}?`,
          line`The front line fights and the second line supports it ${rule("10.5-f")}`,
        ],
  facing: (about, to) => [
    line`Which zone does ${who(about, to)} face?`,
    line`The Front is that zone and the two next to it ${rule("10.2-e")}`,
  ],
  turning: (about, to) => [
    line`${SIDE[about.side]}: ${who(about, to)} is in contact with the enemy${at(about, to, "at")}. Which zone does ${
      pronoun(about.element ?? about.unit).he
    } face?`,
    line`The new enemy must be in the Front ${rule("10.4-d")}`,
  ],
  headquarters: (about, to) => [
    about.headquarters === undefined
      ? line`Does an HQ ride before the combats?`
      : line`Does ${to.unit(about.headquarters)} ride before the combats?`,
    line`6 MP, once a turn, never next to the enemy ${rule("7-l")} ${rule("7-m")}`,
  ],
  displacement: (about, to) => [
    line`${SIDE[about.side]}: the enemy is next to ${general(about, to)} HQ. Where does it go?`,
    line`1 or 2 zones, next to no enemy brigade ${rule("10.3-n")}`,
  ],
  combat: ({ left, against }, to, { only }) =>
    only?.type === "fight" && against
      ? [
          line`Roll the dice: ${and(only.attackers.map(to.unit))} ${only.attackers.length === 1 ? "attacks" : "attack"} ${and(against.map(to.unit))} at ${and(only.zones.map(to.zone))}.`,
        ]
      : [
          line`Which combat do you fight next?`,
          line`${left === undefined ? "" : `${count(left, "attack")} declared · `}you choose the order ${rule("11.1-c")}`,
        ],
  hit: (about, to, { may }) => {
    const after =
      about.combat === undefined ? [] : line`A loss leaves a combat strength of ${about.combat} ${rule("11.4-u")}`;
    if (about.unit === undefined) {
      return [line`${SIDE[about.side]}: your brigades are hit. Which one loses a step or tries to retreat?`, after];
    }
    const hit = line`${SIDE[about.side]}: ${to.unit(about.unit)} is hit`;
    if (!may("lose")) {
      return [
        line`${hit} and must try to retreat.`,
        line`A loss would leave less than half its strength ${rule("11.4-i")}`,
      ];
    }
    return [may("retreat") ? line`${hit}. Lose a step or try to retreat?` : line`${hit} and loses a step.`, after];
  },
  withdrawal: (about, to, { may }) => {
    const side = SIDE[about.side];
    return [
      may("halt")
        ? line`${side}: ${who(about, to)} has retreated${at(about, to, "to")}. Go one zone farther, or halt?`
        : line`${side}: where does ${who(about, to)} retreat?`,
      line`1 or 2 zones, away from the combat and from enemy Fronts ${rule("11.4-j")}`,
    ];
  },
  advance: ({ zone }, to) => [
    zone === undefined
      ? line`The zone is abandoned. Who advances?`
      : line`${to.zone(zone)} is abandoned. Who advances?`,
    line`One brigade that attacked from the front line ${rule("11.4-q")}`,
  ],
  operational: () => [line`Which marked brigade marches next?`, line`${rule("9-a")}`],
  "operational-march": (about, to) => [
    line`${marchers(about, to, "makes an Operational movement", "make an Operational movement")}: march on, or end the move?`,
    about.points === undefined || about.allowance === undefined
      ? line`${rule("6-m")}`
      : line`${about.points} of ${about.allowance} MP left ${rule("6-m")} · Fatigue 2 at the end ${rule("6-n")}`,
  ],
  arrival: (about, to, { may }) =>
    may("decline")
      ? [line`${SIDE[about.side]}: bring in ${who(about, to)} now${at(about, to, "at")}?`, line`${rule("13-h")}`]
      : [line`${SIDE[about.side]}: where does ${who(about, to)} arrive?`, line`${rule("12.3-a")}`],
};

const WAITS: Readonly<Record<AskingStep, (side: string, about: About, say: Say) => Line>> = {
  placement: (side) => line`${side} places its brigades.`,
  dispositions: (side) => line`${side} arranges its brigades.`,
  offensive: (side) => line`${side} decides on the Major Offensive.`,
  marking: (side) => line`${side} marks brigades for Operational movement.`,
  activation: (side) => line`${side} chooses the brigade that acts.`,
  march: (side, about, to) => line`${side}: ${who(about, to)} acts.`,
  line: (side, about, to) => line`${side}: ${who(about, to)} chooses a line.`,
  facing: (side, about, to) => line`${side}: ${who(about, to)} turns.`,
  turning: (side, about, to) => line`${side} decides which way ${who(about, to)} turns.`,
  headquarters: (side) => line`${side} may move HQs.`,
  displacement: (side) => line`${side} decides where the HQ goes.`,
  combat: (side) => line`${side} chooses the next combat.`,
  hit: (side, about, to) => line`${side} decides whether ${who(about, to)} loses a step or tries to retreat.`,
  withdrawal: (side, about, to) => line`${side} decides where ${who(about, to)} retreats.`,
  advance: (side) => line`${side} decides who advances.`,
  operational: (side) => line`${side} chooses the marked brigade that marches.`,
  "operational-march": (side, about, to) =>
    line`${side}: ${marchers(about, to, "makes an Operational movement", "make an Operational movement")}.`,
  arrival: (side, about, to) => line`${side} decides on the arrival of ${who(about, to)}.`,
};

export const questions = {
  ...questionTexts(QUESTIONS, say),
  ...waitingTexts<About, Action, Say, Names>(WAITS, SIDE, say),
} satisfies Partial<Texts>;
