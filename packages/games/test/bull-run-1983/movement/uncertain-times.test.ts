import { describe, expect, test } from "vitest";
import { Table, at, movement } from "../support/table.ts";

const UNCERTAIN = { uncertainTimes: "on" } as const;

function confederate(turn: number, dice: number[], more: object = {}): Table {
  return new Table(
    {
      name: "events",
      at: movement("confederate", turn),
      options: UNCERTAIN,
      due: { "confederate-11-am": 0 },
      placements: [...at({ CCC1: "us-2nh" }), ...at({ K10: "cs-3sc cs-l-bonham" }, { frozen: true })],
      ...more,
    },
    dice,
  );
}
const rolls = (table: Table): string[] =>
  table.all("event-rolled").map(({ event, die, needed, happens }) => `${event} ${die}/${needed} ${happens}`);

describe("UNCERTAIN TIMES", () => {
  test("BR83-OPT1-b BR83-Tb10 BR83-X04 X-38: at 10:00 the Confederates unfreeze on 1 or 2, and their 11 AM group comes on 1", () => {
    const table = confederate(3, [2, 2]);
    table.done();
    expect(rolls(table)).toEqual(["thaw 2/2 true", "confederate-11-am 2/1 false"]);
  });
  test("BR83-OPT1-b: one roll a turn from two turns before the hour", () => {
    const before = confederate(1, []);
    before.done();
    expect(rolls(before)).toEqual([]);
    const first = confederate(2, [2]);
    first.done();
    expect(rolls(first)).toEqual(["thaw 2/1 false"]);
    expect(first.piece("cs-3sc").frozen).toBe(true);
  });
  test("BR83-OPT1-c BR83-R67: after the other moves; what happened may still move, by rail too", () => {
    const table = confederate(3, [1, 1]);
    table.done();
    expect(table.step).toBe("movement");
    expect(table.piece("cs-3sc").frozen).toBeUndefined();
    expect(table.last("thawed")).toMatchObject({ cause: "event", rule: "BR83-OPT1-c" });
    expect(table.pieces("take")).toEqual(["cs-3sc", "cs-l-bonham"]);
    expect(table.pieces("rail")).toContain("cs-1md");
    // once a turn: the second end of the phase rolls nothing
    for (const { piece } of table.legal("rail")) table.act({ type: "rail", piece });
    table.go("cs-3sc", "K11").stop().done();
    expect(table.rolled).toEqual(["event", "event"]);
    expect(table.decision.sides).toEqual(["union"]);
  });
  test("BR83-OPT1-a BR83-4.82-a: the clock does not unfreeze anybody at 10:30", () => {
    const table = new Table({
      name: "clock",
      at: { stage: "exact", turn: 4, phase: "rally", steps: [{ step: "game", at: 1 }] },
      options: UNCERTAIN,
      placements: [...at({ CCC1: "us-2nh" }), ...at({ K10: "cs-3sc" }, { frozen: true })],
    });
    expect(table.piece("cs-3sc").frozen).toBe(true);
  });
  test("BR83-R68 V-128: the sixth roll always succeeds", () => {
    const table = confederate(8, [6], { placements: at({ CCC1: "us-2nh", K10: "cs-3sc" }) });
    table.done();
    expect(rolls(table)).toEqual(["confederate-11-am 6/6 true"]);
    expect(table.pieces("rail")).toHaveLength(7);
    const thaw = confederate(7, [6, 6]);
    thaw.done();
    expect(rolls(thaw)[0]).toBe("thaw 6/6 true");
  });
  test("BR83-R79: nobody rolls to unfreeze what is unfrozen", () => {
    const table = confederate(3, [6], { placements: at({ CCC1: "us-2nh", K10: "cs-3sc" }) });
    table.done();
    expect(rolls(table)).toEqual(["confederate-11-am 6/1 false"]);
  });
  test("BR83-OPT1-a: the Union rolls for its 4 PM and 6 PM groups, each on its own", () => {
    const table = new Table(
      {
        name: "union",
        at: movement("union", 17),
        options: UNCERTAIN,
        due: { "union-4-pm": 0, "union-6-pm": 0 },
        placements: at({ A1: "us-2nh", C30: "cs-18va" }),
      },
      [5, 2],
    );
    table.done();
    expect(rolls(table)).toEqual(["union-4-pm 5/5 true", "union-6-pm 2/1 false"]);
    expect(table.pieces("enter")).toEqual(["us-1nj", "us-1njm", "us-2nj", "us-l-runyon"]);
  });
  test("BR83-13.11-a BR83-R67: a group that comes with its hex in a zone of control waits", () => {
    const table = confederate(5, [1, 3], { placements: at({ B17: "us-2nh", K10: "cs-3sc" }) });
    table.done();
    expect(table.last("arrival-delayed")).toMatchObject({ group: "confederate-11-am" });
    expect(table.legal("rail")).toEqual([]);
    table.done();
    expect(table.hex("cs-1md")).toBe("card");
  });
  test("BR83-OPT4.2-b BR83-OPT1-a: on July 20th nothing is frozen and the NOON groups keep their hour", () => {
    const table = new Table({
      name: "july",
      at: movement("confederate", 7),
      options: { ...UNCERTAIN, july20: "on" },
      due: { "confederate-noon-rail": 7 },
      placements: at({ CCC1: "us-2nh" }),
    });
    expect(table.pieces("rail")).toContain("cs-l-johnston");
    for (const { piece } of table.legal("rail")) table.act({ type: "rail", piece });
    table.done();
    expect(table.rolled).toEqual([]);
  });
});
