import type { GameEvent } from "@stonebridge/games/no-written-orders";
import type { Moment } from "../../contract/moments.ts";
import type { MomentWords } from "../moments/en.ts";

/** The moments that special rules of single modules bring, by the event that tells them. */
export const MODULE_MOMENTS: Readonly<Partial<Record<GameEvent["type"], (words: MomentWords) => Moment>>> = {
  "ford-found": ({ ford }) => ({ kind: "news", ...ford, side: "union" }),
};
