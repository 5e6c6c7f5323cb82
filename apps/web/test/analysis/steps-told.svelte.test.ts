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

/** Choices of which the log has no line. */
const CHOSEN = {
  "bull-run-1861": "face",
  "bull-run-1983": "done",
  "second-bull-run-1862": "end",
  "no-written-orders": "send",
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
      expect(happened(play, session, { step: march.fromStep, until: march.toStep }).all).toContain(
        plain(play.history.line(march)),
      );

    const lost = (event: EventBase): boolean => {
      const telling = play.desk.log.fight?.(event);
      return telling?.does === "suffers" && (telling.fate === "lost" || telling.fate === "rout");
    };
    const buttons = session.whole.steps
      .filter(({ action, events }) => CHOSEN[id] === action.type && events.length === 0)
      .slice(0, 3)
      .map(({ number: step }) => happened(play, session, { step }).brief);
    expect(buttons.length).toBeGreaterThan(0);
    for (const told of buttons) expect(told).toMatch(/^“.+” · /);

    const losses = session.whole.steps.flatMap(({ number, events }) =>
      events.filter(lost).map((event) => ({ step: number, line: plain(play.words.event(event)) })),
    );
    // in the game of 1861 brigades lose strength, and none is lost
    expect(losses.length > 0).toBe(id !== "bull-run-1861");
    for (const { step, line } of losses) expect(happened(play, session, { step }).all).toContain(line);

    // what comes by itself is told after an arrow, and never as the deed of the side in whose step it falls
    let told = 0;
    for (const { number: step, events } of session.whole.steps) {
      const facts = events.map((event) => play.desk.log.facts(event));
      const own = facts.findIndex(({ heading, byItself }) => heading !== undefined || byItself);
      const later = own === -1 ? [] : events.slice(own).filter((_, at) => facts[own + at]?.dice);
      const lines = later.map((event) => plain(play.words.event(event))).filter((line) => line !== "");
      if (lines.length === 0) continue;
      told += 1;
      const { brief, all } = happened(play, session, { step });
      const [deed, ...follows] = all.split(" → ");
      expect(lines.filter((line) => deedTold(play, session, { step }).includes(line))).toEqual([]);
      expect(lines.some((line) => follows.join(" → ").includes(line))).toBe(true);
      // in brief, two of the lines that came by themselves at most
      expect(lines.filter((line) => brief.includes(line)).length).toBeLessThanOrEqual(2);
      // a deed without a line of its own is named by its button
      if (own === 0) expect(deed).toMatch(/^(“.+”|done) · /);
    }
    // the dice of 1983 all fall in deeds
    expect(told > 0).toBe(id !== "bull-run-1983");
  },
);
