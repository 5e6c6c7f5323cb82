import type { ActionBase, EventBase, Game } from "@stonebridge/kernel";
import { plain } from "@stonebridge/kernel/words";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deedTold, happened } from "../../src/analysis/steps-told.ts";
import { analysisTexts } from "../../src/analysis/texts.ts";
import { takeInRecord } from "../../src/session/take-in.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { leaveScreens, screenOf } from "../play/screens.svelte.ts";
import { REPORTED } from "../report/given-up.ts";
import { playedByColonels } from "../unit/played.ts";
import { stubShapes } from "./map-shapes.ts";

useFakeIndexedDb();
beforeEach(stubShapes);
afterEach(() => {
  leaveScreens();
  vi.unstubAllGlobals();
});

/** After so many steps of Colonels troops have marched and fought. */
const STEPS = {
  "bull-run-1861": 700,
  "bull-run-1983": 1_200,
  "second-bull-run-1862": 700,
  "no-written-orders": 900,
};

it.each(REPORTED.map(([id, open]) => [id, open] as const))(
  "%s tells each march in the line of the log, of each fight who was lost, and apart what came by itself",
  async (id, open) => {
    await analysisTexts.load();
    const game = open() as unknown as Game<unknown, ActionBase, EventBase, unknown>;
    const match = await playedByColonels(game, ({ length }) => length >= STEPS[id]);
    const session = await takeInRecord(match.record({ key: true }));
    const play = await screenOf(session.entry, session);

    const marches = play.history.all.filter(({ kind, fromStep, toStep }) => kind === "march" && toStep > fromStep);
    expect(marches.length).toBeGreaterThan(20);
    for (const march of marches)
      expect(happened(play, session, { step: march.fromStep, until: march.toStep })).toContain(
        plain(play.history.line(march)),
      );

    const lost = (event: EventBase): boolean => {
      const telling = play.desk.log.fight?.(event);
      return telling?.does === "suffers" && (telling.fate === "lost" || telling.fate === "rout");
    };
    const losses = session.whole.steps.flatMap(({ number, events }) =>
      events.filter(lost).map((event) => ({ step: number, line: plain(play.words.event(event)) })),
    );
    // in the game of 1861 brigades lose strength, and none is lost
    expect(losses.length > 0).toBe(id !== "bull-run-1861");
    for (const { step, line } of losses) expect(happened(play, session, { step })).toContain(line);

    // what comes by itself is told after an arrow, and never as the deed of the side in whose step it falls
    let told = 0;
    for (const { number: step, events } of session.whole.steps) {
      const facts = events.map((event) => play.desk.log.facts(event));
      const own = facts.findIndex(({ heading, byItself }) => heading !== undefined || byItself);
      const later = own === -1 ? [] : events.slice(own).filter((_, at) => facts[own + at]?.dice);
      const lines = later.map((event) => plain(play.words.event(event))).filter((line) => line !== "");
      if (lines.length === 0) continue;
      told += 1;
      const [deed, ...follows] = happened(play, session, { step }).split(" → ");
      expect(lines.filter((line) => deedTold(play, session, { step }).includes(line))).toEqual([]);
      expect(lines.some((line) => follows.join(" → ").includes(line))).toBe(true);
      if (own === 0) expect(deed).toMatch(/^done · /);
    }
    // the dice of 1983 all fall in deeds
    expect(told > 0).toBe(id !== "bull-run-1983");
  },
);
