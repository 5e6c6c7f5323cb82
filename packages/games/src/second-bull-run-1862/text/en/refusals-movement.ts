import { type Line, line } from "@stonebridge/kernel/words";
import type { Refused, RefusedWords } from "./refused.ts";

/** "It costs 2 MP and he has 1 left." */
function dear({ he, points, needed }: RefusedWords, usual: number): Line {
  const cost = needed ?? usual;
  return points === undefined
    ? line`It costs ${cost} MP, more than ${he} has left.`
    : line`It costs ${cost} MP and ${he} has ${points} left.`;
}

function held({ enemies, several }: RefusedWords): Line {
  return line`${enemies ?? "An enemy brigade"} ${several ? "hold" : "holds"} the zone`;
}

/** Refusals of a brigade's action: rest, steps, forced march, mounting, attack, end, facing; and of commanders who ride. */
export const movementRefusals = {
  "rest-fresh": ({ who, He, he }) => [
    line`${who} cannot rest`,
    line`${He} has no Fatigue to lose. To stay in place, ${he} may end the action at once.`,
  ],
  "rest-moved": ({ who, He }) => [
    line`${who} cannot rest now`,
    line`${He} has begun to move, and a brigade either rests or moves. End the action instead.`,
  ],
  "rest-entering": ({ who, He }) => [
    line`${who} cannot rest now`,
    line`${He} is entering or making a night march, which is not an action.`,
  ],

  "step-border": ({ who, toZone, his }) => [
    line`${who} cannot march${toZone}`,
    line`The zone does not border ${his} own. March one zone at a time.`,
  ],
  "step-river": ({ who }) => [
    line`${who} cannot cross here`,
    line`Bull Run has no bridge here. March to the Stone Bridge.`,
  ],
  "step-enemy": (words) => [
    line`${words.who} cannot march${words.toZone}`,
    line`${held(words)}, and enemy zones cannot be entered. Attack from a bordering zone instead.`,
  ],
  "step-stopped": ({ who, toZone, He, he, enemies }) => [
    line`${who} cannot march on${toZone}`,
    line`${He} entered the zone of control of ${enemies ?? "the enemy"} and must stop. With MP left ${he} may attack.`,
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
    line`${words.who} cannot march${words.toZone}`,
    line`${dear(words, 2)} ${words.He} may force the march if that is still possible, or end the action.`,
  ],
  "step-contact": ({ who, toZone }) => [
    line`${who} cannot march${toZone}`,
    line`The zone is in an enemy zone of control, closed to brigades that enter the map or march by night.`,
  ],
  "force-kind": ({ who }) => [
    line`${who} cannot force the march`,
    line`Artillery, dismounted cavalry and cavalry that has just mounted cannot make a forced march.`,
  ],
  "force-fatigue": ({ who, He }) => [
    line`${who} cannot force the march`,
    line`${He} already has Fatigue 2, and a forced march costs one more level.`,
  ],
  "force-isolated": ({ who, He }) => [
    line`${who} cannot force the march`,
    line`${He} was isolated when this half began. Close up with the division first.`,
  ],
  "force-entering": ({ who, He }) => [
    line`${who} cannot force the march`,
    line`${He} is entering or marching by night, and that march is never forced.`,
  ],
  "force-once": ({ who, He }) => [
    line`${who} cannot force the march again`,
    line`${He} has already forced it in this action, and once is the limit.`,
  ],
  "force-early": ({ who, He, him }) => [
    line`${who} cannot force the march yet`,
    line`${He} still has the MP for every move open to ${him}, or 2 more would not help.`,
  ],
  "mount-kind": ({ who }) => [line`${who} has no horses`, line`Only cavalry mounts and dismounts.`],
  "mount-already": ({ who }) => [
    line`${who} cannot do that`,
    line`Mounted cavalry can only dismount, dismounted cavalry can only mount.`,
  ],
  "mount-points": (words) => [
    line`${words.who} cannot do that now`,
    line`${dear(words, 2)} ${words.He} may end the action.`,
  ],
  "mount-once": ({ who, He }) => [
    line`${who} cannot mount again now`,
    line`${He} has dismounted in this action and may mount in the next.`,
  ],

  "attack-kind": ({ who }) => [
    line`${who} cannot declare an attack`,
    line`Artillery joins the attacks of others automatically when the attacked zone is in its Front.`,
  ],
  "attack-points": (words) => [
    line`${words.who} cannot attack ${words.zone}`,
    line`${dear(words, 2)} ${words.He} may force the march if that is still possible.`,
  ],
  "attack-border": ({ who, zone }) => [
    line`${who} cannot attack ${zone}`,
    line`That zone does not border the attacker’s. Attack a bordering zone, or march closer.`,
  ],
  "attack-river": ({ who, zone }) => [
    line`${who} cannot attack ${zone}`,
    line`Bull Run lies between, with no bridge here. Attack from the Stone Bridge.`,
  ],
  "attack-none": ({ who, Zone, zone }) => [
    line`${who} cannot attack ${zone}`,
    line`${Zone} holds no enemy brigade. Choose a zone that does.`,
  ],
  "attack-strength": ({ who, He }) => [
    line`${who} cannot attack`,
    line`${He} has no combat potential left on foot, only mounted.`,
  ],
  "attack-front": ({ who, zone, zones, He, his }) => [
    line`${who} cannot attack ${zone}`,
    zones === undefined
      ? line`${He} must face as many enemies as possible, and the zone is then not in ${his} Front. Attack one that is.`
      : line`${He} must face as many enemies as possible, and the zone is then not in ${his} Front: ${zones}.`,
  ],
  "attack-again": ({ who, zone }) => [
    line`${who} cannot attack ${zone}`,
    line`That zone has already been attacked in this half, and once is the limit.`,
  ],
  "attack-stack": ({ who, zone, friends }) => [
    line`${who} cannot attack ${zone}`,
    line`${friends ?? "The brigade beside it"} attacks another zone, and two brigades in one zone attack the same one.`,
  ],
  "attack-apart": ({ who, zone }) => [
    line`${who} cannot join the attack on ${zone}`,
    line`Zones that attack together must border one another. Attack from a zone that borders one of them.`,
  ],
  "attack-twice": ({ who, He }) => [
    line`${who} cannot declare a second attack`,
    line`${He} already has an Attack marker, and a declared attack must be fought.`,
  ],
  "attack-entering": ({ who, He }) => [
    line`${who} cannot attack now`,
    line`${He} is entering or marching by night. Attacks are declared in an action phase.`,
  ],

  "end-full": ({ who, atZone, He }) => [
    line`${who} cannot end${atZone}`,
    line`Two brigades are there, and no more may stack. ${He} may only pass through, to a zone with room.`,
  ],
  "end-corps": ({ who, atZone, friends }) => [
    line`${who} cannot end${atZone}`,
    line`Another corps is there: ${friends ?? "one of its brigades"}. March on, or stop before this zone.`,
  ],
  "end-cohesion": ({ who, atZone }) => [
    line`${who} cannot end${atZone}`,
    line`A brigade of the division would end farther than 2 zones (mounted cavalry 3) from the others. Stay closer.`,
  ],
  "face-border": ({ who, zone, his }) => [
    line`${who} cannot face ${zone}`,
    line`The zone does not border ${his} own. Choose one that does.`,
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

  "try-twice": ({ general, He }) => [
    line`${general} cannot try to move`,
    line`${He} is activated already. An army commander takes one test a turn.`,
  ],
  "try-rank": ({ general }) => [
    line`${general} cannot move that way`,
    line`An army commander takes a test before he rides; a corps commander rides without one.`,
  ],
  "ride-other": ({ general }) => [
    line`${general} does not ride now`,
    line`Before the combats the corps commander you chose may ride, and the army commander if his test allows it.`,
  ],
  "ride-border": ({ general, toZone }) => [
    line`${general} cannot ride${toZone}`,
    line`The zone does not border his own. Ride one zone at a time.`,
  ],
  "ride-enemy": ({ general, toZone }) => [
    line`${general} cannot ride${toZone}`,
    line`The enemy holds the zone. Choose one without enemies.`,
  ],
  "ride-contact": ({ general, toZone }) => [
    line`${general} cannot ride${toZone}`,
    line`That zone is next to an enemy brigade and holds no friendly one. Choose a safer zone.`,
  ],
  "ride-points": ({ general, toZone, points }) => [
    line`${general} cannot ride${toZone}`,
    points === undefined
      ? line`It costs more MP than he has left, and commanders cannot force the march.`
      : line`It costs more than the ${points} MP he has left, and commanders cannot force the march.`,
  ],
  "displace-zone": ({ general, toZone }) => [
    line`${general} cannot shift${toZone}`,
    line`He goes 1 or 2 zones, out of contact with the enemy. Choose one of the marked zones.`,
  ],
} as const satisfies Record<string, Refused>;
