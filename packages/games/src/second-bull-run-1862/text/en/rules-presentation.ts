import type { PRESENTATION } from "../../rules/presentation.ts";

/** Clauses 0 to 4: what the game is, its counters and map, victory, the turn; for readers. */
export const presentation: Readonly<Record<keyof typeof PRESENTATION, string>> = {
  "0-a": "The Union fights the Confederates, brigade by brigade. A turn represents about an hour and a half.",
  "0-b": "Each player needs one six-sided die. A modifier is added to the roll or subtracted from it.",
  "0-c":
    "Asterisks in the printed rules mark what differs from an earlier battle of the series. They have no effect in play.",
  "1-a": "Brigades fight: infantry, cavalry, or a group of batteries. Commanders lead them. Markers record states.",
  "2.1-a": "Most brigades belong to a division; a few are independent.",
  "2.1-b":
    "Union brigades are blue, Confederate ones light grey. A coloured band shows the division: white for an independent brigade, grey for an independent division.",
  "2.1-c": "A star is a command bonus: an able brigadier, or troops quick to respond.",
  "2.1-d": "One number is the combat potential, the brigade’s size and quality together.",
  "2.1-e": "A second number is the artillery potential, the batteries that go with the brigade.",
  "2.1-f":
    "A circled S over the artillery potential marks a brigade with sharpshooters. In other brigades they are part of the combat potential.",
  "2.1-g":
    "The red back of an infantry or artillery counter is the brigade after its first loss. Markers record later losses.",
  "2.1-h": "The back of a cavalry counter is the brigade on foot.",
  "2.1-i":
    "Movement is not printed on the counters: infantry and artillery have 6 movement points (MP), mounted cavalry and commanders 8, dismounted cavalry 2.",
  "2.2-a":
    "There are army commanders and corps commanders. Each has one counter, with an available side and an activated side.",
  "2.2-b": "An army commander has no effect on combat or marches. He keeps his corps commanders in command.",
  "2.2-c": "An army commander’s available side shows the highest roll on which he may move.",
  "2.2-d":
    "A corps commander’s counter shows his name, his divisions and an activation modifier, which is lower on the activated side.",
  "2.2-e": "Division commanders have no counters; each is assumed to be with all his brigades.",
  "2.3-a":
    "Markers show the turn, the action phase, Fatigue 1 or 2, losses from 1 to 4, an attack and its direction, and rout.",
  "2.3-b": "The counter sheet holds fewer markers than the battle needs. That sets no limit.",
  "2-a":
    "The map is divided into zones. Roads, woods, escarpments, streams, a river and its crossings affect movement and combat.",
  "2-b": "Zones have numbers, used for the set-up. Letters on the map edge are entries for reinforcements.",
  "2-c": "A blue star marks a Union objective, a grey star a Confederate one.",
  "2-d": "Beside the map one track shows the turn and another the action phase.",
  "3-a":
    "Victory points (VP) decide the game. They come from objectives held and losses inflicted, as each scenario says.",
  "3-b": "At the start an objective is held by the side that does not have to take it.",
  "3-c": "After that it is held by the side whose brigade was last in the zone, even in passing.",
  "4-a":
    "A turn has four parts: initiative; three to five action phases, each with Player 1’s half and Player 2’s; the rolls for a fourth and a fifth phase; the administrative phase.",
};
