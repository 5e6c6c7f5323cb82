import type { CAMPAIGN } from "../../rules/campaign.ts";

/** Clauses 13 to 18, for readers. Demoralisation, reorganisation, night, supply, victory. */
export const campaign: Readonly<Record<keyof typeof CAMPAIGN, string>> = {
  "13-a":
    "An army is demoralised as soon as its units destroyed add up to a strength equal to its demoralisation level.",
  "13-b": "If both armies reach it in the same instant, the side that is not acting comes first.",
  "13-c":
    "That an army is demoralised counts for victory; it does not weaken units as the demoralisation of a corps does.",
  "14.1-a":
    "A formation is demoralised while the full strength of its units now eliminated is at least its demoralisation level.",
  "14.1-b": "Its units have 1 less morale and 1 less movement allowance.",
  "14.1-c": "If reorganisation brings its losses below the level, demoralisation ends.",
  "14.2-a": "For compliance a demoralised formation reads C as R4, R4 as R5 and R5 as R6.",
  "14.2-b": "The leader of a demoralised formation reads “Acts on Initiative” as R4.",
  "14.3-a":
    "A demoralised formation lowers by 2 the demoralisation level of every other friendly formation, if their leaders are within 5 hexes of each other.",
  "14.3-b": "Formations of cavalry are not affected by this.",
  "14.3-c": "A formation suffers it once for each demoralised leader so near.",
  "15-a":
    "A unit may be reorganised from the night after its elimination on, beginning with the first turn of darkness.",
  "15-b":
    "The formation of units that reorganise must be on Reserve, and its leader out of the extended line of sight of every enemy unit.",
  "15-c": "Units still trace command to the leader in that turn, but he gives no other benefit.",
  "15-d":
    "Reorganised units come back with the strength of their reverse side in the hex of their leader, as far as stacking allows.",
  "15-e": "A leader can reorganise two units a turn at most.",
  "15-f": "Units already in the hex are moved aside if room is needed.",
  "15-g":
    "In a demoralised corps or army each unit comes back on a die of 1 to 4 only, and is destroyed for good otherwise. Either way it counts among the two.",
  "15-h":
    "Of units that began with one step, two with exactly the same ratings are taken: one comes back, the other is removed for good. In a demoralised corps both must roll 1 to 4.",
  "15-i":
    "Units that could trace no supply when they were eliminated, in combat or by the test at 9:00, have surrendered and never come back.",
  "15-j": "Enemy zones of control block supply.",
  "16.1-a":
    "On night turns no unit, not even cavalry, may enter an enemy zone of control. Units may leave one if their orders allow it.",
  "16.1-b": "Artillery cannot bombard by night.",
  "16.1-c": "At nightfall every Attack or Probe that occupies no part of its target fails.",
  "16.1-d": "New orders may be sent out by night.",
  "16.1-e":
    "Orders received by night, General Retreat excepted, are tested for compliance one hour before the first command phase of daylight.",
  "16.1-f": "A C from that test takes effect only on the first daylight turn. Other results work as usual.",
  "16.1-g":
    "Since there is hardly any combat by night, players may leave out the chits on such turns and move side by side.",
  "16.2-a":
    "Troops on March stop at night by themselves: the head of the column halts, and all others close up until adjacent to it, or as near as stacking allows, in stacks as full as possible.",
  "16.2-b": "The march goes on with the first daylight turn.",
  "16.2-c": "A forced march may be ordered: it simply goes on through the night.",
  "16.2-d":
    "From the next daylight turn on, the whole formation then suffers all effects of demoralisation until it has rested.",
  "16.2-e": "Rest is a night without marching, or at least three hours on Reserve by day.",
  "16.2-f": "There is no rest for a formation of which even one unit fights, in attack or defence.",
  "16.2-g": "Fatigue is not added to demoralisation by losses.",
  "16.2-h": "A formation already fatigued that does not rest at night is exhausted the next morning.",
  "16.2-i":
    "An exhausted formation has 2 less morale, its units recover only on 5 or 6 and move only one hex, until it has rested.",
  "16.2-j":
    "Fatigue may be kept apart for divisions with orders of their own; but if a fatigued division rejoins its corps, the whole corps is fatigued.",
  "16.2-k": "Digging entrenchments adds to fatigue.",
  "16.2-l":
    "Reinforcements entering by night have one turn of movement and then halt. Those of the last night turn therefore march on without a stop and without fatigue.",
  "17-a": "Supply is traced for up to five hexes off the road, then along roads or trails to a source.",
  "17-b": "Enemy units and their zones of control block supply.",
  "17-c": "A unit that cannot trace supply at the end of the turn of 9:00 loses a step.",
  "18-a": "The module says what earns victory points.",
  "18-b": "A side occupies a hex if it has a unit there, or was the last to move one into it or through it.",
  "18-c":
    "A side controls a hex if it occupies it, or was the last to have it in its own and not in an enemy zone of control.",
  "18-d": "Where victory points are compared, a difference of less than 10 percent is a strategic draw.",
};
