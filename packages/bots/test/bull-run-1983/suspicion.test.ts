import type { Position, SideId } from "@stonebridge/games/bull-run-1983";
import { FROZEN, marked } from "@stonebridge/games/bull-run-1983/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/bull-run-1983/colonel.ts";
import { BullRunSuspicion } from "../../src/bull-run-1983/suspicion.ts";
import { Belief } from "../../src/marshal/belief.ts";
import type { Options } from "../support/play.ts";
import { openGame } from "../support/play-1983.ts";

/** Positions of a game between colonels at every so many decisions, as long as something lies face down to the side that decides. */
function secrets(scenario: string, options: Options, every: number) {
  const game = openGame(scenario, options);
  const colonels = game.sides.map(() => new Colonel(game));
  const dice = fastDice(8);
  const p = game.start(dice);
  const found: { readonly position: Position; readonly side: SideId }[] = [];
  for (let count = 0; p.turn < 5; count++) {
    const decision = game.decision(p);
    if (decision.over) break;
    const side = decision.sides[0] as SideId;
    if (count % every === 0 && p.turn > 0 && game.view(p, side).faceDown.length > 0)
      found.push({ position: game.copy(p), side });
    game.act(p, side, colonels[game.sides.indexOf(side)].choose(p, decision), dice);
  }
  return { game, found };
}

describe("what a marshal of 1983 believes", { timeout: 60_000 }, () => {
  it.each([
    ["historical", {}],
    ["historical", { fogOfWar: "on" }],
    ["free", {}],
  ] as const)("agrees with what his side sees: %s %o", (scenario, options) => {
    const { game, found } = secrets(scenario, options, 7);
    expect(found.length).toBeGreaterThan(2);
    for (const { position, side } of found) {
      const view = game.view(position, side);
      const believed = new Belief(new BullRunSuspicion(game), 5).positions(view);
      for (const one of new Set(believed)) expect(game.view(one, side)).toEqual(view);
    }
  });

  it("has what lies face down where the set-up of history left it", () => {
    const { game, found } = secrets("historical", {}, 15);
    const places = ({ place, marks }: Position, truth: Position): number =>
      [...place.keys()].filter(
        (piece) => marked(truth, piece, FROZEN) && place[piece] === truth.place[piece] && marks[piece] > 0,
      ).length;
    for (const { position, side } of found) {
      const view = game.view(position, side);
      const [likeliest] = new Belief(new BullRunSuspicion(game), 5).positions(view);
      const dealt = game.imagine(view, fastDice(5));
      expect(places(likeliest, position)).toBeGreaterThan(places(dealt, position));
      expect(places(likeliest, position)).toBe(places(position, position));
    }
  });

  it("is one position for the side that sees everything", () => {
    const { game, found } = secrets("historical", {}, 15);
    const [{ position }] = found;
    expect(new Belief(new BullRunSuspicion(game), 5).positions(game.view(position, "confederate"))).toHaveLength(1);
  });
});
