import { BRIDGE, FORD, RIVER } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { capacityOf, refuseAddress, sendersOf } from "../../../src/no-written-orders/orders/capacity.ts";
import { commandersOf, pair } from "../../../src/no-written-orders/turn/chits.ts";
import { traceCost } from "../../../src/no-written-orders/army/command.ts";
import { beginCommand } from "../../../src/no-written-orders/turn/command-phase.ts";
import { beginDraft } from "../../../src/no-written-orders/orders/drafting.ts";
import { FORMATION } from "../../../src/no-written-orders/field.ts";
import type { DraftingFrame } from "../../../src/no-written-orders/frames/orders.ts";
import { moverOf } from "../../../src/no-written-orders/army/mover.ts";
import { refuseBySpecialRule, refuseKind } from "../../../src/no-written-orders/orders/order-rules.ts";
import { COMMANDS, liftUp } from "../../../src/no-written-orders/position.ts";
import { wayFrom } from "../../../src/no-written-orders/movement/setting-out.ts";
import { actsIn } from "../../../src/no-written-orders/army/acting.ts";
import { liftSpecialRules } from "../../../src/no-written-orders/position/lifting.ts";
import { stepCost } from "../../../src/no-written-orders/movement/step-cost.ts";
import { refuseStep } from "../../../src/no-written-orders/movement/step-rules.ts";
import { ORDER_TYPES } from "../../../src/no-written-orders/vocabulary.ts";
import { Battle } from "../support/battle.ts";

/** A formation begins its action. */
function begins(battle: Battle, formation: string): void {
  const { field, p } = battle;
  const acting = battle.action(formation);
  liftSpecialRules(battle.play, { at: "action begins", acts: (unit) => actsIn(field, p, acting, unit) });
}

describe("First Bull Run", () => {
  const BANKS = ["3213", "3114"] as const;

  test("NWO-CS2 Farm Ford is closed to the Union and to what it traces, and to all artillery; never to Confederate foot", () => {
    const battle = new Battle("first-bull-run");
    const { field, p } = battle;
    const trace = (side: number): number =>
      traceCost(field, p, side, field.map.grid.known(BANKS[0]), field.map.grid.known(BANKS[1]), 6);
    expect(battle.step("u_sherman", ...BANKS)).toBe("NWO-CS2");
    expect(trace(0)).toBe(-1);
    battle.put("u_sherman", "5809");
    expect(trace(1)).toBe(6);
    expect(battle.step("c_cocke", "3114", "3213")).not.toBe("NWO-CS2");
    battle.put("c_cocke", "3419");
    expect(battle.step("c_rogers", "3114", "3213")).toBe("NWO-CS2");
    battle.put("c_rogers", "3419");
    p.lifted = ["NWO-CS2"];
    expect(battle.step("u_carlisle", ...BANKS)).toBe("NWO-CS2");
    battle.put("u_carlisle", "5809");
    expect(battle.step("u_sherman", ...BANKS)).not.toBe("NWO-CS2");
  });

  test("NWO-CS2 a Union unit whose action begins beside it finds it; at eleven o’clock it is known", () => {
    const found = new Battle("first-bull-run");
    found.put("u_sherman", "3212");
    begins(found, "U1");
    expect(found.p.lifted).toEqual([]);
    found.put("u_sherman", "3213");
    begins(found, "C1");
    expect(found.p.lifted).toEqual([]);
    expect(
      traceCost(found.field, found.p, 0, found.field.map.grid.known("3213"), found.field.map.grid.known("3114"), 6),
    ).toBe(-1);
    begins(found, "U1");
    expect([found.p.lifted, found.events.map(({ type }) => type)]).toEqual([["NWO-CS2"], ["ford-found"]]);
    expect(
      traceCost(found.field, found.p, 0, found.field.map.grid.known("3213"), found.field.map.grid.known("3114"), 6),
    ).toBe(6);
    const later = new Battle("first-bull-run");
    later.p.turn = 5;
    liftSpecialRules(later.play, { at: "turn begins" });
    expect(later.p.lifted).toEqual([]);
    later.p.turn = 6;
    liftSpecialRules(later.play, { at: "turn begins" });
    expect(later.p.lifted).toEqual(["NWO-CS2"]);
  });

  test("NWO-CS3 each army commander orders his own and has his own capacity; the pair is his who rolled, either may be named", () => {
    const battle = new Battle("first-bull-run");
    const { field, p } = battle;
    const [beauregard, johnston] = [battle.holder("beauregard"), battle.holder("johnston")];
    const post = (id: string): number => field.leaderIndex.get(id) ?? -1;
    p.post[post("johnston")] = p.post[post("beauregard")] as number;
    expect(commandersOf(field, p, 1).toSorted((one, other) => one - other)).toEqual([johnston, beauregard]);
    expect(refuseAddress(field, p, [], johnston, battle.holder("C1"))?.rule).toBe("NWO-12-a");
    expect(capacityOf(field, p, beauregard)).toBe(2);
    for (const [holder, { side, kind }] of field.holders.entries())
      if (side === 1 && kind === FORMATION)
        p.standing = p.standing.with(holder, p.standing[holder] ?? p.standing[battle.holder("C4")]);
    const offered = pair.ask?.(battle.play, { step: "pair", side: 1, commander: beauregard, first: -1 });
    const chosen = offered?.actions.flatMap((one) => (one.type === "pair" ? [battle.holder(one.formation)] : [])) ?? [];
    expect(chosen.length).toBeGreaterThan(1);
    expect(chosen.every((holder) => field.holders[holder]?.army === beauregard)).toBe(true);
  });

  test("NWO-CS4 the trestle at Union Mills bears a march at a point, and nobody else", () => {
    const battle = new Battle("first-bull-run");
    const { field, p } = battle;
    const { grid, trestle } = field.map;
    const over = trestle.indexOf(1);
    const from = Math.floor(over / 6);
    const to = field.map.neighbours[over] as number;
    const unit = battle.put("c_ewell", grid.ids[from] as string);
    const step = (type: "march" | "defend"): readonly [string | undefined, number] => {
      const standing = p.standing[battle.holder("C4")];
      if (standing === undefined) throw new Error("C4 has no order.");
      const order = { ...standing.order, type, target: { flag: to, hexes: [to] } } as typeof standing.order;
      p.standing = p.standing.with(battle.holder("C4"), { ...standing, order });
      const way = wayFrom(field, p, unit, [unit]);
      return [refuseStep(field, p, way, over)?.rule, stepCost(field, p, way, over)];
    };
    expect(step("march")).toEqual([undefined, 2]);
    expect(step("defend")[0]).toBe("NWO-5-c");
  });

  test("NWO-CS7 Camp Pickens’ battery stays and is in command; the 6th South Carolina keeps within three hexes of the junction", () => {
    const battle = new Battle("first-bull-run", "campPickens");
    const { field, p } = battle;
    const pickens = field.unitIndex.get("c_pickens") ?? -1;
    expect([field.allowance[pickens], moverOf(field, p, pickens).commanded]).toEqual([0, true]);
    expect(battle.step("c_6sc", "4342", "4341")).not.toBe("NWO-CS7");
    expect(battle.step("c_6sc", "4339", "4338")).toBe("NWO-CS7");
  });

  test("NWO-CS8 Runyon’s men stay on the turnpike, or in Centreville", () => {
    const battle = new Battle("first-bull-run", "runyon");
    const { grid, way, neighbours } = battle.field.map;
    const from = grid.known("5809");
    const steps = [0, 1, 2, 3, 4, 5].map((direction) => {
      const to = grid.ids[neighbours[from * 6 + direction] as number] as string;
      return [battle.step("u_montgomery", "5809", to) !== "NWO-CS8", way[from * 6 + direction] !== 0] as const;
    });
    expect(steps.filter(([open]) => open).length).toBe(2);
    expect(steps.every(([open, road]) => !open || road)).toBe(true);
  });
});

describe("Second Bull Run", () => {
  test("NWO-DS5 Bull Run is crossed at its fords and the Stone Bridge alone; its branches are streams", () => {
    const { map } = new Battle("two-days").field;
    const water = (from: string, to: string): number =>
      map.water[map.grid.hexside(map.grid.known(from), map.grid.known(to))] as number;
    const fords = map.data.crossings.filter((one) => one.water === "Bull Run" && one.kind === "ford");
    expect(fords.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Sudley Ford", "Poplar Ford", "Farm Ford", "Lewis Ford"]),
    );
    for (const { side } of fords) expect(water(...side)).toBe(FORD);
    expect(water("3315", "3415")).toBe(BRIDGE);
    expect(map.data.rivers.map(({ name }) => name)).toContain("Bull Run");
    expect(map.data.streams.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Young's Branch", "Catharpin Run"]),
    );
    expect(map.water.filter((code) => code === RIVER).length).toBeGreaterThan(20);
  });

  test("NWO-DS3 Jackson is alone before the army commander comes: he sends orders by his own rating, but no General Retreat", () => {
    const battle = new Battle("brawners-farm");
    beginCommand(battle.play);
    const leader = battle.field.leaderIndex.get("jackson") ?? -1;
    battle.p.leaderMarks[leader] = COMMANDS;
    expect(sendersOf(battle.field, battle.p, 1)).toEqual([battle.holder("jackson")]);
    expect(capacityOf(battle.field, battle.p, battle.holder("jackson"))).toBe(3);
  });

  test("NWO-DS4 until a Union unit sees Longstreet’s men Pope orders nothing but Attack, Probe and March", () => {
    const battle = new Battle("third-day", "fixedIdea");
    const { field, p } = battle;
    const pope = battle.holder("pope");
    const kinds = (): readonly string[] => {
      p.stack.splice(1);
      beginDraft(battle.play, 0, 0, pope, battle.holder("V1"));
      const draft = p.stack.at(-1) as DraftingFrame;
      return ORDER_TYPES.filter((type) => refuseKind(field, p, draft, type)?.rule === "NWO-DS4");
    };
    expect(kinds()).toEqual(["defend", "delay", "fall-back"]);
    expect(refuseBySpecialRule(field, p, pope, "general-retreat")?.rule).toBe("NWO-DS4");
    const hood = field.holders[battle.holder("L1")]?.units[0] ?? -1;
    const milroy = field.unitIndex.get("u_milroy") ?? -1;
    for (const unit of field.roster[0] ?? []) if (unit !== milroy) liftUp(field, p, unit, -1);
    for (const unit of field.roster[1] ?? []) if (unit !== hood) liftUp(field, p, unit, -1);
    battle.put(field.units[hood]?.id ?? "", "0505");
    battle.put("u_milroy", "6005");
    liftSpecialRules(battle.play, { at: "action ends" });
    expect(p.lifted).toEqual([]);
    battle.put("u_milroy", "0506");
    liftSpecialRules(battle.play, { at: "action ends" });
    expect([p.lifted, kinds()]).toEqual([["NWO-DS4"], []]);
    const plain = new Battle("third-day");
    expect(refuseBySpecialRule(plain.field, plain.p, plain.holder("pope"), "defend")).toBeUndefined();
  });

  test("NWO-DS8, NWO-12.13-c King’s column closes up along the turnpike first; then its units keep within two hexes", () => {
    const battle = new Battle("brawners-farm");
    const { field, p } = battle;
    const { grid } = field.map;
    const at = (id: string): string => grid.ids[p.place[field.unitIndex.get(id) ?? -1] as number] as string;
    const head = at("u_sull");
    const rear = at("u_patrick");
    const on = (id: string, hex: string): readonly (string | undefined)[] =>
      [0, 1, 2, 3, 4, 5].map((direction) => {
        const to = field.map.neighbours[grid.known(hex) * 6 + direction] as number;
        return battle.step(id, hex, grid.ids[to] as string);
      });
    expect(on("u_sull", head).every((rule) => rule !== undefined)).toBe(true);
    expect(on("u_sull", head)).toContain("NWO-DS8");
    expect(on("u_patrick", rear).filter((rule) => rule === undefined).length).toBe(1);
    liftSpecialRules(battle.play, { at: "action ends" });
    expect(p.lifted).toEqual([]);
    for (const unit of field.holders[battle.holder("king-division")]?.units ?? [])
      battle.put(field.units[unit]?.id ?? "", head);
    liftSpecialRules(battle.play, { at: "action ends" });
    expect(p.lifted).toEqual(["NWO-DS8"]);
    expect(on("u_sull", head)).not.toContain("NWO-DS8");
  });
});
