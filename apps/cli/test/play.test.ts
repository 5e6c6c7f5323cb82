import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { type DiceSource, fastDice, Match, readRecord, seededSource, typedSource, verify } from "@stonebridge/kernel";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bullRun } from "../src/games/bull-run-1861/index.ts";
import { TerminalGame } from "../src/terminal/play.ts";
import { type Answer, playAtTerminal, typing } from "./at-terminal.ts";
import { scratch } from "./run-cli.ts";

const folder = scratch();
const game = bullRun1861.open(bullRun1861.situation("historical"));

const session = (answer: Answer, bots: readonly string[], dice?: DiceSource) =>
  playAtTerminal(bullRun, game, answer, bots, dice);

/** A facing that the South may choose in its set-up, as words and as the action. */
function offeredFacing() {
  const { decision } = Match.begin(game, { dice: seededSource(1) });
  const face = decision.over ? undefined : decision.actions.find((action) => action.type === "face");
  if (face?.type !== "face") throw new Error("The set-up offers no facing.");
  return { words: `face ${face.element} ${face.zone}`, element: face.element, action: face };
}

describe("a game at the terminal", () => {
  it("is played to its end by numbers", async () => {
    const chance = fastDice(5);
    let ready = false;
    const answer = () => {
      if (ready) return String(chance.roll("choice", 3));
      ready = true;
      return "ready";
    };
    const { match, said } = await session(answer, ["south"]);
    expect(match.decision.over).toBe(true);
    expect(said).toMatch(/(?:North|South) wins/);
    expect(verify(game, match.record())).toMatchObject({ ok: true });
  });

  it("is left with quit, or when nothing more is typed", async () => {
    expect((await session(typing("quit"), [])).said).toContain("Left the game.");
    expect((await session(typing(), [])).said).toContain("Left the game.");
  });

  it("takes actions written as words, explains the others and finds choices by name", async () => {
    const { words, element, action } = offeredFacing();
    const { match, said } = await session(
      typing("face jackson nowhere", `why face ${element} centreville`, words, "cocke", "ready", "quit"),
      [],
    );
    expect(said).toContain('No choice contains "face jackson nowhere"');
    expect(match.steps[0].action).toEqual(action);
    expect(said).toMatch(/Not allowed \(BR61-10\.2-d\)/);
    expect(said).toMatch(/\d+ {2}.*Cocke/);
    expect(match.steps[1].action).toEqual({ type: "ready" });
  });

  it("takes steps back and says why no more", async () => {
    const { match, said } = await session(typing("undo", offeredFacing().words, "undo", "ready", "u", "quit"), []);
    expect(said).toContain("Nothing can be undone: the game starts here.");
    expect(said).toContain("Undid one step.");
    expect(said).toContain("Nothing can be undone: the other side has decided.");
    expect(match.steps.map((step) => step.action.type)).toEqual(["ready"]);
  });

  it("shows where everybody is", async () => {
    const { said } = await session(
      typing("status", "units jackson", "look henry hill", "look 1", "look atlantis", "log 2", "help", "quit"),
      [],
    );
    expect(said).toMatch(/South: Jackson, combat \d/);
    expect(said).toMatch(/Henry Hill, zone \d+: hill/);
    expect(said).toContain('No place matches "atlantis".');
    expect(said).toContain("makes that choice");
    expect(said).toContain("gives up the game");
  });

  it("saves a record that can be read again", async () => {
    const file = folder.path("saved.json");
    const { said, match } = await session(typing("ready", `save ${file}`, "save /no/such/folder", "save", "quit"), []);
    expect(readRecord(JSON.parse(readFileSync(file, "utf8"))).steps).toHaveLength(match.steps.length);
    expect(said).toContain("cannot be written");
    expect(said).toContain('Write the file after "save"');
  });

  it("is left in the middle of bots' moves by Ctrl-C", async () => {
    const match = Match.begin(game, { dice: seededSource(1) });
    const bots = new Map(game.sides.map((side) => [side, bullRun.bot("recruit", game, 3, 1)]));
    const said: string[] = [];
    const terminal = {
      say: (text: string) => void said.push(text),
      ask: () => Promise.reject(new Error("Nobody plays.")),
      show() {},
      clear() {},
      close() {},
      get interrupted() {
        return match.steps.length > 20;
      },
    };
    await new TerminalGame(match, await bullRun.narrator(game, "en"), terminal, bots).play();
    expect(match.steps).toHaveLength(21);
    expect(said.at(-1)).toBe("Left the game.");
  });

  it("asks for real dice, one after the other, until each fits", async () => {
    const chance = fastDice(9);
    let wrong = 0;
    let asked = 0;
    const { match, said } = await session(
      (prompt) => {
        asked += 1;
        if (asked > 400) return undefined;
        if (asked <= 2) return "ready";
        if (!prompt.startsWith("Roll a die")) return "1";
        wrong += 1;
        return wrong === 1 ? "9" : String(chance.roll("die", 6));
      },
      [],
      typedSource(),
    );
    expect(said).toContain("A die shows 1 to 6.");
    expect(match.steps.some((step) => step.dice.length > 0)).toBe(true);
    expect(match.record().dice).toEqual([{ source: "typed", from: 0 }]);
    expect(verify(game, match.record())).toMatchObject({ ok: true });
  });
});
