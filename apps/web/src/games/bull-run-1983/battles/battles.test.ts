import { describe, expect, it } from "vitest";
import { fastDice } from "@stonebridge/kernel";
import { type Action, bullRun1983, type GameEvent, type SideId } from "@stonebridge/games/bull-run-1983";
import { after, declarationTable, names, openGame, tableAt, texts } from "../../../../test/unit/tables-1983.ts";
import { battleModels, type Declared, declaredIn, foughtSince, outcomesOf } from "./battles.ts";
import { owedContacts, pairsIn } from "./owed.ts";
import { choicesOf } from "../choices.ts";
import { hands } from "../hands.ts";
import { seenBy, type Table } from "../table.ts";

const COMPOSED: readonly Action[] = [
  { type: "target", piece: "cs-11va" },
  { type: "assign", piece: "us-b-schenck" },
];

function battlesOf({ game, view }: Table): readonly Declared[] {
  return declaredIn(game, view, seenBy(game, view));
}

describe("the battles on the table", () => {
  it("are weighed as they stand, the one in hand as a draft", () => {
    const table = after(declarationTable(), COMPOSED);
    const [battle] = battlesOf(table);
    expect(battle).toMatchObject({ number: 1, state: "draft", targets: ["cs-11va"], adjacent: ["us-b-schenck"] });
    expect(battle.forecast?.reckoning).toMatchObject({ odds: "2-1", totals: { adjacent: 8, defense: 4 } });
  });

  it("have outcomes that come to the whole die, the best for the attacker first", () => {
    for (const battle of battlesOf(after(declarationTable(), [{ type: "complete" }]))) {
      const outcomes = outcomesOf(battle);
      expect(outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(outcomes[0].hurts).toBe("defender");
      for (const { results, share } of outcomes)
        for (const code of results)
          expect(battle.forecast?.chances[code] ?? 0).toBeGreaterThanOrEqual(Math.round(share * 6));
    }
  });

  it("have no outcomes before anybody attacks", () => {
    const [battle] = battlesOf(after(declarationTable(), COMPOSED.slice(0, 1)));
    expect(battle.forecast).toBeUndefined();
    expect(outcomesOf(battle)).toEqual([]);
  });

  it("are drawn by hexes, with their odds", () => {
    const table = after(declarationTable(), COMPOSED);
    expect(
      battleModels(battlesOf(table), table.view, [], { odds: texts.odds, number: (battle) => battle + 6 }),
    ).toEqual([{ number: 7, state: "draft", targets: ["W24"], attackers: ["V24"], guns: [], text: "2-1" }]);
  });

  it("stay where they are fought, whoever retreats from there, with the odds of then", () => {
    const game = declarationTable().game;
    let retreats = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const dice = fastDice(seed);
      const { position } = declarationTable();
      const steps: { events: readonly GameEvent[] }[] = [];
      const drawn: Record<string, unknown>[] = [];
      for (;;) {
        const decision = game.decision(position);
        if (decision.over || (decision.sides[0] === "confederate" && decision.step === "movement")) break;
        const [side] = decision.sides;
        const action =
          decision.actions.find(({ type }) => type === "complete" || type === "done") ?? decision.actions[0];
        const events: GameEvent[] = [];
        game.act(position, side as SideId, action as Action, dice, events);
        steps.push({ events });
        const table = tableAt(game, position);
        const [battle] = battleModels(battlesOf(table), table.view, foughtSince(steps), {
          odds: texts.odds,
          number: (one) => one,
        });
        if (battle?.state === "now" || battle?.state === "over") drawn.push({ ...battle, state: "begun" });
      }
      const places = new Set(drawn.map((one) => JSON.stringify(one)));
      expect(places.size).toBe(1);
      const fought = foughtSince(steps).map(({ reckoning }) => reckoning.targets[0]?.hex);
      retreats += steps
        .flatMap(({ events }) => events)
        .filter((event) => event.type === "retreated" && event.from === fought[0]).length;
    }
    expect(retreats).toBeGreaterThan(0);
  });
});

describe("what a declaration owes", () => {
  it("is told with who could do it", () => {
    const table = declarationTable();
    const owed = table.decision.about["owed"] as { targets: string[]; attackers: string[] };
    const { targets, attackers } = owedContacts(table.game, seenBy(table.game, table.view), owed);
    expect(targets.find(({ piece }) => piece === "cs-2tenn")?.by).toContain("us-b-howard");
    expect(attackers.find(({ piece }) => piece === "us-b-howard")?.touches).toEqual(["cs-2tenn"]);
    for (const { by } of targets) expect(by.length).toBeGreaterThan(0);
  });

  it("counts the pairs of infantry and battery that must stay together", () => {
    const { view } = declarationTable();
    const kinds = view.pieces.map((one) => (one.id === "cs-17va" ? { ...one, kind: "battery" as const } : one));
    expect(pairsIn({ ...view, pieces: kinds }, ["cs-11va", "cs-17va", "cs-2tenn"])).toEqual([{ hex: "W24", pairs: 1 }]);
    expect(pairsIn(view, ["cs-11va", "cs-17va"])).toEqual([]);
  });
});

describe("an automatic victory", () => {
  const game = openGame({
    ...(bullRun1983.situation("historical") as object),
    at: { stage: "movement", turn: 16, side: "union" },
    placements: [
      { piece: "us-b-richardson", hex: "Y27" },
      { piece: "us-1nj", hex: "Y27" },
      { piece: "cs-8va", hex: "Y28" },
    ],
    abatis: [],
    thawed: ["union", "confederate"],
    due: {},
  });
  const start = after(tableAt(game, game.start(fastDice(1))), [{ type: "overwhelm", pieces: ["cs-8va"] }]);

  it("is told to be none yet below 8-1, and is weighed on its column from there", () => {
    const [weak] = battlesOf(after(start, [{ type: "assign", piece: "us-1nj" }]));
    expect(weak).toMatchObject({ short: true, forecast: { reckoning: { odds: "2-1" } } });
    const [strong] = battlesOf(after(start, [{ type: "assign", piece: "us-b-richardson" }]));
    expect(strong).toMatchObject({ forecast: { reckoning: { odds: "6-1" } } });
    expect(strong.short).toBeUndefined();
  });

  it("is joined by everybody with one button", () => {
    const words = { texts, names, together: { stack: "", brigade: "" }, everyone: "All", battle: (one: number) => one };
    const choices = choicesOf({ table: start, hand: {}, offers: hands.offersOf(start, {}), ...words });
    const all = choices.find(({ label }) => label === "All");
    const actions = all?.does.kind === "offer" ? all.does.offer.actions : [];
    const [battle] = battlesOf(after(start, actions));
    expect(battle.adjacent).toEqual(["us-b-richardson", "us-1nj"]);
  });
});
