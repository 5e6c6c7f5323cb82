import { type Line, line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

function full(way: string): Line {
  return line`Two brigades are there, and no more may stack. ${way}`;
}

/** Refusals of combats, retreats, advances and arrivals. */
export const combatRefusals = {
  "fight-unmarked": ({ who, He }) => [
    line`${who} cannot fight this combat`,
    line`${He} has no Attack marker. Only brigades that declared an attack take part.`,
  ],
  "fight-front": ({ who, zone, his, zones }) => [
    line`${who} cannot attack ${zone}`,
    zones === undefined
      ? line`The zone is not in ${his} Front, or cannot be reached from there.`
      : line`The zone is not in ${his} Front: ${zones}.`,
  ],
  "fight-empty": ({ who, zone, Zone }) => [
    line`${who} cannot attack ${zone}`,
    line`${Zone} holds no enemy brigade. Choose a zone that does.`,
  ],
  "fight-apart": ({ who, zone }) => [
    line`${who} cannot join the attack on ${zone}`,
    line`Brigades attack together from zones that are linked to each other. Fight two combats, or leave one brigade out.`,
  ],
  "fight-several": () => [
    line`Several zones cannot attack several zones`,
    line`Either brigades of several zones attack 1 zone, or 1 brigade attacks several.`,
  ],
  "fight-partial": ({ who }) => [
    line`${who} cannot attack only some of these zones`,
    line`A brigade attacks 1 zone, or every enemy zone in its Front that no other brigade attacks.`,
  ],
  "fight-again": ({ who, zone }) => [
    line`${who} cannot attack ${zone} again`,
    line`A zone can be attacked only once in a Movement phase.`,
  ],
  "lose-forced": ({ who, He }) => [
    line`${who} cannot simply lose a step`,
    line`The loss would leave less than half of the original combat strength. ${He} must try to retreat.`,
  ],
  "retreat-nowhere": ({ who, He }) => [
    line`${who} cannot retreat`,
    line`No zone is open to retreat to. ${He} stays and loses a step.`,
  ],

  "withdraw-border": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`No land border, ford or bridge leads there. Choose a linked zone.`,
  ],
  "withdraw-back": ({ who, toZone, his }) => [
    line`${who} cannot retreat${toZone}`,
    line`A retreat never goes back to a zone it has left. Go on, or halt if ${his} zone has room.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    line`${who} cannot retreat${toZone}`,
    line`${enemies ?? "An enemy brigade"} ${several ? "hold" : "holds"} the zone. Choose one without enemies.`,
  ],
  "withdraw-toward": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`The zone borders the enemy in this combat, and one farther away is open. Choose that one.`,
  ],
  "withdraw-front": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`The zone is in an enemy Front, and another outside it is open. Choose that one.`,
  ],
  "withdraw-full": ({ who, toZone }) => [line`${who} cannot retreat${toZone}`, full("Choose a zone with room.")],
  "withdraw-common": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`An extended line first goes to a zone linked to both of its zones, and regroups there.`,
  ],
  "withdraw-far": ({ who, He }) => [
    line`${who} cannot retreat farther`,
    line`A retreat is 1 or 2 zones long. ${He} halts here.`,
  ],
  "halt-full": ({ who, atZone }) => [line`${who} cannot halt${atZone}`, full("The retreat goes on to the next zone.")],

  "advance-stranger": ({ who }) => [
    line`${who} cannot advance`,
    line`Only a brigade that attacked from the front line may advance. Choose one of those, or nobody.`,
  ],
  "advance-extended": ({ who, He }) => [
    line`${who} cannot advance`,
    line`${He} is in extended line, and an extended line never advances.`,
  ],
  "advance-border": ({ who, toZone }) => [
    line`${who} cannot advance${toZone}`,
    line`No land border, ford or bridge leads there. Choose another attacker, or nobody.`,
  ],
  "advance-confined": ({ who }) => [
    line`${who} cannot advance across Bull Run yet`,
    line`With the Historical manoeuvre the South stays on its bank in turn 1.`,
  ],
  "advance-held": ({ who, toZone, enemies, several }) => [
    line`${who} cannot advance${toZone}`,
    line`${enemies ?? "An enemy brigade"} still ${several ? "hold" : "holds"} the zone.`,
  ],
  "arrive-full": ({ who, atZone }) => [line`${who} cannot arrive${atZone}`, full("Choose the nearest zone with room.")],
  "arrive-enemy": ({ who, atZone }) => [
    line`${who} cannot arrive${atZone}`,
    line`An enemy brigade holds the zone. The brigade arrives when a turn ends with the zone free.`,
  ],
} as const satisfies Record<string, Refused>;
