import { type Line, line } from "@stonebridge/kernel/words";
import type { Refused, RefusedWords } from "./refused.ts";

/** "It costs 2 MP and he has 1 left." */
function dear({ he, points, needed }: RefusedWords, usual: number): Line {
  const cost = needed ?? usual;
  return points === undefined
    ? line`It costs ${cost} MP, more than ${he} has left.`
    : line`It costs ${cost} MP and ${he} has ${points} left.`;
}

function held({ Zone, enemies, several }: RefusedWords): Line {
  return enemies === undefined
    ? line`An enemy brigade holds ${Zone === "This zone" ? "this zone" : Zone}`
    : line`${enemies} ${several ? "hold" : "holds"} ${Zone === "This zone" ? "this zone" : Zone}`;
}

function full(enough: string): Line {
  return line`Two brigades are there, and no more may stack. ${enough}`;
}

const noLand = line`A line extends only over a land border. Choose a neighbouring zone on the same bank.`;

/** Refusals of a march: steps, push, extended line, attack, end of a move, headquarters. */
export const movementRefusals = {
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
    line`${He} entered the zone of control of ${enemies ?? "the enemy"} and must stop. ${He} may still turn, deploy or attack.`,
  ],
  "step-contact": ({ who, toZone, He, enemies }) => [
    line`${who} cannot march${toZone}`,
    line`${He} would go straight from one enemy zone of control into another${
      enemies === undefined ? "" : line`, that of ${enemies}`
    }. ${He} may go round through a free zone.`,
  ],
  "step-extended": ({ who, toZone, He, he }) => [
    line`${who} cannot march${toZone}`,
    line`${He} is in extended line and cannot move. For 2 MP ${he} may regroup first.`,
  ],
  "step-points": (words) => [
    line`${words.who} cannot march${words.toZone}`,
    line`${dear(words, 2)} ${words.He} may push if that is still possible, or end ${words.his} move.`,
  ],
  "step-full": ({ who, toZone, He }) => [
    line`${who} cannot march${toZone}`,
    line`${He} would have to stop there, and two brigades are there already. Choose a zone with room.`,
  ],
  "step-farm-ford": ({ who }) => [
    line`${who} cannot cross Farm Ford`,
    line`The North does not know it yet. Its first brigade to use it must start next to it and spend 4 MP at once.`,
  ],
  "step-confined": ({ who }) => [
    line`${who} cannot cross Bull Run yet`,
    line`With the Historical manoeuvre the South stays on its bank in turn 1. The crossings open in turn 2.`,
  ],
  "push-fatigue": ({ who, He, fatigue }) => [
    line`${who} cannot push`,
    line`${He} already has Fatigue ${fatigue ?? 2}, the limit.`,
  ],
  "push-once": ({ who, He }) => [
    line`${who} cannot push again`,
    line`${He} has pushed in this activation, and once is the limit.`,
  ],
  "push-early": ({ who, He, him }) => [
    line`${who} cannot push yet`,
    line`${He} still has the MP for every move open to ${him}. Push when they run out.`,
  ],

  "deploy-extended": ({ who, He }) => [
    line`${who} cannot deploy`,
    line`${He} is in extended line already, and a line covers 2 zones.`,
  ],
  "deploy-border": ({ who, zone }) => [line`${who} cannot deploy into ${zone}`, noLand],
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
    line`${dear(words, 2)} ${words.He} may push if that is still possible.`,
  ],
  "deploy-legion": ({ who, host }) => [
    line`${who} cannot deploy`,
    line`The Legion is with ${host} and follows that line. Deploy that brigade instead.`,
  ],
  "regroup-whole": ({ who, He }) => [line`${who} cannot regroup`, line`${He} is not in extended line.`],
  "regroup-points": (words) => [
    line`${words.who} cannot regroup`,
    line`${dear(words, 2)} ${words.He} may push if that is still possible.`,
  ],
  "regroup-attacked": ({ who }) => [
    line`${who} cannot regroup now`,
    line`Part of the line has declared an attack. The line stays as it is until the combats are over.`,
  ],

  "attack-carried": ({ who, host }) => [
    line`${who} cannot attack alone`,
    line`The Legion is with ${host} and adds its strength there. Attack with that brigade instead.`,
  ],
  "attack-locked": ({ who, friends }) => [
    line`${who} cannot attack`,
    line`${friends ?? "The brigade in front"} has an Attack marker, and the lines stay as they are until the combats are over.`,
  ],
  "attack-points": (words) => [
    line`${words.who} cannot attack`,
    line`${dear(words, 2)} ${words.He} may push if that is still possible.`,
  ],
  "attack-front": ({ who, zone, his, zones }) => [
    line`${who} cannot attack ${zone}`,
    zones === undefined ? line`The zone is not in ${his} Front.` : line`The zone is not in ${his} Front: ${zones}.`,
  ],
  "attack-none": ({ who, zone, He }) => [
    line`${who} cannot attack facing ${zone}`,
    line`${He} could reach no enemy in that Front. Face an enemy within reach.`,
  ],
  "attack-twice": ({ who, He }) => [
    line`${who} cannot declare a second attack`,
    line`${He} already has an Attack marker. One attack may strike every enemy zone in the Front.`,
  ],
  "attack-again": ({ who, zone }) => [
    line`${who} cannot attack ${zone} again`,
    line`A zone can be attacked only once in a Movement phase.`,
  ],
  "attack-farm-ford": ({ who }) => [
    line`${who} cannot attack across Farm Ford`,
    line`The North does not know it yet. Its first brigade to use it must start next to it and spend 4 MP at once.`,
  ],
  "attack-river": ({ who, zone }) => [
    line`${who} cannot attack ${zone}`,
    line`Bull Run lies between, with no ford or bridge here. Attack from a crossing.`,
  ],

  "end-full": ({ who, atZone, He }) => [line`${who} cannot stop${atZone}`, full(`${He} may pass through.`)],
  "line-locked": ({ who, friends }) => [
    line`${who} cannot take the front line`,
    line`${friends ?? "The brigade in front"} has an Attack marker, and the lines stay as they are until the combats are over.`,
  ],
  "line-alone": ({ who, He }) => [
    line`${who} cannot change lines`,
    line`${He} is the only brigade in the zone, and a lone brigade is the front line.`,
  ],
  "face-border": ({ who, zone, his }) => [
    line`${who} cannot face ${zone}`,
    line`The zone does not border ${his} own. Choose one that does.`,
  ],
  "face-already": ({ who, zone }) => [
    line`${who} faces ${zone} already`,
    line`Choose another bordering zone, or keep this facing.`,
  ],
  "face-contact": ({ who, zone, He, enemies }) => [
    line`${who} cannot face ${zone}`,
    line`${He} has come into contact and must have ${enemies ?? "as many of those enemies as possible"} in the Front.`,
  ],
  "face-second": ({ who }) => [
    line`${who} cannot turn alone`,
    line`A second line has the facing of its front line. Turn the front line instead.`,
  ],
  "face-target": ({ who, zone, He, his }) => [
    line`${who} cannot face ${zone}`,
    line`${He} has declared an attack and must keep a zone to attack in ${his} Front.`,
  ],
  "join-apart": ({ who, host }) => [
    line`${who} cannot join ${host}`,
    line`The Legion joins a brigade in the same zone. March there first.`,
  ],
  "leave-alone": ({ who }) => [line`${who} cannot leave the Legion`, line`The Legion is not with this brigade.`],

  "ride-activated": ({ who, He }) => [
    line`${who} cannot ride now`,
    line`${He} has already ridden or been shifted this turn. The HQ is ready again when the turn ends.`,
  ],
  "ride-contact": ({ who, toZone, enemies }) => [
    line`${who} cannot ride${toZone}`,
    line`An HQ may not go next to the enemy${enemies === undefined ? "" : line`, here ${enemies}`}, even across Bull Run.`,
  ],
  "ride-points": ({ who, toZone, needed, limit }) => [
    line`${who} cannot ride${toZone}`,
    needed === undefined
      ? line`It is more than ${limit ?? 6} MP away, and an HQ never pushes. Choose a nearer zone.`
      : line`It is ${needed} MP away, and an HQ has only ${limit ?? 6}. Choose a nearer zone.`,
  ],
  "ride-stacked": ({ who, toZone }) => [
    line`${who} cannot ride${toZone}`,
    line`The other HQ is there, and a zone holds only one. Choose a zone beside it.`,
  ],
  "displace-zone": ({ who, toZone }) => [
    line`${who} cannot shift${toZone}`,
    line`A shifted HQ goes 1 or 2 zones and ends next to no enemy brigade. Choose one of the marked zones.`,
  ],
} as const satisfies Record<string, Refused>;
