import { describe, expect, test } from "vitest";
import { fastDice } from "@stonebridge/kernel";
import { controls, pointsAt } from "../../../src/bull-run-1983/position.ts";
import { Table, at, command, movement } from "../support/table.ts";

const FOG = { fogOfWar: "on" } as const;

/** The Union sets up in the fog, on the test field, after Confederates as history had them. */
function inTheFog(): Table {
  return new Table({ options: { ...FOG, setup: "free" }, at: { stage: "set-up" } }).act(
    { type: "suggest" },
    { type: "ready" },
  );
}

describe("setting up in the fog of war", () => {
  test("BR83-S2, BR83-PP5-a, BR83-R70: there is one dummy for each Union brigade leader, and none without the option", () => {
    const kinds = (table: Table): string[] => table.game.field.kindOf.filter((kind) => kind === "dummy");
    expect(kinds(inTheFog())).toHaveLength(12);
    const clear = new Table({ options: { setup: "free" }, at: { stage: "set-up" } });
    expect(kinds(clear)).toHaveLength(0);
    clear.act({ type: "suggest" }, { type: "ready" });
    clear.refuses({ type: "hide", piece: "us-2me", pieces: [] }, "BR83-OPT2-a", "hide-off");
  });

  test("BR83-OPT2-a: all Union pieces lie face down", () => {
    const table = inTheFog().act({ type: "suggest" }, { type: "ready" });
    const view = table.view("confederate");
    const shown = view.pieces.filter(({ side, where }) => side === "union" && where === "map");
    expect(shown).toEqual([]);
    const counters = view.faceDown.reduce((sum, { count }) => sum + count, 0);
    const placed = table.view("union").pieces.filter(({ side, where }) => side === "union" && where === "map");
    expect(counters).toBe(placed.length);
    expect(view.closed).toEqual(["union"]);
  });

  test("BR83-OPT2.1-a: a dummy takes its leader and any pieces of his hex off the map, those of other brigades too", () => {
    const table = inTheFog().put("us-l-keyes us-2me us-1conn us-l-schenck us-1ohio", "OO6");
    const hide = (...pieces: string[]) => ({ type: "hide", piece: "us-d-keyes", pieces }) as const;
    expect(table.legal("hide").filter(({ piece }) => piece === "us-d-keyes")).toEqual([
      hide("us-l-keyes"),
      hide("us-l-keyes", "us-2me", "us-1conn"),
      hide("us-l-keyes", "us-2me", "us-1conn", "us-l-schenck", "us-1ohio"),
    ]);
    table.refuses(hide("us-2me"), "BR83-OPT2.1-a", "hide-leader");
    table.refuses({ type: "hide", piece: "us-l-keyes", pieces: [] }, "BR83-OPT2.1-a", "hide-dummy");
    table.act(hide("us-l-keyes"));
    expect(table.inHex("OO6")).toEqual(["us-2me", "us-1conn", "us-l-schenck", "us-1ohio", "us-d-keyes"]);
    // piece by piece, so that every choice can be made
    table.act(hide("us-1ohio"));
    expect(table.piece("us-1ohio")).toMatchObject({ where: "dummy", holder: "us-d-keyes" });
    table.refuses(hide("us-2conn"), "BR83-OPT2.1-a", "hide-apart");
    table.refuses({ type: "take", piece: "us-1ohio" }, "BR83-8.1-a", "take-held");
    table.refuses({ type: "take", piece: "us-d-keyes" }, "BR83-OPT2.1-a", "take-dummy");
    // and all of it can be undone
    table.act({ type: "break", piece: "us-d-keyes" });
    expect(table.inHex("OO6")).toEqual(["us-l-keyes", "us-2me", "us-1conn", "us-l-schenck", "us-1ohio"]);
    expect(table.piece("us-l-keyes").frozen).toBe(true);
  });

  test("BR83-OPT2.1-a: the historical set-up asks for nothing but dummies", () => {
    const table = new Table({ options: FOG, at: { stage: "set-up" } });
    expect(table.decision).toMatchObject({ step: "set-up", sides: ["union"] });
    expect(new Set(table.decision.actions.map(({ type }) => type))).toEqual(new Set(["hide", "ready"]));
    table.refuses({ type: "take", piece: "us-l-keyes" }, "BR83-1.1-a", "take-settled");
    const first = table.legal("hide").find(({ pieces }) => pieces.length > 2);
    table.act(first as NonNullable<typeof first>);
    table.act({ type: "ready" });
    expect(table.position.turn).toBe(1);
  });

  test("BR83-R12, BR83-OPT2.1-a: a dummy looks like any counter", () => {
    const table = inTheFog().put("us-l-keyes us-2me us-1conn", "OO6").put("us-l-schenck", "KK7");
    const counted = (): unknown => table.view("confederate").faceDown.filter(({ side }) => side === "union");
    table.act({ type: "hide", piece: "us-d-keyes", pieces: ["us-l-keyes", "us-2me", "us-1conn"] }, { type: "suggest" });
    expect(counted()).toEqual([]);
    table.act({ type: "ready" });
    expect(table.inHex("OO6")).toEqual(["us-d-keyes"]);
    expect(counted()).toContainEqual({ hex: "OO6", side: "union", count: 1 });
    expect(counted()).toContainEqual({ hex: "KK7", side: "union", count: table.inHex("KK7").length });
    expect(table.all("hidden").map(({ audience }) => audience)).toEqual([["union"]]);
  });
});

describe("unfreezing in the fog of war", () => {
  const frozen = { frozen: true } as const;

  test("BR83-OPT2-b, BR83-D06: the Union unfreezes what it likes in any of its Command phases", () => {
    const table = new Table({
      options: FOG,
      at: command("union", 2),
      placements: at({ UU8: "us-l-keyes us-2me", WW8: "us-l-schenck" }, frozen),
    });
    expect(table.decision).toMatchObject({ step: "thawing", sides: ["union"] });
    table.act({ type: "thaw", piece: "us-2me" });
    expect(
      table
        .view("confederate")
        .pieces.filter(({ where }) => where === "map")
        .map(({ id }) => id),
    ).toEqual(["us-2me"]);
    table.act({ type: "thaw", piece: "us-l-keyes" }, { type: "done" });
    expect(table.piece("us-l-schenck").frozen).toBe(true);
    // BR83-OPT2-c: a Union leader turned up turns up nobody else
    expect(table.position.thawed[0]).toBe(0);
  });

  test("BR83-OPT2-c: an enemy near a frozen Union leader turns him up alone", () => {
    const table = new Table({
      options: FOG,
      at: movement("confederate", 2),
      placements: [
        ...at({ S20: "us-l-keyes us-2me", S26: "us-l-schenck" }, frozen),
        ...at({ S15: "cs-terry" }, { active: true }),
      ],
    });
    table.go("cs-terry", "S16");
    const [event] = table.all("thawed");
    expect(event).toMatchObject({ cause: "contact", by: "cs-terry", rule: "BR83-4.82-b", reveals: true });
    expect(event?.pieces.map(({ piece }) => piece)).toEqual(["us-l-keyes", "us-2me"]);
    expect(table.piece("us-l-schenck").frozen).toBe(true);
  });

  test("BR83-OPT2-a: by the clock everything is turned up in the Union Command phase of 10:30", () => {
    const table = new Table({
      options: FOG,
      at: { stage: "panic", turn: 4, side: "union" },
      placements: at({ UU8: "us-l-keyes us-2me", WW8: "us-l-schenck" }, frozen),
    });
    expect(table.last("thawed")).toMatchObject({ cause: "clock", rule: "BR83-OPT2-a" });
    expect(table.position.thawed[0]).toBe(1);
    expect(table.view("confederate").closed).toEqual([]);
  });

  test("BR83-OPT2.1-a, BR83-OPT2.2-a: V-131: found by the enemy a dummy gives back all it stood for, activates them in the next Union turn, and goes", () => {
    const held = (piece: string) => ({ piece, where: "held", holder: "us-d-keyes" }) as const;
    const table = new Table({
      options: FOG,
      at: movement("confederate", 2),
      placements: [
        { piece: "us-d-keyes", hex: "S20", frozen: true },
        ...["us-l-keyes", "us-2me", "us-1ohio"].map(held),
        ...at({ S15: "cs-terry" }, { active: true }),
      ],
    });
    table.go("cs-terry", "S16").stop();
    expect(table.inHex("S20")).toEqual(["us-l-keyes", "us-2me", "us-1ohio", "us-d-keyes"]);
    expect(table.view("confederate").pieces.find(({ id }) => id === "us-1ohio")).toMatchObject({ hex: "S20" });
    table.to("movement", "union");
    expect(table.all("dummies-removed").flatMap(({ pieces }) => pieces)).toEqual(["us-d-keyes"]);
    expect(table.inHex("S20")).toEqual(["us-l-keyes", "us-2me", "us-1ohio"]);
    for (const piece of ["us-l-keyes", "us-2me", "us-1ohio"]) expect(table.piece(piece).active).toBe(true);
  });

  test("BR83-OPT2.2-a: a dummy that the Union unfreezes activates its hex at once", () => {
    const held = (piece: string) => ({ piece, where: "held", holder: "us-d-keyes" }) as const;
    const table = new Table({
      options: FOG,
      at: command("union", 2),
      placements: [{ piece: "us-d-keyes", hex: "UU8", frozen: true }, held("us-l-keyes"), held("us-2me")],
    });
    table.act({ type: "thaw", piece: "us-d-keyes" }).to("movement");
    expect(table.activations()).toMatchObject({ "us-l-keyes": "us-d-keyes", "us-2me": "us-d-keyes" });
    expect(table.inHex("UU8")).toEqual(["us-l-keyes", "us-2me"]);
    expect(table.hex("us-d-keyes")).toBe("lost");
  });

  test("BR83-R70: a dummy has no defence points and no zone of control; room is kept for what will come back", () => {
    const table = new Table({
      options: FOG,
      at: movement("union", 2),
      placements: [
        { piece: "us-d-keyes", hex: "UU8", frozen: true },
        { piece: "us-l-keyes", where: "held", holder: "us-d-keyes" },
        { piece: "us-2me", where: "held", holder: "us-d-keyes" },
        { piece: "us-l-mcdowell", hex: "WW8", active: true },
      ],
    });
    const { field } = table.game;
    const hex = field.grid.known("UU8");
    expect(field.defense[field.index.get("us-d-keyes") as number]).toBe(0);
    expect(pointsAt(field, table.position, hex)).toBe(2);
    expect(controls(field, table.position, 0, hex)).toBe(false);
    expect(table.hex("us-2me")).toBe("dummy");
    const view = table.view("confederate");
    expect(table.game.view(table.game.imagine(view, fastDice(3)), "confederate")).toEqual(view);
  });
});
