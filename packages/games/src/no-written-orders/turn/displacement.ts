import type { HexIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { alarmReserve } from "../orders/broken-orders.ts";
import type { Field } from "../field.ts";
import type { DisplacementFrame } from "../frames/combat.ts";
import { endanger } from "../army/leader-loss.ts";
import type { LeaderIndex } from "../measures.ts";
import { type Play, type Step, asks, hexId, leaderId, pop } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { ELIMINATED, type Position, onMap } from "../position.ts";
import { judgeSpirits } from "../army/spirits.ts";

/** Hexes of the units nearest to a leader; his owner chooses among them (NWO-11.1-d, NWO-RUL150). */
function refugesOf(field: Field, p: Position, leader: LeaderIndex): HexIndex[] {
  let least = Infinity;
  let found: HexIndex[] = [];
  for (const unit of field.roster[field.leaderSide[leader]]) {
    if (!onMap(p, unit)) continue;
    const away = field.map.grid.distance(p.post[leader], p.place[unit]);
    if (away > least) continue;
    if (away < least) found = [];
    least = away;
    if (!found.includes(p.place[unit])) found.push(p.place[unit]);
  }
  return found;
}

/** Leaders whom the enemy finds alone escape to their units, and may be lost on the way (NWO-11.1-d, NWO-11.2-a). */
export const displacement: Step<"displacement"> = {
  ask(play, f) {
    const { field, p } = play;
    const [leader] = f.leaders;
    if (leader === undefined) return undefined;
    const hexes = refugesOf(field, p, leader);
    if (hexes.length <= 1) return undefined;
    const id = leaderId(play, leader);
    return asks(
      "displacement",
      f.side,
      "NWO-RUL150",
      { leader: id },
      hexes.map((hex): Action => ({ type: "displace", leader: id, hex: hexId(play, hex) })),
    );
  },
  run(play, f) {
    const [leader] = f.leaders;
    if (leader === undefined) return pop(play);
    return displace(play, f, leader, refugesOf(play.field, play.p, leader)[0]);
  },
  take(play, f, action) {
    if (action.type === "displace") displace(play, f, f.leaders[0], play.field.map.grid.known(action.hex));
  },
};

function displace(play: Play, f: DisplacementFrame, leader: LeaderIndex, to: HexIndex | undefined): void {
  const { p } = play;
  const from = p.post[leader];
  f.leaders = f.leaders.slice(1);
  // with no unit left on the map there is nowhere to go
  p.post[leader] = to ?? ELIMINATED;
  tell(play, {
    type: "displaced",
    rule: "NWO-11.1-d",
    leader: leaderId(play, leader),
    from: hexId(play, from),
    ...(to === undefined ? {} : { to: hexId(play, to) }),
  });
  judgeSpirits(play);
  if (to !== undefined) endanger(play, leader);
  alarmReserve(play, [leader]);
}
