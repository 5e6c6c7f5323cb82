import {
  cohesionZones,
  commandOf,
  type Position,
  SIDES,
  type View,
  zonesOfControl,
} from "@stonebridge/games/second-bull-run-1862";
import type { ArrowModel, OverlayModel } from "../../board/model.ts";
import { commandLine } from "./command.ts";
import { findCommander, findUnit } from "./pieces.ts";
import { outlook, type Table, whyNot } from "./table.ts";
import type { PlayTools } from "./tools.ts";

/** What can be held up to look at: `r`, `z`, `c`, `x`. */
export const OVERLAYS = ["reach", "control", "command", "cohesion"] as const;
export type OverlayKind = (typeof OVERLAYS)[number];

export interface Looked {
  readonly tools: PlayTools;
  readonly position: Position;
  readonly view: View;
  /** Absent if nobody can act. */
  readonly table: Table | undefined;
  /** The piece looked at. */
  readonly piece: string | undefined;
}

export function overlayModels(kinds: ReadonlySet<OverlayKind>, looked: Looked): readonly OverlayModel[] {
  const { tools, position, piece } = looked;
  return [...kinds].flatMap((kind): OverlayModel[] => {
    switch (kind) {
      case "reach":
        return [{ kind, spaces: reachFor(looked).map(({ zone, cost }) => ({ space: zone, text: String(cost) })) }];
      case "control":
        return SIDES.map((side): OverlayModel => ({
          kind: side === "union" ? "control-north" : "control-south",
          spaces: zonesOfControl(tools.game, position, side).map((space) => ({ space })),
        }));
      case "command":
        return [{ kind, spaces: commandFor(looked) }];
      case "cohesion": {
        const unit = piece ?? looked.view.acting;
        const zones = unit === undefined ? [] : cohesionZones(tools.game, position, unit);
        return [{ kind, spaces: zones.map(({ zone, near }) => ({ space: zone, text: String(near) })) }];
      }
    }
  });
}

/** Where the acting brigade can come to, or the one looked at if it acted now. */
function reachFor({ tools, position, table, piece }: Looked) {
  if (!table) return [];
  const { step } = table.decision;
  if (step === "march") return tools.reach(position);
  if (step !== "division" || piece === undefined) return [];
  const activate = { type: "activate", unit: piece } as const;
  if (whyNot(table, activate)) return [];
  const after = outlook(table, [activate]).table;
  return after?.decision.step === "march" ? tools.reach(after.position) : [];
}

/** The commanders whose range is looked at: the one in hand, that of the brigade looked at, the one who leads, or all of the side. */
function leadersOf({ view, table, piece }: Looked): readonly string[] {
  const commander = piece === undefined ? undefined : findCommander(view, piece);
  if (commander) return [commander.id];
  const unit = piece === undefined ? undefined : findUnit(view, piece);
  if (unit && unit.printed.corps !== null) return [unit.printed.corps];
  const asked = table?.decision.about["commander"];
  if (typeof asked === "string") return [asked];
  const side = table?.side ?? view.active;
  return view.commanders
    .filter(({ printed }) => printed.rank === "corps" && (side === undefined || printed.side === side))
    .map(({ id }) => id);
}

function commandFor(looked: Looked): OverlayModel["spaces"] {
  const nearest = new Map<string, number>();
  for (const id of leadersOf(looked))
    for (const { zone, cost, within } of commandOf(looked.tools.game, looked.position, id))
      if (within && cost < (nearest.get(zone) ?? Number.POSITIVE_INFINITY)) nearest.set(zone, cost);
  return [...nearest].map(([space, cost]) => ({ space, text: String(cost) }));
}

/** Lines from commanders to the divisions they lead, while command is looked at. */
export function commandLines(looked: Looked): readonly ArrowModel[] {
  return leadersOf(looked).flatMap((id) => {
    const divisions = findCommander(looked.view, id)?.printed.divisions ?? [];
    return divisions.flatMap((division) => commandLine(looked.tools, looked.position, { division }) ?? []);
  });
}
