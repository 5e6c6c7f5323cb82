import { describe, expect, it } from "vitest";
import { LOOK } from "../../../test/board/grid-map.ts";
import { BODIES, type FormationLook, NO_MARKS, type PieceMarks, STRIPES } from "./look.ts";
import { BODY_COLOURS, COLOURS } from "../drawing/palette.ts";
import type { CounterLevel } from "./brigade.ts";
import { appearanceKey, counterSvg, type PieceAppearance, pieceMarkup, PLAIN_STYLE } from "./counter.ts";
import { numeralsWidth } from "./numerals.ts";

const LEVELS: readonly CounterLevel[] = [0, 1, 2];

function drawn(more: Partial<PieceAppearance> = {}, level: CounterLevel = 2, style = PLAIN_STYLE): string {
  return pieceMarkup({ look: LOOK, marks: NO_MARKS, state: "rest", lit: false, ...more }, level, style);
}

function look(more: Partial<FormationLook>): Partial<PieceAppearance> {
  return { look: { ...LOOK, ...more } };
}

/** Every number of a path or an attribute must be one. */
function sound(markup: string): void {
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  expect(markup.match(/<g[ >]/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
}

describe("a counter", () => {
  it("is drawn soundly for every body, stripe, figure, level, tone and kind of sign", () => {
    for (const level of LEVELS) {
      for (const body of BODIES) {
        for (const stripe of STRIPES) {
          for (const figure of ["infantry", "cavalry", "artillery", "flag"] as const) {
            for (const kind of ["brigade", "headquarters"] as const) {
              const style = { tone: "dark", signs: level === 2 ? "nato" : "period", patterns: "strong" } as const;
              sound(drawn(look({ body, stripe, figure, kind, cavalry: 2, reverse: true, range: 6 }), level, style));
            }
          }
        }
      }
    }
  });

  it("says its name at every size, a short one before the long one shrinks, and its title where there is room", () => {
    const said = (more: Partial<FormationLook>) =>
      LEVELS.map((level) => [...drawn(look(more), level).matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text));
    expect(said({ short: "Sher" })).toEqual([["SHER"], ["SHERMAN"], ["SHERMAN", "3rd Bde · Tyler"]]);
    expect(said({ name: "Schimmelfennig", short: "Schim", subtitle: "" })).toEqual([
      ["SCHIM"],
      ["SCHIM"],
      ["SCHIMMELFENNIG"],
    ]);
    expect(said({ subtitle: "" })[0]).toEqual(["SHERMAN"]);
  });

  it("keeps long names within the body", () => {
    const [, size] =
      /font-size="([\d.]+)"[^>]*>CONFEDERATE/.exec(drawn(look({ name: "Confederate Cavalry Reserve" }))) ?? [];
    expect(Number(size)).toBeLessThan(11);
  });

  it("never lets a name become markup", () => {
    const markup = drawn(look({ name: `<script>"&'`, subtitle: "<b>" }));
    expect(markup).not.toContain("<SCRIPT");
    expect(markup).toContain("&lt;SCRIPT&gt;&quot;&amp;&#39;");
    expect(counterSvg(LOOK, NO_MARKS, 56, { ...PLAIN_STYLE, label: `"><x` })).toContain(`aria-label="&quot;&gt;&lt;x"`);
  });

  it("writes strengths as outlines that share the width, ten and more as well", () => {
    expect(numeralsWidth("10", 88)).toBeGreaterThan(numeralsWidth("1", 88));
    const scales = [...drawn(look({ combat: 12, artillery: 10 }), 0).matchAll(/scale\((\.?[\d.]+)\)/g)].map(
      ([, scale]) => Number(scale),
    );
    expect(Math.max(...scales)).toBeLessThan(0.08);
  });

  it("of guns shows their strength alone, and sharpshooters by a sign", () => {
    for (const level of LEVELS) {
      const guns = drawn(look({ figure: "artillery", artillery: 6 }), level);
      expect(guns).not.toBe(drawn(look({ figure: "artillery", artillery: 5 }), level));
      expect(guns).toBe(drawn(look({ figure: "artillery", artillery: 6, combat: 9 }), level));
    }
    for (const level of [1, 2] as const) {
      const [plain, sharp] = [drawn(look({}), level), drawn(look({ sharpshooters: true }), level)];
      expect(sharp).not.toBe(plain);
      // The sign is no text: it is no part of what a hand that speaks calls the counter.
      expect(sharp.match(/<text/g)).toHaveLength(plain.match(/<text/g)?.length ?? 0);
    }
  });

  it("looks different for every state, mark and face", () => {
    const marks: readonly Partial<PieceMarks>[] = [
      {},
      { fatigue: 1 },
      { fatigue: 2 },
      { losses: 1 },
      { losses: 3 },
      { attacks: true },
      { operational: true },
      { extended: true },
      { spent: true },
      { routed: true },
      { isolated: true },
      { disrupted: true },
      { lowAmmunition: true },
      { outOfSupply: true },
    ];
    const all = [
      ...marks.map((one) => drawn({ marks: { ...NO_MARKS, ...one } })),
      ...(["may", "selected", "aimed", "may-not"] as const).map((state) => drawn({ state })),
      drawn({ lit: true }),
      drawn({ facing: 90 }),
      drawn({ facing: 180 }),
      drawn({ moved: 90 }),
      drawn(look({ reverse: true })),
      drawn(look({ star: false })),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it("says every state by shape as well as colour", () => {
    const hues = [COLOURS.teal, COLOURS.red, COLOURS.gold, COLOURS.black, COLOURS.ivory];
    const colourless = (markup: string) => hues.reduce((text, hue) => text.replaceAll(hue, "ink"), markup);
    const states = (["rest", "may", "selected", "aimed", "may-not"] as const).map((state) =>
      colourless(drawn({ state })),
    );
    expect(new Set(states).size).toBe(states.length);
  });

  it("tells the second Southern army by a key-line and every body by its own colour", () => {
    expect(drawn(look({ body: "shenandoah" }))).toContain('stroke-dasharray="5 2.4"');
    expect(drawn(look({ body: "confederate" }))).not.toContain("stroke-dasharray");
    for (const body of BODIES) expect(drawn(look({ body }))).toContain(BODY_COLOURS[body].body);
  });

  it("has a key that differs whenever its markup does", () => {
    const variants: PieceAppearance[] = [];
    for (const state of ["rest", "may"] as const) {
      for (const facing of [undefined, 0, 90]) {
        for (const combat of [1, 2]) {
          for (const spent of [true, false]) {
            variants.push({ look: { ...LOOK, combat }, marks: { ...NO_MARKS, spent }, state, lit: false, facing });
          }
        }
      }
    }
    for (const level of LEVELS) {
      const keys = new Set(variants.map((one) => appearanceKey(one, level, PLAIN_STYLE)));
      expect(keys.size).toBe(new Set(variants.map((one) => pieceMarkup(one, level, PLAIN_STYLE))).size);
    }
  });

  it("is a picture with a name, or hidden from the reading order", () => {
    expect(counterSvg(LOOK)).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(counterSvg(LOOK, NO_MARKS, 40, { ...PLAIN_STYLE, label: "Sherman" })).toMatch(
      /^<svg [^>]*role="img" aria-label="Sherman"/,
    );
  });
});
