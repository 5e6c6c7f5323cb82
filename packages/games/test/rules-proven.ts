import { watchRules } from "@stonebridge/kernel";
import { afterEach, beforeEach, expect, type RunnerTask } from "vitest";

/** What the tests of a file prove: rules that fired, and the names of tests that asserted something and passed. */
export interface RulesProven {
  readonly fired: readonly string[];
  readonly asserted: readonly string[];
}

declare module "vitest" {
  interface TaskMeta {
    rules?: RulesProven;
  }
}

const fired = new Set<string>();
const asserted = new Set<string>();

const isOfGames = (task: RunnerTask): boolean => task.file.name.startsWith("packages/games/test/");

beforeEach(({ task }) => {
  if (isOfGames(task)) watchRules((rule) => fired.add(rule));
});

afterEach(({ task }) => {
  if (!isOfGames(task)) return;
  watchRules(undefined);
  if ((task.result?.errors ?? []).length === 0 && expect.getState().assertionCalls > 0) asserted.add(nameOf(task));
  task.file.meta.rules = { fired: [...fired], asserted: [...asserted] };
});

function nameOf(task: RunnerTask): string {
  return task.suite === undefined ? task.name : `${nameOf(task.suite)} > ${task.name}`;
}
