import type { Action } from "@stonebridge/games/bull-run-1983";
import { RANGE } from "@stonebridge/games/bull-run-1983/internals";
import type { Pointed } from "../../../play/desk/questions.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import type { Hand } from "../../contract/offers.ts";
import { offers } from "../meanings.ts";
import { hexOf } from "../pieces.ts";
import type { Table } from "../table.ts";
import { offer, type Offer } from "./offer.ts";

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
export function placeOffers(table: Table, hand: Hand): readonly Offer[] {
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
    return [{ ...offers.of(table, one), path }];
  });
  return [
    ...places,
    ...pieces
      .filter((piece) => piece !== mover)
      .map((piece) => advanceAtOnce(table, moves, piece) ?? offers.selects(piece)),
    ...rest.map((one) => ({ ...offers.of(table, one), targets: [] })),
  ];
}

/** Why who is in hand, or the first who could, cannot go there. */
export function goingThere(type: "retreat" | "advance") {
  return (table: Table, hand: Hand, { place: hex }: Pointed): Attempt<Table, Action> | undefined => {
    const piece = hand.piece ?? (table.decision.about["pieces"] as readonly string[] | undefined)?.[0];
    if (hex === undefined || piece === undefined) return undefined;
    return { table, action: type === "retreat" ? { type, piece, via: hex, hex } : { type, piece, hex } };
  };
}
