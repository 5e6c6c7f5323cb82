import { SCENARIO_DATA, SIDES, type SecondBullRun1862, type View } from "@stonebridge/games/second-bull-run-1862";
import type { Names } from "@stonebridge/games/second-bull-run-1862/text";
import type { ScoreRow } from "../../play/zones/score-rows.ts";
import type { PanelTexts } from "./language/panel-texts.ts";

/** The rules of the day by which points are given: the second day's where both are played. */
export function scoringRules(scenario: View["scenario"]): Readonly<Record<"losses" | "objective" | "lead", string>> {
  return scenario === "august-29"
    ? { losses: "SB62-11.2.1-l", objective: "SB62-11.2.1-m", lead: "SB62-11.2.1-n" }
    : { losses: "SB62-11.2.2-k", objective: "SB62-11.2.2-l", lead: "SB62-11.2.2-m" };
}

/** Where every victory point comes from. */
export function scoreRows(
  { field }: SecondBullRun1862,
  view: View,
  names: Names,
  t: Pick<PanelTexts, "score">,
): readonly ScoreRow[] {
  const { union, confederate } = view.score;
  const { victory } = SCENARIO_DATA[view.scenario];
  const rules = scoringRules(view.scenario);
  // Where both days are played, Jones is called on the first (RU-103).
  const option = view.scenario === "august-30" ? "SB62-11.2.2-c" : "SB62-11.2.1-j";
  return [
    ...field.objectives.map((at, slot): ScoreRow => {
      const zone = field.graph.ids[at] as string;
      const side = SIDES[field.objectiveOf[slot] as number] ?? "union";
      const points = view.score[side].objectives.includes(zone) ? victory.objective : 0;
      return {
        text: [{ place: zone, name: names.zone(zone) }],
        rule: rules.objective,
        points: side === "union" ? [points, undefined] : [undefined, points],
      };
    }),
    {
      text: [t.score.losses(union.inflicted, confederate.inflicted)],
      rule: rules.losses,
      points: [union.forLosses, confederate.forLosses],
    },
    ...(union.forOption + confederate.forOption > 0
      ? [{ text: [t.score.option], rule: option, points: [union.forOption, confederate.forOption] as const }]
      : []),
    ...(field.granted.some((points) => points > 0)
      ? [{ text: [t.score.granted], rule: "SB62-S3", points: [field.granted[0], field.granted[1]] as const }]
      : []),
  ];
}
