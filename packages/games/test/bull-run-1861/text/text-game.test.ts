import { describe, expect, test } from "vitest";
import graph from "@stonebridge/atlas/maps/bull-run-1861/graph.json" with { type: "json" };
import { fastDice } from "@stonebridge/kernel";
import { bullRun1861 } from "../../../src/bull-run-1861/index.ts";
import type { Action } from "../../../src/bull-run-1861/actions.ts";
import type { GameEvent } from "../../../src/bull-run-1861/events.ts";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "../../../src/bull-run-1861/text/texts.ts";
import { LANGUAGES } from "./text-samples.ts";

/** Choices of the past that are tried again later, where most are refused. */
const MEMORY = 300;
const EVERY_OPTION = {
  thirtiethVirginia: "on",
  historicalManeuver: "on",
  confusion: "on",
  northernReinforcements: "on",
  extraTurn: "on",
  automaticDefeat: "on",
  defenderSupport: "on",
  opMarkedMayAct: "on",
};

interface Said {
  readonly kind: string;
  readonly text: string;
  readonly language: string;
}

/** Plays a random game to its end and collects everything said in it, in both languages. */
function everythingSaid(scenario: string, options: Readonly<Record<string, string>>, seed: number): Said[] {
  const game = bullRun1861.open(bullRun1861.situation(scenario, options));
  const voices = LANGUAGES.map(({ texts }) => ({ texts, names: namesOf(texts, graph.zones) }));
  const dice = fastDice(seed);
  const choose = fastDice(seed + 1);
  const said: Said[] = [];
  const past: Action[] = [];
  const position = game.start(dice);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) {
      for (const { texts } of voices)
        said.push({ kind: "outcome", text: plain(texts.outcome(decision)), language: texts.language });
      return said;
    }
    const [side] = decision.sides;
    const action = decision.actions[choose.roll("choice", decision.actions.length) - 1];
    const tried = past.length === 0 ? action : past[choose.roll("past", past.length) - 1];
    const refusal = game.whyNot(position, side, tried);
    const events: GameEvent[] = [];
    for (const { texts, names } of voices) {
      const { language } = texts;
      const { sentence, detail } = texts.question(decision, names);
      said.push({ kind: decision.step, text: plain(sentence), language });
      if (detail.length > 0) said.push({ kind: decision.step, text: plain(detail), language });
      said.push({ kind: action.type, text: texts.action(action, names), language });
      if (refusal === undefined) continue;
      const why = texts.refusal(refusal, names);
      said.push({ kind: refusal.reason, text: `${plain(why.title)}. ${plain(why.sentence)}`, language });
    }
    game.act(position, side, action, dice, events);
    for (const event of events) {
      for (const { texts, names } of voices) {
        said.push({ kind: "log", text: plain(texts.event(event, names)), language: texts.language });
        if (event.type !== "fought") continue;
        const { attacker, defender } = texts.fight(event, names);
        for (const { text } of [...attacker.lines, ...defender.lines]) {
          said.push({ kind: "sheet", text: plain(text), language: texts.language });
        }
      }
    }
    past.push(action);
    if (past.length > MEMORY) past.shift();
  }
}

function isSound({ kind, text, language }: Said): boolean {
  if (/undefined|NaN|\[object| {2}|^ | $| [.,]|[.,]{2}|'/.test(text)) return false;
  if (/\b[a-z]+-(hill|ford|house|run|bridge)\b/.test(text)) return false; // an id instead of a name
  if (kind === "log" && text.length > 140) return false;
  return language === "en" || !/ [;:!?%»]|« |\b(the|and|with|MP|Hit|HQ|step)\b/.test(text);
}

describe("a whole game in words", () => {
  test.each([
    ["no option", {}, 7],
    ["every option", EVERY_OPTION, 8],
  ] as const)("with %s every sentence is whole, named and of bearable length", (_, options, seed) => {
    const said = everythingSaid("historical", options, seed);
    expect(new Set(said.map(({ kind }) => kind)).size).toBeGreaterThan(30);
    expect(said.filter((words) => !isSound(words))).toEqual([]);
  });
});
