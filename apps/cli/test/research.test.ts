import { readFileSync } from "node:fs";
import { scriptedDice } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { describe, expect, it } from "vitest";
import { asking, type Moved, playOn, toldTo } from "./asking.ts";

const GAME = "bull-run-1861";

/** Every game, those with secrets with most of them. */
const GAMES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [GAME, {}],
  ["second-bull-run-1862", {}],
  ["bull-run-1983", {}],
  ["bull-run-1983", { fogOfWar: "on" }],
  ["no-written-orders", {}],
  ["no-written-orders", { hiddenMovement: "on" }],
];

interface Step {
  readonly player: string;
  readonly action: number;
  readonly string?: string;
}

describe("a game as a tree", () => {
  it("says what it is", async () => {
    const { ask } = await asking(GAME);
    expect(ask("describe")).toMatchObject({
      game: GAME,
      players: ["north", "south"],
      chance_mode: "explicit",
      information: "perfect",
      min_utility: -1,
      max_utility: 1,
    });
    expect((await asking("no-written-orders")).ask("describe")).toMatchObject({ information: "imperfect" });
  });

  it("is what the example in Python asks for", async () => {
    const program = readFileSync(new URL("../../../examples/research/ismcts.py", import.meta.url), "utf8");
    const { methods } = (await asking(GAME)).ask<{ methods: string[] }>("describe");
    const asked = [...program.matchAll(/ask\(["'](\w+)/g)].map(([, method]) => method);
    expect(asked.length).toBeGreaterThan(6);
    for (const method of asked) expect(methods).toContain(method);
  });

  it("is the game that the rules play: each action with its dice leads to the same end", async () => {
    const session = await asking(GAME);
    const { ask } = session;
    const end = playOn(session, ask<Moved>("new"), 7, 20_000);
    const { history } = ask<{ history: Step[] }>("history", { state: end.state });
    const game = bullRun1861.open(bullRun1861.situation("historical"));
    const position = game.start(scriptedDice([]));
    for (const [at, step] of history.entries()) {
      if (step.player === "chance") continue;
      const decision = game.decision(position);
      if (decision.over) throw new Error("The game is over too early.");
      expect(JSON.parse(String(step.string))).toEqual(decision.actions[step.action]);
      const rest = history.slice(at + 1);
      const until = rest.findIndex(({ player }) => player !== "chance");
      const dice = scriptedDice(rest.slice(0, until === -1 ? rest.length : until).map(({ action }) => action));
      game.act(position, step.player, decision.actions[step.action], dice);
      expect(dice.left).toBe(0);
    }
    const outcome = game.decision(position);
    if (!outcome.over) throw new Error("The game is not over.");
    const loser = outcome.winner === "north" ? "south" : "north";
    expect(ask("returns", { state: end.state })).toEqual({ returns: { [outcome.winner]: 1, [loser]: -1 } });
    expect(ask("is_terminal", { state: end.state })).toEqual({ terminal: true });
    expect(ask("legal_actions", { state: end.state })).toEqual({ actions: [], strings: [] });
  });

  it("has a chance node for each die, with every outcome as likely as it is", async () => {
    const session = await asking(GAME);
    const { ask, wrong } = session;
    const kinds = new Set<string>();
    playOn(session, ask<Moved>("new"), 3, 2_000, ({ state, current_player: player, legal }) => {
      if (player !== "chance") {
        expect(wrong("chance_outcomes", { state })).toBe("wrong-moment");
        return;
      }
      const { outcomes, kind } = ask<{ outcomes: [number, number][]; kind: string }>("chance_outcomes", { state });
      expect(outcomes.map(([face]) => face)).toEqual(Array.from({ length: legal }, (_, at) => at + 1));
      expect(outcomes.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12);
      kinds.add(kind);
      if (kinds.size > 4) return;
      for (const [face] of outcomes) {
        const copy = ask<Moved>("clone", { state });
        ask("apply", { state: copy.state, action: face });
        ask("free", { state: copy.state });
      }
      for (const action of [0, legal + 1, { type: "stay" }])
        expect(wrong("apply", { state, action })).toBe("illegal-action");
    });
    expect(kinds.size).toBeGreaterThan(4);
  });

  it("is told in numbers, each of them named, and sparsely if asked", async () => {
    for (const [game, options] of GAMES) {
      const session = await asking(game, options);
      const { ask } = session;
      const {
        players,
        tensor_layout: layout,
        observation_tensor_shape: shape,
      } = ask<{
        players: string[];
        tensor_layout: { rows: string[]; features: string[] }[];
        observation_tensor_shape: number[];
      }>("describe");
      expect(layout.reduce((sum, { rows, features }) => sum + rows.length * features.length, 0)).toBe(shape[0]);
      const { state } = playOn(session, ask<Moved>("new"), 2, 60);
      for (const player of players)
        for (const method of ["observation_tensor", "information_state_tensor"]) {
          const { tensor } = ask<{ tensor: number[] }>(method, { state, player });
          expect(tensor).toHaveLength((method === "observation_tensor" ? 1 : 8) * shape[0]);
          expect(tensor.every((one) => typeof one === "number")).toBe(true);
          const sparse = ask<{ places: number[]; values: number[] }>(method, { state, player, sparse: true });
          const dense = tensor.map(() => 0);
          for (const [at, place] of sparse.places.entries()) dense[place] = sparse.values[at];
          expect(JSON.stringify(dense)).toBe(JSON.stringify(tensor));
        }
    }
  });

  it("goes on apart from its clones", async () => {
    const session = await asking(GAME);
    const { ask } = session;
    const from = playOn(session, ask<Moved>("new"), 5, 300);
    const before = toldTo(session, from.state, "north");
    const clone = ask<Moved>("clone", { state: from.state });
    playOn(session, clone, 6, 100);
    expect(toldTo(session, from.state, "north")).toEqual(before);
  });

  it("is played out at random without changing, the same way for the same seed", async () => {
    const session = await asking(GAME);
    const { ask } = session;
    const begun = ask<Moved>("new");
    const { state } = playOn(session, begun, 5, 300);
    const before = toldTo(session, state, "north");
    const once = ask<{ wins: Record<string, number>; returns: Record<string, number> }>("play_out", {
      state,
      seed: 4,
      games: 6,
    });
    expect(ask("play_out", { state, seed: 4, games: 6 })).toEqual(once);
    expect(Object.values(once.wins).reduce((sum, one) => sum + one, 0)).toBe(6);
    expect(once.returns["north"]).toBeCloseTo((once.wins["north"] - once.wins["south"]) / 6, 12);
    expect(toldTo(session, state, "north")).toEqual(before);
  });
});

describe("what a seat remembers", () => {
  it("tells two ways to the same sight apart", async () => {
    const { ask } = await asking(GAME);
    const [straight, round] = [ask<Moved>("new"), ask<Moved>("new")];
    const { strings } = ask<{ strings: string[] }>("legal_actions", { state: round.state });
    const face = strings.map((one) => JSON.parse(one)).find(({ type }) => type === "face");
    const view = (): { view: { units: { elements: { id: string; facing: string }[] }[] } } =>
      JSON.parse(ask<{ string: string }>("observation_string", { state: round.state, player: "north" }).string);
    const facing = view()
      .view.units.flatMap(({ elements }) => elements)
      .find(({ id }) => id === face.element)?.facing;
    ask("apply", { state: round.state, action: face });
    ask("apply", { state: round.state, action: { ...face, zone: facing } });
    for (const player of ["north", "south"]) {
      const both = (method: string) =>
        [straight, round].map(({ state }) => ask<{ string: string }>(method, { state, player }).string);
      const [seen, then] = both("observation_string");
      expect(then).toBe(seen);
      const [known, after] = both("information_state_string");
      expect(after).not.toBe(known);
      const digests = [straight, round].map(({ state }) =>
        ask("information_state_string", { state, player, digest: true }),
      );
      expect(digests).toEqual([known, after].map((one) => ({ digest: JSON.parse(one).past })));
    }
  });

  it.each(GAMES)("is what it is after it was resampled, saved and read again: %s %j", async (game, options) => {
    const session = await asking(game, options);
    const { ask } = session;
    let compared = 0;
    playOn(session, ask<Moved>("new"), 11, 150, ({ state, current_player: player }, count) => {
      if (count % 30 !== 29) return;
      const read = ask<Moved>("deserialize", ask("serialize", { state }));
      for (const seat of ask<{ players: string[] }>("describe").players)
        expect(toldTo(session, read.state, seat)).toEqual(toldTo(session, state, seat));
      if (player === "chance") return;
      const told = toldTo(session, state, player).slice(0, 5);
      for (const seed of [1, 2]) {
        const imagined = ask<Moved>("resample_from_infostate", { state, player, seed });
        const again = ask<Moved>("deserialize", ask("serialize", { state: imagined.state }));
        for (const one of [imagined, again]) expect(toldTo(session, one.state, player).slice(0, 5)).toEqual(told);
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(3);
  });

  it("is read again however often it was resampled", async () => {
    const session = await asking("bull-run-1861");
    const { ask } = session;
    let now = ask<Moved>("new");
    for (let seed = 0; seed < 50; seed++) {
      if (now.current_player !== "chance")
        now = ask<Moved>("resample_from_infostate", { state: now.state, player: now.current_player, seed });
      now = { ...now, ...ask<Omit<Moved, "state">>("apply", { state: now.state, action: now.legal - 1 }) };
    }
    const read = ask<Moved>("deserialize", ask("serialize", { state: now.state }));
    for (const seat of ["north", "south"])
      expect(toldTo(session, read.state, seat)).toEqual(toldTo(session, now.state, seat));
  });
});
