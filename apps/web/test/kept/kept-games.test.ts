// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { GAMES, gameOf } from "../../src/games/shelf.ts";
import { type KeptLine, keptLine } from "../../src/kept/kept-line.ts";
import { kept as en } from "../../src/kept/language/en.ts";
import { kept as fr } from "../../src/kept/language/fr.ts";
import { shell } from "../../src/language/shell.ts";
import { EVERYTHING, narrow, type Narrowing } from "../../src/kept/narrow.ts";
import type { SavedGame } from "../../src/storage/saved-game.ts";

const PERSON = { kind: "person" } as const;
const GENERAL = { kind: "bot", level: "general" } as const;

function saved(id: string, changes: Partial<SavedGame> = {}): SavedGame {
  return {
    id,
    game: "bull-run-1861",
    rulesVersion: "1",
    scenario: "historical",
    seats: { north: PERSON, south: GENERAL },
    steps: 10,
    revision: 1,
    created: 1_000_000,
    touched: 2_000_000,
    glance: { turn: 3, stage: "movement", phase: 1, decides: "north", points: { north: 2, south: 7 }, pieces: [] },
    ...changes,
  };
}

const line = (game: SavedGame, t = en): KeptLine => keptLine(game, gameOf(game.game), t, (time) => `day ${time}`);

beforeEach(async () => {
  await Promise.all([shell, ...GAMES.map((game) => game.texts)].map((one) => one.load()));
});

describe("a kept game in words", () => {
  it("is named by its scenario, side and opponent, and tells turn, score and day", () => {
    expect(line(saved("a"))).toMatchObject({
      name: expect.stringMatching(/: North against the General$/),
      game: "Bull Run 1861",
      against: "bot",
      over: false,
      yours: true,
      status: expect.stringMatching(/^T3 .*, you are North$/),
      details: ["2 : 7", "day 1000000"].map((part) => (part.startsWith("day") ? `started ${part}` : part)),
    });
    const here = line(saved("b", { seats: { north: PERSON, south: PERSON }, from: { id: "a", step: 3 } }));
    expect([here.name.endsWith(": two at this screen"), here.against, here.yours]).toEqual([true, "here", false]);
    expect(here.status).toMatch(/North to decide$/);
    expect(here.details.at(-1)).toBe("branched off");
    const bots = line(saved("c", { seats: { north: GENERAL, south: GENERAL } }));
    expect([bots.name.endsWith(": two bots"), bots.against]).toEqual([true, "bots"]);
    expect(line(saved("d"), fr).name).toMatch(/\u202f: .* contre un bot \(Général\)$/);
  });

  it("says what was loaded where it began with no scenario", () => {
    const against = ": North against the General";
    expect(line(saved("a", { scenario: "situation" })).name).toBe(`Loaded position${against}`);
    expect(line(saved("a", { scenario: "situation", lesson: "facing" })).name).toBe(`Lesson${against}`);
    expect(line(saved("a", { scenario: "record" })).name).toBe(`Loaded record${against}`);
    expect(line(saved("a", { scenario: "waterloo" })).name).toBe(`waterloo${against}`);
  });

  it("keeps the name that was given, and says how it ended", () => {
    const { glance } = saved("a");
    const over = line(saved("a", { name: "Stonewall", glance: { ...glance, winner: "south" } }));
    expect(over).toMatchObject({ name: "Stonewall", over: true, yours: false, status: "South won" });
    expect(line(saved("a", { glance: { ...glance, winner: "draw" } })).status).toBe("A draw");
  });

  it("stands whatever the line in the store says", () => {
    for (const game of [...GAMES.map(({ id }) => id), "waterloo"]) {
      for (const scenario of ["", "nothing", "record"]) {
        const strange = saved("x", {
          game,
          scenario,
          seats: {},
          created: 0,
          glance: { turn: 99, stage: "nowhere", phase: 7, decides: "nobody", winner: "nobody", points: {}, pieces: [] },
        });
        for (const t of [en, fr]) {
          const { name, status, details } = line(strange, t);
          expect([name, status, ...details].join(" ")).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
  });
});

describe("the list of kept games", () => {
  const lines = [
    saved("old", { touched: 10, created: 5, steps: 300, name: "Zouaves" }),
    saved("new", { touched: 30, created: 1, steps: 20, name: "Élan 10" }),
    saved("elan", { touched: 20, created: 9, steps: 100, name: "Élan 9", seats: { north: PERSON, south: PERSON } }),
    saved("other", {
      touched: 15,
      game: "second-bull-run-1862",
      scenario: "august-30",
      seats: { union: GENERAL, confederate: GENERAL },
      glance: { turn: 0, stage: "set-up", phase: 0, winner: "union", points: {}, pieces: [] },
    }),
  ].map((game) => line(game));
  const found = (change: Partial<Narrowing>) =>
    narrow(lines, { ...EVERYTHING, ...change }, "en").map(({ saved: { id } }) => id);

  it("is in the order in which they were played, begun, named, or grew", () => {
    expect(found({})).toEqual(["new", "elan", "other", "old"]);
    expect(found({ order: "begun" }).slice(0, 2)).toEqual(["other", "elan"]);
    expect(found({ order: "steps" })).toEqual(["old", "elan", "new", "other"]);
    expect(found({ order: "name" }).filter((id) => id !== "other")).toEqual(["elan", "new", "old"]);
  });

  it("is searched by all that stands on the cards, without accents and capitals", () => {
    expect(found({ words: "ELAN" })).toEqual(["new", "elan"]);
    expect(found({ words: "elan 9" })).toEqual(["elan"]);
    expect(found({ words: "1862 union" })).toEqual(["other"]);
    expect(found({ words: "started" })).toHaveLength(4);
    expect(found({ words: "nobody" })).toEqual([]);
  });

  it("is narrowed to a game, to those that run or are over, and to an opponent", () => {
    expect(found({ game: "second-bull-run-1862" })).toEqual(["other"]);
    expect(found({ state: "over" })).toEqual(["other"]);
    expect(found({ state: "running" })).toEqual(["new", "elan", "old"]);
    expect(found({ against: "here" })).toEqual(["elan"]);
    expect(found({ against: "bots" })).toEqual(["other"]);
    expect(found({ against: "bot", words: "zouaves" })).toEqual(["old"]);
  });
});

/** Every text with its path. */
function texts(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

it("the texts have the same shape in both languages and put their values in", () => {
  const french = new Map(texts(fr, "kept"));
  expect([...french.keys()]).toEqual(texts(en, "kept").map(([path]) => path));
  for (const [path, text] of [...texts(en, "kept"), ...french]) {
    const said = typeof text === "function" ? (text as (...values: unknown[]) => string)(7, 8, 9) : text;
    expect(said, path).toMatch(/./);
    expect(said, path).not.toMatch(/undefined|NaN/);
  }
});
