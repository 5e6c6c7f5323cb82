import type { VARIANTS } from "../../rules/variants.ts";

/** Clauses 19.7 to 19.12 and the notes of the tables, for readers. */
export const variants: Readonly<Record<keyof typeof VARIANTS, string>> = {
  "19.7.1-a":
    "The route of a hidden march is plotted exactly for the leader, or for the leading unit of a division without one: the roads it follows and the towns it passes.",
  "19.7.1-b": "Compliance is tested as usual.",
  "19.7.1-c":
    "Once it is obeyed the units stay where they are on the map and save up 4 MP a turn, or 6 if the formation is all cavalry.",
  "19.7.1-d":
    "The units need not begin out of enemy sight; it is enough that one turn of march would take them out of it.",
  "19.7.1-e":
    "They can be bombarded where they seem to stand; their owner acts out what happens to them. They vanish from the hex when a charge or assault takes place there.",
  "19.7.2-a":
    "The march is discovered when an enemy unit gains extended line of sight to a hex where the leader would have been by then; those of the march’s first move do not count.",
  "19.7.2-b": "In each command phase the owner rolls on the hidden movement table. Result R reveals the march.",
  "19.7.2-c":
    "If the nearest enemy headquarters is Austrian or Russian, 1 is taken from the die. That never happens here.",
  "19.7.2-d": "The owner may reveal the march at any moment.",
  "19.7.2-e":
    "When a march is revealed, its owner at once moves the leader along the plotted way until the collected MP are spent or a blocking hex would be entered.",
  "19.7.2-f": "From that hex the units may spend 2 MP, or what is left of those collected if that is less.",
  "19.7.2-g":
    "A hex blocks if it holds an enemy unit, is in an enemy zone of control, or is in line of sight of an enemy unit or leader.",
  "19.7.3-a":
    "Initiative may be used to go round a blocked hex: it changes the route, but neither the goal nor the type of order.",
  "19.7.3-b": "A bad move reveals the march at once and is then carried out as usual.",
  "19.7.3-c":
    "New orders may supersede a hidden march. Their arrival is reckoned by adding, to the way to where the units seem to stand, the MP that cavalry would have spent on the route by the time they are given.",
  "19.7.3-d": "Even when the new orders are obeyed, one goes on rolling in the row for the third turn and later.",
  "19.7.4-a":
    "If hidden marches of both sides share a way or cross, both are followed side by side, 4 MP at a time, until one sees the other. The player concerned must point it out.",
  "19.8-a": "Some leaders have a character beside their rating: aggressive or panicky.",
  "19.8.1-a":
    "If such a leader rolls 2 on two dice for compliance, he ignores the order. An aggressive one takes up and obeys an Attack on the nearest enemy units, a panicky one a Fall Back.",
  "19.8.1-b": "A leader with a character makes the same check whenever one of his orders is achieved.",
  "19.8.2-a":
    "For initiative an aggressive leader has one column to the right for Attack and Probe and one to the left for other orders; a panicky one, one to the right for Fall Back and one to the left for others.",
  "19.8.3-a":
    "A panicky leader on Attack or Probe rolls two dice each daylight turn while his formation touches the enemy: on a 2 he changes to Fall Back.",
  "19.8.3-b":
    "An aggressive leader on any other order rolls two dice each daylight turn while he sees enemy units: on a 2 he changes to Attack.",
  "19.9-a":
    "A unit with a strength above 2 that uses march movement on roads fills two hexes: the one it entered last and the one before. No unit by march movement may enter either.",
  "19.9-b":
    "If either hex is attacked the unit counts as flanked, and defends at half strength from the hex attacked first. After the combat it is no longer in column.",
  "19.10-a": "Instead of using the fire table, roll as many dice as the firing strength. Each six is a hit.",
  "19.10-b":
    "Each combat modifier that applies, such as a flank attack, repeaters or disruption, adds 1 to every one of these dice or takes 1 from it. Terrain changes the strength as usual.",
  "19.11-a": "For play by mail the draw of chits is dropped, and each side plays a turn of its own.",
  "19.11-b":
    "Each side adds the combats it won last turn, the rating of its army commander and a die. The higher chooses whether to play first or second.",
  "19.11-c": "Each player’s turn has the usual order: bombardment, charges, movement, assault.",
  "19.11-d":
    "Units attack together only if one chit would activate them. Coordinated actions are therefore still rolled for.",
  "19.11-e": "Reaction charges run side by side, so that each layer of them costs a single exchange.",
  "19.12.1-a":
    "A divisional order may also attach a division to another corps. It is then activated together with that corps.",
  "19.12.1-b":
    "Each division after the first that is attached to a corps in this way lowers the rating of its leader by 1.",
  "19.12.1-c":
    "An attached division suffers the demoralisation of its present corps, but its losses count for the corps it came from.",
  "19.12.1-d":
    "A marker of the new corps beneath one of the division’s units shows the attachment. Any marker may be used if there is none.",
  "19.12.2-a":
    "If an enemy combat unit entered the hex of an aide, divide by 6 the MP that cavalry needs from there to the commander of that enemy army. So many turns later, in the command phase, that player is told the order and the formation it was meant for.",
  "TF-a": "The fire table begins with a strength of 1: without strength there is no fire.",
  "TF-b": "The fire table ends with a strength of 24. More is looked up by 7.1-h.",
  "TI-a":
    "The initiative table shows for each rating which totals of two dice are a bad move, without effect, or an act of initiative. A rating above 4 reads as 4.",
  "TI-b": "A leader on Reserve reads the last line of the initiative table from 1 less.",
  "TC-a":
    "The compliance table gives for each column the least total of two dice for R5, for R4 and for C. Less than R5 is R6.",
  "TC-b": "A column below −1 is read as −1, one above 8 as 8.",
  "TC-c": "What demoralisation does to a result, by 14.2-a, comes after it has been read.",
  "TT-a": "The percentages of the terrain table reduce only those who attack into that terrain.",
  "TT-b": "Reductions of hexside and hex multiply; but that of a bridge takes the place of the hex’s own.",
  "TT-c": "A crest reduces those who attack over it from below.",
  "TX-a": "For assaults the summary names disruption, flank and terrain. The whole list is 7.6.",
  "TX-b": "For charges it names flank, backhand blow and “not ready”.",
  "TX-c":
    "For bombardment, as an option, it names 25% more against stacked targets that are not artillery. The rule itself, 19.2-a, says 50%.",
};
