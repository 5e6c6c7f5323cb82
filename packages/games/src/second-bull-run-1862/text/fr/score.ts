import { type Outcome, resignedSide, typesetFrench } from "@stonebridge/kernel";
import { type Line, known } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { SideId } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { pointsOf } from "../values.ts";
import { THE_SIDE, The_SIDE, verb } from "./grammar.ts";
import { units } from "./units.ts";

/** What a score line without a zone is for, by its clause. */
const REASONS: Readonly<Record<string, string>> = {
  "SB62-11.2.1-l": "Davantage de pertes infligées",
  "SB62-11.2.2-k": "Davantage de pertes infligées",
  "SB62-11.2.1-j": `La ${units.division("jones")} a été appelée`,
  "SB62-11.2.2-c": `La ${units.division("jones")} a été appelée`,
};

function outcome({ winner, about }: Outcome): Line {
  const points = pointsOf(about);
  const side = winner as SideId | "draw";
  const who = { bold: side === "draw" ? "Partie nulle" : `${The_SIDE[side]} ${verb(side, "gagne", "gagnent")}` };
  const resigned = resignedSide({ about }) as SideId | undefined;
  if (resigned !== undefined)
    return ligne`${who} : ${THE_SIDE[resigned]} ${verb(resigned, "abandonne", "abandonnent")}.`;
  return points === undefined
    ? ligne`${who}.`
    : ligne`${who} : Union ${points.union}, Confédérés ${points.confederate}.`;
}

export const score = {
  score: ({ zone, rule }, names) =>
    zone === undefined
      ? [typesetFrench(known(REASONS, rule) ?? "Autres points")]
      : [{ place: zone, name: names.zone(zone) }],
  outcome,
} satisfies Partial<Texts>;
