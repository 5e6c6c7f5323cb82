import { join, line, type Line } from "@stonebridge/kernel/words";
import { and, count, own } from "@stonebridge/kernel/words/english";
import type { Activation, GameEvent, LossCause } from "../../events.ts";
import { movementPoints, strengthPoints } from "../fractions.ts";
import { sideOf } from "../roster.ts";
import type { Texts } from "../texts.ts";
import { say, type Say } from "../values.ts";
import { foughtLine } from "./combat.ts";
import { listed, OF_SIDE, SIDE, The_SIDE, verb } from "./grammar.ts";
import { pieces } from "./pieces.ts";
import { sequence } from "./sequence.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;
type Tellers = { readonly [T in GameEvent["type"]]: (event: EventOf<T>, say: Say) => Line };

const CAUSES: Readonly<Record<LossCause, string>> = {
  combat: "in battle",
  retreat: "retreating",
  cancelled: "attacking below 1-6",
  contact: "alone next to the enemy",
  overstacked: "for lack of room",
  late: "for arriving too late",
  "leader-test": "with the last unit",
};

/** "is", "are" */
function be(ids: readonly string[]): string {
  return ids.length === 1 ? "is" : "are";
}

/** "loses 3 DP" */
function owes(side: EventOf<"owed">["side"], loss: number, number: number): string {
  if (loss > 0) return `${verb(side, "loses", "lose")} ${strengthPoints(loss)} DP`;
  return `${verb(side, "loses", "lose")} ${count(number, "unit")}`;
}

const REASONS: Readonly<Record<Activation["cause"], (activation: Activation, say: Say) => Line>> = {
  red: ({ piece }, to) => line`${to.piece(piece)}: red movement factor`,
  enemy: ({ piece }, to) => line`${to.piece(piece)}: an enemy in command range`,
  base: ({ piece }, to) => line`${to.piece(piece)}: the enemy’s base in command range`,
  bombarded: ({ piece }, to) => line`${to.piece(piece)}: bombarded`,
  dummy: ({ piece, by }, to) =>
    by === undefined ? line`${to.piece(piece)}: by a dummy` : line`${to.piece(piece)}: by ${to.piece(by)}`,
  range: ({ piece, by, path = [] }, to) =>
    line`${to.piece(piece)}: by ${by === undefined ? "its leader" : to.piece(by)}${
      path.length === 0 ? "" : line`, ${join(path.map(to.hex), " → ")}`
    }`,
  hex: ({ piece, by }, to) =>
    line`${to.piece(piece)}: by ${by === undefined ? "a leader" : to.piece(by)} in the same hex`,
  brigade: ({ piece, by }, to) => line`${to.piece(piece)}: with ${by === undefined ? "its brigade" : to.piece(by)}`,
};

const TELL: Tellers = {
  placed: ({ pieces: placed, hex, route }, to) =>
    line`${listed(placed, to)} ${placed.length === 1 ? "begins" : "begin"} at ${to.hex(hex)}${
      route === undefined ? "" : `, ${pieces.route(route)}`
    }.`,
  "taken-back": ({ piece }, to) => line`${to.piece(piece)} is picked up again.`,
  "abatis-placed": ({ hex }, to) => line`An abatis is placed at ${to.hex(hex)}.`,
  "abatis-taken": ({ hex }, to) => line`The abatis at ${to.hex(hex)} is removed.`,
  trestle: ({ fate }) => line`The trestle bridge ${{ bold: fate === "stands" ? "is intact" : "is destroyed" }}.`,
  hidden: ({ piece, pieces: hidden, hex }, to) =>
    line`${to.piece(piece)} stands for ${listed(hidden, to)} at ${to.hex(hex)}.`,
  unhidden: ({ piece, pieces: shown, hex }, to) =>
    line`${to.piece(piece)} no longer stands for ${listed(shown, to)} at ${to.hex(hex)}.`,
  readied: ({ side }) => line`${The_SIDE[side]} ${verb(side, "is", "are")} ready.`,
  "turn-began": ({ turn }) => line`${{ bold: sequence.turn(turn) }}.`,
  "player-turn-began": ({ side, turn }) => line`${{ bold: `${SIDE[side]}, ${sequence.time(turn)}` }}.`,
  "stage-began": ({ stage }) => line`${sequence.stage(stage)}.`,
  thawed: ({ side, pieces: shown, cause, by }, to) => {
    const ids = shown.map(({ piece }) => piece);
    const one = shown.length === 1 ? line` at ${to.hex(shown[0].hex)}` : "";
    const revealed = line`${listed(ids, to)} ${be(ids)} revealed${one}.`;
    if (cause === "contact")
      return by === undefined
        ? line`Recon contact: ${revealed}`
        : line`Recon contact with ${to.piece(by)}: ${revealed}`;
    if (cause === "owner")
      return line`${The_SIDE[side]} ${verb(side, "turns", "turn")} ${listed(ids, to)} face up${one}.`;
    return cause === "event" ? line`The alarm is raised: ${revealed}` : line`The hour has come: ${revealed}`;
  },
  commanded: ({ side, activations }) =>
    line`Command: ${{ bold: count(activations.length, `${OF_SIDE[side]} piece`) }} ${
      activations.length === 1 ? "is" : "are"
    } active.`,
  formed: ({ piece, hex }, to) => line`${to.piece(piece)} forms at ${to.hex(hex)}.`,
  broke: ({ piece, pieces: parts, hex }, to) =>
    line`${to.piece(piece)} breaks up at ${to.hex(hex)} into ${listed(parts, to, 4)}.`,
  flipped: ({ piece, face, hex }, to) => line`${to.piece(piece)} at ${to.hex(hex)}: ${pieces.face(face)}.`,
  moved: ({ pieces: moved, from, to: end, costs, stoppedBy }, to) => {
    const [least, most] = [Math.min(...costs), Math.max(...costs)].map(movementPoints);
    const cost = least === most ? most : `${least} or ${most}`;
    const step = line`${listed(moved, to)}: ${to.hex(from)} → ${to.hex(end)}, ${cost} MP.`;
    return stoppedBy.length === 0
      ? step
      : line`${step} Stops in contact with ${listed(stoppedBy, to, 3, "enemy unit")}.`;
  },
  entered: ({ piece, hex, cost }, to) => line`${to.piece(piece)} enters at ${to.hex(hex)}, ${movementPoints(cost)} MP.`,
  railed: ({ piece, from, to: end }, to) => line`${to.piece(piece)} comes by rail: ${to.hex(from)} → ${to.hex(end)}.`,
  "arrival-delayed": ({ group, hex }, to) =>
    line`${pieces.arrival(group)} wait: ${to.hex(hex)} is in an enemy zone of control.`,
  "event-rolled": ({ side, event, die, needed, happens }) => {
    const what = event === "thaw" ? "Alarm along Bull Run" : pieces.arrival(event);
    const end = event === "thaw" ? (happens ? "It is raised" : "Not yet") : happens ? "They are here" : "Not yet";
    return line`${what}: ${{ die, side }}, needs ${needed} or less. ${{ bold: end }}.`;
  },
  declared: ({ side, battles }) =>
    line`${The_SIDE[side]} ${verb(side, "declares", "declare")} ${{ bold: count(battles.length, "battle") }}.`,
  fought: foughtLine,
  owed: ({ side, loss, count: number = 0 }) => line`${The_SIDE[side]} ${{ bold: owes(side, loss, number) }}.`,
  lost: ({ piece, hex, to: end, cause }, to) =>
    line`${to.piece(piece)} is ${{ bold: "lost" }} ${CAUSES[cause]} at ${to.hex(hex)}${
      end === "rally" ? " and may rally" : ""
    }.`,
  "leader-tested": ({ piece, hex, die, result }, to) =>
    line`${own(to.piece(piece))} fate at ${to.hex(hex)}: ${{ die, side: sideOf(piece) }}. ${{
      bold: result === "LE" ? "He is lost" : "He retreats 2 hexes",
    }}.`,
  retreated: ({ piece, from, via, to: end }, to) =>
    line`${to.piece(piece)} retreats: ${to.hex(from)} → ${to.hex(via)} → ${to.hex(end)}.`,
  followed: ({ piece, from, to: end }, to) =>
    line`${to.piece(piece)} goes with them: ${to.hex(from)} → ${to.hex(end)}.`,
  advanced: ({ piece, from, to: end }, to) => line`${to.piece(piece)} advances: ${to.hex(from)} → ${to.hex(end)}.`,
  flagged: ({ pieces: leaders }, to) =>
    line`${listed(leaders, to)} ${leaders.length === 1 ? "was" : "were"} bombarded and will be active next turn.`,
  "abatis-cleared": ({ hex, piece }, to) =>
    piece === undefined
      ? line`The abatis at ${to.hex(hex)} is cleared.`
      : line`${to.piece(piece)} clears the abatis at ${to.hex(hex)}.`,
  revived: ({ piece, leader, hex }, to) =>
    line`${to.piece(piece)} ${{ bold: "rallies" }} with ${to.piece(leader)} at ${to.hex(hex)}.`,
  "dummies-removed": ({ pieces: gone }, to) =>
    line`${listed(gone, to)} ${gone.length === 1 ? "leaves" : "leave"} the map.`,
  "game-over": ({ winner, hexes, rule }, to) => {
    const who = { bold: `${The_SIDE[winner]} ${verb(winner, "wins", "win")}` };
    if (rule === "BR83-S5") return line`${who}: the Union holds ${and(hexes.map(to.hex))} with too few defence points.`;
    return hexes.length === 0
      ? line`${who}: no Union unit holds a victory star.`
      : line`${who}, holding ${and(hexes.map(to.hex))}.`;
  },
};

function details(event: GameEvent, to: Say): readonly Line[] {
  switch (event.type) {
    case "commanded":
      return event.activations.map((one) => line`${REASONS[one.cause](one, to)} ${{ rule: one.rule }}`);
    case "declared":
      return event.battles.map(({ targets, adjacent, guns }, at) => {
        const fire =
          guns.length === 0 ? "" : line`${adjacent.length === 0 ? "" : "; "}guns: ${and(guns.map(to.piece))}`;
        return line`${at + 1}: ${and(adjacent.map(to.piece))}${fire} v. ${and(targets.map(to.piece))}`;
      });
    case "thawed":
      return event.pieces.map(({ piece, hex }) => line`${to.piece(piece)}, ${to.hex(hex)}`);
    case "placed":
      return event.pieces.length > 1 ? event.pieces.map((piece) => line`${to.piece(piece)}, ${to.hex(event.hex)}`) : [];
    default:
      return [];
  }
}

export const events = {
  event: (event, names) => (TELL[event.type] as (event: GameEvent, say: Say) => Line)(event, say(names)),
  details: (event, names) => details(event, say(names)),
} satisfies Partial<Texts>;
