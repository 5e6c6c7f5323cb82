import type { MOVEMENT } from "../../rules/movement.ts";

/** Clauses 9.1 to 9.6: command, zones of control and facing, movement, stacking; for readers. */
export const movement: Readonly<Record<keyof typeof MOVEMENT, string>> = {
  "9.1-a": "Where something must be in command, an army or corps commander reaches 8 MP.",
  "9.1-b": "It may not lead through a zone with an enemy brigade. Enemy zones of control do not bar it.",
  "9.1-c":
    "A brigade that is not routed and begins its action phase within 2 zones of another one of its division, mounted cavalry within 3, must end the phase so.",
  "9.1-d":
    "A brigade that begins its action phase farther than that from the others of its division is isolated: detached, or carried away by a retreat, a rout, an entry or an advance.",
  "9.1-e": "An isolated brigade has 2 MP less, unless it is dismounted cavalry, and makes no forced march.",
  "9.1-f": "When a division stands in several groups, those farthest from the corps commander are isolated.",
  "9.1-g": "The two words mean different things: an isolated brigade still acts with its division.",
  "9.2-a":
    "A division acts without a test if at least one of its brigades that are not isolated is in command range of the corps commander.",
  "9.2-b":
    "Otherwise a die decides: on 1 to 3 the division acts, on 4 to 6 it does not. A cavalry division takes 1 off the die; so does a division with a brigade in contact that is not isolated.",
  "9.2-c": "A division that fails its test has used up its place all the same.",
  "9.3-a":
    "Every brigade controls all the zones around its own, but never across a river, be there a bridge or ford or not.",
  "9.3-b": "Neither a friendly brigade nor its zone of control takes away that of the enemy.",
  "9.3-c":
    "A brigade that comes into an enemy zone of control goes no farther. With MP left it may still turn or declare an attack.",
  "9.3-d":
    "A brigade faces one of the zones around it. That one and the next on either side are its Front, all the others its Flank.",
  "9.4-a":
    "Once in its action, after the usual march, a brigade may take 2 MP more. Its Fatigue goes up one level when it has finished moving.",
  "9.4-b":
    "Artillery, dismounted cavalry, isolated brigades, reinforcements as they enter, and brigades at Fatigue 2 make no forced march.",
  "9.4-c": "The 2 MP may pay for an attack.",
  "9.4-d": "To enter a zone costs 2 MP.",
  "9.4-e": "It costs only 1 MP along a road, if the step neither leaves nor enters an enemy zone of control.",
  "9.4-f": "A bridge or ford, or the climb up an escarpment, costs 1 MP more.",
  "9.4-g": "A zone in the Front of enemy artillery costs 1 MP more, once however many brigades of it there are.",
  "9.4-h": "For command range a step along a road is always 1 MP, next to the enemy too.",
  "9.4-i": "Bridges and fords are the only way over a river. Streams cost nothing.",
  "9.4-j":
    "A brigade that begins its march by going from an enemy Front straight into an enemy Front takes a loss and stops.",
  "9.4-k": "If it goes from an enemy Front into an enemy Flank, it merely stops.",
  "9.4-l":
    "For 2 MP a brigade attacks a zone next to it that it could enter but for the enemy there. Its Attack marker points to that zone.",
  "9.4-m": "Mounted cavalry gets off its horses for 2 MP. It may have marched before.",
  "9.4-n": "Dismounted cavalry mounts for 2 MP and does not march afterwards.",
  "9.4-o": "Fatigue and losses stay with a brigade that mounts or dismounts.",
  "9.4-p":
    "A commander without a brigade beside him gives way when an enemy brigade comes next to him, even across a river.",
  "9.4-q":
    "His owner moves him 1 or 2 zones, out of contact. Army or corps commander, he becomes activated if he was not.",
  "9.5-a": "A brigade that has moved chooses the zone it faces. Commanders face nowhere.",
  "9.5-b": "An active brigade in contact must have as many enemy brigades in its Front as it can.",
  "9.5-c":
    "Then the enemy brigades that no active brigade touched before must turn until the newcomer is in their Front. If he is there already, they may turn but need not.",
  "9.5-d": "A brigade that an enemy Front holds already does not turn.",
  "9.5-e":
    "A brigade that rests, stands, attacks from the spot, retreats or advances may turn as well, with as many enemies in its Front as it can.",
  "9.6-a": "A zone holds two brigades, of one corps or independent, and commanders and markers without limit.",
  "9.6-b": "During a march there may be more for the moment.",
  "9.6-c": "Brigades of a zone face the same way. The one that came last chooses, unless it came by a retreat.",
  "9.6-d": "No brigade goes into a zone where an enemy brigade stands.",
};
