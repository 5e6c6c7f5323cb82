import { type Action, declaredBattles } from "@stonebridge/games/bull-run-1983";
import type { Pointed } from "../../../play/desk/questions.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import { type Hand, ofType } from "../../contract/offers.ts";
import { weighingDice } from "../../weighing-dice.ts";
import { offers } from "../meanings.ts";
import { sideOf } from "../pieces.ts";
import { type Table, whyNot } from "../table.ts";
import type { Offer } from "./offer.ts";
import { withHand } from "./of-hand.ts";

/**
 * What goes with the battle in hand being closed: whoever fits only another battle, a gun that joins a closed one, and the end of the
 * declaration. So nobody has to close a battle before he goes on to the next.
 */
function afterClosing(table: Table): readonly Offer[] {
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
      const offer = offers.of(table, one);
      return { ...offer, id: `close ${offer.id}`, actions: [close, ...offer.actions] };
    });
}

/**
 * Everything that can be declared: defenders and attackers are pointed at. Who could join several declared battles is taken in hand first, and
 * has a button for each.
 */
export function declarationOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const closing = afterClosing(table);
  const joining = [...offers.all(table, ["join"]), ...closing.filter((one) => one.meaning === "join")];
  const rest = withHand(
    table,
    hand,
    actions.filter((one) => one.type !== "join"),
  );
  const direct = [
    ...closing.filter((one) => one.meaning !== "join"),
    ...rest.filter((one) => one.meaning !== "select"),
  ];
  const pointed = new Set(direct.flatMap((one) => one.targets));
  const free = [...new Set(joining.flatMap((one) => one.piece ?? []))].filter((one) => !pointed.has(`piece:${one}`));
  const joins = free.flatMap((piece): readonly Offer[] => {
    const ways = joining.filter((one) => one.piece === piece);
    if (ways.length === 1) return ways;
    return piece === hand.piece ? ways.map((one) => ({ ...one, targets: [] })) : [offers.selects(piece)];
  });
  const selecting = rest.filter((one) => one.meaning === "select" && !free.includes(one.piece ?? ""));
  return [...direct, ...joins, ...selecting];
}

/** Why an enemy who is pointed at cannot be attacked, or one’s own cannot attack in the battle in hand, or join one that is closed. */
export function declaring(table: Table, _: Hand, { piece }: Pointed): Attempt<Table, Action> | undefined {
  if (piece === undefined) return undefined;
  if (sideOf(table.view, piece) !== table.side) return { table, action: { type: "target", piece } };
  const closed = table.decision.about["battle"] === undefined ? declaredBattles(table.game, table.position) : [];
  const joins = closed.map(({ number }): Action => ({ type: "join", piece, battle: number }));
  // He is told why he cannot join the battle that he comes closest to.
  const near = joins.find((one) => !FAR.has(whyNot(table, one)?.reason ?? ""));
  return { table, action: near ?? { type: "assign", piece } };
}

/** Reasons that he has nothing to do with a battle. */
const FAR: ReadonlySet<string> = new Set(["assign-far", "assign-adjacent", "assign-range"]);
