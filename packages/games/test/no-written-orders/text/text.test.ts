import { describe, expect, test } from "vitest";
import { type Action, ASKING_STEPS, type AskingStep } from "../../../src/no-written-orders/actions.ts";
import type { Figures } from "../../../src/no-written-orders/refusing.ts";
import { MODIFIERS } from "../../../src/no-written-orders/tables/modifiers.ts";
import { REFUSAL_REASONS } from "../support/refusal-reasons.ts";
import { RULE_BOOK } from "../../../src/no-written-orders/rules/registry.ts";
import { type Line, plain, LOG_WIDTH } from "@stonebridge/kernel/words";
import { halves, namesOf } from "../../../src/no-written-orders/text/index.ts";
import {
  ARMS,
  OPTION_VALUES,
  type OptionId,
  ORDER_ORIGINS,
  ORDER_TYPES,
  PHASES,
  ROLES,
  ROLL_KINDS,
  SCENARIO_IDS,
  SIDES,
  TRAITS,
} from "../../../src/no-written-orders/vocabulary.ts";
import { SAMPLE_EVENTS } from "./text-events.ts";
import { faultOf, FIELDS, inBoth, LANGUAGES, SAMPLE_ABOUT, SAMPLE_ACTIONS } from "./text-samples.ts";

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

/** What the modules write short, and words of their remarks. */
const ABBREVIATED = /\b([A-Z]{2}|Art|Bn|Cav|Co|Regs|PaRes)\b(?<!US)/;
const ENGLISH_REMARK = /\b(guns|companies|late|on|from|has|horses|rifled|orders|held|marched|slow|by|but|for)\b/;

/** Names of the first battle that are easily taken for somebody else’s. */
const NAMED = [
  ["unit", "c_jackson", "Jackson’s brigade", "brigade Jackson"],
  ["holder", "C6", "Jackson’s command", "groupe Jackson"],
  ["leader", "jackson", "Jackson", "Jackson"],
  ["unit", "u_reynolds", "Reynolds’ battery", "batterie Reynolds"],
  ["unit", "c_fisher", "6th North Carolina", "6e de Caroline du Nord"],
  ["holder", "johnston", "J.E. Johnston’s headquarters", "quartier général de J.E. Johnston"],
  ["commander", "U2", "Hunter", "Hunter"],
  ["hex", "2719", "Henry House Hill", "Henry House Hill"],
  ["hex", "3315", "Stone Bridge, west end", "Stone Bridge, bout ouest"],
  ["hex", "3333", "hex 3333", "hexagone 3333"],
] as const;

describe.each(LANGUAGES)("texts of No Written Orders in $language", ({ texts, names, language }) => {
  test.each(ASKING_STEPS)("step %s asks, with all its values and with none", (step) => {
    for (const actions of [SAMPLE_ACTIONS, []])
      for (const about of [
        { ...SAMPLE_ABOUT },
        { ...SAMPLE_ABOUT, purpose: "coordinated", units: ["c_hood"] },
        { ...SAMPLE_ABOUT, purpose: "try" },
        { ...SAMPLE_ABOUT, purpose: "bad-move" },
        { side: "union" },
      ]) {
        const asked = { step, about, actions };
        const { sentence, detail } = texts.question(asked, names);
        expectSentence(sentence, language, /[?.]$/);
        expect(plain(sentence).length, plain(sentence)).toBeLessThanOrEqual(160);
        if (detail.length > 0) expectSound(plain(detail), language);
        for (const span of detail)
          if (typeof span === "object" && "rule" in span) expect(RULE_IDS, span.rule).toContain(span.rule);
        expectSentence(texts.waiting(asked, names), language, /\.$/);
      }
  });

  test.each(REFUSAL_REASONS)("refusal %s says why, with its figures", (reason) => {
    const figures = {
      unit: "c_hood",
      leader: "fitzhugh-lee",
      holder: "L5",
      formation: "L5",
      from: "longstreet",
      hex: "1217",
      target: "1619",
      order: "general-retreat",
      enemies: ["u_schim", "u_indart_a"],
      left: 3,
      needed: 4,
      limit: 12,
    } as const satisfies Required<Figures>;
    const others = { ...figures, unit: "c_lart", hex: "1619", enemies: ["u_sull"], order: "attack", holder: "lee" };
    for (const told of [figures, others]) {
      const { title, sentence } = texts.refusal({ rule: "NWO-4-a", reason, with: told }, names);
      expectSentence(title, language, /[^.?:]$/);
      expectSentence(sentence, language, /\.$/);
      expect(plain(title).length, plain(title)).toBeLessThanOrEqual(90);
      expect(plain(sentence).length, plain(sentence)).toBeLessThanOrEqual(200);
    }
  });

  test("a reason that the game does not know is refused in words all the same", () => {
    const { title, sentence } = texts.refusal({ rule: "NWO-4-a", reason: "constructor" }, names);
    expectSentence(title, language, /[^.]$/);
    expectSentence(sentence, language, /\.$/);
  });

  test.each(SAMPLE_ACTIONS)("action $type has a label", (action) => {
    for (const context of [{}, { cost: 3 }, ...ASKING_STEPS.map((step) => ({ step }))]) {
      const label = texts.action(action, names, context);
      expectSound(label, language);
      expect(label).toMatch(/^[A-ZÀ-Ý]/);
      expect(label.length, label).toBeLessThanOrEqual(80);
    }
    expectSound(texts.verb(action.type), language);
  });

  test("everything of the vocabulary is named", () => {
    const said = [
      ...SIDES.flatMap((side) => [texts.side(side), texts.sideTitle(side)]),
      ...ARMS.map(texts.arm),
      ...ORDER_TYPES.map(texts.order),
      ...ORDER_ORIGINS.map(texts.origin),
      ...ROLES.map(texts.role),
      ...TRAITS.map(texts.trait),
      ...PHASES.map(texts.stage),
      ...ROLL_KINDS.map(texts.rollName),
      ...MODIFIERS.map(texts.modifier),
      ...SIDES.map((side) => texts.die(side, 5)),
      ...(["waiting", "map", "unseen", "eliminated", "destroyed", "exited"] as const).map(texts.whereabouts),
      ...(["disrupted", "bombarded", "lowAmmunition", "outOfSupply"] as const).map(texts.unitState),
      texts.men(2400),
    ];
    for (const text of said) expectSound(text, language);
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
      expect(help.length, help).toBeLessThanOrEqual(110);
    }
    expect(texts.scenario("none")).toEqual({ name: "none", help: "" });
  });

  test.each(Object.keys(SAMPLE_EVENTS) as (keyof typeof SAMPLE_EVENTS)[])("event %s is a line of the log", (type) => {
    for (const event of SAMPLE_EVENTS[type]) {
      const told = texts.event(event, names);
      expectSentence(told, language, /\.$/);
      expect(plain(told).length, plain(told)).toBeLessThanOrEqual(LOG_WIDTH);
    }
  });

  test("the end of a game is told with its points, or without", () => {
    for (const winner of ["union", "confederate", "draw"])
      for (const about of [{}, { points: { union: 60, confederate: 5 }, decisive: true }, { points: "none" }])
        expectSentence(texts.outcome({ over: true, winner, rule: "NWO-18-d", about }), language, /\.$/);
  });

  test("units, leaders, formations, places and turns of both battles have names that fit", () => {
    for (const field of FIELDS) {
      const own = namesOf(texts, field);
      const named = [
        ...field.units.flatMap((unit) => [own.unit(unit.id), texts.counterName(unit)]),
        ...field.leaders.map(({ id }) => own.leader(id)),
        ...field.holders.flatMap(({ id }) => [own.holder(id), own.commander(id)]),
        ...field.scenario.arrivals.map(({ id }) => own.group(id)),
        ...field.map.grid.ids.map(own.hex),
        ...field.module.turns.map((_, at) => texts.turn(at + 1, own)),
        ...field.module.turns.flatMap((turn) => [texts.time(turn), texts.date(turn)]),
      ];
      const told = [...field.units.map(texts.unitContents), ...field.leaders.map(texts.leaderReason)];
      for (const text of new Set(told)) {
        expectSound(text.replaceAll(/(?<=\d)–(?=\d)/g, "/"), language);
        expect(text, text).not.toMatch(ABBREVIATED);
        if (language === "fr") expect(text, text).not.toMatch(ENGLISH_REMARK);
      }
      for (const name of new Set(named)) {
        expectSound(name, language);
        expect(name.length, name).toBeLessThanOrEqual(46);
      }
      expect(
        ["unit", "leader", "holder", "commander", "group", "hex"].map((kind) => own[kind as "unit"]("nobody")),
      ).toEqual(Array.from({ length: 6 }, () => "nobody"));
    }
  });
});

test.each(NAMED)("the %s %s is %s, in French %s", (kind, id, english, french) => {
  const [field] = FIELDS;
  if (field === undefined) throw new Error("There is no field.");
  expect(inBoth((texts) => namesOf(texts, field)[kind](id))).toEqual([english, french]);
});

test("halves of a point are written as people write them", () => {
  expect([0, 1, 2, 3, 10, 11].map(halves)).toEqual(["0", "½", "1", "1½", "5", "5½"]);
});

test("an order is given by its commander, and a headquarters’ own moves it", () => {
  const give = { type: "address", from: "lee", to: "jackson" } as const;
  expect(inBoth((texts, names) => texts.action(give, names))).toEqual([
    "Lee orders Jackson’s wing",
    "Lee ordonne : aile Jackson",
  ]);
  expect(inBoth((texts, names) => texts.action({ ...give, to: "lee" }, names))).toEqual([
    "Lee moves his headquarters",
    "Lee déplace son quartier général",
  ]);
});

test("NWO-RUL168, NWO-12.3-f: the question of the movement names who still owes his order something", () => {
  const asked = (about: object) =>
    inBoth((texts, names) =>
      plain(texts.question({ step: "movement", about: { side: "confederate", ...about }, actions: [] }, names).detail),
    );
  expect(asked({ leader: "jackson" })).toEqual([
    "Jackson must still ride under his order RUL168",
    "Jackson doit encore se déplacer selon son ordre RUL168",
  ]);
  expect(asked({ unit: "c_hood" })[0]).toBe("The Texas Brigade must still move under its order RUL168");
  expect(asked({ unit: "c_hood", hex: "2616" })).toEqual([
    "Too many units at Buck Hill: the Texas Brigade or another must move on 5.3-b",
    "Trop d’unités à Buck Hill : la brigade du Texas ou une autre doit repartir 5.3-b",
  ]);
  expect(asked({ formations: ["jackson"] })[0]).toBe(
    "Jackson’s wing must still make contact with the enemy under its order RUL168",
  );
  expect(asked({})[0]).toBe("A unit must still move under its order RUL168");
});

/** What a question says in both languages, with its detail. */
function questioned(step: AskingStep, about: object, actions: readonly Action[] = []): readonly string[] {
  return inBoth((texts, names) => {
    const { sentence, detail } = texts.question({ step, about: { side: "confederate", ...about }, actions }, names);
    return `${plain(sentence)} ${plain(detail)}`;
  });
}

test("NWO-12.9-c: the question of who goes back with a failed order says how many hexes he has left", () => {
  const about = { formations: ["jackson"], units: ["c_hood"] };
  const two = questioned("failing", { ...about, left: 2 });
  expect(two[0]).toMatch(
    /^The order of Jackson’s wing has failed. Where does the Texas Brigade fall back to\? 2 hexes left/,
  );
  expect(two[1]).toMatch(/Où se replie la brigade du Texas.\? Encore 2 hexagones/u);
  expect(questioned("failing", { ...about, left: 1 })[0]).toContain("1 hex left");
  expect(questioned("failing", { formations: ["jackson"] })[0]).toContain(
    "Where do its units fall back to? 3 hexes each",
  );
});

test("NWO-19.11-d: the question of the next formation says what for", () => {
  const next = (purpose: string): string | undefined => questioned("player-turn", { purpose })[0]?.split("?")[0];
  expect([next("bombard"), next("charge"), next("assault")]).toEqual([
    "Confederates: which formation bombards next",
    "Confederates: which formation charges next",
    "Confederates: which formation assaults next",
  ]);
  expect(questioned("player-turn", { purpose: "assault" })[1]).toMatch(/^Confédérés : à quelle formation d’attaquer/);
});

test("NWO-12.11-a: who has tried may take it back; the question asks for others then, or whether that is all", () => {
  const first = { type: "try", holder: "jackson" } as const;
  const back = { type: "withdraw", to: "jackson" } as const;
  const question = (...actions: readonly Action[]) => questioned("initiative", {}, actions)[0]?.split("?")[0];
  expect(question(first)).toBe("Confederates: does a leader act on his own");
  expect(question(first, back)).toBe("Confederates: does another leader act on his own");
  expect(question(back)).toBe("Confederates: are you done with initiative");
});

test("NWO-12.3.AT-b: what follows from an order names it", () => {
  const refusal = { rule: "NWO-12.3.AT-b", reason: "end-fight", with: { order: "attack", holder: "jackson" } };
  expect(inBoth((texts, names) => plain(texts.refusal(refusal, names).sentence))).toEqual([
    "Attack: at least one unit of Jackson’s wing must close with the enemy so that it can assault.",
    "Attaque, l’aile Jackson : une unité au moins doit s’approcher assez pour donner l’assaut.",
  ]);
});
