import { type Line, line } from "@stonebridge/kernel/words";
import type { About, AskingStep } from "../../actions.ts";
import type { Texts } from "../texts.ts";
import { asked, stepOf } from "../values.ts";
import { say, type Say, SIDE } from "./grammar.ts";
import { formation } from "./questions.ts";

const WAITS: Readonly<Record<AskingStep, (side: string, about: About, to: Say) => Line>> = {
  "standing-down": (side) => line`${side}: orders are being considered.`,
  initiative: (side) => line`${side}: leaders are thinking for themselves.`,
  "bad-move": (side, about, to) => line`${side}: they may give ${formation(about, to)} an order.`,
  orders: (side) => line`${side}: orders are being written.`,
  deceiving: (side) => line`${side}: stacks and flags are being looked over.`,
  drafting: (side) => line`${side}: orders are being written.`,
  revealing: (side) => line`${side}: a hidden march turns up.`,
  failing: (side, about, to) => line`${side}: the units of ${formation(about, to)} go back.`,
  commander: (side) => line`${side}: a commander is being named.`,
  initial: (side) => line`${side}: the formation that acts first is being chosen.`,
  pair: (side) => line`${side}: the pair of formations is being chosen.`,
  "turn-order": (side) => line`${side}: who plays first is being decided.`,
  "player-turn": (side) => line`${side}: the next formation is being chosen.`,
  reorganisation: (side) => line`${side}: stragglers are being rallied.`,
  headquarters: (side) => line`${side}: the headquarters move.`,
  trains: (side) => line`${side}: the trains move.`,
  reloading: (side) => line`${side}: units reload.`,
  movement: (side) => line`${side}: units move.`,
  march: (side) => line`${side}: a march is under way.`,
  bombardment: (side) => line`${side}: the guns choose their targets.`,
  hits: (side) => line`${side}: the losses are being taken.`,
  declaration: (side) => line`${side}: assaults are being declared.`,
  assaults: (side) => line`${side}: the next assault is being chosen.`,
  evasion: (side) => line`${side}: they may slip away.`,
  "first-fire": (side) => line`${side}: they may fire first.`,
  support: (side) => line`${side}: they may bring up supporting fire.`,
  "breaking-off": (side) => line`${side}: they may break off.`,
  retreat: (side) => line`${side}: the retreat is being chosen.`,
  "passing-fire": (side) => line`${side}: they may fire at those who pass.`,
  advance: (side) => line`${side}: who advances is being decided.`,
  displacement: (side) => line`${side}: a leader rides out of the way.`,
  charges: (side) => line`${side}: charges are being declared.`,
  reaction: (side) => line`${side}: the cavalry may charge.`,
  melee: (side) => line`${side}: the cavalry may pursue.`,
};

/** What they read who wait for the other side, without anything that it alone knows. */
export const waits = {
  waiting: (decision, names) => {
    const { about } = asked(decision);
    return WAITS[stepOf(decision)](SIDE[about.side], about, say(names));
  },
} satisfies Partial<Texts>;
