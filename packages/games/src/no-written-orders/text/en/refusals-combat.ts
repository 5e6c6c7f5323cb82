import { line } from "@stonebridge/kernel/words";
import type { CombatRefusals } from "../refused.ts";
import { nothingChosen } from "./refusals-unknown.ts";
import type { Words } from "./refused.ts";

/** Refusals of fire, assault, retreat and advance. */
export const combatRefusals: CombatRefusals<Words> = {
  "bombard-other": ({ who }) => [line`${who} cannot bombard`, line`Only artillery of the acting formation bombards.`],
  "bombard-again": ({ who }) => [line`${who} cannot bombard again`, line`A battery bombards one target a turn.`],
  "bombard-night": ({ who }) => [line`${who} cannot bombard`, line`Guns cannot bombard at night.`],
  "bombard-out-of-command": ({ who }) => [
    line`${who} cannot bombard`,
    line`It is out of command. It must be within 3 MP of its leader.`,
  ],
  "bombard-marching": ({ who }) => [line`${who} cannot bombard`, line`March: foot artillery on the march is limbered.`],
  "bombard-nobody": ({ who, hex }) => [line`${who} cannot fire at ${hex}`, line`No enemy unit is there.`],
  "bombard-far": ({ who, hex }) => [
    line`${who} cannot fire at ${hex}`,
    line`It is out of range. Choose a nearer target, or move up and fire next turn.`,
  ],
  "bombard-unseen": ({ who, hex }) => [
    line`${who} cannot fire at ${hex}`,
    line`The battery has no line of sight: woods, towns, crests and units block it.`,
  ],
  "bombard-fort": ({ who, hex }) => [
    line`${who} cannot fire at ${hex}`,
    line`Forts cannot be bombarded. Assault it instead.`,
  ],
  "bombard-works": ({ who, hex }) => [
    line`${who} cannot fire at ${hex}`,
    line`Works protect it on this side. Fire from another.`,
  ],
  "hit-other": ({ who }) => [
    line`${who} cannot take the hit`,
    line`It was not under fire, or is eliminated. Choose one that was.`,
  ],
  "hit-infantry": ({ who }) => [
    line`${who} cannot take the first hit`,
    line`Infantry takes the first hit if there is any.`,
  ],
  "hit-damaged": ({ who }) => [line`${who} cannot take this hit`, line`Units that have already lost steps come first.`],
  "assault-other": ({ who }) => [line`${who} cannot assault now`, line`It does not belong to the acting formation.`],
  "assault-delaying": ({ who }) => [line`${who} cannot assault`, line`Delay: units may block the way but not assault.`],
  "assault-marching": ({ who }) => [line`${who} cannot assault`, line`March: units on the march may not assault.`],
  "assault-falling-back": ({ who, order }) => [
    line`${who} cannot assault`,
    line`${order}: units that fall back may not assault.`,
  ],
  "assault-reserve": ({ who }) => [line`${who} cannot assault`, line`Reserve: units without an order may not assault.`],
  "assault-bombarded": ({ who }) => [
    line`${who} cannot assault`,
    line`It has bombarded this turn. Guns do one or the other.`,
  ],
  "assault-out-of-command": ({ who }) => [
    line`${who} cannot assault`,
    line`It is out of command. It must be within 3 MP of its leader.`,
  ],
  "assault-apart": ({ who, hex }) => [line`${who} cannot assault ${hex}`, line`That hex is not adjacent.`],
  "assault-river": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`The river is in between, without a bridge or ford.`,
  ],
  "assault-nobody": ({ who, hex }) => [line`${who} cannot assault ${hex}`, line`No enemy is there.`],
  "assault-defend": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`Defend: units may assault only hexes that were yours when the order came.`,
  ],
  "assault-second": ({ who }) => [
    line`${who} cannot assault again`,
    line`It already has a target, and a stack assaults only one.`,
  ],
  "assault-bound-elsewhere": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`Other units in its stack must assault another hex, and a stack assaults only one.`,
  ],
  "assault-joins": ({ who, hex }) => [
    line`${who} cannot join the assault on ${hex}`,
    line`Another adjacent enemy stack would go unassaulted. Cover every stack before you double up.`,
  ],
  "assault-class": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`Infantry must assault the strongest kind first: forts, then infantry, cavalry, artillery, headquarters.`,
  ],
  "assault-fort-first": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`A fort next to it is not assaulted yet, and forts come first.`,
  ],
  "assault-owed": ({ who, order }) => [
    line`The assaults are not complete`,
    line`${order}: ${who} must assault, like all infantry and cavalry in contact.`,
  ],
  "assault-some": ({ holder, order }) => [
    line`The assaults are not complete`,
    line`${order}: at least one unit of ${holder} must assault, since it is in contact.`,
  ],
  "declared-joins": () => [
    line`The assaults are not complete`,
    line`Units double up while another adjacent enemy stack goes unassaulted. Cover every stack first.`,
  ],
  "declared-class": () => [
    line`The assaults are not complete`,
    line`Infantry must assault the strongest kind first: forts, then infantry, cavalry, artillery, headquarters.`,
  ],
  "assault-charged": ({ who }) => [line`${who} cannot assault`, line`It has charged this turn and does nothing else.`],
  "fight-hidden": ({ who }) => [
    line`${who} cannot fight here`,
    line`It is on a hidden march and only seems to be here.`,
  ],
  "support-other": ({ who }) => [
    line`${who} cannot support`,
    line`Only the defender’s artillery on the map can support.`,
  ],
  "support-busy": ({ who }) => [
    line`${who} cannot support`,
    line`It has bombarded or fought this turn, or already supports.`,
  ],
  "support-beside": ({ who }) => [line`${who} cannot support`, line`Another enemy is next to it.`],
  "support-chit": ({ who }) => [line`${who} cannot support`, line`It supports only units that share its chit.`],
  "support-unseen": ({ who }) => [line`${who} cannot support`, line`No attacker is in range and in sight.`],
  "retreat-apart": ({ toHex }) => [
    line`They cannot retreat${toHex}`,
    line`A retreat is one hex long. Choose an adjacent hex.`,
  ],
  "retreat-closed": ({ toHex }) => [
    line`They cannot retreat${toHex}`,
    line`An enemy, the river or an occupied fort blocks the way.`,
  ],
  "retreat-better": ({ toHex }) => [
    line`They cannot retreat${toHex}`,
    line`A better hex is open: out of enemy zones of control, or at least with friends.`,
  ],
  "advance-other": ({ who }) => [line`${who} cannot advance`, line`Only attackers that did not retreat may advance.`],
  "advance-second": ({ who }) => [
    line`${who} cannot advance too`,
    line`One unit advances; a whole stack only with a leader, or if all its units are of one division.`,
  ],
  "advance-guns": ({ who }) => [
    line`${who} cannot lead the advance`,
    line`Artillery advances only together with infantry or cavalry.`,
  ],
  "advance-full": ({ who, limit }) => [
    line`${who} cannot advance`,
    line`The hex would hold more than ${limit} strength points.`,
  ],
  "advance-defend": ({ who }) => [
    line`${who} cannot advance`,
    line`Defend: it may enter only hexes that were yours when the order came.`,
  ],
  "advance-further": ({ who, order, target }) => [
    line`${who} cannot advance`,
    line`${order}: that hex is further from ${target}.`,
  ],
  "bombard-over": ({ who }) => [
    line`${who} cannot bombard now`,
    line`Guns bombard in the first segment of their action, before anybody moves.`,
  ],
  "hit-none": ({ who }) => [
    line`${who} takes no hit now`,
    line`You choose who takes one only when several of your units are under fire and it makes a difference.`,
  ],
  "assault-over": ({ who }) => [
    line`${who} cannot assault now`,
    line`Assaults come last in an action, once everybody has moved.`,
  ],
  "fight-none": ({ hex }) => [
    line`There is no assault to fight at ${hex}`,
    line`Only assaults that have been declared are fought, each once.`,
  ],
  "evade-none": ({ who }) => [
    line`${who} has nothing to evade`,
    line`Only cavalry and horse artillery under assault may, unless they began the turn in contact or cavalry attacks them.`,
  ],
  "first-none": () => [
    line`Nobody can fire first now`,
    line`The defender may, at attackers who came up to him in his sight in this segment.`,
  ],
  "support-never": ({ who }) => [line`${who} cannot support`, line`This game is played without remote support.`],
  "support-over": ({ who }) => [
    line`${who} cannot support now`,
    line`Batteries add their fire only while friends elsewhere are assaulted.`,
  ],
  "break-none": () => [
    line`Nobody can break off now`,
    line`Only a side that is all cavalry may, once it has been hit in an assault.`,
  ],
  "retreat-none": () => [
    line`Nobody retreats now`,
    line`A side retreats only if it fails its morale check after a combat. Its owner chooses where, if several hexes are as good.`,
  ],
  "along-none": ({ leader }) => [
    line`${leader} has no retreat to follow`,
    line`A leader may go along when units retreat from his hex.`,
  ],
  "passing-none": () => [
    line`Nobody passes your units now`,
    line`A stack fires at enemies who go from one hex of its zone of control to another.`,
  ],
  "advance-none": ({ who }) => [
    line`${who} cannot advance`,
    line`Attackers advance only when an assault has emptied its target hex.`,
  ],
  "advance-leader": ({ leader }) => [
    line`${leader} cannot advance`,
    line`A leader advances only with an attacking stack that he is with.`,
  ],
  "displace-none": ({ leader }) => [
    line`${leader} does not have to escape`,
    line`Only a leader whom the enemy finds alone goes to the nearest unit. You choose if several are as near.`,
  ],
  "end-bombardment": nothingChosen,
  "end-declaration": nothingChosen,
  "end-support": nothingChosen,
  "end-advance": nothingChosen,
  "retreat-fort": ({ toHex }) => [line`They cannot retreat${toHex}`, line`Nobody retreats into an occupied fort.`],
};
