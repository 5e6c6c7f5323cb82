import { fastDice } from "@stonebridge/kernel";
import { type GameEvent, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { plain } from "@stonebridge/kernel/words";
import { describe, expect, it } from "vitest";
import { names, texts } from "../../../../test/unit/tables-1862.ts";
import { factsOf, headingText, soundOf, tellingOf } from "./log.ts";
import { logOf } from "../../../play/log/entries.ts";
import { sideOf, sideOfDivision } from "../pieces.ts";

const game = secondBullRun1862.open(secondBullRun1862.situation("both-days"));
const [dice, choose] = [fastDice(3), fastDice(30)];
const events: GameEvent[] = [];
const position = game.start(dice, events);
for (let decision = game.decision(position); !decision.over; decision = game.decision(position)) {
  const { actions, sides } = decision;
  const quick = actions.find(({ type }) => type === "suggest" || type === "ready" || type === "attack");
  const action = quick ?? actions[choose.roll("choice", actions.length) - 1];
  if (action) game.act(position, sides[0] as string, action, dice, events);
}
const view = game.view(position, "spectator");
const facts = (event: GameEvent) => factsOf(event, (id) => sideOf(view, id) ?? sideOfDivision(view, id));
const known = new Set([
  ...view.units.map(({ id }) => id),
  ...view.commanders.map(({ id }) => id),
  ...game.field.graph.ids,
]);

describe("the log of 1862", () => {
  it("has a heading for every turn, the night, every phase", () => {
    const headings = events.filter((event) => facts(event).heading !== undefined);
    expect(headings.filter((event) => facts(event).heading === "turn")).toHaveLength(11 + 1 + 9);
    for (const event of headings) expect(headingText(event, texts)).not.toBe("");
    expect(headingText({ type: "readied", rule: "SB62-11.2-a", side: "union" }, texts)).toBe("");
  });

  it("leaves to nobody what befalls pieces of both sides", () => {
    const recovered = events.filter((event) => event.type === "recovered");
    const sides = recovered.map(({ units }) => new Set(units.map((unit) => sideOf(view, unit))));
    const told = recovered.map((event) => facts(event).side);
    expect(told).toEqual(sides.map((both) => (both.size === 1 ? [...both][0] : undefined)));
    expect(told).toContain(undefined);
  });

  it("knows of pieces and zones alone, and whose doing an event is", () => {
    for (const event of events)
      for (const id of facts(event).about) expect(known.has(id), `${event.type} ${id}`).toBe(true);
    const fought = events.find(({ type }) => type === "fought") as GameEvent;
    expect(facts(fought)).toMatchObject({ combat: true, side: fought.type === "fought" ? fought.attacker : "" });
    const stepped = events.find(({ type }) => type === "stepped") as GameEvent;
    expect(facts(stepped).side).toBeDefined();
    expect(events.filter((event) => facts(event).dice).length).toBeGreaterThan(50);
  });

  it("knows which side’s division acts", () => {
    const activated = events.filter(({ type }) => type === "division-activated");
    expect(activated.length).toBeGreaterThan(20);
    expect(activated.map((event) => facts(event).side)).not.toContain(undefined);
  });

  it("SB62-8-A calls combat what is fought in action phases, not flights, nor what a march between Fronts costs", () => {
    const log = logOf(
      { openingEvents: events, steps: [] },
      { facts, telling: (all) => all, sound: soundOf, diceFellAt: () => undefined },
    );
    let part: GameEvent["type"] | undefined;
    const back = { fought: 0, fled: 0 };
    for (const { event, heading, combat } of log) {
      if (heading) part = event.type;
      if (event.type === "retreated") back[part === "segment-began" ? "fought" : "fled"] += 1;
      if (event.type === "retreated" || event.type === "fought") expect(combat).toBe(part === "segment-began");
      if (event.type === "lost-step") expect(combat).toBe(part === "segment-began" && event.cause !== "crossing");
    }
    expect(back.fought).toBeGreaterThan(0);
    expect(back.fled).toBeGreaterThan(0);
  });

  it("says every event, and what a step sounds like", () => {
    for (const event of events) expect(plain(texts.event(event, names))).not.toMatch(/undefined|\[object/);
    const of = (type: GameEvent["type"]) => events.filter((event) => event.type === type).slice(0, 1);
    expect(soundOf([...of("stepped"), ...of("attack-declared")])).toBe("attack");
    expect(soundOf(of("stepped"))).toBe("piece");
    expect(soundOf(of("faced"))).toBeUndefined();
    expect(tellingOf([...of("stepped"), ...of("faced")])).toHaveLength(1);
    expect(tellingOf(of("faced"))).toHaveLength(1);
  });
});
