import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of fire, assault, retreat, advance and charges. */
export const combatRefusals = {
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
    line`${order("fall-back")}: units that fall back may not assault.`,
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
    line`${order("attack")}: ${who} must assault, like all infantry and cavalry in contact.`,
  ],
  "assault-some": ({ order }) => [
    line`The assaults are not complete`,
    line`${order("attack")}: at least one unit of each formation in contact must assault.`,
  ],
  "assault-charged": ({ who }) => [line`${who} cannot assault`, line`It has charged this turn and does nothing else.`],
  "charge-other": ({ who }) => [line`${who} cannot charge`, line`Only cavalry charges.`],
  "charge-again": ({ who }) => [line`${who} cannot charge again`, line`One charge a turn.`],
  "charge-dark": ({ who }) => [line`${who} cannot charge`, line`Cavalry cannot charge at night or in rain.`],
  "fight-hidden": ({ who }) => [
    line`${who} cannot fight here`,
    line`It is on a hidden march and only seems to be here.`,
  ],
  "charge-nobody": ({ who, hex }) => [line`${who} cannot charge ${hex}`, line`No enemy unit is there.`],
  "charge-far": ({ who, hex }) => [line`${who} cannot charge ${hex}`, line`A charge reaches at most 2 hexes.`],
  "react-again": ({ who }) => [
    line`${who} cannot charge them`,
    line`It has already checked against these units, or they are out of reach.`,
  ],
  "charge-ground": ({ who, hex }) => [
    line`${who} cannot charge ${hex}`,
    line`A charge needs clear, empty hexes on the way and no bridge, works or fort at the end.`,
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
    line`${order("attack")}: that hex is further from ${target}.`,
  ],
} as const satisfies Record<string, Refused>;
