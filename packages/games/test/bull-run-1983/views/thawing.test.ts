import { describe, expect, test } from "vitest";
import type { Placement, Situation } from "../../../src/bull-run-1983/index.ts";
import { blank } from "../support/field.ts";
import { Table, active, at } from "../support/table.ts";

const FOG = { fogOfWar: "on" } as const;
const thaw = (piece: string) => ({ type: "thaw", piece }) as const;

function fog(when: Situation["at"], placements: readonly Placement[], more: object = {}): Table {
  return new Table({ name: "fog", at: when, map: blank(), options: FOG, placements, ...more });
}
const command = (turn: number): Situation["at"] => ({ stage: "command", turn, side: "union" });
/** Burnside's dummy in K10, with him and two of his regiments under it. */
const DUMMY: readonly Placement[] = [
  { piece: "us-d-burnside", hex: "K10", frozen: true },
  ...["us-l-burnside", "us-1ri", "us-14nym"].map((piece): Placement => ({
    piece,
    where: "held",
    holder: "us-d-burnside",
  })),
];
const FAR = at({ CCC1: "cs-18va" });

describe("FOG OF WAR in the Command phase", () => {
  test("BR83-OPT2-b BR83-D06: the Union may turn up any of its pieces, in any Command phase", () => {
    const table = fog(command(2), [...at({ K10: "us-2nh", K12: "us-l-mcdowell" }, { frozen: true }), ...FAR]);
    expect(table.decision).toMatchObject({ step: "thawing", sides: ["union"], rule: "BR83-OPT2-b" });
    expect(table.legal("thaw")).toEqual([thaw("us-l-mcdowell"), thaw("us-2nh")]);
    table.refuses(thaw("cs-18va"), "BR83-OPT2-b", "thaw-enemy");
    table.refuses(thaw("us-nobody"), "BR83-PP1-a", "no-such-piece");
    table.act(thaw("us-l-mcdowell"));
    // BR83-OPT2-c: a leader does not free the others
    expect(table.piece("us-2nh").frozen).toBe(true);
    table.done();
    expect(table.activations()).toEqual({ "us-l-mcdowell": "red" });
    table.refuses({ type: "take", piece: "us-2nh" }, "BR83-4.81-a", "move-frozen");
  });
  test("BR83-OPT2-a: at 10:30 everything of the Union unfreezes in its Command phase", () => {
    const table = fog(command(4), [...at({ K10: "us-2nh" }, { frozen: true }), ...FAR]);
    expect(table.step).toBe("movement");
    expect(table.last("thawed")).toMatchObject({ side: "union", cause: "clock", rule: "BR83-OPT2-a" });
  });
  test("BR83-OPT2-a: without the option nobody of the Union is asked", () => {
    const table = new Table({ name: "clear", at: command(2), placements: at({ K10: "us-2nh", CCC1: "cs-18va" }) });
    expect(table.step).toBe("movement");
  });
  test("BR83-OPT2.1-a BR83-OPT2.2-a: a dummy gives back what it stood for, activates it, and is gone", () => {
    const table = fog(command(2), [...DUMMY, ...FAR]);
    expect(table.legal("thaw")).toEqual([thaw("us-d-burnside")]);
    table.act(thaw("us-d-burnside"));
    expect(table.step).toBe("movement");
    expect(table.inHex("K10")).toEqual(["us-l-burnside", "us-14nym", "us-1ri"].toSorted(order(table)));
    expect(table.activations()).toMatchObject({ "us-14nym": "us-d-burnside", "us-1ri": "us-d-burnside" });
    expect(table.last("dummies-removed").pieces).toEqual(["us-d-burnside"]);
    expect(table.hex("us-d-burnside")).toBe("lost");
    expect(table.pieces("take")).toEqual(["us-14nym", "us-1ri", "us-l-burnside"]);
  });
});

describe("FOG OF WAR and the enemy", () => {
  const near = (turn = 2): Table => {
    const table = fog({ stage: "movement", turn, side: "confederate" }, [...DUMMY, ...active({ K15: "cs-18va" })]);
    return table.go("cs-18va", "K14");
  };
  test("BR83-OPT2.2-a BR83-OPT2-c BR83-4.82-b V-131: a Confederate within four hexes reveals the contents at once", () => {
    const table = near();
    expect(table.last("thawed")).toMatchObject({ side: "union", cause: "contact", by: "cs-18va", rule: "BR83-4.82-b" });
    expect(table.inHex("K10")).toContain("us-1ri");
    expect(table.view("confederate").faceDown).toEqual([]);
  });
  test("BR83-OPT2.2-a V-131: they are active in the next Union Command phase, and then the dummy goes", () => {
    const table = near();
    table.stop().done();
    expect(table.side).toBe("union");
    expect(table.activations()).toMatchObject({ "us-1ri": expect.any(String), "us-14nym": expect.any(String) });
    expect(table.hex("us-d-burnside")).toBe("lost");
  });
  test("BR83-OPT2-c: other frozen pieces stay face down, also where a leader was met", () => {
    const table = fog({ stage: "movement", turn: 2, side: "confederate" }, [
      ...at({ K10: "us-l-mcdowell", K3: "us-2nh" }, { frozen: true }),
      ...active({ K15: "cs-18va" }),
    ]);
    table.go("cs-18va", "K14");
    expect(table.piece("us-l-mcdowell").frozen).toBeUndefined();
    expect(table.piece("us-2nh").frozen).toBe(true);
  });
  test("BR83-R70 BR83-4.82-c BR83-5.4-a: what a dummy stands for counts in its hex before anybody sees it", () => {
    const table = fog({ stage: "movement", turn: 2, side: "union" }, [
      ...DUMMY,
      ...active({ K11: "us-13ny us-2wis us-69nym" }),
      ...FAR,
    ]);
    table.go("us-2wis", "K10").stop().go("us-69nym", "K10").stop();
    table.go("us-13ny", "K10").refuses({ type: "stop" }, "BR83-5.4-a", "stop-full");
  });
  test("BR83-R70: a dummy is not killed by a zone of control, and follows nobody", () => {
    const table = near();
    expect(table.hex("us-d-burnside")).toBe("K10");
  });
});

function order(table: Table): (a: string, b: string) => number {
  const { index } = table.game.field;
  return (a, b) => (index.get(a) as number) - (index.get(b) as number);
}
