import { describe, expect, test } from "vitest";
import { ASKING_STEPS, type Action } from "../../src/second-bull-run-1862/actions.ts";
import { type Line, plain } from "../../src/second-bull-run-1862/text/texts.ts";
import {
  OPTION_VALUES,
  type OptionId,
  ROLL_KINDS,
  SCENARIO_IDS,
  SIDES,
  STAGES,
} from "../../src/second-bull-run-1862/vocabulary.ts";
import { RULES } from "../../src/second-bull-run-1862/rules/registry.ts";
import { ABOUT, ACTIONS, faultOf, inBoth, LANGUAGES } from "./rules-text-samples.ts";

const RULE_IDS = new Set(RULES.map(({ id }) => id));

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
      texts.phase(3),
      texts.date(1),
      texts.date(2),
    ];
    for (const text of said) expectSound(text, language);
    expect([texts.time(12), texts.date(3)]).toEqual(["", ""]);
  });
});

describe("the model sentences of 1862", () => {
  const question = (step: string, about: object, actions: readonly Action[] = []) =>
    inBoth((texts, names) =>
      plain(texts.question({ step, about: { side: "union", ...about }, actions }, names).sentence),
    );

  test("questions", () => {
    expect(question("march", { unit: "gibbon", zone: "122" }, [ACTIONS.step, ACTIONS.force, ACTIONS.end])).toEqual([
      "Gibbon acts in zone 122: march, force the march, or end his action?",
      "Gibbon agit en zone 122 : marcher, forcer la marche ou finir son action ?",
    ]);
    expect(question("facing", { unit: "ewell-artillery" })).toEqual([
      "Which zone does Ewell’s artillery face?",
      "À quelle zone l’artillerie d’Ewell fait-elle face ?",
    ]);
    expect(question("advance", { zone: "128" })[1]).toBe("Stony Ridge est vide. Qui avance ?");
    expect(question("advance", { zone: "129" })).toEqual([
      "Zone 129 is left empty. Who advances?",
      "La zone 129 est vide. Qui avance ?",
    ]);
    expect(question("divisions", { commander: "jackson" }, [ACTIONS["choose-independent"]])).toEqual([
      "Jackson: which division acts, or which independent brigade?",
      "Jackson : quelle division agit, ou quelle brigade indépendante ?",
    ]);
  });

  test("labels", () => {
    const said = (type: keyof typeof ACTIONS, step?: (typeof ASKING_STEPS)[number]) =>
      inBoth((texts, names) => texts.action(ACTIONS[type], names, step === undefined ? {} : { step }));
    expect(said("attack")).toEqual(["Attack Deep Cut · 2 MP", "Attaquer Deep Cut · 2 PM"]);
    expect(said("step")).toEqual(["March to zone 99", "Marcher vers la zone 99"]);
    expect(said("activate")).toEqual(["Activate Hill’s artillery", "Activer l’artillerie de Hill"]);
    expect(said("end")).toEqual(["Ewell’s artillery ends here", "L’artillerie d’Ewell en reste là"]);
    expect(said("choose", "groups")).toEqual([
      "Keep the group of Reserve Artillery",
      "Garder le groupe de l’artillerie de réserve",
    ]);
    expect(said("refrain", "jones")).toEqual(["Jones stays away", "Jones ne vient pas"]);
    expect(said("recall")).toEqual(["Withdraw Sigel’s corps", "Retirer le corps Sigel"]);
  });

  test("turns and days", () => {
    expect(inBoth((texts) => texts.turn(5))).toEqual(["Turn 5, 11:00", "Tour 5, 11 h 00"]);
    expect(inBoth((texts) => texts.time(1))).toEqual(["5:00", "5 h 00"]);
    expect(inBoth((texts) => texts.date(2))).toEqual(["30 August", "30 août"]);
  });
});
