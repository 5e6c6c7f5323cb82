import { fastDice } from "@stonebridge/kernel";
import { type Action, type Position, secondBullRun1862, type View } from "@stonebridge/games/second-bull-run-1862";
import { clockOf, CONFEDERATE, NOWHERE, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import { describe, expect, it } from "vitest";
import { Marshal } from "../../src/marshal/marshal.ts";
import { armyOf, type Plan } from "../../src/second-bull-run-1862/army.ts";
import { Colonel } from "../../src/second-bull-run-1862/colonel.ts";
import { inputsOf } from "../../src/second-bull-run-1862/inputs.ts";
import { formationsOf } from "../../src/second-bull-run-1862/scripts.ts";
import { stylesOf } from "../../src/second-bull-run-1862/styles.ts";
import { createMarshal } from "../../src/second-bull-run-1862/marshal.ts";
import { type Model, OUTPUTS, pack, Value } from "../../src/value/index.ts";
import { CAREFUL } from "../../src/second-bull-run-1862/weights.ts";
import { chooseAlike } from "../support/alike.ts";

const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
const still = { now: () => 0, pause: () => Promise.resolve() };

/** A value that goes by nothing but the lead that is expected. */
function byExpectedLead(): Value<Position> {
  const inputs = inputsOf(game);
  const { numbers, flags, version } = inputs;
  const wide = numbers.length + flags;
  const weights = new Float32Array(wide * OUTPUTS);
  weights.set([2, 0, -2, 1], numbers.indexOf("expected lead") * OUTPUTS);
  const model: Model = {
    format: "stonebridge-value",
    version: 1,
    game: "second-bull-run-1862",
    inputs: version,
    numbers,
    flags,
    trained: {},
    means: pack(new Float32Array(numbers.length)),
    spreads: pack(new Float32Array(numbers.length).fill(1)),
    leadSpread: 8,
    linear: { size: OUTPUTS, weights: pack(weights), constants: pack(new Float32Array(OUTPUTS)) },
    layers: [],
  };
  return new Value("second-bull-run-1862", inputs, model);
}

/** The first positions of a game between colonels at which somebody is designated, with a choice. */
function designations(wanted: number, seed: number): Position[] {
  const found: Position[] = [];
  const dice = fastDice(seed);
  const p = game.start(dice);
  const colonel = new Colonel(game);
  while (found.length < wanted) {
    const decision = game.decision(p);
    if (decision.over) break;
    if (decision.step === "designation" && decision.actions.length > 1) found.push(game.copy(p));
    game.act(p, decision.sides[0], colonel.choose(p, decision), dice);
  }
  return found;
}

describe("the marshal of Second Bull Run 1862", { timeout: 120_000 }, () => {
  it("chooses what is offered, and the same again from the same seed and views", async () => {
    const value = byExpectedLead();
    const dice = fastDice(2);
    const [p] = designations(1, 2);
    const thinking = { clock: still, playouts: 20 };
    const [one, other] = [createMarshal(game, value, 9, thinking), createMarshal(game, value, 9, thinking)];
    await chooseAlike(game, p, dice, [one, other], 60, 500);
  });

  it.each(["porter", "reno", "mcdowell"])("designates whoever makes most of the position: %s", async (wanted) => {
    const commander = game.field.commanderIndex.get(wanted) as number;
    const army = armyOf(game, (p, side) => (side === 0 ? p.activated[commander] : 0.5));
    let asked = 0;
    for (const p of designations(8, 3)) {
      const decision = game.decision(p);
      if (decision.over || decision.sides[0] !== "union" || p.activated[commander] === 1) continue;
      const marshal = new Marshal<Position, Action, never, View, Plan>(army as never, {
        clock: still,
        playouts: 30,
        seed: 4,
        imagined: (view) => [game.imagine(view)],
      });
      asked += 1;
      const action = await marshal.choose(game.view(p, "union"), decision, 500);
      expect(action).toEqual({ type: "designate", commander: wanted });
    }
    expect(asked).toBeGreaterThan(0);
  });

  it("begins where its set-up says", async () => {
    const { field } = game;
    const [{ setUp = {} }] = stylesOf(game);
    const marshal = createMarshal(game, byExpectedLead(), 1, { clock: still, playouts: 1 });
    const colonel = new Colonel(game);
    const p = game.start(fastDice(1));
    for (
      let decision = game.decision(p);
      !decision.over && decision.step === "placement";
      decision = game.decision(p)
    ) {
      const side = decision.sides[0];
      const action = await (side === "union"
        ? marshal.choose(game.view(p, side), decision, 500)
        : colonel.choose(p, decision));
      game.act(p, side, action, fastDice(1));
    }
    const placed = field.rosterOf[UNION].filter((unit) => p.place[unit] !== NOWHERE);
    const told = Object.entries(setUp).flatMap(([zone, units]) => units.map((unit) => [unit, zone]));
    expect(told).toHaveLength(placed.length);
    expect(new Map(told as [string, string][])).toEqual(
      new Map(placed.map((unit) => [field.units[unit].id, field.graph.ids[p.place[unit]]])),
    );
  });

  describe("sends Longstreet forward", () => {
    const { field } = game;
    const [, { sendings = [] }] = stylesOf(game);
    const formations = formationsOf(field, CONFEDERATE);
    const corps = field.divisionsOf[field.commanderIndex.get("longstreet") as number];
    const positions = designations(60, 3).filter((p) => {
      const decision = game.decision(p);
      return !decision.over && decision.sides[0] === "confederate";
    });
    /** Zones to which formations are sent by the plan with which a Marshal begins. */
    function sentBy(army: ReturnType<typeof armyOf>, p: Position): readonly (readonly [number, string])[] {
      const decision = game.decision(p);
      if (decision.over) throw new Error("The battle is over.");
      const [{ conduct }] = army.first(p, CONFEDERATE, decision, undefined);
      return conduct.tasks.flatMap((task, at) =>
        task === undefined
          ? []
          : [[field.divisionOf[formations[at][0]], field.graph.ids[field.objectives[task.slot]]] as const],
      );
    }

    it("to objectives, each of his divisions, in those turns and no others", () => {
      const army = armyOf(game, () => 0.5);
      const told = new Set<string>();
      for (const p of positions) {
        const now = sendings.find(({ from, to }) => from <= clockOf(p) && clockOf(p) <= to);
        expect(sentBy(army, p)).toEqual(now === undefined ? [] : corps.map((division) => [division, now.place]));
        told.add(now?.place ?? "nowhere");
      }
      expect(told).toEqual(new Set([...sendings.map(({ place }) => place), "nowhere"]));
    });

    it("but not if he leads in another temper", () => {
      const army = armyOf(
        game,
        () => 0.5,
        () => CAREFUL,
      );
      for (const p of positions) expect(sentBy(army, p)).toEqual([]);
    });
  });

  it("stops when its time is over", async () => {
    let ticks = 0;
    const clock = { now: () => 20 * ticks++, pause: () => Promise.resolve() };
    const [p] = designations(1, 2);
    const decision = game.decision(p);
    if (decision.over) throw new Error("The game is over.");
    const marshal = createMarshal(game, byExpectedLead(), 1, { clock });
    await marshal.choose(game.view(p, decision.sides[0]), decision, 400);
    expect(ticks).toBeGreaterThan(5);
    expect(ticks).toBeLessThan(60);
  });
});
