import { type Outcome, resignedSide } from "@stonebridge/kernel";
import { type Line, line, pointsIn } from "@stonebridge/kernel/words";
import type { ScoreRule } from "../../views/view.ts";
import { type SideId, SIDES } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { SIDE } from "./grammar.ts";

/** What a score line without a zone is for, by its clause. */
const REASONS: Readonly<Record<ScoreRule, string>> = {
  "BR61-4-d": "At least 3 fewer losses than the enemy",
  "BR61-4-e": "At least 6 fewer losses than the enemy",
  "BR61-13-e": "Fewer than 4 brigades crossed Sudley Ford",
  "BR61-S12": "Given for even chances",
};

function outcome({ winner, rule, about }: Outcome): Line {
  const points = pointsIn(about, SIDES);
  const who = { bold: `${SIDE[winner as SideId]} wins` };
  const resigned = resignedSide({ about });
  if (resigned !== undefined) return line`${who}: ${SIDE[resigned as SideId]} has given up.`;
  if (rule === "BR61-13-m") return line`${who} by automatic defeat: 10 losses inflicted, 7 or fewer suffered.`;
  if (points === undefined) return line`${who}.`;
  const score = `North ${points.north}, South ${points.south}`;
  return points.north === points.south ? line`${who}: ${score}, and a tie goes to the South.` : line`${who}: ${score}.`;
}

export const score = {
  score: (scored, names) =>
    scored.zone === undefined ? [REASONS[scored.rule]] : [{ place: scored.zone, name: names.zone(scored.zone) }],
  outcome,
} satisfies Partial<Texts>;
