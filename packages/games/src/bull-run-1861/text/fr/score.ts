import { type Outcome, resignedSide, typesetFrench } from "@stonebridge/kernel";
import { type Line, pointsIn } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { ScoreRule } from "../../views/view.ts";
import { type SideId, SIDES } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { THE_SIDE, The_SIDE } from "./grammar.ts";

/** What a score line without a zone is for, by its clause. */
const REASONS: Readonly<Record<ScoreRule, string>> = {
  "BR61-4-d": "Au moins 3 pertes de moins que l’ennemi",
  "BR61-4-e": "Au moins 6 pertes de moins que l’ennemi",
  "BR61-13-e": "Moins de 4 brigades ont franchi Sudley Ford",
  "BR61-S12": "Accordés pour des chances égales",
};

function outcome({ winner, rule, about }: Outcome): Line {
  const points = pointsIn(about, SIDES);
  const who = { bold: `${The_SIDE[winner as SideId]} gagne` };
  const resigned = resignedSide({ about });
  if (resigned !== undefined) return ligne`${who} : ${THE_SIDE[resigned as SideId]} abandonne.`;
  if (rule === "BR61-13-m") return ligne`${who} par défaite automatique : 10 pertes infligées, 7 ou moins subies.`;
  if (points === undefined) return ligne`${who}.`;
  const score = `Nord ${points.north}, Sud ${points.south}`;
  return points.north === points.south
    ? ligne`${who} : ${score}, et l’égalité revient au Sud.`
    : ligne`${who} : ${score}.`;
}

export const score = {
  score: (line, names) =>
    line.zone === undefined ? [typesetFrench(REASONS[line.rule])] : [{ place: line.zone, name: names.zone(line.zone) }],
  outcome,
} satisfies Partial<Texts>;
