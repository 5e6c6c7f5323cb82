import { type Asked, type FiguresByReason, type Refuses, refusals } from "@stonebridge/kernel";
import type { Action, Play } from "./play.ts";
import type { Rule } from "./rules.ts";

export type Asking = Asked<Play, Action>;
export type Refusing = Refuses<Asking>;

interface Figures {
  readonly unit?: string;
  readonly place?: string;
}
const refuses = refusals<Asking, Rule, Figures>();

/** Who, and where to. */
const going = ({ action }: Asking) => (action.type === "pass" ? {} : { unit: action.unit, place: action.place });

/** Every refusal: the key of its sentence, the clause that fires, and how its figures are found. */
export const REFUSALS = refuses({
  "game-over": ["HTB-4-a"],
  "other-side": ["HTB-2-a"],
  "not-asked": ["HTB-2-a"],
  "no-such-unit": ["HTB-1-a"],
  "too-far": ["HTB-2-b", going],
  "enemy-there": ["HTB-2-c", going],
  "nobody-there": ["HTB-3-a", going],
});
export type RefusalFigures = FiguresByReason<typeof REFUSALS>;
