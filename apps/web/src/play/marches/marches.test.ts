import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { type Action, bullRun1983, type GameEvent } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import {
  type ActionBase,
  type EventBase,
  fastDice,
  type Game,
  isVisible,
  type PlayedStep,
  type Seat,
} from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { playedByColonels } from "../../../test/unit/played.ts";
import { freshTable } from "../../../test/unit/tables-1983.ts";
import { plain } from "@stonebridge/kernel/words";
import type { DeskLog } from "../../games/contract/log.ts";
import type { March, MarchReading } from "../../games/contract/marches.ts";
import { factsOf as facts1861 } from "../../games/bull-run-1861/telling/log.ts";
import { marchReading as reading1861 } from "../../games/bull-run-1861/telling/marches.ts";
import { findUnit, sideOf as side1861 } from "../../games/bull-run-1861/pieces.ts";
import { factsOf as facts1983 } from "../../games/bull-run-1983/telling/log.ts";
import { marchReading as reading1983 } from "../../games/bull-run-1983/telling/marches.ts";
import { factsOf as factsOrders, toldOf } from "../../games/no-written-orders/telling/log.ts";
import { marchReading as readingOrders } from "../../games/no-written-orders/telling/marches.ts";
import { factsOf as facts1862 } from "../../games/second-bull-run-1862/telling/log.ts";
import { marchReading as reading1862 } from "../../games/second-bull-run-1862/telling/marches.ts";
import { findUnit as findUnit1862, sideOf as side1862 } from "../../games/second-bull-run-1862/pieces.ts";
import { type MarchTexts, marches as english } from "../language/en-marches.ts";
import { marches as french } from "../language/fr-marches.ts";
import { stepsSeen } from "../../session/eyes.ts";
import { marchLine } from "./march-line.ts";
import { marchesOf, movedIn, startsOf } from "./marches.ts";

type Seen<E extends EventBase> = Pick<DeskLog<E>, "facts" | "told">;

/** A game with how its events are read, without a screen. */
interface Read<P, A extends ActionBase, E extends EventBase, V> {
  readonly game: Game<P, A, E, V>;
  readonly reading: MarchReading<E>;
  readonly log: Seen<E>;
}

function read1861() {
  const game = bullRun1861.open(bullRun1861.situation("historical"));
  const view = game.view(game.start(fastDice(1)), "spectator");
  const sideOf = (piece: string) => side1861(view, piece);
  const reading = reading1861({ sideOf, formationOf: (piece) => findUnit(view, piece)?.id, bearing: () => 270 });
  return { game, reading, log: { facts: (event: never) => facts1861(event, sideOf) } };
}

function read1862() {
  const game = secondBullRun1862.open(secondBullRun1862.situation("august-30"));
  const view = game.view(game.start(fastDice(1)), "spectator");
  const sideOf = (piece: string) => side1862(view, piece);
  const reading = reading1862({
    sideOf,
    formationOf: (piece) => findUnit1862(view, piece)?.printed.division ?? undefined,
    membersOf: () => [],
    bearing: () => 270,
  });
  return { game, reading, log: { facts: (event: never) => facts1862(event, sideOf) } };
}

const open1983: (data: unknown) => ReturnType<typeof bullRun1983.open> = bullRun1983.open;
const openOrders = noWrittenOrders.open;

function read1983() {
  const game = open1983(bullRun1983.situation("historical"));
  const reading = reading1983(game);
  return { game, reading, log: { facts: (event: never) => facts1983(event, reading.sideOf as never) } };
}

function readOrders() {
  const game = openOrders(noWrittenOrders.situation("first-bull-run"));
  const reading = readingOrders(game.field);
  return { game, reading, log: { facts: (event: never) => factsOrders(event, reading.sideOf as never), told: toldOf } };
}

/** A little more than the first turn of a game between Colonels. */
async function firstSteps<P, A extends ActionBase, E extends EventBase, V>({ game }: Read<P, A, E, V>, many: number) {
  const { steps } = await playedByColonels(game, (all) => all.length >= many);
  return steps;
}

/** What must hold for the marches of any steps of any game. */
function check<E extends EventBase>(
  marches: readonly March<E>[],
  steps: readonly PlayedStep<ActionBase, E>[],
  { reading, log }: Pick<Read<never, never, E, never>, "reading" | "log">,
): void {
  const going = steps
    .flatMap(({ events }) => log.told?.(events) ?? events)
    .filter((event) => reading.tells(event)?.does === "goes");
  const told = marches.flatMap(({ parts }) => parts.filter(({ telling }) => telling.does === "goes"));
  // Everybody who moved is in exactly one march.
  expect(new Set(told.map(({ event }) => event))).toEqual(new Set(going));
  expect(told).toHaveLength(going.length);
  for (const march of marches) {
    const { pieces, side, fromStep, toStep, parts } = march;
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.map(reading.sideOf).every((one) => one === side)).toBe(true);
    expect(fromStep).toBe(parts[0]?.step);
    expect(toStep).toBeGreaterThanOrEqual(fromStep);
    // Each leg begins where an earlier one ended.
    const ends = new Set([march.from]);
    for (const { telling } of parts) {
      if (telling.does !== "goes") continue;
      expect(ends.has(telling.from) || march.kind === "arrival").toBe(true);
      ends.add(telling.to);
    }
    expect(ends.has(march.to)).toBe(true);
  }
}

describe("marches", () => {
  it("makes one march of all steps of a brigade of 1861, with its facing and its cost", async () => {
    const read = read1861() as unknown as Read<unknown, ActionBase, EventBase, unknown>;
    const steps = await firstSteps(read, 160);
    const marches = marchesOf(steps, read.reading, read.log);
    check(marches, steps, read as never);
    const long = marches.find(({ kind, via }) => kind === "march" && via.length > 0);
    expect(long?.formation).toBe(long?.pieces[0]);
    expect(long?.facing).toBeDefined();
    expect(long?.cost).toBeGreaterThan(1);
    expect(marches.some(({ kind }) => kind === "ride")).toBe(true);
  });

  it("reads what two Colonels do in 1862", async () => {
    const read = read1862() as unknown as Read<unknown, ActionBase, EventBase, unknown>;
    const steps = await firstSteps(read, 400);
    const marches = marchesOf(steps, read.reading, read.log);
    check(marches, steps, read as never);
    const long = marches.find(({ kind, via }) => kind === "march" && via.length > 0);
    expect(long?.facing).toBeDefined();
    expect(long?.formation).toBeDefined();
  });

  it("reads what two Colonels do in 1983: stacks of regiments, brigades as one", async () => {
    const read = read1983() as unknown as Read<unknown, ActionBase, EventBase, unknown>;
    const steps = await firstSteps(read, 700);
    const marches = marchesOf(steps, read.reading, read.log);
    check(marches, steps, read as never);
    expect(marches.some(({ via }) => via.length > 2)).toBe(true);
    expect(marches.some(({ pieces, formation }) => pieces.length > 2 && formation !== undefined)).toBe(true);
  });

  it("reads what two Colonels do in No Written Orders, and for a seat only what that seat saw", async () => {
    const read = readOrders() as unknown as Read<unknown, ActionBase, EventBase, unknown>;
    const steps = await firstSteps(read, 600);
    const eyes: readonly Seat[] = ["union", "confederate", "spectator"];
    for (const one of eyes) {
      const seen = stepsSeen(steps, one);
      const marches = marchesOf(seen, read.reading, read.log);
      check(marches, seen, read as never);
      expect(marches.flatMap(({ parts }) => parts).every(({ event }) => isVisible(event, one))).toBe(true);
    }
    expect(marchesOf(steps, read.reading, read.log).some(({ via }) => via.length > 1)).toBe(true);
  });

  it("counts a march of several steps as one, from where it began, and a halt as part of it", () => {
    const { game, reading, log } = read1983();
    const table = freshTable();
    const position = table.game.copy(table.position);
    const actions: readonly Action[] = [
      { type: "take", piece: "us-2me" },
      { type: "with", piece: "us-1conn" },
      { type: "step", hex: "FF7" },
      { type: "step", hex: "EE7" },
      { type: "stop" },
    ];
    const steps = actions.map((action, at) => {
      const events: GameEvent[] = [];
      game.act(position, "union", action, fastDice(2), events);
      return { number: at + 1, events };
    });
    const marches = marchesOf<GameEvent>(steps, reading, log as never);
    expect(marches).toMatchObject([
      {
        kind: "march",
        pieces: ["us-2me", "us-1conn"],
        from: "GG7",
        via: ["FF7"],
        to: "EE7",
        fromStep: 3,
        toStep: 4,
        side: "union",
      },
    ]);
    expect([...movedIn(marches, steps)]).toEqual([
      ["us-2me", "GG7"],
      ["us-1conn", "GG7"],
    ]);
    expect([...movedIn([], [])]).toEqual([]);
  });
});

describe("a march of made-up events", () => {
  type Told = EventBase & { readonly tells?: ReturnType<MarchReading<EventBase>["tells"]>; readonly loud?: true };
  const reading: MarchReading<Told> = {
    tells: (event) => event.tells,
    sideOf: () => "us",
    formationOf: (piece) => piece[0],
    membersOf: () => [],
  };
  const log = { facts: (event: Told) => ({ combat: event.loud === true, dice: false, about: [] }) };
  const goes = (pieces: string, from: string | undefined, to: string, kind: March["kind"] = "march"): Told => ({
    type: "goes",
    tells: { does: "goes", kind, pieces: pieces.split(" "), ...(from === undefined ? {} : { from }), to },
  });
  const told = (...events: readonly Told[]) =>
    marchesOf(
      events.map((event, at) => ({ number: at + 1, events: [event] })),
      reading,
      log,
    ).map(({ kind, pieces, from, via, to }) => `${kind} ${pieces.join("+")} ${[from ?? "off", ...via, to].join(">")}`);
  const loud: Told = { type: "shot", loud: true };
  const quiet: Told = { type: "control" };

  it("ends with a fight, but not with a quiet event, an enemy who gives way, or a march that alternates with it", () => {
    expect(told(goes("a1", "1", "2"), quiet, goes("b9", "7", "8", "displacement"), goes("a1", "2", "3"))).toEqual([
      "march a1 1>2>3",
      "displacement b9 7>8",
    ]);
    expect(told(goes("a1", "1", "2"), loud, goes("a1", "2", "3"))).toEqual(["march a1 1>2", "march a1 2>3"]);
    expect(told(goes("a1", "1", "2"), goes("b1", "1", "2"), goes("a1", "2", "3"), goes("b1", "2", "3"))).toEqual([
      "march a1 1>2>3",
      "march b1 1>2>3",
    ]);
  });

  it("continues if some pieces drop out or join, and remembers where each began", () => {
    expect(told(goes("a1 a2", "1", "2"), goes("a1", "2", "3"), goes("a1 a3", "3", "4"))).toEqual([
      "march a1+a2+a3 1>2>3>4",
    ]);
    const steps = [goes("a1 a2", "1", "2"), goes("a1", "2", "3"), goes("a1 a3", "3", "4")].map((event, at) => ({
      number: at + 1,
      events: [event],
    }));
    expect([...startsOf(marchesOf(steps, reading, log))]).toEqual([
      ["a1", "1"],
      ["a2", "1"],
      ["a3", "3"],
    ]);
  });

  it("lets an arrival march on, and keeps arrivals separate", () => {
    expect(told(goes("a1", undefined, "1", "arrival"), goes("a1", "1", "2"))).toEqual(["arrival a1 off>1>2"]);
    expect(told(goes("a1", undefined, "1", "arrival"), goes("a2", undefined, "1", "arrival"))).toHaveLength(2);
  });

  it("begins with what activated it, unless a fight or nothing came of that", () => {
    const leads: Told = { type: "activated", tells: { does: "leads", pieces: ["a1"] } };
    const parts = (...events: readonly Told[]) =>
      marchesOf(
        events.map((event, at) => ({ number: at + 1, events: [event] })),
        reading,
        log,
      ).map(({ fromStep, parts: all }) => [fromStep, ...all.map(({ event }) => event.type)]);
    expect(parts(leads, quiet, goes("a1", "1", "2"))).toEqual([[1, "activated", "goes"]]);
    expect(parts(leads, loud, goes("a1", "1", "2"))).toEqual([[3, "goes"]]);
    expect(parts(leads)).toEqual([]);
  });

  it("is told as there and back where it ends where it began, and as an arrival where that is where it came on", () => {
    const words = { piece: (id: string) => id, space: (id: string) => `hex ${id}`, formation: (id: string) => id };
    const lines = (texts: MarchTexts, ...events: readonly Told[]) =>
      marchesOf([{ number: 1, events }], reading, log).map((march) =>
        plain(marchLine(march, { reading, words, texts })),
      );
    const there = [goes("a1", "1", "2"), goes("a1", "2", "3"), goes("a1", "3", "2"), goes("a1", "2", "1")];
    expect(lines(english, ...there)).toEqual(["A1: hex 1 to hex 3 and back."]);
    expect(lines(french, ...there).map((one) => one.replaceAll("\u202F", " "))).toEqual([
      "A1 : hex 1 → hex 3 → hex 1.",
    ]);
    const rode = [goes("l", "1", "2", "ride"), goes("l", "2", "1", "ride")];
    expect(lines(english, ...rode)).toEqual(["L rides: hex 1 to hex 2 and back."]);
    const came = [goes("a1", undefined, "1", "arrival"), goes("a1", "1", "2"), goes("a1", "2", "1")];
    expect(lines(english, ...came)).toEqual(["A1 arrives at hex 1."]);
  });

  it("names no formation if pieces of several go together", () => {
    const [march] = marchesOf([{ number: 1, events: [goes("a1 b1", "1", "2")] }], reading, log);
    expect(march).not.toHaveProperty("formation");
  });
});
