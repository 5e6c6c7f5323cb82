import type { RESULTS } from "../../rules/results.ts";

/** Clauses 10.4: dice, results, combat tests, retreats, losses; for readers. */
export const results: Readonly<Record<keyof typeof RESULTS, string>> = {
  "10.4-a": "Each side adds its modifiers to one die. What comes out lower than 1 counts as 1.",
  "10.4-b": "When both totals are the same the attacker suffers Fatigue.",
  "10.4-c": "The side with the lower total suffers Fatigue.",
  "10.4-d": "If one total is higher than twice the other, the lower side suffers Fatigue and then a combat test.",
  "10.4-e": "No more brigades suffer a result than the enemy has engaged: a single winner tires a single loser.",
  "10.4-f":
    "A die that shows 6 costs the enemy a loss at once, on one brigade that is not artillery. Both sides may do so in the same combat.",
  "10.4-g": "A fresh brigade goes to Fatigue 1 and from there to Fatigue 2, never beyond.",
  "10.4-h": "Every brigade that suffers the test rolls a die of its own.",
  "10.4-i":
    "A star adds 1. Fatigue 2 takes 1 off, a Losses marker 1, losses of half the strength 2, and for artillery alone 3. The battle may add more.",
  "10.4-j": "The brigade takes a loss and stays. One enemy brigade takes a loss as well.",
  "10.4-k": "The brigade goes back 1 zone from the combat.",
  "10.4-l": "The brigade takes a loss and goes back 2 zones.",
  "10.4-m": "The brigade takes a loss, goes back 3 zones and gets a Rout marker.",
  "10.4-n": "It neither moves nor attacks, it counts as Fatigue 2 whatever happens, and all around it is Flank.",
  "10.4-o": "A brigade that goes back takes one loss more for each zone it enters that is in an enemy Front.",
  "10.4-p": "The stacking limit holds where the brigade ends. Where there is no room it goes to another zone.",
  "10.4-q": "After a retreat or disorder a brigade may turn. One that can only go off the map is eliminated.",
  "10.4-r":
    "First of all away from the attackers, then outside enemy Fronts, then outside enemy zones of control, then toward the goals that the battle names.",
  "10.4-s": "Brigades that won may go into a zone left empty at once, whichever their owner likes, but no artillery.",
  "10.4-t": "Who advances may turn, and the enemies he touches may have to turn to him.",
  "10.4-u":
    "The first loss turns the counter over, except that of cavalry; markers under it count the rest. A counter that is only turned over has no Losses marker.",
  "10.4-v":
    "Each loss takes 1 off combat and artillery potential, may weigh on combat tests and counts for victory points.",
  "10.4-w": "A brigade whose combat potential is down to 0 is eliminated. For cavalry the mounted value counts.",
  "10.4-x":
    "Where several brigades could take the loss or the Fatigue, the one with the highest combat potential does; among equals the owner chooses.",
  "10.4-y":
    "Artillery survives one loss and is eliminated by the second. Its combat potential, in brackets, is nothing but a notion: only its artillery potential fights.",
  "10.4-z":
    "Artillery bears no Fatigue and does not advance. Its combat test has −3 when no infantry or cavalry is beside it.",
};
