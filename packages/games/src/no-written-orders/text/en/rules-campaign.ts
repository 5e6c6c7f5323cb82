import type { CAMPAIGN } from "../../rules/campaign.ts";

/** Clauses 13 to 18, for readers. Demoralisation, reorganisation, night, supply, victory. */
export const campaign: Readonly<Record<keyof typeof CAMPAIGN, string>> = {
  "13-a": "An army is demoralised as soon as the strength of its destroyed units reaches its demoralisation level.",
  "13-b": "If both armies reach it at the same instant, the side that is not acting comes first.",
  "13-c": "A demoralised army counts for victory; unlike a demoralised corps, it does not weaken its units.",
  "14.1-a":
    "A formation is demoralised while the full strength of its eliminated units is at least its demoralisation level.",
  "14.1-b": "Its units have 1 less morale and 1 less movement allowance.",
  "14.1-c": "If reorganisation brings its losses below the level, demoralisation ends.",
  "14.2-a": "For compliance a demoralised formation reads C as R4, R4 as R5 and R5 as R6.",
  "14.2-b": "The leader of a demoralised formation reads “Acts on Initiative” as R4.",
  "14.3-a":
    "A demoralised formation lowers by 2 the demoralisation level of every other friendly formation if their leaders are within 5 hexes of each other.",
  "14.3-b": "Formations of cavalry are not affected by this.",
  "14.3-c": "A formation suffers this once for each such leader nearby.",
  "15-a": "Eliminated units may be reorganised from the first night turn after their elimination.",
  "15-b":
    "The units’ formation must be on Reserve, and its leader out of the extended line of sight of every enemy unit.",
  "15-c": "Units still trace command to the leader that turn, but he gives no other benefit.",
  "15-d":
    "Reorganised units return at the strength of their reverse side in their leader’s hex, within the stacking limit.",
  "15-e": "A leader can reorganise two units a turn at most.",
  "15-f": "Units already in the hex make room if needed.",
  "15-g":
    "In a demoralised corps or army each unit returns only on a die of 1 to 4, and is otherwise destroyed for good. Either way it counts as one of the two.",
  "15-h":
    "One-step units return in pairs with exactly the same ratings: one comes back, the other is removed for good. In a demoralised corps both must roll 1 to 4.",
  "15-i":
    "Units that could not trace supply when they were eliminated, in combat or by the test at 9:00, have surrendered and never return.",
  "15-j": "Enemy zones of control block supply.",
  "16.1-a":
    "On night turns no unit, not even cavalry, may enter an enemy zone of control. Units may leave one if their orders allow it.",
  "16.1-b": "Artillery cannot bombard at night.",
  "16.1-c": "At nightfall every Attack or Probe that occupies no part of its target fails.",
  "16.1-d": "New orders may be sent out at night.",
  "16.1-e":
    "Orders received at night, except General Retreat, are tested for compliance one hour before the first command phase of daylight.",
  "16.1-f": "A C from that test takes effect only on the first daylight turn. Other results work as usual.",
  "16.1-g": "As there is hardly any combat at night, players may skip the chits on such turns and move in parallel.",
  "16.2-a":
    "Troops on March stop at night by themselves: the head of the column halts, and all others close up next to it, or as near as stacking allows, in stacks as full as possible.",
  "16.2-b": "The march resumes on the first daylight turn.",
  "16.2-c": "A forced march may be ordered: it goes on through the night.",
  "16.2-d":
    "From the next daylight turn on, the whole formation then suffers all effects of demoralisation until it has rested.",
  "16.2-e": "Rest is a night without marching, or at least three hours on Reserve by day.",
  "16.2-f": "A formation does not rest while even one of its units fights, in attack or defence.",
  "16.2-g": "Fatigue does not add to demoralisation by losses.",
  "16.2-h": "A formation already fatigued that does not rest at night is exhausted the next morning.",
  "16.2-i":
    "An exhausted formation has 2 less morale, its units recover only on 5 or 6 and move only one hex, until it has rested.",
  "16.2-j":
    "Fatigue may be tracked separately for divisions with their own orders; but if a fatigued division rejoins its corps, the whole corps is fatigued.",
  "16.2-k": "Digging entrenchments adds to fatigue.",
  "16.2-l":
    "Reinforcements that enter at night move for one turn and then halt. Those of the last night turn therefore march on without a halt and without fatigue.",
  "17-a": "Supply is traced for up to five hexes off the road, then along roads or trails to a source.",
  "17-b": "Enemy units and their zones of control block supply.",
  "17-c": "A unit that cannot trace supply at the end of the 9:00 turn loses a step.",
  "18-a": "The module says what scores victory points.",
  "18-b": "A side occupies a hex if it has a unit there, or was the last to move one into it or through it.",
  "18-c":
    "A side controls a hex if it occupies it, or was the last to have it in its own zone of control and not in an enemy one.",
  "18-d": "A difference in victory points of less than 10% is a strategic draw.",
};
