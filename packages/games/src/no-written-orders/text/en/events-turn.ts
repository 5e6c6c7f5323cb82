import { join, line } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { TurnEvent } from "../../events/turn.ts";
import type { Tellers } from "../telling.ts";
import { thrown } from "./dice.ts";
import { agree, formations, needs, type Say, SIDE, The_SIDE, verb } from "./grammar.ts";
import { sequence } from "./sequence.ts";

const RESERVE = "NWO-4-g";

export const turnEvents: Tellers<TurnEvent, Say> = {
  "turn-began": ({ turn }, { names }) => {
    const found = names.turn(turn);
    if (found === undefined) return line`${{ bold: `Turn ${turn}` }}.`;
    const sky = found.rain ? ", rain" : found.night ? ", night" : "";
    return line`${{ bold: `${sequence.date(found)}, turn ${turn}, ${sequence.time(found)}${sky}` }}.`;
  },
  "phase-began": ({ phase }) => line`${sequence.stage(phase)}.`,
  "coordinated-tested": ({ commander, roll, won }, to) =>
    line`Coordinated Action of ${to.commander(commander)}: ${thrown(roll)}${needs(roll)}. ${{ bold: won ? "Won" : "Not won" }}.`,
  "initial-tested": ({ rolls, winner }) => {
    const faces = rolls.map((roll) => line`${SIDE[roll.side]} ${thrown(roll)}`);
    const verdict =
      winner === undefined ? "Nobody leads by 3" : `${The_SIDE[winner]} ${verb(winner, "leads", "lead")} by 3 or more`;
    return line`Initial Action, die and rating: ${join(faces, ", ")}. ${{ bold: verdict }}.`;
  },
  "initial-chosen": ({ side, formation }, to) =>
    formation === undefined
      ? line`${The_SIDE[side]} ${verb(side, "lets", "let")} no formation act first.`
      : line`${to.holder(formation)} acts first.`,
  "pair-chosen": ({ formations: pair }, to) => line`${and(pair.map(to.holder))} share a chit.`,
  "chit-drawn": ({ formations: drawn, of }, to) =>
    line`The chit of ${formations(drawn, to)} is ${{ bold: "drawn" }}, ${of === 1 ? "the last one" : `1 of ${of}`}.`,
  "player-turns-rolled": ({ rolls, winner }) => {
    const faces = rolls.map((roll) => line`${SIDE[roll.side]} ${thrown(roll)}`);
    return line`Die, rating and assaults won: ${join(faces, ", ")}. ${{ bold: `${The_SIDE[winner]} may choose` }}.`;
  },
  "player-turns-chosen": ({ first }) => line`${The_SIDE[first]} ${verb(first, "plays", "play")} first.`,
  "action-began": ({ formations: acting, rule, side }, to) => {
    if (rule !== RESERVE) return line`${formations(acting, to)} ${agree(acting, "acts", "act together")}.`;
    return line`${The_SIDE[side]} ${verb(side, "moves its", "move their")} Reserve: ${formations(acting, to)}.`;
  },
  "turn-end-rolled": ({ rolls, first }) => {
    const faces = rolls.map((roll) => line`${SIDE[roll.side]} ${thrown(roll)}`);
    return line`Who goes first: ${join(faces, ", ")}. ${{ bold: `${The_SIDE[first]} ${verb(first, "moves", "move")} first` }}.`;
  },
  "game-over": ({ winner }) =>
    line`${{ bold: winner === "draw" ? "Nobody wins" : `${The_SIDE[winner]} ${verb(winner, "wins", "win")}` }}.`,
};
