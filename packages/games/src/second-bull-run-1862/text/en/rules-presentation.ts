import type { PRESENTATION } from "../../rules/presentation.ts";

/** Clauses 0 to 4: what the game is, its counters and map, victory, the turn; for readers. */
export const presentation: Readonly<Record<keyof typeof PRESENTATION, string>> = {
  "0-a":
    "The Union fights the Confederates, brigade by brigade. A turn stands for about an hour and a half of the day.",
  "0-b":
    "Everything is rolled with one six-sided die a player. A modifier is a number added to what the die shows, or taken off it.",
  "0-c":
    "Asterisks in the printed rules point out what differs from an earlier battle of the series. They change nothing in play.",
  "1-a": "Brigades fight: infantry, cavalry, or a group of batteries. Commanders lead them. Markers record a state.",
  "2.1-a": "Most brigades belong to a division; a few are independent.",
  "2.1-b":
    "Union brigades are blue, Confederate ones light grey. A band of colour tells the division: a white band stands for an independent brigade, a grey one for an independent division.",
  "2.1-c": "A star is a bonus for command: an able brigadier, or troops quick to respond.",
  "2.1-d": "One number says how well a brigade fights, its size and its quality taken together.",
  "2.1-e": "A second number stands for the batteries that go with the brigade.",
  "2.1-f":
    "A circled S over the artillery potential marks a brigade with sharpshooters. Elsewhere they are simply part of the combat potential.",
  "2.1-g":
    "The back of an infantry or artillery counter, in red, is the brigade after its first loss. Markers count the losses that follow.",
  "2.1-h": "The back of a cavalry counter is the brigade dismounted.",
  "2.1-i":
    "No counter shows them: infantry and artillery have 6 movement points (MP), mounted cavalry and commanders 8, dismounted cavalry 2.",
  "2.2-a":
    "There are army commanders and corps commanders. Each has one counter with an available side and an activated side.",
  "2.2-b": "He adds nothing to a combat or a march himself. He keeps his corps commanders in command.",
  "2.2-c": "The number that an army commander’s die must not exceed, if he is to move, stands on his available side.",
  "2.2-d":
    "His counter names him and his divisions and bears an activation modifier, which is lower on the activated side.",
  "2.2-e": "They have no counters; each is taken to be with every one of his brigades.",
  "2.3-a":
    "Markers show the turn, the action phase, Fatigue 1 or 2, losses from 1 to 4, an attack and its direction, and rout.",
  "2.3-b": "The printed sheet holds fewer markers than the battle needs. That sets no limit on play.",
  "2-a":
    "The map is divided into zones. Roads, woods, escarpments, streams, a river and its crossings bear on movement and combat.",
  "2-b": "Zones have numbers, used in the set-up. Letters on the edge are the entries of reinforcements.",
  "2-c": "A blue star marks an objective of the Union, a grey star one of the Confederates.",
  "2-d": "Beside the map one track counts the turns and another the action phases.",
  "3-a":
    "Victory points (VP) decide at the end. They come from objectives held and losses inflicted, as each scenario says.",
  "3-b": "At first an objective belongs to the side that does not have to take it.",
  "3-c": "From then on it belongs to the side whose brigade was in the zone last, if only in passing.",
  "4-a":
    "A turn has four parts: initiative; three to five action phases, each with Player 1’s half and Player 2’s; between them the rolls for a fourth and a fifth; the administrative phase.",
};
