import type { ActionBase, EventBase, PlayedStep } from "@stonebridge/kernel";
import { expect, it } from "vitest";
import { endOfUndo } from "../../src/session/shown.ts";

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
