import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import { HEADQUARTERS } from "@stonebridge/games/bull-run-1861";
import { COMMAND_RANGE, ON_MAP } from "@stonebridge/games/bull-run-1861/internals";
import type { Estimate } from "./estimate.ts";
import { type Zone, waysOf } from "./ground.ts";
import type { Staff } from "./marching.ts";

type Seat = Extract<Action, { type: "ride" | "displace" }>;

/** What it is worth to have an HQ in a zone: brigades in command, those with much to do counting most (10.1-b); not in the enemy's way. */
export function seatWorth(staff: Staff, p: Position, view: Estimate, headquarters: number, zone: Zone): number {
  const { ground } = staff;
  const { field, size } = ground;
  const ways = waysOf(ground, p, view.side);
  const range = COMMAND_RANGE[headquarters];
  let worth = 0;
  for (let unit = 0; unit < field.roster; unit++) {
    if (field.commander[unit] !== headquarters || p.state[unit] !== ON_MAP) continue;
    const far = ways[zone * size + p.place[unit]];
    const busy = 0.3 + view.worth[unit] + (view.threat[p.place[unit]] > 0 ? 0.4 : 0);
    if (far <= range) worth += busy * staff.weights.inCommand;
    if (far <= range - 3) worth += 0.25 * busy * staff.weights.inCommand; // room to go on
  }
  if (view.threat[zone] > 0) worth -= staff.weights.exposedHeadquarters;
  return worth;
}

/** The ride, or the place to fall back to, that keeps the most brigades in command; undefined: stay. */
export function bestSeat(staff: Staff, p: Position, view: Estimate, actions: readonly Action[]): Seat | undefined {
  const { graph } = staff.ground.field;
  let best: Seat | undefined;
  let most = 0;
  const worthHere = new Map<string, number>();
  for (const action of actions) {
    if (action.type !== "ride" && action.type !== "displace") continue;
    const index = HEADQUARTERS.indexOf(action.headquarters as (typeof HEADQUARTERS)[number]);
    let here = worthHere.get(action.headquarters);
    if (here === undefined) {
      // a ride is possible once a turn: only for a clear gain; a displaced HQ must go somewhere
      here = action.type === "ride" ? seatWorth(staff, p, view, index, p.headquarters[index]) + RIDE : MUST_GO;
      worthHere.set(action.headquarters, here);
    }
    const gain = seatWorth(staff, p, view, index, graph.known(action.zone)) - here;
    if (best !== undefined && gain <= most) continue;
    if (gain <= 0) continue;
    most = gain;
    best = action;
  }
  return best;
}

/** Gain below which an HQ keeps its ride for later in the turn. */
const RIDE = 0.3;
const MUST_GO = -100;
