import { describe, expect, it } from "vitest";
import { fastDice } from "@stonebridge/kernel";
import type { GameEvent, SideId } from "@stonebridge/games/bull-run-1861";
import { names, texts, tools } from "../../../../test/unit/tables.ts";
import { bundled } from "../../../play/log/bundles.ts";
import { asText, groupsOf, type LogFilter, passes } from "../../../play/log/entries.ts";
import type { LogEntry } from "../../../play/log/lines.ts";
import { bundleOf, factsOf, headingText } from "./log.ts";
import { unitOf } from "../pieces.ts";

/** The events of a random game, a few hundred actions long. */
function gameLog(seed: number, actions = 400): readonly LogEntry<GameEvent>[] {
  const { rules } = tools;
  const dice = fastDice(seed);
  const position = rules.start(dice);
  const sideOf = (id: string): SideId | undefined => rules.view(position).units.find((unit) => unit.id === id)?.side;
  const entries: LogEntry<GameEvent>[] = [];
  for (let step = 1; step <= actions; step++) {
    const decision = rules.decision(position);
    if (!decision) break;
    const events: GameEvent[] = [];
    const action = decision.actions[dice.roll("choice", decision.actions.length) - 1];
    if (!action) break;
    rules.act(position, decision.sides[0] as SideId, action, dice, events);
    entries.push(
      ...events.map((event, index) => ({ key: `${step}.${index}`, step, event, ...factsOf(event, sideOf) })),
    );
  }
  return entries;
}

const log = gameLog(3);

describe("the log", () => {
  it("cuts itself at turns, phases and stages, loses no line, and heads nothing that is empty but a turn and the last part", () => {
    const groups = groupsOf(log, { kind: "all" });
    const lines = groups.reduce((sum, group) => sum + group.items.length, 0);
    expect(lines).toBe(log.filter((entry) => !entry.heading).length);
    const empty = groups.slice(0, -1).filter(({ items }) => items.length === 0);
    expect(empty.every(({ heading }) => heading?.heading === "turn")).toBe(true);
    expect(groups.some((group) => group.heading?.event.type === "turn-began")).toBe(true);
    expect(groups.every((group) => !group.heading || headingText(group.heading.event, texts) !== "")).toBe(true);
    expect(new Set(log.map((entry) => entry.key)).size).toBe(log.length);
  });

  it("filters combats, dice, a side, a piece with its marker", () => {
    const kept = (filter: LogFilter) => log.filter((entry) => !entry.heading && passes(entry, filter));
    expect(kept({ kind: "combat" }).every((entry) => entry.combat)).toBe(true);
    expect(kept({ kind: "combat" }).some((entry) => entry.event.type === "fought")).toBe(true);
    expect(kept({ kind: "dice" }).map((entry) => entry.event.type)).toContain("fought");
    expect(kept({ kind: "side", side: "south" }).every((entry) => entry.side === "south")).toBe(true);
    const cocke = kept({ kind: "piece", same: (id) => unitOf(id) === "cocke" });
    expect(cocke.length).toBeGreaterThan(0);
    expect(cocke.every((entry) => entry.about.some((id) => id.startsWith("cocke")))).toBe(true);
    expect(groupsOf(log, { kind: "combat" }).every((group) => group.items.length > 0)).toBe(true);
  });

  it("says whose doing a line is and what it speaks of", () => {
    const fought = log.find((entry) => entry.event.type === "fought");
    expect(fought?.event.type === "fought" && fought.side === fought.event.attacker).toBe(true);
    expect(fought?.about.length).toBeGreaterThan(2);
    const stepped = log.find((entry) => entry.event.type === "stepped");
    expect(stepped?.event.type === "stepped" && stepped.about).toEqual(
      stepped?.event.type === "stepped" ? [stepped.event.unit, stepped.event.from, stepped.event.to] : [],
    );
  });

  it("tells brigades that are marked one after the other in one line", () => {
    const marked = log.filter(({ event }) => event.type === "marked");
    const [one] = marked;
    expect(marked.length).toBeGreaterThan(1);
    expect(bundled(marked.slice(0, 1), { bundle: bundleOf })).toEqual([one]);
    const same = marked.filter(({ side }) => side === one?.side);
    expect(bundled(same, { bundle: bundleOf })).toMatchObject([{ bundle: "marked", entries: same }]);
  });

  it("copies as plain text with a rule number on every line", () => {
    const text = asText(groupsOf(log, { kind: "all" }), {
      event: (event) => texts.event(event, names),
      heading: (event) => headingText(event, texts),
      march: () => [],
    });
    const lines = text.split("\n").filter((line) => line.startsWith("  "));
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.every((line) => / \[[\w.-]+\]$/.test(line))).toBe(true);
    expect(text).not.toMatch(/undefined|\[object/);
  });
});
