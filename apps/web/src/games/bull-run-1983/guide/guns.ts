import type { BullRun1983, Position, View } from "@stonebridge/games/bull-run-1983";
import { GUN_RANGE, sees } from "@stonebridge/games/bull-run-1983/internals";
import type { Offer } from "../offers/offer.ts";
import type { Table } from "../table.ts";

/** The batteries before the Stone Bridge. */
export const GUNS = ["us-e3us", "us-e2us"] as const;

/** Enemy units turned up that a battery in the hex could fire at: in range and in sight (9.2, 9.3). */
export function inSight({ game, position, view }: Scene, hex: string): readonly string[] {
  const { field } = game;
  const { grid } = field;
  const from = grid.known(hex);
  return enemies(view).flatMap(({ id, hex: at }) => {
    const to = grid.known(at);
    const seen = grid.distance(from, to) <= GUN_RANGE && sees(field, position, from, to);
    return seen ? [id] : [];
  });
}

/** The batteries that can fire at something from where they stand. */
export function laid(scene: Scene): readonly string[] {
  return GUNS.filter((gun) => {
    const hex = hexOf(scene.view, gun);
    return hex !== undefined && !besideEnemy(scene, hex) && inSight(scene, hex).length > 0;
  });
}

/** The marches offered that end where a battery has a target and no enemy beside it, the one that keeps the batteries together first, then the cheapest. */
export function gunMarches(table: Table, offers: readonly Offer[]): readonly Offer[] {
  const others = new Set(laid(table).map((gun) => hexOf(table.view, gun)));
  return offers
    .filter(
      ({ meaning, hex }) =>
        meaning === "march" && hex !== undefined && !besideEnemy(table, hex) && inSight(table, hex).length > 0,
    )
    .toSorted(
      (one, other) =>
        Number(others.has(other.hex)) - Number(others.has(one.hex)) || (one.cost ?? 0) - (other.cost ?? 0),
    );
}

/** What is looked at: the table of the deciding side, or what has its parts. */
type Scene = Readonly<{ game: BullRun1983; position: Position; view: View }>;

function besideEnemy({ game, view }: Scene, hex: string): boolean {
  const { grid } = game.field;
  return enemies(view).some((one) => grid.distance(grid.known(hex), grid.known(one.hex)) <= 1);
}

function enemies(view: View): readonly { readonly id: string; readonly hex: string }[] {
  return view.pieces.flatMap(({ id, side, hex, defense }) =>
    side === "confederate" && hex !== undefined && defense > 0 ? [{ id, hex }] : [],
  );
}

function hexOf(view: View, piece: string): string | undefined {
  return view.pieces.find((one) => one.id === piece)?.hex;
}
