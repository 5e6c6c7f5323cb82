import { describe, expect, it } from "vitest";
import { type Action, bullRun1861, type Position } from "@stonebridge/games/bull-run-1861";
import {
  after,
  firstActivation,
  freshTable,
  randomTables,
  tools,
  toolsFor,
  openTools,
} from "../../../test/unit/tables.ts";
import { largestFights } from "./offers/combat.ts";
import { type Hand, offersAt, ofType } from "../contract/offers.ts";
import { hands as desk } from "./hands.ts";
import { MODES, type Offer } from "./offers/offer.ts";
import { outlook, type Table } from "./table.ts";

const { leftBefore, offersOf } = desk;

/** Every hand a player can have at the table: nothing, each piece, each mode. */
function hands(table: Table<Position>): readonly Hand[] {
  const pieces = [
    ...table.view.units.flatMap((unit) => [unit.id, ...unit.elements.map((element) => element.id)]),
    ...table.view.headquarters.map((one) => one.id),
  ];
  const step = table.decision.step;
  if (step === "march" || step === "operational-march") return [{}, ...MODES.map((mode) => ({ mode }))];
  return [
    {},
    ...[...new Set(pieces)].flatMap((piece) => [
      { piece },
      { piece, mode: "extend" } as const,
      { piece, mode: "attach" } as const,
    ]),
  ];
}

/** Steps that a sample of a game would miss. */
const RARE: ReadonlySet<string> = new Set(["advance", "arrival", "withdrawal", "line", "displacement", "hit"]);

const said = (action: Action) => JSON.stringify(action);

describe("what can be done, and where to point for it", () => {
  it("reaches every legal action in random games, by map or button", () => {
    const missing = new Map<string, string>();
    for (const [on, seed] of [
      [tools, 1],
      [tools, 2],
      [toolsFor("free", { thirtiethVirginia: "on", northernReinforcements: "on" }), 3],
    ] as const) {
      let asked = 0;
      for (const table of randomTables(on, seed)) {
        if (++asked % 19 !== 0 && !RARE.has(table.decision.step)) continue;
        const offered = new Set<string>();
        for (const hand of hands(table)) {
          for (const offer of offersOf(table, hand)) offer.actions.forEach((action) => offered.add(said(action)));
        }
        const ends = new Set(table.decision.step.includes("march") ? offersOf(table, {}).map((one) => one.zone) : []);
        for (const action of table.decision.actions) {
          // A push alone does nothing; a step into a full zone is only a part of a longer march.
          if (action.type === "push" || (action.type === "step" && !ends.has(action.zone))) continue;
          if (!offered.has(said(action))) missing.set(`${table.decision.step} ${action.type}`, said(action));
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  it("lists a joint attack as one combat of all that are marked", () => {
    const shared = openTools({
      ...bullRun1861.situation("historical"),
      at: { stage: "movement", turn: 3, phase: 1, first: "north", side: "north", activations: 2 },
      placements: [
        { unit: "sherman", zone: "stone-house", facing: "henry-hill" },
        { unit: "porter", zone: "robinson-farm", facing: "henry-hill" },
        { unit: "jackson", zone: "henry-hill", facing: "stone-house" },
      ],
      headquarters: [{ id: "mcdowell", zone: "stone-bridge-east" }],
    });
    const table = after(freshTable(shared), [
      { type: "activate", unit: "sherman" },
      { type: "attack", element: "sherman", facing: "henry-hill" },
      { type: "activate", unit: "porter" },
      { type: "attack", element: "porter", facing: "henry-hill" },
      { type: "stay" },
    ]);
    expect(ofType(table.decision.actions, "fight").length).toBe(3);
    expect(largestFights(offersOf(table, {})).map(({ attackers }) => attackers?.toSorted())).toEqual([
      ["porter", "sherman"],
    ]);
  });

  it("offers nothing that the rules refuse", () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const table of randomTables(tools, 11)) {
      if (++asked % 23 !== 0) continue;
      for (const hand of hands(table).slice(0, 12)) {
        for (const offer of offersOf(table, hand)) {
          const [first] = offer.actions;
          if (first && table.rules.whyNot(table.position, table.side, first)) wrong.push(offer.id);
          else if (offer.actions.length > 1) outlook(table, offer.actions);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("gives an activation its counter and, for the foremost of a stack, its ground", () => {
    const offers = offersOf(firstActivation(), {});
    const sherman = offers.find((one) => one.piece === "sherman");
    const schenck = offers.find((one) => one.piece === "schenck");
    const front = [sherman, schenck].filter((one) => one?.targets.includes("space:stone-bridge-east"));
    expect(sherman?.targets).toContain("piece:sherman");
    expect(schenck?.targets).toContain("piece:schenck");
    expect(front).toHaveLength(1);
  });

  it("marches by the cheapest way, never out and back, and says what takes a push", () => {
    const table = after(firstActivation(), [{ type: "activate", unit: "sherman" }]);
    const marches = offersOf(table, {}).filter((one) => one.meaning === "march");
    const cheap = marches.find((one) => one.zone === "gum-spring-turn");
    expect(cheap).toMatchObject({ cost: 1, pushed: false, path: ["gum-spring-turn"] });
    expect(marches.map((one) => one.zone)).not.toContain("stone-bridge-east");
    expect(marches.filter((one) => one.pushed).every((one) => (one.cost ?? 0) > 4)).toBe(true);
    expect(marches.some((one) => one.pushed)).toBe(true);
  });

  it("aims an attack straight at its target and keeps the other facings behind", () => {
    const table = after(firstActivation(), [{ type: "activate", unit: "sherman" }]);
    const [first, ...others] = offersAt(offersOf(table, {}), "space:stone-bridge-west");
    expect(first).toMatchObject({ meaning: "attack", facing: "stone-bridge-west", cost: 2, piece: "sherman" });
    expect(others.every((one) => one.meaning === "attack" && one.facing !== "stone-bridge-west")).toBe(true);
    expect(offersAt(offersOf(table, {}), "piece:evans")[0]?.id).toBe(first?.id);
  });

  it("turns at the end of a move in one go", () => {
    const table = after(firstActivation(), [{ type: "activate", unit: "keyes" }]);
    const turns = offersOf(table, { mode: "turn" });
    expect(turns.every((one) => one.actions[0]?.type === "end" && one.actions[1]?.type === "face")).toBe(true);
    expect(turns.map((one) => one.zone).toSorted(alphabetical)).toEqual(
      [...tools.field.neighbours("gum-spring-turn")].toSorted(alphabetical),
    );
  });

  it("faces, extends and attaches in the set-up according to the hand", () => {
    const table = freshTable();
    const selectable = offersOf(table, {}).filter((one) => one.meaning === "select");
    expect(selectable.map((one) => one.piece)).toContain("bonham");
    const faces = offersOf(table, { piece: "bonham" }).filter((one) => one.meaning === "face");
    // every bordering zone but the one it faces already
    expect(faces.length).toBe(tools.field.neighbours("mitchells-ford-south").length - 1);
    expect(ofType(table.decision.actions, "attach").length).toBeGreaterThan(0);
    const hosts = offersOf(table, { piece: "hampton", mode: "attach" }).filter(
      (one: Offer) => one.meaning === "attach",
    );
    expect(hosts.length).toBeGreaterThan(0);
  });

  it("places the first waiting unit without asking which", () => {
    const table = freshTable(toolsFor("free", {}));
    const places = offersOf(table, {}).filter((one) => one.meaning === "place");
    expect(table.decision.step).toBe("placement");
    expect(new Set(places.map((one) => one.piece)).size).toBe(1);
  });
});

function alphabetical(a = "", b = ""): number {
  return a.localeCompare(b);
}

describe("what is left to do before an end", () => {
  const left = (table: Table<Position>, justBegun: boolean) => {
    const offers = offersOf(table, {});
    const end = offers.find(({ meaning }) => meaning === "end");
    return end ? leftBefore(table, end, offers, justBegun).map(({ meaning }) => meaning) : [];
  };

  it("is everything for a brigade that has just begun, and nothing but attacks once it has moved", () => {
    const begun = after(firstActivation(), [{ type: "activate", unit: "sherman" }]);
    expect(left(begun, true)).toContain("march");
    expect([...new Set(left(begun, false))]).toEqual(["attack"]);
  });
});
