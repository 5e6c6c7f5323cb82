import type { View } from "@stonebridge/games/bull-run-1861";
import type { Names, Texts } from "@stonebridge/games/bull-run-1861/text";
import type { ScoreRow } from "../../play/zones/score-rows.ts";

/** Where every victory point comes from. */
export function scoreRows({ score }: View, texts: Texts, names: Names): readonly ScoreRow[] {
  return score.lines.map((line) => ({
    text: texts.score(line, names),
    rule: line.rule,
    points: line.side === "north" ? [line.points, undefined] : [undefined, line.points],
  }));
}
