import { ARMIES, type BullRun1983, type PieceView, type View } from "@stonebridge/games/bull-run-1983";
import type { Names, Texts } from "@stonebridge/games/bull-run-1983/text";
import type { OrderGroup, OrderRow } from "../../play/panels/order-rows.ts";
import { bodiesOf } from "./bodies.ts";
import { factorsOf } from "./factors.ts";
import type { PanelTexts } from "./language/panel-texts.ts";

/** What the order of battle is told with. */
export interface OrderWorld {
  readonly game: BullRun1983;
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  readonly t: Pick<PanelTexts, "commanders">;
}

/** Every piece by army and brigade. */
export function orderOfBattle(world: OrderWorld): readonly OrderGroup[] {
  const { game, view, texts, t } = world;
  const byId = new Map(view.pieces.map((one) => [one.id, one]));
  return ARMIES.flatMap((army): readonly OrderGroup[] => {
    const pieces = view.pieces.filter((one) => one.army === army && one.kind !== "dummy");
    const [first] = pieces;
    if (first === undefined) return [];
    const naming = { body: texts.pieceBody, commanders: t.commanders };
    const bodies = bodiesOf(
      game,
      naming,
      pieces.map(({ id }) => id),
    ).map((body) => ({
      id: body.id,
      title: body.name,
      rows: body.pieces.flatMap((id) => rowOf(byId.get(id), world)),
    }));
    return [{ id: army, side: first.side, title: texts.army(army), bodies }];
  });
}

function rowOf(piece: PieceView | undefined, world: OrderWorld): readonly OrderRow[] {
  if (!piece) return [];
  const { names, texts } = world;
  const { id } = piece;
  const name = names.piece(id);
  return [
    {
      id,
      piece: id,
      name,
      where: where(piece, world),
      figures: factorsOf(piece) ?? "",
      gone: piece.where === "lost",
      found: `${name} ${texts.pieceTitle(id)} ${texts.pieceBody(id)}`.toLowerCase(),
    },
  ];
}

function where(piece: PieceView, { names, texts }: OrderWorld): string {
  if (piece.hex !== undefined) return names.place(piece.hex);
  return texts.whereabouts(piece.where, piece.holder === undefined ? undefined : names.piece(piece.holder));
}
