import { describe, expect, it } from "vitest";
import { Rearranged } from "./rearranged.ts";

const steps = (...types: readonly string[]) => types.map((type) => ({ action: { type } }));

describe("undo after steps were replaced by others", () => {
  it("restores the former ones, once, and reports it", () => {
    const rearranged = new Rearranged();
    const said: string[] = [];
    rearranged.note(
      { undoTo: 1, actions: [], undone: () => said.push("undone") },
      [{ type: "b" }],
      steps("a", "c", "d"),
    );
    const found = rearranged.undoing(steps("a", "c", "d"), 0);
    expect(found?.former).toMatchObject({ undoTo: 1, actions: [{ type: "b" }] });
    found?.former.done?.();
    expect(said).toEqual(["undone"]);
    expect(rearranged.undoing(steps("a", "c", "d"), 0)).toBeUndefined();
  });

  it.each([
    ["something was played since", steps("a", "c", "d", "e"), 0],
    ["other steps stand there", steps("a", "c", "e"), 0],
    ["dice have fallen since", steps("a", "c", "d"), 2],
  ])("takes a single step back where %s", (_why, now, mark) => {
    const rearranged = new Rearranged();
    rearranged.note({ undoTo: 1, actions: [] }, [{ type: "b" }], steps("a", "c", "d"));
    expect(rearranged.undoing(now, mark)).toBeUndefined();
  });

  it("goes through several, the last first", () => {
    const rearranged = new Rearranged();
    rearranged.note({ undoTo: 0, actions: [] }, [{ type: "a" }], steps("b"));
    rearranged.note({ undoTo: 0, actions: [] }, [{ type: "b" }], steps("c"));
    const last = rearranged.undoing(steps("c"), 0);
    expect(last?.former.actions).toEqual([{ type: "b" }]);
    last?.former.done?.();
    expect(rearranged.undoing(steps("b"), 0)?.former.actions).toEqual([{ type: "a" }]);
  });
});
