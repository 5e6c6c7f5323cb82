import { expect, test } from "vitest";
import { NONE, UNION } from "../../../src/second-bull-run-1862/field.ts";
import { secondBullRun1862 } from "../../../src/second-bull-run-1862/index.ts";
import { Stage } from "../support/stage.ts";

test("SB62-9.2-c a file keeps for whom a command test has failed, and records are checked without it", () => {
  const stage = new Stage(
    {
      placements: [
        { unit: "meade", zone: "77" },
        { unit: "tower", zone: "11" },
        { unit: "stiles", zone: "10" },
      ],
      commanders: [{ id: "mcdowell", zone: "78" }],
      frames: () => [{ step: "segment", side: UNION, at: 0, commander: NONE, slots: NONE }],
    },
    [6, 6],
  ).act({ type: "designate", commander: "mcdowell" }, { type: "choose-division", division: "ricketts" });
  const game = secondBullRun1862.open(secondBullRun1862.situation("august-30"));
  const { p } = stage;
  const segment = p.stack.find((frame) => frame.step === "segment");
  expect(segment).toMatchObject({ failed: [stage.unit("tower"), stage.unit("stiles")] });
  expect(game.decode(JSON.parse(JSON.stringify(game.encode(p)))).stack).toEqual(p.stack);
  const before = game.copy(p);
  for (const frame of before.stack) if (frame.step === "segment") delete frame.failed;
  expect(game.decisive?.(p)).toEqual(game.decisive?.(before));
  expect(game.encode(p)).not.toEqual(game.encode(before));
});
