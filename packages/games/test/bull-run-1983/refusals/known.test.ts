import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { Action, SideId } from "../../../src/bull-run-1983/index.ts";
import { Known } from "../../../src/bull-run-1983/known.ts";
import { FROZEN } from "../../../src/bull-run-1983/position.ts";
import { marching } from "../refusals/cases.ts";

/** 2 NH stands beside 18 Va, which is face down, and 19 Va, which is not. */
function knownTo(side: SideId, action: Action): { readonly known: Known; readonly units: readonly number[] } {
  const { game, position: p } = marching({ K10: "us-2nh" }, { K11: "cs-18va", L10: "cs-19va" });
  const units = ["cs-18va", "cs-19va"].map((id) => game.field.index.get(id) as number);
  p.marks[units[0] as number] = FROZEN;
  const play = { field: game.field, p, dice: fastDice(1), events: undefined };
  return { known: new Known({ play, side, action }), units };
}
const take: Action = { type: "take", piece: "us-2nh" };
const put: Action = { type: "put", hex: "K11" };

describe("what a refusal may tell", () => {
  test("BR83-2.6-a BR83-2.6-b BR83-4.84-a the pieces that lie face up, and no face-down one of the other side", () => {
    const { known, units } = knownTo("union", take);
    expect(known.named(units)).toEqual(["cs-19va"]);
    expect(known.enemiesAround("us-2nh")).toEqual(["cs-19va"]);
    expect(known.room("K11").points).toBe(0);
    expect(known.room("L10").points).toBeGreaterThan(0);
  });

  test("BR83-2.6-b their owner all of his own", () => {
    const { known, units } = knownTo("confederate", take);
    expect(known.named(units)).toEqual(["cs-18va", "cs-19va"]);
    expect(known.room("K11").points).toBeGreaterThan(0);
  });

  test("BR83-R12 where counters are, whatever their faces", () => {
    expect(knownTo("union", put).known.countersNear("K12")).toEqual(expect.arrayContaining(["K11", "L10"]));
  });
});
