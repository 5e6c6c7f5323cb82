import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { Action, AskingStep } from "../../../src/second-bull-run-1862/actions.ts";
import { beginningOf } from "../../../src/second-bull-run-1862/situations/beginning.ts";
import type { GameEvent } from "../../../src/second-bull-run-1862/events.ts";
import { createField } from "../../../src/second-bull-run-1862/field.ts";
import { createGame } from "../../../src/second-bull-run-1862/game.ts";
import { builtMap } from "../../../src/second-bull-run-1862/map.ts";
import { SCENARIO_DATA } from "../../../src/second-bull-run-1862/scenarios/scenarios.ts";
import type { Situation } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { plain } from "@stonebridge/kernel/words";
import { ARMIES } from "../../../src/second-bull-run-1862/armies.ts";
import type { ScenarioId } from "../../../src/second-bull-run-1862/vocabulary.ts";
import { faultOf, LANGUAGES } from "./samples.ts";

/** Choices of the past that are tried again later, where most are refused. */
const MEMORY = 300;
/** Signs that fit on a line of the log. */
const WIDTH = 140;

interface Said {
  readonly kind: string;
  readonly text: string;
  readonly language: string;
}

/** Every optional rule is on. */
function newGame(scenario: ScenarioId) {
  const options = { tacticalOption: "on", setupLosses: "exclude", evenChances: "off" } as const;
  const situation: Situation = {
    format: "stonebridge-situation",
    version: 1,
    game: "second-bull-run-1862",
    name: scenario,
    scenario,
    options,
    at: { stage: "set-up" },
  };
  const field = createField(situation, SCENARIO_DATA[scenario], builtMap(), ARMIES, options);
  return createGame(field, beginningOf(field));
}

/** Plays a random game to its end and collects everything said in it, in both languages, each sentence once. */
function everythingSaid(scenario: ScenarioId, seed: number): readonly Said[] {
  const game = newGame(scenario);
  const dice = fastDice(seed);
  const choose = fastDice(seed + 1);
  const said = new Map<string, Said>();
  const say = (one: Said): void => void said.set(`${one.kind} ${one.language} ${one.text}`, one);
  const past: Action[] = [];
  const position = game.start(dice);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) {
      for (const { texts, language } of LANGUAGES)
        say({ kind: "outcome", text: plain(texts.outcome(decision)), language });
      return [...said.values()];
    }
    const [side] = decision.sides;
    const step = decision.step as AskingStep;
    const action = decision.actions[choose.roll("choice", decision.actions.length) - 1];
    const tried = past.length === 0 ? action : past[choose.roll("past", past.length) - 1];
    const refusal = game.whyNot(position, side, tried);
    const events: GameEvent[] = [];
    for (const { texts, names, language } of LANGUAGES) {
      const { sentence, detail } = texts.question(decision, names);
      say({ kind: decision.step, text: plain(sentence), language });
      if (detail.length > 0) say({ kind: decision.step, text: plain(detail), language });
      say({ kind: decision.step, text: plain(texts.waiting(decision, names)), language });
      say({ kind: action.type, text: texts.action(action, names, { step }), language });
      if (refusal === undefined) continue;
      const why = texts.refusal(refusal, names);
      say({ kind: refusal.reason, text: `${plain(why.title)}. ${plain(why.sentence)}`, language });
    }
    game.act(position, side, action, dice, events);
    for (const event of events) {
      for (const { texts, names, language } of LANGUAGES) {
        say({ kind: "log", text: plain(texts.event(event, names)), language });
        if (event.type !== "fought") continue;
        const { attacker, defender, verdict } = texts.fight(event, names);
        for (const { text } of [...attacker.lines, ...defender.lines])
          say({ kind: "sheet", text: plain(text), language });
        say({ kind: "sheet", text: verdict, language });
      }
    }
    past.push(action);
    if (past.length > MEMORY) past.shift();
  }
}

function isSound({ kind, text, language }: Said): boolean {
  return faultOf(text, language) === undefined && (kind !== "log" || text.length <= WIDTH);
}

describe("a whole game of 1862 in words", () => {
  test.each([
    ["august-29", 7],
    ["august-30", 8],
    ["both-days", 9],
  ] as const)(
    "on %s every sentence is whole, named and of bearable length",
    (scenario, seed) => {
      const said = everythingSaid(scenario, seed);
      expect(new Set(said.map(({ kind }) => kind)).size).toBeGreaterThan(40);
      expect(said.filter((words) => !isSound(words))).toEqual([]);
    },
    60_000,
  );
});
