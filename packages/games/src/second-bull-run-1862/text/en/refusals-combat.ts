import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of combats, losses, retreats and advances. */
export const combatRefusals = {
  "fight-unmarked": ({ zone }) => [
    line`There is no combat for ${zone}`,
    line`No Attack marker points at it, or the combat is over. Choose a zone that is under attack.`,
  ],
  "choose-stronger": ({ who }) => [
    line`${who} cannot be chosen`,
    line`The brigade with the highest combat potential is hit; you choose only among equals. Choose a marked one.`,
  ],
  "withdraw-border": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`The zone does not border the one the brigade is in. Choose a bordering zone.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    line`${who} cannot retreat${toZone}`,
    line`${enemies ?? "An enemy brigade"} ${several ? "hold" : "holds"} the zone. Choose one without enemies.`,
  ],
  "withdraw-river": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`Bull Run lies between, with no bridge here. Choose another zone.`,
  ],
  "withdraw-back": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`A retreat never goes back to a zone it has left. Choose another zone.`,
  ],
  "withdraw-worse": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`Another zone comes first: farther from the enemies it fought, outside enemy Fronts or zones of control, or nearer to a goal.`,
  ],
  "withdraw-full": ({ who, atZone }) => [
    line`${who} cannot end the retreat${atZone}`,
    line`Two brigades, or one of another corps, are in that zone. Choose a zone with room.`,
  ],
  "advance-stranger": ({ who }) => [
    line`${who} cannot advance`,
    line`Only brigades engaged on the winning side may advance. Choose one of those, or nobody.`,
  ],
  "advance-artillery": ({ who }) => [line`${who} cannot advance`, line`Artillery never advances after a combat.`],
  "advance-full": ({ who, toZone }) => [
    line`${who} cannot advance${toZone}`,
    line`The zone has no room: it holds two brigades, of one corps. Choose another brigade or zone, or nobody.`,
  ],
  "advance-zone": ({ who, toZone }) => [
    line`${who} cannot advance${toZone}`,
    line`A brigade advances only into a bordering zone that this combat left empty.`,
  ],
} as const satisfies Record<string, Refused>;
