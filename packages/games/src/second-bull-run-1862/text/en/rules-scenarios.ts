import type { SCENARIOS } from "../../rules/scenarios.ts";

/** Clauses of 11.2: set-up, reinforcements, special rules and victory of each scenario; for readers. */
export const scenarios: Readonly<Record<keyof typeof SCENARIOS, string>> = {
  "11.2-a":
    "The Turn and Action markers go where the scenario says. Each group sets up in its zones within the stacking limit, with at least one brigade in each zone.",
  "11.2-b":
    "A brigade marked [I] starts isolated, one marked [−1] starts flipped, one marked [−2] also has a Losses marker −1.",
  "11.2-c":
    "Letters after an arrow are entries. Where there are several, the owner chooses one for each division, independent brigade and commander.",
  "11.2.1-a":
    "Taliaferro in 95, 113, 114 and 127. Ewell in 128 and 142, with Early and Forno isolated in 37 and 38. Hill in 143, 157, 158 and 179 to 182. Jackson in 155, Robertson in 175.",
  "11.2.1-b": "The Union starts with no brigade on the map.",
  "11.2.1-c":
    "Turn 1, D or E: Sigel, Schurz, Schenck, Milroy, McDowell, Reynolds. Turn 4, B, C or D: Kearny. Turn 5, the same: Heintzelman, Hooker, Reno and his corps. Turn 6, the same: Pope; E or F: Porter and his corps, an artillery brigade. Turn 7, E or F: Bayard. Turn 8, F or G: Buford; E or F: Hatch. Turn 10, E or F: Ricketts.",
  "11.2.1-d":
    "Turn 4, A: Fitzhugh Lee. By H: Lee, Longstreet, Hood, Kemper, the Washington Artillery and Evans on turn 5, Jones on turn 6 if called, Wilcox on turn 7 and, in the battle of both days, Anderson and S. D. Lee’s artillery on turn 11.",
  "11.2.1-e": "Turns 1 to 10. Turn 11 is played in the battle of both days only.",
  "11.2.1-f": "On turn 1 only the Union’s reinforcements enter.",
  "11.2.1-g": "The Union adds 1 to its initiative roll and wins ties.",
  "11.2.1-h": "Until his army commander is on the map a player has −1 on his activation rolls.",
  "11.2.1-i": "Until he arrives the corps commanders count as in command. After that the usual rule applies.",
  "11.2.1-j": "On turn 6 the Confederates may call in Jones’ division at H. The Union then gets 2 VP.",
  "11.2.1-k":
    "With this option each player rolls in the initiative phase once his army commander has arrived, the Union with +1, the Confederates with −1. 4 or less is Manoeuvre: he has −1 on all his activation rolls of the turn. 5 or more is Assault, which changes nothing.",
  "11.2.1-l":
    "The side that inflicted more losses gets 1 VP, or 3 VP if it inflicted more than one and a half times as many.",
  "11.2.1-m": "Each objective is worth 3 VP.",
  "11.2.1-n":
    "A lead of 8 VP wins; anything less is a draw. The historical battle was a draw, half a success for the South.",
  "11.2.2-a":
    "Taliaferro 95, 96, 115, 116, with both reserve artilleries. Ewell 129, 143, 158; Forno isolated 202. Hill 159, 161, 179, 181, 183, 184. Anderson 54, 56. Hood 58, 73. Kemper 41, 59, his own brigade isolated 5. Wilcox 71, 72. Evans 57, Fitzhugh Lee 203, Robertson 175. Lee and Longstreet 56, Jackson 142.",
  "11.2.2-b":
    "Ricketts and Hatch, with McDowell, 122, 134, 135 and either 136, 149 or 109, 111. Reynolds 82 and 84 or 106. Kearny 164, 186. Hooker, with Heintzelman, 148, 165. Reno’s corps 120, 121, 133. Porter’s corps 86, 87, 89, 108. Pope 109.",
  "11.2.2-c": "Jones’ division is listed as optional, without a zone.",
  "11.2.2-d":
    "Sigel’s corps, Milroy, an artillery brigade, Bayard and Buford enter at C on turn 2 or turn 3, without a roll.",
  "11.2.2-e": "The day is played from turn 2 to turn 10.",
  "11.2.2-f": "On turns 2 and 3 the Union has the initiative without a roll.",
  "11.2.2-g": "On later turns both roll. The Union wins ties until the counter-attack.",
  "11.2.2-h":
    "From turn 3 on the Confederates may declare the counter-attack in an administrative phase of their choice.",
  "11.2.2-i": "On the next two turns they have the initiative without a roll and +1 on the activation table.",
  "11.2.2-j": "After those two turns the Confederates win ties.",
  "11.2.2-k":
    "The side that inflicted more losses gets 2 VP, or 5 VP if it inflicted more than one and a half times as many.",
  "11.2.2-l": "Here too each objective is worth 3 VP.",
  "11.2.2-m": "A lead of 8 VP wins. In history the Confederates won.",
  "11.2.3-a":
    "The two days are played one after the other, with the set-up and reinforcements of 29 August, turn 11 included.",
  "11.2.3-b": "If the tactical option is used, it ends with the first day.",
  "11.2.3-c": "Turn 11 of the first day is played. It begins with action phase 2, and activation rolls have −1.",
  "11.2.3-d": "Turn 1 of the second day is the night.",
  "11.2.3-e": "All Fatigue and Rout markers are removed.",
  "11.2.3-f": "A brigade other than artillery that has lost 2 or 3 recovers 1, one that has lost 4 or more recovers 2.",
  "11.2.3-g":
    "Brigades in contact disengage by the rules of retreat. A brigade on ground good for defence may stay if the enemies in contact are not on such ground too.",
  "11.2.3-h":
    "Each player may move three units, those that left the map first: the Confederates return at H, the Union at C or D. They march normally, without a forced march and outside enemy zones of control.",
  "11.2.3-i":
    "The Union takes one corps of its choice and its independent units off the map. They return at C or D from turn 2, or at E or F from turn 4.",
  "11.2.3-j": "Points are counted once, at the end of the second day, as on 30 August.",
};
