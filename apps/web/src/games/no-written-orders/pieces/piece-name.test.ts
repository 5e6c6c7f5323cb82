import { namesOf } from "@stonebridge/games/no-written-orders/text";
import { texts } from "@stonebridge/games/no-written-orders/text/en";
import { expect, it } from "vitest";
import { openGame } from "../../../../test/unit/tables-nwo.ts";
import { pieceName } from "./piece-name.ts";
import { headquartersPiece } from "./pieces.ts";

it("names counters, and formations that dice are thrown for", () => {
  const { field } = openGame().game;
  const named = (id: string): string => pieceName(field, namesOf(texts, field), id);
  expect(["u_sherman", "tyler", headquartersPiece("mcdowell"), "U1"].map(named)).toEqual([
    "Sherman’s brigade",
    "Tyler",
    "McDowell’s headquarters",
    "Tyler’s division",
  ]);
});
