import type { RULINGS_OF_BATTLE } from "../../rules/rulings-battle.ts";

/** Rulings on chapters 6 and 7, for readers. Combat. */
export const rulingsBattle: Readonly<Record<keyof typeof RULINGS_OF_BATTLE, string>> = {
  RUL066:
    "For recovery only undisrupted enemy combat units beside it lower morale, as the sheet says; the text speaks of any enemy.",
  RUL067:
    "Cover for recovery is a hex with a reduction in the terrain table: town, fort, woods, embankment; a wood town only where charges are played. Works on any hexside count too; other hexsides do not.",
  RUL068: "Recovery is checked unit by unit, not by stacks.",
  RUL070: "A reverse side of 5 has a third state of 3: its half, two and a half, is rounded up.",
  RUL071:
    "A large unit on the map is restored to its reverse side only in its leader’s hex, as one of his two for the turn.",
  RUL075: "Modified dice below 2 count as 2, above 12 as 12.",
  RUL076: "If a strength rounds to nothing, there is no roll and no hit.",
  RUL077: "A strength above 48 is looked up as often as 24 goes into it, then for the rest, with the same dice.",
  RUL078: "Several percentages multiply: half of three quarters is three eighths.",
  RUL079: "Group strengths by their final factor; add, multiply and round each group, then add the groups.",
  RUL080:
    "The first hit goes to damaged infantry, else to infantry, else to a damaged unit, else to any. Later hits go to damaged units, else to any. Damaged means having lost a step: a full unit of one step is not.",
  RUL081: "Hits on several attacking stacks are one pool over all their units.",
  RUL082:
    "Firing first hits only the stacks that came up in sight, before any attacker fires. Firing at all of them may hit any attacking unit, and is simultaneous.",
  RUL083:
    "Sight is taken at the last step into contact. A stack qualifies only if none of its units was adjacent when the segment began.",
  RUL084: "All assaults are declared before any is fought; only then is it known which stacks go unassaulted.",
  RUL085:
    "All units of a stack that must assault join one target; the others are free. Units that do not take part neither fire nor take hits.",
  RUL086: "Units out of command may not attack, so they do not have to.",
  RUL087:
    "Any legal target fulfils the duty. If no adjacent enemy can be attacked, across a river for instance, there is no duty.",
  RUL088:
    "A stack may share a target only if every other enemy stack beside it that can be attacked has attackers. With infantry, it must take the first class among the stacks beside it that nobody else attacks.",
  RUL089: "All units in a hex defend together.",
  RUL090:
    "A hex with only a leader, headquarters or train may be assaulted without a shot, and the advance displaces or destroys them; or units simply enter it by movement.",
  RUL091:
    "Two attacking units flank if their hexsides are not the same and not neighbours. Artillery counts. If one of these hexsides is fortified against the attack there is no flank.",
  RUL092: "Units on Fall Back caught by cavalry in a town or fort are not flanked: these have no flank.",
  RUL093: "Repeaters gain their 50% once, even if both reasons apply.",
  RUL094: "A unit disrupted during the assault segment fires in full until the next segment.",
  RUL095: "A crest reduces attacks from the lower hex; from both sides if the map shows no higher one.",
  RUL096: "Terrain never reduces the defender’s fire.",
  RUL097:
    "A wood town is a town for march, sight and flank, but not for recovery unless charges are played: it reduces no other attack.",
  RUL098:
    "A side that was wiped out does nothing more; the survivor checks if it was hit. If both are gone nobody checks and nobody advances.",
  RUL099: "A side had artillery if artillery of it took part with its fire when the combat began.",
  RUL100: "Attackers in several hexes make one check: all retreat or none.",
  RUL101:
    "The owner chooses a passable hex without enemy units: first one out of enemy zones of control, else one with friends, else any; never an occupied fort. Each attacking stack picks its own.",
  RUL102: "Units with no hex to retreat to are eliminated.",
  RUL103:
    "Every enemy stack whose zone of control covers the new hex fires, its cavalry excepted, at half strength. A hit calls for another check, and perhaps another retreat.",
  RUL104:
    "Foot artillery lost because it cannot retreat is eliminated, and may return unless the enemy advanced into its hex.",
  RUL105: "A retreat hex is overfull above 12 strength points.",
  RUL106: "An advance draws no passing fire, but keeps to the stacking limit and to the ground that the order allows.",
  RUL107:
    "Units on Fall Back that are assaulted retreat as cavalry does by 7.11-b and 7.11-c, hit or not, and losses are halved. Foot artillery is destroyed; forts are exempt.",
  RUL108: "Half of odd losses is rounded down: 3 becomes 1.",
  RUL109:
    "Evading comes before all fire and does not disrupt. Zones of control on the way draw passing fire, the enemy may advance into the hex left, and the rest of a mixed stack stays.",
  RUL110: "The second 7.13, on large units, is the same rule as 6.2.",
  RUL111:
    "In passing fire half strength, disruption and low cartridges each halve. No die modifiers, terrain or flank apply.",
  RUL112:
    "A screen was in the hex when the segment began and may not move in it; the passing unit entered that hex in this segment. Retreats are not screened.",
  RUL113:
    "In a charge the hexes and hexsides between are clear or crest. The last hexside may be a stream, and the target may be town or woods at their reductions, but not a fort or across a bridge. Disrupted units are halved.",
  RUL114: "“Not ready” in the summary of charges belongs to no rule here and is ignored.",
  RUL115:
    "If the defender fires first, attackers that are all cavalry decide right after that roll: half the losses, and no reply. Defenders that are all cavalry decide after both rolls. If both sides are cavalry the attacker decides first.",
};
