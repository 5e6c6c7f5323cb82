import { type Line, line, type Part } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { MarchKind } from "../../../games/contract/marches.ts";
import type { MarchWay } from "../../language/en-marches.ts";
import type { Outcome } from "../recap.ts";

function went(deed: string) {
  return ({ who, from, to }: MarchWay): Line =>
    from === undefined ? line`${who} ${deed} to ${to}` : line`${who} ${deed} from ${from} to ${to}`;
}

const FATES: Readonly<Record<Outcome["fate"], string>> = {
  lost: "was lost",
  rout: "was routed",
  retreat: "retreated",
  step: "lost a step",
  fatigue: "gained Fatigue",
};

/** The card of what the other side did, in English. */
export const en = {
  title: (side: string) => `${side} since your last decision`,
  /** Read aloud before some of what a side did: it may go on after that. */
  spoken: (side: string) => `${side}:`,
  replay: "Replay",
  close: "Close",
  more: (number: number) => `and ${number} more`,
  fewer: "Show fewer",
  /** On a phone, while it is folded. */
  folded: (side: string) => `Last moves: ${side}`,
  marched: {
    march: went("marched"),
    ride: went("rode"),
    rail: went("came by rail"),
    arrival: ({ who, from, to }) =>
      from === undefined ? line`${who} arrived at ${to}` : line`${who} arrived at ${from} and went on to ${to}`,
    retreat: went("retreated"),
    withdrawal: went("fell back"),
    advance: went("advanced"),
    displacement: went("gave way"),
  } satisfies Record<MarchKind, (way: MarchWay) => Line>,
  /** "and faces west" */
  facing: (turned: string) => ` and ${turned}`,
  /** "Jackson attacked Burnside at Matthews Hill: 10 against 5" */
  fought({ how, who, whom, place, sums }: FightWords): Line {
    const did = how === "fire" ? "fired on" : "attacked";
    const aimed = whom === undefined ? line`${who} ${did} ${place}` : line`${who} ${did} ${whom} at ${place}`;
    return sums === undefined ? aimed : line`${aimed}: ${sums[0]} against ${sums[1]}`;
  },
  /** "Burnside lost a step" */
  fate: (who: Part, fate: Outcome["fate"]): Line => line`${who} ${FATES[fate]}`,
  all: (names: readonly Part[]): Line => and(names),
};

/** Who fought whom. */
export interface FightWords {
  readonly how: "attack" | "fire";
  readonly who: Part;
  readonly whom: Part | undefined;
  readonly place: Part;
  readonly sums: readonly [string, string] | undefined;
}

/** The shape of the card's texts. */
export type RecapTexts = typeof en;
