import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { fastDice, readRecord, verify } from "@stonebridge/kernel";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bullRun } from "../src/games/bull-run-1983/index.ts";
import { type Answer, CLEARED, playAtTerminal, typing } from "./at-terminal.ts";
import { scratch } from "./run-cli.ts";

const folder = scratch();
const historical = bullRun1983.open(bullRun1983.situation("historical"));
const free = bullRun1983.open(bullRun1983.situation("free"));

const session = (answer: Answer, bots: readonly string[], game = historical) =>
  playAtTerminal(bullRun, game, answer, bots);

/** What two persons at one terminal were shown, each between the screens that covered it from the other. */
function shownTo(said: string, side: string): string {
  return said
    .split(CLEARED)
    .filter((screen) => screen.includes(`\n${side}> `))
    .join("\n");
}

/** Frozen Confederates that nobody but their owner may know: by their names at the terminal. */
const SECRETS = /Kershaw|5 Ala|Longstreet|Ewell|17 Miss/;

describe("Bull Run (1983) at the terminal", () => {
  it("is played to its end by numbers, and the record is right", async () => {
    const chance = fastDice(5);
    const { match, said } = await session(() => String(chance.roll("choice", 3)), ["confederate"]);
    expect(match.decision.over).toBe(true);
    expect(said).toMatch(/(?:Union|Confederates) wins?/);
    expect(said).toMatch(/Battle at [A-Z]+\d+/);
    expect(verify(historical, match.record())).toMatchObject({ ok: true });
  });

  it("hides from the only person what his side may not see", async () => {
    const { said } = await session(typing("units", "look mcleans ford", "log 500", "units ewell", "quit"), [
      "confederate",
    ]);
    expect(said).not.toMatch(SECRETS);
    expect(said).toMatch(/Confederates: 5 counters face down: QQ20/);
    expect(said).toContain('No unit matches "ewell".');
    expect(said).toMatch(/QQ19 McLean's Ford: ford/);
    expect(said).toMatch(/5 face down \(Confederates\)/);
    expect(said).toMatch(/Keyes: by McDowell, II7 → HH7 → GG7/);
  });

  it("shows the Confederates all of their own", async () => {
    const { said } = await session(typing("units ewell", "quit"), ["union"]);
    expect(said).toMatch(/Confederates: Brigadier General Richard S\. Ewell, brigade leader.*frozen, face down: VV30/);
  });

  it("is handed over between two persons, covered, and tells each what he missed", async () => {
    const lines = typing("", "suggest", "ready", "", "log 99", "suggest", "ready", "", "quit");
    const { said } = await session(lines, [], free);
    expect(said).toMatch(/Hand the terminal to Confederates\..*\nConfederates: press Enter/);
    const [confederates, union] = [shownTo(said, "Confederates"), shownTo(said, "Union")];
    expect(confederates).toMatch(SECRETS);
    expect(confederates).toMatch(/An abatis is placed at [A-Z]+\d+/);
    expect(union).not.toMatch(SECRETS);
    expect(union).toMatch(/Evans/);
    expect(said.split(CLEARED).filter((screen) => SECRETS.test(screen) && screen.includes("Union> "))).toEqual([]);
  });

  it("is not covered any more once nothing is hidden", async () => {
    const open = bullRun1983.open({
      ...bullRun1983.situation("historical"),
      at: { stage: "movement", turn: 10, side: "union" },
      placements: [
        { piece: "us-2nh", hex: "S12", active: true },
        { piece: "cs-5ala", hex: "VV30" },
      ],
    });
    const { said, match } = await session(typing("done", "done", "quit"), [], open);
    expect(said).not.toContain(CLEARED);
    expect(match.steps.map(({ side }) => side)).toEqual(["union", "confederate"]);
    // what both have seen is told once
    expect(said.split("— Confederates, 1:30 PM")).toHaveLength(2);
  });

  it("takes actions as words and explains those that are not allowed", async () => {
    const { match, said } = await session(
      typing("take hunter", "step R2", "why step S29", "why join us-2nh 7", "step atlantis", "stop", "quit"),
      ["confederate"],
    );
    expect(match.steps.map(({ action }) => action.type)).toEqual(["take", "step", "stop"]);
    expect(said).toMatch(/Not allowed \(BR83-MAP1\.1-a\)/);
    expect(said).toMatch(/Not allowed \(BR83-6\.2-a\)/);
    expect(said).toContain('No choice contains "step atlantis"');
  });

  it("can be given up, and saved", async () => {
    const file = folder.path("given-up.json");
    const { match, said } = await session(typing("help", "resign", "no", `save ${file}`, "resign", "yes"), [
      "confederate",
    ]);
    expect(said).toContain("gives up the game");
    expect(said).toContain("It holds both sides' secrets");
    expect(match.decision).toMatchObject({ over: true, winner: "confederate" });
    expect(said).toMatch(/Confederates win/);
    expect(readRecord(JSON.parse(readFileSync(file, "utf8"))).game).toBe("bull-run-1983");
    expect(verify(historical, match.record())).toMatchObject({ ok: true });
  });
});
