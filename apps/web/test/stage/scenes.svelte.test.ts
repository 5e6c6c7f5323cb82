import shapes1861 from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import shapes1862 from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import type { PlayedStep } from "@stonebridge/kernel";
import type { ActionBase, EventBase } from "@stonebridge/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stepsSeen } from "../../src/session/eyes.ts";
import { placesOf } from "../../src/stage/about.ts";
import { attacksIn, heralded } from "../../src/stage/dressing.ts";
import { scenesOf } from "../../src/stage/scenes.ts";
import { wayOf } from "../../src/stage/scene.ts";
import { sinceOwn } from "../../src/stage/since.ts";
import { tracesOf } from "../../src/stage/traces.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { playedByColonels } from "../unit/played.ts";
import { leaveStages, openStage } from "./staged.svelte.ts";

useFakeIndexedDb();

const SHAPES: Readonly<Record<string, object>> = { "bull-run-1861": shapes1861, "second-bull-run-1862": shapes1862 };
beforeEach(() => {
  vi.stubGlobal("fetch", (address: unknown) => {
    const game = Object.keys(SHAPES).find((id) => String(address).includes(id));
    return Promise.resolve(Response.json(SHAPES[game ?? ""]));
  });
});
afterEach(leaveStages);

const person = { kind: "person" } as const;

const GAMES = [
  ["bull-run-1861", "historical", ["north", "south"], 160],
  ["second-bull-run-1862", "august-30", ["union", "confederate"], 400],
  ["bull-run-1983", "historical", ["union", "confederate"], 700],
  ["no-written-orders", "first-bull-run", ["union", "confederate"], 600],
] as const;

async function read(game: string, scenario: string, sides: readonly string[], many: number) {
  const { session, play } = await openStage(game, scenario, Object.fromEntries(sides.map((side) => [side, person])));
  const { steps } = await playedByColonels(session.game, (all) => all.length >= many);
  return { steps: steps as readonly PlayedStep<ActionBase, EventBase>[], reading: play.desk, play };
}

describe("scenes", () => {
  it.each(GAMES)(
    "of %s hold each step once and in order, each march whole, each fight alone",
    async (game, scenario, sides, many) => {
      const { steps, reading, play } = await read(game, scenario, sides, many);
      const scenes = scenesOf(steps, reading);
      let next = 1;
      for (const scene of scenes) {
        const { from, to, kind, marches, fight } = scene;
        // A retreat is not drawn before the dice that lead to it.
        expect(heralded(scene, from - 1)).toEqual(kind === "fight" ? [] : marches);
        expect(from).toBe(next);
        expect(to).toBeGreaterThanOrEqual(from);
        next = to + 1;
        if (kind === "fight") expect(fight).toBeDefined();
        // Where the map has no room for all who fight, what they fight for is in sight.
        const told = fight && reading.log.fight?.(fight);
        if (told?.does === "attacks") expect(placesOf(play, scene).at(-1)).toBe(told.place);
        if (kind === "march") expect(marches.length).toBeGreaterThan(0);
        for (const march of marches) expect(march.fromStep >= from && wayOf(march).length > 0).toBe(true);
      }
      expect(next).toBe(steps.length + 1);
      const fights = steps.filter(({ events }) =>
        (reading.log.told?.(events) ?? events).some((event) => {
          const { combat, dice } = reading.log.facts(event);
          return combat && dice;
        }),
      );
      expect(scenes.filter(({ kind }) => kind === "fight")).toHaveLength(fights.length);
      // Far fewer than steps: small ones are seen together.
      expect(scenes.length).toBeLessThan(steps.length * 0.8);
    },
    60_000,
  );

  it.each(GAMES.slice(2))(
    "of %s hold nothing that a seat has not seen, and take no time over it",
    async (game, scenario, sides, many) => {
      const { steps, reading } = await read(game, scenario, sides, many);
      for (const eyes of sides) {
        const seen = stepsSeen(steps, eyes);
        const scenes = scenesOf(seen, reading);
        const events = new Set(seen.flatMap((step) => step.events));
        for (const { marches, kind, from, to } of scenes) {
          expect(marches.flatMap(({ parts }) => parts).every(({ event }) => events.has(event))).toBe(true);
          const nothing =
            seen.filter(({ number, events: of }) => number >= from && number <= to && of.length > 0).length === 0;
          if (nothing) expect(kind).toBe("quiet");
        }
        // Two games that differ only in what this seat cannot see have the same scenes.
        const bare = seen.map(({ number, events: of }) => ({ number, events: of }));
        expect(scenesOf(bare, reading)).toEqual(scenes);
      }
    },
    60_000,
  );

  it("draw arrows from the attackers of their own fight where two are fought in one step", async () => {
    const { steps, reading, play } = await read("bull-run-1983", "historical", ["union", "confederate"], 700);
    const fights = steps.flatMap(({ events }) => events).filter((one) => reading.log.fight?.(one)?.does === "attacks");
    let others = 0;
    for (const [at, fight] of fights.entries()) {
      const next = fights[at + 1];
      const told = reading.log.fight?.(fight);
      if (next === undefined || told?.does !== "attacks") continue;
      const about = [fight, next].flatMap((one) => reading.log.facts(one).about);
      const own = new Set(told.attackers.map((piece) => play.desk.map.spaceOf(piece)));
      const arrows = attacksIn({ fight, about }, { arrows: [] }, play);
      expect(arrows.filter(({ spaces: [from] }) => !own.has(from))).toEqual([]);
      others += arrows.length;
    }
    expect(others).toBeGreaterThan(0);
  });
});

describe("what others leave on the map", () => {
  it("is what they did since the player decided something of his own accord, not since he answered", async () => {
    const { steps, reading } = await read("bull-run-1861", "historical", ["north", "south"], 160);
    const { marchesOf } = await import("../../src/play/marches/marches.ts");
    for (let length = 1; length <= steps.length; length++) {
      const shown = steps.slice(0, length);
      const marches = marchesOf(shown, reading.marches, reading.log);
      const since = sinceOwn(shown, (side) => side === "north", marches);
      const later = shown.slice(since);
      if (shown.at(-1)?.side === "north") expect(since).toBe(length);
      // Only answers lie after it: nobody of the North marched since by his own will.
      const own = marches.filter(
        ({ side, kind, fromStep }) => side === "north" && kind === "march" && fromStep > since,
      );
      expect(own.filter(({ fromStep }) => later.find(({ number }) => number === fromStep)?.side === "north")).toEqual(
        [],
      );
    }
  });

  it("is one arrow for a march that went on, with the place where it began", () => {
    const march = (from: string, to: string, step: number) =>
      ({
        kind: "march",
        pieces: ["jackson"],
        from,
        via: [],
        to,
        contact: [],
        fromStep: step,
        toStep: step,
        parts: [
          { step, event: { type: "went" }, telling: { does: "goes", kind: "march", pieces: ["jackson"], from, to } },
        ],
      }) as const;
    const { arrows, stood } = tracesOf([march("portici", "bald-hill", 1), march("bald-hill", "henry-hill", 2)]);
    expect(arrows).toEqual([{ kind: "last", spaces: ["portici", "bald-hill", "henry-hill"] }]);
    expect([...stood]).toEqual([["jackson", "portici"]]);
    expect(tracesOf([march("a", "b", 1), march("b", "a", 2)]).arrows).toEqual([]);
  });
});
