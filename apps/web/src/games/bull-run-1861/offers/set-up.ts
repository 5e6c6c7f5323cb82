import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import type { Pointed } from "../../../play/desk/questions.ts";
import type { Taken } from "../../../play/desk/offering.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import { type Hand, ofType } from "../../contract/offers.ts";
import { offers } from "../meanings.ts";
import { findElement, findUnit, sideOf, unitOf } from "../pieces.ts";
import type { Table } from "../table.ts";
import type { Offer } from "./offer.ts";

/** Units that wait beside the map are placed one after the other (12.2). */
export const PLACED: Taken<Offer> = { for: ["place", "extend"], without: "first" };

/** Why the next unit cannot be placed somewhere: as one of the base, or else as a forward one. */
export function placing(
  table: Table<Position>,
  hand: Hand,
  { place: zone }: Pointed,
): readonly Attempt<Table<Position>, Action>[] {
  const { inHand: unit } = offers.takenIn(table, hand, PLACED);
  if (unit === undefined || zone === undefined) return [];
  const groups = new Set(ofType(table.decision.actions, "place").map(({ group }) => group));
  return (["base", "forward"] as const)
    .filter((group) => groups.has(group))
    .map((group) => ({ table, action: { type: "place", unit, zone, group } }));
}

/** Facings, stack order, Hampton's host and Cocke's second zone (12.1, D04). */
export function dispositionOffers(table: Table<Position>, { piece, mode }: Hand): readonly Offer[] {
  const unit = piece === undefined ? undefined : findUnit(table.view, piece);
  const ready = offers.all(table, ["ready"]);
  const others = [...selectableNow(table)].filter((one) => one !== piece).map(offers.selects);
  if (piece === undefined || !unit) return [...others, ...ready];

  const of = (meaning: Offer["meaning"], doer: string): readonly Offer[] => offers.all(table, [meaning], doer);
  // Whoever stands in a zone can be taken in hand himself.
  const onGround = (some: readonly Offer[]) => some.map((one) => ({ ...one, targets: one.targets.slice(0, 1) }));
  const extensions = onGround(of("extend", unit.id));
  const faces = onGround(of("face", piece));
  // Without a facing of its own, a pick means what else can be chosen for it.
  const attaching = mode === "attach" || (faces.length === 0 && extensions.length === 0);
  const extending = !attaching && (mode === "extend" || faces.length === 0);
  return [
    ...(attaching ? of("attach", unit.id) : [...others, ...(extending ? extensions : faces)]),
    ...of("arrange", piece),
    ...ready,
  ];
}

/** Pieces that something can still be chosen for. */
function selectableNow(table: Table<Position>): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const action of table.decision.actions) {
    if (action.type === "face" && findElement(table.view, action.element)) pieces.add(action.element);
    if (action.type === "arrange") pieces.add(action.element);
    if (action.type === "extend" || action.type === "attach") pieces.add(action.unit);
  }
  return pieces;
}

/** Why the piece in hand cannot be arranged by what is pointed at; of an enemy, why he is not. */
export function arranging(
  table: Table<Position>,
  { piece: inHand, mode }: Hand,
  { piece, place: zone }: Pointed,
): Attempt<Table<Position>, Action> | undefined {
  const here = (action: Action) => ({ table, action });
  if (piece !== undefined && sideOf(table.view, piece) !== table.side) {
    const facing = findElement(table.view, piece)?.facing;
    return facing === undefined ? undefined : here({ type: "face", element: piece, zone: facing });
  }
  if (inHand === undefined || zone === undefined) return undefined;
  if (mode === "extend") return here({ type: "extend", unit: unitOf(inHand), zone });
  if (mode === "attach" && piece !== undefined)
    return here({ type: "attach", unit: unitOf(inHand), host: unitOf(piece) });
  return here({ type: "face", element: inHand, zone });
}
