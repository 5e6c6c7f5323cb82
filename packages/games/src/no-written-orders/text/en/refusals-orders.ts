import { line } from "@stonebridge/kernel/words";
import type { OrdersRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

const downOther: OrdersRefusals<Words>["down-other"] = ({ holder }) => [
  line`${holder} cannot go into Reserve`,
  line`Only formations on Fall Back or General Retreat may do that; headquarters end theirs when they move.`,
];

const aimSame: OrdersRefusals<Words>["aim-same"] = ({ hex }) => [
  line`That order has already been given`,
  line`An order of that kind is in force, waiting or on its way, less than 10 hexes from ${hex}; Attack counts as Probe, Defend as Delay. Aim elsewhere, or choose another order.`,
];

/** Refusals of orders: who may give, try, end which, and of headquarters. */
export const ordersRefusals: OrdersRefusals<Words> = {
  "down-other": downOther,
  "down-near": ({ holder, order }) => [
    line`${holder} cannot go into Reserve yet`,
    line`${order}: an enemy is within 2 hexes of one of its units. Get further away first.`,
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
  "retreat-other": ({ sender }) => [
    line`${sender} cannot order a General Retreat`,
    line`Only the commander of an army calls it back as a whole.`,
  ],
  "retreat-face": ({ sender }) => [
    line`${sender} cannot order a General Retreat from here`,
    line`Away from his headquarters he gives every order after the first face to face. Ride back first.`,
  ],
  "kind-reserve": () => [
    line`Reserve cannot be ordered`,
    line`It is the state of a formation without an order. Choose another order; Defend holds the ground.`,
  ],
  "kind-consistent": ({ sender, an }) => [
    line`${sender} cannot give ${an}`,
    line`It does not fit his own order. Choose one that serves it.`,
  ],
  "kind-headquarters": ({ an }) => [
    line`Headquarters cannot get ${an}`,
    line`Headquarters can only March or Fall Back.`,
  ],
  "kind-train": ({ an }) => [line`A train cannot get ${an}`, line`Trains can only March.`],
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
  "aim-same": aimSame,
  "aim-wing": ({ sender, hex }) => [
    line`${sender} cannot aim at ${hex}`,
    line`A wing commander’s targets lie within 10 hexes of his own.`,
  ],
  "aim-toward": ({ sender, hex }) => [
    line`${sender} cannot order a march to ${hex}`,
    line`He falls back himself and sends nobody closer to the enemy.`,
  ],
  "via-march": ({ an }) => [line`${an} has no waypoints`, line`Only a March has waypoints.`],
  "via-far": ({ hex }) => [
    line`The march cannot go via ${hex}`,
    line`Waypoints are at most 10 MP apart. Choose a closer one first.`,
  ],
  "force-march": ({ an }) => [line`${an} cannot be forced`, line`Only a March can go on through the night.`],
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
  "then-last": ({ an }) => [
    line`Nothing can follow ${an}`,
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
  "seat-order": ({ holder }) => [
    line`${holder} cannot move`,
    line`Headquarters move only on a March or Fall Back order of their own. Their commander gives it.`,
  ],
  "seat-once": ({ holder }) => [line`${holder} have already moved`, line`Headquarters move once a turn.`],
  "seat-there": ({ holder, toHex, order }) => [
    line`${holder} cannot go${toHex}`,
    line`${order}: they go towards the target, by its waypoints.`,
  ],
  "seat-far": ({ holder, toHex }) => [
    line`${holder} cannot go${toHex}`,
    line`That is more than 5 MP away, or no route leads there.`,
  ],
  "seat-near": ({ holder }) => [
    line`${holder} cannot end their retreat yet`,
    line`An enemy is within 2 hexes. Get further away first.`,
  ],
  "seat-friends": ({ holder, toHex }) => [
    line`${holder} cannot come back${toHex}`,
    line`Headquarters return only with a friendly unit.`,
  ],
  "down-over": ({ holder }) => [
    line`${holder} cannot go into Reserve now`,
    line`That is decided at the start of the Command Phase.`,
  ],
  "try-over": ({ holder }) => [
    line`Nobody can try an order for ${holder} now`,
    line`Leaders try in the Command Phase, before orders are given.`,
  ],
  "command-none": ({ holder }) => [
    line`${holder} takes no order from you`,
    line`Only a Bad Move lets the enemy give the order.`,
  ],
  "address-over": ({ sender }) => [
    line`${sender} cannot give orders now`,
    line`Orders are given in the Command Phase, once leaders have tried their own.`,
  ],
  "withdraw-none": ({ holder }) => [
    line`There is no order to take back from ${holder}`,
    line`Only what you have written in this phase can be taken back, before it goes out.`,
  ],
  "rejoin-over": ({ holder }) => [
    line`${holder} cannot rejoin its formation now`,
    line`That is decided in the Command Phase, when orders are given.`,
  ],
  "draft-none": () => [line`No order is being written`, line`Choose in the Command Phase who gets one.`],
  "kind-chosen": () => [line`The order is chosen`, line`Each has exactly one order. Scrap this one to choose another.`],
  "aim-kind": () => [line`The order is not chosen yet`, line`Choose which order it is, then its target.`],
  "aim-first": () => [line`The order has no target yet`, line`Every order names one. Choose it first.`],
  "aim-chosen": () => [line`The target is chosen`, line`One flag marks it. Scrap the order to aim elsewhere.`],
  "stretch-over": () => [
    line`The target cannot be extended now`,
    line`It may be a path between two points, chosen before waypoints; not for a hidden march or a guard.`,
  ],
  "via-plotted": () => [
    line`The route is plotted`,
    line`That of a hidden march does not change any more. Scrap the order to plot another.`,
  ],
  "way-gap": () => [
    line`The route of the march has a gap`,
    line`Its last waypoint is more than 10 MP from the target. Choose one in between.`,
  ],
  "force-twice": () => [line`The march is already forced`, line`It goes on through the night.`],
  "fall-none": ({ who }) => [
    line`${who} does not have to fall back`,
    line`Only units whose order has failed fall back, three hexes each, one after another.`,
  ],
  "halt-way": ({ who }) => [
    line`${who} cannot stop yet`,
    line`It falls back three hexes, and stops short only where every way leads into an enemy zone of control.`,
  ],
  "seat-reserves": ({ holder }) => [
    line`${holder} cannot move now`,
    line`Headquarters move with the reserves, at the end of the turn.`,
  ],
  "then-single": () => [
    line`Nothing can follow this order`,
    line`On his own initiative a leader takes a single order, and so does one after a Bad Move.`,
  ],
  "down-seat": downOther,
  "try-wing": ({ recipient }) => [
    line`${recipient} cannot order himself`,
    line`An army commander is near him: as long as he is, a wing commander is idle.`,
  ],
  "try-fallen": ({ recipient }) => [
    line`${recipient} cannot order himself`,
    line`He fell this turn. His successor comes next turn.`,
  ],
  "address-wing": ({ sender }) => [
    line`${sender} cannot give orders`,
    line`An army commander is near him: as long as he is, a wing commander is idle.`,
  ],
  "address-fallen": ({ sender, holder }) => [
    line`${sender} cannot order ${holder}`,
    line`Its leader fell this turn. His successor comes next turn.`,
  ],
  "address-train": ({ sender, holder }) => [
    line`${sender} cannot order ${holder}`,
    line`Only an army commander orders a train, and only that of his army.`,
  ],
  "aim-near": aimSame,
  "aim-alike": aimSame,
  "rejoin-holds": ({ holder }) => [
    line`${holder} cannot rejoin its formation`,
    line`Its order came from a superior and holds until another replaces it.`,
  ],
  "fall-apart": ({ who, toHex }) => [
    line`${who} cannot fall back${toHex}`,
    line`It goes hex by hex. Choose an adjacent one.`,
  ],
  "seat-nearer": ({ holder, toHex }) => [
    line`${holder} cannot go${toHex}`,
    line`Fall Back: they must not come closer to the enemy.`,
  ],
  "seat-enemy": ({ holder, toHex }) => [line`${holder} cannot go${toHex}`, line`The enemy is there.`],
};
