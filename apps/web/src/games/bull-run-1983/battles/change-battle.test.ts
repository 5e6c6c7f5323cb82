import { describe, expect, it } from "vitest";
import { type Action, declaredBattles } from "@stonebridge/games/bull-run-1983";
import { after, declarationTable, openGame, tableAt } from "../../../../test/unit/tables-1983.ts";
import { fastDice } from "@stonebridge/kernel";
import { changeOf, closedAt, type Declaration, supporters, withoutUnit } from "./change-battle.ts";
import { type Table, whyNot } from "../table.ts";

const start = declarationTable();

/** The declaration as it stands after these actions of the side that declares. */
function declared(actions: readonly Action[], from: Table = start): Declaration {
  const { game, position, side } = after(from, actions);
  return {
    game,
    position,
    steps: actions.map((action) => ({ action, side })),
    mark: 0,
    side,
    positionAt: (step) => after(from, actions.slice(0, step)).position,
  };
}

function battlesOf({ game, position }: { readonly game: Table["game"]; readonly position: Table["position"] }) {
  return declaredBattles(game, position).map(({ targets, adjacent, guns, open }) => ({
    targets,
    adjacent: adjacent.toSorted(),
    guns,
    open: open === true,
  }));
}

const COMPOSED: readonly Action[] = [
  { type: "target", piece: "cs-11va" },
  { type: "assign", piece: "us-b-schenck" },
];
const all: readonly Action[] = [...COMPOSED, { type: "complete" }];
const whole = declared(all);

describe("changing a declared battle", () => {
  it.each([1, 2, 3, 4])("leaves battle %i in hand as it was and keeps the others", (number) => {
    const change = changeOf(whole, number);
    expect(change?.undoTo).toBe(0);
    const before = battlesOf(whole);
    const now = battlesOf(after(start, change?.actions ?? []));
    expect(now).toEqual([...before.toSpliced(number - 1, 1), { ...before[number - 1], guns: [], open: true }]);
  });

  it("is not offered for what cannot be taken back", () => {
    expect(changeOf({ ...whole, mark: all.length }, 1)).toBeUndefined();
    expect(changeOf(whole, 9)).toBeUndefined();
  });

  it("is offered while the order is asked, before a die has fallen", () => {
    expect(changeOf(declared([...all, { type: "done" }]), 1)?.undoTo).toBe(0);
  });

  it("drops a battle in hand that is none yet", () => {
    const begun = declared([...COMPOSED, { type: "close" }, { type: "target", piece: "cs-2tenn" }]);
    expect(battlesOf(after(start, changeOf(begun, 1)?.actions ?? []))).toMatchObject([
      { targets: ["cs-11va"], open: true },
    ]);
  });
});

describe("a battle that was opened again", () => {
  const changed = changeOf(whole, 2)?.actions ?? [];
  const CHANGING = { number: 2, targets: battlesOf(whole)[1].targets, guns: battlesOf(whole)[1].guns };

  it.each([
    ["close", [{ type: "close" }]],
    ["complete", [{ type: "complete" }]],
  ] as const)("goes back to its place: %s", (_name, actions) => {
    const anew = closedAt(declared(changed), CHANGING, actions);
    expect(battlesOf(after(start, anew?.actions ?? []))).toEqual(battlesOf(whole));
  });

  it("takes along what comes after: whoever joins, joins the battle he was shown", () => {
    const guns = openGame({ ...start.game.situation });
    const from = tableAt(guns, guns.start(fastDice(1)));
    const gun = "us-i1us";
    const last = battlesOf(whole).length;
    const shown = declared(changed, from);
    const before = after(from, [...changed, { type: "close" }]);
    const joins = before.decision.actions.filter((one) => one.type === "join" && one.piece === gun);
    expect(joins.length).toBeGreaterThan(0);
    for (const join of joins) {
      if (join.type !== "join") continue;
      const anew = closedAt(shown, CHANGING, [{ type: "close" }, join]);
      const joined = battlesOf(after(from, anew?.actions ?? [])).find(({ guns: those }) => those.includes(gun));
      expect(joined?.targets).toEqual(battlesOf(before)[join.battle - 1].targets);
      expect(join.battle).toBeLessThanOrEqual(last);
    }
  });

  it("stays where it is when it is the last, or not closed", () => {
    expect(closedAt(declared(changed), { ...CHANGING, number: 9 }, [{ type: "close" }])).toBeUndefined();
    expect(closedAt(declared(changed), CHANGING, [{ type: "next", battle: 1 }])).toBeUndefined();
  });
});

describe("guns that supported a battle that was opened again", () => {
  const gun = "us-i1us";
  const supported = declared([...all, { type: "join", piece: gun, battle: 4 }]);
  const { targets } = battlesOf(supported)[3];
  const changing = { number: 4, targets, guns: [gun] };
  const opened = declared(changeOf(supported, 4)?.actions ?? []);

  it.each(["close", "complete"] as const)("support it again: %s", (type) => {
    expect(battlesOf(opened).some(({ guns }) => guns.includes(gun))).toBe(false);
    expect(supporters(opened, changing)).toEqual([gun]);
    const anew = closedAt(opened, changing, [{ type }]);
    expect(battlesOf(after(start, anew?.actions ?? []))).toEqual(battlesOf(supported));
  });

  it("do not where it is another battle by now, or cannot be closed", () => {
    expect(supporters(opened, { ...changing, targets: ["cs-11va"] })).toEqual([]);
    const anew = closedAt(opened, { ...changing, targets: ["cs-11va"] }, [{ type: "close" }]);
    expect(battlesOf(after(start, anew?.actions ?? [])).map(({ guns }) => guns)).toEqual([[], [], [], []]);
    expect(supporters(declared([{ type: "target", piece: targets[0] }]), changing)).toEqual([]);
  });
});

describe("taking a unit out of the battle in hand", () => {
  it.each(["us-b-schenck", "us-b-keyes"])("keeps its other units and the other battles: %s", (piece) => {
    const changed = changeOf(whole, 1)?.actions ?? [];
    const before = battlesOf(declared(changed)).at(-1);
    expect(before?.adjacent).toContain(piece);
    const anew = withoutUnit(declared(changed), piece);
    expect(battlesOf(after(start, anew?.actions ?? [])).at(-1)).toEqual({
      ...before,
      adjacent: before?.adjacent.filter((one) => one !== piece),
    });
  });

  it("puts the battle away with its last defender", () => {
    const anew = withoutUnit(declared(COMPOSED), "cs-11va");
    expect(anew).toEqual({ undoTo: 0, actions: [] });
  });

  it("is not offered for who is not in it, or can no longer be taken back", () => {
    expect(withoutUnit(declared(COMPOSED), "us-b-keyes")).toBeUndefined();
    expect(withoutUnit({ ...declared(COMPOSED), mark: 2 }, "us-b-schenck")).toBeUndefined();
    expect(whyNot(after(start, COMPOSED), { type: "assign", piece: "us-b-schenck" })?.reason).toBe("assign-taken");
  });
});
