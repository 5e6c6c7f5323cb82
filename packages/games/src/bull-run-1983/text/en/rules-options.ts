import type { OPTIONS } from "../../rules/options.ts";

/** Clauses CRT, OPT, GL and DN, for readers. Table notes, optional rules, glossary and designer’s notes. */
export const options: Readonly<Record<keyof typeof OPTIONS, string>> = {
  "CRT-a":
    "A is the attacker, D the defender, L a leader. E costs defence points, B2 is a retreat of two hexes, EX strikes both sides, DL1 costs one unit, LE costs the leader; a dash is nothing.",
  "CRT-b": "Terrain counts both in the odds and in the losses.",
  "CRT-c":
    "A result affects only units that fought in an enemy zone of control; guns supporting at long range are exempt.",
  "CRT-d":
    "The losing side chooses what it loses. Infantry within 4 hexes of its brigade leader goes to the RALLY box.",
  "CRT-e":
    "The retreating player chooses the route: two hexes moved, two hexes away. A river, the map edge, an unplayable hex, a zone of control, an overfull hex, or passing through a ford or abatis eliminates the piece.",
  "CRT-f": "A retreat leads away from the enemies fought, distant guns included, unless that would be fatal.",
  "CRT-g": "Adjacent units that attacked may advance into the hex they cleared.",
  "CRT-h": "Odds worse than 1-6 have no column: no die is rolled, and the attackers are lost.",
  "CRT-i": "The Bombardment Table is for long-range fire only. At 1-3 or worse it has no effect.",
  "OPT1-a":
    "Dice decide when the Confederates unfreeze (10:30), when their 11 AM group arrives, and when the Union’s 4 PM and 6 PM groups arrive. Everything else happens on time.",
  "OPT1-b":
    "From two turns ahead, its side rolls one die for each event in each of its turns. It happens on 1, then on 2 or less, then on 3 or less, and so on.",
  "OPT1-c":
    "The dice are rolled after the other moves, before the Movement phase ends. Pieces that unfreeze or arrive may then move in it, and so may those that have not moved yet.",
  "OPT2-a":
    "Until the 10:30 AM Command phase of the Union its pieces are frozen and face down. They follow the rules for frozen Confederates, with two differences.",
  "OPT2-b": "The Union may unfreeze any of its pieces in any of its Command phases.",
  "OPT2-c": "When a Union leader is unfrozen, the rest of the Union stays frozen.",
  "OPT2.1-a":
    "In the set-up a dummy may stand for its brigade leader and any pieces in his hex, of other brigades too. They wait on its row of the card and return, all together, when the dummy is unfrozen. If he is in his brigade piece, break it up first.",
  "OPT2.2-a":
    "An unfrozen dummy activates all pieces in its hex and leaves at the end of that Command phase. If the enemy came near, it does so in the next Union Command phase.",
  "OPT3-a": "A Union unit that came via R1 can be revived only once in the game.",
  "OPT4-a": "The Union may attack a day earlier, before all of Johnston’s army has arrived.",
  "OPT4.1-a": "McCunn’s brigade and Bookwood’s battery are out. Varian’s battery joins Keyes, the 4 PA joins Franklin.",
  "OPT4.1-b": "March routes lead to Centreville or, for the 3rd Division, to CCC35, and never to R1.",
  "OPT4.1-c": "The Union’s other reinforcements arrive as usual.",
  "OPT4.2-a": "Hampton and the 11 AM group are out, nothing is frozen, and Bartow’s brigade sets up in EE34.",
  "OPT4.2-b": "Bee’s brigade and Johnston arrive at noon by rail at A18.",
  "OPT4.2-c":
    "The batteries of Imboden, Stanard, Alburtis and Rockbridge, the 1 Va cavalry and Pendleton arrive by road at noon at A21. Pendleton needs no orders from noon to 2:00 PM.",
  "OPT4.2-d": "The 13 Miss arrives at 4:00 PM by rail at CC35.",
  "GL-a": "A soak-off is a weak attack on strong defenders that leaves strength free to strike elsewhere.",
  "GL-b": "AE, EX and AB2 are adverse results; support fire is immune to them.",
  "GL-c": "Adjacent attackers are those next to the defender they attack.",
  "GL-d": "P2 and GG24 are on the Confederate side of Bull Run; R3 and SS18 are on the Union’s.",
  "DN-a": "A hex is 1,000 feet across. A player may give up at any time, which ends the game.",
};
