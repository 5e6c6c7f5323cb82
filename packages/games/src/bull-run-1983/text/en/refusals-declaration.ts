import { line } from "@stonebridge/kernel/words";
import type { DECLARATION_REFUSALS } from "../../refusals-declaration.ts";
import type { Refused } from "./refused.ts";

/** Refusals of the declaration of battles, and of automatic victories. */
export const declarationRefusals = {
  "target-leader": ({ who }) => [
    line`${who} cannot be attacked`,
    line`Leaders neither attack nor are attacked. Choose a combat unit.`,
  ],
  "target-own": ({ who }) => [
    line`${who} cannot be attacked`,
    line`It is not an enemy unit on the map. Choose one that is.`,
  ],
  "target-taken": ({ who }) => [
    line`${who} cannot be attacked twice`,
    line`It is in a battle already, and a unit fights once in a Combat phase.`,
  ],
  "target-apart": ({ who }) => [
    line`${who} cannot join these defenders`,
    line`None of your units that are free is next to all of them. Close this battle, and attack it in another.`,
  ],
  "target-contact": ({ who }) => [
    line`${who} cannot be bombarded`,
    line`A unit of yours is next to it, and must attack it. Long-range fire can only support that battle.`,
  ],
  "target-quiet": ({ who }) => [
    line`${who} cannot be attacked`,
    line`None of your units is next to it, and no battery is free to bombard it.`,
  ],
  "target-unseen": ({ who }) => [
    line`${who} cannot be bombarded`,
    line`No free battery is within 3 hexes with a clear line of sight. Choose another target.`,
  ],
  "target-powerless": ({ who }) => [
    line`${who} cannot be bombarded`,
    line`Only batteries of attack 0 see it, and they cannot attack alone. Choose another target.`,
  ],

  "assign-none": ({ who }) => [
    line`${who} has nobody to attack yet`,
    line`No battle is open. Choose a defender first, or let it join a battle that has been closed.`,
  ],
  "assign-leader": ({ who }) => [
    line`${who} cannot attack`,
    line`Leaders neither attack nor are attacked. Choose a combat unit.`,
  ],
  "assign-enemy": ({ who }) => [
    line`${who} cannot attack`,
    line`It is not a unit of yours on the map. Choose one that is.`,
  ],
  "assign-taken": ({ who }) => [
    line`${who} cannot attack twice`,
    line`It is in a battle already, and a unit fights once in a Combat phase.`,
  ],
  "assign-spent": ({ who }) => [
    line`${who} cannot attack`,
    line`It fought an automatic victory this turn and attacks no more. Choose another unit.`,
  ],
  "assign-adjacent": ({ who }) => [
    line`${who} cannot attack this group`,
    line`An attacker must be next to every unit of the group. Choose another attacker, or a smaller group.`,
  ],
  "assign-gun": ({ who }) => [
    line`${who} cannot fire at long range`,
    line`It is in an enemy zone of control and must attack its neighbours. Choose a battery that stands clear.`,
  ],
  "assign-range": ({ who }) => [
    line`${who} cannot fire so far`,
    line`Long-range fire reaches 3 hexes. Choose a nearer target, or another battery.`,
  ],
  "assign-unseen": ({ who }) => [
    line`${who} cannot fire at this group`,
    line`Its line of sight to one of the units is blocked. Choose another battery, or a smaller group.`,
  ],
  "assign-powerless": ({ who }) => [
    line`${who} cannot attack alone`,
    line`Its attack factor is 0. It may join a battle that another unit carries.`,
  ],

  "leaves-target": ({ who, enemies }) => [
    line`${who} cannot join this battle`,
    line`Nobody would be left to attack ${enemies ?? "another defender in contact"}.`,
  ],
  "leaves-attacker": ({ who, pieces }) => [
    line`${who} cannot join this battle`,
    line`Nobody would be left for ${pieces ?? "another unit in contact"} to attack.`,
  ],
  "leaves-pair": ({ who, enemies }) => [
    line`${who} cannot be attacked so`,
    line`Batteries and infantry of a hex are paired, and a pair defends as one${enemies === undefined ? "" : line`: ${enemies}`}. Attack both together.`,
  ],

  "close-alone": () => [
    line`This battle cannot be closed`,
    line`It needs a defender, and an attacker whose attack factor is above 0. Add what is missing.`,
  ],
  "close-first": () => [line`A battle is still open`, line`Close the battle in hand first.`],
  "join-none": ({ who }) => [
    line`${who} cannot join`,
    line`There is no such battle to join. Choose one that has been closed.`,
  ],
  "done-targets": ({ enemies, severalEnemies }) => [
    line`The battles are not complete`,
    line`${enemies ?? "Defenders in contact"} must be attacked as well. Add ${severalEnemies ? "them" : "what is missing"}, or let it be completed.`,
  ],
  "done-attackers": ({ pieces }) => [
    line`The battles are not complete`,
    line`${pieces ?? "Units in contact"} must attack as well. Give everybody a battle, or let it be completed.`,
  ],
  "done-powerless": ({ pieces }) => [
    line`The battles are not complete`,
    line`${pieces ?? "Units of attack 0"} must join a battle next to all of whose defenders they stand.`,
  ],
  "done-hopeless": ({ pieces }) => [
    line`These battles sacrifice too many`,
    line`${pieces ?? "Some units"} would attack below 1-6, and another division of the battles avoids it. Let it be completed to see one.`,
  ],
  "complete-nothing": () => [line`There is nothing to complete`, line`The declaration is whole. Say that it is done.`],
  "break-able": ({ who }) => [
    line`${who} cannot be broken now`,
    line`Who must fight was settled when the phase began, and its parts would change that. Break it after the die has fallen.`,
  ],
  "next-none": () => [line`There is no such battle`, line`Choose one of the battles whose place is open.`],

  "overwhelm-adjacent": ({ who }) => [
    line`${who} cannot take part in the automatic victory`,
    line`Each of its attackers must be next to all of the defenders. Choose units that are.`,
  ],
  "overwhelm-all": ({ who }) => [
    line`${who} cannot take part in the automatic victory`,
    line`It must attack every enemy next to it, and there are more than these. Choose all of them, or other units.`,
  ],
} as const satisfies Readonly<Record<keyof typeof DECLARATION_REFUSALS, Refused>>;
