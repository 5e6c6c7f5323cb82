import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/bull-run-1983/actions.ts";
import type { GameEvent } from "../../../src/bull-run-1983/events.ts";
import { plain } from "@stonebridge/kernel/words";
import { drawnGame, playRandomly } from "../support/random-game.ts";
import { LANGUAGES } from "./samples.ts";

/** Choices of the past that are tried again later, where most are refused. */
const MEMORY = 300;
/** One position of so many is spoken of. */
const EVERY = 5;

interface Said {
  readonly kind: string;
  readonly text: string;
  readonly language: string;
}

/** Plays a random game and collects what is said in it, in both languages. */
function everythingSaid(seed: number): Said[] {
  const said: Said[] = [];
  const past: Action[] = [];
  const dice = fastDice(deriveSeed(seed, 9));
  const game = drawnGame(seed);
  playRandomly(game, seed, ({ p, count, pick }) => {
    const decision = game.decision(p);
    if (decision.over) {
      for (const { texts, language } of LANGUAGES)
        said.push({ kind: "outcome", text: plain(texts.outcome(decision)), language });
      return;
    }
    const action = decision.actions[pick(decision.actions.length) - 1] as Action;
    if (past.length < MEMORY) past.push(action);
    else past[pick(MEMORY) - 1] = action;
    if (count % EVERY !== 0 && decision.step !== "declaration") return;
    const [side = ""] = decision.sides;
    const tried = past[pick(past.length) - 1] as Action;
    const refusal = game.whyNot(p, side, tried);
    const events: GameEvent[] = [];
    game.act(game.copy(p), side, action, dice, events);
    for (const { texts, names, language } of LANGUAGES) {
      const say = (kind: string, text: string): void => void said.push({ kind, text, language });
      const { sentence, detail } = texts.question(decision, names);
      say(decision.step, plain(sentence));
      say(decision.step, plain(detail));
      say(decision.step, plain(texts.waiting(decision, names)));
      say("label", texts.action(action, names));
      if (refusal !== undefined) {
        const why = texts.refusal(refusal, names);
        say(refusal.reason, `${plain(why.title)}. ${plain(why.sentence)}`);
      }
      for (const event of events) {
        say("log", plain(texts.event(event, names)));
        for (const one of texts.details(event, names)) say("detail", plain(one));
        if (event.type !== "fought") continue;
        const { attacker, defender, odds, verdict } = texts.fight(event, names);
        for (const { text } of [...attacker.lines, ...defender.lines, { text: odds }]) say("sheet", plain(text));
        say("sheet", verdict);
      }
    }
  });
  return said;
}

function isSound({ kind, text, language }: Said): boolean {
  if (text === "" || /undefined|NaN|\[object| {2}|^ | $| [.,]|[.,]{2}|'|\b(us|cs)-/.test(text)) return false;
  if (kind === "log" && text.length > 140) return false;
  if (kind === "label" && text.length > 70) return false;
  return language === "en" || !/ [;:!?%»]|« |\b(the|and|with|MP|DP|hex|step|brigade’s)\b/.test(text);
}

describe("whole games of 1983 in words", () => {
  test.each([2, 4, 7])("of seed %i every sentence is whole, named and of bearable length", (seed) => {
    const said = everythingSaid(seed);
    expect(new Set(said.map(({ kind }) => kind)).size).toBeGreaterThan(15);
    expect(said.filter((words) => !isSound(words)).slice(0, 10)).toEqual([]);
  });
});
