import type { EntryId, OptionId, OrderType, SideId } from "../vocabulary.ts";
import { point } from "./geo-point.ts";
import type { ArrivalData, LeaderPlace, OrderData, OrderLeg, Placement } from "./module-data.ts";

/** Short notations for what a scenario lists. Ids in one text, separated by blanks; points as `38.8302, -77.4765`. */

/** Units at a point. @param error of its source, in metres */
export function at(where: string, error: number, ids: string): Placement {
  return { ids: ids.split(" "), at: point(where), error };
}

/** A leader at a point, with no more error than a hex. */
export function stands(leader: string, where: string, option?: OptionId): LeaderPlace {
  return { leader, at: point(where), error: 300, ...(option === undefined ? {} : { option }) };
}

/** Leaders and the units they ride with, `"hunter u_reynolds"`. */
export function rides(...pairs: readonly string[]): readonly LeaderPlace[] {
  return pairs.map((pair): LeaderPlace => {
    const [leader, unit] = pair.split(" ");
    return { leader, with: unit };
  });
}

/** A leg of an order to a place, over some points. */
export function leg(type: OrderType, target: string, ...waypoints: readonly string[]): OrderLeg {
  return { type, target, waypoints: waypoints.map(point) };
}

/** An order of one leg, or a sequence. */
export function order(to: string, ...legs: readonly OrderLeg[]): OrderData {
  return { to, legs, mayBeForced: false };
}

/** Makes the arrivals of one side. */
export function arrivalsOf(side: SideId) {
  return (
    turn: number,
    formation: string,
    units: string,
    entries: readonly EntryId[],
    orders: readonly OrderData[],
    more: {
      /** Leaders who come along. */
      readonly leaders?: string;
      readonly headquarters?: boolean;
      readonly option?: OptionId;
    } = {},
  ): ArrivalData => ({
    id: `${formation}-${turn}`,
    side,
    turn,
    formation,
    units: units.split(" "),
    leaders: more.leaders === undefined ? [] : more.leaders.split(" "),
    headquarters: more.headquarters === true,
    entries,
    orders,
    ...(more.option === undefined ? {} : { option: more.option }),
  });
}
