import { line } from "@stonebridge/kernel/words";
import type { Refused, RefusedWords } from "./refused.ts";

/** "It costs 2 MP and 1½ are left." */
function dear({ needed, left }: RefusedWords): string {
  if (needed === undefined) return left === undefined ? "It costs too much." : `${left} MP are left, too few for it.`;
  return left === undefined ? `It costs ${needed} MP, too many.` : `It costs ${needed} MP, and ${left} are left.`;
}

/** Refusals of marches: setting out, steps, stops, the end of the segment. */
export const movementRefusals = {
  "take-other": ({ who }) => [
    line`${who} cannot move now`,
    line`It is not of the formation that acts, or comes under another order. Its turn comes with its own chit.`,
  ],
  "take-moved": ({ who }) => [line`${who} has moved already`, line`Its move of this action is over.`],
  "take-absent": ({ who }) => [line`${who} cannot move`, line`It is not on the map.`],
  "take-bombarded": ({ who }) => [
    line`${who} cannot move now`,
    line`It has bombarded, and foot artillery that fires stays where it is.`,
  ],
  "take-immobile": ({ who }) => [line`${who} cannot move`, line`Its heavy guns have no teams: it never moves.`],
  "take-pinned": ({ who }) => [
    line`${who} cannot leave its hex`,
    line`It began in an enemy zone of control, and so leaves it only by a retreat or an advance.`,
  ],
  "take-halted": ({ who }) => [
    line`${who} halts for the night`,
    line`Until day units of a march only close up to the head of their column, unless the order is to march on by force.`,
  ],
  "take-barred": ({ who }) => [
    line`${who} cannot leave its hex`,
    line`The ground, others in the way or its order leave it no side to go.`,
  ],
  "take-charged": ({ who }) => [
    line`${who} cannot move now`,
    line`It has charged this turn, and its horses are blown.`,
  ],
  "take-screens": ({ who }) => [
    line`${who} cannot move now`,
    line`It screens others from passing fire, and stays for that in this segment.`,
  ],
  "dig-off": ({ who }) => [
    line`${who} cannot dig in`,
    line`Entrenchments are not part of this battle as it was set up.`,
  ],
  "dig-order": ({ who, order }) => [
    line`${who} cannot dig in`,
    line`${order("reserve")}: only infantry and cavalry on Defend dig.`,
  ],
  "dig-apart": ({ who, toHex }) => [
    line`${who} cannot dig in facing${toHex}`,
    line`The works face a hex next to it. Choose one of the six.`,
  ],
  "dig-there": ({ who }) => [line`${who} cannot dig in so`, line`Works are dug in its hex already, or face that way.`],
  "clear-other": ({ who }) => [
    line`${who} clears no abatis`,
    line`Infantry that stands in an abatis and has not moved may spend its move on that.`,
  ],
  "exit-there": ({ who }) => [
    line`${who} cannot leave the map here`,
    line`Only the scenario’s exits lead off the map, each side by its own.`,
  ],
  "exit-order": ({ who }) => [
    line`${who} cannot leave the map now`,
    line`Only March, Fall Back and General Retreat orders lead off it.`,
  ],
  "enter-other": ({ who }) => [line`${who} cannot come on now`, line`It is not due yet, or it is on the map already.`],
  "enter-there": ({ who, atHex }) => [
    line`${who} cannot come on${atHex}`,
    line`Its group comes on elsewhere; where the enemy bars an entry, at the nearest hexes out of his reach.`,
  ],
  "enter-full": ({ who, atHex, limit }) => [
    line`${who} cannot come on${atHex}`,
    line`More than ${limit} strength points would stand there, and it has no points left to go on. It waits for the next turn.`,
  ],
  "join-marches": ({ who, order }) => [
    line`${who} cannot go along`,
    line`${order("march")}: by road units march one at a time. Move it by itself.`,
  ],
  "join-apart": ({ who }) => [
    line`${who} cannot go along`,
    line`It is not in the hex of those on the move, or goes with them already.`,
  ],
  "step-apart": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`That hex is more than a step away. A march comes so far only where its points, its order and the ground let it.`,
  ],
  "step-barred": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`The river lies between, without a bridge or ford for it. Go by a crossing.`,
  ],
  "step-enemy": ({ who, toHex, enemies, several }) => [
    line`${who} cannot march${toHex}`,
    line`${enemies ?? "The enemy"} ${several ? "are" : "is"} there. Stop beside the hex and assault it.`,
  ],
  "step-ford": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`The Union does not know Farm Ford yet. It is found from next to it, or at eleven o’clock.`,
  ],
  "step-ford-guns": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`Farm Ford is too steep for guns. Take them over a bridge or another ford.`,
  ],
  "step-post": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`It guards its post in this battle, and stays there.`,
  ],
  "step-turnpike": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`It guards the army’s rear, and leaves neither the turnpike nor Centreville.`,
  ],
  "step-column": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`King’s column is strung out: it closes up along the turnpike first, until all are within 2 hexes of each other.`,
  ],
  "step-tail": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`The column of an enemy on the road fills that hex. Stop beside it and assault it.`,
  ],
  "step-train": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`One of your trains stands there, and no unit shares a hex with one. Go around it.`,
  ],
  "step-pinned": ({ who }) => [
    line`${who} cannot leave its hex`,
    line`It began in an enemy zone of control, and so leaves it only by a retreat or an advance.`,
  ],
  "step-leaves": ({ who, toHex, order }) => [
    line`${who} cannot march${toHex}`,
    line`${order("attack")}: a unit in contact with the enemy leaves it only by a retreat.`,
  ],
  "step-dark": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`By night or in rain no unit enters an enemy zone of control.`,
  ],
  "step-uncommanded": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`It is out of command, and so enters no enemy zone of control. Bring it or its leader within 3 MP first.`,
  ],
  "step-away": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`It is out of command: if it moves, then toward a leader of its own.`,
  ],
  "step-guns": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`Guns enter an enemy zone of control only with infantry or cavalry, or where some stand already.`,
  ],
  "step-order": ({ who, toHex, order }) => [
    line`${who} cannot march${toHex}`,
    line`${order("march")}: units keep out of enemy zones of control.`,
  ],
  "step-defend": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`Defend: no unit enters an enemy zone of control, except in hexes that were yours when the order came.`,
  ],
  "step-probe": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`Probe: two units of the formation at most may be in contact with the enemy.`,
  ],
  "step-escape": ({ who, toHex, order }) => [
    line`${who} cannot march${toHex}`,
    line`${order("fall-back")}: an enemy zone of control is entered only where no other way is open.`,
  ],
  "step-bivouac": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`March: by night the column halts and only closes up to its head, unless the march is forced.`,
  ],
  "step-route": ({ who, toHex, target }) => [
    line`${who} cannot march${toHex}`,
    line`March: every step leads toward ${target}, by the points on the way.`,
  ],
  "step-nearer": ({ who, toHex, order }) => [
    line`${who} cannot march${toHex}`,
    line`${order("fall-back")}: no step leads toward the enemy.`,
  ],
  "step-points": (words) => [line`${words.who} cannot march${words.toHex}`, line`${dear(words)} Stop here.`],
  "step-no-end": ({ who, toHex, order }) => [
    line`${who} cannot march${toHex}`,
    line`${order("attack")}: from there it could stop nowhere that its order, its command and the room allow.`,
  ],
  "stop-full": ({ who, limit }) => [
    line`${who} cannot stop here`,
    line`The hex holds ${limit} strength points, and more would stand in it.`,
  ],
  "stop-command": ({ who }) => [
    line`${who} cannot stop here`,
    line`It would be out of command: within 3 MP of its leader, or of his superiors, it must end.`,
  ],
  "stop-closer": ({ who, order, target }) => [
    line`${who} cannot stop here`,
    line`${order("attack")}: each unit must come at least a hex closer to ${target}, until the enemy is within 2 hexes.`,
  ],
  "stop-further": ({ who, order, target }) => [
    line`${who} cannot stop here`,
    line`${order("attack")}: no unit may end further from ${target} than it began.`,
  ],
  "stop-delay": ({ who, target }) => [
    line`${who} cannot stop here`,
    line`Delay: no unit may end further from ${target} than it began.`,
  ],
  "stop-speed": ({ who, order }) => [
    line`${who} cannot stop here`,
    line`${order("march")}: it goes on at the pace of the slowest unit of its formation, while a step leads on.`,
  ],
  "stop-nearer": ({ who, order }) => [
    line`${who} cannot stop here`,
    line`${order("fall-back")}: it must end further from the enemy than it began, until he is out of sight.`,
  ],
  "stop-division": ({ who, holder }) => [
    line`${who} cannot stop here`,
    line`${holder} has an order of its own: its units end within 2 hexes of each other.`,
  ],
  "stop-probe": ({ who }) => [
    line`${who} cannot stop here`,
    line`Probe: two units of the formation at most may end in contact with the enemy.`,
  ],
  "end-feed": ({ holder, order }) => [
    line`The movement cannot end yet`,
    line`${order("attack")}: once the fight is on, another unit of ${holder} must come into contact with the enemy each turn.`,
  ],
  "end-fight": ({ holder, order }) => [
    line`The movement cannot end yet`,
    line`${order("attack")}: one unit at least of ${holder} must close up, so that somebody can assault.`,
  ],
  "end-full": ({ who, limit }) => [
    line`The movement cannot end yet`,
    line`The hex of ${who} holds more than ${limit} strength points, and somebody in it can still move on.`,
  ],
  "end-unmoved": ({ who, order }) => [
    line`The movement cannot end yet`,
    line`${order("march")}: ${who} must still move under its order that can be made. March on, or choose a hex.`,
  ],
  "end-ride": ({ leader }) => [
    line`The movement cannot end yet`,
    line`${leader} must still ride under his order, and the way is open. March on, or choose a hex for him.`,
  ],
  "ride-other": ({ leader }) => [
    line`${leader} cannot ride now`,
    line`He rides when his formation acts; army and wing commanders once a turn, in any action of their side.`,
  ],
  "ride-rode": ({ leader }) => [line`${leader} has ridden already`, line`Leaders ride once.`],
  "ride-enemy": ({ leader, toHex }) => [line`${leader} cannot ride${toHex}`, line`The enemy is there.`],
  "ride-points": ({ leader, toHex }) => [
    line`${leader} cannot ride${toHex}`,
    line`It is too far, or no way leads there past the enemy; alone he enters no zone of control. Who gave orders rides half as far.`,
  ],
  "ride-anchor": ({ leader, toHex }) => [
    line`${leader} cannot ride${toHex}`,
    line`His order ties him: on Defend or Delay he stays within 2 hexes of its target, once he is there.`,
  ],
  "ride-further": ({ leader, toHex, target }) => [
    line`${leader} cannot ride${toHex}`,
    line`Delay: he goes no further from ${target}.`,
  ],
  "ride-progress": ({ leader, toHex, target }) => [
    line`${leader} cannot ride${toHex}`,
    line`His order leads him toward ${target}: he must come nearer to it.`,
  ],
  "ride-bivouac": ({ leader, toHex }) => [
    line`${leader} cannot ride${toHex}`,
    line`His march lies in bivouac for the night: its head stays where it is, and he does not ride beyond it.`,
  ],
  "ride-short": ({ leader, toHex, target }) => [
    line`${leader} cannot ride${toHex}`,
    line`It is too short a ride. His order leads him toward ${target}, as fast as the slowest of his men can march, and a way leads on.`,
  ],
} as const satisfies Record<string, Refused>;
