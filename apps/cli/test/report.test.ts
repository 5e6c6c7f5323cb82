import { existsSync, readFileSync } from "node:fs";
import { type ActionBase, type EventBase, fastDice, type GameRecord, Match, seededSource } from "@stonebridge/kernel";
import { beforeAll, describe, expect, it } from "vitest";
import { reporter } from "../src/reporter.ts";
import type { ShelfGame } from "../src/shelf-game.ts";
import { SHELF, withGame } from "../src/shelf.ts";
import { cli, scratch } from "./run-cli.ts";

const folder = scratch();

/** A game by chance, given up after so many steps unless it is to go on. */
function played<P, A extends ActionBase, E extends EventBase, V>(
  { module, atRandom }: ShelfGame<P, A, E, V>,
  { steps, goesOn = false }: { readonly steps: number; readonly goesOn?: boolean },
): GameRecord {
  const [scenario] = module.scenarios;
  const game = module.open(module.situation(scenario.id));
  const players = { [game.sides[0]]: { name: "Ann & Co" } };
  const match = Match.begin(game, { dice: seededSource(5), players });
  const chance = fastDice(2);
  for (let now = match.decision; !now.over && match.steps.length < steps; now = match.decision)
    match.act(now.sides[0], atRandom(now.actions, chance));
  if (!goesOn && !match.decision.over) match.resign(game.sides[0]);
  return match.record();
}

const recorded = (id: string, steps: number): Promise<GameRecord> => withGame(id, (shelf) => played(shelf, { steps }));

/** What a document holds of other files, by their kind and how they begin. */
function held(document: string): ReadonlySet<string> {
  return new Set([...document.matchAll(/data:([\w/]+);base64,(.{5})/g)].map(([, type, begin]) => `${type} ${begin}`));
}

/** Tiles of the map ("RIFF") and lettering ("wOF2"). */
const HELD = new Set(["image/webp UklGR", "font/woff2 d09GM"]);

/** What a document would fetch. */
function fetched(document: string): readonly string[] {
  const addresses = [...document.matchAll(/(?:href|src)="([^"]*)"|url\("?([^")]*)"?\)/g)].map(
    ([, one, other]) => one ?? other ?? "",
  );
  return addresses.filter((address) => !address.startsWith("#") && !address.startsWith("data:"));
}

describe("stonebridge report", () => {
  // The first one builds what makes them.
  beforeAll(async () => void (await reporter()), 120_000);

  it.each(SHELF.map(({ id }) => id))(
    "tells a game of %s in both languages, in files that need nothing besides themselves",
    async (id) => {
      const file = folder.file(`${id}.json`, await recorded(id, 300));
      for (const [language, made, turnByTurn] of [
        ["en", "Made with Stonebridge", "Turn by turn"],
        ["fr", "avec Stonebridge", "Tour par tour"],
      ] as const) {
        const [out, film] = [folder.path(`${id}-${language}.html`), folder.path(`${id}-${language}.svg`)];
        const ran = await cli("report", file, "--out", out, "--film", film, "--language", language);
        expect([ran.code, ran.out]).toEqual([0, ""]);
        expect(ran.err).toMatch(/^Wrote \S+\.html, \d\.\d MB\.\nWrote \S+\.svg, \d\.\d MB\.\n$/);
        const [report, picture] = [readFileSync(out, "utf8"), readFileSync(film, "utf8")];
        expect(report).toContain(`<html lang="${language}">`);
        for (const words of [made, turnByTurn, "Ann &amp; Co"]) expect(report).toContain(words);
        const maps = report.match(/role="img"\s+aria-label="(?:The map|La carte)/g) ?? [];
        expect(maps.length).toBeGreaterThan(1);
        expect(report.match(/<use\s+href="#c\d+"\s+transform=/g)?.length).toBeGreaterThan(25 * maps.length);
        for (const document of [report, picture]) {
          expect(held(document)).toEqual(HELD);
          expect(fetched(document)).toEqual([]);
          expect(document).not.toContain("<script");
        }
        expect(picture).toMatch(/^<svg[^]*@keyframes/);
      }
    },
  );

  it("has the chances where it is asked for an account", async () => {
    const file = folder.file("short.json", await recorded("bull-run-1861", 60));
    const plain = (await cli("report", file, "--out", "-")).out;
    expect(plain).not.toContain("North: chance to win");
    const { code, out } = await cli("report", file, "--out", "-", "--account");
    expect(code).toBe(0);
    expect(out).toContain("North: chance to win");
    const { luck } = JSON.parse((await cli("account", file, "--json")).out) as { luck: { north: number } };
    expect(out).toContain(`${Math.abs(luck.north * 100).toFixed(1)}%`);
  });

  it("is written to standard output as to a file, with nothing besides", async () => {
    const file = folder.file("piped.json", await recorded("second-bull-run-1862", 80));
    const [out, film] = [folder.path("piped.html"), folder.path("piped.svg")];
    await cli("report", file, "--out", out, "--film", film);
    expect(await cli("report", file, "--out", "-")).toEqual({ code: 0, out: readFileSync(out, "utf8"), err: "" });
    const piped = await cli("report", file, "--out", out, "--film", "-");
    expect(piped.out).toBe(readFileSync(film, "utf8"));
    const both = await cli("report", file, "--out", "-", "--film", "-");
    expect([both.code, both.out]).toEqual([1, ""]);
    expect(both.err).toContain("--film: standard output takes the report already");
  });

  it.each(SHELF.map(({ id }) => id))("refuses a game of %s that goes on: it would tell what is hidden", async (id) => {
    const going = await withGame(id, (shelf) => played(shelf, { steps: 20, goesOn: true }));
    const file = folder.file("going.json", going);
    const { code, out, err } = await cli("report", file, "--out", folder.path("going.html"));
    expect([code, out]).toEqual([1, ""]);
    expect(err).toBe(`${file}: the game is not over. A report tells everything that was hidden in it.\n`);
    expect(existsSync(folder.path("going.html"))).toBe(false);
  });

  it.each([
    ["another game", (whole: GameRecord) => ({ ...whole, game: "waterloo" }), "game"],
    [
      "an altered die",
      (whole: GameRecord) => ({ ...whole, dice: [{ source: "seeded", seed: 6, from: 0 }] }),
      "in the record, but was",
    ],
    [
      "another outcome",
      (whole: GameRecord) => ({ ...whole, outcome: { winner: "draw", about: {} } }),
      "the record says the winner is draw",
    ],
    ["no record", () => ({ format: "stonebridge-situation" }), 'must be "stonebridge-record"'],
  ])("says what is wrong with a record of %s", async (name, changed, message) => {
    const file = folder.file(`${name}.json`, changed(await recorded("bull-run-1861", 60)));
    const { code, out, err } = await cli("report", file, "--out", "-");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(message);
  });

  it("says what cannot be read or written", async () => {
    const nowhere = await cli("report", folder.path("nowhere.json"));
    expect([nowhere.code, nowhere.err]).toEqual([
      1,
      `${folder.path("nowhere.json")} cannot be read: there is no such file.\n`,
    ]);
    const file = folder.file("sound.json", await recorded("bull-run-1861", 30));
    const out = folder.path("no-folder/report.html");
    const { code, err } = await cli("report", file, "--out", out);
    expect([code, err]).toEqual([1, `${out} cannot be written: there is no such folder.\n`]);
  });
});
