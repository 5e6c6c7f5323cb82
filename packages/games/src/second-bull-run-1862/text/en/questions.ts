import { type Ask as AskOf, type Line, line, type Part, questionTexts, waitingTexts } from "@stonebridge/kernel/words";
import { and, count, or } from "@stonebridge/kernel/words/english";
import type { About, Action, AskingStep } from "../../actions.ts";
import type { Names, Texts } from "../texts.ts";
import { pronoun, say, type Say, SIDE } from "./grammar.ts";
import { units } from "./units.ts";

type Ask = AskOf<About, Action, Say>;

const rule = (id: string) => ({ rule: `SB62-${id}` });

function at({ zone }: About, to: Say): Part {
  return zone === undefined ? "" : line` ${to.at(zone)}`;
}

function who({ unit, commander }: About, to: Say): Part {
  const id = unit ?? commander;
  return id === undefined ? "the brigade" : to.unit(id);
}

function division({ division: id }: About): string {
  return id === undefined ? "the division" : units.division(id);
}

function left({ points, allowance }: About): Line | undefined {
  if (points === undefined) return undefined;
  return allowance === undefined ? line`${points} MP left` : line`${points} of ${allowance} MP left`;
}

const EFFORTS: Readonly<Record<NonNullable<About["effort"]>, string>> = {
  attack: "attack on a forced march",
  "attack-on-foot": "dismount and attack on a forced march",
  dismount: "dismount on a forced march",
};

/** The action of a brigade: what it may still do, and what that costs. */
const march: Ask = (about, to, { may }) => {
  const contact = (about.contacts?.length ?? 0) > 0;
  const { his } = pronoun(about.unit);
  const deeds: string[] = [];
  if (may("step")) deeds.push("march");
  if (may("attack")) deeds.push("attack");
  if (may("rest")) deeds.push("rest");
  if (may("force")) deeds.push(about.effort === undefined ? "force the march" : EFFORTS[about.effort]);
  if (may("dismount")) deeds.push("dismount");
  if (may("mount")) deeds.push("mount");
  if (may("end") || deeds.length === 0) deeds.push(`end ${his} action`);
  const sentence = line`${who(about, to)} ${contact ? "is in contact" : "acts"}${at(about, to)}: ${or(deeds)}?`;
  const points = left(about);
  if (points === undefined) return [sentence];
  if (about.forced) return [sentence, line`${points} ${rule("T3")} · forced: Fatigue +1 at the end ${rule("9.4-a")}`];
  return may("force")
    ? [sentence, line`${points} ${rule("T3")} · a forced march gives +2 MP for 1 Fatigue ${rule("9.4-a")}`]
    : [sentence, line`${points} ${rule("T3")}`];
};

/** What one brigade does, and several. */
const CHOICES: Readonly<Record<NonNullable<About["cause"]>, readonly [one: string, several: string]>> = {
  loss: ["takes the loss", "take the loss"],
  suffering: ["suffers the result", "suffer the result"],
  melee: ["takes the loss of the melee", "take the loss of the melee"],
};

const QUESTIONS: Readonly<Record<AskingStep, Ask>> = {
  placement: ({ side, unit, commander }, to, { may }) => {
    const piece = unit ?? commander;
    const placed = piece === undefined ? "your brigades and commanders" : to.unit(piece);
    return [
      line`${SIDE[side]}: place ${placed}${may("ready") ? ", or begin" : ""}.`,
      line`Each group starts in its own zones, 1 or 2 brigades in each ${rule("11.2-a")} ${rule("9.6-a")}`,
    ];
  },
  groups: (about) => [
    line`${SIDE[about.side]}: which group of ${division(about)} stays in command?`,
    line`The brigades of the other groups are isolated in this phase ${rule("9.1-f")} ${rule("9.1-e")}`,
  ],
  designation: () => [
    line`Which corps acts? Choose its commander.`,
    line`A die and his modifier say how many of its divisions act ${rule("6.1-b")} ${rule("T1")}`,
  ],
  divisions: (about, to, { may }) => [
    line`${who(about, to)}: which division acts${may("choose-independent") ? ", or which independent brigade" : ""}?`,
    about.left === undefined || about.of === undefined
      ? []
      : line`Activation ${about.of - about.left + 1} of ${about.of} from the die ${rule("6.1-g")}`,
  ],
  division: (about, to, { may }) => {
    const sentence = line`${division(about)}: which brigade acts${may("done") ? ", or is the division done" : ""}?`;
    const { apart = [] } = about;
    if (apart.length === 0)
      return [sentence, line`One independent brigade nearby may act too ${rule("6.1-h")} ${rule("6.2-b")}`];
    const stand = apart.length === 1 ? "is" : "are";
    return [
      sentence,
      line`${and(apart.map(to.unit))} ${stand} too far away: close up to within 2 zones ${rule("9.1-c")}`,
    ];
  },
  march,
  facing: (about, to) => [
    line`Which zone does ${who(about, to)} face?`,
    (about.contacts?.length ?? 0) > 0
      ? line`As many enemy brigades as possible in the Front ${rule("9.5-b")}`
      : line`The Front is that zone and the next on either side ${rule("9.3-d")}`,
  ],
  turning: (about, to) => [
    line`${SIDE[about.side]}: ${who(about, to)} is in contact with the enemy${at(about, to)}. Which zone does ${pronoun(about.unit).he} face?`,
    line`The new enemy must be in the Front ${rule("9.5-c")}`,
  ],
  displacement: (about, to) => [
    line`${SIDE[about.side]}: the enemy is next to ${who(about, to)}${at(about, to)}. Where does he go?`,
    line`1 or 2 zones, out of contact; he then counts as activated ${rule("9.4-q")}`,
  ],
  commanders: () => [
    line`Do commanders ride before the combats?`,
    line`8 MP, away from the enemy; the army commander takes a test first ${rule("6.3-b")} ${rule("6.3-f")}`,
  ],
  ride: (about, to) => {
    const points = left(about);
    return [
      line`Where does ${who(about, to)} ride${about.zone === undefined ? "" : line` from ${to.zone(about.zone)}`}?`,
      points === undefined ? line`${rule("6.3-e")}` : line`${points} ${rule("6.3-e")}`,
    ];
  },
  combat: (about, to, { only }) =>
    only?.type === "fight"
      ? [line`Roll the dice: attack on ${to.zone(only.zone)}.`]
      : [
          line`Which combat do you fight next?`,
          line`${about.left === undefined ? "" : `${count(about.left, "combat")} to fight · `}you choose the order ${rule("10.1-b")}`,
        ],
  choosing: (about) => {
    const [one, several] = CHOICES[about.cause ?? "loss"];
    const { wanted = 1 } = about;
    return [
      line`${SIDE[about.side]}: ${wanted > 1 ? `which ${wanted} brigades ${several}` : `which brigade ${one}`}?`,
      line`Their combat potential is equal, so you choose ${rule("10.4-x")}`,
    ];
  },
  withdrawal: (about, to) => [
    line`${SIDE[about.side]}: where does ${who(about, to)} retreat${about.zone === undefined ? "" : line` from ${to.zone(about.zone)}`}?`,
    line`${about.steps === undefined ? "" : `${count(about.steps, "zone")} to go · `}away from the enemy and enemy Fronts ${rule("10.4-r")}`,
  ],
  advance: (about, to) => [
    about.zone === undefined
      ? line`Zones are left empty. Who advances?`
      : line`${to.Zone(about.zone)} is left empty. Who advances?`,
    line`Any brigade that won, except artillery ${rule("10.4-s")}`,
  ],
  flights: (about) => [
    line`${SIDE[about.side]}: which routed brigade flees next?`,
    line`3 more zones, by the rules of retreat ${rule("8-A")}`,
  ],
  jones: () => [
    line`Confederates: call in ${units.division("jones")}?`,
    line`It enters at H and gives the Union 2 VP ${rule("11.2.1-j")}`,
  ],
  "counter-attack": () => [
    line`Confederates: declare the counter-attack? You have one.`,
    line`Initiative and +1 on activation for two turns, then tied initiative ${rule("11.2.2-i")} ${rule("11.2.2-j")}`,
  ],
  reinforcements: (about) => [
    line`${SIDE[about.side]}: who enters next, and where?`,
    line`A division uses one entry; it costs 1 MP more for every two brigades ${rule("11.1.3-d")}`,
  ],
  parting: (about) => [
    line`${SIDE[about.side]}: who disengages, and who stays?`,
    line`A brigade on good ground may stay if the enemy has none ${rule("11.2.3-g")}`,
  ],
  "night-moves": (about) => [
    line`${SIDE[about.side]}: who makes a night march?`,
    line`${about.left === undefined ? "" : `up to ${count(about.left, "brigade")} · `}those that left the map go first ${rule("11.2.3-h")}`,
  ],
  recall: () => [
    line`Union: which corps leaves the field for the night?`,
    line`It returns at C or D from turn 2, at E or F from turn 4 ${rule("11.2.3-i")}`,
  ],
};

const WAITS: Readonly<Record<AskingStep, (side: string, about: About, say: Say) => Line>> = {
  placement: (side) => line`${side}: placing brigades.`,
  groups: (side, about) => line`${side}: choosing the group of ${division(about)} in command.`,
  designation: (side) => line`${side}: choosing a corps commander.`,
  divisions: (side, about, to) => line`${side}: ${who(about, to)} chooses a division.`,
  division: (side, about) => line`${side}: ${division(about)} acts.`,
  march: (side, about, to) => line`${side}: ${who(about, to)} acts.`,
  facing: (side, about, to) => line`${side}: ${who(about, to)} turns.`,
  turning: (side, about, to) => line`${side}: ${who(about, to)} turns to the enemy.`,
  displacement: (side, about, to) => line`${side}: ${who(about, to)} gives way to the enemy.`,
  commanders: (side) => line`${side}: commanders may ride.`,
  ride: (side, about, to) => line`${side}: ${who(about, to)} rides.`,
  combat: (side) => line`${side}: choosing the next combat.`,
  choosing: (side) => line`${side}: choosing one of several equal brigades.`,
  withdrawal: (side, about, to) => line`${side}: ${who(about, to)} retreats.`,
  advance: (side) => line`${side}: deciding who advances.`,
  flights: (side) => line`${side}: routed brigades flee.`,
  jones: (side) => line`${side}: deciding whether to call in ${units.division("jones")}.`,
  "counter-attack": (side) => line`${side}: deciding on the counter-attack.`,
  reinforcements: (side) => line`${side}: reinforcements enter.`,
  parting: (side) => line`${side}: brigades disengage.`,
  "night-moves": (side) => line`${side}: brigades march by night.`,
  recall: (side) => line`${side}: choosing the corps to withdraw.`,
};

export const questions = {
  ...questionTexts(QUESTIONS, say),
  ...waitingTexts<About, Action, Say, Names>(WAITS, SIDE, say),
} satisfies Partial<Texts>;
