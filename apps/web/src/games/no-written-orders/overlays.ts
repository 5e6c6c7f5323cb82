import { type Position, SIDES, type View } from "@stonebridge/games/no-written-orders";
import {
  commandedFrom,
  CONFEDERATE,
  type Measured,
  seenFrom,
  suppliedHexes,
  UNION,
  zonesOf,
} from "@stonebridge/games/no-written-orders/internals";
import { halves } from "@stonebridge/games/no-written-orders/text";
import type { OverlayModel } from "../../board/model.ts";
import { seenPosition } from "./orders/known.ts";
import { findPiece, sideOf } from "./pieces/pieces.ts";
import type { Table } from "./table.ts";
import type { PlayTools } from "./tools.ts";

/** What can be held up to look at: `z`, `c`, `l`, `x`. */
export const OVERLAYS = ["control", "command", "sight", "supply"] as const;
export type OverlayKind = (typeof OVERLAYS)[number];

export interface Looked {
  readonly tools: PlayTools;
  /** For eyes that nothing is worked out for: those of who only watches, or sees everything. */
  readonly position: Position;
  readonly view: View;
  /** Absent if nobody can act. */
  readonly table: Table | undefined;
  /** The piece looked at. */
  readonly piece: string | undefined;
}

/** What is held up, reckoned from what the seat sees, so that it tells nobody more than he knows. */
export function overlayModels(kinds: ReadonlySet<OverlayKind>, about: Looked): readonly OverlayModel[] {
  if (kinds.size === 0) return [];
  const looked = { ...about, position: seenPosition(about) };
  const { field } = looked.tools.game;
  const { ids } = field.map.grid;
  const plain = (hexes: readonly number[]): OverlayModel["spaces"] =>
    hexes.map((hex) => ({ space: ids[hex] as string }));
  return [...kinds].flatMap((kind): OverlayModel[] => {
    switch (kind) {
      case "control":
        return [
          { kind: "control-north", spaces: plain(zonesOf(field, looked.position, UNION)) },
          { kind: "control-south", spaces: plain(zonesOf(field, looked.position, CONFEDERATE)) },
        ];
      case "command":
        return [{ kind, spaces: commandOf(looked) }];
      case "sight":
        return [{ kind: "range", spaces: sightOf(looked) }];
      case "supply":
        return [{ kind: "cohesion", spaces: plain(suppliedHexes(field, looked.position, sideLooked(looked))) }];
    }
  });
}

/** The leaders looked at: the one in hand or shown, those over the unit looked at, or all of the side. */
function leadersOf(looked: Looked): readonly number[] {
  const { tools, piece } = looked;
  const { field } = tools.game;
  const own = piece === undefined ? undefined : field.leaderIndex.get(piece);
  if (own !== undefined) return [own];
  const unit = piece === undefined ? undefined : field.unitIndex.get(piece);
  if (unit !== undefined) {
    const { leader, army } = field.holders[field.formationOf[unit]];
    return [leader, field.holders[army]?.leader ?? -1].filter((one) => one >= 0);
  }
  return field.staff[sideLooked(looked)];
}

function commandOf(looked: Looked): OverlayModel["spaces"] {
  const { field } = looked.tools.game;
  const least = new Map<number, number>();
  for (const leader of leadersOf(looked)) {
    if (looked.view.leaders[leader]?.hex === undefined) continue;
    for (const { hex, amount } of commandedFrom(field, looked.position, leader))
      if (amount < (least.get(hex) ?? Number.POSITIVE_INFINITY)) least.set(hex, amount);
  }
  return [...least].map(([hex, amount]) => ({ space: field.map.grid.ids[hex], text: halves(amount) }));
}

function sightOf({ tools, position, view, piece }: Looked): OverlayModel["spaces"] {
  const { field } = tools.game;
  const { grid } = field.map;
  const seen = piece === undefined ? undefined : findPiece(view, piece);
  if (seen === undefined) return [];
  return seenFrom(field, position, grid.known(seen.hex)).map(({ hex, amount }: Measured) => ({
    space: grid.ids[hex],
    text: String(amount),
  }));
}

/** The side whose ground is looked at: that of the piece, of who decides, of the seat. */
function sideLooked({ view, table, piece }: Looked): number {
  const side = (piece === undefined ? undefined : sideOf(view, piece)) ?? table?.side ?? view.seat;
  return side === "spectator" ? UNION : SIDES.indexOf(side);
}
