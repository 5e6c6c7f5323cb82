import { ligne } from "@stonebridge/kernel/words/french";
import type { MovementEvent } from "../../events/movement.ts";
import { halves } from "../halves.ts";
import type { Tellers } from "../telling.ts";
import { agree, all, type Say } from "./grammar.ts";
import { sequence } from "./sequence.ts";

export const movementEvents: Tellers<MovementEvent, Say> = {
  stepped: ({ units, from, to: end, left }, to) =>
    all(
      units,
      to,
      (named) => ligne`${named} : ${to.place(from)} → ${to.place(end)}, il reste ${halves(Math.min(...left))} PM.`,
    ),
  "counter-moved": ({ top, from, to: end }, to) =>
    ligne`Un pion, ${to.unit(top)} au-dessus : ${to.place(from)} → ${to.place(end)}.`,
  stopped: ({ units, hex }, to) =>
    all(units, to, (named) => ligne`${named} ${agree(units, "s’arrête", "s’arrêtent")} ${to.at(hex)}.`),
  screened: ({ unit, units }, to) =>
    all(units, to, (named) => ligne`${to.unit(unit)} reste et couvre le passage : ${named}.`),
  entered: ({ unit, hex }, to) => ligne`${to.unit(unit)} entre ${to.at(hex)}.`,
  "left-map": ({ units, hex }, to) =>
    all(units, to, (named) => ligne`${named} ${agree(units, "quitte", "quittent")} la carte ${to.at(hex)}.`),
  "leader-came": ({ leader, hex }, to) => ligne`${to.leader(leader)} entre ${to.at(hex)}.`,
  "arrival-thrown": ({ group, turn }, to) =>
    ligne`${to.group(group)} est attendu${to.groupEnding(group)} au ${sequence.turn(turn, to.names).replace(/^T/, "t")}.`,
  "digging-began": ({ unit, hex, facing }, to) =>
    ligne`${to.unit(unit)} commence à se retrancher ${to.at(hex)}, face à ${to.hex(facing)} : prêt dans deux tours.`,
  entrenched: ({ hex, facing }, to) =>
    ligne`Le retranchement ${to.at(hex)}, face à ${to.hex(facing)}, est ${{ bold: "terminé" }}.`,
  "abatis-cleared": ({ unit, hex }, to) => ligne`${to.unit(unit)} dégage l’abattis ${to.at(hex)}.`,
  rode: ({ leader, from, to: end }, to) =>
    ligne`${to.leader(leader)} se déplace : ${to.place(from)} → ${to.place(end)}.`,
};
