import { line, type RefusalSentences } from "@stonebridge/kernel/words";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { BRIGADES } from "../../brigades/refusals.ts";
import type { RefusalWords } from "./refused.ts";

/** Refusals of brigades that form or break up. */
export const brigades: RefusalSentences<FiguresByReason<typeof BRIGADES>, RefusalWords> = {
  "form-brigade": ({ who }) => [line`${who} cannot be formed`, line`It is not a brigade piece. Choose one.`],
  "form-leader": ({ who, leader }) => [
    line`${who} cannot be formed`,
    line`A brigade forms around its leader, and ${leader} is not on the map as a piece of his own.`,
  ],
  "form-formed": ({ who }) => [line`${who} cannot be formed`, line`It is already on the map. Choose another brigade.`],
  "form-again": ({ who }) => [
    line`${who} cannot be formed`,
    line`It has already formed or broken up this turn. Wait for the next turn.`,
  ],
  "form-ground": ({ who }) => [
    line`${who} cannot be formed here`,
    line`Brigade pieces cannot be on a ford, a bridge or an abatis. Move off it first.`,
  ],
  "form-members": ({ who }) => [
    line`${who} cannot be formed from these`,
    line`It takes only infantry of the same brigade, no cavalry or guns.`,
  ],
  "form-kind": ({ who }) => [
    line`${who} cannot be formed from these`,
    line`Its leader joins only infantry in it, no cavalry and no guns.`,
  ],
  "form-apart": ({ who, leader }) => [
    line`${who} cannot be formed`,
    line`Its infantry must be in one hex with ${leader}. Bring them together first.`,
  ],
  "form-sum": ({ who }) => [
    line`${who} cannot be formed from these`,
    line`The DP of its infantry must add up exactly to its own. Choose others.`,
  ],
  "form-moved": ({ who }) => [
    line`${who} cannot be formed`,
    line`Its leader or some of its infantry have moved this turn. Form it next turn, before they move.`,
  ],
  "form-contact": ({ who }) => [
    line`${who} cannot be formed`,
    line`It was in an enemy zone of control when the phase began. Its units must get clear first.`,
  ],
  "form-frozen": ({ who }) => [
    line`${who} cannot be formed from these`,
    line`Some are face down, others face up. Use only one kind.`,
  ],
  "break-unformed": ({ who }) => [
    line`${who} cannot be broken up`,
    line`It is not one of your brigade pieces on the map. Choose one that is.`,
  ],
  "break-enemy": ({ who }) => [
    line`${who} is not yours`,
    line`Each player breaks up his own brigades. Choose one of yours.`,
  ],
  "break-safe": ({ who }) => [
    line`${who} cannot be broken up now`,
    line`No enemy can attack it now. In his turn a brigade breaks up only where that makes a difference.`,
  ],
};
