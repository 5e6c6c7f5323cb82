import { describe, expect, expectTypeOf, it } from "vitest";
import { answered, type Asked, type FiguresByReason, naming, refusals, refusalsKnowing } from "../src/index.ts";
import {
  type FigureWords,
  line,
  plain,
  refusalTexts,
  type RefusalSentences,
  type WordsOf,
} from "../src/words/index.ts";

interface March {
  readonly type: "march";
  readonly unit: string;
}
interface Figures {
  readonly unit?: string;
  readonly points?: number;
  readonly enemies?: readonly string[];
}
type Marching = Asked<{ readonly left: number }, March>;

const REFUSALS = refusals<Marching, "G-1-a" | "G-1-b", Figures>()({
  points: ["G-1-a", ({ play, action }) => ({ unit: action.unit, points: play.left })],
  enemy: ["G-1-b", (): { readonly enemies?: readonly string[] } => ({})],
  tired: ["G-1-b"],
});
type ByReason = FiguresByReason<typeof REFUSALS>;

interface Words {
  readonly unit: { readonly Who: string; readonly his: string };
}
const SENTENCES: RefusalSentences<ByReason, Words> = {
  points: ({ Who, points }) => [line`${Who} cannot march`, line`${points} MP are left.`],
  enemy: ({ enemies }) => [line`Enemies`, line`${enemies?.length ?? 0}`],
  tired: () => [line`Tired`, line`Rest.`],
};
const WORDS: FigureWords<Figures, Words> = { unit: (id) => ({ Who: id.toUpperCase(), his: "his" }) };

const asked: Marching = { play: { left: 2 }, side: "north", action: { type: "march", unit: "keyes" } };

describe("a refusal", () => {
  it("is one value, with the clause that fires and the key of its sentence", () => {
    expect(REFUSALS.points).toMatchObject({ rule: "G-1-a", reason: "points" });
    expect(REFUSALS.tired).toMatchObject({ rule: "G-1-b", reason: "tired" });
  });

  it("finds its figures in what is made of what was asked", () => {
    const declare = refusalsKnowing<Marching, { readonly double: number }, "G-1-a", Figures>(({ play }) => ({
      double: play.left * 2,
    }));
    const { points, tired } = declare({ points: ["G-1-a", ({ double }) => ({ points: double })], tired: ["G-1-a"] });
    expect(answered(points, asked)).toEqual({ rule: "G-1-a", reason: "points", with: { points: 4 } });
    expect(answered(tired, asked)).toEqual({ rule: "G-1-a", reason: "tired" });
  });

  it("finds its figures when somebody asks", () => {
    expect(answered(REFUSALS.points, asked)).toEqual({
      rule: "G-1-a",
      reason: "points",
      with: { unit: "keyes", points: 2 },
    });
    expect(answered(REFUSALS.tired, asked)).toEqual({ rule: "G-1-b", reason: "tired" });
  });

  it("names what its rule has found", () => {
    expect(answered(naming(REFUSALS.points, { unit: "cocke", points: 0 }), asked).with).toEqual({
      unit: "cocke",
      points: 0,
    });
  });

  it("gives its sentence the words of its figures and no others", () => {
    expectTypeOf<WordsOf<ByReason["points"], Words>>().toEqualTypeOf<Words["unit"] & { readonly points: number }>();
    expectTypeOf<WordsOf<ByReason["enemy"], Words>["enemies"]>().toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf<keyof WordsOf<ByReason["tired"], Words>>().toEqualTypeOf<never>();
  });

  it("is written in the words of a language, and where its sentence is not known by another", () => {
    const { refusal } = refusalTexts<Figures, Words, ByReason, typeof WORDS>(SENTENCES, "tired", (words) => words);
    const { title, sentence } = refusal(answered(REFUSALS.points, asked), WORDS);
    expect([plain(title), plain(sentence)]).toEqual(["KEYES cannot march", "2 MP are left."]);
    expect(plain(refusal({ rule: "G-9", reason: "of-tomorrow" }, WORDS).title)).toBe("Tired");
    expect(plain(refusal({ rule: "G-9", reason: "constructor" }, WORDS).title)).toBe("Tired");
  });
});
