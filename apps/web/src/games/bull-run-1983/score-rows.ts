import type { BullRun1983, View } from "@stonebridge/games/bull-run-1983";
import type { Names } from "@stonebridge/games/bull-run-1983/text";
import type { ScoreRow } from "../../play/zones/score-rows.ts";
import { starsHeld } from "./standing.ts";

/** Victory stars and whose they are: one with a Union unit on it is the Union's (3.3). */
export function scoreRows(game: BullRun1983, view: View, names: Names): readonly ScoreRow[] {
  const { stars, grid } = game.field;
  const held = new Set(starsHeld(game, view));
  return stars.map((star) => {
    const hex = grid.ids[star];
    return {
      text: [{ place: hex, name: names.place(hex) }],
      rule: "BR83-3.3-a",
      points: held.has(hex) ? [1, undefined] : [undefined, 1],
    };
  });
}
