import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/bull-run-1983/actions.ts";
import type { GameEvent } from "../../../src/bull-run-1983/events.ts";
import type { FrameOf } from "../../../src/bull-run-1983/frames.ts";
import { CONFEDERATE, type SideIndex, UNION } from "../../../src/bull-run-1983/measures.ts";
import { onslaught, onslaughtRefusal, onslaughtTargets } from "../../../src/bull-run-1983/combat/onslaught.ts";
import type { Play } from "../../../src/bull-run-1983/play.ts";
import { ACTIVE, MOVED, SPENT, mark } from "../../../src/bull-run-1983/position.ts";
import { type Battlefield, battlefield } from "../support/battlefield.ts";
import type { Features } from "../support/field.ts";

/** A side composes an automatic victory; a die falls as given. */
class Onslaught {
  readonly battlefield: Battlefield;
  readonly running: Play;
  readonly events: GameEvent[] = [];
  readonly side: SideIndex;
  frame: FrameOf<"onslaught"> | undefined;

  constructor(lines: readonly string[], features: Features = {}, side: SideIndex = UNION, die = 1) {
    this.battlefield = battlefield(features, lines);
    this.side = side;
    const { field, p } = this.battlefield;
    this.running = { field, p, dice: { roll: () => die }, events: this.events };
  }

  groups(): string[] {
    return onslaughtTargets(this.running, this.side).map((pieces) => this.names(pieces));
  }

  names(pieces: readonly number[]): string {
    return pieces.map((piece) => this.battlefield.field.ids[piece]).join(" ");
  }

  why(targets: string): string {
    const refusal = onslaughtRefusal(this.running, this.side, targets.split(" "));
    return refusal === undefined ? "" : `${refusal.reason} ${refusal.rule}`;
  }

  begin(targets: string): this {
    this.frame = {
      step: "onslaught",
      side: this.side,
      targets: this.battlefield.units(targets),
      attackers: [],
    };
    this.battlefield.p.stack.push(this.frame);
    return this;
  }

  listed(): string[] {
    const actions = onslaught.ask?.(this.running, this.frame as FrameOf<"onslaught">)?.actions ?? [];
    return actions.map(({ type, ...rest }) => [type, ...Object.values(rest)].join(" "));
  }

  take(step: string): this {
    if (!this.listed().includes(step)) throw new Error(`${step} is not offered`);
    onslaught.take?.(this.running, this.frame as FrameOf<"onslaught">, actionOf(step));
    return this;
  }

  reason(step: string): string {
    const refusal = onslaught.refuse?.(this.running, this.frame as FrameOf<"onslaught">, actionOf(step));
    return refusal === undefined ? "" : `${refusal.reason} ${refusal.rule}`;
  }
}

function actionOf(step: string): Action {
  const [type, piece] = step.split(" ");
  return (piece === undefined ? { type } : { type, piece }) as Action;
}

describe("the figure", () => {
  const FIGURE = [
    "u nym71 inf 1-1 U17",
    "u schenck inf 2-3 V16",
    "c longstreet inf 8-8 T16",
    "c evans inf 5-5 T15",
    "c holmes inf 3-3 U16",
  ];

  test("BR83-10.1-a BR83-10.4-a X-33 Longstreet, who touches 71 NYM alone, overwhelms it at 8-1", () => {
    const o = new Onslaught(FIGURE, {}, CONFEDERATE);
    expect(o.groups()).toEqual(["nym71"]);
    expect(o.begin("nym71").listed()).toEqual(["assign longstreet", "abandon"]);
    expect(o.take("assign longstreet").listed()).toEqual(["fight", "abandon"]);
  });
  test("BR83-10.4-a BR83-10.4-b X-34 Holmes, who touches Schenck too, cannot join", () => {
    const o = new Onslaught(FIGURE, {}, CONFEDERATE).begin("nym71");
    expect(o.reason("assign holmes")).toBe("overwhelm-all BR83-10.4-a");
    expect(o.reason("assign evans")).toBe("overwhelm-adjacent BR83-10.2-a");
    expect(o.why("nym71 schenck")).toBe("overwhelm-odds BR83-10.3-a");
  });
  test("BR83-10.5-a V-18 X-35 it is fought on the 6-1 column", () => {
    const o = new Onslaught(FIGURE, {}, CONFEDERATE, 2).begin("nym71").take("assign longstreet").take("fight");
    expect(o.events[0]).toMatchObject({
      type: "fought",
      rule: "BR83-10.5-a",
      side: "confederate",
      reckoning: { kind: "automatic-victory", odds: "6-1", totals: { adjacent: 16, support: 0, defense: 2 } },
      die: 2,
      results: ["DB2"],
    });
    expect(o.battlefield.p.stack).toHaveLength(1);
    expect(o.battlefield.p.stack[0]).toMatchObject({ step: "result", die: 2 });
  });
  test("BR83-10.7-a X-36 a survivor may be overwhelmed again, at its new place", () => {
    const o = new Onslaught(
      [
        "u nym71 inf 1-1 V18",
        "u schenck inf 2-3 V16",
        "c longstreet inf 8-8 U17",
        "c evans inf 5-5 U18",
        "c holmes inf 3-3 U18",
      ],
      {},
      CONFEDERATE,
    );
    mark(o.battlefield.p, o.battlefield.unit("longstreet"), SPENT);
    expect(o.groups()).toEqual(["nym71"]);
    expect(o.begin("nym71").listed()).toEqual(["assign evans", "assign holmes", "abandon"]);
    expect(o.reason("assign longstreet")).toBe("overwhelm-spent BR83-10.6-a");
  });
  test("BR83-10.6-a units that made one make no other", () => {
    const o = new Onslaught(FIGURE, {}, CONFEDERATE);
    mark(o.battlefield.p, o.battlefield.unit("longstreet"), SPENT);
    expect(o.groups()).toEqual([]);
    expect(o.why("nym71")).toBe("overwhelm-others BR83-10.4-a");
  });
});

describe("who is overwhelmed", () => {
  test("BR83-10.4-a X-37 defenders of one hex together", () => {
    const o = new Onslaught(["c d1 inf 1-1 K10", "c d2 inf 1-1 K10", "u a inf 16-9 K11"]);
    expect(o.groups()).toEqual(["d1 d2"]);
    expect(o.why("d1")).toBe("overwhelm-others BR83-10.4-a");
    expect(o.why("d1 d2")).toBe("");
  });
  test("BR83-10.4-a all enemies that an attacker touches, in several hexes", () => {
    const o = new Onslaught(["c d1 inf 1-1 K10", "c d2 inf 1-1 L10", "u a inf 16-9 K11", "u b inf 8-9 K9"]);
    expect(o.groups()).toEqual(["d1 d2", "d1"]);
    expect(o.begin("d1 d2").listed()).toEqual(["assign a", "abandon"]);
    expect(o.begin("d1").listed()).toEqual(["assign b", "abandon"]);
  });
  test("BR83-10.3-a V-13 V-14 eight to one, no less", () => {
    expect(new Onslaught(["c d inf 2-2 K10", "u a inf 15-9 K11"]).groups()).toEqual([]);
    expect(new Onslaught(["c d inf 2-2 K10", "u a inf 15-9 K11"]).why("d")).toBe("overwhelm-odds BR83-10.3-a");
    expect(new Onslaught(["c d inf 2-2 K10", "u a inf 16-9 K11"]).groups()).toEqual(["d"]);
  });
  test("BR83-10.1-a BR83-7.51-a V-15 a defender on a ford is halved", () => {
    const features = { fords: [{ hex: "K10", water: "Run" }] };
    expect(new Onslaught(["c d inf 2-2 K10", "u a inf 8-9 K11"], features).groups()).toEqual(["d"]);
  });
  test("BR83-10.1-a BR83-7.4-a V-16 a defender uphill of all is doubled; one attacker on level ground undoes it", () => {
    const features: Features = { crests: [["K10", "K11"]] };
    expect(new Onslaught(["c d inf 1-1 K10", "u a inf 8-9 K11"], features).groups()).toEqual([]);
    const o = new Onslaught(["c d inf 1-1 K10", "u a inf 8-9 K11", "u z cav 0-1 K9"], features);
    expect(o.groups()).toEqual(["d"]);
    expect(o.begin("d").take("assign a").reason("fight")).toBe("overwhelm-odds BR83-10.3-a");
    expect(o.listed()).toEqual(["assign z", "abandon"]);
    expect(o.take("assign z").listed()).toEqual(["fight", "abandon"]);
  });
  test("BR83-10.2-a V-17 no long-range fire", () => {
    const o = new Onslaught(["c d inf 1-1 K10", "u a inf 6-9 K11", "u g bty 3-3 K8"]);
    expect(o.groups()).toEqual([]);
    expect(o.begin("d").reason("assign g")).toBe("overwhelm-adjacent BR83-10.2-a");
  });
  test("BR83-10.3-a BR83-R59 BR83-R60 anybody who touches them may attack, moved or not, active or not; nobody must", () => {
    const o = new Onslaught(["c d inf 1-1 K10", "u a inf 8-9 K11", "u b inf 8-9 K11", "u c inf 8-9 L10"]);
    mark(o.battlefield.p, o.battlefield.unit("a"), ACTIVE | MOVED);
    o.begin("d");
    expect(o.listed()).toEqual(["assign a", "assign b", "assign c", "abandon"]);
    expect(o.take("assign c").listed()).toEqual(["assign a", "assign b", "fight", "abandon"]);
  });
  test("BR83-6.1-a leaders take no part", () => {
    const o = new Onslaught(["c d inf 1-1 K10", "c dl ldr 0-0 K10", "u a inf 8-9 K11", "u al ldr 0-0 K11"]);
    expect(o.groups()).toEqual(["d"]);
    expect(o.why("dl")).toBe("overwhelm-leader BR83-6.1-a");
    expect(o.why("a")).toBe("overwhelm-own BR83-6.4-a");
    expect(o.why("nobody")).toBe("no-such-piece BR83-PP1-a");
    expect(o.begin("d").reason("assign al")).toBe("assign-leader BR83-6.1-a");
    expect(o.reason("assign d")).toBe("assign-enemy BR83-6.4-a");
    expect(o.take("assign a").reason("assign a")).toBe("assign-taken BR83-6.5-a");
  });
  test("BR83-10.1-a it may be given up", () => {
    const o = new Onslaught(["c d inf 1-1 K10", "u a inf 8-9 K11"]).begin("d").take("assign a").take("abandon");
    expect(o.battlefield.p.stack).toEqual([]);
    expect(o.events).toEqual([]);
  });
});
