import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { Action, AskingStep } from "../../../src/no-written-orders/actions.ts";
import { beginningOf } from "../../../src/no-written-orders/situations/beginning.ts";
import { BUILT_MAPS } from "../../../src/no-written-orders/modules/built-maps.ts";
import type { GameEvent } from "../../../src/no-written-orders/events.ts";
import type { DieRoll } from "../../../src/no-written-orders/events/die-roll.ts";
import { createField } from "../../../src/no-written-orders/opened-field.ts";
import { createGame } from "../../../src/no-written-orders/game.ts";
import { MODULES } from "../../../src/no-written-orders/modules/modules.ts";
import { DEFAULT_OPTIONS } from "../../../src/no-written-orders/options/switches.ts";
import type { Situation } from "../../../src/no-written-orders/situations/situation.ts";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "../../../src/no-written-orders/text/index.ts";
import type { ModuleId, Options, SideId } from "../../../src/no-written-orders/vocabulary.ts";
import { faultOf, LANGUAGES } from "./text-samples.ts";

/** Choices of the past that are tried again later, where most are refused. */
const MEMORY = 300;
/** Signs that fit on a line of the log. */
const WIDTH = 140;
/** Turns that are played. */
const TURNS = 2;

interface Said {
  readonly kind: string;
  readonly text: string;
  readonly language: string;
}

function rollsOf(event: GameEvent): readonly DieRoll[] {
  if ("rolls" in event) return event.rolls;
  return "roll" in event ? [event.roll] : [];
}

function newGame(id: ModuleId, more: Partial<Options>) {
  const module = MODULES[id];
  const [scenario] = module.scenarios;
  if (scenario === undefined) throw new Error("The module has no scenario.");
  const options = { ...DEFAULT_OPTIONS, ...more };
  const situation = {
    format: "stonebridge-situation",
    version: 1,
    game: "no-written-orders",
    scenario: scenario.id,
    options,
  };
  const field = createField(situation as Situation, module, scenario, BUILT_MAPS[id](), options);
  return { game: createGame(field, beginningOf(field)), field, last: scenario.firstTurn + TURNS };
}

/** Plays some turns by drawn choices and collects everything said in them, in both languages, each sentence once. */
function everythingSaid(id: ModuleId, seed: number, options: Partial<Options>): readonly Said[] {
  const { game, field, last } = newGame(id, options);
  const languages = LANGUAGES.map(({ texts, language }) => ({ texts, language, names: namesOf(texts, field) }));
  const dice = fastDice(seed);
  const choose = fastDice(seed + 1);
  const said = new Map<string, Said>();
  const say = (one: Said): void => void said.set(`${one.kind} ${one.language} ${one.text}`, one);
  const tell = (events: readonly GameEvent[]): void => {
    for (const event of events)
      for (const { texts, names, language } of languages)
        say({ kind: `log ${event.type}`, text: plain(texts.event(event, names)), language });
    for (const { texts, language } of languages)
      for (const { modifiers } of events.flatMap(rollsOf))
        for (const { rule } of modifiers) say({ kind: `modifier ${rule}`, text: texts.modifier(rule), language });
  };
  const past: Action[] = [];
  const first: GameEvent[] = [];
  const position = game.start(dice, first);
  tell(first);
  while (position.turn < last) {
    const decision = game.decision(position);
    if (decision.over) break;
    const step = decision.step as AskingStep;
    const ends = decision.actions.filter(({ type }) => type === "done" || type === "send");
    const from = ends.length > 0 && choose.roll("end", 3) > 1 ? ends : decision.actions;
    const action = from[choose.roll("choice", from.length) - 1]!;
    const side = decision.sides[0] as SideId;
    const tried = past.length === 0 ? action : past[choose.roll("past", past.length) - 1]!;
    const refusal = game.whyNot(position, side, tried);
    for (const { texts, names, language } of languages) {
      const { sentence, detail } = texts.question(decision, names);
      say({ kind: step, text: plain(sentence), language });
      if (detail.length > 0) say({ kind: step, text: plain(detail), language });
      say({ kind: step, text: plain(texts.waiting(decision, names)), language });
      say({ kind: action.type, text: texts.action(action, names, { step }), language });
      if (refusal === undefined) continue;
      const why = texts.refusal(refusal, names);
      say({ kind: refusal.reason, text: `${plain(why.title)}. ${plain(why.sentence)}`, language });
    }
    const events: GameEvent[] = [];
    game.act(position, side, action, dice, events);
    tell(events);
    past.push(action);
    if (past.length > MEMORY) past.shift();
  }
  return [...said.values()];
}

function faultIn({ kind, text, language }: Said): string | undefined {
  return faultOf(text, language) ?? (kind.startsWith("log") && text.length > WIDTH ? "too long" : undefined);
}

describe("turns of No Written Orders in words", () => {
  test.each([
    ["first-bull-run", 7, {}],
    [
      "second-bull-run",
      8,
      {
        leaderTraits: "on",
        attachDivisions: "on",
        interception: "on",
        sixToHit: "on",
        advancedSupply: "on",
        artilleryAmmo: "on",
        smallArmsAmmo: "on",
      },
    ],
  ] as const)(
    "of %s every sentence is whole, named and of bearable length",
    (module, seed, options) => {
      const said = everythingSaid(module, seed, options);
      const faults = said.flatMap((one) => {
        const fault = faultIn(one);
        return fault === undefined ? [] : [`${fault}: ${one.text}`];
      });
      expect(faults).toEqual([]);
      expect(new Set(said.map(({ kind }) => kind)).size).toBeGreaterThan(40);
    },
    120_000,
  );
});
