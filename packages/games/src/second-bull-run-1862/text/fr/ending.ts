import { type Outcome, resignedSide } from "@stonebridge/kernel";
import { type Line, pointsIn } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import { type SideId, SIDES } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { THE_SIDE, The_SIDE, verb } from "./grammar.ts";

function outcome({ winner, about }: Outcome): Line {
  const points = pointsIn(about, SIDES);
  const side = winner as SideId | "draw";
  const who = { bold: side === "draw" ? "Partie nulle" : `${The_SIDE[side]} ${verb(side, "gagne", "gagnent")}` };
  const resigned = resignedSide({ about }) as SideId | undefined;
  if (resigned !== undefined)
    return ligne`${who} : ${THE_SIDE[resigned]} ${verb(resigned, "abandonne", "abandonnent")}.`;
  return points === undefined
    ? ligne`${who}.`
    : ligne`${who} : Union ${points.union}, Confédérés ${points.confederate}.`;
}

export const ending = { outcome } satisfies Partial<Texts>;
