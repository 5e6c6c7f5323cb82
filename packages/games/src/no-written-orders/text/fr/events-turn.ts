import { join } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { TurnEvent } from "../../events/turn.ts";
import type { Tellers } from "../telling.ts";
import { thrown } from "./dice.ts";
import { agree, formations, needs, type Say, SIDE, The_SIDE, verb } from "./grammar.ts";
import { sequence } from "./sequence.ts";

const RESERVE = "NWO-4-g";

export const turnEvents: Tellers<TurnEvent, Say> = {
  "turn-began": ({ turn }, { names }) => {
    const found = names.turn(turn);
    if (found === undefined) return ligne`${{ bold: `Tour ${turn}` }}.`;
    const sky = found.rain ? ", pluie" : found.night ? ", nuit" : "";
    return ligne`${{ bold: `${sequence.date(found)}, tour ${turn}, ${sequence.time(found)}${sky}` }}.`;
  },
  "phase-began": ({ phase }) => ligne`${sequence.stage(phase)}.`,
  "coordinated-tested": ({ commander, roll, won }, to) =>
    ligne`Action coordonnée ${to.ofCommander(commander)} : ${thrown(roll)}${needs(roll)}. ${{ bold: won ? "Obtenue" : "Manquée" }}.`,
  "initial-tested": ({ rolls, winner }) => {
    const faces = rolls.map((roll) => ligne`${SIDE[roll.side]} ${thrown(roll)}`);
    const verdict =
      winner === undefined
        ? "Aucun camp n’a 3 d’avance"
        : `${The_SIDE[winner]} ${verb(winner, "a", "ont")} 3 d’avance ou plus`;
    return ligne`Action initiale, dé et valeur : ${join(faces, ", ")}. ${{ bold: verdict }}.`;
  },
  "initial-chosen": ({ side, formation }, to) =>
    formation === undefined
      ? ligne`${The_SIDE[side]} ${verb(side, "ne fait", "ne font")} agir aucune formation en premier.`
      : ligne`${to.holder(formation)} agit en premier.`,
  "pair-chosen": ({ formations: pair }, to) => ligne`${et(pair.map(to.holder))} partagent un jeton.`,
  "chit-drawn": ({ formations: drawn, of }, to) =>
    ligne`Le jeton ${et(drawn.map(to.ofHolder))} est ${{ bold: "tiré" }}, ${of === 1 ? "le dernier" : `1 sur ${of}`}.`,
  "player-turns-rolled": ({ rolls, winner }) => {
    const faces = rolls.map((roll) => ligne`${SIDE[roll.side]} ${thrown(roll)}`);
    return ligne`Dé, valeur et assauts gagnés : ${join(faces, ", ")}. ${{ bold: `${The_SIDE[winner]} ${verb(winner, "choisit", "choisissent")}` }}.`;
  },
  "player-turns-chosen": ({ first }) => ligne`${The_SIDE[first]} ${verb(first, "joue", "jouent")} en premier.`,
  "action-began": ({ formations: acting, rule, side }, to) => {
    if (rule !== RESERVE) return ligne`${formations(acting, to)} ${agree(acting, "agit", "agissent ensemble")}.`;
    return ligne`${The_SIDE[side]} ${verb(side, "déplace", "déplacent")} la Réserve : ${formations(acting, to)}.`;
  },
  "turn-end-rolled": ({ rolls, first }) => {
    const faces = rolls.map((roll) => ligne`${SIDE[roll.side]} ${thrown(roll)}`);
    return ligne`Qui bouge en premier : ${join(faces, ", ")}. ${{ bold: `${The_SIDE[first]} ${verb(first, "bouge", "bougent")} en premier` }}.`;
  },
  "game-over": ({ winner }) =>
    ligne`${{ bold: winner === "draw" ? "Personne ne gagne" : `${The_SIDE[winner]} ${verb(winner, "gagne", "gagnent")}` }}.`,
};
