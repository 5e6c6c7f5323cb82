import { describe, expect, test } from "vitest";
import { FIELD, blank, way } from "../support/field.ts";
import { Table, at, movement } from "../support/table.ts";

const GROUP = ["cs-l-smith", "cs-1md", "cs-3tenn", "cs-10va", "cs-13va", "cs-newtown", "cs-6nc"];
const enter = (piece: string) => ({ type: "enter", piece }) as const;
const rail = (piece: string) => ({ type: "rail", piece }) as const;

function confederate(turn: number, enemy: Readonly<Record<string, string>> = {}, more: object = {}): Table {
  return new Table({
    name: "arrivals",
    at: movement("confederate", turn),
    due: { "confederate-11-am": 5 },
    placements: at({ CCC1: "us-2nh", ...enemy }),
    ...more,
  });
}
function union(turn: number, more: object = {}): Table {
  return new Table({
    name: "arrivals",
    at: movement("union", turn),
    due: { "union-4-pm": 15 },
    placements: at({ A1: "us-2nh" }),
    ...more,
  });
}

describe("on schedule", () => {
  test("BR83-13.1-a BR83-OB5-a BR83-D11 BR83-Tb9: at the turn and hex of the card, not before", () => {
    const early = confederate(4);
    early.refuses(rail("cs-1md"), "BR83-13.1-a", "enter-early");
    expect(early.legal("rail")).toEqual([]);
    const due = confederate(5);
    expect(due.pieces("rail")).toEqual(GROUP.toSorted());
    due.refuses(rail("cs-18va"), "BR83-OB2-a", "enter-none");
    expect(union(14).legal("enter")).toEqual([]);
    expect(union(15).pieces("enter")).toEqual(["us-1nj", "us-1njm", "us-2nj", "us-l-runyon"]);
  });
  test("BR83-13.4-a BR83-13.41-a BR83-13.42-a BR83-13.13-a V-118: by rail to the junction, and no farther this turn", () => {
    const table = confederate(5);
    table.act(rail("cs-1md"), rail("cs-l-smith"), rail("cs-newtown"));
    expect(table.last("railed")).toMatchObject({ from: "A18", to: "EE34", rule: "BR83-13.41-a" });
    expect(table.inHex("EE34")).toEqual(["cs-l-smith", "cs-1md", "cs-newtown"]);
    expect(table.piece("cs-1md")).toMatchObject({ active: true, entered: true, moved: true });
    table.refuses({ type: "take", piece: "cs-1md" }, "BR83-13.42-a", "move-railed");
    table.refuses(enter("cs-3tenn"), "BR83-13.41-a", "enter-rail");
  });
  test("BR83-13.42-a V-118: a battery that came by rail may bombard", () => {
    const table = confederate(5, { EE31: "us-2ri" }, { pieces: [{ id: "cs-newtown", attack: 6, defense: 2 }] });
    for (const piece of GROUP) if (piece !== "cs-13va") table.act(rail(piece));
    table.act(rail("cs-13va")).done();
    expect(table.decision.step).toBe("declaration");
    expect(table.pieces("target")).toEqual(["us-2ri"]);
  });
  test("BR83-13.41-a V-119: a Union zone of control on the line stops the train before it", () => {
    const table = confederate(5, { S30: "us-2ri" });
    table.act(rail("cs-1md"));
    const stop = table.hex("cs-1md");
    expect(stop).not.toBe("EE34");
    const { field } = table.game;
    const distance = field.grid.distance(field.grid.known(stop), field.grid.known("S30"));
    expect(distance).toBe(2);
  });
  test("BR83-R65 BR83-R66 BR83-5.4-a: it passes friends, and what the junction cannot hold stops in the last hex with room", () => {
    const table = confederate(
      5,
      {},
      { placements: at({ CCC1: "us-2nh", EE34: "cs-18va cs-19va cs-28va cs-2va cs-4va", S29: "cs-5va" }) },
    );
    table.act(rail("cs-1md"), rail("cs-3tenn"));
    expect(table.hex("cs-1md")).toBe("EE34");
    const second = table.hex("cs-3tenn");
    const { field } = table.game;
    expect(field.grid.distance(field.grid.known(second), field.grid.known("EE34"))).toBe(1);
  });
  test("BR83-12.3-a BR83-R78: a train that passes next to a lone enemy leader kills him", () => {
    const table = confederate(5, { S30: "us-l-porter" });
    table.act(rail("cs-l-smith"));
    expect(table.hex("us-l-porter")).toBe("S30");
    table.act(rail("cs-1md"));
    expect(table.hex("us-l-porter")).toBe("lost");
  });
});

describe("by road", () => {
  test("BR83-13.3-a BR83-13.2-a BR83-R73: the Union pays the road rate for the entry hex and moves on", () => {
    const table = union(15);
    table.act(enter("us-1nj"));
    expect(table.last("entered")).toMatchObject({ hex: "CCC5", cost: 3 });
    expect(table.decision).toMatchObject({ step: "march", about: { points: [21] } });
    table.steps("BBB4").stop();
    expect(table.piece("us-1nj")).toMatchObject({ active: true, moved: true });
  });
  test("BR83-13.2-a: single infantry and mobile batteries come, no brigade pieces", () => {
    const table = confederate(5);
    expect(table.pieces("rail")).not.toContain("cs-b-smith");
    table.act(rail("cs-newtown"));
    expect(table.piece("cs-newtown").face).toBe("mobile");
    table.refuses({ type: "flip", piece: "cs-newtown" }, "BR83-9.12-a", "flip-moved");
  });
  test("BR83-4.7-a BR83-13.13-a BR83-R38: active when they come, later by the usual rules; their leaders command nobody yet", () => {
    const table = union(15, { placements: [...at({ A1: "us-2nh" }), ...at({ BBB4: "us-3me" })] });
    table.act(enter("us-l-runyon")).stop();
    table.refuses({ type: "take", piece: "us-3me" }, "BR83-4.12-a", "move-inactive");
    for (const piece of ["us-1nj", "us-2nj", "us-1njm"]) table.act(enter(piece)).stop();
    table.done().to("movement", "union");
    expect(table.pieces("take")).toEqual([]);
  });
  test("BR83-5.4-a: the entry hex holds twelve points; who can pass on may still come", () => {
    const full = union(15, { placements: at({ CCC5: "us-2nh us-1ri us-2ri us-27ny" }) });
    full.act(enter("us-1nj"));
    full.refuses({ type: "stop" }, "BR83-5.4-a", "stop-full");
    full.steps("BBB5").stop();
    const shut = union(15, {
      map: blank({ river: ["UU28", "CCC4", "CCC6", "BBB4", "BBB5"] }),
      placements: at({ CCC5: "us-2nh us-1ri us-2ri us-27ny" }),
    });
    shut.refuses(enter("us-1nj"), "BR83-5.4-a", "enter-full");
    expect(shut.pieces("enter")).toEqual(["us-l-runyon"]);
    shut.act(enter("us-l-runyon")).done().to("movement", "union");
    expect(shut.hex("us-1nj")).toBe("card");
  });
});

describe("delays", () => {
  test("BR83-13.11-a BR83-13.4-a BR83-13.3-b V-120: with the entry hex in a zone of control they wait, and then come by road", () => {
    const table = confederate(5, { B17: "us-2ri" });
    expect(table.last("arrival-delayed")).toMatchObject({ group: "confederate-11-am", hex: "A18" });
    table.refuses(rail("cs-1md"), "BR83-13.11-a", "enter-contact");
    table.done();
    expect(table.hex("cs-1md")).toBe("card");
    const later = confederate(6);
    expect(later.legal("rail")).toEqual([]);
    later.refuses(rail("cs-1md"), "BR83-13.4-a", "enter-road");
    later.act(enter("cs-1md"));
    expect(later.last("entered")).toMatchObject({ hex: "A18", cost: 6 });
    later.steps("A19").stop();
    expect(later.hex("cs-1md")).toBe("A19");
  });
  test("BR83-13.12-a V-121: who could come and does not is lost", () => {
    const table = union(15);
    table.act(enter("us-1nj")).stop().done();
    expect(table.all("lost").map(({ piece, cause }) => `${piece} ${cause}`)).toEqual([
      "us-l-runyon late",
      "us-1njm late",
      "us-2nj late",
    ]);
    expect(table.view("union").arrivals).toEqual([]);
  });
});

describe("July 20th", () => {
  const july = (turn: number) =>
    new Table({
      name: "july",
      at: movement("confederate", turn),
      options: { july20: "on" },
      due: { "confederate-noon-rail": 7, "confederate-noon-road": 7, "confederate-4-pm": 15 },
      placements: at({ CCC1: "us-2nh" }),
    });
  test("BR83-OPT4.2-a BR83-OPT4.2-b BR83-OPT4.2-c BR83-R84: Bee and Johnston by rail, the guns and Pendleton by road at NOON; 6 NC never", () => {
    const table = july(7);
    expect(table.pieces("rail")).toEqual(["cs-11miss", "cs-2miss", "cs-4ala", "cs-l-bee", "cs-l-johnston"]);
    expect(table.pieces("enter")).toEqual([
      "cs-1vacav",
      "cs-alburtis",
      "cs-imboden",
      "cs-l-pendleton",
      "cs-rockbridge",
      "cs-stanard",
    ]);
    expect(table.game.field.index.has("cs-6nc")).toBe(false);
    expect(table.game.field.index.has("cs-hampton")).toBe(false);
    table.act(enter("cs-imboden"));
    expect(table.last("entered").hex).toBe("A21");
  });
  test("BR83-OPT4.2-d: 13 Miss by rail at CC35 at 4:00 PM", () => {
    const table = new Table({
      name: "july",
      at: movement("confederate", 15),
      options: { july20: "on" },
      due: { "confederate-4-pm": 15 },
      placements: at({ CCC1: "us-2nh" }),
    });
    table.act(rail("cs-13miss"));
    expect(table.last("railed")).toMatchObject({ from: "CC35", to: "EE34" });
  });
});

describe("entry by a railroad of one hex", () => {
  test("BR83-5.62-a BR83-13.3-b: the rate of the entry hex is that of its best road", () => {
    const map = { ...FIELD, majorRoads: [...FIELD.majorRoads, ...way("A18 A19")] };
    const table = confederate(6, {}, { map });
    table.act(enter("cs-1md"));
    expect(table.last("entered").cost).toBe(3);
  });
});
