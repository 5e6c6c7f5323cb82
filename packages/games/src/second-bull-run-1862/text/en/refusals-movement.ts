import { type Line, line, type NamedSpan } from "@stonebridge/kernel/words";
import type { FACING, MARCH } from "../../movement/refusals.ts";
import type { Sentences } from "./refused.ts";

interface Priced {
  readonly who: NamedSpan;
  readonly He: string;
  readonly he: string;
  readonly points: number;
  readonly needed: number;
}

/** "It costs 2 MP and he has 1 left." */
export function dear({ he, points, needed }: Omit<Priced, "who" | "He">): Line {
  return line`It costs ${needed} MP and ${he} has ${points} left.`;
}

/** Refusals of a brigade’s action. */
export const march: Sentences<typeof MARCH> = {
  "rest-fresh": ({ who, He, he }) => [
    line`${who} cannot rest`,
    line`${He} has no Fatigue to lose. To stay in place, ${he} may end the action at once.`,
  ],
  "rest-artillery": ({ who }) => [
    line`${who} cannot rest`,
    line`Artillery never has Fatigue to lose. To stay in place, it may end the action at once.`,
  ],
  "rest-moved": ({ who, He }) => [
    line`${who} cannot rest now`,
    line`${He} has begun to move, and a brigade either rests or moves. End the action instead.`,
  ],
  "rest-entering": entering,
  "rest-night": entering,
  "step-border": ({ who, toZone, his }) => [
    line`${who} cannot march ${toZone}`,
    line`The zone does not border ${his} own. March one zone at a time.`,
  ],
  "step-river": ({ who }) => [
    line`${who} cannot cross here`,
    line`Bull Run has no bridge here. March to the Stone Bridge.`,
  ],
  "step-enemy": ({ who, toZone, enemies, several }) => [
    line`${who} cannot march ${toZone}`,
    line`${enemies} ${several ? "hold" : "holds"} the zone, and enemy zones cannot be entered. Attack from a bordering zone instead.`,
  ],
  "step-stopped": ({ who, toZone, He, he, enemies }) => [
    line`${who} cannot march on ${toZone}`,
    line`${He} entered the zone of control of ${enemies} and must stop. With MP left ${he} may attack.`,
  ],
  "step-mounted": ({ who, He }) => [
    line`${who} cannot march on`,
    line`${He} has just mounted and cannot march in the same action.`,
  ],
  "step-dismounted": ({ who, He }) => [
    line`${who} cannot march on`,
    line`${He} has dismounted and cannot enter another zone. The MP left may pay for an attack.`,
  ],
  "step-points": (words) => [
    line`${words.who} cannot march ${words.toZone}`,
    line`${dear(words)} ${words.He} may force the march if that is still possible, or end the action.`,
  ],
  "step-road": (words) => [
    line`${words.who} cannot march ${words.toZone}`,
    line`In an enemy zone of control a road saves nothing. ${dear(words)} ${words.He} may force the march or end the action.`,
  ],
  "step-surcharge": (words) => [
    line`${words.who} cannot march ${words.toZone}`,
    line`A bridge, a ford or a climb costs 1 MP more. ${dear(words)} ${words.He} may force the march or end the action.`,
  ],
  "step-guns": (words) => [
    line`${words.who} cannot march ${words.toZone}`,
    line`In the Front of enemy guns the zone costs 1 MP more. ${dear(words)} ${words.He} may force the march or end the action.`,
  ],
  "step-contact": intoContact,
  "step-night": intoContact,
  "force-kind": unforceable,
  "force-mounted": unforceable,
  "force-fatigue": ({ who, He }) => [
    line`${who} cannot force the march`,
    line`${He} already has Fatigue 2, and a forced march costs one more level.`,
  ],
  "force-isolated": ({ who, He }) => [
    line`${who} cannot force the march`,
    line`${He} was isolated when this half began. Close up with the division first.`,
  ],
  "force-entering": unforced,
  "force-night": unforced,
  "force-once": ({ who, He }) => [
    line`${who} cannot force the march again`,
    line`${He} has already forced it in this action, and once is the limit.`,
  ],
  "force-early": ({ who, He, him }) => [
    line`${who} cannot force the march yet`,
    line`${He} still has the MP for every move open to ${him}, or 2 more would not help.`,
  ],
  "dismount-kind": horseless,
  "dismount-already": mountedOrNot,
  "dismount-points": mountingPoints,
  "mount-kind": horseless,
  "mount-already": mountedOrNot,
  "mount-points": mountingPoints,
  "mount-once": ({ who, He }) => [
    line`${who} cannot mount again now`,
    line`${He} has dismounted in this action and may mount in the next.`,
  ],
  "end-full": ({ who, atZone, He }) => [
    line`${who} cannot end ${atZone}`,
    line`Two brigades are there, and no more may stack. ${He} may only pass through, to a zone with room.`,
  ],
  "end-corps": ({ who, atZone, friends }) => [
    line`${who} cannot end ${atZone}`,
    line`Another corps is there: ${friends}. March on, or stop before this zone.`,
  ],
  "end-cohesion": ({ who, atZone }) => [
    line`${who} cannot end ${atZone}`,
    line`A brigade of the division would end farther than 2 zones (mounted cavalry 3) from the others. Stay closer.`,
  ],
};

function entering({ who, He }: { readonly who: NamedSpan; readonly He: string }) {
  return [
    line`${who} cannot rest now`,
    line`${He} is entering or making a night march, which is not an action.`,
  ] as const;
}

function intoContact({ who, toZone }: { readonly who: NamedSpan; readonly toZone: Line }) {
  return [
    line`${who} cannot march ${toZone}`,
    line`The zone is in an enemy zone of control, closed to brigades that enter the map or march by night.`,
  ] as const;
}

function unforceable({ who }: { readonly who: NamedSpan }) {
  return [
    line`${who} cannot force the march`,
    line`Artillery, dismounted cavalry and cavalry that has just mounted cannot make a forced march.`,
  ] as const;
}

function unforced({ who, He }: { readonly who: NamedSpan; readonly He: string }) {
  return [
    line`${who} cannot force the march`,
    line`${He} is entering or marching by night, and that march is never forced.`,
  ] as const;
}

function horseless({ who }: { readonly who: NamedSpan }) {
  return [line`${who} has no horses`, line`Only cavalry mounts and dismounts.`] as const;
}

function mountedOrNot({ who }: { readonly who: NamedSpan }) {
  return [
    line`${who} cannot do that`,
    line`Mounted cavalry can only dismount, dismounted cavalry can only mount.`,
  ] as const;
}

function mountingPoints(words: Priced) {
  return [line`${words.who} cannot do that now`, line`${dear(words)} ${words.He} may end the action.`] as const;
}

/** Refusals of facing. */
export const facing: Sentences<typeof FACING> = {
  "face-border": ({ who, zone, his }) => [
    line`${who} cannot face ${zone}`,
    line`The zone does not border ${his} own. Choose one that does.`,
  ],
  "face-there": ({ who, zone }) => [line`${who} faces ${zone} already`, line`Choose another zone, or leave it so.`],
  "face-unplaced": ({ who, him }) => [
    line`${who} has no place yet`,
    line`Place ${him} first, then choose the zone to face.`,
  ],
  "face-contact": ({ who, zone, He, his }) => [
    line`${who} cannot face ${zone}`,
    line`${He} is in contact and must have as many enemy brigades in ${his} Front as possible. Choose a marked zone.`,
  ],
  "face-toward": ({ who, zone }) => [
    line`${who} cannot face ${zone}`,
    line`The enemy that has just come into contact must be in the Front. Choose a marked zone.`,
  ],
  "face-target": ({ who, zone }) => [
    line`${who} cannot face ${zone}`,
    line`An attack has been declared from this zone, and its target must stay in the Front.`,
  ],
  "face-stack": ({ who }) => [
    line`${who} does not turn alone`,
    line`Brigades in one zone face the same way, and the last to arrive chooses it.`,
  ],
  "face-engaged": ({ who, He, his }) => [
    line`${who} cannot turn now`,
    line`${He} was in contact already. ${He} turns only at the end of ${his} own action.`,
  ],
  "face-untouched": ({ who }) => [
    line`${who} cannot turn now`,
    line`In the enemy’s half a brigade turns only when an enemy comes into contact with it.`,
  ],
  "face-moved": ({ who }) => [
    line`${who} cannot turn now`,
    line`A brigade chooses its facing at the end of its own action and keeps it.`,
  ],
  "face-commander": ({ who }) => [
    line`${who} has no facing`,
    line`Only brigades face a zone. A commander looks every way.`,
  ],
  "face-routed": ({ who, He }) => [
    line`${who} has no facing`,
    line`${He} is routed, and a routed brigade has only Flanks.`,
  ],
};
