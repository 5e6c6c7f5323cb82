import { fastDice } from "@stonebridge/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import type { Action, AskingStep } from "../../src/second-bull-run-1862/actions.ts";
import { beginningOf } from "../../src/second-bull-run-1862/beginning.ts";
import type { DieRoll, GameEvent } from "../../src/second-bull-run-1862/events.ts";
import { createField } from "../../src/second-bull-run-1862/field.ts";
import { createGame } from "../../src/second-bull-run-1862/game.ts";
import { builtMap } from "../../src/second-bull-run-1862/map.ts";
import { OPTIONS } from "../../src/second-bull-run-1862/options.ts";
import { SCENARIO_DATA } from "../../src/second-bull-run-1862/scenarios/scenarios.ts";
import type { Situation } from "../../src/second-bull-run-1862/situation.ts";
import { viewOf } from "../../src/second-bull-run-1862/seat-view.ts";
import { COMMANDERS, DIVISIONS, UNITS } from "../../src/second-bull-run-1862/units.ts";
import {
  OPTION_VALUES,
  type Options,
  type ScenarioId,
  type SideId,
} from "../../src/second-bull-run-1862/vocabulary.ts";

import { Stage } from "./support/stage.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;

interface Asked {
  readonly step: AskingStep;
  readonly side: SideId;
  readonly actions: readonly Action[];
  /** Where a corps commander is named: the side's commanders on the map. */
  readonly commanders: readonly string[];
  /** How many events came before. */
  readonly at: number;
  readonly taken: Action;
}

interface Game {
  readonly scenario: ScenarioId;
  readonly options: Options;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Asked[];
}

/** A game of drawn choices to its end, with all that happened and all that was asked. */
function played(scenario: ScenarioId, options: Options, seed: number): Game {
  const situation: Situation = {
    format: "stonebridge-situation",
    version: 1,
    game: "second-bull-run-1862",
    name: scenario,
    scenario,
    options,
    at: { stage: "set-up" },
  };
  const field = createField(situation, SCENARIO_DATA[scenario], builtMap(), UNITS, COMMANDERS, options);
  const game = createGame(field, beginningOf(field));
  const dice = fastDice(seed);
  const draw = fastDice(seed + 1);
  const events: GameEvent[] = [];
  const asked: Asked[] = [];
  const position = game.start(dice, events);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) return { scenario, options, events, asked };
    const [side] = decision.sides as readonly SideId[];
    const taken = decision.actions[draw.roll("choice", decision.actions.length) - 1];
    const step = decision.step as AskingStep;
    const commanders = step === "designation" ? game.view(position, side).commanders : [];
    asked.push({
      step,
      side,
      actions: decision.actions,
      commanders: commanders.flatMap(({ id, printed, zone }) =>
        printed.side === side && zone !== undefined ? [id] : [],
      ),
      at: events.length,
      taken,
    });
    game.act(position, side, taken, dice, events);
  }
}

const PLAIN: Options = { tacticalOption: "off", setupLosses: "exclude" };
const games: Game[] = [];

beforeAll(() => {
  games.push(
    played("august-29", { ...PLAIN, tacticalOption: "on" }, 11),
    played("august-30", { ...PLAIN, tacticalOption: "on" }, 11),
    played("both-days", { ...PLAIN, tacticalOption: "on" }, 23),
    played("both-days", PLAIN, 11),
  );
}, 120_000);

/** All events of a kind in all games, with the game and their place in it. */
function all<T extends GameEvent["type"]>(type: T): readonly { event: EventOf<T>; game: Game; at: number }[] {
  return games.flatMap((game) =>
    game.events.flatMap((event, at) => (event.type === type ? [{ event: event as EventOf<T>, game, at }] : [])),
  );
}

/** Events of a game cut where its turns begin. */
function turnsOf({ events }: Game): readonly (readonly GameEvent[])[] {
  const turns: GameEvent[][] = [];
  for (const event of events) {
    if (event.type === "turn-began" || event.type === "night-began") turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

/** Events of a game cut where the halves of its action phases begin. */
function halvesOf({ events }: Game): readonly (readonly GameEvent[])[] {
  const halves: GameEvent[][] = [];
  for (const event of events) {
    if (event.type === "segment-began") halves.push([event]);
    else if (event.type === "stage-began" || event.type === "continuation") halves.push([]);
    else halves.at(-1)?.push(event);
  }
  return halves.filter((half) => half.length > 0 && half[0].type === "segment-began");
}

function ofType<T extends GameEvent["type"]>(events: readonly GameEvent[], type: T): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

function asksOf(step: AskingStep): readonly Asked[] {
  return games.flatMap(({ asked }) => asked.filter((one) => one.step === step));
}

/** Every die that an event tells of. */
function diceOf(event: GameEvent): readonly DieRoll[] {
  if ("rolls" in event) return event.rolls;
  if ("roll" in event) return [event.roll];
  return event.type === "division-activated" && event.test !== undefined ? [event.test] : [];
}

describe("dice", () => {
  test("SB62-0-b every roll is one die of six faces, and its total is what it shows with its modifiers", () => {
    const dice = games.flatMap(({ events }) => events.flatMap(diceOf));
    expect(dice.length).toBeGreaterThan(500);
    for (const { die, modifiers, total } of dice) {
      expect([1, 2, 3, 4, 5, 6]).toContain(die);
      expect(total).toBe(modifiers.reduce((sum, { value }) => sum + value, die));
    }
  });

  test("SB62-DR03, SB62-T1 the activation roll gives none up to 0, one up to 2, two up to 5, then three divisions", () => {
    const found = new Set<number>();
    for (const { event } of all("designated")) {
      const { total } = event.roll;
      expect(event.divisions).toBe(total <= 0 ? 0 : total <= 2 ? 1 : total <= 5 ? 2 : 3);
      found.add(event.divisions);
    }
    expect(found).toEqual(new Set([0, 1, 2, 3]));
  });

  test("SB62-DR04, SB62-T8 a division out of command acts on a total up to 3", () => {
    const tests = all("division-activated").flatMap(({ event }) => (event.test === undefined ? [] : [event]));
    expect(new Set(tests.map(({ succeeded }) => succeeded))).toEqual(new Set([true, false]));
    for (const { test: roll, succeeded } of tests) {
      expect(roll?.needed).toBe(3);
      expect(succeeded).toBe((roll?.total ?? 9) <= 3);
    }
  });

  test("SB62-T9, SB62-7-c, SB62-RU11, SB62-RU12 Player 1 rolls once for both: up to 4, then up to 2, and no scenario adds to it", () => {
    for (const game of games) {
      for (const turn of turnsOf(game)) {
        const [initiative] = ofType(turn, "initiative");
        const rolled = ofType(turn, "continuation");
        expect(rolled.map(({ phase }) => phase)).toEqual([4, 5].slice(0, rolled.length));
        for (const { roll, phase, played: goesOn } of rolled) {
          expect([roll.side, roll.modifiers, roll.needed]).toEqual([initiative.first, [], phase === 4 ? 4 : 2]);
          expect(goesOn).toBe(roll.die <= (phase === 4 ? 4 : 2));
        }
      }
    }
  });

  test("SB62-T10 reinforcements come at once up to 3 for the Union, up to 4 for the Confederates", () => {
    for (const { event } of all("reinforcement-tested")) {
      const needed = event.roll.side === "union" ? 3 : 4;
      expect([event.roll.needed, event.roll.modifiers]).toEqual([needed, []]);
      expect(event.arrives).toBe(event.roll.die <= needed);
    }
  });

  test("SB62-T11, SB62-S1, SB62-11.2.3-b, SB62-RU88 the tactic is rolled with the option only, and on the first day only", () => {
    const rolled = all("tactic");
    expect(rolled.length).toBeGreaterThan(0);
    for (const { event, game, at } of rolled) {
      expect(game.options.tacticalOption).toBe("on");
      expect(ofType(game.events.slice(0, at), "turn-began").at(-1)?.day).toBe(1);
      expect(event.roll.total).toBe(event.roll.die + (event.side === "union" ? 1 : -1));
      expect(event.tactic).toBe(event.roll.total <= 4 ? "manoeuvre" : "assault");
    }
  });

  test("SB62-RU106 sharpshooters help on a 1 or a 2, not by being there", () => {
    const rolls = all("fought").flatMap(({ event }) => event.rolls.map((roll) => ({ roll, event })));
    const sharp = rolls.filter(({ roll }) => roll.kind === "sharpshooters");
    const helps = (die: number): boolean | undefined =>
      new Stage(
        {
          placements: [
            { unit: "sullivan", zone: "99", facing: "98", attacks: "98" },
            { unit: "archer", zone: "98", facing: "99" },
          ],
          frames: () => [{ step: "combat", side: 0 }],
        },
        [die, 3, 3],
      )
        .act({ type: "fight", zone: "98" })
        .told("fought")[0]
        ?.modifiers.attacker.some(({ key }) => key === "sharpshooters");
    expect([helps(2), helps(3)]).toEqual([true, false]);
    for (const { event } of sharp) {
      const lines = [...event.modifiers.attacker, ...event.modifiers.defender];
      const helped = lines.filter(({ key }) => key === "sharpshooters");
      expect(helped).toHaveLength(event.rolls.filter(({ kind, die }) => kind === "sharpshooters" && die <= 2).length);
    }
  });
});

describe("the course of turns", () => {
  test("SB62-6.1-a, SB62-6.1-n each action phase has Player 1's half, then Player 2's; three to five of them a turn", () => {
    for (const game of games) {
      for (const turn of turnsOf(game)) {
        const halves = ofType(turn, "segment-began");
        const [initiative] = ofType(turn, "initiative");
        if (initiative === undefined) continue;
        const other = initiative.first === "union" ? "confederate" : "union";
        const [from] = halves.map(({ phase }) => phase);
        const to = halves.at(-1)?.phase ?? 0;
        expect([3, 4, 5]).toContain(to);
        const expected = Array.from({ length: to - from + 1 }, (_, at) => [
          { phase: from + at, side: initiative.first },
          { phase: from + at, side: other },
        ]).flat();
        expect(halves.map(({ phase, side }) => ({ phase, side }))).toEqual(expected);
      }
    }
  });

  test("SB62-8-F, SB62-8-G the Action marker is back at 1 and the Turn marker one on, until the last turn is over", () => {
    for (const { scenario, events } of games) {
      const began = ofType(events, "turn-began").map(({ day, turn }) => `${day}/${turn}`);
      const days = SCENARIO_DATA[scenario].days;
      const expected = days.flatMap(({ firstTurn, lastTurn, rules }) =>
        Array.from(
          { length: lastTurn - firstTurn + 1 },
          (_, at) => `${rules.kind === "august-29" ? 1 : 2}/${firstTurn + at}`,
        ),
      );
      expect(began).toEqual(expected);
      expect(events.at(-1)?.type).toBe("game-over");
    }
    for (const game of games) {
      for (const turn of turnsOf(game)) {
        const [began] = ofType(turn, "turn-began");
        const [half] = ofType(turn, "segment-began");
        if (half !== undefined) expect(half.phase).toBe(began.day === 1 && began.turn === 11 ? 2 : 1);
      }
    }
  });

  test("SB62-6.1-f a corps commander may be named in several phases of a turn", () => {
    const again = games.flatMap(turnsOf).some((turn) => {
      const named = ofType(turn, "designated").map(({ commander }) => commander);
      return new Set(named).size < named.length;
    });
    expect(again).toBe(true);
  });

  test("SB62-RU21, SB62-RU30 no division twice in a half, and with one that failed its test nobody acts", () => {
    for (const half of games.flatMap(halvesOf)) {
      const taken = ofType(half, "division-activated").flatMap(({ division }) => division ?? []);
      expect(new Set(taken).size).toBe(taken.length);
      half.forEach((event, at) => {
        if (event.type !== "division-activated" || event.succeeded) return;
        const next = half.slice(at + 1).find(({ type }) => type === "activated" || type === "division-activated");
        expect(next?.type).not.toBe("activated");
      });
    }
  });

  test("SB62-8-E-a, SB62-8-E-b, SB62-RU10 each formation is rolled for once, on its turn T, from turn 1 on; never a second time", () => {
    for (const { scenario, events } of games) {
      const { arrivals, optional } = SCENARIO_DATA[scenario];
      const formationOf = (who: (typeof arrivals)[number]["who"]) =>
        "division" in who ? who.division : "unit" in who ? who.unit : who.commander;
      const due = new Map(arrivals.map(({ who, turn }) => [formationOf(who), turn]));
      const seen = new Map<string, number>();
      let turn = 0;
      for (const event of events) {
        if (event.type === "turn-began") turn = event.turn;
        if (event.type !== "reinforcement-tested") continue;
        expect(seen.has(event.formation), event.formation).toBe(false);
        seen.set(event.formation, turn);
        if (event.formation !== formationOf(optional.arrival.who)) expect(turn).toBe(due.get(event.formation));
      }
      if (scenario === "august-30") expect([...seen.keys()].filter((id) => id !== "jones")).toEqual([]);
      else expect([...seen.values()]).toContain(1);
    }
  });
});

describe("actions of brigades", () => {
  /** Events of one brigade's action each, from its activation. */
  const actions = (): readonly (readonly GameEvent[])[] =>
    games.flatMap(({ events }) => {
      const found: GameEvent[][] = [];
      for (const event of events) {
        if (event.type === "activated") found.push([]);
        found.at(-1)?.push(event);
      }
      return found;
    });
  const of = (action: readonly GameEvent[], type: GameEvent["type"], unit: string): readonly number[] =>
    action.flatMap((event, at) => (event.type === type && "unit" in event && event.unit === unit ? [at] : []));

  test("SB62-RU04 cavalry marches before it dismounts, not after, and not after it has mounted", () => {
    let marchedBefore = 0;
    for (const action of actions()) {
      const [began] = ofType(action, "activated");
      if (began === undefined) continue;
      const steps = of(action, "stepped", began.unit);
      for (const at of [...of(action, "dismounted", began.unit), ...of(action, "mounted", began.unit)])
        expect(Math.max(-1, ...steps)).toBeLessThan(at);
      if (of(action, "dismounted", began.unit).length > 0 && steps.length > 0) marchedBefore += 1;
    }
    expect(marchedBefore).toBeGreaterThan(0);
  });

  test("SB62-RU05, SB62-10.1-a what is paid for is fought in the same half, unless nobody is left there", () => {
    const declared = games.flatMap(halvesOf).flatMap((half) => {
      const resolved = new Set([
        ...ofType(half, "fought").map(({ zone }) => zone),
        ...ofType(half, "attack-lapsed").map(({ unit }) => unit),
      ]);
      return ofType(half, "attack-declared").map(({ unit, zone }) => resolved.has(zone) || resolved.has(unit));
    });
    expect(declared.length).toBeGreaterThan(0);
    expect(declared).not.toContain(false);
  });
});

describe("what is asked, and of whom", () => {
  test("SB62-D02, SB62-RU17 one's own corps commanders on the map are named, and each lies activated after the roll", () => {
    const corps = new Set(COMMANDERS.filter(({ rank }) => rank === "corps").map(({ id }) => id));
    for (const { actions, commanders } of asksOf("designation")) {
      const offered = actions.map((action) => (action.type === "designate" ? action.commander : action.type));
      expect(offered.toSorted()).toEqual(commanders.filter((id) => corps.has(id)).toSorted());
    }
  });

  test("SB62-D03 divisions of the named commander or independent brigades, and the choice of no more", () => {
    for (const { actions, at, side } of asksOf("divisions")) {
      expect(actions.at(-1)).toEqual({ type: "enough" });
      for (const action of actions) {
        if (action.type === "choose-division")
          expect(DIVISIONS.find(({ id }) => id === action.division)?.side).toBe(side);
        else expect(["choose-independent", "enough"]).toContain(action.type);
      }
      expect(at).toBeGreaterThan(0);
    }
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
    for (const { actions, side } of asksOf("reinforcements")) {
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
    const jones = asksOf("jones");
    const counter = asksOf("counter-attack");
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
    const recalls = asksOf("recall");
    expect(recalls.length).toBeGreaterThan(0);
    for (const { side, actions } of recalls) {
      expect(side).toBe("union");
      for (const action of actions) expect(action.type).toBe("recall");
    }
    expect(new Set(asksOf("night-moves").map(({ side }) => side))).toEqual(new Set(["union", "confederate"]));
    for (const { actions } of asksOf("parting"))
      for (const { type } of actions) expect(["part", "hold"]).toContain(type);
  });

  test("SB62-D01, SB62-S1, SB62-S2 two switches are settled before play, off and left out unless chosen", () => {
    expect(OPTIONS.map(({ id, values }) => [id, values])).toEqual([
      ["tacticalOption", ["off", "on"]],
      ["setupLosses", ["exclude", "count"]],
    ]);
    expect(Object.keys(OPTION_VALUES)).toEqual(OPTIONS.map(({ id }) => id));
  });
});

test("SB62-2.3-a, SB62-2.3-b, SB62-RU02 markers never run out: all brigades may bear losses, Fatigue and rout at once", () => {
  const { ids } = builtMap();
  const placements = UNITS.map(({ id, kind }, at) => ({
    unit: id,
    zone: ids[2 * at],
    losses: 1,
    ...(at % 2 === 0 ? { routed: true } : { fatigue: kind === "artillery" ? 0 : 2 }),
  }));
  const { field, p } = new Stage({ placements, frames: () => [] });
  const { units } = viewOf(field, p);
  expect(units.filter(({ losses }) => losses === 1)).toHaveLength(UNITS.length);
  expect(units.filter(({ routed }) => routed)).toHaveLength(Math.ceil(UNITS.length / 2));
  expect(units.filter(({ fatigue }) => fatigue === 2).length).toBeGreaterThan(UNITS.length / 2);
});
