import { describe, expect, it } from "vitest";
import { type OpenDeed, type OpenStep, settled } from "../src/account/settling.ts";

const step = (number: number, luck = 0, more: Partial<OpenStep> = {}): OpenStep => ({
  number,
  side: "north",
  chosen: true,
  luck,
  skill: 0,
  chance: 0,
  until: undefined,
  error: 0,
  dice: undefined,
  ...more,
});
const nothing = (): number => 0;

describe("the skill of a turn", () => {
  it("is what its deeds changed beyond their luck, and stands at the choice that began them", () => {
    const deeds: OpenDeed[] = [
      { step: "march", passes: false, steps: [step(1), step(2), step(3, 0.1)], to: 0.65 },
      { step: "fight", passes: false, steps: [step(4, -0.2, { chosen: false }), step(5)], to: 0.5 },
    ];
    const steps = settled(0.5, deeds, nothing);
    expect(steps.map(({ skill }) => skill)).toEqual([0.05, 0, 0, 0, 0.05].map((one) => expect.closeTo(one, 12)));
    expect(steps.map(({ chance }) => chance)).toEqual(
      [0.55, 0.55, 0.65, 0.45, 0.5].map((one) => expect.closeTo(one, 12)),
    );
    expect(steps.map(({ until }) => until)).toEqual([3, undefined, undefined, undefined, 5]);
  });

  it("leaves out what is usual, and shares what that leaves", () => {
    const usual = (kind: string, last: boolean): number => (last ? -0.1 : kind === "march" ? 0.04 : 0);
    const deeds: OpenDeed[] = [
      { step: "march", passes: false, steps: [step(1)], to: 0.54 },
      { step: "march", passes: false, steps: [step(2)], to: 0.6 },
      { step: "march", passes: false, steps: [step(3)], to: 0.5 },
    ];
    // beyond the usual they changed 0, 0.02 and 0; the usual adds up to -0.02
    expect(settled(0.5, deeds, usual).map(({ skill }) => skill)).toEqual(
      [0, 0, 0].map((one) => expect.closeTo(one, 12)),
    );
  });

  it("shares what changes when a side only says that it has done", () => {
    const deeds: OpenDeed[] = [
      { step: "march", passes: false, steps: [step(1)], to: 0.53 },
      { step: "march", passes: false, steps: [step(2)], to: 0.59 },
      { step: "march", passes: true, steps: [step(3)], to: 0.5 },
    ];
    const steps = settled(0.5, deeds, nothing);
    expect(steps.map(({ skill }) => skill)).toEqual([0, 0, 0].map((one) => expect.closeTo(one, 12)));
    // nothing else was done: then it is that
    const [only] = settled(
      0.5,
      deeds.slice(2).map((deed) => ({ ...deed, steps: [step(1)] })),
      nothing,
    );
    expect(only).toMatchObject({ skill: 0, chance: 0.5 });
  });

  it("leaves to the other side what that chose, and never goes past certainty", () => {
    const loss = step(2, 0, { side: "south", chosen: false, skill: 0.02 });
    const deeds: OpenDeed[] = [
      { step: "fight", passes: false, steps: [step(1, 0.4), loss], to: 0.99 },
      { step: "fight", passes: false, steps: [step(3, -0.2), step(4, 0.15)], to: 0.95 },
    ];
    const steps = settled(0.7, deeds, nothing);
    for (const { chance } of steps) expect(chance).toBeLessThanOrEqual(1);
    const sum = steps.reduce((all, { luck, skill }) => all + luck + skill, 0.7);
    expect(sum).toBeCloseTo(0.95, 12);
    expect(steps[1].skill).toBeCloseTo(0.02, 12);
  });
});
