import { expect, it } from "vitest";
import { seatsFor, startMistake } from "../../src/analysis/start-mistake.ts";
import { branchGame } from "../../src/session/sessions.ts";
import { takeInRecord } from "../../src/session/take-in.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { recruitsGame } from "../report/given-up.ts";

useFakeIndexedDb();

it("begins with the position before a mistake: what was played before it stays played", async () => {
  const session = await takeInRecord(recruitsGame("bull-run-1983"));
  const { steps } = session.whole;
  const { number, side } =
    steps.find(
      (step, at) => at > 0 && [steps[at - 1], step].every((one) => one.side === step.side && one.dice.length === 0),
    ) ?? session.whole.steps[0];
  const free = await branchGame(session, number - 1, seatsFor(session.game.sides, side));
  expect(free.undoState.steps).toBeGreaterThan(0);
  const exercise = await startMistake(session, { step: number, side });
  expect(exercise.length).toBe(number - 1);
  expect(exercise.undoState).toEqual({ steps: 0, mark: number - 1, reason: "start" });
  expect(exercise.undo()).toBe(false);
  const { decision } = exercise;
  if (decision.over) throw new Error("over");
  exercise.act(steps[number - 1].action);
  expect([exercise.undo(), exercise.length]).toEqual([true, number - 1]);
});
