import shapes1861 from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import shapes1862 from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import type { Side } from "@stonebridge/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gameOf } from "../../src/games/shelf.ts";
import { plain } from "../../src/games/contract/words.ts";
import { language } from "../../src/language/language.svelte.ts";
import { asText, entriesOf, folded, groupsOf, type LogFilter } from "../../src/play/log/entries.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { playedScreen } from "./played-screen.svelte.ts";
import { leaveScreens } from "./screens.svelte.ts";

useFakeIndexedDb();
beforeEach(() => {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json(url.includes("1861") ? shapes1861 : shapes1862)),
  );
});
afterEach(async () => {
  leaveScreens();
  vi.unstubAllGlobals();
  await language.speak("en");
});

async function screen(id: string, scenario: string, person: Side, many: number): Promise<PlayState> {
  const loaded = await gameOf(id)?.load();
  if (!loaded) throw new Error("The game is not on the shelf.");
  return playedScreen(id, loaded.module.situation(scenario), [person], (steps) => steps.length >= many);
}

function groups(play: PlayState, filter: LogFilter = { kind: "all" }) {
  return groupsOf(folded(play.log, play.history.all, play.desk), filter);
}

function text(play: PlayState, filter?: LogFilter): string {
  const { words } = play;
  return asText(groups(play, filter), {
    event: words.event,
    heading: words.heading,
    bundle: words.bundle ?? (() => []),
    march: (march) => play.history.line(march),
  });
}

const GAMES = [
  {
    id: "bull-run-1861",
    scenario: "historical",
    person: "north",
    many: 120,
    en: /^ {2}\w+: [\w’ ]+ to [\w’ ]+, faces \w+, \d+ MP\./m,
    fr: /^ {2}\w+\s: [\w’ ]+ → [\w’ ]+, face (?:à l’|au )[\w-]+, \d+\sPM\./m,
  },
  {
    id: "second-bull-run-1862",
    scenario: "august-30",
    person: "union",
    many: 200,
    en: /^ {2}[\w’]+: zone 1\d\d to [\w’ ]+\(\d+\), faces \w+, \d MP\. In contact with/m,
    fr: /^ {2}[\w’]+\s: zone 1\d\d → [\w’ ]+\(?\d+\)?, face [\w’à -]+, \d\sPM\. Au contact/m,
  },
  {
    id: "bull-run-1983",
    scenario: "historical",
    person: "union",
    many: 500,
    en: /^ {2}Keyes’ brigade: GG7 to \w+, [\d½⅓⅔]+ MP\./m,
    fr: /^ {2}Brigade Keyes\s: GG7 → \w+, [\d½⅓⅔]+\sPM\./m,
  },
  {
    id: "no-written-orders",
    scenario: "first-bull-run",
    person: "union",
    many: 300,
    en: /^ {2}Schenck’s brigade: hex \d+ to hex \d+\./m,
    fr: /^ {2}Brigade Schenck\s: hexagone \d+ → hexagone \d+\./m,
  },
] as const;

describe.each(GAMES)("the log of a played turn of $id", ({ id, scenario, person, many, en, fr }) => {
  it("tells each march as one line by its name and both ends, in both languages, and loses no line", async () => {
    const play = await screen(id, scenario, person, many);
    expect(text(play)).toMatch(en);
    const items = groups(play).flatMap((group) => group.items);
    const lines = play.log.filter(({ heading }) => heading === undefined);
    // But who acts, where the next line says what he does.
    const told = new Set(items.flatMap(entriesOf));
    const lost = lines.filter((line) => !told.has(line));
    expect(lost.filter(({ event }) => play.desk.marches.tells(event)?.does !== "leads")).toEqual([]);
    expect(items.flatMap(entriesOf)).toHaveLength(lines.length - lost.length);
    expect(items.length).toBeLessThan(lines.length);
    // Nobody is told as a number of pieces.
    expect(text(play)).not.toMatch(/^ {2}\d+ pieces:/m);
    expect(text(play)).not.toMatch(/undefined|\[object/);
    await language.speak("fr");
    expect(text(play)).toMatch(fr);
    expect(text(play)).not.toMatch(/undefined|\[object/);
  });
});

describe("the log", () => {
  it("heads no part of a turn under which nothing stands", async () => {
    const play = await screen("no-written-orders", "first-bull-run", "union", 300);
    const shown = groups(play);
    expect(shown.slice(0, -1).every(({ heading, items }) => items.length > 0 || heading?.heading === "turn")).toBe(
      true,
    );
    expect(shown.length).toBeLessThan(play.log.filter(({ heading }) => heading !== undefined).length);
  });

  it("says under whose half of a turn the phases of 1983 stand", async () => {
    const play = await screen("bull-run-1983", "historical", "union", 500);
    expect(text(play)).toMatch(/^Turn 1, 9:00 AM, Union\nCommand phase\n/m);
  });

  it("copies the steps of a march that is open, and filters marches by side, piece and combat", async () => {
    const play = await screen("bull-run-1861", "historical", "north", 120);
    const march = groups(play)
      .flatMap(({ items }) => items)
      .find((item) => "march" in item && item.entries.length > 2 && !item.combat);
    if (!march || !("march" in march)) throw new Error("Nobody marches.");
    const { words } = play;
    const open = asText(
      groups(play),
      { event: words.event, heading: words.heading, march: (one) => play.history.line(one) },
      ({ key }) => key === march.key,
    );
    for (const { event } of march.entries) expect(open).toContain(`\n    ${plain(words.event(event))} [`);
    expect(text(play)).not.toContain("\n    ");
    const [piece] = march.march.pieces as [string];
    const own = groups(play, { kind: "piece", same: (one) => one === piece }).flatMap(({ items }) => items);
    expect(own).toContainEqual(expect.objectContaining({ key: march.key }));
    const other = play.session.game.sides.find((side) => side !== march.side) as Side;
    const others = groups(play, { kind: "side", side: other }).flatMap(({ items }) => items);
    expect(others.some(({ key }) => key === march.key)).toBe(false);
    expect(
      groups(play, { kind: "combat" })
        .flatMap(({ items }) => items)
        .some(({ key }) => key === march.key),
    ).toBe(false);
  });
});
