import type { Action, View } from "@stonebridge/games/bull-run-1983";
import type { Hand, Offer, TargetKey } from "./offer.ts";
import { RANGE } from "@stonebridge/games/bull-run-1983/internals";
import { headOf } from "../bodies.ts";
import { declarationOffers } from "./declaring.ts";
import { offer, ofType, selects } from "./offer.ts";
import { type Reached, marchTo, reachOf } from "./reach.ts";
import type { Table } from "../table.ts";
import { weighingDice } from "../../weighing-dice.ts";

/** Everything that can be done now with what is in hand. */
export function offersOf(table: Table, hand: Hand): readonly Offer[] {
  switch (table.decision.step) {
    case "movement":
      return movementOffers(table, hand);
    case "march":
      return marchOffers(table);
    case "retreat":
    case "advance":
      return placeOffers(table, hand);
    case "set-up":
      return setUpOffers(table, hand);
    case "declaration":
      return declarationOffers(
        table,
        hand,
        (action) => plainOffer(table.view, action),
        (actions) => generalOffers(table, hand, actions),
      );
    default:
      return generalOffers(table, hand, table.decision.actions);
  }
}

/** Actions that a piece has to be taken in hand for: there can be dozens of them. */
const BOUND: ReadonlySet<Action["type"]> = new Set(["flip", "form", "break", "return", "hide"]);

/** What can be pointed at directly; and for the piece in hand what only it can do. */
function generalOffers(table: Table, hand: Hand, actions: readonly Action[]): readonly Offer[] {
  const { step } = table.decision;
  // Where nothing but breaking is asked, it is asked of everybody at once.
  const bound = step === "window" || step === "losses" ? [] : actions.filter((one) => BOUND.has(one.type));
  const direct = actions
    .filter((one) => !bound.includes(one))
    .map((one) => plainOffer(table.view, one))
    // Who is pointed at is lost; broken he is by his button.
    .map((one) => (step === "losses" && one.meaning === "break" ? { ...one, targets: [] } : one));
  const pointed = new Set(direct.flatMap((one) => one.targets));
  const pieces = new Set(bound.flatMap((one) => doers(table, one)));
  return [
    ...direct,
    ...bound
      .filter((one) => hand.piece !== undefined && doers(table, one).includes(hand.piece))
      .map((one) => ({ ...plainOffer(table.view, one), targets: [] })),
    ...[...pieces].filter((one) => one !== hand.piece && !pointed.has(`piece:${one}`)).map(selects),
  ];
}

/** The set-up: a piece is taken in hand, alone or with its stack; with it in hand every hex where it may begin is one pick away. */
function setUpOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const takes = ofType(actions, "take");
  const rest = actions.filter((one) => one.type !== "take");
  const { piece } = hand;
  const mayTake = takes.some((one) => one.piece === piece);
  // With a piece in hand a hex means that piece: abatis are placed with an empty hand.
  const meant = mayTake ? rest.filter((one) => one.type !== "abatis" && one.type !== "clear") : rest;
  return [
    ...(piece !== undefined && mayTake ? placesFor(table, piece, hand.mode === "together") : []),
    ...generalOffers(table, hand, meant),
    ...takes.filter((one) => one.piece !== piece).map((one) => selects(one.piece)),
  ].filter((one, at, all) => all.findIndex((other) => other.id === one.id) === at);
}

/** Hexes where a piece, alone or with all of its hex, may be put. */
function placesFor(table: Table, piece: string, together: boolean): readonly Offer[] {
  const { taken, after } = takenUp(table, piece, together);
  return ofType(after.decision.actions, "put").map((put) =>
    offer("put", [...taken, put], [`space:${put.hex}`], { piece, hex: put.hex }),
  );
}

/** The set-up with a piece taken up, alone or with its company, and what was done for it. */
export function takenUp(
  table: Table,
  piece: string,
  together: boolean,
): { readonly taken: readonly Action[]; readonly after: Table } {
  const { game, side } = table;
  let after = table;
  const taken: Action[] = [];
  for (const id of [piece, ...(together ? companyOf(table, piece) : [])]) {
    const action: Action = { type: "take", piece: id };
    const position = game.copy(after.position);
    if (game.whyNot(position, side, action)) continue;
    game.act(position, side, action, weighingDice());
    const decision = game.decision(position);
    // Of a brigade on its card as many come along as a hex may hold.
    const fits = !decision.over && ofType(decision.actions, "put").length > 0;
    if (decision.over || (!fits && taken.length > 0 && hexOf(table.view, piece) === undefined)) continue;
    taken.push(action);
    after = { ...table, position, decision };
  }
  return { taken, after };
}

/** Who can be taken along: of a piece on the map the others of its hex, of one on its card those of its brigade there. */
export function companyOf({ decision, game: { field }, view }: Table, piece: string): readonly string[] {
  const hex = hexOf(view, piece);
  const head = (id: string) => headOf(field, field.index.get(id) ?? -1);
  const mayMove = new Set(ofType(decision.actions, "take").map((one) => one.piece));
  return view.pieces
    .filter(({ id, hex: there }) => id !== piece && mayMove.has(id) && there === hex)
    .filter(({ id }) => hex !== undefined || (head(id) !== undefined && head(id) === head(piece)))
    .map(({ id }) => id);
}

export function hexOf(view: View, piece: string): string | undefined {
  return view.pieces.find((one) => one.id === piece)?.hex;
}

/** One action, pointed at where it happens. */
function plainOffer(view: View, action: Action): Offer {
  const targets: TargetKey[] = [];
  const more: { piece?: string; hex?: string; pieces?: readonly string[] } = {};
  if ("piece" in action) {
    targets.push(`piece:${action.piece}`);
    more.piece = action.piece;
  }
  if ("hex" in action) {
    targets.push(`space:${action.hex}`);
    more.hex = action.hex;
  }
  if (action.type === "overwhelm") {
    more.pieces = action.pieces;
    for (const piece of action.pieces) targets.push(`piece:${piece}`);
  }
  const hex = "piece" in action ? hexOf(view, action.piece) : undefined;
  if (hex !== undefined && (action.type === "target" || action.type === "lose")) targets.push(`space:${hex}`);
  return offer(action.type, [action], targets, more);
}

/** Reinforcements that could come on now: who does not before the phase ends is lost (13.12). */
export function latecomers({ decision }: Table): readonly string[] {
  if (decision.step !== "movement") return [];
  return decision.actions.flatMap((one) => (one.type === "enter" || one.type === "rail" ? [one.piece] : []));
}

/** Who could still move or come on in the Movement phase. */
export function movers(table: Table): readonly string[] {
  if (table.decision.step !== "movement") return [];
  return [...latecomers(table), ...ofType(table.decision.actions, "take").map(({ piece }) => piece)];
}

/** The Movement phase: a piece is taken in hand first; with it in hand, every hex it can come to is one pick away. */
function movementOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const others = actions
    .filter((one) => one.type === "enter" || one.type === "rail" || one.type === "overwhelm" || one.type === "done")
    .map((one) =>
      one.type === "enter" || one.type === "rail"
        ? offer(one.type, [one], [`piece:${one.piece}`], { piece: one.piece })
        : plainOffer(table.view, one),
    );
  // Who waits beside the map comes on by being pointed at.
  const onMap = actions.filter((one) => one.type !== "enter" && one.type !== "rail");
  const pieces = [...new Set(onMap.flatMap((one) => doers(table, one)))];
  if (hand.piece === undefined) return [...pieces.map(selects), ...others];
  const { piece } = hand;
  const changes = onMap.filter((one) => one.type !== "take" && doers(table, one).includes(piece));
  return [
    ...pieces.filter((one) => one !== piece).map(selects),
    ...changes.map((one) => ({ ...plainOffer(table.view, one), targets: [] })),
    ...(ofType(actions, "take").some((one) => one.piece === piece)
      ? goals(table, piece, hand.mode === "together")
      : []),
    ...others,
  ];
}

/**
 * Pieces that one would point at for an action: who moves or changes; of a brigade to be formed, and of a dummy that is
 * not on the map yet, its leader.
 */
function doers({ game, view }: Table, action: Action): readonly string[] {
  if (!("piece" in action)) return [];
  if (action.type !== "form" && (action.type !== "hide" || hexOf(view, action.piece) !== undefined))
    return [action.piece];
  const { field } = game;
  const leader = field.leader[field.index.get(action.piece) ?? -1];
  return leader === undefined || leader < 0 ? [] : [field.ids[leader]];
}

/** Whether the piece is a leader who can go under his dummy, or a dummy that can take more in or give back whom it hides. */
export function hides(table: Table, piece: string): boolean {
  const { decision, game, view } = table;
  const isDummy = game.field.kindOf[game.field.index.get(piece) ?? -1] === "dummy";
  return (
    (isDummy && hexOf(view, piece) !== undefined) ||
    ofType(decision.actions, "hide").some((one) => doers(table, one).includes(piece))
  );
}

/** Hexes that a piece, alone or with all of its hex that can keep up, could march to. */
function goals(table: Table, piece: string, together: boolean): readonly Offer[] {
  const { taken, position } = onTheMarch(table, piece, together);
  const from = hexOf(table.view, piece);
  return reachOf(table.game, position, table.side)
    .filter(({ hex }) => hex !== from)
    .map((reached) => marchOffer(piece, from, taken, reached));
}

/** A piece that may move, taken up alone or with all of its hex that can keep up, and what was done for it. */
export function onTheMarch(
  { game, position: before, side }: Table,
  piece: string,
  together: boolean,
): { readonly taken: readonly Action[]; readonly position: Table["position"] } {
  const taken: Action[] = [];
  const position = game.copy(before);
  let next: Action | undefined = { type: "take", piece };
  while (next) {
    taken.push(next);
    game.act(position, side, next, weighingDice());
    const decision = game.decision(position);
    next = together && !decision.over ? ofType(decision.actions, "with")[0] : undefined;
  }
  return { taken, position };
}

function marchOffer(piece: string, from: string | undefined, before: readonly Action[], reached: Reached): Offer {
  return offer("march", [...before, ...marchTo(reached)], [`space:${reached.hex}`], {
    piece,
    hex: reached.hex,
    path: [...(from === undefined ? [] : [from]), ...reached.path],
    cost: reached.cost,
    left: reached.left,
    stops: reached.stops,
  });
}

/** On the march: on to any hex in reach, or one of the smaller choices by its button. */
function marchOffers(table: Table): readonly Offer[] {
  const { game, position, side, decision } = table;
  const [piece] = decision.about["pieces"] as readonly string[];
  const from = decision.about["hex"] as string;
  const rest = decision.actions.filter((one) => one.type !== "step");
  return [
    ...reachOf(game, position, side)
      .filter(({ hex }) => hex !== from)
      .map((reached) => marchOffer(piece, from, [], reached)),
    ...rest.map((one) => plainOffer(table.view, one)),
  ];
}

/**
 * Whether passing the hex could do something to the enemy: turn pieces up that lie face down (4.82), find leaders alone (12.3). Told from what
 * is seen, so that it tells nobody more.
 */
function meetsEnemies({ game, view, side }: Table, via: string): boolean {
  const { grid } = game.field;
  const at = grid.known(via);
  const near = (hex: string, range: number): boolean => grid.distance(at, grid.known(hex)) <= range;
  return (
    view.faceDown.some((one) => one.side !== side && near(one.hex, RANGE)) ||
    view.pieces.some(
      (one) => one.side !== side && one.kind.endsWith("-leader") && one.hex !== undefined && near(one.hex, 1),
    )
  );
}

/** With one hex to advance into, pointing at the piece says it all. */
function advanceAtOnce({ view }: Table, moves: readonly Action[], piece: string): Offer | undefined {
  const [only, ...others] = moves.filter((one) => "piece" in one && one.piece === piece);
  if (only?.type !== "advance" || others.length > 0) return undefined;
  const from = hexOf(view, piece);
  const path = [...(from === undefined ? [] : [from]), only.hex];
  return offer("advance", [only], [`piece:${piece}`], { piece, hex: only.hex, path });
}

/** Retreats and advances: which piece, where several could; then where to. Ways to one hex count once, unless it matters which is taken. */
function placeOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const moves = actions.filter((one) => one.type === "retreat" || one.type === "advance");
  const pieces = [...new Set(moves.map((one) => one.piece))];
  const inHand = hand.piece !== undefined && pieces.includes(hand.piece) ? hand.piece : undefined;
  const mover = inHand ?? (pieces.length === 1 ? pieces[0] : undefined);
  const rest = actions.filter((one) => one.type !== "retreat" && one.type !== "advance");
  const own = moves.filter((one) => one.piece === mover);
  const places = own.flatMap((one): Offer[] => {
    const ways = own.filter(({ hex }) => hex === one.hex);
    if (one !== ways[0] && !ways.some((way) => way.type === "retreat" && meetsEnemies(table, way.via))) return [];
    const from = hexOf(table.view, one.piece);
    const path = [...(from === undefined ? [] : [from]), ...(one.type === "retreat" ? [one.via] : []), one.hex];
    return [offer(one.type, [one], [`space:${one.hex}`], { piece: one.piece, hex: one.hex, path })];
  });
  return [
    ...places,
    ...pieces.filter((piece) => piece !== mover).map((piece) => advanceAtOnce(table, moves, piece) ?? selects(piece)),
    ...rest.map((one) => ({ ...plainOffer(table.view, one), targets: [] })),
  ];
}
