import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of combats, losses, retreats and advances. */
export const combatRefusals = {
  "fight-unmarked": ({ zone }) => [
    line`There is no combat for ${zone}`,
    line`No Attack marker points at it, or it has been fought for. Choose a zone that is under attack.`,
  ],
  "choose-stronger": ({ who }) => [
    line`${who} cannot be chosen`,
    line`The brigade with the highest combat potential is struck; the choice is only among equals. Choose a marked one.`,
  ],
  "withdraw-border": ({ who, toZone }) => [
    line`${who} cannot go back${toZone}`,
    line`That zone does not border the one the retreat has reached. Choose a bordering zone.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    line`${who} cannot go back${toZone}`,
    line`${enemies ?? "An enemy brigade"} ${several ? "hold" : "holds"} the zone. Choose one without enemies.`,
  ],
  "withdraw-river": ({ who, toZone }) => [
    line`${who} cannot go back${toZone}`,
    line`Bull Run lies between, with no bridge on this border. Choose another zone.`,
  ],
  "withdraw-back": ({ who, toZone }) => [
    line`${who} cannot go back${toZone}`,
    line`A retreat never returns to a zone that it has left. Choose another zone.`,
  ],
  "withdraw-worse": ({ who, toZone }) => [
    line`${who} cannot go back${toZone}`,
    line`Another zone is better: farther from those it fought, outside enemy Fronts or zones of control, or nearer to a goal.`,
  ],
  "withdraw-full": ({ who, atZone }) => [
    line`${who} cannot end the retreat${atZone}`,
    line`Two brigades, or one of another corps, are in that zone. Choose a zone with room.`,
  ],
  "advance-stranger": ({ who }) => [
    line`${who} cannot advance`,
    line`Only brigades that were engaged on the winning side may occupy the zone. Choose one of those, or nobody.`,
  ],
  "advance-artillery": ({ who }) => [line`${who} cannot advance`, line`Artillery never advances after a combat.`],
  "advance-full": ({ who, toZone }) => [
    line`${who} cannot advance${toZone}`,
    line`There is no room left: two brigades to a zone, of one corps. Choose another brigade or zone, or nobody.`,
  ],
  "advance-zone": ({ who, toZone }) => [
    line`${who} cannot advance${toZone}`,
    line`Only a zone that this combat left empty, and that borders the brigade’s own, can be occupied.`,
  ],
} as const satisfies Record<string, Refused>;
