import type { HeadquartersId, ReachedZone } from "@stonebridge/games/bull-run-1861";
import type { OverlayModel } from "../../board/model.ts";
import { findUnit, unitOf } from "./pieces.ts";
import { outlook, type Rules, type Table } from "./table.ts";

/** What can be held up to look at: `r`, `z`, `c`. */
export const OVERLAYS = ["reach", "control", "command"] as const;
export type OverlayKind = (typeof OVERLAYS)[number];

interface Looked<P> {
  readonly rules: Rules<P>;
  readonly position: P;
  /** Absent if nobody can act. */
  readonly table: Table<P> | undefined;
  /** The piece looked at. */
  readonly piece: string | undefined;
}

export function overlayModels<P>(kinds: ReadonlySet<OverlayKind>, looked: Looked<P>): readonly OverlayModel[] {
  return [...kinds].flatMap((kind) => {
    switch (kind) {
      case "reach":
        return [{ kind, spaces: reachFor(looked).map(({ zone, cost }) => ({ space: zone, text: String(cost) })) }];
      case "control":
        return (["north", "south"] as const).map((side): OverlayModel => ({
          kind: `control-${side}`,
          spaces: looked.rules.zonesOfControl(looked.position, side).map((zone) => ({ space: zone })),
        }));
      case "command":
        return [commandFor(looked)];
    }
  });
}

/** Where the acting brigade can come to, or the one looked at if it were activated now. */
function reachFor<P>({ rules, position, table, piece }: Looked<P>): readonly ReachedZone[] {
  if (!table) return [];
  const { step } = table.decision;
  if (step === "march" || step === "operational-march") return rules.reach(position);
  if ((step !== "activation" && step !== "operational") || piece === undefined) return [];
  const activate = { type: "activate", unit: unitOf(piece) } as const;
  if (rules.whyNot(position, table.side, activate)) return [];
  const after = outlook(table, [activate]).table;
  return after ? after.rules.reach(after.position) : [];
}

/** Ranges of the headquarters that command the piece looked at, or of all of the deciding side. */
function commandFor<P>({ rules, position, table, piece }: Looked<P>): OverlayModel {
  const view = rules.view(position);
  const unit = piece === undefined ? undefined : findUnit(view, piece);
  const army: Readonly<Record<string, HeadquartersId>> = {
    "northeastern-virginia": "mcdowell",
    potomac: "beauregard",
    shenandoah: "johnston",
  };
  const own = view.headquarters
    .filter((one) => one.side === (table?.side ?? view.active ?? "north"))
    .map((one) => one.id);
  const named = view.headquarters.find((one) => one.id === piece)?.id;
  const ids = named ? [named] : unit ? [army[unit.army] as HeadquartersId] : own;
  const nearest = new Map<string, number>();
  for (const id of ids) {
    for (const { zone, cost, within } of rules.command(position, id)) {
      if (within && cost < (nearest.get(zone) ?? Infinity)) nearest.set(zone, cost);
    }
  }
  return { kind: "command", spaces: [...nearest].map(([zone, cost]) => ({ space: zone, text: String(cost) })) };
}
