import type { ActionBase, EventBase, PlayedStep } from "@stonebridge/kernel";
import { expect, it } from "vitest";
import { endOfUndo, undoFrom } from "../../src/session/shown.ts";

const step = (side: string, ...dice: number[]): PlayedStep<ActionBase, EventBase> => ({
  number: 1,
  side,
  action: { type: "does" },
  dice,
  events: [],
  check: "",
});

it("while the screen comes to the next steps, undo ends at one’s own dice, or because others have decided", () => {
  const mine = step("north");
  expect(endOfUndo([mine], [step("north", 4, 2)])).toBe("roll");
  expect(endOfUndo([mine], [step("south", 4, 2)])).toBe("side");
  expect(endOfUndo([mine], [step("south")])).toBe("side");
  expect(endOfUndo([], [step("south", 1)])).toBe("side");
});

it("an exercise cannot be undone to before it began, and no further than any game", () => {
  expect(undoFrom(4, { steps: 6, mark: 1, reason: "roll" })).toEqual({ steps: 3, mark: 4, reason: "start" });
  expect(undoFrom(4, { steps: 2, mark: 5, reason: "side" })).toEqual({ steps: 2, mark: 5, reason: "side" });
});
