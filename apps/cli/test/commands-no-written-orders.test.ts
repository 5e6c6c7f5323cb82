import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { fastDice, Match, seededSource } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { cli, scratch } from "./run-cli.ts";

const folder = scratch();
const GAME = "no-written-orders";
const dawn = noWrittenOrders.situation("first-bull-run");
const sixth = { ...dawn, at: { stage: "turn", turn: 6 } };

const file = (name: string, content: unknown) => folder.file(`${name}.json`, content);

/** The beginning of a random game. */
function record(steps: number) {
  const match = Match.begin(noWrittenOrders.open(dawn), { dice: seededSource(5) });
  const chance = fastDice(2);
  while (match.steps.length < steps) {
    const { decision } = match;
    if (decision.over) break;
    match.act(decision.sides[0], decision.actions[chance.roll("choice", decision.actions.length) - 1]);
  }
  return structuredClone(match.record());
}

describe("simulate", () => {
  it("plays whole games and counts wins and victory points by side", async () => {
    const { code, out } = await cli("simulate", GAME, "--games", "1", "--seed", "7", "--jobs", "1", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: GAME,
      scenario: "first-bull-run",
      games: 1,
      errors: 0,
      wins: { union: expect.any(Number), confederate: expect.any(Number), draw: expect.any(Number) },
      victoryPoints: { union: expect.any(Number), confederate: expect.any(Number) },
    });
  });
});

describe("run, why and verify", () => {
  it("play actions on, tell what happens, and print the position as a situation that runs on", async () => {
    const actions = file("actions", [{ type: "done" }, { type: "done" }]);
    const { code, out, err } = await cli("run", file("sixth", sixth), "--actions", actions, "--json");
    expect([code, err]).toEqual([0, ""]);
    const { events, position } = JSON.parse(out);
    expect(events.map(({ type }: { type: string }) => type)).toContain("turn-began");
    expect(position).toMatchObject({ game: GAME, at: { stage: "exact", turn: 6, phase: "command" } });
    const again = await cli("run", file("position", position), "--json");
    expect(JSON.parse(again.out).position).toEqual(position);
    expect((await cli("run", file("sixth", sixth), "--actions", actions)).out).toContain("turn 6, 11:00");
  });

  it("say why an action is not allowed, and by which rule", async () => {
    const start = file("dawn", dawn);
    expect((await cli("why", start, "--action", '{"type":"try","holder":"U1"}')).out).toBe("Allowed.\n");
    const no = await cli("why", start, "--action", '{"type":"try","holder":"C1"}', "--json");
    expect(JSON.parse(no.out)).toMatchObject({ legal: false, rule: "NWO-12.11-a", reason: "try-other" });
    expect((await cli("why", start, "--action", '{"type":"try","holder":"C1"}')).out).toMatch(
      /^Not allowed \(NWO-12\.11-a\): ./,
    );
  });

  it("accept what was played, and name the first step that was altered", async () => {
    const played = record(120);
    expect(JSON.parse((await cli("verify", file("good", played), "--json")).out)).toMatchObject({ ok: true });
    const altered = { ...played, steps: played.steps.with(60, { ...played.steps[60], action: { type: "decline" } }) };
    const { code, out } = await cli("verify", file("altered", altered), "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, step: 61 });
  });
});

describe("bad input", () => {
  const order = (...orders: readonly unknown[]) => ({ ...sixth, orders });
  const march = { type: "march", target: "3315" };

  it.each([
    [
      "both sides in one hex",
      {
        ...sixth,
        placements: [
          { unit: "u_sykes", at: "3315" },
          { unit: "c_evans", at: "3315" },
        ],
      },
      /placements\[1\]\.at: 3315 is held by the other side \(NWO-RUL059\)/,
    ],
    [
      "a unit without a step left",
      { ...sixth, placements: [{ unit: "u_sykes", at: "3315", lost: 1 }] },
      /placements\[0\]\.lost: u_sykes has 1 steps.*\(NWO-6\.1-a\)/,
    ],
    [
      "a target that is none",
      order({ to: "U2", orders: [{ ...march, target: "0101" }], since: 5, sent: 5 }),
      /orders\[0\]\.orders\[0\]\.target: 0101 .*\(NWO-12\.3-/,
    ],
    [
      "two orders for one",
      order(...[1, 2].map(() => ({ to: "U2", orders: [march], since: 5, sent: 5 }))),
      /orders\[1\]\.to: U2 is in this list already \(NWO-RUL187\)/,
    ],
    ["an unknown option", { ...dawn, options: { weather: "hot" } }, /options\.weather/],
    ["a turn beyond the last", { ...dawn, at: { stage: "turn", turn: 15 } }, /at\.turn.*NWO-3\.2-a/],
    ["what is no JSON", '{"game": "no-written-orders", ', /is not JSON/],
  ])("is refused, with the field and the rule: %s", async (name, situation, message) => {
    const { code, err, out } = await cli("run", file(name.replaceAll(/\W/g, "-"), situation));
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n {4}at /);
  });

  it("a player and a scenario that there are not", async () => {
    expect((await cli("simulate", GAME, "--union", "hero")).err).toContain('"hero" cannot play');
    expect((await cli("simulate", GAME, "--scenario", "antietam")).err).toContain("first-bull-run, brawners-farm");
  });
});

describe("rules, scenarios and maps", () => {
  it("are listed", async () => {
    const { out } = await cli("scenarios", GAME);
    for (const word of ["first-bull-run", "third-day", "leaderTraits", "NWO-S09"]) expect(out).toContain(word);
    expect((await cli("rules", GAME, "--find", "bad move")).out).toContain("NWO-12.11-d");
    const maps = (await cli("maps")).out;
    for (const map of ["first", "second"]) expect(maps).toContain(`${GAME}-${map}-bull-run`);
    expect((await cli("games")).out).toContain("No Written Orders");
    const { code, out: covered } = await cli("rules", GAME, "--coverage", "--json");
    expect([code, JSON.parse(covered)]).toEqual([0, { game: GAME, clauses: 470, uncovered: [] }]);
  });
});
