import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import {
  DIVISION,
  type HolderIndex,
  type Position,
  hexesToEnemy,
  onMap,
} from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/no-written-orders/colonel.ts";
import { surveyCountry } from "../../src/no-written-orders/country.ts";
import { isFollower, mayStandDown, rideAfter } from "../../src/no-written-orders/following.ts";

const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run", {}));
const { field } = game;
const { grid } = field.map;
const country = surveyCountry(game);
const known = (id: string): HolderIndex => field.holderIndex.get(id) as HolderIndex;

/** A division of a formation, and their leaders. */
const division = known("kershaw-brigade");
const { formation, leader } = field.holders[division];
const chief = field.holders[formation].leader;

/** Mean way in hexes from a leader to his men. */
function wayToMen(p: Position, holder: HolderIndex): number {
  const men = field.holders[holder].units.filter((unit) => onMap(p, unit));
  const post = p.post[field.holders[holder].leader];
  return men.reduce((sum, unit) => sum + grid.distance(post, p.place[unit]), 0) / men.length;
}

const FALL_BACK = { type: "fall-back", waypoints: [], forced: false, hidden: false } as const;

/** A holder has an order. */
function order(p: Position, holder: HolderIndex, type: "attack" | "fall-back"): void {
  p.standing = p.standing.with(holder, {
    order: { ...FALL_BACK, type },
    origin: "rule",
    since: p.turn,
    sent: p.turn,
  } as unknown as Position["standing"][number]);
}

describe("leaders of the colonel of No Written Orders", { timeout: 60_000 }, () => {
  it("follow who lead a division without an order of its own, or fall back; not who lead an attack with their men", () => {
    const p = game.start(fastDice(1));
    order(p, formation, "attack");
    expect(field.holders[division].kind).toBe(DIVISION);
    expect(isFollower(country, p, leader)).toBe(true);
    expect(isFollower(country, p, chief)).toBe(false);
    order(p, formation, "fall-back");
    expect(isFollower(country, p, chief)).toBe(true);
  });

  it("follow who attack out of reach of all their men", () => {
    const p = game.start(fastDice(1));
    order(p, formation, "attack");
    p.post[chief] = grid.known("2717");
    expect(isFollower(country, p, chief)).toBe(true);
  });

  it("NWO-12.3.RS-d: keep a retreat up until they have had a turn to ride after men who are out of reach", () => {
    const p = game.start(fastDice(1));
    order(p, formation, "fall-back");
    expect(mayStandDown(country, p, formation)).toBe(true);
    p.post[chief] = grid.known("2717");
    expect(mayStandDown(country, p, formation)).toBe(false);
    p.turn += 1;
    expect(mayStandDown(country, p, formation)).toBe(false);
    p.turn += 1;
    expect(mayStandDown(country, p, formation)).toBe(true);
  });

  it("ride nearer to their men, stay beside them, and keep away from the enemy", () => {
    const p = game.start(fastDice(1));
    const men = field.holders[division].units.filter((unit) => onMap(p, unit));
    const post = p.place[men[0]];
    const away = [...grid.within(post, 5)].filter((hex) => grid.distance(hex, post) === 5);
    p.post[leader] = away[0];
    const to = rideAfter(country, p, leader, [...grid.within(post, 8)]);
    p.post[leader] = to;
    expect(wayToMen(p, division)).toBeLessThanOrEqual(1);
    expect(hexesToEnemy(field, p, field.leaderSide[leader], to)).toBeGreaterThan(1);
    expect(rideAfter(country, p, leader, [...grid.within(post, 8)])).toBe(-1);
  });

  it("are where their men are at the end of the day: nobody who has no order of his own was left behind", () => {
    const p = game.start(fastDice(2));
    const colonel = new Colonel(game);
    const dice = fastDice(2);
    let behind = 0;
    let seen = 0;
    for (let turn = 0; ;) {
      const decision = game.decision(p);
      if (decision.over) break;
      if (p.turn !== turn) {
        turn = p.turn;
        for (const [holder, { kind, units, leader: of }] of field.holders.entries()) {
          if (kind !== DIVISION || of < 0 || p.post[of] < 0 || p.standing[holder] !== undefined) continue;
          if (!units.some((unit) => onMap(p, unit))) continue;
          seen += 1;
          if (wayToMen(p, holder) > 5) behind += 1;
        }
      }
      game.act(p, decision.sides[0], colonel.choose(p, decision), dice);
    }
    expect(seen).toBeGreaterThan(10);
    expect(behind / seen).toBeLessThan(0.05);
  });
});
