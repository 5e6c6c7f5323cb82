import type { Table } from "../table.ts";
import { activations } from "./activation.ts";
import { type Hand, offer, type Offer, ofType, selects, type TargetKey } from "./offer.ts";

/** Which routed brigade flees next (SB62-8-A). */
export function flightOffers(table: Table): readonly Offer[] {
  return ofType(table.decision.actions, "flee").map((action) =>
    offer("flee", [action], [`piece:${action.unit}`], { piece: action.unit }),
  );
}

/** Jones's division, the counter-attack: both answers are buttons (SB62-11.2.1-j, SB62-11.2.2-h). */
export function answerOffers(table: Table): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...ofType(actions, "call").map((action) => offer("call", [action], [])),
    ...ofType(actions, "launch").map((action) => offer("launch", [action], [])),
    ...ofType(actions, "refrain").map((action) => offer("refrain", [action], [])),
  ];
}

/** Who comes on, by which letter (SB62-8-E-a): who is taken in hand, then the entry where he has a choice. */
export function reinforcementOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const enters = ofType(actions, "enter");
  const brings = ofType(actions, "bring");
  const waits = ofType(actions, "wait");
  const comers = [
    ...new Set([
      ...brings.map(({ commander }) => commander),
      ...enters.map(({ unit }) => unit),
      ...waits.map(({ unit }) => unit),
    ]),
  ];
  const inHand = comers.find((one) => one === hand.piece) ?? comers[0];
  return [
    ...comers.filter((one) => one !== inHand).map(selects),
    ...enters
      .filter(({ unit }) => unit === inHand)
      .map((action) => entering(table, "enter", action, action.unit, action.entry)),
    ...brings
      .filter(({ commander }) => commander === inHand)
      .map((action) => entering(table, "bring", action, action.commander, action.entry)),
    ...waits.filter(({ unit }) => unit === inHand).map((action) => offer("wait", [action], [], { piece: action.unit })),
  ];
}

function entering(
  { game }: Table,
  meaning: "enter" | "bring",
  action: Offer["actions"][number],
  piece: string,
  entry: string,
): Offer {
  const { entries, entryIndex, graph } = game.field;
  const found = entries[entryIndex.get(entry) ?? -1];
  const zone = found && graph.ids[found.zone];
  const targets: readonly TargetKey[] = zone === undefined ? [] : [`space:${zone}`];
  return offer(meaning, [action], targets, { piece, entry, ...(zone === undefined ? {} : { zone }) });
}

/** Who draws apart from the enemy by night, and who stays (SB62-11.2.3-g): of both answers of a brigade in hand each is a button. */
export function partingOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const holds = ofType(actions, "hold");
  const parts = ofType(actions, "part");
  const both = new Set(holds.map(({ unit }) => unit));
  return [
    ...parts
      .filter(({ unit }) => !both.has(unit))
      .map((action) => offer("part", [action], [`piece:${action.unit}`], { piece: action.unit })),
    ...[...both].filter((unit) => unit !== hand.piece).map(selects),
    ...parts
      .filter(({ unit }) => unit === hand.piece && both.has(unit))
      .map((action) => offer("part", [action], [], { piece: action.unit })),
    ...holds
      .filter(({ unit }) => unit === hand.piece)
      .map((action) => offer("hold", [action], [], { piece: action.unit })),
  ];
}

/** Brigades that march by night, or come back (SB62-11.2.3-h). */
export function nightOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...reinforcementOffers(table, hand),
    ...activations(table, actions),
    ...ofType(actions, "done").map((action) => offer("done", [action], [])),
  ];
}

/** The corps that leaves for the night (SB62-11.2.3-i): by its commander, or by any of its brigades. */
export function recallOffers({ decision, view }: Table): readonly Offer[] {
  return ofType(decision.actions, "recall").map((action) => {
    const units = view.units.filter(({ printed, zone }) => printed.corps === action.commander && zone !== undefined);
    return offer(
      "recall",
      [action],
      [`piece:${action.commander}`, ...units.map(({ id }): TargetKey => `piece:${id}`)],
      { piece: action.commander },
    );
  });
}
