import { describe, expect, test } from "vitest";
import { ASKING_STEPS, type About, type Action } from "../../../src/bull-run-1861/actions.ts";
import { REFUSALS } from "../../../src/bull-run-1861/refusals.ts";
import { UNITS } from "../../../src/bull-run-1861/units.ts";
import { plain, type Line } from "@stonebridge/kernel/words";
import {
  ARMIES,
  HEADQUARTERS,
  MODIFIERS,
  OPTION_VALUES,
  RESULTS,
  ROLL_KINDS,
  SIDES,
  STAGES,
  type OptionId,
} from "../../../src/bull-run-1861/vocabulary.ts";
import { ACTIONS, EVENTS, FOUGHT, LANGUAGES } from "./text-samples.ts";

const ENGLISH = /\b(the|and|of|or|to|with|MP|Hit|HQ|step|push|marker|move|turn|second line|cannot)\b/i;

/** Nothing missing, nothing doubled, typeset as its language is. */
function expectSound(text: string, language: string): void {
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/undefined|NaN|\bnull\b|\[object|function/);
  expect(text).not.toMatch(/ {2}|^ | $|'|"| [.,]|[.,]{2}|\d-\d/);
  expect(text).not.toMatch(/[-–]\d(?!\d* New Jersey| milice)/);
  if (language === "en") expect(text).not.toMatch(/[\u202f«»]|(?<!\d) [;:!?]/);
  else {
    expect(text).not.toMatch(/ [;:!?%»]|« /);
    expect(text).not.toMatch(ENGLISH);
  }
}

/** A log line fits on a line of the log. */
function expectLogLine(spans: Line, language: string): void {
  const text = plain(spans);
  expectSound(text, language);
  expect(text.length).toBeLessThanOrEqual(140);
}

/** A sentence begins with a capital (or a figure, or a name) and ends with its mark. */
function expectSentence(spans: Line, language: string, end: RegExp): void {
  const text = plain(spans);
  expectSound(text, language);
  expect(text).toMatch(/^[A-ZÀ-Ý0-9]/);
  expect(text).toMatch(end);
}

const about: About = {
  side: "south",
  unit: "uscav",
  element: "cocke+",
  headquarters: "beauregard",
  zone: "robinson-farm",
  left: 1,
  of: 3,
  points: 2,
  allowance: 4,
  pushed: false,
  contacts: ["jackson", "evans"],
  combat: 3,
  steps: 1,
};

const MANY_ACTIONS: readonly Action[] = Object.values(ACTIONS);
const END_ONLY: readonly Action[] = [ACTIONS.end];

describe.each(LANGUAGES)("texts in $language", ({ texts, names, language }) => {
  test.each(ASKING_STEPS)("step %s asks, with all its values and with none", (step) => {
    for (const actions of [MANY_ACTIONS, END_ONLY]) {
      for (const values of [about, { ...about, pushed: true }, { side: "north" } as const]) {
        const asked = { step, about: { ...values }, actions };
        const { sentence, detail } = texts.question(asked, names);
        expectSentence(sentence, language, /[?.]$/);
        expect(plain(sentence).length).toBeLessThanOrEqual(160);
        if (detail.length > 0) expectSound(plain(detail), language);
        expectSentence(texts.waiting(asked, names), language, /\.$/);
      }
    }
  });

  test.each(Object.keys(REFUSALS))("refusal %s says why, whatever its figures are", (reason) => {
    const refusal = { rule: "BR61-1-a", reason };
    const values = {
      piece: "uscav",
      zone: "stone-bridge-w",
      host: "jackson",
      enemies: ["jackson", "evans"],
      friends: ["porter"],
      zones: ["stone-house", "bald-hill", "groveton"],
      points: 1,
      needed: 2,
      limit: 2,
      fatigue: 2,
    };
    const told = [
      texts.refusal({ ...refusal, with: values }, names),
      texts.refusal({ ...refusal, with: { ...values, enemies: ["jackson"], piece: "sherman", limit: 1 } }, names),
      texts.refusal({ ...refusal, with: { ...values, enemies: [], friends: [], piece: "cocke+" } }, names),
      texts.refusal({ ...refusal, with: { ...values, piece: "mcdowell" } }, names),
    ];
    for (const { title, sentence } of told) {
      expectSentence(title, language, /[^.?:]$/);
      expectSentence(sentence, language, /\.$/);
      expect(plain(sentence).length).toBeLessThanOrEqual(200);
    }
  });

  test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])("event %s is a line of the log", (type) => {
    for (const event of EVENTS[type]) expectLogLine(texts.event(event, names), language);
  });

  test.each(Object.values(ACTIONS))("action $type has a label", (action) => {
    for (const context of [{}, { cost: 4 }, { step: "advance" }, { step: "arrival" }] as const) {
      const label = texts.action(action, names, context);
      expectSound(label, language);
      expect(label.length).toBeLessThanOrEqual(70);
    }
    expectSound(texts.verb(action.type), language);
  });

  test("every option and every value is named and explained in one line", () => {
    for (const [option, values] of Object.entries(OPTION_VALUES)) {
      const described = [
        texts.option(option as OptionId),
        ...values.map((value) => texts.optionValue(option as OptionId, value)),
      ];
      for (const { name, help } of described) {
        expectSound(name, language);
        expectSentence([help], language, /\.$/);
        expect(help.length).toBeLessThanOrEqual(110);
      }
    }
    for (const scenario of OPTION_VALUES.setup) expectSentence([texts.scenario(scenario).help], language, /\.$/);
  });

  test("every brigade has a name, a title, regiments and a commander", () => {
    for (const { id, men } of UNITS) {
      expect(texts.unitName(id)).not.toBe(id);
      for (const said of [texts.unitName(id), texts.unitTitle(id), texts.commander(id), texts.men(men)]) {
        expectSound(said, language);
      }
      expectSound(texts.unitRegiments(id), language);
      expect(texts.counterName(id).length).toBeLessThanOrEqual(10);
      expect(texts.unitName(`${id}+`)).toContain(texts.unitName(id));
    }
    for (const id of HEADQUARTERS) {
      for (const said of [texts.unitName(id), texts.commander(id)]) expectSound(said, language);
      expect(texts.headquarters(id)).toContain(texts.unitName(id));
    }
    expect(texts.unitName("nobody")).toBe("nobody");
    expect(texts.unitName("constructor")).toBe("constructor");
  });

  test("armies, stages, phases, rolls, terrain and borders are named", () => {
    const said = [
      ...SIDES.flatMap((side) => [texts.side(side), texts.sideTitle(side), texts.half(2, side), texts.die(side, 5)]),
      ...STAGES.map(texts.stage),
      ...ROLL_KINDS.map(texts.rollName),
      ...(["hill", "woods", "village", "clear"] as const).map(texts.terrain),
      ...(["land", "ford", "bridge", "river"] as const).map(texts.border),
      ...(["rulebook", "derived", "estimate"] as const).map(texts.basis),
      ...(["waiting", "map", "attached", "eliminated"] as const).map((where) => texts.whereabouts(where)),
      ...(["north", "south"] as const).map(texts.bank),
      texts.whereabouts("attached", "Jackson"),
      texts.phase(3),
    ];
    for (const text of said) expectSound(text, language);
    for (const army of ARMIES) expect(texts.army(army)).not.toBe(army);
  });

  test("combat sheets, modifiers, results, scores and outcomes read well", () => {
    for (const key of MODIFIERS) {
      for (const more of [{}, { piece: "evans", strengths: [10, 5], row: "2/1" }] as const) {
        expectSound(plain(texts.modifier({ key, value: 1, rule: "BR61-11.3-o", ...more }, names)), language);
      }
    }
    for (const result of RESULTS) expectSound(texts.result(result, "north"), language);
    for (const kind of ["artillery", "cavalry"] as const) {
      expectSound(plain(texts.pendingRoll({ kind, side: "north", element: "evans", faces: 3 }, names)), language);
    }
    for (const event of EVENTS.fought) {
      const { title, attacker, defender, verdict } = texts.fight(event, names);
      const lines = [...attacker.lines, ...defender.lines].map(({ text }) => text);
      for (const text of [title, attacker.forces, defender.forces, ...lines]) expectSound(plain(text), language);
      for (const text of [verdict, attacker.title, defender.title]) expectSound(text, language);
    }
    for (const rule of ["BR61-4-d", "BR61-4-e", "BR61-13-e"] as const) {
      expectSound(plain(texts.score({ side: "north", points: 2, rule }, names)), language);
    }
    expect(plain(texts.score({ side: "north", points: 1, rule: "BR61-4-f", zone: "henry-hill" }, names))).toBe(
      "Henry Hill",
    );
    for (const end of [{}, { points: { north: 5, south: 5 } }, { points: { north: 7, south: 3 } }]) {
      for (const rule of ["BR61-4-a", "BR61-13-m"]) {
        expectSentence(texts.outcome({ over: true, winner: "south", rule, about: end }), language, /\.$/);
      }
    }
  });

  test("a die that is not in the sheet's modifiers is shown as a miss", () => {
    const { attacker, defender } = texts.fight(FOUGHT, names);
    expect(attacker.lines.map(({ value }) => value)).toEqual([3, 1, 1, -1, 1, 0]);
    expect(defender.lines.map(({ value }) => value)).toEqual([2, 1, 1]);
  });

  test("a unit that rules do not know is refused in words all the same", () => {
    const { title, sentence } = texts.refusal({ rule: "BR61-1-c", reason: "constructor" }, names);
    expectSentence(title, language, /[^.]$/);
    expectSentence(sentence, language, /\.$/);
  });
});
