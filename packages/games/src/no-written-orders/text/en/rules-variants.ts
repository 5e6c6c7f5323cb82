import type { VARIANTS } from "../../rules/variants.ts";

/** Clauses 19.7 to 19.12 and the notes of the tables, for readers. */
export const variants: Readonly<Record<keyof typeof VARIANTS, string>> = {
  "19.7.1-a":
    "The route of a hidden march is plotted exactly for the leader, or for the lead unit of a division without one: the roads it follows and the towns it passes.",
  "19.7.1-b": "Compliance is tested as usual.",
  "19.7.1-c":
    "Once they obey, the units stay where they are on the map and save up 4 MP a turn, or 6 if the formation is all cavalry.",
  "19.7.1-d": "The units may begin in enemy sight, if one turn’s march would take them out of it.",
  "19.7.1-e":
    "They can be bombarded where they seem to stand; their owner simulates the effect. They vanish when a charge or assault takes place in the hex.",
  "19.7.2-a":
    "The march is discovered when an enemy unit gains extended line of sight to a hex the leader would have reached by then; the hexes of the march’s first move do not count.",
  "19.7.2-b": "In each command phase the owner rolls on the hidden movement table. Result R reveals the march.",
  "19.7.2-c":
    "If the nearest enemy headquarters is Austrian or Russian, subtract 1 from the die. That never happens here.",
  "19.7.2-d": "The owner may reveal the march at any moment.",
  "19.7.2-e":
    "When a march is revealed, its owner at once moves the leader along the plotted route until the saved MP are spent or he would enter a blocking hex.",
  "19.7.2-f": "From that hex the units may spend 2 MP, or the saved MP left if fewer.",
  "19.7.2-g":
    "A hex blocks if it holds an enemy unit, is in an enemy zone of control, or is in line of sight of an enemy unit or leader.",
  "19.7.3-a":
    "Initiative may be used to go around a blocked hex: it changes the route, but not the goal or the type of order.",
  "19.7.3-b": "A bad move reveals the march at once and is then carried out as usual.",
  "19.7.3-c":
    "New orders may replace a hidden march. For their arrival, add the way to where the units seem to stand and the MP that cavalry would have spent on the route by the time they are given.",
  "19.7.3-d": "Even when the new orders are obeyed, keep rolling in the row for the third turn and later.",
  "19.7.4-a":
    "If hidden marches of both sides share a route or cross, both are followed side by side, 4 MP at a time, until one sees the other. The player concerned must say so.",
  "19.8-a": "Some leaders have a character beside their rating: aggressive or panicky.",
  "19.8.1-a":
    "If such a leader rolls 2 on two dice for compliance, he ignores the order. An aggressive leader gives himself an Attack on the nearest enemy units, a panicky one a Fall Back, and obeys it at once.",
  "19.8.1-b": "A leader with a character makes the same check whenever one of his orders is achieved.",
  "19.8.2-a":
    "For initiative an aggressive leader shifts one column right for Attack and Probe and one left for other orders; a panicky leader one right for Fall Back and one left for others.",
  "19.8.3-a":
    "A panicky leader on Attack or Probe rolls two dice each daylight turn while his formation is in contact with the enemy: on a 2 he changes to Fall Back.",
  "19.8.3-b":
    "An aggressive leader on any other order rolls two dice each daylight turn while he sees enemy units: on a 2 he changes to Attack.",
  "19.9-a":
    "A unit with a strength above 2 that uses march movement on roads fills two hexes: the one it last entered and the one before. No unit in march movement may enter either.",
  "19.9-b":
    "If either hex is attacked, the unit counts as flanked and defends at half strength from the hex attacked first. After the combat it is no longer in column.",
  "19.10-a": "Instead of using the fire table, roll as many dice as the firing strength. Each six is a hit.",
  "19.10-b":
    "Each combat modifier that applies, such as a flank attack, repeaters or disruption, adds 1 to every one of these dice or takes 1 from it. Terrain changes the strength as usual.",
  "19.11-a": "For play by mail there is no chit draw, and each side plays a turn of its own.",
  "19.11-b":
    "Each side adds the combats it won last turn, the rating of its army commander and a die. The higher chooses whether to play first or second.",
  "19.11-c": "Each player’s turn has the usual order: bombardment, charges, movement, assault.",
  "19.11-d": "Units attack together only if one chit would activate them. So coordinated actions are still rolled for.",
  "19.11-e": "Reaction charges run side by side, so each layer of them takes a single exchange.",
  "19.12.1-a":
    "A divisional order may also attach a division to another corps. It is then activated together with that corps.",
  "19.12.1-b": "Each division attached to a corps after the first lowers its leader’s rating by 1.",
  "19.12.1-c":
    "An attached division suffers the demoralisation of its present corps, but its losses count for the corps it came from.",
  "19.12.1-d":
    "A marker of the new corps beneath one of the division’s units shows the attachment. Any marker may be used if there is none.",
  "19.12.2-a":
    "If an enemy combat unit entered an aide’s hex, divide by 6 the MP that cavalry needs from there to that enemy army’s commander. That many turns later, in the command phase, that player learns the order and the formation it was meant for.",
  "TF-a": "The fire table begins with a strength of 1: without strength there is no fire.",
  "TF-b": "The fire table ends with a strength of 24. More is looked up by 7.1-h.",
  "TI-a":
    "The initiative table shows for each rating which totals of two dice are a bad move, without effect, or an act of initiative. A rating above 4 reads as 4.",
  "TI-b": "A leader on Reserve reads the last line of the initiative table from 1 less.",
  "TC-a":
    "The compliance table gives for each column the least total of two dice for R5, for R4 and for C. Less than R5 is R6.",
  "TC-b": "A column below −1 is read as −1, one above 8 as 8.",
  "TC-c": "Demoralisation, by 14.2-a, changes a result after it has been read.",
  "TT-a": "The percentages of the terrain table reduce only those who attack into that terrain.",
  "TT-b": "Reductions for hexside and hex multiply; but a bridge’s replaces the hex’s own.",
  "TT-c": "A crest reduces those who attack over it from below.",
  "TX-a": "For assaults the summary names disruption, flank and terrain. The whole list is 7.6.",
  "TX-b": "For charges it names flank, backhand blow and “not ready”.",
  "TX-c":
    "For bombardment, as an option, it names 25% more against stacked targets that are not artillery. The rule itself, 19.2-a, says 50%.",
};
