import { describe, expect, test } from "vitest";
import { ASKING_STEPS, type Action } from "../../../src/second-bull-run-1862/actions.ts";
import { type Line, plain } from "@stonebridge/kernel/words";
import {
  MODIFIERS,
  OPTION_VALUES,
  type OptionId,
  ROLL_KINDS,
  SCENARIO_IDS,
  SIDES,
  STAGES,
  TACTICS,
  TEST_RESULTS,
} from "../../../src/second-bull-run-1862/vocabulary.ts";
import { COMBAT_RESULTS } from "../../../src/second-bull-run-1862/analysis/analysis-types.ts";
import { REFUSALS } from "../support/all-refusals.ts";
import { RULE_BOOK } from "../../../src/second-bull-run-1862/rules/registry.ts";
import { TIED } from "./combats.ts";
import { EVENTS } from "./events.ts";
import { ABOUT, ACTIONS, faultOf, LANGUAGES } from "./samples.ts";

const RULE_IDS = new Set<string>(RULE_BOOK.rules.map(({ id }) => id));

function expectSound(text: string, language: string): void {
  expect(faultOf(text, language), text).toBeUndefined();
}

/** A sentence begins with a capital (or a figure, or a name) and ends with its mark. */
function expectSentence(spans: Line, language: string, end: RegExp): void {
  const text = plain(spans);
  expectSound(text, language);
  expect(text).toMatch(/^[A-ZÀ-Ý0-9]/);
  expect(text).toMatch(end);
}

const MANY_ACTIONS: readonly Action[] = Object.values(ACTIONS);
const END_ONLY: readonly Action[] = [ACTIONS.end];

describe.each(LANGUAGES)("texts of 1862 in $language", ({ texts, names, language }) => {
  test.each(ASKING_STEPS)("step %s asks, with all its values and with none", (step) => {
    for (const actions of [MANY_ACTIONS, END_ONLY]) {
      for (const values of [ABOUT, { ...ABOUT, forced: true, apart: ["archer"] }, { side: "union" } as const]) {
        const asked = { step, about: { ...values }, actions };
        const { sentence, detail } = texts.question(asked, names);
        expectSentence(sentence, language, /[?.]$/);
        expect(plain(sentence).length).toBeLessThanOrEqual(160);
        if (detail.length > 0) expectSound(plain(detail), language);
        for (const span of detail)
          if (typeof span === "object" && "rule" in span) expect(RULE_IDS).toContain(span.rule);
        expectSentence(texts.waiting(asked, names), language, /\.$/);
      }
    }
  });

  test.each(REFUSALS)("refusal $reason says why, whatever its figures name", ({ rule, reason }) => {
    const refusal = { rule, reason };
    const values = {
      piece: "ewell-artillery",
      zone: "122",
      division: "butterfield",
      entry: "E",
      enemies: ["jenkins", "washington-artillery"],
      friends: ["porter"],
      zones: ["108", "77", "96"],
      points: 1,
      needed: 3,
    };
    const told = [
      { ...refusal, with: values },
      { ...refusal, with: { ...values, enemies: ["evans"], piece: "gibbon", zone: "108" } },
      { ...refusal, with: { ...values, piece: "pope", zone: "1", friends: ["meade", "seymour", "hardin"] } },
    ].map((one) => texts.refusal(one, names));
    for (const { title, sentence } of told) {
      expectSentence(title, language, /[^.?:]$/);
      expectSentence(sentence, language, /\.$/);
      expect(plain(title).length).toBeLessThanOrEqual(90);
      expect(plain(sentence).length).toBeLessThanOrEqual(200);
    }
  });

  test("an attack is refused for its Front whether or not the brigade has one now", () => {
    const values = { piece: "gibbon", zone: "108" };
    const { sentence } = texts.refusal({ rule: "SB62-RU40", reason: "attack-front", with: values }, names);
    expectSentence(sentence, language, /\.$/);
  });

  test("a reason that the game does not know is refused in words all the same", () => {
    const { title, sentence } = texts.refusal({ rule: "SB62-1-a", reason: "constructor" }, names);
    expectSentence(title, language, /[^.]$/);
    expectSentence(sentence, language, /\.$/);
  });

  test.each(Object.values(ACTIONS))("action $type has a label", (action) => {
    for (const context of [{}, { cost: 4 }, ...ASKING_STEPS.map((step) => ({ step }))]) {
      const label = texts.action(action, names, context);
      expectSound(label, language);
      expect(label).toMatch(/^[A-ZÀ-Ý]/);
      expect(label.length).toBeLessThanOrEqual(60);
    }
    expectSound(texts.verb(action.type), language);
  });

  test("scenarios, options and their values are named and explained in one line", () => {
    const described = [
      ...SCENARIO_IDS.map((id) => texts.scenario(id)),
      ...Object.entries(OPTION_VALUES).flatMap(([option, values]) => [
        texts.option(option as OptionId),
        ...values.map((value) => texts.optionValue(option as OptionId, value)),
      ]),
    ];
    for (const { name, help } of described) {
      expectSound(name, language);
      expectSentence([help], language, /\.$/);
      expect(help.length).toBeLessThanOrEqual(110);
    }
    expect(texts.scenario("none")).toEqual({ name: "none", help: "" });
  });

  test("stages, phases, rolls, ground, borders and turns are named", () => {
    const said = [
      ...SIDES.flatMap((side) => [texts.side(side), texts.sideTitle(side), texts.half(2, side)]),
      ...STAGES.map(texts.stage),
      ...ROLL_KINDS.map(texts.rollName),
      ...(["hill", "woods", "village", "embankment", "clear"] as const).map(texts.ground),
      ...(["land", "ford", "bridge", "river"] as const).map(texts.border),
      ...(["rulebook", "derived", "estimate"] as const).map(texts.basis),
      ...(["infantry", "cavalry", "artillery"] as const).map(texts.kind),
      ...Array.from({ length: 11 }, (_, at) => texts.turn(at + 1)),
      ...(["waiting", "map", "eliminated", "left", "withdrawn"] as const).map(texts.whereabouts),
      ...TACTICS.map(texts.tactic),
      ...TEST_RESULTS.map(texts.testResult),
      texts.phase(3),
      texts.date(1),
      texts.date(2),
    ];
    for (const text of said) expectSound(text, language);
    expect([texts.time(12), texts.date(3)]).toEqual(["", ""]);
  });

  test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])("event %s is a line of the log", (type) => {
    for (const event of EVENTS[type]) {
      const told = texts.event(event, names);
      expectSentence(told, language, /\.$/);
      expect(plain(told).length).toBeLessThanOrEqual(140);
    }
  });

  test("combat sheets, modifiers, results, scores and outcomes read well", () => {
    for (const event of EVENTS.fought) {
      const { title, attacker, defender, verdict } = texts.fight(event, names);
      for (const text of [title, attacker.forces, defender.forces]) expectSound(plain(text), language);
      for (const { text, rule } of [...attacker.lines, ...defender.lines]) {
        expectSound(plain(text), language);
        expect(RULE_IDS).toContain(rule);
      }
      for (const text of [verdict, attacker.title, defender.title]) expectSentence([text], language, /[a-z.]$/);
    }
    for (const key of MODIFIERS) {
      const values = {
        units: ["ewell-artillery", "gibbon"],
        zones: ["96", "128"],
        defences: ["woods", "crossing"],
      } as const;
      for (const more of [{}, values, { ...values, strengths: [12, 5], column: "2/1" }] as const)
        expectSound(plain(texts.modifier({ key, value: 1, rule: "SB62-10.3.3-a", ...more }, names)), language);
    }
    for (const kind of ["artillery", "sharpshooters"] as const) {
      for (const unit of [{}, { unit: "sullivan" }])
        expectSound(plain(texts.pendingRoll({ kind, side: "union", faces: 2, ...unit }, names)), language);
    }
    for (const result of COMBAT_RESULTS) for (const side of SIDES) expectSound(texts.result(result, side), language);
    for (const winner of ["union", "confederate", "draw"]) {
      for (const about of [{}, { points: { union: 3, confederate: 5 } }, { points: "none" }])
        expectSentence(texts.outcome({ over: true, winner, rule: "SB62-11.2.1-n", about }), language, /\.$/);
    }
  });

  test("dice stand on the sheet once, hit or miss, and what is sure before them", () => {
    const sheet = texts.fight(TIED, names);
    expect(sheet.attacker.lines.map(({ value }) => value)).toEqual([3, 1, -2, 2, 0, 1]);
    expect(sheet.defender.lines.map(({ value }) => value)).toEqual([2, -1, 1]);
    expect(sheet.attacker.lines.map(({ roll }) => roll?.die)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      3,
      2,
    ]);
  });
});
