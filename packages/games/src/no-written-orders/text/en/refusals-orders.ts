import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of the Command Phase: who may give which orders to whom. */
export const ordersRefusals = {
  "down-other": ({ holder }) => [
    line`${holder} cannot go into Reserve`,
    line`Only formations on Fall Back or General Retreat may do that; headquarters end theirs when they move.`,
  ],
  "down-near": ({ holder, order }) => [
    line`${holder} cannot go into Reserve yet`,
    line`${order("fall-back")}: an enemy is within 2 hexes of one of its units. Get further away first.`,
  ],
  "down-early": ({ holder }) => [
    line`${holder} cannot go into Reserve yet`,
    line`General Retreat: it lasts until the first night turn after it was ordered.`,
  ],
  "try-other": ({ recipient }) => [
    line`${recipient} cannot order himself`,
    line`Only your formation, division and wing leaders with units to order may try.`,
  ],
  "try-absent": ({ recipient }) => [
    line`${recipient} cannot order himself`,
    line`He is not on the map, or has fallen: his successor comes next turn.`,
  ],
  "try-rallies": ({ recipient }) => [
    line`${recipient} cannot order himself`,
    line`He rallies units this turn and does nothing else.`,
  ],
  "try-division": ({ holder }) => [
    line`Nobody can try an order for ${holder}`,
    line`A corps commander may try one for his own divisions with units on the map.`,
  ],
  "try-once": ({ recipient }) => [
    line`${recipient} has already tried`,
    line`He has one try a turn. Take it back to write another.`,
  ],
  "address-other": ({ sender, holder }) => [
    line`${sender} cannot order ${holder}`,
    line`An army commander orders his army; a wing commander orders his wing while no army commander is near.`,
  ],
  "address-absent": ({ sender, holder }) => [
    line`${sender} cannot order ${holder}`,
    line`Its leader is not on the map, or fell this turn.`,
  ],
  "address-capacity": ({ sender }) => [
    line`${sender} can give no more orders this turn`,
    line`He gives as many as his rating. Take one back to give another.`,
  ],
  "address-away": ({ sender }) => [
    line`${sender} can give no more orders this turn`,
    line`Away from his headquarters he gives one order a turn. Take it back to give another, or ride back.`,
  ],
  "address-face": ({ sender, holder }) => [
    line`${sender} cannot order ${holder} from here`,
    line`Away from his headquarters he gives every order after the first face to face, in the leader’s hex.`,
  ],
  "address-courier": ({ holder }) => [
    line`No aide finds ${holder} yet`,
    line`Until 10:00 Beauregard’s orders go astray. Try again after that.`,
  ],
  "address-twice": ({ holder }) => [
    line`${holder} already gets an order`,
    line`Each gets one order a turn. Take the other one back to change it.`,
  ],
  "retreat-early": () => [
    line`It is too early for a General Retreat`,
    line`The army must first lose 80% of its demoralisation level.`,
  ],
  "retreat-same": () => [
    line`The army is already in General Retreat`,
    line`All formations have the order, or an aide is carrying it to them. Wait until they obey.`,
  ],
  "kind-reserve": () => [
    line`Reserve cannot be ordered`,
    line`It is the state of a formation without an order. Choose another order; Defend holds the ground.`,
  ],
  "kind-consistent": ({ sender, an }) => [
    line`${sender} cannot give ${an("attack")}`,
    line`It does not fit his own order. Choose one that serves it.`,
  ],
  "kind-headquarters": ({ an }) => [
    line`Headquarters cannot get ${an("attack")}`,
    line`Headquarters can only March or Fall Back.`,
  ],
  "kind-idea": ({ sender }) => [
    line`${sender} does not give that order yet`,
    line`Until Longstreet’s men are seen he believes the enemy is in flight and orders only Attack, Probe or March.`,
  ],
  "kind-train": ({ an }) => [line`A train cannot get ${an("attack")}`, line`Trains can only March.`],
  "guard-other": () => [
    line`This order cannot guard the wagon train`,
    line`Only a superior’s Defend order to a division can, before its target is chosen.`,
  ],
  "kind-general": () => [
    line`A General Retreat is not for one formation`,
    line`Its commander orders it for the whole army at once.`,
  ],
  "aim-feature": ({ hex }) => [
    line`${hex} cannot be a target`,
    line`A target is a town, road, junction, crest or crossing. Choose a marked hex.`,
  ],
  "aim-range": ({ hex }) => [
    line`${hex} is too far for one order`,
    line`A target is within 10 MP of the recipient, or along a road that starts within 10 MP. A sequence of orders leads further.`,
  ],
  "aim-unseen": ({ recipient, hex }) => [
    line`${recipient} cannot aim at ${hex}`,
    line`On his own initiative he aims only at hexes he can see.`,
  ],
  "aim-away": ({ sender, hex }) => [
    line`${sender} cannot aim at ${hex}`,
    line`Away from his headquarters he aims only at hexes he can see, or along a road that starts in his sight.`,
  ],
  "aim-same": ({ hex }) => [
    line`That order has already been given`,
    line`An order of that kind is in force, waiting or on its way, less than 10 hexes from ${hex}; Attack counts as Probe, Defend as Delay. Aim elsewhere, or choose another order.`,
  ],
  "aim-wing": ({ sender, hex }) => [
    line`${sender} cannot aim at ${hex}`,
    line`A wing commander’s targets lie within 10 hexes of his own.`,
  ],
  "aim-toward": ({ sender, hex }) => [
    line`${sender} cannot order a march to ${hex}`,
    line`He falls back himself and sends nobody closer to the enemy.`,
  ],
  "via-march": ({ an }) => [line`${an("attack")} has no waypoints`, line`Only a March has waypoints.`],
  "via-far": ({ hex }) => [
    line`The march cannot go via ${hex}`,
    line`Waypoints are at most 10 MP apart. Choose a closer one first.`,
  ],
  "force-march": ({ an }) => [line`${an("attack")} cannot be forced`, line`Only a March can go on through the night.`],
  "attach-other": () => [
    line`This order attaches nobody`,
    line`Only a superior’s order to a division can, once its target is chosen.`,
  ],
  "attach-army": ({ recipient }) => [
    line`${recipient} cannot be attached there`,
    line`A division can join only another formation of its own army that has a chit.`,
  ],
  "attach-same": ({ recipient }) => [
    line`${recipient} already acts with it`,
    line`Choose another formation, or leave the division where it is.`,
  ],
  "hide-other": () => [
    line`This order cannot be hidden`,
    line`Only formations and divisions can hide a march, and only the first leg of their own side’s order.`,
  ],
  "hide-march": () => [
    line`This order cannot be hidden`,
    line`Only a March can. Choose its target and waypoints first.`,
  ],
  "hide-seen": ({ recipient }) => [
    line`${recipient} cannot march off unseen`,
    line`The enemy would still see him after one turn’s march.`,
  ],
  "reveal-other": ({ holder }) => [line`${holder} has nothing to reveal`, line`It is not on a hidden march.`],
  "appear-other": ({ who }) => [
    line`${who} does not turn up here`,
    line`Only units of the revealed march spread out, each once.`,
  ],
  "appear-far": ({ who, atHex }) => [
    line`${who} cannot turn up${atHex}`,
    line`Units spread out with their remaining movement, 2 MP at most, out of enemy zones of control and up to 12 strength points to a hex.`,
  ],
  "appear-full": () => [
    line`Too many units are in this hex`,
    line`A hex holds 12 strength points. Spread them out first.`,
  ],
  "then-last": ({ an }) => [
    line`Nothing can follow ${an("defend")}`,
    line`A sequence continues only after a March or an Attack, and a leader’s own order is a single one.`,
  ],
  "rejoin-order": ({ holder }) => [
    line`${holder} cannot rejoin its formation`,
    line`Only a division acting on its own can: without an order, or with one from its corps commander’s initiative.`,
  ],
  "rejoin-far": ({ holder }) => [
    line`${holder} cannot rejoin its formation yet`,
    line`All its units must first be in command range of the formation’s leader.`,
  ],
  "fall-nearer": ({ who, toHex }) => [
    line`${who} cannot fall back${toHex}`,
    line`That is closer to the enemy. Choose another hex.`,
  ],
  "fall-closed": ({ who, toHex }) => [
    line`${who} cannot fall back${toHex}`,
    line`The hex is not adjacent, or the river is in between.`,
  ],
  "fall-enemy": ({ who, toHex }) => [line`${who} cannot fall back${toHex}`, line`The enemy is there.`],
  "fall-tail": ({ who, toHex }) => [line`${who} cannot fall back${toHex}`, line`An enemy column fills that hex.`],
  "fall-fort": ({ who, toHex }) => [
    line`${who} cannot fall back${toHex}`,
    line`Nobody falls back into an occupied fort.`,
  ],
  "plant-many": () => [line`No dummy flags are left`, line`All are on the map. Remove one to set it elsewhere.`],
  "plant-there": ({ atHex }) => [line`There is already a dummy flag${atHex}`, line`Choose another hex.`],
  "strike-none": ({ atHex }) => [line`There is no dummy flag${atHex}`, line`You can remove only your own dummy flags.`],
  "show-other": ({ who }) => [line`${who} cannot go on top`, line`It is not yours, or not on the map.`],
  "show-lies": ({ who }) => [line`${who} is already on top`, line`The enemy already sees it.`],
  "show-guns": ({ who }) => [
    line`${who} cannot go on top now`,
    line`The enemy sees this stack, and in sight artillery goes on top.`,
  ],
} as const satisfies Record<string, Refused>;
