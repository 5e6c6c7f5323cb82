import { fastDice, Faulty } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { type EncodedPosition, encodePosition } from "../../../src/no-written-orders/codec/position-codec.ts";
import { noWrittenOrders } from "../../../src/no-written-orders/index.ts";
import { FIELDS } from "../../../src/no-written-orders/position/fields.ts";
import { playRandomly } from "../support/random-game.ts";

const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run", { hiddenMovement: "on" }));
/** A position in the midst of a turn. */
const { p } = playRandomly(game, 4, () => undefined, 3);
const saved = JSON.parse(JSON.stringify(encodePosition(game.field, p))) as EncodedPosition;

/** What is wrong with a saved position, each as field and problem. */
function faultsOf(change: object): readonly string[] {
  try {
    game.decode({ ...saved, ...change });
    return [];
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    return error.faults.map(({ field, problem }) => `${field}: ${problem}`);
  }
}
const whole = (fields: object) => faultsOf({ whole: { ...(saved.whole as object), ...fields } });
const few = (fields: object) => faultsOf({ few: { ...(saved.few as object), ...fields } });

describe("a saved position", () => {
  test("is the position, and stays what it is", () => {
    expect(game.decode(saved)).toEqual(p);
    expect(faultsOf({})).toEqual([]);
  });

  const written = Object.entries(FIELDS).filter(([name, field]) => {
    return !("follows" in field) && name !== "control" && name !== "standing";
  });
  test.each(written)("with %s that is none: the field is named", (name, field) => {
    const problem = "per" in field ? /must be a list of \d+ .*, one for each/ : /must be a/;
    const { [name]: _replaced, ...others } = saved.few as Readonly<Record<string, unknown>>;
    const found = faultsOf({ whole: { ...(saved.whole as object), [name]: true }, few: others });
    expect(found.find((one) => one.startsWith(`${name}: `))).toMatch(problem);
  });

  test.each<[string, readonly string[], string]>([
    ["steps lost", few({ lost: [3, 9] }), "lost[3]: must be a whole number from 0 to 3; this file has 9"],
    ["a place", few({ place: [2, 99_999] }), "place[2]: must be a whole number from -7 to"],
    ["marks", few({ marks: [0, -1] }), "marks[0]: must be a whole number from 0 to"],
    ["an order that waits", few({ waiting: [0, 7] }), "waiting[0]: must be an object"],
    ["a chit", whole({ cup: [900] }), "cup[0]: must be a whole number from -2 to"],
    ["a step", whole({ stack: [["#0", 0, "siesta"]] }), "stack[0]: must name a step: turn, "],
    ["no steps", whole({ stack: [] }), "stack: must be a list of running steps"],
    ["an order in force", faultsOf({ standing: [[0, 1, []]] }), "standing[0].order: must be an object"],
    ["who obeys", faultsOf({ standing: [[900, 1, []]] }), "(whole file): nobody is holder 900 of orders"],
    ["shapes", faultsOf({ shapes: 7 }), '(whole file): "shapes and held" must be lists'],
    ["both sides in a hex", whole({ place: p.place.map(() => 300) }), "placements["],
  ])("names what is wrong with %s", (_, found, problem) => {
    expect(found[0]).toContain(problem);
  });

  test("that is no object, or nests too deep, is refused", () => {
    for (const data of [undefined, null, 7, "saved", []])
      expect(() => game.decode(data)).toThrow("must be one JSON object");
    const deep = JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`) as unknown;
    expect(() => game.decode({ ...saved, few: { cup: deep } })).toThrow(Faulty);
  });

  test("damaged anywhere is refused with a reason, or can be looked at and played", { timeout: 60_000 }, () => {
    const dice = fastDice(7);
    let refused = 0;
    for (let count = 0; count < 400; count++) {
      const damaged = damagedBy((n) => dice.roll("damage", n));
      try {
        const q = game.decode(damaged);
        for (const seat of [...game.sides, "spectator"]) game.view(q, seat);
        game.decision(q);
        game.encode(q);
      } catch (error) {
        if (!(error instanceof Faulty)) throw new Error(JSON.stringify(damaged), { cause: error });
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});

const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  7,
  300,
  99_999,
  "",
  "march",
  "none",
  true,
  [],
  [0],
  {},
  { step: "turn" },
];

/** The saved position with something else in one of its places. */
function damagedBy(roll: (n: number) => number): unknown {
  const data = JSON.parse(JSON.stringify(saved)) as Record<string, unknown>;
  let place: Record<string, unknown> | unknown[] = data;
  for (;;) {
    const keys = Object.keys(place);
    const key = keys[roll(keys.length) - 1] ?? "";
    const inner: unknown = Reflect.get(place, key);
    const goesOn = typeof inner === "object" && inner !== null && Object.keys(inner).length > 0;
    if (goesOn && roll(5) > 1) {
      place = inner as typeof place;
      continue;
    }
    Reflect.set(place, key, ODD[roll(ODD.length) - 1]);
    return data;
  }
}
