import shapes1861 from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import shapes1862 from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { language } from "../../src/language/language.svelte.ts";
import { NotOver } from "../../src/report/battle.ts";
import { reportOfSession } from "../../src/report/of-session.ts";
import { beginGame } from "../../src/session/sessions.ts";
import { takeInRecord } from "../../src/session/take-in.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { recruitsGame, REPORTED } from "./given-up.ts";

useFakeIndexedDb();

const IMAGE = "RIFFxxxxWEBP";

beforeEach(() => {
  vi.stubGlobal("fetch", (url: string) => {
    if (!url.includes(".json")) return Promise.resolve(new Response(new Blob([IMAGE], { type: "image/webp" })));
    return Promise.resolve(Response.json(url.includes("1861") ? shapes1861 : shapes1862));
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await language.speak("en");
});

const quiet = (): void => undefined;

/** Markup as it is read: without marks, its entities resolved. */
function read(document: string): string {
  return new DOMParser().parseFromString(document, "text/html").body.textContent ?? "";
}

/** What a document would fetch. */
function fetched(document: string): readonly string[] {
  const addresses = [...document.matchAll(/(?:href|src)="([^"]*)"|url\("?([^")]*)"?\)/g)].map(
    ([, one, other]) => one ?? other ?? "",
  );
  return addresses.filter((address) => !address.startsWith("#") && !address.startsWith("data:"));
}

it.each(REPORTED.map(([id]) => id))(
  "the report of %s holds every unit and turn, its film every counter, in both languages, and both need nothing besides themselves",
  async (id) => {
    const session = await takeInRecord(recruitsGame(id));
    const texts: string[] = [];
    for (const code of ["en", "fr"] as const) {
      await language.speak(code);
      const { battle, document, film, filmDocument } = await reportOfSession(session, undefined, quiet);
      const text = read(document);
      texts.push(text);
      const units = battle.turns.at(-1)?.order.flatMap(({ bodies }) => bodies.flatMap(({ rows }) => rows)) ?? [];
      expect(units.length).toBeGreaterThan(25);
      // At the head of a line names begin with a capital.
      expect(units.filter(({ name }) => !text.toLowerCase().includes(name.toLowerCase()))).toEqual([]);
      expect(battle.turns.length).toBeGreaterThan(1);
      expect(battle.turns.filter(({ name }) => !text.includes(name))).toEqual([]);
      const maps = document.match(/role="img"\s+aria-label="(?:The map|La carte)/g) ?? [];
      expect(maps).toHaveLength(battle.turns.length);
      // Every counter that is seen is drawn once in the map of its turn.
      const counters = battle.turns.flatMap((turn) => turn.counters.filter(({ markup }) => markup !== ""));
      expect(document.match(/<use\s+href="#c\d+"\s+transform=/g)).toHaveLength(counters.length);
      const pieces = new Set(battle.moments.flatMap((moment) => moment.counters.map(({ piece }) => piece.id)));
      expect(new Set(filmDocument.match(/@keyframes p\d+m\{/g)).size).toBe(pieces.size);
      // In the end each stands where the last moment has it.
      for (const { at } of battle.moments.at(-1)?.counters ?? []) {
        const [x, y] = [at.x - at.width / 2, at.y - at.width / 2].map((one) => String(Math.round(one * 10) / 10));
        expect(filmDocument).toContain(`100%{transform:translate(${x}px,${y}px)`);
      }
      expect(filmDocument).toContain("prefers-reduced-motion");
      expect([...fetched(document), ...fetched(filmDocument)]).toEqual([]);
      expect(document + filmDocument).not.toContain("<script");
      expect(film.seconds).toBeGreaterThanOrEqual(20);
      expect(film.seconds).toBeLessThanOrEqual(60);
    }
    expect(texts[0]).not.toBe(texts[1]);
  },
);

it("is refused while a game goes on", async () => {
  const [id, open] = REPORTED[2];
  const person = { kind: "person" } as const;
  const seats = { union: person, confederate: person };
  const session = await beginGame(
    { game: id, situation: open().situation, scenario: "historical", seats, dice: "rolled" },
    () => Promise.resolve(1),
  );
  await expect(reportOfSession(session, undefined, quiet)).rejects.toThrow(NotOver);
});

it("has the chances and what luck and skill did where they were worked out", async () => {
  const session = await takeInRecord(recruitsGame("bull-run-1861", 60));
  const [first, second] = session.game.sides;
  const chance = { [first]: 0.25, [second]: 0.75 };
  const steps = session.steps.map(({ number, side }) => ({ step: number, side, luck: 0, skill: 0, chance }));
  const by = { [first]: 0.125, [second]: -0.125 };
  const account = { steps, start: chance, luck: by, skill: by, over: true, result: 0, sum: 0 };
  const text = read((await reportOfSession(session, account, quiet)).document);
  expect(text).toContain(`${session.entry.sideName(first)}: chance to win`);
  expect(text).toContain("+12.5%");
});
