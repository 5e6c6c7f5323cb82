import { countersOf, findElement, findUnit, zoneOf } from "../pieces.ts";
import type { Table } from "../table.ts";
import { zoneAndItsPieces } from "./march.ts";
import { type Hand, offer, type Offer, ofType, selects, type TargetKey } from "./offer.ts";

/** Placing units that wait beside the map (12.2). Without a piece in hand, the first that waits is. */
export function placementOffers<P>(table: Table<P>, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const places = ofType(actions, "place");
  const extensions = ofType(actions, "extend");
  const inHand = handOfPlacement(table, hand);
  const selectable = new Set([...places, ...extensions].map((action) => action.unit));
  return [
    ...[...selectable].filter((unit) => unit !== inHand).map((unit) => selects(unit)),
    ...places
      .filter((action) => action.unit === inHand)
      .map((action) =>
        offer("place", [action], zoneAndItsPieces(table, action.zone), {
          piece: action.unit,
          zone: action.zone,
          group: action.group,
        }),
      ),
    ...extensions
      .filter((action) => action.unit === inHand)
      .map((action) =>
        offer("extend", [action], zoneAndItsPieces(table, action.zone), { piece: action.unit, zone: action.zone }),
      ),
  ];
}

/** The unit that the next pick places. */
export function handOfPlacement<P>(table: Table<P>, hand: Hand): string | undefined {
  const { actions } = table.decision;
  if (hand.piece !== undefined && actions.some((action) => "unit" in action && action.unit === hand.piece)) {
    return hand.piece;
  }
  return ofType(actions, "place")[0]?.unit;
}

/** Facings, stack order, Hampton's host and Cocke's second zone (12.1, D04). */
export function dispositionOffers<P>(table: Table<P>, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const piece = hand.piece;
  const unit = piece === undefined ? undefined : findUnit(table.view, piece);
  const ready = ofType(actions, "ready").map((action) => offer("ready", [action], []));
  const others = [...selectableNow(table)].filter((one) => one !== piece).map(selects);
  if (piece === undefined || !unit) return [...others, ...ready];

  const extensions = ofType(actions, "extend").filter((action) => action.unit === unit.id);
  const attachments = ofType(actions, "attach").filter((action) => action.unit === unit.id);
  const faces = ofType(actions, "face").filter((action) => action.element === piece);
  const arrangements = ofType(actions, "arrange").filter((action) => action.element === piece);
  const attaches = attachments.map((action) => {
    const host = findUnit(table.view, action.host);
    const targets = (host ? countersOf(host) : []).map((counter): TargetKey => `piece:${counter}`);
    const zone = zoneOf(table.view, action.host);
    return offer("attach", [action], targets, { piece: unit.id, ...(zone === undefined ? {} : { zone }) });
  });
  const widenings = extensions.map((action) =>
    offer("extend", [action], [`space:${action.zone}`], { piece: unit.id, zone: action.zone }),
  );
  const turns = faces.map((action) =>
    offer("face", [action], [`space:${action.zone}`], { piece, zone: action.zone, facing: action.zone }),
  );
  // Without a facing of its own, a pick means what else can be chosen for it.
  const attaching = hand.mode === "attach" || (faces.length === 0 && extensions.length === 0);
  const extending = !attaching && (hand.mode === "extend" || faces.length === 0);
  return [
    ...(attaching ? [] : others),
    ...(attaching ? attaches : extending ? widenings : turns),
    ...arrangements.map((action) => offer("arrange", [action], [], { piece: action.element })),
    ...ready,
  ];
}

/** Pieces that something can still be chosen for. */
function selectableNow<P>(table: Table<P>): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const action of table.decision.actions) {
    if (action.type === "face" && findElement(table.view, action.element)) pieces.add(action.element);
    if (action.type === "arrange") pieces.add(action.element);
    if (action.type === "extend" || action.type === "attach") pieces.add(action.unit);
  }
  return pieces;
}
