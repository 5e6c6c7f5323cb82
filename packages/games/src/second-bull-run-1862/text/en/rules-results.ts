import type { RESULTS } from "../../rules/results.ts";

/** Clauses of 10.4: dice, results, combat tests, retreats, losses; for readers. */
export const results: Readonly<Record<keyof typeof RESULTS, string>> = {
  "10.4-a": "Each side adds its modifiers to one die. A total below 1 counts as 1.",
  "10.4-b": "If the totals are equal, the attacker suffers Fatigue.",
  "10.4-c": "The side with the lower total suffers Fatigue.",
  "10.4-d": "If one total is more than twice the other, the lower side suffers Fatigue and then a combat test.",
  "10.4-e": "No more brigades suffer a result than the enemy has engaged: a single winner affects a single loser.",
  "10.4-f":
    "A natural 6 costs the enemy an immediate loss, on one brigade that is not artillery. Both sides may do so in the same combat.",
  "10.4-g": "A fresh brigade goes to Fatigue 1 and from there to Fatigue 2, never beyond.",
  "10.4-h": "Every brigade that suffers the test rolls its own die.",
  "10.4-i":
    "A star gives +1. Fatigue 2 gives −1, a Losses marker −1, the loss of half its strength −2, and artillery alone −3. The battle may add more.",
  "10.4-j": "The brigade takes a loss and stays. One enemy brigade takes a loss as well.",
  "10.4-k": "The brigade retreats 1 zone from the combat.",
  "10.4-l": "The brigade takes a loss and retreats 2 zones.",
  "10.4-m": "The brigade takes a loss, retreats 3 zones and gets a Rout marker.",
  "10.4-n": "A routed brigade neither moves nor attacks, always counts as Fatigue 2, and has only Flanks.",
  "10.4-o": "A retreating brigade takes one more loss for each zone it enters in an enemy Front.",
  "10.4-p": "The stacking limit applies where the retreat ends. If there is no room, the brigade goes to another zone.",
  "10.4-q": "After a retreat or disorder a brigade may turn. A brigade that can only leave the map is eliminated.",
  "10.4-r":
    "First away from the attackers, then outside enemy Fronts, then outside enemy zones of control, then towards the goals the battle names.",
  "10.4-s": "Brigades that won, except artillery, may at once advance into an empty zone; their owner chooses which.",
  "10.4-t": "A brigade that advances may turn, and the enemies it contacts may have to turn to it.",
  "10.4-u":
    "The first loss flips the counter, except for cavalry; markers under it record the rest. A counter that is only flipped has no Losses marker.",
  "10.4-v":
    "Each loss takes 1 off combat and artillery potential, may affect combat tests and counts for victory points.",
  "10.4-w": "A brigade whose combat potential has fallen to 0 is eliminated. For cavalry the mounted value counts.",
  "10.4-x":
    "If several brigades could take the loss or the Fatigue, the one with the highest combat potential does; among equals the owner chooses.",
  "10.4-y":
    "Artillery survives one loss and is eliminated by the second. Its combat potential, in brackets, is only nominal: it fights with its artillery potential.",
  "10.4-z":
    "Artillery takes no Fatigue and does not advance. Its combat test has −3 when no infantry or cavalry is with it.",
};
