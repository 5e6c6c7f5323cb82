import type { BEGINNING } from "../../rules/beginning.ts";

/** Clauses 1 to 3, for readers. Set-up, sequence of play and victory. */
export const beginning: Readonly<Record<keyof typeof BEGINNING, string>> = {
  "1.1-a": "Each player puts his AT START pieces on the map as he likes, within the limits of his card.",
  "1.11-a": "No more than 12 defence points (DP) may be set up in one hex.",
  "1.12-a": "No leader, unit or abatis may be set up in a river, ford or bridge hex.",
  "1.12-b": "Every piece sets up clearly on one bank of Bull Run; only the trestle is on the river itself.",
  "1.13-a": "Reinforcements are not set up; they stay on their card.",
  "1.14-a":
    "Brigade pieces and second battery pieces are set up only in exchange. You may form brigades as you set up, and start a battery with either piece.",
  "1.2-a": "The Confederates set up first: their pieces and the terrain markers, each at the place listed on the card.",
  "1.2-b": "Frozen pieces are set up face down. All others are face up for all to see.",
  "1.21-a": "A piece listed “in” a hex sets up in exactly that hex.",
  "1.22-a": "A piece listed “behind” a ford sets up within 4 hexes of it, on the Confederate side of Bull Run.",
  "1.23-a": "A piece listed “at” a ford or bridge sets up within 3 hexes of it, on either side of Bull Run.",
  "1.23-b":
    "Pieces listed for the same crossing may be on different sides and in different hexes, but none on a ford or bridge.",
  "1.24-a": "A hex holds one abatis at most.",
  "1.25-a": "The Confederates choose: the trestle is in UU28, or there is none in this game.",
  "1.3-a": "After the Confederates the Union sets up, only on its own side of Bull Run.",
  "1.3-b":
    "A Union piece sets up on a road, or next to one, that leads back to Centreville, R1 or, for the 3rd Division only, CCC35. That path is its march route.",
  "1.31-a":
    "Apart from the piece’s own hex, a march route never leaves the roads. It may be of any length and change roads at junctions.",
  "1.31-b": "A march route may not enter a ford. Bridges are allowed.",
  "1.32-a":
    "The piece and every hex of its march route must be at least 5 hexes from each Confederate leader and unit, frozen or not.",
  "1.32-b": "Abatis and trestle are not Confederate pieces and do not block march routes.",
  "1.33-a":
    "Any Union piece may trace its route to Centreville or to R1. The roads of R1 and DD1 join beyond the northern edge.",
  "1.33-b": "Only pieces of the 3rd Division may trace their route to CCC35.",
  "1.34-a": "Pieces of a brigade or division need not be set up together.",
  "1.35-a": "Recon range is every hex within 4, over any ground and over rivers. It works both ways.",
  "2.1-a": "A game turn is half an hour: the first at 9:00 AM, the last at 8:00 PM.",
  "2.2-a":
    "In a game turn the Union takes its turn, then the Confederates. The player taking his turn is the attacker, the other the defender.",
  "2.3-a": "A player’s turn has five phases, played in order. Each is finished before the next begins.",
  "2.5-a": "After the Confederate turn the clock moves on half an hour.",
  "2.6-a": "You may look at face-up enemy pieces at any time.",
  "2.6-b": "The Union sees neither frozen pieces nor, while any piece is frozen, the Confederate card.",
  "2.7-a":
    "Panic: has the attacker lost? Command: who is active? Movement: forming brigades, flipping batteries, moving, automatic victories. Combat: all other attacks. Rally: clearing abatis and, from noon, reviving one unit.",
  "3.1-a":
    "If a Union combat unit is in FF32 or GG32 in a Confederate Panic phase, the Union wins at once and the Confederate turn is not played.",
  "3.1-b": "Leaders never count for victory. The units in a brigade piece do.",
  "3.2-a":
    "If a Confederate combat unit is in QQ5 or RR5 in a Union Panic phase, the Confederates win at once and the Union turn is not played.",
  "3.3-a": "When the 8:00 PM turn is over, the Union wins with at least one combat unit on a star: S29, QQ23 or QQ32.",
  "3.3-b": "Confederate units next to the star make no difference.",
  "3.3-c": "With no Union combat unit on any star, the Confederates win.",
};
