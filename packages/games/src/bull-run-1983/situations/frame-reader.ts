import { type Faults, isObject } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Battle, Frame, FrameOf } from "../frames.ts";
import { POINT } from "../measures.ts";

/** What a number in a frame means; a list of them in brackets. `battle?`: may also be none. */
type Number = "piece" | "hex" | "side" | "flag" | "count" | "points";
type Meaning = Number | readonly [Number] | "battle" | "battle?" | "battles";

type Locals<F> = { readonly [K in Exclude<keyof F, "step">]: Meaning };

/** The local values of every step. */
const LOCALS: { readonly [S in Frame["step"]]: Locals<FrameOf<S>> } = {
  "set-up": { side: "side", hand: ["piece"] },
  game: { at: "count" },
  "player-turn": { side: "side", at: "count" },
  thawing: { side: "side" },
  movement: { side: "side" },
  march: { side: "side", pieces: ["piece"], points: ["points"], steps: "count", stopped: "flag" },
  onslaught: { side: "side", targets: ["piece"], attackers: ["piece"] },
  window: { side: "side", pieces: ["piece"] },
  combat: { side: "side", at: "count" },
  declaration: { side: "side", battles: "battles", draft: "battle?" },
  order: { side: "side", settled: "battles", open: "battles" },
  battles: { side: "side", battles: "battles", at: "count" },
  result: {
    side: "side",
    at: "count",
    kind: "flag",
    die: "count",
    column: "count",
    attackers: ["piece"],
    attackerRates: ["count"],
    defenders: ["piece"],
    defenderRates: ["count"],
    guns: ["piece"],
    attackerLoss: "count",
    defenderLoss: "count",
    held: ["hex"],
    attackersFell: ["hex"],
    defendersFell: ["hex"],
  },
  losses: {
    side: "side",
    owed: "count",
    count: "count",
    paid: "count",
    lost: "count",
    units: ["piece"],
    rates: ["count"],
    fallen: ["hex"],
  },
  retreat: { side: "side", pieces: ["piece"], against: ["piece"] },
  following: { side: "side", leaders: ["piece"], from: "hex", to: "hex" },
  advance: { side: "side", hexes: ["hex"], units: ["piece"] },
  rally: { side: "side", revived: "count" },
  over: { winner: "side", reason: "flag" },
};
const BATTLE: Locals<Battle> = { kind: "flag", targets: ["piece"], adjacent: ["piece"], guns: ["piece"] };

/** More than any number of hexes, parts or halves of a point that a step counts. */
const MOST = 2000;
/** More points than a piece has. */
const MOST_POINTS = 12 * POINT;

function range(field: Field, meaning: Number): readonly [least: number, most: number] {
  switch (meaning) {
    case "piece":
      return [0, field.count - 1];
    case "hex":
      return [0, field.size - 1];
    case "points":
      return [0, MOST_POINTS];
    case "count":
      return [-1, MOST];
    case "side":
    case "flag":
    default:
      return [0, 1];
  }
}

/** The running steps of a saved position: known ones, each with all its local values, every number valid for this map and these pieces. */
export function readFrames(field: Field, data: unknown, faults: Faults): Frame[] {
  if (!Array.isArray(data) || data.length === 0) {
    faults.add("at.steps", "must be a list of running steps, the outermost first");
    return [];
  }
  return data.flatMap((frame: unknown, index): Frame[] => {
    const at = `at.steps[${index}]`;
    if (!isObject(frame) || typeof frame["step"] !== "string" || !Object.hasOwn(LOCALS, frame["step"])) {
      faults.add(at, `must name a step: ${Object.keys(LOCALS).join(", ")}`);
      return [];
    }
    const outermost = frame["step"] === "game" || frame["step"] === "over";
    if (outermost !== (index === 0)) faults.add(at, "the game or its end comes first and nowhere else");
    readLocals(field, frame, LOCALS[frame["step"] as Frame["step"]], at, faults);
    return [JSON.parse(JSON.stringify(frame)) as Frame];
  });
}

function readLocals(
  field: Field,
  data: Record<string, unknown>,
  locals: Readonly<Record<string, Meaning>>,
  at: string,
  faults: Faults,
): void {
  for (const key of Object.keys(data))
    if (key !== "step" && !Object.hasOwn(locals, key)) faults.add(`${at}.${key}`, "is not a field of this step");
  for (const [key, meaning] of Object.entries(locals)) readLocal(field, data[key], meaning, `${at}.${key}`, faults);
}

function readLocal(field: Field, value: unknown, meaning: Meaning, at: string, faults: Faults): void {
  if (meaning === "battle?" && value === undefined) return;
  if (meaning === "battle" || meaning === "battle?") {
    if (isObject(value)) readLocals(field, value, BATTLE, at, faults);
    else faults.add(at, "must be a battle: kind, targets, adjacent and guns");
  } else if (typeof meaning !== "string" || meaning === "battles") {
    const one: Meaning = meaning === "battles" ? "battle" : meaning[0];
    if (!Array.isArray(value)) faults.add(at, "must be a list");
    else for (const [index, item] of value.entries()) readLocal(field, item, one, `${at}[${index}]`, faults);
  } else {
    faults.whole(at, value, ...range(field, meaning));
  }
}
