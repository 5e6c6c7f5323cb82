import { line } from "@stonebridge/kernel/words";
import type { MovementRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

const stepOrder: MovementRefusals<Words>["step-order"] = ({ who, toHex, order }) => [
  line`${who} cannot march${toHex}`,
  line`${order}: units keep out of enemy zones of control.`,
];

const rideAnchor: MovementRefusals<Words>["ride-anchor"] = ({ leader, toHex }) => [
  line`${leader} cannot ride${toHex}`,
  line`On Defend or Delay he stays within 2 hexes of the target once he is there.`,
];

const rideProgress: MovementRefusals<Words>["ride-progress"] = ({ leader, toHex, target }) => [
  line`${leader} cannot ride${toHex}`,
  line`His order leads him towards ${target}: he must come closer to it.`,
];

const endRide: MovementRefusals<Words>["end-ride"] = ({ leader }) => [
  line`Movement cannot end yet`,
  line`${leader} must still ride under his order, and the way is open. March on, or choose a hex for him.`,
];

/** Refusals of marches: setting out, steps, stops, rides, the end of the segment. */
export const movementRefusals: MovementRefusals<Words> = {
  "take-other": ({ who }) => [
    line`${who} cannot move now`,
    line`It is not in the acting formation, or has another order. It moves when its own chit is drawn.`,
  ],
  "take-moved": ({ who }) => [line`${who} has already moved`, line`It moves once an action.`],
  "take-absent": ({ who }) => [line`${who} cannot move`, line`It is not on the map.`],
  "take-bombarded": ({ who }) => [line`${who} cannot move now`, line`Foot artillery that has bombarded cannot move.`],
  "take-immobile": ({ who }) => [line`${who} cannot move`, line`It has no movement points.`],
  "take-pinned": ({ who }) => [
    line`${who} cannot leave its hex`,
    line`It began in an enemy zone of control and leaves it only by retreat or advance.`,
  ],
  "take-halted": ({ who }) => [
    line`${who} halts for the night`,
    line`Until daylight units on March only close up to the head of the column, unless the march is forced.`,
  ],
  "take-closed": ({ who }) => [
    line`${who} cannot leave its hex`,
    line`Terrain, other units or its order block every side.`,
  ],
  "take-charged": ({ who }) => [line`${who} cannot move now`, line`It has charged this turn and does nothing else.`],
  "take-screens": ({ who }) => [
    line`${who} cannot move now`,
    line`It screens others from passing fire and stays for the whole segment.`,
  ],
  "dig-off": ({ who }) => [line`${who} cannot dig in`, line`This game is played without entrenchments.`],
  "dig-order": ({ who, order }) => [
    line`${who} cannot dig in`,
    line`${order}: only infantry and cavalry on Defend dig in.`,
  ],
  "dig-apart": ({ who, hex }) => [
    line`${who} cannot dig in facing ${hex}`,
    line`Works face an adjacent hex. Choose one of the six.`,
  ],
  "dig-there": ({ who }) => [
    line`${who} cannot dig in that way`,
    line`A unit is already digging in its hex, or works already face that way.`,
  ],
  "exit-there": ({ who }) => [
    line`${who} cannot leave the map here`,
    line`Units leave the map only by their own side’s exits.`,
  ],
  "exit-order": ({ who }) => [
    line`${who} cannot leave the map now`,
    line`It needs a March, Fall Back or General Retreat order.`,
  ],
  "enter-other": ({ who }) => [line`${who} cannot enter now`, line`It is not due yet, or is already on the map.`],
  "enter-there": ({ who, atHex }) => [
    line`${who} cannot enter${atHex}`,
    line`Its group enters elsewhere; if the enemy blocks an entry, at the nearest hexes out of his reach.`,
  ],
  "enter-full": ({ who, atHex, limit }) => [
    line`${who} cannot enter${atHex}`,
    line`The hex would hold more than ${limit} strength points, and it has no MP to move on. It waits until next turn.`,
  ],
  "join-marches": ({ who, order }) => [
    line`${who} cannot join the move`,
    line`${order}: by road units march one at a time. Move it on its own.`,
  ],
  "join-apart": ({ who }) => [
    line`${who} cannot join the move`,
    line`It is not in the hex of the moving units, or moves with them already.`,
  ],
  "join-no-end": ({ who, order }) => [
    line`${who} cannot join the move`,
    line`${order}: with it the stack could not stop anywhere within its order, command range and stacking.`,
  ],
  "leave-no-end": ({ who, order }) => [
    line`${who} cannot stay behind here`,
    line`${order}: without it the stack could not stop anywhere within its order, command range and stacking.`,
  ],
  "step-apart": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`That hex is not adjacent, and no route is open within its MP and its order.`,
  ],
  "step-closed": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`The river is in between. Cross by a bridge or ford.`,
  ],
  "step-enemy": ({ who, toHex, enemies, several }) => [
    line`${who} cannot march${toHex}`,
    line`${enemies} ${several ? "are" : "is"} there. Stop beside the hex and assault it.`,
  ],
  "step-tail": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`An enemy column fills that hex. Stop beside it and assault it.`,
  ],
  "step-train": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`One of your trains is there, and units cannot stack with trains. Go around it.`,
  ],
  "step-pinned": ({ who }) => [
    line`${who} cannot leave its hex`,
    line`It began in an enemy zone of control and leaves it only by retreat or advance.`,
  ],
  "step-leaves": ({ who, toHex, order }) => [
    line`${who} cannot march${toHex}`,
    line`${order}: a unit in contact leaves it only by retreat.`,
  ],
  "step-dark": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`No unit enters an enemy zone of control at night or in rain.`,
  ],
  "step-uncommanded": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`It is out of command and may not enter an enemy zone of control. It must be within 3 MP of its leader.`,
  ],
  "step-away": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`It is out of command and moves only towards one of its leaders.`,
  ],
  "step-guns": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`Artillery enters an enemy zone of control only with infantry or cavalry, or where some already are.`,
  ],
  "step-order": stepOrder,
  "step-defend": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`Defend: units enter enemy zones of control only in hexes that were yours when the order came.`,
  ],
  "step-probe": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`Probe: at most two units of the formation may be in contact with the enemy.`,
  ],
  "step-escape": ({ who, toHex, order }) => [
    line`${who} cannot march${toHex}`,
    line`${order}: units enter an enemy zone of control only if no other way is open.`,
  ],
  "step-bivouac": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`March: at night the column halts and only closes up to its head, unless the march is forced.`,
  ],
  "step-route": ({ who, toHex, target }) => [
    line`${who} cannot march${toHex}`,
    line`March: from the third turn on every step follows the cheapest way to ${target}, via its waypoints.`,
  ],
  "step-nearer": ({ who, toHex, order }) => [
    line`${who} cannot march${toHex}`,
    line`${order}: no step may lead towards the enemy.`,
  ],
  "step-points": ({ who, toHex, needed, left }) => [
    line`${who} cannot march${toHex}`,
    line`It costs ${needed} MP, and it has only ${left} left. Stop here.`,
  ],
  "step-no-end": ({ who, toHex, order }) => [
    line`${who} cannot march${toHex}`,
    line`${order}: from there it could not stop anywhere within its order, command range and stacking.`,
  ],
  "stop-full": ({ who, limit }) => [
    line`${who} cannot stop here`,
    line`The hex would hold more than ${limit} strength points.`,
  ],
  "stop-command": ({ who }) => [
    line`${who} cannot stop here`,
    line`It would be out of command. It must end within 3 MP of its leader or his superiors.`,
  ],
  "stop-closer": ({ who, order, target }) => [
    line`${who} cannot stop here`,
    line`${order}: each unit must come at least one hex closer to ${target} until it is within 2 hexes of the enemy.`,
  ],
  "stop-further": ({ who, order, target }) => [
    line`${who} cannot stop here`,
    line`${order}: no unit may end further from ${target} than it began.`,
  ],
  "stop-delay": ({ who, target }) => [
    line`${who} cannot stop here`,
    line`Delay: no unit may end further from ${target} than it began.`,
  ],
  "stop-speed": ({ who, order }) => [
    line`${who} cannot stop here`,
    line`${order}: it must move at least as far as its formation’s slowest unit can, while the way is open.`,
  ],
  "stop-nearer": ({ who, order }) => [
    line`${who} cannot stop here`,
    line`${order}: it must end further from the enemy than it began, until the enemy is out of sight.`,
  ],
  "stop-division": ({ who, holder }) => [
    line`${who} cannot stop here`,
    line`${holder} has its own order: its units must end within 2 hexes of each other.`,
  ],
  "stop-probe": ({ who }) => [
    line`${who} cannot stop here`,
    line`Probe: at most two units of the formation may end in contact with the enemy.`,
  ],
  "stop-feed": ({ who, holder, order }) => [
    line`${who} cannot stop here`,
    line`${order}: once in contact, ${holder} must bring another unit into contact each turn.`,
  ],
  "stop-fight": ({ who, holder, order }) => [
    line`${who} cannot stop here`,
    line`${order}: at least one unit of ${holder} must close with the enemy so that it can assault.`,
  ],
  "end-feed": ({ holder, order }) => [
    line`Movement cannot end yet`,
    line`${order}: once in contact, ${holder} must bring another unit into contact each turn.`,
  ],
  "end-fight": ({ holder, order }) => [
    line`Movement cannot end yet`,
    line`${order}: at least one unit of ${holder} must close with the enemy so that it can assault.`,
  ],
  "end-full": ({ who, limit }) => [
    line`Movement cannot end yet`,
    line`The hex of ${who} holds more than ${limit} strength points, and a unit in it can still move.`,
  ],
  "end-unmoved": ({ who, order }) => [
    line`Movement cannot end yet`,
    line`${order}: ${who} must still move under its order, and the way is open. March on, or choose a hex.`,
  ],
  "end-ride": endRide,
  "end-march": endRide,
  "ride-other": ({ leader }) => [
    line`${leader} cannot ride now`,
    line`He rides when his formation acts; army and wing commanders ride once a turn, in any action of their side.`,
  ],
  "ride-rode": ({ leader }) => [line`${leader} has already ridden`, line`A leader rides once a turn.`],
  "ride-enemy": ({ leader, toHex }) => [line`${leader} cannot ride${toHex}`, line`The enemy is there.`],
  "ride-points": ({ leader, toHex }) => [
    line`${leader} cannot ride${toHex}`,
    line`It is too far, or the enemy blocks the way: alone he enters no zone of control. A leader who gave orders rides half as far.`,
  ],
  "ride-anchor": rideAnchor,
  "ride-further": ({ leader, toHex, target }) => [
    line`${leader} cannot ride${toHex}`,
    line`Delay: he may not go further from ${target}.`,
  ],
  "ride-progress": rideProgress,
  "ride-bivouac": ({ leader, toHex }) => [
    line`${leader} cannot ride${toHex}`,
    line`His column bivouacs for the night: its head stays put, and he may not ride beyond it.`,
  ],
  "ride-short": ({ leader, toHex, target }) => [
    line`${leader} cannot ride${toHex}`,
    line`That is too short. His order leads him towards ${target} at least as fast as his slowest unit, and the way is open.`,
  ],
  "move-segment": () => [
    line`Nobody moves now`,
    line`Units and leaders move in one segment of their action: after bombardment and charges, before assaults.`,
  ],
  "march-nobody": () => [line`Nobody is on the march`, line`Choose a unit that is to move first.`],
  "march-other": ({ who }) => [
    line`${who} is still on the march`,
    line`Units move one after another, alone or as a stack. Stop it first.`,
  ],
  "ride-bound": ({ leader }) => [line`${leader} cannot ride now`, line`The leader of a formation rides when it acts.`],
  "ride-army": ({ leader }) => [
    line`${leader} cannot ride now`,
    line`Army and wing commanders ride once a turn, in any action of their side, when its units move.`,
  ],
  "step-delay": stepOrder,
  "step-reserve": stepOrder,
  "step-towards": ({ who, toHex, target }) => [
    line`${who} cannot march${toHex}`,
    line`March: every step leads towards ${target}.`,
  ],
  "enter-elsewhere": ({ who, atHex }) => [line`${who} cannot enter${atHex}`, line`Its group enters elsewhere.`],
  "ride-tied": rideAnchor,
  "ride-march": rideProgress,
  "ride-halved": ({ leader, toHex }) => [
    line`${leader} cannot ride${toHex}`,
    line`It is too far: a leader who gave orders this turn rides half as far.`,
  ],
  "ride-zone": ({ leader, toHex }) => [
    line`${leader} cannot ride${toHex}`,
    line`That is an enemy zone of control without a unit of yours, and he enters none alone.`,
  ],
};
