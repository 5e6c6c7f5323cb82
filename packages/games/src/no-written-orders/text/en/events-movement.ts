import { line } from "@stonebridge/kernel/words";
import type { MovementEvent } from "../../events/movement.ts";
import { halves } from "../halves.ts";
import type { Tellers } from "../telling.ts";
import { agree, all, type Say } from "./grammar.ts";
import { sequence } from "./sequence.ts";

export const movementEvents: Tellers<MovementEvent, Say> = {
  stepped: ({ units, from, to: end, left }, to) =>
    all(units, to, (named) => line`${named}: ${to.hex(from)} → ${to.hex(end)}, ${halves(Math.min(...left))} MP left.`),
  "counter-moved": ({ top, from, to: end }, to) =>
    line`A counter, ${to.unit(top)} on top: ${to.hex(from)} → ${to.hex(end)}.`,
  stopped: ({ units, hex }, to) =>
    all(units, to, (named) => line`${named} ${agree(units, "stops", "stop")} ${to.at(hex)}.`),
  screened: ({ unit, units }, to) =>
    all(units, to, (named) => line`${to.unit(unit)} stays and screens ${named} from fire.`),
  entered: ({ unit, hex }, to) => line`${to.unit(unit)} enters ${to.at(hex)}.`,
  "left-map": ({ units, hex }, to) =>
    all(units, to, (named) => line`${named} ${agree(units, "leaves", "leave")} the map ${to.at(hex)}.`),
  "leader-came": ({ leader, hex }, to) => line`${to.leader(leader)} enters ${to.at(hex)}.`,
  "arrival-thrown": ({ group, turn }, to) =>
    line`${to.group(group)} is expected in ${sequence.turn(turn, to.names).replace(/^T/, "t")}.`,
  "digging-began": ({ unit, hex, facing }, to) =>
    line`${to.unit(unit)} starts digging ${to.at(hex)}, facing ${to.hex(facing)}: done in two turns.`,
  entrenched: ({ hex, facing }, to) =>
    line`The works ${to.at(hex)}, facing ${to.hex(facing)}, are ${{ bold: "done" }}.`,
  "abatis-cleared": ({ unit, hex }, to) => line`${to.unit(unit)} clears the abatis ${to.at(hex)}.`,
  rode: ({ leader, from, to: end }, to) => line`${to.leader(leader)} rides: ${to.hex(from)} → ${to.hex(end)}.`,
};
