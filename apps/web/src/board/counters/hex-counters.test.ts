import { describe, expect, it } from "vitest";
import { BATTERY, BRIGADE_PIECE, LEADER, REGIMENT } from "../../../test/board/hex-map.ts";
import { BODIES, type CounterLook, NO_MARKS, STRIPES } from "./look.ts";
import { COLOURS } from "../drawing/palette.ts";
import type { CounterLevel } from "./brigade.ts";
import { appearanceKey, counterLevel, counterSvg, type PieceAppearance, pieceMarkup, PLAIN_STYLE } from "./counter.ts";

const LEVELS: readonly CounterLevel[] = [0, 1, 2];
const HIDDEN = { kind: "hidden", body: "confederate" } as const;
const LOOKS: readonly CounterLook[] = [
  REGIMENT,
  { ...REGIMENT, figure: "cavalry" },
  BATTERY,
  { ...BATTERY, face: "battle" },
  BRIGADE_PIECE,
  { ...REGIMENT, unread: true },
  { ...BATTERY, unread: true },
  LEADER,
  { kind: "train", body: "union", stripe: "ivory", name: "Train", reloads: 3 },
  HIDDEN,
];

function drawn(look: CounterLook, more: Partial<PieceAppearance> = {}, level: CounterLevel = 2, style = PLAIN_STYLE) {
  return pieceMarkup({ look, marks: NO_MARKS, state: "rest", lit: false, ...more }, level, style);
}

function sound(markup: string): string {
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  expect(markup.match(/<g[ >]/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
  return markup;
}

/** Figures of the smallest counter, as they stand in its markup: their size in hundredths of the counter. */
function figureSizes(markup: string): readonly number[] {
  return [...markup.matchAll(/scale\((0?\.\d+)\)" d="M/g)].map(([, scale]) => Number(scale) * 1000);
}

describe("a counter of a hex game", () => {
  it("tells nothing of a strength that is not known", () => {
    for (const level of LEVELS) {
      const unread = (attack: number) => drawn({ ...REGIMENT, attack, unread: true }, {}, level);
      expect(unread(3)).toBe(unread(7));
      expect(unread(3)).toContain(">?</text>");
    }
  });

  it("is drawn soundly for every kind, body, stripe, level, tone and kind of sign", () => {
    for (const look of LOOKS) {
      for (const level of LEVELS) {
        for (const body of BODIES) {
          for (const signs of ["period", "nato"] as const) {
            for (const tone of ["light", "dark"] as const) {
              sound(drawn({ ...look, body }, {}, level, { tone, signs, patterns: "strong" }));
            }
          }
        }
      }
    }
    for (const stripe of STRIPES) {
      for (const look of [REGIMENT, LEADER]) sound(drawn({ ...look, stripe }));
    }
  });

  it("differs by kind at every level, and by the face of a battery", () => {
    for (const level of LEVELS) expect(new Set(LOOKS.map((look) => drawn(look, {}, level))).size).toBe(LOOKS.length);
  });

  it("has strengths of at least 10 px and a movement of at least 7 px under its name on a counter of 32 px", () => {
    const level = counterLevel(32);
    const sizes = figureSizes(drawn({ ...REGIMENT, attack: 3, defence: 3 }, {}, level)).map(
      (size) => size * 0.7 * 0.32,
    );
    expect(sizes).toHaveLength(2);
    expect(sizes[0]).toBeGreaterThan(10);
    expect(sizes[1]).toBeGreaterThan(7);
  });

  it("says by a plate, not by colour alone, that a piece activates itself", () => {
    const plates = (look: CounterLook, level: CounterLevel) =>
      drawn(look, {}, level).split(`fill="${COLOURS.red}" stroke="${COLOURS.ivory}"`).length - 1;
    for (const level of LEVELS) {
      for (const look of [REGIMENT, BRIGADE_PIECE, LEADER]) {
        expect(plates({ ...look, selfActivating: true }, level)).toBe(1);
        expect(plates(look, level)).toBe(0);
      }
    }
  });

  it("tells rank by stars: one, two or three; a gun for the artillery", () => {
    const ranks = (["army", "division", "brigade", "artillery"] as const).map((rank) =>
      sound(drawn({ ...LEADER, rank })),
    );
    expect(new Set(ranks).size).toBe(4);
  });

  it("wears STOP, a bursting shell and a tick", () => {
    const plain = drawn(REGIMENT);
    const marks = [{ stopped: true }, { bombarded: true }, { spent: true }] as const;
    const marked = marks.map((mark) => sound(drawn(REGIMENT, { marks: { ...NO_MARKS, ...mark } })));
    expect(new Set([plain, ...marked]).size).toBe(4);
  });
});

describe("a face-down counter", () => {
  it("is the same for every piece of a side: nothing in it comes from the piece", () => {
    for (const level of LEVELS) {
      expect(drawn(HIDDEN, {}, level)).toBe(drawn({ kind: "hidden", body: "confederate" }, {}, level));
      expect(drawn(HIDDEN, {}, level)).not.toContain("<text");
      expect(drawn({ ...HIDDEN, body: "union" }, {}, level)).not.toBe(drawn(HIDDEN, {}, level));
    }
  });
});

describe("a counter in a stack", () => {
  it("is not drawn deep in it, and plain under others, with its division or what it is", () => {
    expect(drawn(REGIMENT, { seen: "nothing", state: "may" })).toBe("");
    const plain = LOOKS.map((look) => sound(drawn(look, { seen: "plain" })));
    for (const [index, markup] of plain.entries()) {
      expect(markup.length).toBeLessThan(drawn(LOOKS[index] as CounterLook).length);
      expect(markup).not.toContain("<text");
    }
  });

  it("tells on top how many there are, and whether one below can be chosen", () => {
    const counted = drawn(REGIMENT, { stack: { count: 14, offers: false, leader: false } });
    const offering = drawn(REGIMENT, { stack: { count: 14, offers: true, leader: false } });
    const led = drawn(REGIMENT, { stack: { count: 0, offers: false, leader: true } });
    expect(new Set([drawn(REGIMENT), counted, offering, led]).size).toBe(4);
  });

  it("has a key that differs whenever its markup does", () => {
    const variants: PieceAppearance[] = LOOKS.flatMap((look) =>
      (["whole", "plain", "nothing"] as const).flatMap((seen) =>
        [
          undefined,
          { count: 3, offers: false, leader: false },
          { count: 3, offers: true, leader: false },
          { count: 4, offers: true, leader: true },
        ].flatMap((stack) =>
          [{}, { stopped: true }, { bombarded: true }].map((marks): PieceAppearance => ({
            look,
            marks: { ...NO_MARKS, ...marks },
            state: "rest",
            lit: false,
            seen,
            stack,
          })),
        ),
      ),
    );
    const byKey = new Map(
      variants.map((one) => [appearanceKey(one, 2, PLAIN_STYLE), pieceMarkup(one, 2, PLAIN_STYLE)]),
    );
    for (const one of variants) {
      expect(byKey.get(appearanceKey(one, 2, PLAIN_STYLE))).toBe(pieceMarkup(one, 2, PLAIN_STYLE));
    }
  });

  it("is a picture for cards and lists too", () => {
    for (const look of LOOKS) sound(counterSvg(look, NO_MARKS, 48));
  });
});
