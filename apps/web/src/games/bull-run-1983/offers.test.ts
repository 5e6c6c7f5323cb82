import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import type { Action } from "@stonebridge/games/bull-run-1983";
import {
  after,
  declarationTable,
  freshTable,
  names,
  openGame,
  randomTables,
  tableAt,
  texts,
} from "../../../test/unit/tables-1983.ts";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { keyOf, offersAt } from "../contract/offers.ts";
import { choicesOf } from "./choices.ts";
import { hands } from "./hands.ts";
import { hides } from "./offers/of-hand.ts";
import { latecomers } from "./offers/movement.ts";
import type { Hand } from "../contract/offers.ts";
import type { Offer } from "./offers/offer.ts";
import { paidBy } from "./factors.ts";
import type { Table } from "./table.ts";

const said = (action: Action) => JSON.stringify(action);

/** Actions that are reached on the way: a march offers its end, a stack is taken up in one. */
const ON_THE_WAY: ReadonlySet<Action["type"]> = new Set(["take", "with", "step"]);

/** Nothing in hand, or whoever can be taken in hand. */
function handsAt(table: Table): readonly Hand[] {
  const pieces = hands
    .offersOf(table, {})
    .flatMap(({ meaning, piece }) => (meaning === "select" && piece ? [piece] : []));
  return [{}, ...pieces.map((piece) => ({ piece }))];
}

/** What a hand can do by pointing and by buttons. */
function within(table: Table, hand: Hand): readonly Offer[] {
  const offers = hands.offersOf(table, hand);
  const words = {
    texts,
    names,
    together: { stack: "", brigade: "" },
    everyone: "",
    battle: (number: number) => number,
  };
  const buttons = choicesOf({ table, hand, offers, ...words }).flatMap(({ does }) =>
    does.kind === "offers" ? does.offers : [],
  );
  return [...offers, ...buttons];
}

/** The historical set-up with dummies: the Union hides whom it likes. */
const inFog = openGame({ ...(bullRun1983.situation("historical") as object), options: { fogOfWar: "on" } });

/** Questions of each kind that are looked at. */
const SAMPLES = 3;

describe("what can be done, and where to point for it", () => {
  it.each([
    ["from the historical set-up", 3, 700, 4, freshTable().game],
    ["in a free set-up", 4, 90, 1, openGame(bullRun1983.situation("free"))],
    ["in the fog of war", 6, 60, 1, inFog],
    ["from a declaration", 5, 250, 5, declarationTable().game],
  ] as const)("reaches every action of a random game %s", (_name, seed, steps, kinds, game) => {
    const missing = new Set<string>();
    const seen = new Map<string, number>();
    for (const table of randomTables(game, seed, steps)) {
      const { step, actions } = table.decision;
      seen.set(step, (seen.get(step) ?? 0) + 1);
      if ((seen.get(step) ?? 0) > SAMPLES) continue;
      const wanted = actions.filter((one) => !ON_THE_WAY.has(one.type));
      const offers = handsAt(table).flatMap((hand) => within(table, hand));
      const offered = new Set(offers.flatMap((one) => one.actions.map(said)));
      // Ways of a retreat to one hex count once where it does not matter which is taken.
      const reached = (action: Action): boolean =>
        offered.has(said(action)) ||
        (action.type === "retreat" &&
          offers.some((one) => one.meaning === "retreat" && one.piece === action.piece && one.hex === action.hex));
      for (const action of wanted) if (!reached(action)) missing.add(`${step}: ${said(action)}`);
    }
    expect([...missing]).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(kinds);
  });

  it("offers only what the rules take", () => {
    for (const table of randomTables(openGame(), 5, 120)) {
      const piece = table.view.pieces.find(({ hex, side }) => hex !== undefined && side === table.side)?.id;
      const offers = [...hands.offersOf(table, {}), ...(piece === undefined ? [] : hands.offersOf(table, { piece }))];
      for (const one of offers.slice(0, 25)) {
        const position = table.game.copy(table.position);
        for (const action of one.actions) {
          expect(table.game.whyNot(position, table.side, action), said(action)).toBeUndefined();
          table.game.act(position, table.side, action, { roll: () => 1 });
        }
      }
    }
  });

  it("takes a piece in hand, then marches it with one pick, alone or with its stack", () => {
    const table = freshTable();
    const hand = { piece: "us-2me" };
    const key = keyOf({ kind: "space", id: "FF7" });
    const [alone] = offersAt(hands.offersOf(table, hand), key);
    expect(alone).toMatchObject({ meaning: "march", hex: "FF7", cost: 3, path: ["GG7", "FF7"] });
    expect(alone.actions.map((one) => one.type)).toEqual(["take", "step", "stop"]);
    const [together] = offersAt(hands.offersOf(table, { ...hand, mode: "together" }), key);
    expect(together.actions.filter((one) => one.type === "with").map((one) => one.piece)).toEqual(
      expect.arrayContaining(["us-1conn", "us-2conn", "us-3conn", "us-l-keyes"]),
    );
    const moved = after(table, together.actions).view.pieces.filter(({ hex }) => hex === "FF7");
    expect(moved).toHaveLength(5);
  });
});

describe("a hex next to a piece that may move", () => {
  const table = freshTable();
  const { grid } = table.game.field;
  const movers = ["us-2me", "us-27ny", "us-1ri", "us-2mich", "us-4mich"];

  it.each(["alone", "together"])("can be marched to or is refused with a reason: %s", (mode) => {
    const silent: string[] = [];
    for (const piece of movers) {
      const hand: Hand = { piece, ...(mode === "together" ? { mode } : {}) };
      const from = table.view.pieces.find(({ id }) => id === piece)?.hex ?? "";
      const offers = hands.offersOf(table, hand);
      for (const near of grid.within(grid.known(from), 1)) {
        const target = keyOf({ kind: "space", id: grid.ids[near] ?? "" });
        if (grid.ids[near] === from || offersAt(offers, target).length > 0) continue;
        if (hands.denialAt(table, hand, target, offers)) continue;
        silent.push(`${piece} ${target}`);
      }
    }
    expect(silent).toEqual([]);
  });
});

describe("an own piece that is pointed at with another one in hand", () => {
  it("says why it cannot act itself where that one can go, and why that one cannot go elsewhere", () => {
    const table = freshTable();
    const hand = { piece: "us-2me" };
    const offers = hands.offersOf(table, hand);
    expect(hands.denialAt(table, hand, "piece:us-69nym", offers)?.action).toEqual({ type: "take", piece: "us-69nym" });
    expect(hands.denialAt(table, hand, "piece:us-1ri", offers)?.action.type).toBe("step");
  });
});

describe("a free set-up", () => {
  const table = freshTable(openGame(bullRun1983.situation("free")));
  const puts = (hand: Hand, hex: string) => offersAt(hands.offersOf(table, hand), `space:${hex}`);

  it("puts a piece down alone, or as many of its brigade with it as the hex may hold", () => {
    const [alone, ...none] = puts({ piece: "cs-4sc" }, "X9");
    expect([alone.actions.map(({ type }) => type), none]).toEqual([["take", "put"], []]);
    const [brigade] = puts({ piece: "cs-4sc", mode: "together" }, "X9");
    const placed = after(table, brigade.actions).view.pieces.filter(({ hex }) => hex === "X9");
    expect(placed.map(({ id }) => id).toSorted()).toEqual(
      ["cs-4sc", "cs-davidson", "cs-l-evans", "cs-lasp", "cs-terry"].toSorted(),
    );
    // Cocke’s brigade is more than a hex holds.
    const large = hands
      .offersOf(table, { piece: "cs-l-cocke", mode: "together" })
      .filter(({ meaning }) => meaning === "put");
    expect(large.length).toBeGreaterThan(0);
    const some = after(table, large[0].actions).view.pieces.filter(({ hex }) => hex === large[0].hex);
    const points = some.reduce((sum, { defense }) => sum + defense, 0);
    expect([some.length > 2, points <= 12]).toEqual([true, true]);
  });
});

describe("dummies of the fog of war", () => {
  const table = freshTable(inFog);
  const keyes = { type: "hide", piece: "us-d-keyes", pieces: ["us-l-keyes"] } as const;

  it("are offered to the leader in hand alone, by buttons", () => {
    const hiding = (hand: Hand) => hands.offersOf(table, hand).filter(({ meaning }) => meaning === "hide");
    expect(hiding({})).toEqual([]);
    expect(hiding({ piece: "us-l-keyes" })).toContainEqual(expect.objectContaining({ targets: [], actions: [keyes] }));
    expect(offersAt(hands.offersOf(table, {}), "piece:us-l-keyes").map(({ meaning }) => meaning)).toEqual(["select"]);
  });

  it("take more of their hex in, or give everybody back, once they stand there", () => {
    expect([hides(table, "us-l-keyes"), hides(table, "us-2me"), hides(table, "us-d-keyes")]).toEqual([
      true,
      false,
      false,
    ]);
    const hidden = after(table, [keyes]);
    expect([hides(hidden, "us-l-keyes"), hides(hidden, "us-d-keyes")]).toEqual([false, true]);
    const offers = hands.offersOf(hidden, { piece: "us-d-keyes" });
    expect(offers.map(({ actions }) => actions.at(-1))).toEqual(
      expect.arrayContaining([
        { type: "hide", piece: "us-d-keyes", pieces: ["us-2me"] },
        { type: "break", piece: "us-d-keyes" },
      ]),
    );
  });
});

describe("declaring battles", () => {
  it("closes the battle in hand when another begins", () => {
    const table = after(declarationTable(), [
      { type: "target", piece: "cs-11va" },
      { type: "assign", piece: "us-b-schenck" },
    ]);
    const [next] = offersAt(hands.offersOf(table, {}), "piece:cs-2tenn");
    expect(next.actions).toEqual([{ type: "close" }, { type: "target", piece: "cs-2tenn" }]);
    const frame = after(table, next.actions).view.steps.at(-1);
    expect(frame).toMatchObject({ step: "declaration", battles: [{}] });
  });

  it("ends the declaration with the battle in hand, and asks who joins which of two battles", () => {
    const done = after(declarationTable(), [{ type: "complete" }]);
    expect(hands.offersOf(done, {}).some((one) => one.meaning === "done")).toBe(true);
    const gun = "us-i1us";
    const direct = offersAt(hands.offersOf(done, {}), `piece:${gun}`);
    expect(direct.map((one) => one.meaning)).toEqual(["join"]);
  });

  it("takes a brigade in hand to break it, and offers that by a button only", () => {
    const table = declarationTable();
    expect(offersAt(hands.offersOf(table, {}), "piece:us-b-burnside").map((one) => one.meaning)).toEqual(["select"]);
    const inHand = hands.offersOf(table, { piece: "us-b-burnside" }).find((one) => one.meaning === "break");
    expect(inHand).toMatchObject({ targets: [], actions: [{ type: "break", piece: "us-b-burnside" }] });
  });
});

describe("a retreat", () => {
  /** 8 Va must go back from Y28, attacked from Y27. */
  function routed(more: readonly object[]): Table {
    const game = openGame({
      ...(bullRun1983.situation("historical") as object),
      at: { stage: "combat", turn: 16, side: "union" },
      placements: [{ piece: "us-b-richardson", hex: "Y27" }, { piece: "cs-8va", hex: "Y28" }, ...more],
      abatis: [],
      thawed: ["union", "confederate"],
      due: {},
    });
    const position = game.start({ roll: () => 2 });
    for (const type of ["complete", "done"] as const) game.act(position, "union", { type }, { roll: () => 2 });
    return tableAt(game, position);
  }
  const waysTo = (table: Table, hex: string) =>
    offersAt(hands.offersOf(table, {}), keyOf({ kind: "space", id: hex })).map(({ path }) => path?.[1]);

  it("has one way to a hex where it does not matter which is taken", () => {
    const table = routed([]);
    expect(table.decision.actions.filter((one) => one.type === "retreat" && one.hex === "X29")).toHaveLength(2);
    expect([waysTo(table, "X29"), waysTo(table, "Z29")]).toEqual([["Y29"], ["Z28"]]);
  });

  it("has all of them where an enemy leader can be met on one", () => {
    const table = routed([{ piece: "us-l-tyler", hex: "W28" }]);
    expect([waysTo(table, "X29"), waysTo(table, "Z29")]).toEqual([["Y29", "X28"], ["Z28"]]);
    const lost = (via: string) =>
      after(table, [{ type: "retreat", piece: "cs-8va", via, hex: "X29" }]).view.pieces.find(
        ({ id }) => id === "us-l-tyler",
      )?.where;
    expect([lost("X28"), lost("Y29")]).toEqual(["lost", "map"]);
  });
});

describe("a loss", () => {
  it("is paid with what units count for where they fought: on a ford with half", () => {
    const game = openGame({
      ...(bullRun1983.situation("historical") as object),
      at: { stage: "combat", turn: 16, side: "union" },
      placements: [
        { piece: "us-12ny", hex: "MM16" },
        { piece: "us-2mich", hex: "MM16" },
        { piece: "cs-1va", hex: "MM17" },
      ],
      abatis: [],
      thawed: ["union", "confederate"],
      due: {},
    });
    const dice = { roll: () => 6 };
    const position = game.start(dice);
    for (const type of ["complete", "done"] as const) game.act(position, "union", { type }, dice);
    const table = tableAt(game, position);
    expect(table.decision.step).toBe("losses");
    expect([paidBy(table, "us-12ny"), paidBy(table, "us-2mich"), paidBy(table, "cs-1va")]).toEqual([2, 3, undefined]);
  });
});

describe("a brigade piece", () => {
  it("that pays can be broken by its button, and is lost by being pointed at", () => {
    const game = openGame({
      ...(bullRun1983.situation("historical") as object),
      at: { stage: "combat", turn: 16, side: "union" },
      placements: [
        { piece: "us-b-richardson", hex: "Y27" },
        { piece: "cs-11va", hex: "Y28" },
        { piece: "cs-17va", hex: "Y28" },
      ],
      abatis: [],
      thawed: ["union", "confederate"],
      due: {},
    });
    // At 2-1 an exchange: four points of eight.
    const dice = { roll: () => 2 };
    const position = game.start(dice);
    for (const type of ["complete", "done"] as const) game.act(position, "union", { type }, dice);
    const table = tableAt(game, position);
    expect([table.decision.step, table.side]).toEqual(["losses", "union"]);
    // In the open its eight points pay as they are printed.
    expect([paidBy(table, "us-b-richardson"), paidBy(table, "cs-11va")]).toEqual([16, undefined]);
    const offers = hands.offersOf(table, {});
    expect(offersAt(offers, "piece:us-b-richardson").map(({ meaning }) => meaning)).toEqual(["lose"]);
    expect(offers.find(({ meaning }) => meaning === "break")?.actions).toEqual([
      { type: "break", piece: "us-b-richardson" },
    ]);
  });

  it("is broken while battles are declared by a button that goes through them all", () => {
    const table = after(declarationTable(), [{ type: "target", piece: "cs-11va" }]);
    const breaks = table.decision.actions.filter(({ type }) => type === "break");
    expect(
      within(table, {}).filter(({ meaning, targets }) => meaning === "break" && targets.length === 0),
    ).toHaveLength(breaks.length);
  });
});

describe("reinforcements", () => {
  /** 1 PM: those who come by rail wait at their station. */
  const game = openGame({
    ...(bullRun1983.situation("historical") as object),
    at: { stage: "movement", turn: 9, side: "confederate" },
    placements: [
      { piece: "us-b-keyes", hex: "Y20" },
      { piece: "cs-b-ewell", hex: "Y33" },
    ],
    abatis: [],
    thawed: ["union", "confederate"],
    due: { "confederate-11-am": 9, "confederate-noon-rail": 9 },
  });
  const table = tableAt(game, game.start(fastDice(1)));
  const waiting = latecomers(table);

  it("come on with one pick, and stand in one list", () => {
    expect(waiting.length).toBeGreaterThan(3);
    for (const piece of waiting)
      expect(offersAt(hands.offersOf(table, {}), `piece:${piece}`).map(({ meaning }) => meaning)).toEqual(["rail"]);
  });

  it("are not lost by one press", () => {
    const done = hands.offersOf(table, {}).find(({ meaning }) => meaning === "done") as Offer;
    expect(hands.needsPreview(table, done)).toBe(true);
    const here = after(
      table,
      waiting.map((piece): Action => ({ type: "rail", piece })),
    );
    expect(latecomers(here)).toEqual([]);
  });
});

describe("the Rally phase", () => {
  it("has a button for each abatis that can be cleared", () => {
    const game = openGame({
      ...(bullRun1983.situation("historical") as object),
      at: { stage: "rally", turn: 16, side: "union" },
      placements: [
        { piece: "us-2me", hex: "X9" },
        { piece: "cs-b-ewell", hex: "Y33" },
      ],
      abatis: ["X9"],
      thawed: ["union", "confederate"],
      due: {},
    });
    const table = tableAt(game, game.start(fastDice(1)));
    const words = { texts, names, together: { stack: "", brigade: "" }, everyone: "", battle: (one: number) => one };
    const labels = choicesOf({ table, hand: {}, offers: hands.offersOf(table, {}), ...words }).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(["Clear the abatis at X9", "End the turn"]);
  });
});
