/** Which decisions of a game make puzzles, by their step, and which actions are no answer. */
export interface Questions {
  /** Asked wherever they come up. */
  readonly asked: ReadonlySet<string>;
  /** Asked only as they begin, not in the middle: where somebody marches, not his fourth step. */
  readonly begun: ReadonlySet<string>;
  /** They only say who acts: asked where what he does then is clear as well. */
  readonly picks: ReadonlySet<string>;
  /** Types of actions that leave things as they are. Nobody looks long for them. */
  readonly idle: ReadonlySet<string>;
}

/**
 * Questions by the id of the game. Left out is what carries out something that was decided before, such as which unit takes a loss, the
 * order of fights, facings and set-ups.
 */
export const QUESTIONS: Readonly<Record<string, Questions>> = {
  "bull-run-1861": {
    asked: new Set(["combat", "withdrawal", "advance", "hit", "marking", "offensive", "headquarters"]),
    begun: new Set(["march", "operational-march"]),
    picks: new Set(["activation", "operational"]),
    idle: new Set(["end", "decline", "marked", "stay"]),
  },
  "bull-run-1983": {
    asked: new Set(["declaration", "advance", "retreat", "onslaught", "following", "rally"]),
    begun: new Set(["march"]),
    picks: new Set(["movement"]),
    idle: new Set(["done", "complete", "stop", "with", "leave"]),
  },
  "second-bull-run-1862": {
    asked: new Set(["combat", "withdrawal", "advance", "counter-attack", "jones", "parting", "recall", "night-moves"]),
    begun: new Set(["march"]),
    picks: new Set(["designation", "divisions", "division"]),
    idle: new Set(["end", "done", "decline", "stay", "refrain", "enough", "wait"]),
  },
  "no-written-orders": {
    asked: new Set([
      "bombardment",
      "declaration",
      "advance",
      "retreat",
      "initiative",
      "evasion",
      "breaking-off",
      "passing-fire",
      "orders",
      "reorganisation",
      "pair",
    ]),
    begun: new Set(["march", "drafting"]),
    picks: new Set(["movement"]),
    idle: new Set([
      "end",
      "done",
      "stop",
      "with",
      "leave",
      "end-bombardment",
      "end-declaration",
      "end-advance",
      "refrain",
    ]),
  },
};
