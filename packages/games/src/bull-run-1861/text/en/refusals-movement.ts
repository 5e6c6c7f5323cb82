import type { FiguresByReason } from "@stonebridge/kernel";
import { type Line, type RefusalSentences, line } from "@stonebridge/kernel/words";
import type { MOVEMENT } from "../../movement/refusals.ts";
import type { Priced, Said } from "../refused.ts";
import type { RefusedWords } from "./refused.ts";

/** "It costs 2 MP and he has 1 left." */
function dear({ he, points, needed }: Pick<RefusedWords["piece"], "he"> & Priced): Line {
  return line`It costs ${needed} MP and ${he} has ${points} left.`;
}

/** "Jackson and Evans hold Portici" */
function held({ zone, enemies, several }: RefusedWords["zone"] & RefusedWords["enemies"]): Line {
  return line`${enemies} ${several ? "hold" : "holds"} ${zone}`;
}

function full(enough: string): Line {
  return line`Two brigades are there, and no more may stack. ${enough}`;
}

const confined = ({ who }: Pick<RefusedWords["piece"], "who">): Said => [
  line`${who} cannot cross Bull Run yet`,
  line`With the Historical manoeuvre the South stays on its bank in turn 1. The crossings open in turn 2.`,
];

/** Refusals of a march: steps, push, extended line, end of a move, the Legion, headquarters. */
export const movementRefusals: RefusalSentences<FiguresByReason<typeof MOVEMENT>, RefusedWords> = {
  "step-border": ({ who, toZone, his }) => [
    line`${who} cannot march${toZone}`,
    line`The zone does not border ${his} own. March one zone at a time.`,
  ],
  "step-river": ({ who }) => [
    line`${who} cannot cross here`,
    line`Bull Run has no ford or bridge here. March to one of the crossings.`,
  ],
  "step-enemy": (words) => [
    line`${words.who} cannot march${words.toZone}`,
    line`${held(words)}, and enemy zones cannot be entered. Attack from a bordering zone instead.`,
  ],
  "step-stopped": ({ who, toZone, He, enemies }) => [
    line`${who} cannot march on${toZone}`,
    line`${He} entered the zone of control of ${enemies} and must stop. ${He} may still turn, deploy or attack.`,
  ],
  "step-contact": ({ who, toZone, He, enemies }) => [
    line`${who} cannot march${toZone}`,
    line`${He} would go straight from one enemy zone of control into another, that of ${enemies}. ${He} may go round through a free zone.`,
  ],
  "step-extended": ({ who, toZone, He, he }) => [
    line`${who} cannot march${toZone}`,
    line`${He} is in extended line and cannot move. For 2 MP ${he} may regroup first.`,
  ],
  "step-points": (words) => [
    line`${words.who} cannot march${words.toZone}`,
    line`${dear(words)} ${words.He} may push if that is still possible, or end ${words.his} move.`,
  ],
  "step-points-operational": (words) => [
    line`${words.who} cannot march${words.toZone}`,
    line`${dear(words)} Nobody pushes on an Operational movement: end the move.`,
  ],
  "step-full": ({ who, toZone, He }) => [
    line`${who} cannot march${toZone}`,
    line`${He} would have to stop there, and two brigades are there already. Choose a zone with room.`,
  ],
  "step-farm-ford": ({ who }) => [
    line`${who} cannot cross Farm Ford`,
    line`The North does not know it yet. Its first brigade to use it must start next to it and spend 4 MP at once.`,
  ],
  "step-confined": confined,
  "push-fatigue": ({ who, He, fatigue }) => [
    line`${who} cannot push`,
    line`${He} already has Fatigue ${fatigue}, the limit.`,
  ],
  "push-once": ({ who, He }) => [
    line`${who} cannot push again`,
    line`${He} has pushed in this activation, and once is the limit.`,
  ],
  "push-early": ({ who, He, him }) => [
    line`${who} cannot push yet`,
    line`${He} still has the MP for every move open to ${him}. Push when they run out.`,
  ],
  "push-headquarters": ({ who }) => [line`${who} cannot push`, line`An HQ has its 6 MP and takes no Fatigue for more.`],

  "deploy-extended": ({ who, He }) => [
    line`${who} cannot deploy`,
    line`${He} is in extended line already, and a line covers 2 zones.`,
  ],
  "deploy-far": ({ who, zone, his }) => [
    line`${who} cannot deploy into ${zone}`,
    line`A line covers ${his} own zone and one next to it. Choose a neighbouring zone.`,
  ],
  "deploy-border": ({ who, zone }) => [
    line`${who} cannot deploy into ${zone}`,
    line`A line extends only over a land border. Choose a neighbouring zone on the same bank.`,
  ],
  "deploy-enemy": (words) => [
    line`${words.who} cannot deploy into ${words.zone}`,
    line`${held(words)}. Choose a zone without enemies.`,
  ],
  "deploy-full": ({ who, zone }) => [
    line`${who} cannot deploy into ${zone}`,
    full("The marker counts as a brigade: choose a zone with room."),
  ],
  "deploy-points": (words) => [
    line`${words.who} cannot deploy`,
    line`${dear(words)} ${words.He} may push if that is still possible.`,
  ],
  "deploy-legion": ({ who, host }) => [
    line`${who} cannot deploy`,
    line`The Legion is with ${host} and follows that line. Deploy that brigade instead.`,
  ],
  "marker-absent": ({ who }) => [line`${who} is not on the map`, line`The brigade is not in extended line.`],
  "regroup-whole": ({ who, He }) => [line`${who} cannot regroup`, line`${He} is not in extended line.`],
  "regroup-elsewhere": ({ who, atZone }) => [
    line`${who} cannot regroup${atZone}`,
    line`A line regroups in one of the 2 zones that it covers.`,
  ],
  "regroup-points": (words) => [
    line`${words.who} cannot regroup`,
    line`${dear(words)} ${words.He} may push if that is still possible.`,
  ],
  "regroup-attacked": ({ who }) => [
    line`${who} cannot regroup now`,
    line`Part of the line has declared an attack. The line stays as it is until the combats are over.`,
  ],

  "end-full": ({ who, atZone, He }) => [line`${who} cannot stop${atZone}`, full(`${He} may pass through.`)],
  "line-locked": ({ who, friends }) => [
    line`${who} cannot take the front line`,
    line`${friends} has an Attack marker, and the lines stay as they are until the combats are over.`,
  ],
  "line-alone": ({ who, He }) => [
    line`${who} cannot change lines`,
    line`${He} is the only brigade in the zone, and a lone brigade is the front line.`,
  ],
  "line-already": ({ who }) => [line`${who} is in this line already`, line`Keep it, or choose the other line.`],
  "line-carried": ({ who, his, host }) => [
    line`${who} has no line or facing of ${his} own`,
    line`The Legion is with ${host} and stands as that brigade does. Arrange that brigade instead.`,
  ],
  "line-arrival": ({ who, He }) => [
    line`${who} cannot do this yet`,
    line`${He} takes a line where the move ends. End the move first.`,
  ],
  "line-once": ({ who }) => [
    line`${who} cannot be rearranged`,
    line`You have just set this line or facing. Undo to change it.`,
  ],
  "line-inactive": ({ who }) => [
    line`${who} cannot change lines now`,
    line`The order of a stack changes only while one of its brigades is activated.`,
  ],
  "face-border": ({ who, zone, his }) => [
    line`${who} cannot face ${zone}`,
    line`The zone does not border ${his} own. Choose one that does.`,
  ],
  "face-contact": ({ who, zone, He, enemies }) => [
    line`${who} cannot face ${zone}`,
    line`${He} has come into contact and must have ${enemies} in the Front.`,
  ],
  "face-fewer": ({ who, zone, He }) => [
    line`${who} cannot face ${zone}`,
    line`${He} has come into contact and must have as many as possible of those enemies in the Front.`,
  ],
  "face-newcomer": ({ who, zone, He }) => [
    line`${who} cannot face ${zone}`,
    line`An enemy has come into contact. ${He} must have that enemy in the Front.`,
  ],
  "face-second": ({ who }) => [
    line`${who} cannot turn alone`,
    line`A second line has the facing of its front line. Turn the front line instead.`,
  ],
  "face-kept": ({ who, He }) => [
    line`${who} does not turn`,
    line`${He} has an enemy in the Front already, and turns to no other that comes into contact.`,
  ],
  "face-late": ({ who }) => [
    line`${who} cannot turn now`,
    line`A brigade turns at the end of its own move, or when it rests or declares an attack.`,
  ],
  "face-headquarters": ({ who }) => [line`${who} has no line or facing`, line`An HQ faces nowhere. Choose a brigade.`],
  "join-other": ({ who, host }) => [
    line`${who} cannot join ${host}`,
    line`Only Hampton’s Legion joins another brigade.`,
  ],
  "join-apart": ({ who, host }) => [
    line`${who} cannot join ${host}`,
    line`The Legion joins a brigade in the same zone. March there first.`,
  ],
  "join-already": ({ who, host }) => [
    line`${who} is with ${host} already`,
    line`The Legion marches along with that brigade, or leaves it.`,
  ],
  "join-extended": ({ who, host }) => [
    line`${who} cannot join ${host}`,
    line`The Legion is in extended line and cannot move. Regroup it first.`,
  ],
  "leave-alone": ({ who }) => [line`${who} cannot leave the Legion`, line`The Legion is not with this brigade.`],
  "leave-single": ({ who }) => [line`${who} cannot leave a brigade`, line`The Legion is with no brigade.`],
  "leave-already": ({ who }) => [
    line`${who} has left the Legion already`,
    line`It stays behind when the march begins.`,
  ],
  "leave-late": ({ who }) => [
    line`${who} cannot leave the Legion now`,
    line`The Legion stays behind where the march begins, or not at all.`,
  ],

  "ride-activated": ({ who, He }) => [
    line`${who} cannot ride now`,
    line`${He} has already ridden or been shifted this turn. The HQ is ready again when the turn ends.`,
  ],
  "ride-contact": ({ who, toZone, enemies }) => [
    line`${who} cannot ride${toZone}`,
    line`An HQ may not go next to the enemy, here ${enemies}, even across Bull Run.`,
  ],
  "ride-passing": ({ who, toZone }) => [
    line`${who} cannot ride${toZone}`,
    line`Every way there within reach leads next to the enemy, where an HQ may not go. Choose another zone.`,
  ],
  "ride-points": ({ who, toZone, limit }) => [
    line`${who} cannot ride${toZone}`,
    line`It is more than ${limit} MP away, and an HQ never pushes. Choose a nearer zone.`,
  ],
  "ride-confined": confined,
  "ride-farm-ford": ({ who }) => [
    line`${who} cannot cross Farm Ford`,
    line`The North does not know it yet. A brigade must find it first.`,
  ],
  "ride-stacked": ({ who, toZone }) => [
    line`${who} cannot ride${toZone}`,
    line`The other HQ is there, and a zone holds only one. Choose a zone beside it.`,
  ],
  "ride-here": ({ who, atZone }) => [line`${who} is${atZone} already`, line`Choose another zone, or let the HQ stay.`],
  "ride-absent": ({ who }) => [line`${who} cannot ride`, line`That HQ is not on the map.`],
  "ride-time": ({ who }) => [
    line`${who} cannot ride now`,
    line`HQs ride after the brigades of their side have moved and before its combats.`,
  ],
  "stay-time": () => [
    line`No HQ rides now`,
    line`HQs ride after the brigades of their side have moved and before its combats.`,
  ],
  "displace-contact": ({ who, toZone }) => [
    line`${who} cannot shift${toZone}`,
    line`The zone is next to an enemy brigade. Choose one of the marked zones.`,
  ],
  "displace-stacked": ({ who, toZone }) => [
    line`${who} cannot shift${toZone}`,
    line`The other HQ is there, and a zone holds only one. Choose one of the marked zones.`,
  ],
  "displace-far": ({ who, toZone }) => [
    line`${who} cannot shift${toZone}`,
    line`A shifted HQ goes 1 or 2 zones, not through the enemy. Choose one of the marked zones.`,
  ],
  "displace-other": ({ who }) => [
    line`${who} cannot shift now`,
    line`An HQ shifts only when an enemy brigade comes into contact with it.`,
  ],
};
