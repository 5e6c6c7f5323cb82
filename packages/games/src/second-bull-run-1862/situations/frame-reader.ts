import { type Faults, readFrames as readSteps, type StepLocals } from "@stonebridge/kernel";
import { PARTS_OF_BATTLE } from "../combat/battle.ts";
import { type Field, NONE } from "../field.ts";
import { CHOICE_CAUSES, type Frame, HALTED, ON_FOOT, REMOUNTED } from "../frames.ts";
import { PARTS_OF_NIGHT } from "../turn/night.ts";
import { isPosted, ON_MAP, type Position } from "../position.ts";
import { PARTS_OF_SEGMENT, PARTS_OF_TURN } from "../turn/turn.ts";
import { TEST_RESULTS } from "../vocabulary.ts";

/** What a number in a frame means; a `?` allows none. */
type Number =
  | "side"
  | "unit"
  | "unit?"
  | "zone"
  | "division"
  | "commander"
  | "commander?"
  | "entry?"
  | "comer"
  | "flag"
  | "count"
  | "slots"
  | "stop"
  | "part of turn"
  | "part of segment"
  | "part of battle"
  | "part of night"
  | "lost"
  | "sixes"
  | "cause"
  | "result"
  | "winner";

/** The local values of every step, lists in brackets. */
const LOCALS: StepLocals<Frame, Number> = {
  placement: { side: "side" },
  turn: { at: "part of turn" },
  night: { at: "part of night" },
  segment: { side: "side", at: "part of segment", commander: "commander?", slots: "slots" },
  groups: { side: "side", division: "division", groups: [["unit"]] },
  designation: { side: "side" },
  divisions: { side: "side", commander: "commander", left: "count", of: "count", white: "flag", taken: ["division"] },
  division: { side: "side", division: "division", guest: "unit?" },
  march: {
    unit: "unit",
    points: "count",
    allowance: "count",
    forced: "flag",
    steps: "count",
    stopped: "stop",
    begun: "flag",
    engaged: ["zone"],
    entering: "flag",
  },
  facing: { unit: "unit", turns: "flag", engaged: ["zone"] },
  turning: { zone: "zone", toward: "zone" },
  displacement: { commander: "commander" },
  commanders: { side: "side", left: ["commander"] },
  ride: { commander: "commander", points: "count" },
  combat: { side: "side" },
  battle: {
    side: "side",
    zone: "zone",
    at: "part of battle",
    attackers: ["unit"],
    defenders: ["unit"],
    from: ["zone"],
    lost: "lost",
    tests: "flag",
    sixes: "sixes",
    suffering: ["unit"],
  },
  choosing: { side: "side", cause: "cause", among: ["unit"], wanted: "count", chosen: ["unit"] },
  tests: { side: "side", units: ["unit"], against: ["unit"], results: ["result"], at: "count" },
  withdrawal: { unit: "unit", left: "count", origins: ["zone"], against: ["zone"], parting: "flag" },
  advance: { side: "side", zones: ["zone"], units: ["unit"] },
  flights: { side: "side", left: ["unit"] },
  jones: {},
  "counter-attack": {},
  reinforcements: { side: "side", left: ["comer"], letters: ["entry?"], entered: ["count"] },
  parting: { side: "side", held: ["unit"] },
  "night-moves": { side: "side", left: "count" },
  recall: {},
  over: { winner: "winner" },
};

/** More than any allowance, number of zones entered, or number of brigades that come by one letter. */
const MOST = 99;
/** SB62-11.1.2-a */
const MOST_DIVISIONS = 3;
/** Both natural sixes (SB62-10.4-f). */
const BOTH_SIXES = 3;

function ranges(field: Field): Readonly<Record<Number, readonly [least: number, most: number]>> {
  const { roster, graph, divisions, commanders, entries } = field;
  return {
    side: [0, 1],
    unit: [0, roster - 1],
    "unit?": [NONE, roster - 1],
    zone: [0, graph.size - 1],
    division: [0, divisions.length - 1],
    commander: [0, commanders.length - 1],
    "commander?": [NONE, commanders.length - 1],
    "entry?": [NONE, entries.length - 1],
    comer: [0, roster + commanders.length - 1],
    flag: [0, 1],
    count: [0, MOST],
    slots: [NONE, MOST_DIVISIONS],
    stop: [0, Math.max(HALTED, REMOUNTED, ON_FOOT)],
    "part of turn": [0, PARTS_OF_TURN - 1],
    "part of segment": [0, PARTS_OF_SEGMENT - 1],
    "part of battle": [0, PARTS_OF_BATTLE - 1],
    "part of night": [0, PARTS_OF_NIGHT - 1],
    lost: [-1, 1],
    sixes: [0, BOTH_SIXES],
    cause: [0, CHOICE_CAUSES.length - 1],
    result: [0, TEST_RESULTS.length - 1],
    winner: [NONE, 1],
  };
}

/**
 * The running steps of a saved position: known ones, each with all its local values, every number valid for this map and these armies, and
 * lists of the right length; none if any is wrong.
 */
export function readFrames(field: Field, data: unknown, faults: Faults): Frame[] {
  const range = ranges(field);
  const before = faults.list.length;
  const frames = readSteps<Frame, Number>(data, LOCALS, (meaning) => range[meaning], ["turn", "over"], faults);
  if (faults.list.length > before) return [];
  for (const [index, frame] of frames.entries()) {
    const at = `sequence[${index}]`;
    if (frame.step === "reinforcements") {
      checkLength(`${at}.letters`, frame.letters, field.divisions.length, faults);
      checkLength(`${at}.entered`, frame.entered, field.entries.length, faults);
    }
    if (frame.step === "tests") faults.whole(`${at}.at`, frame.at, 0, frame.units.length);
    if (frame.step === "tests" && frame.at > 0) checkLength(`${at}.results`, frame.results, frame.units.length, faults);
  }
  return faults.list.length > before ? [] : frames;
}

function checkLength(at: string, list: readonly unknown[], length: number, faults: Faults): void {
  if (list.length !== length) faults.add(at, `must have ${length} numbers; this file has ${list.length}`);
}

/** Brigades that a running step moves or turns: they need no facing. */
export function movers(p: Position): ReadonlySet<number> {
  const found = new Set<number>();
  for (const frame of p.stack)
    if (frame.step === "march" || frame.step === "withdrawal" || frame.step === "facing") found.add(frame.unit);
  return found;
}

/** Brigades that march by the sequence, and commanders that lead and ride by it, are on the map. */
export function checkPresent(field: Field, p: Position, faults: Faults): void {
  for (const [index, frame] of p.stack.entries()) {
    const at = `sequence[${index}]`;
    if (frame.step === "march" && p.state[frame.unit] !== ON_MAP)
      faults.add(at, `${field.units[frame.unit].id} is to march but is not on the map`);
    for (const commander of leadersOf(frame))
      if (!isPosted(p, commander))
        faults.add(at, `${field.commanders[commander].id} is to lead or ride but is not on the map`);
  }
}

function leadersOf(frame: Frame): readonly number[] {
  if (frame.step === "commanders") return frame.left;
  return frame.step === "divisions" || frame.step === "ride" ? [frame.commander] : [];
}
