import { describe, expect, it, vi } from "vitest";
import type { GoalState } from "../games/contract/lessons.ts";
import { Verdict } from "./verdict.ts";

const deeds = (...names: readonly string[]) => names.map((name) => ({ name }));

describe("a goal", () => {
  const [first, second, third, other] = deeds("march", "attack", "retreat", "halt") as [object, object, object, object];
  const states: readonly GoalState[] = ["open", "open", "reached", "missed"];
  const judge = (count: number): GoalState => states[count] ?? "missed";

  it("that was reached stays reached, and is not judged again", () => {
    const verdict = new Verdict();
    const judged = vi.fn(judge);
    expect(verdict.after([first], judged)).toBe("open");
    expect(verdict.after([first, second], judged)).toBe("reached");
    expect(verdict.after([first, second, third], judged)).toBe("reached");
    expect(judged.mock.calls.flat()).toEqual([0, 1, 2]);
  });

  it("that was reached on the way is so after a reload, where all comes at once", () => {
    expect(new Verdict().after([first, second, third], judge)).toBe("reached");
  });

  it("is open again where what decided it was undone, and judged by what was done instead", () => {
    const verdict = new Verdict();
    verdict.after([first, second, third], judge);
    expect(verdict.after([first], judge)).toBe("open");
    expect(verdict.after([first, second], judge)).toBe("reached");
    expect(verdict.after([first, other], () => "missed")).toBe("missed");
  });
});
