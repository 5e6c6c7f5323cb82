import { describe, expect, test } from "vitest";
import { declarationFault } from "../../../src/bull-run-1983/declaration/declaration-faults.ts";
import type { Battle, Frame } from "../../../src/bull-run-1983/frames.ts";
import { bullRun1983 } from "../../../src/bull-run-1983/index.ts";
import { Declarer } from "../support/declarer.ts";
import { at, situationOf } from "../support/table.ts";

const LINES = [
  "c i1 inf 2-2 K10",
  "c i2 inf 2-2 K10",
  "c b bty 2-2 K10",
  "u a1 inf 3-3 K11",
  "u a2 inf 3-3 K11",
  "u g bty 2-2 K7",
  "c far inf 2-2 N7",
];

/** What is wrong with such a frame, in a position with these units. */
function fault(frame: (d: Declarer) => Frame): string {
  const d = new Declarer({}, LINES);
  const { field, p } = d.battlefield;
  p.stack.splice(0, 1, frame(d));
  const found = declarationFault(field, p);
  return found === undefined ? "" : `${found.problem}; ${found.rule}`;
}
const declared = (battles: (d: Declarer) => Battle[], draft?: (d: Declarer) => Battle): string =>
  fault((d) => ({ step: "declaration", side: 0, battles: battles(d), draft: draft?.(d) }));
const ordered = (battles: (d: Declarer) => Battle[]): string =>
  fault((d) => ({ step: "order", side: 0, settled: [], open: battles(d) }));

describe("battles that a file holds", () => {
  const WHOLE = ({ battlefield: b }: Declarer): Battle[] => [b.melee("i1 b", "a1", "g"), b.melee("i2", "a2")];

  test("BR83-6.7-a lawful ones are taken as they are, begun or whole", () => {
    expect(declared(WHOLE)).toBe("");
    expect(ordered(WHOLE)).toBe("");
    expect(declared(() => [])).toBe("");
    expect(
      declared(
        () => [],
        ({ battlefield: b }) => b.melee("b i2", "a1"),
      ),
    ).toBe("");
    expect(declared(({ battlefield: b }) => [b.bombardment("far", "g")])).toBe("");
  });
  test("BR83-6.8-a BR83-6.5-a BR83-6.72-a unlawful ones are told", () => {
    expect(declared(({ battlefield: b }) => [b.melee("b", "a1")])).toBe(
      "a battle cannot stand as it is (leaves-pair); BR83-6.8-a",
    );
    expect(declared(({ battlefield: b }) => [b.melee("i1", "a1"), b.melee("i1", "a2")])).toBe(
      "i1 cannot be attacked (target-taken); BR83-6.5-a",
    );
    expect(declared(({ battlefield: b }) => [b.melee("i1", "g")])).toBe(
      "g cannot attack (assign-support); BR83-9.61-a",
    );
    expect(declared(({ battlefield: b }) => [b.melee("i1 b", "a1", "g"), b.bombardment("far", "g")])).toBe(
      "far cannot be attacked (target-quiet); BR83-9.6-a",
    );
    expect(declared(({ battlefield: b }) => [b.melee("i1 i2 b", "a1 a2", "a2")])).toBe(
      "a2 cannot support (assign-taken); BR83-6.5-a",
    );
    expect(declared(({ battlefield: b }) => [b.melee("", "a1")])).toBe("a battle has no targets; BR83-6.71-a");
  });
  test("BR83-9.61-a the kind of a battle follows from its targets", () => {
    expect(declared(({ battlefield: b }) => [b.bombardment("i1", "g")])).toBe(
      "i1 is in the wrong kind of battle; BR83-9.61-a",
    );
    expect(declared(({ battlefield: b }) => [{ ...b.bombardment("far", "g"), adjacent: b.units("a1") }])).toBe(
      "a bombardment has attackers that touch their targets; BR83-9.6-a",
    );
    expect(
      declared(
        () => [],
        ({ battlefield: b }) => b.melee("i1", "a1", "g"),
      ),
    ).toBe("a battle that is not closed has support already; BR83-9.5-a");
  });
  test("BR83-6.32-a battles that are put in order are whole", () => {
    expect(ordered(({ battlefield: b }) => [b.melee("i1 b", "a1")])).toBe(
      "the battles are not a whole declaration (done-targets); BR83-6.32-a",
    );
  });
  test("BR83-10.4-a so are automatic victories", () => {
    const begun = (targets: string, attackers: string): string =>
      fault(({ battlefield: b }) => ({
        step: "onslaught",
        side: 1,
        targets: b.units(targets),
        attackers: b.units(attackers),
      }));
    expect(begun("a1 a2", "")).toBe("no automatic victory may be fought so (overwhelm-odds); BR83-10.3-a");
    expect(begun("a1", "")).toBe("no automatic victory may be fought so (overwhelm-others); BR83-10.4-a");
  });
  test("BR83-6.32-a a file with unlawful battles is not opened", () => {
    const { field } = bullRun1983.open(situationOf({ name: "empty", at: { stage: "combat", turn: 3, side: "union" } }));
    const battle = {
      kind: 0,
      targets: [field.index.get("cs-18va") as number],
      adjacent: [field.index.get("us-2nh") as number],
      guns: [],
    };
    const steps: Frame[] = [
      { step: "game", at: 0 },
      { step: "player-turn", side: 0, at: 5 },
      { step: "combat", side: 0, at: 2 },
      { step: "declaration", side: 0, battles: [battle], draft: undefined },
    ];
    const situation = situationOf({
      name: "unlawful",
      placements: at({ K10: "cs-18va", K12: "us-1mich us-2nh" }),
      at: {
        stage: "exact",
        turn: 3,
        side: "union",
        phase: "combat",
        steps,
      },
    });
    expect(() => bullRun1983.open(situation)).toThrow("cs-18va cannot be attacked (target-quiet)");
  });
});
