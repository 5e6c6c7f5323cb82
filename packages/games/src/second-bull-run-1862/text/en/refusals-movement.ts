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
    line`${He} has no Fatigue to lose. To stand, ${he} may end the action at once.`,
  ],
  "rest-moved": ({ who, He }) => [
    line`${who} cannot rest now`,
    line`${He} has begun to move, and a brigade either rests or moves. End the action instead.`,
  ],
  "rest-entering": ({ who, He }) => [
    line`${who} cannot rest now`,
    line`${He} is on the way, coming on or marching by night, and such a march is no action of its own.`,
  ],

  "step-border": ({ who, toZone }) => [
    line`${who} cannot march${toZone}`,
    line`That zone does not border the one the march has reached. A march goes from zone to bordering zone.`,
  ],
  "step-river": ({ who }) => [
    line`${who} cannot cross here`,
    line`Bull Run has no bridge on this border. March to the Stone Bridge.`,
  ],
  "step-enemy": (words) => [
    line`${words.who} cannot march${words.toZone}`,
    line`${held(words)}, and a zone held by the enemy is closed. ${words.He} may attack it from a bordering zone.`,
  ],
  "step-stopped": ({ who, toZone, He, he, enemies }) => [
    line`${who} cannot march on${toZone}`,
    line`${He} came into the zone of control of ${enemies ?? "the enemy"} and must stop. With MP left ${he} may attack.`,
  ],
  "step-mounted": ({ who, He }) => [
    line`${who} cannot march on`,
    line`${He} has mounted again, and does not march after that in the same action.`,
  ],
  "step-dismounted": ({ who, He }) => [
    line`${who} cannot march on`,
    line`${He} has dismounted, and enters no zone after that. What is left may pay for an attack.`,
  ],
  "step-points": (words) => [
    line`${words.who} cannot march${words.toZone}`,
    line`${dear(words, 2)} ${words.He} may force the march if that is open, or end the action.`,
  ],
  "step-contact": ({ who, toZone }) => [
    line`${who} cannot march${toZone}`,
    line`The zone is in an enemy zone of control, and who comes on or marches by night stays out of those.`,
  ],
  "force-kind": ({ who }) => [
    line`${who} cannot force the march`,
    line`Neither artillery nor cavalry on foot makes a forced march, nor cavalry that has just mounted.`,
  ],
  "force-fatigue": ({ who, He }) => [
    line`${who} cannot force the march`,
    line`${He} has Fatigue 2 already, and a forced march costs one level more.`,
  ],
  "force-isolated": ({ who, He }) => [
    line`${who} cannot force the march`,
    line`${He} was isolated when this half began. Close up with the division, and the next phase is free.`,
  ],
  "force-entering": ({ who, He }) => [
    line`${who} cannot force the march`,
    line`${He} is coming on or marching by night, and that is never forced.`,
  ],
  "force-once": ({ who, He }) => [
    line`${who} cannot force the march again`,
    line`${He} has forced it in this action, and once is the limit.`,
  ],
  "force-early": ({ who, He }) => [
    line`${who} cannot force the march yet`,
    line`${He} still has the MP for every open move, or 2 more would open none. A forced march comes after the usual one.`,
  ],
  "mount-kind": ({ who }) => [line`${who} has no horses`, line`Only cavalry mounts and dismounts.`],
  "mount-already": ({ who, He }) => [
    line`${who} cannot do that`,
    line`${He} is in that state already: mounted cavalry dismounts, dismounted cavalry mounts.`,
  ],
  "mount-points": (words) => [
    line`${words.who} cannot do that now`,
    line`${dear(words, 2)} ${words.He} may end the action.`,
  ],
  "mount-once": ({ who, He }) => [
    line`${who} cannot mount again now`,
    line`${He} has dismounted in this action. The next action gives another chance.`,
  ],

  "attack-kind": ({ who }) => [
    line`${who} cannot declare an attack`,
    line`Artillery joins the attacks of others by itself when the attacked zone is in its Front.`,
  ],
  "attack-points": (words) => [
    line`${words.who} cannot attack ${words.zone}`,
    line`${dear(words, 2)} ${words.He} may force the march if that is open.`,
  ],
  "attack-border": ({ who, zone }) => [
    line`${who} cannot attack ${zone}`,
    line`That zone does not border the attacker’s. Attack a bordering zone, or march closer.`,
  ],
  "attack-river": ({ who, zone }) => [
    line`${who} cannot attack ${zone}`,
    line`Bull Run lies between, with no bridge on this border. Attack from the Stone Bridge.`,
  ],
  "attack-none": ({ who, Zone, zone }) => [
    line`${who} cannot attack ${zone}`,
    line`${Zone} holds no enemy brigade. Choose a zone that does.`,
  ],
  "attack-strength": ({ who, He }) => [
    line`${who} cannot attack`,
    line`${He} has no combat potential left on foot. Mounted it would have some.`,
  ],
  "attack-front": ({ who, zone, zones }) => [
    line`${who} cannot attack ${zone}`,
    zones === undefined
      ? line`No facing with as many enemies as possible in the Front holds that zone. Attack one that it holds.`
      : line`No facing with as many enemies as possible in the Front holds that zone. The Front is ${zones}.`,
  ],
  "attack-again": ({ who, zone }) => [
    line`${who} cannot attack ${zone}`,
    line`That zone has been fought for in this half, and a zone is attacked once.`,
  ],
  "attack-stack": ({ who, zone, friends }) => [
    line`${who} cannot attack ${zone}`,
    line`${friends ?? "The brigade beside it"} attacks another zone, and two brigades of a zone attack the same one.`,
  ],
  "attack-apart": ({ who, zone }) => [
    line`${who} cannot join the attack on ${zone}`,
    line`Zones that attack together must hang together. Attack from a zone that borders one that attacks.`,
  ],
  "attack-twice": ({ who, He }) => [
    line`${who} cannot declare a second attack`,
    line`${He} bears an Attack marker, and what is declared is fought.`,
  ],
  "attack-entering": ({ who, He }) => [
    line`${who} cannot attack now`,
    line`${He} is coming on or marching by night. Attacks are declared in an action phase.`,
  ],

  "end-full": ({ who, atZone, He }) => [
    line`${who} cannot end${atZone}`,
    line`Two brigades are there, and no more may stack. ${He} may only pass through, to a zone with room.`,
  ],
  "end-corps": ({ who, atZone, friends }) => [
    line`${who} cannot end${atZone}`,
    line`${friends ?? "The brigade there"} belongs to another corps. March on, or stop before this zone.`,
  ],
  "end-cohesion": ({ who, atZone }) => [
    line`${who} cannot end${atZone}`,
    line`A brigade of the division would end farther than 2 zones (mounted cavalry 3) from the others. Stay closer.`,
  ],
  "face-border": ({ who, zone }) => [
    line`${who} cannot face ${zone}`,
    line`A brigade faces a zone that borders its own. Choose one of those.`,
  ],
  "face-contact": ({ who, zone, He, his }) => [
    line`${who} cannot face ${zone}`,
    line`${He} is in contact and must have as many enemy brigades in ${his} Front as possible. Choose a marked zone.`,
  ],
  "face-toward": ({ who, zone }) => [
    line`${who} cannot face ${zone}`,
    line`The enemy who has just come up must be in the Front. Choose a marked zone.`,
  ],
  "face-target": ({ who, zone }) => [
    line`${who} cannot face ${zone}`,
    line`An attack has been declared from this zone, and what it attacks must stay in the Front.`,
  ],

  "try-twice": ({ general, He }) => [
    line`${general} cannot try to move`,
    line`${He} is activated already. An army commander takes one test a turn.`,
  ],
  "try-rank": ({ general }) => [
    line`${general} does not move so`,
    line`An army commander takes a test before he rides; a corps commander rides without one.`,
  ],
  "ride-other": ({ general }) => [
    line`${general} does not ride now`,
    line`Before the combats the corps commander who was named may ride, and the army commander if his test allows it.`,
  ],
  "ride-border": ({ general, toZone }) => [
    line`${general} cannot ride${toZone}`,
    line`That zone does not border the one he has reached. Commanders ride from zone to bordering zone.`,
  ],
  "ride-enemy": ({ general, toZone }) => [
    line`${general} cannot ride${toZone}`,
    line`The enemy holds the zone. Choose one without enemies.`,
  ],
  "ride-contact": ({ general, toZone }) => [
    line`${general} cannot ride${toZone}`,
    line`That zone lies next to an enemy brigade, and no friendly brigade stands there. Choose a safer zone.`,
  ],
  "ride-points": ({ general, toZone, points }) => [
    line`${general} cannot ride${toZone}`,
    points === undefined
      ? line`It costs more MP than he has left, and commanders make no forced march.`
      : line`It costs more than the ${points} MP he has left, and commanders make no forced march.`,
  ],
  "displace-zone": ({ general, toZone }) => [
    line`${general} cannot give way${toZone}`,
    line`He goes 1 or 2 zones, out of contact with the enemy. Choose one of the marked zones.`,
  ],
} as const satisfies Record<string, Refused>;
