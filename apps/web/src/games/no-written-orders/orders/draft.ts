import { ORDER_TYPES, type View } from "@stonebridge/games/no-written-orders";
import { hexOf } from "../pieces/pieces.ts";
import type { PlayTools } from "../tools.ts";
import type { DrawnOrder } from "./drawn-order.ts";
import { pieceOfHolder } from "./hand.ts";

/** The purposes of a draft, in the order of the rules’ own numbers. */
const PURPOSES = ["superior", "initiative", "bad-move"] as const;

/** The order that is in the writing, as the seat that writes it sees it; undefined if nobody it sees writes. */
export function draftOf({ tools, view }: { readonly tools: PlayTools; readonly view: View }): DrawnOrder | undefined {
  const frame = view.steps.at(-1);
  if (frame?.step !== "drafting" || !("legs" in frame)) return undefined;
  const { field } = tools.game;
  const { ids } = field.map.grid;
  const to = field.holders[frame.to].id;
  const piece = pieceOfHolder(tools, to);
  const last = frame.legs.at(-1)?.target?.flag;
  const origin = last === undefined ? (piece === undefined ? undefined : hexOf(view, piece)) : ids[last];
  const type = ORDER_TYPES[frame.type];
  return {
    purpose: PURPOSES[frame.purpose] ?? "superior",
    from: field.holders[frame.from].id,
    to,
    legs: frame.legs.map((leg) => ({
      type: leg.type,
      ...(leg.target === undefined ? {} : { target: ids[leg.target.flag] as string }),
      hexes: leg.target?.hexes.map((hex) => ids[hex] as string) ?? [],
      waypoints: leg.waypoints.map(({ flag }) => ids[flag] as string),
      forced: leg.forced,
      ...apart(leg.hidden, field.holders[leg.attach ?? -1]?.id),
    })),
    types: [...frame.legs.map((leg) => leg.type), ...(type === undefined ? [] : [type])],
    ...(origin === undefined ? {} : { origin }),
    ...(frame.flag < 0 ? {} : { target: ids[frame.flag] as string }),
    area: frame.hexes.filter((hex) => hex !== frame.flag).map((hex) => ids[hex] as string),
    via: frame.waypoints.map((hex) => ids[hex] as string),
    forced: frame.forced === 1,
    ...apart(frame.hidden === 1, field.holders[frame.attach]?.id),
  };
}

/** What an order says besides under options: a march out of sight, an attachment. */
function apart(hidden: boolean, attach: string | undefined): Pick<DrawnOrder, "hidden" | "attach"> {
  return { ...(hidden ? { hidden: true } : {}), ...(attach === undefined ? {} : { attach }) };
}
