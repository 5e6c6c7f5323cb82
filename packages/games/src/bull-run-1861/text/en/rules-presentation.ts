import type { PRESENTATION } from "../../rules/presentation.ts";

/** Clauses 1 to 5: what the game is, its counters and map, victory, the turn, for readers. */
export const presentation: Readonly<Record<keyof typeof PRESENTATION, string>> = {
  "1-a":
    "The game is the first battle of Bull Run, also called Manassas, fought on 21 July 1861. One player leads the North, the other the South.",
  "1-b":
    "The map covers the country on both banks of Bull Run, from Centreville to Manassas Junction. It is cut into zones of uneven shape.",
  "1-c": "Some counters are brigades; the others are markers that show what state something is in.",
  "1-d": "Each turn covers an hour and a quarter of the day.",
  "1-e": "The first turn opens at 8 in the morning.",
  "1-f": "The day lasts 7 turns.",
  "1-g": "Blue brigades belong to the North, grey ones to the South.",
  "1-h": "All rolls are made with ordinary dice of six faces, one for each player.",
  "2-a": "There are brigades, which move and fight, and markers, which only record something.",
  "2-b": "A brigade is a body of infantry or of cavalry.",
  "2-c": "A star marks a brigade under an outstanding commander. It helps in combat, in retreats and out of command.",
  "2-d": "A number in a circle is the cavalry that rides with a Southern brigade. Only some brigades have it.",
  "2-e": "The left number says how strong the brigade fights: how many men it has, and how good they are.",
  "2-f": "The right number stands for the guns that go with the brigade.",
  "2-g": "No counter shows its movement: infantry always has 4 movement points (MP), cavalry 6.",
  "2-h": "A brigade that has lost one step shows its back, with red and lower numbers.",
  "2-i": "From the second loss on, a marker under the counter keeps count.",
  "2-j": "One marker shows the turn on its track, another the Movement phase.",
  "2-k": "A brigade is fresh, or bears Fatigue 1, or bears Fatigue 2.",
  "2-l": "Loss markers carry the figures 1 and 2, or 3 and 4.",
  "2-m":
    "Further markers show an attack that was declared, a brigade under Operational movement, and the second zone of an extended line.",
  "2-n": "Three headquarters (HQs) lead the armies: McDowell for the North, Beauregard and Johnston for the South.",
  "3-a": "Brigades stand in zones and go from one zone to the next.",
  "3-b":
    "Roads, woods, hills, fords, a bridge, villages and hamlets lie in or between the zones. They matter only where a rule on movement or combat names them.",
  "3-c": "Numbers and letters on the map show where brigades begin in the historical set-up.",
  "4-a": "When the game ends, the side with more victory points has won.",
  "4-b": "If both have the same number of points, the South has won.",
  "4-c": "Each side adds up the steps it has lost; what counts is the gap between the two sums.",
  "4-d": "If the gap is at least 3, the side that lost fewer steps gets 2 points.",
  "4-e": "From a gap of 6 that reward becomes 3 points.",
  "4-f": "Whoever controls a scoring hill has 1 point for it.",
  "4-g": "The hills around Centreville give nothing.",
  "4-h": "Six hills score, no more and no fewer.",
  "4-i": "The North begins with Mountain View, the South with the five other scoring hills.",
  "4-j": "Manassas Junction and Centreville are worth 2 points each to whoever controls them.",
  "4-k": "At the start each side holds its own base.",
  "4-l": "A zone belongs to the side that passed through it last, even if nobody has stayed.",
  "4-m": "Control passes as soon as a brigade comes in, however it got there.",
  "4-n": "Counted by these rules, the real battle ended 8 to 5 for the South.",
  "5-a":
    "A turn runs through four parts: initiative, the Movement phases, the roll for more of them, and administration at the end.",
  "5-b":
    "There are 3, 4 or 5 Movement phases in a turn. In each the first player plays his half, then the second player his.",
};
