import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of the Command Phase: who may order whom to do what. */
export const ordersRefusals = {
  "down-other": ({ holder }) => [
    line`${holder} cannot go on Reserve`,
    line`Only those who Fall Back or take part in a General Retreat may end it so; headquarters end theirs when they move.`,
  ],
  "down-near": ({ holder, order }) => [
    line`${holder} cannot go on Reserve yet`,
    line`${order("fall-back")}: an enemy is within 2 hexes of one of its units. Get further away first.`,
  ],
  "down-early": ({ holder }) => [
    line`${holder} cannot go on Reserve yet`,
    line`General Retreat: it goes on until a night turn comes after that in which it was ordered.`,
  ],
  "try-other": ({ recipient }) => [
    line`${recipient} cannot order himself`,
    line`Only leaders of your formations, divisions and wings may try, and only with units to order.`,
  ],
  "try-absent": ({ recipient }) => [
    line`${recipient} cannot order himself`,
    line`He is not on the map, or has fallen and is replaced only when the next turn begins.`,
  ],
  "try-rallies": ({ recipient }) => [
    line`${recipient} cannot order himself`,
    line`He rallies stragglers in this turn, and does nothing else.`,
  ],
  "try-division": ({ holder }) => [
    line`No order can be tried for ${holder}`,
    line`A corps commander may try one for a division of his own that has units on the map.`,
  ],
  "try-once": ({ recipient }) => [
    line`${recipient} has tried already`,
    line`One try a turn. Take the first one back to write another.`,
  ],
  "address-other": ({ sender, holder }) => [
    line`${sender} cannot order ${holder}`,
    line`An army commander orders those of his army, a wing commander those of his wing while he is on his own.`,
  ],
  "address-absent": ({ sender, holder }) => [
    line`${sender} cannot order ${holder}`,
    line`There is nobody to take the order: its leader is not on the map, or has fallen this turn.`,
  ],
  "address-capacity": ({ sender }) => [
    line`${sender} can give no more orders this turn`,
    line`He gives as many as his rating says. Take one back to give another.`,
  ],
  "address-away": ({ sender }) => [
    line`${sender} can give no more orders this turn`,
    line`Away from his headquarters he gives one order a turn. Take it back to give another, or ride back.`,
  ],
  "address-face": ({ sender, holder }) => [
    line`${sender} cannot order ${holder} from here`,
    line`Away from his headquarters, every order after the first is given face to face: he must be in the leader’s hex.`,
  ],
  "address-courier": ({ holder }) => [
    line`No aide finds ${holder} yet`,
    line`Until ten o’clock the orders from Beauregard’s headquarters go astray. Try again then.`,
  ],
  "address-twice": ({ holder }) => [
    line`${holder} is getting an order already`,
    line`One order a turn for each. Take the other one back to change it.`,
  ],
  "retreat-early": () => [
    line`It is too early for a General Retreat`,
    line`The army must first have lost four fifths of its demoralisation level.`,
  ],
  "retreat-same": () => [
    line`The army is called back already`,
    line`All have the General Retreat, or an aide rides to them with it. Wait until it is obeyed.`,
  ],
  "kind-reserve": () => [
    line`Reserve is no order that is given`,
    line`It is the state of those who have none. Choose another order; Defend holds the ground.`,
  ],
  "kind-consistent": ({ sender, an }) => [
    line`${sender} cannot give ${an("attack")}`,
    line`It does not fit the order that his wing has from the army. Choose one that serves it.`,
  ],
  "kind-headquarters": ({ an }) => [
    line`Headquarters cannot get ${an("attack")}`,
    line`Headquarters March or Fall Back, and nothing else.`,
  ],
  "kind-idea": ({ sender }) => [
    line`${sender} does not give that order yet`,
    line`Until Longstreet’s men are seen he believes the enemy is in flight: he orders only Attack, Probe or March.`,
  ],
  "kind-train": ({ an }) => [line`A train cannot get ${an("attack")}`, line`Trains March, and nothing else.`],
  "guard-other": () => [
    line`The wagon train cannot be guarded so`,
    line`Only a Defend for a division, given from above and before its target is chosen, may guard the army’s train.`,
  ],
  "kind-general": () => [
    line`A General Retreat is not written for one formation`,
    line`It is ordered for the whole army at once, by its commander.`,
  ],
  "aim-feature": ({ hex }) => [
    line`No order aims at ${hex}`,
    line`An order aims at a town, road, junction, crest or crossing. Choose a marked hex.`,
  ],
  "aim-range": ({ hex }) => [
    line`An order does not reach as far as ${hex}`,
    line`A target lies within 10 MP of who gets the order, or along a road that begins there. A sequence of orders leads further.`,
  ],
  "aim-unseen": ({ recipient, hex }) => [
    line`${recipient} cannot aim at ${hex}`,
    line`An order of his own aims at what he sees from where he is.`,
  ],
  "aim-away": ({ sender, hex }) => [
    line`${sender} cannot aim at ${hex}`,
    line`Away from his headquarters he orders what he sees, or what a road leads to that begins in his sight.`,
  ],
  "aim-same": ({ hex }) => [
    line`That order is given already`,
    line`An order of that kind is in force, waits or is on its way, less than 10 hexes from ${hex}; Attack counts as Probe, Defend as Delay. Aim elsewhere, or choose another order.`,
  ],
  "aim-wing": ({ sender, hex }) => [
    line`${sender} cannot aim at ${hex}`,
    line`The targets that a wing commander gives lie within 10 hexes of his own.`,
  ],
  "aim-toward": ({ sender, hex }) => [
    line`${sender} cannot order a march to ${hex}`,
    line`He falls back himself, and sends nobody nearer to the enemy.`,
  ],
  "via-march": ({ an }) => [
    line`${an("attack")} names no points on the way`,
    line`Only a March does. Others choose their own way to the target.`,
  ],
  "via-far": ({ hex }) => [
    line`The march cannot go by way of ${hex}`,
    line`From one point to the next it is 10 MP at most. Choose a nearer one first.`,
  ],
  "force-march": ({ an }) => [line`${an("attack")} cannot be forced`, line`Only a March goes on through the night.`],
  "attach-other": () => [
    line`This order attaches nobody`,
    line`A superior’s order to a division may, once it has its target.`,
  ],
  "attach-army": ({ recipient }) => [
    line`${recipient} cannot be attached there`,
    line`A division is attached to another formation of its own army that acts by chit.`,
  ],
  "attach-same": ({ recipient }) => [
    line`${recipient} acts with it already`,
    line`Choose another formation, or leave the division where it is.`,
  ],
  "hide-other": () => [
    line`This order cannot be hidden`,
    line`Formations and divisions march out of sight, by the first leg of what their own side orders.`,
  ],
  "hide-march": () => [
    line`This order cannot be hidden`,
    line`Only a March is, and its whole way is told first: target and points on the way.`,
  ],
  "hide-seen": ({ recipient }) => [
    line`${recipient} cannot slip away`,
    line`The enemy would see him where one turn’s march leads.`,
  ],
  "reveal-other": ({ holder }) => [line`${holder} has nothing to show`, line`It marches in sight of everybody.`],
  "appear-other": ({ who }) => [
    line`${who} does not turn up here`,
    line`Only units of the march that was found spread out, each once.`,
  ],
  "appear-far": ({ who, toHex }) => [
    line`${who} cannot turn up${toHex}`,
    line`Units spread with what is left of the movement, 2 points at most, out of the enemy’s reach, and 12 strength points to a hex.`,
  ],
  "appear-full": () => [
    line`Too many units are in this hex`,
    line`12 strength points may stand in a hex. Spread them out first.`,
  ],
  "then-last": ({ an }) => [
    line`Nothing can follow ${an("defend")}`,
    line`A sequence goes on only after a March or an Attack, and a leader’s own order is a single one.`,
  ],
  "rejoin-order": ({ holder }) => [
    line`${holder} cannot rejoin its formation`,
    line`Only a division that acts on its own may: with no order left, or with one out of its corps commander’s initiative.`,
  ],
  "rejoin-far": ({ holder }) => [
    line`${holder} cannot rejoin its formation yet`,
    line`All of its units must first be in command of the formation’s leader.`,
  ],
  "fall-nearer": ({ who, toHex }) => [
    line`${who} cannot go back${toHex}`,
    line`That is nearer to the enemy than where it stands. Choose a hex that is not.`,
  ],
  "fall-barred": ({ who, toHex }) => [
    line`${who} cannot go back${toHex}`,
    line`No way leads there: the hex is not next to it, or the river lies between.`,
  ],
  "fall-enemy": ({ who, toHex }) => [line`${who} cannot go back${toHex}`, line`The enemy is there.`],
  "fall-tail": ({ who, toHex }) => [
    line`${who} cannot go back${toHex}`,
    line`The column of an enemy on the road fills that hex.`,
  ],
  "fall-fort": ({ who, toHex }) => [
    line`${who} cannot go back${toHex}`,
    line`A fort that holds a unit already takes nobody who goes back.`,
  ],
  "plant-many": () => [
    line`There are no more false flags`,
    line`All that this battle gives are on the map. Take one away to set it elsewhere.`,
  ],
  "plant-there": ({ atHex }) => [line`A false flag stands${atHex} already`, line`Choose another hex.`],
  "strike-none": ({ atHex }) => [
    line`No false flag stands${atHex}`,
    line`Only flags of yours that stand for no order can be taken away.`,
  ],
  "show-other": ({ who }) => [line`${who} cannot lie on top`, line`It is not one of yours, or not on the map.`],
  "show-lies": ({ who }) => [line`${who} lies on top already`, line`The enemy sees it first as it is.`],
  "show-guns": ({ who }) => [
    line`${who} cannot lie on top now`,
    line`The enemy sees this stack, and guns in sight lie on top.`,
  ],
} as const satisfies Record<string, Refused>;
