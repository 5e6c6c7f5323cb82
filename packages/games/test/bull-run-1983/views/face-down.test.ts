import { visibleEvents } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { PieceView, View } from "../../../src/bull-run-1983/index.ts";
import { Table, active, at, movement } from "../support/table.ts";

const FROZEN = { frozen: true } as const;

/** Bonham's men lie face down at Mitchell's Ford, Evans' stand by the pike, a Union column comes. */
function frozenField(more: Parameters<typeof at>[0] = {}): Table {
  return new Table({
    at: movement("union", 2),
    placements: [
      ...at({ KK20: "cs-3sc cs-7sc cs-shields", LL19: "cs-l-bonham", ...more }, FROZEN),
      { piece: "cs-b-evans", hex: "S12" },
      { piece: "cs-4sc", where: "held", holder: "cs-b-evans" },
      { piece: "cs-lasp", where: "held", holder: "cs-b-evans" },
      { piece: "cs-l-evans", where: "held", holder: "cs-b-evans" },
      { piece: "cs-davidson", hex: "S13", face: "battle" },
      ...active({ KK13: "us-palmer us-l-keyes", UU8: "us-2me" }),
    ],
    due: { "confederate-11-am": 5 },
  });
}

function seen(view: View, id: string): PieceView {
  return view.pieces.find((piece) => piece.id === id) as PieceView;
}

describe("what the enemy sees", () => {
  test("BR83-4.84-a, BR83-R12, BR83-SP-c: of face-down pieces where they lie and how many, nothing else", () => {
    const view = frozenField().view("union");
    expect(view.faceDown).toEqual([
      { hex: "KK20", side: "confederate", count: 3 },
      { hex: "LL19", side: "confederate", count: 1 },
    ]);
    // the same words as for a piece that waits on the closed card
    const keys = Object.keys(seen(view, "cs-l-smith"));
    for (const id of ["cs-3sc", "cs-shields", "cs-l-bonham"]) {
      expect(seen(view, id).where).toBe("unseen");
      expect(Object.keys(seen(view, id))).toEqual(keys);
    }
    expect(JSON.stringify(view.steps)).not.toContain("KK20");
  });

  test("BR83-4.84-a: the owner sees all of his, a spectator what both sides see", () => {
    const table = frozenField();
    expect(seen(table.view("confederate"), "cs-shields")).toMatchObject({
      where: "map",
      hex: "KK20",
      frozen: true,
      face: "mobile",
    });
    expect(table.view("confederate").faceDown).toEqual([]);
    expect(table.view("spectator").faceDown).toEqual(table.view("union").faceDown);
    expect(seen(table.view("spectator"), "cs-3sc").where).toBe("unseen");
  });

  test("BR83-2.6-a, BR83-1.2-b: face-up pieces with factors, face and status", () => {
    const view = frozenField().view("union");
    expect(seen(view, "cs-davidson")).toMatchObject({
      where: "map",
      hex: "S13",
      face: "battle",
      attack: 1,
      movement: 1,
    });
    expect(seen(view, "cs-b-evans")).toMatchObject({ where: "map", hex: "S12", attack: 5, defense: 4, movement: 4 });
    expect(seen(frozenField().view("confederate"), "us-palmer")).toMatchObject({ where: "map", active: true });
  });

  test("BR83-2.6-b, BR83-R13: the Confederate card is closed while anything is frozen, the parts of brigades with it", () => {
    const view = frozenField().view("union");
    expect(view.closed).toEqual(["confederate"]);
    for (const id of ["cs-4sc", "cs-l-evans", "cs-l-smith", "cs-b-bonham"]) expect(seen(view, id).where).toBe("unseen");
    expect(seen(view, "cs-4sc").holder).toBeUndefined();
    // the schedule of the card is known to all
    expect(view.arrivals).toEqual([{ group: "confederate-11-am", turn: 5 }]);
    // the Union's is always open
    expect(seen(frozenField().view("confederate"), "us-l-runyon").where).toBe("card");
  });

  test("BR83-2.6-b, BR83-R13: once nothing is frozen the card is open", () => {
    const table = frozenField();
    table.go("us-palmer", "KK14", "KK15", "KK16");
    expect(table.position.thawed).toEqual([1, 1]);
    const view = table.view("union");
    expect(view.closed).toEqual([]);
    expect(view.faceDown).toEqual([]);
    expect(seen(view, "cs-4sc")).toMatchObject({ where: "brigade", holder: "cs-b-evans" });
    expect(seen(view, "cs-l-smith").where).toBe("card");
  });
});

describe("contact", () => {
  test("BR83-4.82-b, BR83-4.83-a, BR83-4.84-a: V-94: who comes within four hexes turns up what is there, and may go on", () => {
    // the leader lies farther off
    const table = new Table({
      at: movement("union", 2),
      placements: [
        ...at({ KK20: "cs-shields", JJ25: "cs-l-bonham" }, FROZEN),
        ...active({ KK14: "us-l-keyes us-palmer" }),
      ],
    });
    table.go("us-l-keyes", "KK15");
    expect(table.all("thawed")).toEqual([]);
    table.steps("KK16");
    expect(table.last("thawed")).toMatchObject({
      rule: "BR83-4.82-b",
      cause: "contact",
      by: "us-l-keyes",
      reveals: true,
      pieces: [{ piece: "cs-shields", hex: "KK20" }],
    });
    expect(table.step).toBe("march");
    expect(seen(table.view("union"), "cs-shields")).toMatchObject({ where: "map", hex: "KK20" });
    expect(table.piece("cs-l-bonham").frozen).toBe(true);
    expect(table.view("union").closed).toEqual(["confederate"]);
    // it stays face up when the enemy has gone
    table.steps("KK15").stop().to("movement", "confederate");
    expect(table.piece("cs-shields").frozen).toBeUndefined();
  });

  test("BR83-4.82-c, BR83-R39, BR83-4.83-a: V-95: near a frozen leader, or a brigade piece, everything is turned up", () => {
    const leader = frozenField({ SS30: "cs-5ala" });
    leader.go("us-palmer", "KK14", "KK15", "KK16");
    expect(leader.last("thawed")).toMatchObject({ rule: "BR83-4.82-c" });
    expect(leader.piece("cs-5ala").frozen).toBeUndefined();
    const brigade = new Table({
      at: movement("union", 2),
      placements: [...at({ KK20: "cs-b-bonham", SS30: "cs-5ala" }, FROZEN), ...active({ KK15: "us-palmer" })],
    });
    brigade.go("us-palmer", "KK16");
    expect(brigade.last("thawed").pieces.map(({ piece }) => piece)).toContain("cs-5ala");
  });

  test("BR83-4.81-a, BR83-4.8-a: V-96: a frozen piece moves for nobody, red or not", () => {
    const table = new Table({
      at: { stage: "command", turn: 3, side: "confederate" },
      placements: at({ S20: "cs-1vacav cs-l-bee" }, FROZEN).concat(at({ S19: "cs-l-johnston" })),
    });
    expect(table.pieces("take")).toEqual(["cs-l-johnston"]);
    table.refuses({ type: "take", piece: "cs-1vacav" }, "BR83-4.81-a", "move-frozen");
  });

  test("BR83-4.82-a: at 10:30 all that is frozen is turned up at the start of the Confederate turn", () => {
    const table = new Table({
      at: { stage: "rally", turn: 4, side: "union" },
      placements: at({ S20: "cs-1vacav", SS30: "cs-5ala" }, FROZEN).concat(at({ UU8: "us-2me" })),
    });
    expect(table.last("thawed")).toMatchObject({ rule: "BR83-4.82-a", cause: "clock" });
    expect(table.view("union").faceDown).toEqual([]);
    expect(table.pieces("take")).toContain("cs-1vacav");
  });
});

describe("secrets in events", () => {
  test("BR83-R19, BR83-4.84-a: forming, breaking and flipping face down are told to their owner alone", () => {
    const table = new Table({
      at: movement("confederate", 2),
      placements: at({ KK20: "cs-l-bonham cs-3sc cs-7sc cs-shields" }, FROZEN),
    });
    table.act(
      { type: "form", piece: "cs-b-bonham", pieces: ["cs-3sc", "cs-7sc"] },
      { type: "flip", piece: "cs-shields" },
      { type: "break", piece: "cs-b-bonham" },
    );
    const types = (seat: string): string[] => visibleEvents(table.events, seat).map(({ type }) => type);
    expect(types("confederate")).toEqual(expect.arrayContaining(["formed", "flipped", "broke"]));
    for (const seat of ["union", "spectator"])
      for (const type of ["formed", "flipped", "broke"]) expect(types(seat)).not.toContain(type);
  });

  test("BR83-1.2-a, BR83-1.2-b: the Union sees nothing of the Confederate set-up before it is ready", () => {
    const table = new Table({ options: { setup: "free" }, at: { stage: "set-up" } });
    const before = table.view("union");
    table.put("cs-l-evans cs-4sc", "X9").put("cs-l-bonham", "KK20").take("cs-lasp");
    table.act({ type: "abatis", hex: "Y9" }, { type: "trestle", fate: "destroyed" });
    table.act({ type: "put", hex: "X9" }).put("cs-davidson", "X9").act({ type: "flip", piece: "cs-davidson" });
    table.act(
      { type: "form", piece: "cs-b-evans", pieces: ["cs-4sc", "cs-lasp"] },
      { type: "break", piece: "cs-b-evans" },
    );
    expect(visibleEvents(table.events, "confederate").map(({ type }) => type)).toEqual(
      expect.arrayContaining(["flipped", "formed", "broke"]),
    );
    table.take("cs-lasp");
    expect(table.view("union")).toEqual(before);
    expect(table.view("spectator").pieces).toEqual(before.pieces);
    expect(visibleEvents(table.events, "union")).toEqual([]);
    expect(before).toMatchObject({ trestle: "open", abatis: [], faceDown: [], closed: ["confederate"] });
    table.act({ type: "put", hex: "X9" }, { type: "suggest" }, { type: "ready" });
    const after = table.view("union");
    expect(seen(after, "cs-4sc")).toMatchObject({ where: "map", hex: "X9" });
    expect(seen(after, "cs-l-bonham").where).toBe("unseen");
    expect(after).toMatchObject({ trestle: "destroyed" });
    expect(after.abatis).toHaveLength(4);
    const told = visibleEvents(table.events, "union").flatMap((event) => (event.type === "placed" ? event.pieces : []));
    expect(told).toContain("cs-4sc");
    expect(told).not.toContain("cs-l-bonham");
  });

  test("BR83-D05: the Union sets up face up, in the eyes of all", () => {
    const table = new Table({ options: { setup: "free" }, at: { stage: "set-up" } });
    table.act({ type: "suggest" }, { type: "ready" }).put("us-l-keyes", "OO6");
    expect(seen(table.view("confederate"), "us-l-keyes")).toMatchObject({ where: "map", hex: "OO6" });
    expect(table.last("placed").audience).toBeUndefined();
    // what he holds in his hand is his alone
    table.take("us-2me");
    expect(JSON.stringify(table.view("union").steps)).not.toBe(JSON.stringify(table.view("confederate").steps));
  });
});
