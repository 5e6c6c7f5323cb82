import { type Outcome, resignedSide } from "@stonebridge/kernel";
import { type Line, line, pointsIn } from "@stonebridge/kernel/words";
import { type SideId, SIDES } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { THE_SIDE, The_SIDE, verb } from "./grammar.ts";

function outcome({ winner, about }: Outcome): Line {
  const points = pointsIn(about, SIDES);
  const side = winner as SideId | "draw";
  const who = { bold: side === "draw" ? "A draw" : `${The_SIDE[side]} ${verb(side, "wins", "win")}` };
  const resigned = resignedSide({ about }) as SideId | undefined;
  if (resigned !== undefined)
    return line`${who}: ${THE_SIDE[resigned]} ${verb(resigned, "has given up", "have given up")}.`;
  return points === undefined
    ? line`${who}.`
    : line`${who}: Union ${points.union}, Confederates ${points.confederate}.`;
}

export const ending = { outcome } satisfies Partial<Texts>;
