/**
 * Sets up a position, writes it as a file that every part of Stonebridge reads, and asks what may be done in it and why not.
 *
 *   npx tsx -C source examples/make-a-situation.ts [file to write]
 */
import { writeFileSync } from "node:fs";
import { type Action, bullRun1861, type Situation } from "@stonebridge/games/bull-run-1861";
import { fastDice, Faulty } from "@stonebridge/kernel";

const situation: Situation = {
  format: "stonebridge-situation",
  version: 1,
  game: "bull-run-1861",
  name: "Sherman before Henry Hill",
  at: { stage: "movement", turn: 6, phase: 2, first: "north", side: "north", activations: 1 },
  placements: [
    { unit: "sherman", zone: "robinson-farm", facing: "henry-hill" },
    { unit: "porter", zone: "stone-house", facing: "henry-hill" },
    { unit: "jackson", zone: "henry-hill", facing: "robinson-farm", losses: 1 },
  ],
  headquarters: [{ id: "mcdowell", zone: "stone-bridge-east" }],
};
const file = process.argv[2];
if (file !== undefined) writeFileSync(file, JSON.stringify(situation, undefined, 2));

const game = bullRun1861.open(situation);
const position = game.start(fastDice(1));
const decision = game.decision(position);
if (!decision.over) {
  const kinds = [...new Set(decision.actions.map(({ type }) => type))];
  console.log(`The ${decision.sides[0]} side decides by ${decision.rule}: ${kinds.join(", ")}.`);
}
const attack: Action = { type: "attack", element: "sherman", facing: "henry-hill" };
console.log("Sherman attacks at once?", game.whyNot(position, "north", attack) ?? "He may.");

try {
  bullRun1861.open({ ...situation, placements: [{ unit: "shermann", zone: "henry-hill" }], at: { stage: "noon" } });
} catch (error) {
  if (!(error instanceof Faulty)) throw error;
  console.log(`${error.what}:`);
  for (const { field, problem } of error.faults) console.log(`  ${field}: ${problem}`);
}
