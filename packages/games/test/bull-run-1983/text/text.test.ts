import { describe, expect, test } from "vitest";
import { ASKING_STEPS, type About, type Action } from "../../../src/bull-run-1983/actions.ts";
import { ARRIVALS, type ArrivalId, type Landmark, PIECES } from "../../../src/bull-run-1983/army/pieces.ts";
import { RULE_BOOK } from "../../../src/bull-run-1983/rules/registry.ts";
import { COMMANDERS } from "../../../src/bull-run-1983/text/roster.ts";
import { type Line, plain } from "@stonebridge/kernel/words";
import { HEX_FEATURES, type PieceSpoken } from "../../../src/bull-run-1983/text/index.ts";
import { COMBAT_RESULTS } from "../../../src/bull-run-1983/combat/tables.ts";
import {
  ARMIES,
  ODDS,
  OPTION_VALUES,
  type OptionId,
  PIECE_KINDS,
  RESULT_CODES,
  ROLL_KINDS,
  ROUTE_ENDS,
  SIDES,
  STAGES,
} from "../../../src/bull-run-1983/vocabulary.ts";
import { REFUSALS } from "../support/refusals.ts";
import { ACTIONS, BATTLES, EVENTS, LANGUAGES } from "./samples.ts";

const ENGLISH =
  /\b(the|and|of|or|to|with|MP|DP|lost|step|brigade’s|hex|hexes|leader|move|moves|turn|attack|attacks|cannot|halved|doubled|enters|joins|abatis|clear|against|cavalry)\b/i;

/** Nothing missing, nothing doubled, typeset as its language is. */
function expectSound(text: string, language: string): void {
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/undefined|NaN|\bnull\b|\[object|function/);
  expect(text).not.toMatch(/ {2}|^ | $|'|"| [.,]|[.,]{2}/);
  expect(text).not.toMatch(/\b(us|cs)-/); // an id instead of a name
  if (language === "en") expect(text).not.toMatch(/[\u202f«»]|(?<!\d) [;:!?]/);
  else {
    expect(text).not.toMatch(/ [;:!?%»]|« |\d (PM|PD|h)\b/);
    expect(text).not.toMatch(ENGLISH);
  }
}

/** A log line fits on a line of the log. */
function expectLogLine(spans: Line, language: string): void {
  const text = plain(spans);
  expectSound(text, language);
  expect(text).toMatch(/^[A-ZÀ-Ý0-9].*\.$/);
  expect(text.length).toBeLessThanOrEqual(140);
}

/** A sentence begins with a capital (or a figure, or a name) and ends with its mark. */
function expectSentence(spans: Line, language: string, end: RegExp): void {
  const text = plain(spans);
  expectSound(text, language);
  expect(text).toMatch(/^[A-ZÀ-Ý0-9]/);
  expect(text).toMatch(end);
}

const MANY_ACTIONS: readonly Action[] = Object.values(ACTIONS).flat();
const DONE_ONLY: readonly Action[] = ACTIONS.done;
const NO_CHOICE: readonly Action[] = [];

const UNITS = ["us-14nym", "us-27ny", "us-8nym", "us-reg"];
const ABOUTS: readonly About[] = [
  { side: "confederate" },
  { side: "union", pieces: [], left: 0, abatis: 0 },
  { side: "confederate", pieces: [], left: 12, abatis: 4, loss: 0, paid: 0 },
  { side: "union", pieces: ["us-2nh"], hex: "S9", points: [15], loss: 7, paid: 2, settled: 1, battle: 2 },
  {
    side: "confederate",
    pieces: UNITS,
    hex: "S9",
    points: [3, 8, 12, 24],
    loss: 4,
    paid: 0,
    owed: { targets: ["us-2nh"], attackers: ["cs-4sc", "cs-lasp"] },
  },
  { side: "union", pieces: UNITS.slice(2), settled: 2, owed: { targets: UNITS, attackers: [] }, battle: 1 },
  { side: "union", owed: { targets: [], attackers: [] } },
];

/** A strength with its fraction. */
const STRENGTH = /^−?(\d+[⅙⅓½⅔⅚]?|[⅙⅓½⅔⅚])$/;

describe.each(LANGUAGES)("texts of 1983 in $language", ({ texts, names, language }) => {
  test.each(ASKING_STEPS)("step %s asks, with all its values and with none", (step) => {
    for (const actions of [MANY_ACTIONS, DONE_ONLY, NO_CHOICE]) {
      for (const about of ABOUTS) {
        const asked = { step, about: { ...about }, actions };
        const { sentence, detail } = texts.question(asked, names);
        expectSentence(sentence, language, /[?.]$/);
        expect(plain(sentence).length).toBeLessThanOrEqual(220);
        expectSound(plain(detail), language);
        expectSentence(texts.waiting(asked, names), language, /\.$/);
      }
    }
  });

  test.each(REFUSALS.map(({ rule, reason }) => [reason, rule]))("refusal %s says why", (reason, rule) => {
    const figures = {
      piece: "us-2ri-bty",
      leader: "us-l-burnside",
      landmark: "balls-ford",
      pieces: ["us-1ri", "us-2ri"],
      enemies: ["cs-4sc", "cs-lasp"],
      hexes: ["P2", "R3"],
      hex: "QQ18",
      points: 11,
      limit: 12,
      needed: 8,
      left: 3,
      allowance: 24,
    };
    const told = [
      figures,
      { ...figures, piece: "us-b-burnside", pieces: UNITS, enemies: UNITS, hexes: ["P2"] },
      { ...figures, piece: "cs-l-evans", pieces: ["us-1ri"], enemies: ["cs-4sc"], points: 1 },
      // face down are all those it could name
      { ...figures, enemies: [], points: 0, left: 0 },
    ].map((named) => texts.refusal({ rule, reason, with: named }, names));
    for (const { title, sentence } of told) {
      expectSentence(title, language, /[^.?:]$/);
      expect(plain(title).length).toBeLessThanOrEqual(90);
      expectSentence(sentence, language, /\.$/);
      expect(plain(sentence).length).toBeLessThanOrEqual(200);
    }
  });

  test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])("event %s is a line of the log", (type) => {
    for (const event of EVENTS[type]) {
      expectLogLine(texts.event(event, names), language);
      for (const detail of texts.details(event, names)) expectSound(plain(detail), language);
    }
  });

  test.each(MANY_ACTIONS)("action $type has a label", (action) => {
    const contexts = [{}, { cost: 8 }, ...ASKING_STEPS.map((step) => ({ step }))];
    for (const context of contexts) {
      const label = texts.action(action, names, context);
      expectSound(label, language);
      expect(label.length).toBeLessThanOrEqual(70);
    }
    expectSound(texts.verb(action.type), language);
    expect(texts.verb(action.type).length).toBeLessThanOrEqual(24);
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
    for (const scenario of OPTION_VALUES.setup) {
      expect(texts.scenario(scenario).name).not.toBe(scenario);
      expectSentence([texts.scenario(scenario).help], language, /\.$/);
    }
    expect(texts.scenario("constructor")).toEqual({ name: "constructor", help: "" });
  });

  test("every piece has a name, a short name, a full name and a body; no two on the map are called the same", () => {
    const seen = new Set<string>();
    for (const { id, kind, attack, defense, movement, red, men, guns } of PIECES) {
      const name = texts.pieceName(id);
      expect(name).not.toBe(id);
      expect(seen.has(name), name).toBe(false);
      seen.add(name);
      const factors = texts.factors({ kind, attack, defense, movement, red });
      for (const said of [name, texts.pieceTitle(id), factors, texts.kind(kind), texts.men(men), texts.guns(guns)])
        expect(said).not.toMatch(/undefined|NaN|'/);
      expect(texts.pieceTitle(id).length).toBeLessThanOrEqual(60);
      expect(texts.pieceBody(id)).not.toBe("");
      expect(texts.counterName(id).length, texts.counterName(id)).toBeLessThanOrEqual(11);
      expect(kind.endsWith("-leader")).toBe(Object.hasOwn(COMMANDERS, id));
    }
    for (const id of ["nobody", "constructor"]) {
      expect(texts.pieceName(id)).toBe(id);
      expect(texts.pieceTitle(id)).toBe(id);
      expect(texts.pieceBody(id)).toBe("");
    }
  });

  test("sides, armies, stages, rolls, places, groups and features of hexes are named", () => {
    const landmarks = new Set(
      PIECES.flatMap(({ start }): Landmark[] => (start.how === "at" || start.how === "behind" ? [start.place] : [])),
    );
    const named = [
      ...[...landmarks].map(texts.landmark),
      ...(["rulebook", "derived", "estimate"] as const).map(texts.basis),
      ...SIDES.flatMap((side) => [texts.side(side), texts.sideTitle(side), texts.bank(side), texts.die(side, 5)]),
      ...SIDES.map((side) => texts.playerTurn(3, side)),
      ...STAGES.map(texts.stage),
      ...ROLL_KINDS.map(texts.rollName),
      ...ARMIES.map(texts.army),
      ...PIECE_KINDS.map(texts.kind),
      ...ROUTE_ENDS.map(texts.route),
      ...(Object.keys(ARRIVALS) as ArrivalId[]).map(texts.arrival),
      ...HEX_FEATURES.map(texts.feature),
      ...(["mobile", "battle"] as const).map(texts.face),
      ...(["card", "map", "brigade", "dummy", "rally", "lost", "unseen"] as const).map((where) =>
        texts.whereabouts(where),
      ),
      texts.whereabouts("brigade", texts.pieceName("us-b-burnside")),
      texts.whereabouts("dummy", texts.pieceName("us-d-burnside")),
      texts.movement(10),
      texts.defense(7),
    ];
    for (const text of named) expectSound(text, language);
  });

  test("odds and results of the tables are said in words", () => {
    for (const column of [...ODDS, "none"] as const) expectSound(texts.odds(column), language);
    const cells = [...COMBAT_RESULTS.flat(), [], ...RESULT_CODES.map((code) => [code])];
    for (const cell of cells) for (const side of SIDES) expectSound(texts.result(cell, side), language);
  });

  test("battles are written out with every strength, and outcomes are told", () => {
    for (const battle of BATTLES) {
      const { title, attacker, support, defender, odds, result, verdict } = texts.fight(battle, names);
      const parties = [attacker, defender, ...(support === undefined ? [] : [support])];
      for (const party of parties) {
        expectSound(party.title, language);
        expect(party.total).toMatch(STRENGTH);
        expect(party.lines.length).toBeGreaterThan(0);
        for (const { text, value } of party.lines) {
          expectSound(plain(text), language);
          expect(value).toMatch(STRENGTH);
        }
      }
      expectSound(plain(title), language);
      expectSound(plain(odds), language);
      expectSentence([verdict], language, /\.$/);
      expect(result === undefined).toBe(battle.results === undefined || battle.reckoning.odds === "none");
    }
    for (const rule of ["BR83-3.1-a", "BR83-3.2-a", "BR83-3.3-a", "BR83-3.3-c"])
      for (const winner of SIDES)
        expectSentence(texts.outcome({ over: true, winner, rule, about: {} }), language, /\.$/);
  });

  test("counters and hexes are spoken with all that they show, and with little", () => {
    const plainPiece = { name: "2 NH", side: "union", kind: "infantry", attack: 2, defense: 3, movement: 4 } as const;
    const full: PieceSpoken = {
      ...plainPiece,
      kind: "battery",
      face: "battle",
      red: true,
      holds: ["1 RI", "2 RI"],
      frozen: true,
      active: true,
      moved: true,
      spent: true,
      fought: true,
      advanced: true,
      bombarded: true,
    };
    for (const piece of [plainPiece, full, { ...full, spent: false }, { ...plainPiece, kind: "army-leader" } as const])
      expectSound(texts.pieceLabel(piece), language);
    expectSound(texts.hexLabel({ id: "QQ5", features: [], pieces: [] }), language);
    const hex = {
      id: "QQ5",
      name: "Centreville",
      features: HEX_FEATURES,
      bank: "union",
      pieces: [full, { ...plainPiece, side: "confederate" }],
      faceDown: [{ side: "confederate", count: 3 }],
      points: 6,
      limit: 12,
      enemies: ["4 SC"],
      offer: "QQ",
    } as const;
    expectSound(texts.hexLabel(hex), language);
  });

  test("every rule chip is of a rule that exists", () => {
    const rules = new Set<string>(RULE_BOOK.rules.map(({ id }) => id));
    const lines: Line[] = BATTLES.flatMap((battle) => {
      const { attacker, support, defender, odds } = texts.fight(battle, names);
      return [
        odds,
        ...[attacker, defender, ...(support ? [support] : [])].flatMap((one) => one.lines.map(({ text }) => text)),
      ];
    });
    for (const step of ASKING_STEPS)
      for (const about of ABOUTS)
        for (const actions of [MANY_ACTIONS, NO_CHOICE])
          lines.push(texts.question({ step, about: { ...about }, actions }, names).detail);
    const chips = lines.flat().flatMap((span) => (typeof span === "object" && "rule" in span ? [span.rule] : []));
    expect(chips.length).toBeGreaterThan(100);
    expect(chips.filter((id) => !rules.has(id))).toEqual([]);
  });

  test("a reason that the rules do not know is refused in words all the same", () => {
    const { title, sentence } = texts.refusal({ rule: "BR83-1.1-a", reason: "constructor" }, names);
    expectSentence(title, language, /[^.]$/);
    expectSentence(sentence, language, /\.$/);
  });
});
