import type { BullRun1983, GameEvent, View } from "@stonebridge/games/bull-run-1983";
import {
  GUN_RANGE,
  type Position,
  RANGE,
  UNION,
  CONFEDERATE,
  controls,
  sees,
  whyNoSight,
} from "@stonebridge/games/bull-run-1983/internals";
import type { ArrowModel, OverlayModel, SightModel } from "../../board/model.ts";
import { hexOf } from "./pieces.ts";

/** What can be held up to look at. */
export const OVERLAYS = ["control", "recon", "sight", "command"] as const;
export type OverlayKind = (typeof OVERLAYS)[number];

interface Looked {
  readonly game: BullRun1983;
  readonly view: View;
  /** A position that agrees with the view. */
  readonly seen: Position;
  /** The piece looked at. */
  readonly piece: string | undefined;
}

export function overlayModels(kinds: ReadonlySet<OverlayKind>, looked: Looked): readonly OverlayModel[] {
  return [...kinds].flatMap((kind): OverlayModel[] => {
    switch (kind) {
      case "control":
        return [
          { kind: "control-north", spaces: controlled(looked, UNION) },
          { kind: "control-south", spaces: controlled(looked, CONFEDERATE) },
        ];
      case "recon":
        return [{ kind: "recon", spaces: reconOf(looked) }];
      case "sight":
        return [{ kind: "range", spaces: rangeOf(looked) }];
      default:
        return [];
    }
  });
}

/** Zones of control (5.8). */
function controlled({ game, seen }: Looked, side: number): { readonly space: string }[] {
  const { field } = game;
  return field.grid.ids.flatMap((space, hex) =>
    field.map.playable[hex] === 1 && controls(field, seen, side, hex) ? [{ space }] : [],
  );
}

/** Recon range of the piece looked at, or of everything of the other side (1.32, 4.82). */
function reconOf({ game, view, piece }: Looked): { readonly space: string }[] {
  const { grid, map } = game.field;
  const own = view.seat === "spectator" ? "union" : view.seat;
  const centres =
    piece === undefined
      ? [
          ...view.pieces.flatMap((one) => (one.side !== own && one.hex !== undefined ? [one.hex] : [])),
          ...view.faceDown.map(({ hex }) => hex),
        ]
      : [hexOf(view, piece)].filter((hex) => hex !== undefined);
  const near = new Set<number>();
  for (const hex of centres) for (const one of grid.within(grid.known(hex), RANGE)) near.add(one);
  return [...near].flatMap((hex) => (map.playable[hex] === 1 ? [{ space: grid.ids[hex] }] : []));
}

/** Where a battery looked at can fire to (9.2, 9.3). */
function rangeOf({ game, view, seen, piece }: Looked): { readonly space: string; readonly text?: string }[] {
  const from = piece === undefined ? undefined : hexOf(view, piece);
  if (from === undefined) return [];
  const { field } = game;
  const { grid } = field;
  const start = grid.known(from);
  return [...grid.within(start, GUN_RANGE)].flatMap((hex) =>
    hex !== start && field.map.playable[hex] === 1 && sees(field, seen, start, hex)
      ? [{ space: grid.ids[hex], text: String(grid.distance(start, hex)) }]
      : [],
  );
}

/** The line of sight from the piece looked at to a hex, and what blocks it (9.31). */
export function sightTo({ game, view, seen, piece }: Looked, to: string): SightModel | undefined {
  const from = piece === undefined ? undefined : hexOf(view, piece);
  if (from === undefined || from === to) return undefined;
  const { field } = game;
  const { grid } = field;
  const [a, b] = [grid.known(from), grid.known(to)];
  const distance = grid.distance(a, b);
  if (distance > GUN_RANGE) return undefined;
  const blocks = (whyNoSight(field, seen, a, b) ?? []).flatMap(({ hex, hexside }): SightModel["blocks"] => {
    if (hexside !== undefined) return [[grid.ids[Math.floor(hexside / 6)], grid.ids[grid.neighbours[hexside]]]];
    return hex === undefined ? [] : [grid.ids[hex]];
  });
  return { from, to, blocks, text: String(distance) };
}

/** Lines of command of the last Command phase: from who activates to who is activated (4.4). */
export function commandLines(events: readonly GameEvent[]): readonly ArrowModel[] {
  const commanded = events.findLast((event) => event.type === "commanded");
  if (commanded?.type !== "commanded") return [];
  return commanded.activations.flatMap(({ path }): ArrowModel[] =>
    path === undefined || path.length < 2 ? [] : [{ kind: "command", spaces: path }],
  );
}
