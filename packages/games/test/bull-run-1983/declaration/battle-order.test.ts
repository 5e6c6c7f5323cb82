import { describe, expect, test } from "vitest";
import { declaration } from "../../../src/bull-run-1983/declaration/declaration.ts";
import type { GameEvent } from "../../../src/bull-run-1983/events.ts";
import type { Frame } from "../../../src/bull-run-1983/frames.ts";
import { order } from "../../../src/bull-run-1983/declaration/order.ts";
import { onMap } from "../../../src/bull-run-1983/position.ts";
import { CONFEDERATE } from "../support/battlefield.ts";
import { Declarer } from "../support/declarer.ts";
import { Table, at, combats, movement } from "../support/table.ts";

describe("the order of battles", () => {
  const settled = (d: Declarer): { frame: Extract<Frame, { step: "order" }>; stack: readonly Frame[] } => {
    d.play("done");
    const { stack } = d.battlefield.p;
    return { frame: stack.at(-1) as Extract<Frame, { step: "order" }>, stack };
  };
  const LINES = [
    "c d1 inf 2-2 K10",
    "c d2 inf 2-2 K10",
    "c d3 inf 2-2 K10",
    "u a inf 3-2 K11",
    "u b inf 3-2 K11",
    "u c inf 3-2 K11",
  ];
  const three = (): Declarer =>
    new Declarer({}, LINES).play(
      "target d1",
      "assign a",
      "close",
      "target d2",
      "assign b",
      "close",
      "target d3",
      "assign c",
      "close",
    );

  test("BR83-7.1-a is the attacker's, battle by battle", () => {
    const d = three();
    const { frame, stack } = settled(d);
    expect(order.ask?.(d.running, frame)?.actions).toEqual([
      { type: "next", battle: 1 },
      { type: "next", battle: 2 },
      { type: "next", battle: 3 },
      { type: "done" },
    ]);
    order.take?.(d.running, frame, { type: "next", battle: 3 });
    expect(order.ask?.(d.running, frame)).toMatchObject({
      about: { settled: 1 },
      actions: [{ type: "next", battle: 2 }, { type: "next", battle: 3 }, { type: "done" }],
    });
    expect(order.refuse?.(d.running, frame, { type: "next", battle: 1 })?.reason).toBe("next-none");
    order.take?.(d.running, frame, { type: "next", battle: 3 });
    expect(order.ask?.(d.running, frame)).toBeUndefined();
    order.run?.(d.running, frame);
    const [b1, b2, b3] = d.frame.battles;
    expect(stack.at(-1)).toEqual({ step: "battles", side: 0, battles: [b3, b2, b1], at: 0 });
    expect(d.events).toEqual([
      {
        type: "declared",
        rule: "BR83-7.1-a",
        side: "union",
        battles: [
          { targets: ["d3"], adjacent: ["c"], guns: [] },
          { targets: ["d2"], adjacent: ["b"], guns: [] },
          { targets: ["d1"], adjacent: ["a"], guns: [] },
        ],
      },
    ]);
  });
  test("BR83-7.1-a `done` keeps it as declared", () => {
    const d = three();
    const { frame, stack } = settled(d);
    order.take?.(d.running, frame, { type: "done" });
    expect(stack.at(-1)).toEqual({ step: "battles", side: 0, battles: d.frame.battles, at: 0 });
  });
  test("BR83-7.1-a one battle asks for no order", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "u a inf 3-2 K11"]).play("complete");
    expect(order.ask?.(d.running, settled(d).frame)).toBeUndefined();
  });
  test("BR83-R42 V-135 units that can join nobody are lost before the first battle", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 N10", "u a inf 3-2 K11", "u z cav 0-1 N11"]);
    const { frame } = settled(d.play("complete"));
    order.run?.(d.running, frame);
    expect(onMap(d.battlefield.p, d.battlefield.unit("z"))).toBe(false);
    expect(d.events.map((event: GameEvent) => `${event.type} ${event.rule}`)).toEqual([
      "declared BR83-7.1-a",
      "lost BR83-R42",
    ]);
    expect(d.events.at(-1)).toMatchObject({ piece: "z", cause: "cancelled", to: "lost" });
  });
  test("BR83-7.32-a BR83-R42 V-12 alone, they are lost without an attack", () => {
    const d = new Declarer({}, ["c d1 inf 1-1 K10", "u z cav 0-1 K11"]);
    expect(d.decision()).toBeUndefined();
    declaration.run?.(d.running, d.frame);
    order.run?.(d.running, d.battlefield.p.stack.at(-1) as Extract<Frame, { step: "order" }>);
    expect(onMap(d.battlefield.p, d.battlefield.unit("z"))).toBe(false);
    expect(d.battlefield.p.stack).toEqual([]);
  });
  test("BR83-6.3-a where nobody must fight and no gun can fire, the phase asks nothing", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "u a inf 3-2 K12", "u z cav 0-1 K11"]);
    expect(d.decision()).toBeUndefined();
    expect(d.battlefield.field.sideOf[d.battlefield.unit("d1")]).toBe(CONFEDERATE);
  });
});

describe("the Movement phase and the Combat phase", () => {
  test("BR83-6.2-a BR83-R77 automatic victories belong to the Movement phase, between two moves", () => {
    const placements = at({ U17: "us-71nym", U18: "cs-18va", W20: "cs-28va" }, { active: true });
    const pieces = [{ id: "cs-18va", attack: 8 }];
    const overwhelm = { type: "overwhelm", pieces: ["us-71nym"] } as const;
    const g = new Table({ at: movement("confederate"), placements, pieces });
    expect(g.allows(overwhelm)).toBe(true);
    g.take("cs-28va");
    expect(g.allows(overwhelm)).toBe(false);
    const late = new Table({ at: combats("confederate"), placements, pieces });
    expect(late.step).toBe("declaration");
    expect(late.allows(overwhelm)).toBe(false);
    expect(late.legal("target")).toEqual([{ type: "target", piece: "us-71nym" }]);
  });
});
