// @vitest-environment happy-dom
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { bullRun1983 as module } from "@stonebridge/games/bull-run-1983";
import { openGame } from "../../../test/unit/tables-1983.ts";
import { bullRun1983 } from "./entry.ts";
import { seenBy } from "./table.ts";

describe("a game that is over, with everything open", () => {
  const game = openGame({ ...(module.situation("historical") as object), options: { fogOfWar: "on" } });
  const position = game.start(fastDice(1));
  const open = bullRun1983.openView?.(game, position);

  it("shows what lies face down of either side, each piece where it is", () => {
    const hexes = (pieces: readonly { readonly id?: string; readonly piece?: string; readonly hex?: string }[]) =>
      pieces
        .flatMap(({ id, piece, hex }) => (hex === undefined ? [] : [`${id ?? piece} ${hex}`]))
        .toSorted((one, other) => one.localeCompare(other));
    const placed = game.describe(position) as unknown as { placements: { piece: string; hex?: string }[] };
    expect(hexes(open?.pieces ?? [])).toEqual(hexes(placed.placements));
    expect(hexes(game.view(position, "union").pieces)).not.toEqual(hexes(placed.placements));
    expect(open?.faceDown).toEqual([]);
  });

  it("shows either side’s set-up, as if there were no curtain", () => {
    const setUp = openGame(module.situation("free", { fogOfWar: "on" }));
    const at = setUp.start(fastDice(1));
    const shown = () => bullRun1983.openView?.(setUp, at);
    const act = (side: "union" | "confederate", ...types: readonly ("suggest" | "ready")[]) => {
      for (const type of types) setUp.act(at, side, { type }, fastDice(1));
    };
    act("confederate", "suggest");
    setUp.act(at, "confederate", { type: "take", piece: "cs-l-beauregard" }, fastDice(1));
    expect(shown()).toMatchObject({ abatis: setUp.view(at, "confederate").abatis, trestle: "stands" });
    expect(shown()?.abatis.length).toBeGreaterThan(0);
    expect(shown()?.steps).toEqual(at.stack);
    act("confederate", "suggest", "ready");
    setUp.act(at, "union", { type: "take", piece: "us-2me" }, fastDice(1));
    expect(shown()?.steps).toEqual(at.stack);
    act("union", "suggest");
    const union = shown()?.pieces.filter(({ side, hex }) => side === "union" && hex !== undefined) ?? [];
    expect(union.length).toBeGreaterThan(40);
    expect(setUp.view(at, "confederate").faceDown).toEqual([]);
  });

  it("agrees with a position, so that the map can be drawn from it", () => {
    if (!open) throw new Error("There is no open view.");
    const seen = seenBy(game, open);
    expect([...seen.place]).toEqual([...position.place]);
  });
});
