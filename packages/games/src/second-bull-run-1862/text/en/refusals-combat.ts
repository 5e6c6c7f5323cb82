import { line, type NamedSpan } from "@stonebridge/kernel/words";
import type { ATTACK, COMBAT, RETREAT } from "../../combat/refusals.ts";
import type { Sentences } from "./refused.ts";
import { dear } from "./refusals-movement.ts";

/** Refusals of declaring an attack. */
export const attack: Sentences<typeof ATTACK> = {
  "attack-kind": ({ who }) => [
    line`${who} cannot declare an attack`,
    line`Artillery joins the attacks of others automatically when the attacked zone is in its Front.`,
  ],
  "attack-points": (words) => [
    line`${words.who} cannot attack ${words.zone}`,
    line`${dear(words)} ${words.He} may force the march if that is still possible.`,
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
    line`${friends} attacks another zone, and two brigades in one zone attack the same one.`,
  ],
  "attack-apart": ({ who, zone }) => [
    line`${who} cannot join the attack on ${zone}`,
    line`Zones that attack together must border one another. Attack from a zone that borders one of them.`,
  ],
  "attack-twice": ({ who, He }) => [
    line`${who} cannot declare a second attack`,
    line`${He} already has an Attack marker, and a declared attack must be fought.`,
  ],
  "attack-entering": attackWhileEntering,
  "attack-night": attackWhileEntering,
};

function attackWhileEntering({ who, He }: { readonly who: NamedSpan; readonly He: string }) {
  return [
    line`${who} cannot attack now`,
    line`${He} is entering or marching by night. Attacks are declared in an action phase.`,
  ] as const;
}

/** Refusals of combats and losses. */
export const combat: Sentences<typeof COMBAT> = {
  "fight-unmarked": ({ zone }) => [
    line`There is no combat for ${zone}`,
    line`No Attack marker points at it, or the combat is over. Choose a zone that is under attack.`,
  ],
  "fight-again": ({ Zone }) => [
    line`${Zone} has been attacked already`,
    line`A zone is attacked once in a half. Choose another zone that is under attack.`,
  ],
  "fight-void": ({ zone }) => [
    line`There is no combat for ${zone} any more`,
    line`The enemy has left it, so the Attack marker comes off.`,
  ],
  "fight-nothing": () => [
    line`There is nothing to fight`,
    line`No brigade has an Attack marker that is still to be fought.`,
  ],
  "fight-early": () => [
    line`Nothing is fought yet`,
    line`Attacks are fought when all activated divisions have moved and the commanders have ridden.`,
  ],
  "choose-stronger": ({ who }) => [
    line`${who} cannot be chosen`,
    line`The brigade with the highest combat potential is hit; you choose only among equals. Choose a marked one.`,
  ],
  "choose-artillery": ({ who }) => [
    line`${who} cannot be chosen`,
    line`A natural 6 never hits artillery. Choose a marked brigade.`,
  ],
  "choose-stranger": ({ who, He }) => [
    line`${who} cannot be chosen`,
    line`${He} is not engaged in this combat. Choose a marked brigade.`,
  ],
  "choose-sure": ({ who, He }) => [
    line`${who} cannot be chosen again`,
    line`${He} is hit already. Choose among the others.`,
  ],
  "choose-settled": () => [
    line`There is nothing to choose`,
    line`The brigade with the highest combat potential is hit. Its owner chooses only among equals.`,
  ],
};

/** Refusals of retreats and advances. */
export const retreat: Sentences<typeof RETREAT> = {
  "withdraw-other": ({ who, He }) => [
    line`${who} does not retreat now`,
    line`${He} is not the brigade that has to go back, or has only one way.`,
  ],
  "withdraw-border": ({ who, toZone }) => [
    line`${who} cannot retreat ${toZone}`,
    line`The zone does not border the one the brigade is in. Choose a bordering zone.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    line`${who} cannot retreat ${toZone}`,
    line`${enemies} ${several ? "hold" : "holds"} the zone. Choose one without enemies.`,
  ],
  "withdraw-river": ({ who, toZone }) => [
    line`${who} cannot retreat ${toZone}`,
    line`Bull Run lies between, with no bridge here. Choose another zone.`,
  ],
  "withdraw-back": ({ who, toZone }) => [
    line`${who} cannot retreat ${toZone}`,
    line`A retreat never goes back to a zone it has left. Choose another zone.`,
  ],
  "withdraw-worse": ({ who, toZone }) => [
    line`${who} cannot retreat ${toZone}`,
    line`Another zone comes first: farther from the enemies it fought, outside enemy Fronts or zones of control, or nearer to a goal.`,
  ],
  "withdraw-farther": ({ who, toZone }) => [
    line`${who} cannot retreat ${toZone}`,
    line`As good a zone is nearer to where the army retreats: the Union to B, C, D or E, the Confederates to G, H or zone 193.`,
  ],
  "withdraw-full": ({ who, atZone }) => [
    line`${who} cannot end the retreat ${atZone}`,
    line`Two brigades, or one of another corps, are in that zone. Choose a zone with room.`,
  ],
  "advance-stranger": ({ who }) => [
    line`${who} cannot advance`,
    line`Only brigades engaged on the winning side may advance. Choose one of those, or nobody.`,
  ],
  "advance-artillery": ({ who }) => [line`${who} cannot advance`, line`Artillery never advances after a combat.`],
  "advance-full": ({ who, toZone }) => [
    line`${who} cannot advance ${toZone}`,
    line`The zone has no room: it holds two brigades, of one corps. Choose another brigade or zone, or nobody.`,
  ],
  "advance-zone": ({ who, toZone }) => [
    line`${who} cannot advance ${toZone}`,
    line`A brigade advances only into a bordering zone that this combat left empty.`,
  ],
  "advance-river": ({ who, toZone }) => [
    line`${who} cannot advance ${toZone}`,
    line`Bull Run lies between, with no bridge here.`,
  ],
  "advance-nowhere": () => [
    line`Nobody advances now`,
    line`Brigades that have won a combat advance at once, into a zone that it has left empty.`,
  ],
};
