import {
  type Action,
  ASKING_STEPS,
  type ActionType,
  type Position,
  type SecondBullRun1862,
} from "../../../src/second-bull-run-1862/index.ts";

type Value = "unit" | "zone" | "commander" | "division" | "entry";

/** Every kind of action, with what it names. */
const KINDS: Readonly<Record<ActionType, readonly Value[]>> = {
  place: ["unit", "zone"],
  post: ["commander", "zone"],
  face: ["unit", "zone"],
  suggest: [],
  ready: [],
  designate: ["commander"],
  "choose-division": ["division"],
  "choose-independent": ["unit"],
  enough: [],
  activate: ["unit"],
  done: [],
  rest: ["unit"],
  step: ["unit", "zone"],
  force: ["unit"],
  dismount: ["unit"],
  mount: ["unit"],
  attack: ["unit", "zone"],
  end: ["unit"],
  try: ["commander"],
  ride: ["commander", "zone"],
  stay: [],
  displace: ["commander", "zone"],
  fight: ["zone"],
  choose: ["unit"],
  withdraw: ["unit", "zone"],
  advance: ["unit", "zone"],
  decline: [],
  flee: ["unit"],
  call: [],
  launch: [],
  refrain: [],
  enter: ["unit", "entry"],
  bring: ["commander", "entry"],
  wait: ["unit"],
  part: ["unit"],
  hold: ["unit"],
  recall: ["commander"],
};
const WORDS = Object.keys(KINDS) as ActionType[];

/** Actions of every kind with pieces and zones drawn at random, legal ones changed in one word, and what is no action at all. */
export function strangeActions(game: SecondBullRun1862, p: Position, pick: (n: number) => number): Action[] {
  const { units, commanders, divisions, entries, graph } = game.field;
  const draw = <T>(values: readonly T[]): T => values[pick(values.length) - 1] as T;
  const values: Readonly<Record<Value, () => string>> = {
    unit: () => draw(units).id,
    zone: () => draw(graph.ids),
    commander: () => draw(commanders).id,
    division: () => draw(divisions).id,
    entry: () => draw(entries).letter,
  };
  const made = WORDS.map((type) => ({ type, ...Object.fromEntries(KINDS[type].map((key) => [key, values[key]()])) }));
  return [...made, ...changed(game, p, draw, values), ...NONSENSE] as unknown as Action[];
}

/** Legal actions in which one value is another. */
function changed(
  game: SecondBullRun1862,
  p: Position,
  draw: <T>(values: readonly T[]) => T,
  values: Readonly<Record<Value, () => string>>,
): unknown[] {
  const decision = game.decision(p);
  if (decision.over) return [];
  return Array.from({ length: 6 }, () => {
    const action = draw(decision.actions) as unknown as Record<string, unknown>;
    const key = draw(Object.keys(action));
    return { ...action, [key]: key === "type" ? draw(WORDS) : values[key as Value]() };
  });
}

const NONSENSE: readonly unknown[] = [
  {},
  { type: "" },
  { type: 7 },
  { type: "step" },
  { type: "step", unit: null, zone: null },
  { type: "step", unit: "gibbon", zone: 105 },
  { type: "attack", unit: "gibbon", zone: "richmond" },
  { type: "choose-division", division: "pickett" },
  { type: "enter", unit: "gibbon", entry: "Z" },
  { type: "bring", commander: "grant", entry: "A" },
  { type: "face", unit: {}, zone: [] },
  { type: ASKING_STEPS[0] },
  { type: "constructor" },
  { type: "__proto__" },
  null,
  undefined,
  "end",
  [],
];
