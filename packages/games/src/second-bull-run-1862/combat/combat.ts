import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { clearTarget } from "./attack.ts";
import { beginBattle } from "./battle.ts";
import type { Field, SideIndex } from "../field.ts";
import { type Play, type Step, asks, pop, tell, unitId, zoneId } from "../play.ts";
import { ATTACKED, type Position, holds } from "../position.ts";
import { ANY } from "../refusing.ts";
import { COMBAT } from "./refusals.ts";

/** Zones that wait for their combat: an Attack marker points there and an enemy still holds them, in the order of the markers. */
function zonesToFight(field: Field, p: Position, side: SideIndex): ZoneIndex[] {
  const zones: ZoneIndex[] = [];
  for (let unit = 0; unit < field.roster; unit++) {
    const zone = p.target[unit];
    if (zone === NOWHERE || field.sideOf[unit] !== side || zones.includes(zone)) continue;
    if (holds(field, p, 1 - side, zone)) zones.push(zone);
  }
  return zones;
}

/**
 * SB62-6.1-m, SB62-10.1-a, SB62-10.1-b, SB62-D11: every Attack marker is fought, zone by zone in the attacker’s order; all that point at a
 * zone fight together, once (SB62-10.1-c, SB62-10.1-e).
 */
export const combat: Step<"combat"> = {
  ask(play, f) {
    const zones = zonesToFight(play.field, play.p, f.side);
    if (zones.length === 0) return undefined;
    return asks(
      "combat",
      f.side,
      "SB62-10.1-b",
      { left: zones.length },
      zones.map((zone): Action => ({ type: "fight", zone: zoneId(play, zone) })),
    );
  },
  run(play, f) {
    const { field, p } = play;
    dropVoid(play, f.side);
    // from here on the attacked brigades are not needed any more
    for (let unit = 0; unit < field.roster; unit++) p.marks[unit] &= ~ATTACKED;
    pop(play);
  },
  take(play, f, action) {
    if (action.type !== "fight") return;
    dropVoid(play, f.side);
    beginBattle(play, f.side, play.field.graph.known(action.zone));
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "fight") return undefined;
    const zone = field.graph.index(action.zone);
    if (zone === undefined) return ANY["no-such-zone"];
    if (p.attacked.includes(zone)) return COMBAT["fight-again"];
    const pointed = field.rosterOf[f.side].some((unit) => p.target[unit] === zone);
    return pointed ? COMBAT["fight-void"] : COMBAT["fight-unmarked"];
  },
};

/** RU-76: a marker whose zone no enemy holds any more comes off, even if one returns there. */
function dropVoid(play: Play, side: SideIndex): void {
  const { field, p } = play;
  for (let unit = 0; unit < field.roster; unit++) {
    const zone = p.target[unit];
    if (zone === NOWHERE || field.sideOf[unit] !== side || holds(field, p, 1 - side, zone)) continue;
    clearTarget(play, unit);
    tell(play, { type: "attack-lapsed", rule: "SB62-RU76", unit: unitId(play, unit) });
  }
}
