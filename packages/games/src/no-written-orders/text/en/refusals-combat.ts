import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of fire, assault, retreat, advance and charges. */
export const combatRefusals = {
  "bombard-other": ({ who }) => [
    line`${who} cannot bombard`,
    line`Only artillery of the formation that acts bombards.`,
  ],
  "bombard-again": ({ who }) => [line`${who} cannot bombard again`, line`A battery fires at one target a turn.`],
  "bombard-night": ({ who }) => [line`${who} cannot bombard`, line`By night the guns are silent.`],
  "bombard-out-of-command": ({ who }) => [
    line`${who} cannot bombard`,
    line`It is out of command. Bring it or its leader within 3 MP.`,
  ],
  "bombard-marching": ({ who }) => [
    line`${who} cannot bombard`,
    line`March: foot artillery on the road is limbered up.`,
  ],
  "bombard-nobody": ({ who, hex }) => [line`${who} cannot fire at ${hex}`, line`No enemy unit is there.`],
  "bombard-far": ({ who, hex }) => [
    line`${who} cannot fire at ${hex}`,
    line`It is out of range. Choose a nearer target, or move up and fire next turn.`,
  ],
  "bombard-unseen": ({ who, hex }) => [
    line`${who} cannot fire at ${hex}`,
    line`The battery does not see it: woods, towns, crests and troops in between hide it.`,
  ],
  "bombard-fort": ({ who, hex }) => [
    line`${who} cannot fire at ${hex}`,
    line`A fort cannot be bombarded. It has to be assaulted.`,
  ],
  "bombard-works": ({ who, hex }) => [
    line`${who} cannot fire at ${hex}`,
    line`Works shelter it on this side. Fire from another side.`,
  ],
  "hit-other": ({ who }) => [
    line`${who} cannot take the hit`,
    line`It was not under fire, or is gone. Choose one of those that were.`,
  ],
  "hit-infantry": ({ who }) => [
    line`${who} cannot take the first hit`,
    line`The first one falls on infantry where there is any.`,
  ],
  "hit-damaged": ({ who }) => [line`${who} cannot take this hit`, line`Units that have lost steps already come first.`],
  "assault-other": ({ who }) => [line`${who} cannot assault now`, line`It is not of the formation that acts.`],
  "assault-delaying": ({ who }) => [line`${who} cannot assault`, line`Delay: units bar the way, but assault nobody.`],
  "assault-marching": ({ who }) => [line`${who} cannot assault`, line`March: units on the road assault nobody.`],
  "assault-falling-back": ({ who, order }) => [
    line`${who} cannot assault`,
    line`${order("fall-back")}: units that go back assault nobody.`,
  ],
  "assault-reserve": ({ who }) => [line`${who} cannot assault`, line`Reserve: without an order units assault nobody.`],
  "assault-bombarded": ({ who }) => [
    line`${who} cannot assault`,
    line`It has bombarded this turn; guns do one or the other.`,
  ],
  "assault-out-of-command": ({ who }) => [
    line`${who} cannot assault`,
    line`It is out of command. Bring it or its leader within 3 MP.`,
  ],
  "assault-apart": ({ who, hex }) => [line`${who} cannot assault ${hex}`, line`It is not next to it.`],
  "assault-river": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`The river lies between, without a bridge or ford.`,
  ],
  "assault-nobody": ({ who, hex }) => [line`${who} cannot assault ${hex}`, line`No enemy is there to assault.`],
  "assault-defend": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`Defend: only hexes may be assaulted that were yours when the order came.`,
  ],
  "assault-second": ({ who }) => [
    line`${who} cannot assault again`,
    line`It has a target already, and a stack assaults only one.`,
  ],
  "assault-bound-elsewhere": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`Others of its stack must assault another hex, and a stack assaults only one.`,
  ],
  "assault-joins": ({ who, hex }) => [
    line`${who} cannot join the assault on ${hex}`,
    line`Another enemy stack beside it would then go free. Leave none unassaulted before you double up.`,
  ],
  "assault-class": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`Infantry takes on the strongest kind first: a fort, then infantry, cavalry, guns, and headquarters last.`,
  ],
  "assault-fort-first": ({ who, hex }) => [
    line`${who} cannot assault ${hex}`,
    line`A fort is next to it that nobody assaults yet, and it comes first.`,
  ],
  "assault-owed": ({ who, order }) => [
    line`The assaults are not complete`,
    line`${order("attack")}: ${who} must assault, as all infantry and cavalry in contact with the enemy.`,
  ],
  "assault-some": ({ order }) => [
    line`The assaults are not complete`,
    line`${order("attack")}: some unit of every formation that reached the enemy must assault.`,
  ],
  "assault-charged": ({ who }) => [
    line`${who} cannot assault`,
    line`It has charged this turn, and its horses are blown.`,
  ],
  "charge-other": ({ who }) => [line`${who} cannot charge`, line`Only cavalry charges.`],
  "charge-again": ({ who }) => [line`${who} cannot charge again`, line`One charge a turn.`],
  "charge-dark": ({ who }) => [line`${who} cannot charge`, line`Nobody charges by night or in rain.`],
  "fight-hidden": ({ who }) => [
    line`${who} cannot fight here`,
    line`It marches out of sight, and only seems to stand here.`,
  ],
  "charge-nobody": ({ who, hex }) => [line`${who} cannot charge ${hex}`, line`No enemy unit is there.`],
  "charge-far": ({ who, hex }) => [line`${who} cannot charge ${hex}`, line`A charge reaches 2 hexes.`],
  "react-again": ({ who }) => [
    line`${who} cannot charge them`,
    line`It has checked already against these units, or they are out of its reach.`,
  ],
  "charge-ground": ({ who, hex }) => [
    line`${who} cannot charge ${hex}`,
    line`A charge needs clear, empty ground on its way, and no bridge, works or fort at its end.`,
  ],
  "support-other": ({ who }) => [
    line`${who} cannot support`,
    line`Only artillery of the defenders on the map supports.`,
  ],
  "support-busy": ({ who }) => [
    line`${who} cannot support`,
    line`It has bombarded or fought this turn, or supports already.`,
  ],
  "support-beside": ({ who }) => [
    line`${who} cannot support`,
    line`Another enemy stands next to it and holds its attention.`,
  ],
  "support-chit": ({ who }) => [
    line`${who} cannot support`,
    line`It supports only units that its own chit brings into action.`,
  ],
  "support-unseen": ({ who }) => [line`${who} cannot support`, line`No attacker is in its range and sight.`],
  "retreat-apart": ({ toHex }) => [
    line`They cannot retreat${toHex}`,
    line`A retreat is one hex. Choose one next to theirs.`,
  ],
  "retreat-barred": ({ toHex }) => [
    line`They cannot retreat${toHex}`,
    line`The enemy, the river or an occupied fort bars the way.`,
  ],
  "retreat-better": ({ toHex }) => [
    line`They cannot retreat${toHex}`,
    line`A better way is open: free of enemy zones of control, or at least among friends.`,
  ],
  "advance-other": ({ who }) => [
    line`${who} cannot advance`,
    line`Only attackers who still stand follow into the hex.`,
  ],
  "advance-second": ({ who }) => [
    line`${who} cannot advance too`,
    line`One unit advances; its whole stack only with a leader in the hex, or if all are of one division.`,
  ],
  "advance-guns": ({ who }) => [
    line`${who} cannot lead the advance`,
    line`Guns advance only together with infantry or cavalry.`,
  ],
  "advance-full": ({ who, limit }) => [
    line`${who} cannot advance`,
    line`More than ${limit} strength points would stand in the hex.`,
  ],
  "advance-defend": ({ who }) => [
    line`${who} cannot advance`,
    line`Defend: it takes only hexes that were yours when the order came.`,
  ],
  "advance-further": ({ who, order, target }) => [
    line`${who} cannot advance`,
    line`${order("attack")}: the hex is further from ${target} than where it stands.`,
  ],
} as const satisfies Record<string, Refused>;
