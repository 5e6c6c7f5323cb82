import { openTools } from "../../../../test/unit/tables-nwo.ts";
import { noWrittenOrders, type Position } from "@stonebridge/games/no-written-orders";
import { fastDice } from "@stonebridge/kernel";
import { expect, it } from "vitest";
import { followedBy } from "./followed.ts";

it("is the corps for a division without an order of its own, nobody for one that has one, or for a corps", () => {
  const tools = openTools(noWrittenOrders.situation("third-day"));
  const position: Position = tools.game.start(fastDice(3));
  const view = tools.game.view(position, "union");
  const followed = (holder: string): string | undefined => followedBy(tools, view, position, holder);
  expect(followed("kearny-division")).toBe("V4");
  expect(followed("hooker-division")).toBeUndefined();
  expect(followed("V4")).toBeUndefined();
});
