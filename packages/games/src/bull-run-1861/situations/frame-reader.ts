import { type Faults, readFrames as readSteps, type StepLocals } from "@stonebridge/kernel";
import { type Field, NONE, SIDE_OF_HEADQUARTERS } from "../field.ts";
import type { Frame } from "../position/frames.ts";
import { ATTACHED, ON_MAP, type Position, standsIn } from "../position/position.ts";

/** What a number in a frame means. `piece?`: may also be none. */
type Number = "unit" | "piece" | "piece?" | "zone" | "side" | "headquarters" | "flag" | "count";

/** The local values of every step, lists in brackets. */
const LOCALS: StepLocals<Frame, Number> = {
  historical: {},
  placement: { side: "side" },
  dispositions: { side: "side" },
  turn: { at: "count" },
  offensive: { side: "side" },
  marking: { side: "side" },
  half: { side: "side", at: "count" },
  activation: { side: "side", left: "count", of: "count" },
  march: {
    unit: "unit",
    points: "count",
    allowance: "count",
    pushed: "flag",
    steps: "count",
    inHand: "flag",
    fresh: "flag",
    spent: "count",
    stopped: "flag",
    rested: "flag",
    ordered: "flag",
    leaving: "flag",
    deployed: "flag",
    attacks: "count",
  },
  line: { piece: "piece", companion: "piece?", face: "flag" },
  facing: { piece: "piece", fresh: "flag" },
  contact: { piece: "piece" },
  turning: { piece: "piece", zone: "zone" },
  displacement: { headquarters: "headquarters" },
  headquarters: { side: "side" },
  combat: { side: "side" },
  hit: { side: "side", units: ["unit"], against: ["zone"] },
  withdrawal: { unit: "unit", steps: "count", origins: ["zone"], against: ["zone"], free: "flag" },
  following: { units: ["unit"], against: ["zone"] },
  advance: { side: "side", zones: ["zone"], pieces: ["piece"] },
  operational: { side: "side" },
  "operational-march": {
    units: ["unit"],
    points: "count",
    allowance: "count",
    steps: "count",
    inHand: "flag",
    stopped: "flag",
    leaving: "flag",
  },
  arrival: { unit: "unit" },
  over: { winner: "side" },
};

/** More than any allowance, number of zones entered or place in a list of parts. */
const MOST = 60;

function range(field: Field, meaning: Number): readonly [least: number, most: number] {
  switch (meaning) {
    case "unit":
      return [0, field.roster - 1];
    case "piece":
      return [0, field.roster * 2 - 1];
    case "piece?":
      return [NONE, field.roster * 2 - 1];
    case "zone":
      return [0, field.graph.size - 1];
    case "headquarters":
      return [0, SIDE_OF_HEADQUARTERS.length - 1];
    case "count":
      return [0, MOST];
    case "side":
    case "flag":
    default:
      return [0, 1];
  }
}

/** The running steps of a saved position: known ones, each with all its local values, every number valid for this map and these units. */
export function readFrames(field: Field, data: unknown, faults: Faults): Frame[] {
  return readSteps<Frame, Number>(data, LOCALS, (meaning) => range(field, meaning), ["turn", "over"], faults);
}

/** A piece on the march is on the map, and a piece between two zones is on some march. */
export function checkMarchers(field: Field, p: Position, faults: Faults): void {
  const moving = new Set<number>();
  for (const [index, frame] of p.stack.entries()) {
    const units = frame.step === "march" ? [frame.unit] : frame.step === "operational-march" ? frame.units : [];
    for (const unit of units) {
      if (p.state[unit] !== ON_MAP && p.state[unit] !== ATTACHED)
        faults.add(`sequence[${index}]`, `${field.units[unit].id} is to march but is not on the map`);
    }
    if ("inHand" in frame && frame.inHand === 1) for (const unit of units) moving.add(unit);
    if (frame.step === "withdrawal" && frame.steps > 0) moving.add(frame.unit);
    if (frame.step === "line") moving.add(frame.piece).add(frame.companion);
  }
  for (const [piece, zone] of p.place.entries()) {
    if (zone === NONE || p.state[piece % field.roster] !== ON_MAP || standsIn(p, piece, zone) || moving.has(piece))
      continue;
    faults.add("placements", `${field.pieceIds[piece]} is marching, but no step of the sequence moves it`);
  }
}
