import { type Line, line, waitingTexts } from "@stonebridge/kernel/words";
import type { About, Action, AskingStep } from "../../actions.ts";
import type { Names, Texts } from "../texts.ts";
import { say, type Say, SIDE } from "./grammar.ts";
import { formation } from "./questions.ts";

const WAITS: Readonly<Record<AskingStep, (side: string, about: About, to: Say) => Line>> = {
  "standing-down": (side) => line`${side}: considering orders.`,
  initiative: (side) => line`${side}: leaders consider their own orders.`,
  "bad-move": (side, about, to) => line`${side}: may give ${formation(about, to)} an order.`,
  orders: (side) => line`${side}: writing orders.`,
  deceiving: (side) => line`${side}: arranging stacks and flags.`,
  drafting: (side) => line`${side}: writing orders.`,
  revealing: (side) => line`${side}: a hidden march turns up.`,
  failing: (side, about, to) => line`${side}: the units of ${formation(about, to)} fall back.`,
  commander: (side) => line`${side}: naming a commander.`,
  initial: (side) => line`${side}: choosing who acts first.`,
  pair: (side) => line`${side}: choosing the pair of formations.`,
  "turn-order": (side) => line`${side}: deciding who plays first.`,
  "player-turn": (side) => line`${side}: choosing the next formation.`,
  reorganisation: (side) => line`${side}: rallying units.`,
  headquarters: (side) => line`${side}: moving headquarters.`,
  trains: (side) => line`${side}: moving trains.`,
  reloading: (side) => line`${side}: reloading.`,
  movement: (side) => line`${side}: moving units.`,
  march: (side) => line`${side}: marching.`,
  bombardment: (side) => line`${side}: choosing targets for the guns.`,
  hits: (side) => line`${side}: taking losses.`,
  declaration: (side) => line`${side}: declaring assaults.`,
  assaults: (side) => line`${side}: choosing the next assault.`,
  evasion: (side) => line`${side}: may evade.`,
  "first-fire": (side) => line`${side}: may fire first.`,
  support: (side) => line`${side}: may add supporting fire.`,
  "breaking-off": (side) => line`${side}: may break off.`,
  retreat: (side) => line`${side}: choosing the retreat.`,
  "passing-fire": (side) => line`${side}: may fire at the passing units.`,
  advance: (side) => line`${side}: choosing who advances.`,
  displacement: (side) => line`${side}: a leader rides off.`,
  charges: (side) => line`${side}: declaring charges.`,
  reaction: (side) => line`${side}: cavalry may charge.`,
  melee: (side) => line`${side}: cavalry may pursue.`,
};

/** What the waiting side reads, without anything that only the other side knows. */
export const waits = waitingTexts<About, Action, Say, Names>(WAITS, SIDE, say) satisfies Partial<Texts>;
