import { beforeAll, describe, expect, test } from "vitest";
import { OPTIONS } from "../../../src/second-bull-run-1862/scenarios/options.ts";
import { COMMANDERS, DIVISIONS, UNITS } from "../../../src/second-bull-run-1862/units.ts";
import { OPTION_VALUES } from "../../../src/second-bull-run-1862/vocabulary.ts";
import { type PlayedGame, asksOf, halvesOf, ofType, playedGames } from "../support/course.ts";

let games: readonly PlayedGame[];
beforeAll(() => {
  games = playedGames();
}, 120_000);

describe("what is asked, and of whom", () => {
  test("SB62-D02, SB62-RU17 one's own corps commanders on the map are named, and each lies activated after the roll", () => {
    const corps = new Set(COMMANDERS.filter(({ rank }) => rank === "corps").map(({ id }) => id));
    const designations = asksOf(games, "designation");
    expect(designations.length).toBeGreaterThan(0);
    for (const { actions, commanders, taken, activated } of designations) {
      const offered = actions.map((action) => (action.type === "designate" ? action.commander : action.type));
      expect(offered.toSorted()).toEqual(commanders.filter((id) => corps.has(id)).toSorted());
      expect(activated).toContain(taken.type === "designate" ? taken.commander : undefined);
    }
  });

  test("SB62-D03 divisions of the named commander or independent brigades, and the choice of no more", () => {
    const kinds = new Set<string>();
    for (const { actions, at, side, game } of asksOf(games, "divisions")) {
      const named = ofType(game.events.slice(0, at), "designated").at(-1)?.commander;
      expect(actions.at(-1)).toEqual({ type: "enough" });
      for (const action of actions) {
        kinds.add(action.type);
        if (action.type === "choose-division")
          expect(DIVISIONS.find(({ id }) => id === action.division)).toMatchObject({ side, corps: named });
        else if (action.type === "choose-independent")
          expect(UNITS.find(({ id }) => id === action.unit)).toMatchObject({ side, division: null });
        else expect(action.type).toBe("enough");
      }
    }
    expect(kinds).toEqual(new Set(["choose-division", "choose-independent", "enough"]));
  });

  test("SB62-D04 a guest of a division is one brigade at most, and is told as such", () => {
    const guests = games.flatMap(halvesOf).map((half) => {
      let since = 0;
      let most = 0;
      for (const event of half) {
        if (event.type === "division-activated") since = 0;
        if (event.type === "activated" && event.guest) most = Math.max(most, ++since);
      }
      return most;
    });
    expect(Math.max(...guests)).toBe(1);
  });

  test("SB62-D17, SB62-D19 each side brings on its own, by the letters listed or those that stand in for them", () => {
    for (const { actions, side } of asksOf(games, "reinforcements")) {
      for (const action of actions) {
        if (action.type === "bring") expect(COMMANDERS.find(({ id }) => id === action.commander)?.side).toBe(side);
        else if (action.type === "enter" || action.type === "wait")
          expect([...UNITS, ...COMMANDERS].find(({ id }) => id === action.unit)?.side).toBe(side);
        else expect(action.type).toBe("none of these");
      }
    }
    const second = games.filter(({ scenario }) => scenario === "august-30");
    const turns = second.flatMap(({ asked, events }) =>
      asked
        .filter(({ step, side }) => step === "reinforcements" && side === "union")
        .map(({ at }) => ofType(events.slice(0, at), "turn-began").at(-1)?.turn),
    );
    expect(turns).toEqual(expect.arrayContaining([2, 3]));
    expect(turns).not.toContain(1);
  });

  test("SB62-D18, SB62-D25, SB62-D20 the Confederates are asked for Jones and for the counter-attack", () => {
    const jones = asksOf(games, "jones");
    const counter = asksOf(games, "counter-attack");
    for (const one of [...jones, ...counter]) expect(one.side).toBe("confederate");
    expect(jones[0].actions.map(({ type }) => type)).toEqual(["call", "refrain"]);
    expect(counter[0].actions.map(({ type }) => type)).toEqual(["launch", "refrain"]);
    for (const { events, asked } of games) {
      expect(ofType(events, "jones-called").length).toBeLessThanOrEqual(1);
      expect(ofType(events, "counter-attack-declared").length).toBeLessThanOrEqual(1);
      const turnAt = (at: number) => ofType(events.slice(0, at), "turn-began").at(-1)?.turn ?? 0;
      for (const one of asked) if (one.step === "counter-attack") expect(turnAt(one.at)).toBeGreaterThanOrEqual(3);
    }
  });

  test("SB62-D21 the Confederates set up before the Union, and each until it says so", () => {
    for (const { asked, scenario } of games) {
      const order = asked.filter(({ step }) => step === "placement").map(({ side }) => side);
      const changes = order.filter((side, at) => side !== order[at - 1]);
      expect(changes).toEqual(scenario === "august-30" ? ["confederate", "union"] : ["confederate"]);
    }
  });

  test("SB62-D22, SB62-D23, SB62-D24 in the night both sides march, the Union withdraws a corps", () => {
    const recalls = asksOf(games, "recall");
    expect(recalls.length).toBeGreaterThan(0);
    for (const { side, actions } of recalls) {
      expect(side).toBe("union");
      for (const action of actions) expect(action.type).toBe("recall");
    }
    expect(new Set(asksOf(games, "night-moves").map(({ side }) => side))).toEqual(new Set(["union", "confederate"]));
    for (const { actions } of asksOf(games, "parting"))
      for (const { type } of actions) expect(["part", "hold"]).toContain(type);
  });

  test("SB62-D01, SB62-S1, SB62-S2, SB62-S3 three switches are settled before play, off and left out unless chosen", () => {
    expect(OPTIONS.map(({ id, values }) => [id, values])).toEqual([
      ["tacticalOption", ["off", "on"]],
      ["setupLosses", ["exclude", "count"]],
      ["evenChances", ["off", "on"]],
    ]);
    expect(Object.keys(OPTION_VALUES)).toEqual(OPTIONS.map(({ id }) => id));
  });
});
