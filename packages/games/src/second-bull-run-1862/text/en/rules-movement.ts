import type { MOVEMENT } from "../../rules/movement.ts";

/** Clauses 9.1 to 9.6: command, zones of control and facing, movement, stacking; for readers. */
export const movement: Readonly<Record<keyof typeof MOVEMENT, string>> = {
  "9.1-a": "The command range of an army or corps commander is 8 MP.",
  "9.1-b": "The path may not lead through a zone with an enemy brigade. Enemy zones of control do not block it.",
  "9.1-c":
    "A brigade that is not routed and begins its action phase within 2 zones of another brigade of its division, mounted cavalry within 3, must also end the phase that close.",
  "9.1-d":
    "A brigade that begins its action phase farther than that from the rest of its division is isolated: detached, or separated by a retreat, a rout, an entry or an advance.",
  "9.1-e": "An isolated brigade has 2 MP less, unless it is dismounted cavalry, and cannot make a forced march.",
  "9.1-f": "When a division is split into several groups, those farthest from the corps commander are isolated.",
  "9.1-g": "Isolated is not independent: an isolated brigade still acts with its division.",
  "9.2-a":
    "A division acts without a test if at least one of its brigades is in command range of the corps commander and not isolated.",
  "9.2-b":
    "Otherwise a die decides: on 1 to 3 the division acts, on 4 to 6 it does not. A cavalry division has −1 on the roll; so does a division with a brigade in contact that is not isolated.",
  "9.2-c": "A division that fails its test has still used its activation.",
  "9.3-a":
    "A brigade’s zone of control is all the zones around its own, but never across a river, even at a bridge or ford.",
  "9.3-b": "Friendly brigades and their zones of control do not cancel an enemy zone of control.",
  "9.3-c":
    "A brigade that enters an enemy zone of control must stop. With MP left it may still turn or declare an attack.",
  "9.3-d":
    "A brigade faces one of the zones around it. That zone and the next on either side are its Front, all the others its Flank.",
  "9.4-a":
    "Once in its action, after its normal march, a brigade may take 2 MP more. It gains one level of Fatigue when it has finished moving.",
  "9.4-b":
    "Artillery, dismounted cavalry, isolated brigades, reinforcements as they enter, and brigades at Fatigue 2 cannot make a forced march.",
  "9.4-c": "The 2 MP may pay for an attack.",
  "9.4-d": "Entering a zone costs 2 MP.",
  "9.4-e": "It costs only 1 MP along a road, if the step neither leaves nor enters an enemy zone of control.",
  "9.4-f": "Crossing a bridge or ford, or climbing an escarpment, costs 1 MP more.",
  "9.4-g": "A zone in the Front of enemy artillery costs 1 MP more, whatever the number of artillery brigades.",
  "9.4-h": "For command range a step along a road always costs 1 MP, even next to the enemy.",
  "9.4-i": "A river can be crossed only by a bridge or ford. Streams cost nothing.",
  "9.4-j":
    "A brigade that begins its march by going straight from one enemy Front into another takes a loss and stops.",
  "9.4-k": "If it goes from an enemy Front into an enemy Flank, it only stops.",
  "9.4-l":
    "For 2 MP a brigade attacks a neighbouring zone that it could enter if the enemy were not there. Its Attack marker points at that zone.",
  "9.4-m": "Mounted cavalry dismounts for 2 MP. It may have marched before.",
  "9.4-n": "Dismounted cavalry mounts for 2 MP and cannot march afterwards.",
  "9.4-o": "Mounting and dismounting change neither Fatigue nor losses.",
  "9.4-p":
    "A commander with no brigade in his zone is shifted when an enemy brigade comes next to him, even across a river.",
  "9.4-q": "His owner moves him 1 or 2 zones, out of contact. He then counts as activated.",
  "9.5-a": "A brigade that has moved chooses the zone it faces. Commanders have no facing.",
  "9.5-b": "An active brigade in contact must have as many enemy brigades in its Front as possible.",
  "9.5-c":
    "Then the enemy brigades that were not yet in contact must turn to have the newcomer in their Front. If he is there already, they may turn.",
  "9.5-d": "A brigade already held in an enemy Front does not turn.",
  "9.5-e":
    "A brigade that rests, stays in place, attacks without moving, retreats or advances may also turn, with as many enemies in its Front as possible.",
  "9.6-a": "A zone holds two brigades, of one corps or independent, and any number of commanders and markers.",
  "9.6-b": "There may be more during a march.",
  "9.6-c": "Brigades in one zone have the same facing. The last to arrive chooses it, unless it arrived by a retreat.",
  "9.6-d": "No brigade may enter a zone that holds an enemy brigade.",
};
