import type { Action } from "@stonebridge/games/bull-run-1983";
import type { Pointed } from "../../../play/desk/questions.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import { type Hand, ofType } from "../../contract/offers.ts";
import { weighingDice } from "../../weighing-dice.ts";
import { headOf } from "../bodies.ts";
import { offers } from "../meanings.ts";
import { hexOf, sideOf } from "../pieces.ts";
import type { Table } from "../table.ts";
import { offer, type Offer } from "./offer.ts";
import { withHand } from "./of-hand.ts";

/** The set-up: a piece is taken in hand, alone or with its stack; with it in hand every hex where it may begin is one pick away. */
export function setUpOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const takes = ofType(actions, "take");
  const rest = actions.filter((one) => one.type !== "take");
  const { piece } = hand;
  const mayTake = takes.some((one) => one.piece === piece);
  // With a piece in hand a hex means that piece: abatis are placed with an empty hand.
  const meant = mayTake ? rest.filter((one) => one.type !== "abatis" && one.type !== "clear") : rest;
  return [
    ...(piece !== undefined && mayTake ? placesFor(table, piece, hand.mode === "together") : []),
    ...withHand(table, hand, meant),
    ...takes.filter((one) => one.piece !== piece).map((one) => offers.selects(one.piece)),
  ].filter((one, at, all) => all.findIndex((other) => other.id === one.id) === at);
}

/** Hexes where a piece, alone or with all of its hex, may be put. */
function placesFor(table: Table, piece: string, together: boolean): readonly Offer[] {
  const { taken, after } = takenFromHex(table, piece, together);
  return ofType(after.decision.actions, "put").map((put) =>
    offer("put", [...taken, put], [`space:${put.hex}`], { piece, hex: put.hex }),
  );
}

/** The set-up with a piece taken up, alone or with its company, and what was done for it. */
function takenFromHex(
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

/** Setting up in one: the piece in hand is taken up, and the hex that was pointed at is tried. */
export function placing(
  table: Table,
  { piece, mode }: Hand,
  { piece: counter, place: hex }: Pointed,
): Attempt<Table, Action> | undefined {
  const own = counter !== undefined && sideOf(table.view, counter) === table.side;
  if (hex === undefined || own) return undefined;
  const action: Action = { type: "put", hex };
  if (piece === undefined) return { table, action };
  return { table: takenFromHex(table, piece, mode === "together").after, action };
}
