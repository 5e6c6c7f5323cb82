import type { Action } from "@stonebridge/games/bull-run-1983";
import type { Hand } from "../../contract/offers.ts";
import type { Table } from "../table.ts";
import { type Offer, ofType, selects } from "./offer.ts";
import { weighingDice } from "../../weighing-dice.ts";

/**
 * What goes with the battle in hand being closed: whoever fits only another battle, a gun that joins a closed one, and the end of the
 * declaration. So nobody has to close a battle before he goes on to the next.
 * @param plain makes the offer of one action
 */
function afterClosing(table: Table, plain: (action: Action) => Offer): readonly Offer[] {
  const { game, position, side, decision } = table;
  const [close] = ofType(decision.actions, "close");
  if (close === undefined) return [];
  const copy = game.copy(position);
  game.act(copy, side, close, weighingDice());
  const next = game.decision(copy);
  if (next.over || next.step !== "declaration") return [];
  const open = new Set(decision.actions.flatMap((one) => ("piece" in one && one.type !== "break" ? [one.piece] : [])));
  return next.actions
    .filter((one) => one.type === "done" || ((one.type === "target" || one.type === "join") && !open.has(one.piece)))
    .map((one) => {
      const offer = plain(one);
      return { ...offer, id: `close ${offer.id}`, actions: [close, ...offer.actions] };
    });
}

/**
 * Everything that can be declared: defenders and attackers are pointed at. Who could join several declared battles is taken in hand first, and
 * has a button for each.
 * @param general what every question offers for actions
 */
export function declarationOffers(
  table: Table,
  hand: Hand,
  plain: (action: Action) => Offer,
  general: (actions: readonly Action[]) => readonly Offer[],
): readonly Offer[] {
  const { actions } = table.decision;
  const closing = afterClosing(table, plain);
  const joining = [...ofType(actions, "join").map(plain), ...closing.filter((one) => one.meaning === "join")];
  const rest = general(actions.filter((one) => one.type !== "join"));
  const direct = [
    ...closing.filter((one) => one.meaning !== "join"),
    ...rest.filter((one) => one.meaning !== "select"),
  ];
  const pointed = new Set(direct.flatMap((one) => one.targets));
  const free = [...new Set(joining.flatMap((one) => one.piece ?? []))].filter((one) => !pointed.has(`piece:${one}`));
  const joins = free.flatMap((piece): readonly Offer[] => {
    const ways = joining.filter((one) => one.piece === piece);
    if (ways.length === 1) return ways;
    return piece === hand.piece ? ways.map((one) => ({ ...one, targets: [] })) : [selects(piece)];
  });
  const selecting = rest.filter((one) => one.meaning === "select" && !free.includes(one.piece ?? ""));
  return [...direct, ...joins, ...selecting];
}
