import { bestOf, nextBestOf, puzzlesOf } from "@stonebridge/bots/puzzles";
import { describe, expect, it } from "vitest";
import { cli } from "./run-cli.ts";

const GAMES = ["bull-run-1861", "bull-run-1983", "second-bull-run-1862", "no-written-orders"];

/** A puzzle of a game that asks for more than one move, or else the first; and its moves by their numbers in the list. */
async function some(game: string) {
  const { puzzles } = await puzzlesOf(game);
  const puzzle = puzzles.find(({ line }) => line.length > 1) ?? puzzles[0];
  const asked = puzzle.line.filter(({ chances }) => chances.length > 1);
  return { id: `${game}/${puzzle.id}`, puzzle, asked, numbers: asked.map((move) => String(bestOf(move) + 1)) };
}

describe.each(GAMES)("puzzles of %s", (game) => {
  it("are listed, without their answers", async () => {
    const { code, out } = await cli("puzzles", "list", game, "--json");
    expect(code).toBe(0);
    const { puzzles } = JSON.parse(out);
    expect(puzzles).toHaveLength((await puzzlesOf(game)).puzzles.length);
    for (const one of puzzles)
      expect(Object.keys(one).toSorted()).toEqual(["gain", "id", "moves", "rule", "scenario", "side", "turn"]);
    const { id } = puzzles[0];
    expect((await cli("puzzles", "list", game)).out).toContain(`  ${id} `);
  });

  it("are shown with what can be played", async () => {
    const { id, puzzle } = await some(game);
    const { code, out } = await cli("puzzles", "show", id);
    expect(code).toBe(0);
    expect(out).toMatch(/to move, turn \d+\. One move is better by \d+\.\d% than any other\.\n.+\n +1 {2}\S/);
    const { situation, actions } = JSON.parse((await cli("puzzles", "show", id, "--json")).out);
    expect(situation).toEqual(JSON.parse(puzzle.situation));
    expect(actions).toHaveLength(puzzle.line[0].chances.length);
    expect(out.trimEnd().split("\n").at(-1)).toMatch(new RegExp(`^ +${actions.length} {2}`));
    expect((await cli("puzzles", "show", id, "--language", "fr")).out).toMatch(/Un coup vaut \d+,\d\s% de mieux/);
  });

  it("are solved by numbers and by JSON, move by move", async () => {
    const { id, puzzle, asked, numbers } = await some(game);
    const [first] = puzzle.line;
    const solved = await cli("puzzles", "solve", id, ...numbers, "--json");
    expect(solved.code).toBe(0);
    expect(JSON.parse(solved.out)).toEqual({
      id,
      standing: "right",
      best: first.chances[bestOf(first)] / 1_000,
      next: nextBestOf(first) / 1_000,
      answer: puzzle.line.map(({ answer }) => JSON.parse(answer)),
    });
    expect(await cli("puzzles", "solve", id, ...asked.map(({ answer }) => answer), "--json")).toEqual(solved);
    expect((await cli("puzzles", "solve", id, ...numbers)).out).toMatch(/^That’s it: \d+\.\d% chance to win/);
  });

  it("say what another move is worth, and do not give the answer away", async () => {
    const { id, puzzle } = await some(game);
    const [{ chances }] = puzzle.line;
    const other = chances.indexOf(Math.min(...chances));
    const { code, out } = await cli("puzzles", "solve", id, String(other + 1), "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      id,
      standing: "wrong",
      at: 0,
      chance: chances[other] / 1_000,
      best: Math.max(...chances) / 1_000,
    });
  });
});

describe("puzzles", () => {
  it("go on where a line has more than one move", async () => {
    const lines = await Promise.all(GAMES.map(some));
    const longer = lines.find(({ numbers }) => numbers.length > 1);
    if (!longer) throw new Error("No puzzle has a line of two moves.");
    const [first] = longer.numbers;
    const { code, out } = await cli("puzzles", "solve", longer.id, first);
    expect(code).toBe(1);
    expect(out).toMatch(/^Right so far\. How does it go on\?\n +1 {2}/);
    expect(JSON.parse((await cli("puzzles", "solve", longer.id, first, "--json")).out).standing).toBe("open");
  });

  it("are asked for by names that there are, with moves that can be read", async () => {
    const { id } = await some("bull-run-1861");
    expect(await cli("puzzles", "show", "bull-run-1861/none")).toMatchObject({
      code: 1,
      err: 'There is no puzzle "bull-run-1861/none". List them: stonebridge puzzles list\n',
    });
    expect((await cli("puzzles", "list", "waterloo")).err).toContain('There is no game "waterloo".');
    expect((await cli("puzzles", "solve", id, "999")).err).toContain("There is no move 999: give 1 to ");
    expect((await cli("puzzles", "solve", id, "charge!")).err).toContain('"charge!" is not a move');
    expect((await cli("puzzles", "solve", id, '{"type":"ready"}')).err).toMatch(/^Not allowed \(BR61-/);
    expect((await cli("puzzles", "solve", id, '{"typ":1}')).err).toContain("is not an action");
    expect((await cli("puzzles", "solve", id)).code).not.toBe(0);
    const { numbers } = await some("bull-run-1861");
    expect((await cli("puzzles", "solve", id, ...numbers, "7")).err).toContain('over before "7"');
  });
});
