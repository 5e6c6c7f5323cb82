import { type Ask as AskOf, type Line, line, type Part, questionTexts, type Told } from "@stonebridge/kernel/words";
import { and, count, or } from "@stonebridge/kernel/words/english";
import type { About, Action, AskingStep } from "../../actions.ts";
import { halves } from "../halves.ts";
import type { Texts } from "../texts.ts";
import { pointsLeft } from "../values.ts";
import { agree, listed, say, type Say, SIDE } from "./grammar.ts";

type Ask = AskOf<About, Action, Say>;

const rule = (id: string) => ({ rule: `NWO-${id}` });

/** What a question is about, as its sentence names it. */
export function formation({ formations = [] }: About, to: Say): Line {
  return formations.length === 0 ? ["the formation"] : and(formations.map(to.holder));
}

function units({ units: ids = [] }: About, to: Say): Line {
  return ids.length === 0 ? ["the units"] : listed(ids, to);
}

/** Whose units are asked for: the formations that act, else the side. */
function whose({ side, acting = [] }: About, to: Say): Part {
  return acting.length === 0 ? SIDE[side] : and(acting.map(to.holder));
}

function commander({ commander: id }: About, to: Say): Part {
  return id === undefined ? "your commander" : to.commander(id);
}

function at({ hex }: About, to: Say): Part {
  return hex === undefined ? "" : line` ${to.at(hex)}`;
}

/** What a unit still has to do under its order, or which hex is overfull. */
function owing(about: About, to: Say): Line {
  const { unit, hex } = about;
  if (unit !== undefined && hex !== undefined)
    return line`Too many units ${to.at(hex)}: ${to.unit(unit)} or another must move on ${rule("5.3-b")}`;
  return line`${owingOrder(about, to)} ${rule("RUL168")}`;
}

function owingOrder({ unit, leader, formations }: About, to: Say): Line {
  if (unit !== undefined) return line`${to.unit(unit)} must still move under its order`;
  if (leader !== undefined) return line`${to.leader(leader)} must still ride under his order`;
  const [holder] = formations ?? [];
  return holder === undefined
    ? line`A unit must still move under its order`
    : line`${to.holder(holder)} must still make contact with the enemy under its order`;
}

const march: Ask = (about, to, { may }) => {
  const deeds = [...(may("with") ? ["take others along"] : []), ...(may("step") ? ["march on"] : [])];
  if (may("leave")) deeds.push("leave a unit here");
  if (may("stop")) deeds.push("stop");
  const left = pointsLeft(about);
  const sentence = line`${units(about, to)} ${agree(about.units ?? [], "is", "are")} on the move: ${deeds.length === 0 ? "what next" : deeds.join(", ")}?`;
  if (left === undefined) return [sentence];
  return may("stop")
    ? [sentence, line`${halves(left)} MP left ${rule("TT")}`]
    : [
        sentence,
        line`${halves(left)} MP left ${rule("TT")} · no stop here: the order, command range or stacking forbids it ${rule("RUL168")}`,
      ];
};

/** An order being written: kind, target and route. */
const drafting: Ask = (about, to, { may }) => {
  const whom = formation(about, to);
  if (may("kind"))
    return [
      about.purpose === "try"
        ? line`Which order does ${commander(about, to)} try for ${whom}?`
        : about.purpose === "bad-move"
          ? line`What do you order ${whom} to do?`
          : line`What should ${whom} do?`,
      line`Another order may follow an Attack or a March ${rule("12.5-a")}`,
    ];
  if (may("aim"))
    return [
      line`Where should ${whom} go?`,
      line`A town, road, junction, crest or crossing: within 10 MP, or along a road that starts within 10 MP ${rule("12.3-b")} ${rule("12.3-c")}`,
    ];
  return may("send")
    ? [
        line`Is the order to ${whom} complete?`,
        may("via") ? line`Waypoints are at most 10 MP apart ${rule("RUL164")}` : [],
      ]
    : [
        line`Which waypoints lead ${whom} to the target?`,
        line`The last waypoint is still more than 10 MP from the target ${rule("RUL164")}`,
      ];
};

function tries(may: Told<About, Action>["may"]): string {
  if (!may("try") && !may("try-for")) return "are you done with initiative";
  return may("withdraw") ? "does another leader act on his own" : "does a leader act on his own";
}

/** What a formation is chosen for if a side plays its whole turn. */
const GROUP_DEEDS: Readonly<Record<string, string>> = { bombard: "bombards", charge: "charges", assault: "assaults" };

const QUESTIONS: Readonly<Record<AskingStep, Ask>> = {
  "standing-down": ({ side }) => [
    line`${SIDE[side]}: who stops falling back and goes into Reserve?`,
    line`Only with no enemy within 2 hexes ${rule("12.3.FB-g")} ${rule("12.3.GR-c")}`,
  ],
  initiative: ({ side }, _, { may }) => [
    line`${SIDE[side]}: ${tries(may)}?`,
    line`Choose who tries: he gets his order, nothing happens, or the enemy orders him ${rule("12.11-a")} ${rule("TI")}`,
  ],
  "bad-move": (about, to) => [
    line`${SIDE[about.side]}: the leader of ${formation(about, to)} makes a bad move. Do you give his order for him?`,
    line`He obeys your order at once; an Attack or Probe lasts one turn ${rule("12.11-d")}`,
  ],
  orders: ({ side }, _, { may }) => [
    line`${SIDE[side]}: ${may("address") ? "who gets a new order" : "are the orders complete"}?`,
    line`Everyone else keeps his order. A commander gives as many as his rating, or 1 away from his headquarters ${rule("12.12-a")} ${rule("12.12-b")}`,
  ],
  deceiving: ({ side }) => [
    line`${SIDE[side]}: what should the enemy see?`,
    line`Dummy flags among the real ones, and the top counter of each stack ${rule("12.4-e")} ${rule("RUL190")}`,
  ],
  drafting,
  revealing: (about, to) => [
    line`${formation(about, to)} turns up${at(about, to)}. Which units spread out?`,
    line`With its remaining movement, 2 MP at most ${rule("19.7.2-f")}`,
  ],
  failing: (about, to) => [
    about.left === undefined
      ? line`The order of ${formation(about, to)} has failed. Where do its units fall back to?`
      : line`The order of ${formation(about, to)} has failed. Where ${agree(about.units ?? [], "does", "do")} ${units(about, to)} fall back to?`,
    line`${about.left === undefined ? "3 hexes each" : `${count(about.left, "hex", "hexes")} left`}, no nearer to the enemy ${rule("12.9-c")} ${rule("RUL177")}`,
  ],
  commander: ({ side, purpose }) => [
    purpose === "initial"
      ? line`${SIDE[side]}: which commander rolls for the Initial Action?`
      : line`${SIDE[side]}: which commander rolls for the Coordinated Action?`,
    purpose === "initial"
      ? line`Die plus rating against the enemy’s; a lead of 3 wins ${rule("4.2-a")}`
      : line`On his rating − 2 or less; both formations must be under his command ${rule("4.1-c")} ${rule("4.1-d")}`,
  ],
  initial: (about, to) => [
    line`${commander(about, to)} has won the Initial Action: which formation acts first?`,
    line`It acts before any chit is drawn and may be on Reserve ${rule("4.2-b")} ${rule("4.2-c")}`,
  ],
  pair: (about, to) => [
    (about.formations ?? []).length === 0
      ? line`Coordinated Action of ${commander(about, to)}: which is the first of the two formations?`
      : line`Which formation acts together with ${formation(about, to)}?`,
    line`The two share one chit, and move and fight as one ${rule("4.1-a")} ${rule("4.1-b")}`,
  ],
  "turn-order": ({ side }) => [
    line`${SIDE[side]}: do you play your turn first?`,
    line`Your die, rating and assaults won last turn give you the choice ${rule("19.11-b")}`,
  ],
  "player-turn": ({ side, purpose }) => [
    line`${SIDE[side]}: which formation ${GROUP_DEEDS[purpose ?? ""] ?? "is"} next?`,
    line`Only units that would share a chit fire and assault together ${rule("19.11-d")}`,
  ],
  reorganisation: ({ side }, _, { may }) => [
    line`${SIDE[side]}: which unit do you rally${may("shift") ? ", or who makes room" : ""}?`,
    line`Up to two for each leader on Reserve; they return to his hex at reduced strength ${rule("15-e")} ${rule("15-d")}`,
  ],
  headquarters: (about, to) =>
    about.commander === undefined
      ? [
          line`${SIDE[about.side]}: where do the headquarters go?`,
          line`5 MP, only on March or Fall Back orders ${rule("11.5-a")} ${rule("3.3-b")}`,
        ]
      : [
          line`${commander(about, to)}: where do his headquarters return?`,
          line`They were lost and return with any unit at nightfall ${rule("11.4-d")}`,
        ],
  trains: ({ side }) => [
    line`${SIDE[side]}: where do the trains go?`,
    line`3 MP; they cross streams only by bridge; the army’s train needs a March order ${rule("19.4.1-a")} ${rule("19.4.4-a")}`,
  ],
  reloading: ({ side }) => [
    line`${SIDE[side]}: which units reload?`,
    line`Only within 2 hexes of their formation’s wagons ${rule("19.6-c")}`,
  ],
  movement: (about, to, { may }) => {
    const deeds = ["moves"];
    if (may("enter")) deeds.push("enters");
    if (may("dig")) deeds.push("digs in");
    if (may("ride")) deeds.push("rides");
    return [
      line`${whose(about, to)}: who ${or(deeds)}?`,
      may("end") ? line`Every order is satisfied: you may end movement ${rule("4.4-c")}` : owing(about, to),
    ];
  },
  march,
  bombardment: (about, to, { may }) => [
    may("bombard")
      ? line`${whose(about, to)}: which battery fires, and at what?`
      : line`${whose(about, to)}: no more batteries can fire.`,
    line`The first hit disrupts, further hits cost steps; foot artillery that fires cannot move ${rule("8.1-e")} ${rule("8.1-d")}`,
  ],
  hits: ({ side, left = 1 }) => [
    line`${SIDE[side]}: who takes the ${left === 1 ? "hit" : "next hit"}?`,
    line`${count(left, "hit")} left · infantry first, then units that have lost steps ${rule("7.1-d")} ${rule("7.1-e")}`,
  ],
  declaration: (about, to, { may }) => [
    line`${whose(about, to)}: ${may("end-declaration") ? "does anyone else assault" : "who assaults, and where"}?`,
    may("end-declaration")
      ? line`One round; several stacks may assault the same hex, but no stack assaults two ${rule("7.3-i")} ${rule("7.3-j")}`
      : line`On Attack or Probe, infantry and cavalry in contact must assault ${rule("7.3-g")}`,
  ],
  assaults: ({ side }) => [
    line`${SIDE[side]}: which assault do you fight next?`,
    line`You choose the order ${rule("7.3-a")}`,
  ],
  evasion: (about, to) => [
    line`${SIDE[about.side]}: ${agree(about.units ?? [], "does", "do")} ${units(about, to)} evade the assault?`,
    line`One hex back; only if it began the turn out of contact and no cavalry attacks ${rule("7.11-a")}`,
  ],
  "first-fire": (about, to) => [
    line`${SIDE[about.side]}: you saw the enemy come up${at(about, to)}. Do you fire first?`,
    line`He takes his losses before he fires ${rule("7.3-d")} ${rule("7.3-e")}`,
  ],
  support: (about, to) => [
    line`${SIDE[about.side]}: which battery supports the defence${at(about, to)}?`,
    line`Guns of the same chit with an attacker in range and sight ${rule("19.3-d")}`,
  ],
  "breaking-off": (about, to) => [
    line`${SIDE[about.side]}: does your cavalry break off the fight${at(about, to)}?`,
    line`It retreats one hex, and both sides halve their losses ${rule("7.11-b")} ${rule("7.11-c")}`,
  ],
  retreat: (about, to) =>
    about.leader === undefined
      ? [
          line`${SIDE[about.side]}: where ${agree(about.units ?? [], "does", "do")} ${units(about, to)} retreat to?`,
          line`First hexes out of enemy zones of control, then friendly stacks, then the rest ${rule("RUL101")}`,
        ]
      : [
          line`${SIDE[about.side]}: does ${to.leader(about.leader)} retreat with ${units(about, to)}?`,
          line`A leader may retreat with units in his hex ${rule("11.3-a")}`,
        ],
  "passing-fire": (about, to) => [
    line`${SIDE[about.side]}: ${units(about, to)} ${agree(about.units ?? [], "passes", "pass")} your stack${at(about, to)}. Do you fire?`,
    line`At half strength; a hit forces a morale check ${rule("7.12-a")} ${rule("7.12-b")}`,
  ],
  advance: (about, to) => [
    about.hex === undefined
      ? line`${SIDE[about.side]}: who advances?`
      : line`${SIDE[about.side]}: the enemy is gone from ${to.hex(about.hex)}. Who advances?`,
    line`One unit; or a whole stack with its leader, or stacked units of one division ${rule("7.5-a")} ${rule("7.5-c")}`,
  ],
  displacement: ({ side, leader }, to) => [
    line`${SIDE[side]}: the enemy has reached ${leader === undefined ? "your leader" : to.leader(leader)}. Where does he ride?`,
    line`To his nearest unit ${rule("11.1-d")} ${rule("RUL150")}`,
  ],
  charges: (about, to) => [
    line`${whose(about, to)}: which cavalry charges whom?`,
    line`Within 2 hexes, over clear terrain; no move or assault afterwards ${rule("7.7-a")} ${rule("7.7-m")}`,
  ],
  reaction: (about, to) => [
    line`${SIDE[about.side]}: ${units(about, to)} ${agree(about.units ?? [], "comes", "come")} up${at(about, to)}. Does your cavalry charge?`,
    line`Each unit checks morale first ${rule("7.9-a")} ${rule("7.9-b")}`,
  ],
  melee: (about, to) => [
    line`${SIDE[about.side]}: the charge${at(about, to)} is won. Do ${units(about, to)} pursue, stay or go back?`,
    line`A unit that rolls above its pursuit rating pursues anyway ${rule("7.7-i")} ${rule("7.8-b")}`,
  ],
};

export const questions = questionTexts(QUESTIONS, say) satisfies Partial<Texts>;
