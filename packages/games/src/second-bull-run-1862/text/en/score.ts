import { type Outcome, resignedSide } from "@stonebridge/kernel";
import { type Line, known, line } from "@stonebridge/kernel/words";
import type { SideId } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { pointsOf } from "../values.ts";
import { THE_SIDE, The_SIDE, verb } from "./grammar.ts";
import { units } from "./units.ts";

/** What a score line without a zone is for, by its clause. */
const REASONS: Readonly<Record<string, string>> = {
  "SB62-11.2.1-l": "More losses inflicted",
  "SB62-11.2.2-k": "More losses inflicted",
  "SB62-11.2.1-j": `${units.division("jones")} was called in`,
  "SB62-11.2.2-c": `${units.division("jones")} was called in`,
};

function outcome({ winner, about }: Outcome): Line {
  const points = pointsOf(about);
  const side = winner as SideId | "draw";
  const who = { bold: side === "draw" ? "A draw" : `${The_SIDE[side]} ${verb(side, "wins", "win")}` };
  const resigned = resignedSide({ about }) as SideId | undefined;
  if (resigned !== undefined)
    return line`${who}: ${THE_SIDE[resigned]} ${verb(resigned, "has given up", "have given up")}.`;
  return points === undefined
    ? line`${who}.`
    : line`${who}: Union ${points.union}, Confederates ${points.confederate}.`;
}

export const score = {
  score: ({ zone, rule }, names) =>
    zone === undefined ? [known(REASONS, rule) ?? "Other points"] : [{ place: zone, name: names.zone(zone) }],
  outcome,
} satisfies Partial<Texts>;
