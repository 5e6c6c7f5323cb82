import { type Action, sendersTo } from "@stonebridge/games/no-written-orders";
import type { Pointed } from "../../../play/desk/questions.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import type { Hand } from "../../contract/offers.ts";
import { STRETCH } from "../offers/orders.ts";
import { outlook, type Table } from "../table.ts";
import { drawingOf } from "./drawing.ts";
import { holderOfPiece, orderHand, sideOfHolder } from "./hand.ts";

/** What somebody means by pointing somewhere while orders are given, and the table at which the rules answer. */
type OrderAttempt = Attempt<Table, Action>;

/** The action that a pick means, legal or not; undefined if it means nothing that could be refused. */
export function orderAttempt(table: Table, hand: Hand, { piece, place: hex }: Pointed): OrderAttempt | undefined {
  if (table.step === "drafting") return hex === undefined ? undefined : { table, action: drafted(table, hand, hex) };
  const holder = piece === undefined ? undefined : holderOfPiece(table.tools, piece);
  if (holder !== undefined && sideOfHolder(table.tools, holder) === table.side) return begins(table, holder);
  const wanted = orderHand(table.tools, table.side, hand);
  const drawing = drawingOf(table, hand);
  if (drawing === undefined) return wanted === undefined ? undefined : begins(table, wanted.to);
  if (hex === undefined) return undefined;
  const kind: Action = { type: "kind", order: drawing.type ?? "march" };
  const at = outlook(table, [drawing.begin, kind]).table;
  return at && { table: at, action: { type: "aim", hex } };
}

function begins(table: Table, holder: string): OrderAttempt | undefined {
  if (table.step === "initiative") return { table, action: { type: "try", holder } };
  if (table.step !== "orders") return undefined;
  const [best] = sendersTo(table.tools.game.field, table.position, holder, ["march"]);
  return best && { table, action: { type: "address", from: best.from, to: holder } };
}

function drafted({ decision: { actions } }: Table, { mode }: Hand, hex: string): Action {
  if (actions.some(({ type }) => type === "aim")) return { type: "aim", hex };
  return { type: mode === STRETCH ? "stretch" : "via", hex };
}
