import type { MomentKind } from "../../../games/contract/moments.ts";

/** Headlines of decisive moments in English, where a game has none of its own. */
export const en = {
  titles: {
    leader: "Leader lost",
    offensive: "Major Offensive",
    attacked: "You are under attack",
    taken: "Objective taken",
    rout: "Rout",
    misread: "Order misread",
    news: "News",
    eliminated: "Eliminated",
    order: "Order delivered",
    night: "Night falls",
    initiative: "Initiative",
    arrival: "Reinforcements",
    turn: "New turn",
  } satisfies Record<MomentKind, string> as Readonly<Record<MomentKind, string>>,
  /** An objective that the reader’s own side has lost. */
  lost: "Objective lost",
};

export type MomentTexts = typeof en;
