// @vitest-environment happy-dom
import { fastDice } from "@stonebridge/kernel";
import { type Position, SIDES } from "@stonebridge/games/no-written-orders";
import { forecastAssault, liftUp } from "@stonebridge/games/no-written-orders/internals";
import { describe, expect, it } from "vitest";
import { beginning, openGame, tableOfStep, openTools } from "../../../test/unit/tables-nwo.ts";
import { ofType } from "../contract/offers.ts";
import { POSITIONS } from "./lessons/positions.ts";
import { hands } from "./hands.ts";
import type { Offer } from "./offers/offer.ts";
import { overlayModels } from "./overlays.ts";
import { type Table, tableOf } from "./table.ts";
import { assaultsWeighed } from "./weigh.ts";

/** Enemies of which the deciding side sees nothing. */
function unseenOf({ tools, view }: Table): readonly number[] {
  const { unitIndex } = tools.game.field;
  return view.units.flatMap(({ id, where }) => (where === "unseen" ? (unitIndex.get(id) ?? []) : []));
}

describe("what the screen reckons", () => {
  it("holds up zones, command, sight and supply as the seat knows them, not as they are", () => {
    const tools = openGame();
    const { game } = tools;
    const table = tableOfStep(tools, "movement", 2);
    const unseen = unseenOf(table);
    const other: Position = game.copy(table.position);
    for (const unit of unseen) liftUp(game.field, other, unit, -1);
    const up = (position: Position) =>
      overlayModels(new Set(["control", "command", "supply"]), {
        tools,
        position,
        view: table.view,
        table,
        piece: undefined,
      });
    expect(unseen.length).toBeGreaterThan(0);
    expect(up(other)).toEqual(up(table.position));
    const spread = (position: Position) =>
      overlayModels(new Set(["control"]), {
        tools,
        position,
        view: game.view(position, "spectator"),
        table,
        piece: undefined,
      }).map(({ spaces }) => spaces.length);
    // who only watches is shown the ground as it is
    expect(spread(other)).not.toEqual(spread(table.position));
  });

  it("previews marches without knowing which of the enemies that are seen march elsewhere, out of sight", () => {
    const placements = [
      { unit: "u_burnside", at: "2413" },
      { unit: "c_evans", at: "2515", detached: true },
    ];
    const at = (hidden: boolean): Table => {
      const march = { units: ["c_evans"], route: ["2515", "2516"], banked: [8], holder: "evans-brigade" };
      const situation = {
        ...POSITIONS.attack.situation,
        options: { hiddenMovement: "on" },
        placements,
        orders: [
          { to: "U2", orders: [{ type: "attack", target: "2719" }], origin: "start", since: 4, sent: 1 },
          {
            to: "evans-brigade",
            orders: [{ type: "march", target: "2516", hidden: true }],
            origin: "superior",
            since: 4,
            sent: 4,
          },
        ],
        hiding: hidden ? [march] : [],
      };
      const hiding = openTools(situation);
      return tableOf(hiding, hiding.game.start(fastDice(1))) as Table;
    };
    const marches = (table: Table) =>
      hands.offersOf(table, { piece: "u_burnside" }).filter(({ meaning }) => meaning === "march");
    const [there, gone] = [at(false), at(true)];
    expect(gone.position.hiding).toHaveLength(1);
    // Evans would fire at who passes him, if he were there
    expect(marches(there).some(({ disputed }) => disputed)).toBe(true);
    expect(marches(gone)).toEqual(marches(there));
    const disputed = marches(gone).find((one) => one.disputed) as Offer;
    expect(hands.needsPreview(gone, disputed)).toBe(true);
  });

  it("weighs an assault without knowing the enemy’s orders", () => {
    const table = beginning(POSITIONS.assault.situation);
    const { game } = table.tools;
    const [assault] = ofType(table.decision.actions, "assault");
    const offer = hands.offersOf(table, { piece: assault?.unit ?? "" }).find(({ meaning }) => meaning === "assault");
    const under = (type: "defend" | "fall-back"): Position => {
      const standing = table.position.standing.map((held, holder) =>
        held === undefined || game.field.holders[holder]?.side === SIDES.indexOf(table.side)
          ? held
          : { ...held, order: { type, waypoints: [], forced: false, hidden: false } },
      );
      return { ...game.copy(table.position), standing };
    };
    const [holding, leaving] = [under("defend"), under("fall-back")];
    const [weighed] = assaultsWeighed({ ...table, position: holding }, offer);
    expect(weighed?.attackers).toContain(assault?.unit);
    expect(assaultsWeighed({ ...table, position: leaving }, offer)).toEqual([weighed]);
    const truth = (position: Position) => {
      const index = (id: string): number => game.field.unitIndex.get(id) as number;
      const hex = game.field.map.grid.known(weighed?.hex ?? "");
      return forecastAssault(game.field, position, (weighed?.attackers ?? []).map(index), hex);
    };
    // his orders do tell upon it
    expect(truth(holding)).not.toEqual(truth(leaving));
  });
});
