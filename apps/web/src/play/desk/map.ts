import type { Point } from "@stonebridge/board";
import type { Side } from "@stonebridge/kernel";
import type { Attention, BoardModel, BoardTexts } from "../../board/model.ts";
import type { BoardStatics } from "../../board/made-map.ts";
import type { DeskMap, OverlaySwitch, OverviewPicture } from "../../games/contract/map.ts";

/** What a game brings for its map. What is a function is asked anew whenever the map shows it. */
interface MapOf<K extends string> extends Pick<DeskMap, "sign" | "spaceOf"> {
  readonly statics: BoardStatics;
  /** The overlays in their order. */
  readonly kinds: readonly K[];
  /** Their keys and signs. */
  readonly overlays: Readonly<Record<K, Pick<OverlaySwitch, "key" | "icon" | "figures">>>;
  /** What an overlay means now; absent: what the texts say of it. */
  legend?(kind: K): string;
  model(): BoardModel;
  overview(): OverviewPicture;
  decided(): string | undefined;
  attention(): Attention;
}

/** What the panels say of the map. */
interface MapWords<K extends string> {
  readonly map: BoardTexts;
  readonly overlays: Readonly<Record<K, Pick<OverlaySwitch, "name" | "legend" | "keyDoes">>>;
}

/** The map of a game: everything on it is drawn from what the screen knows. */
export function deskMap<K extends string>(desk: { readonly t: MapWords<K> }, game: MapOf<K>): DeskMap {
  return {
    statics: game.statics,
    sign: game.sign,
    spaceOf: game.spaceOf,
    get texts() {
      return desk.t.map;
    },
    get model() {
      return game.model();
    },
    get overview() {
      return game.overview();
    },
    get overlays() {
      return game.kinds.map((id): OverlaySwitch => ({
        id,
        ...game.overlays[id],
        ...desk.t.overlays[id],
        get legend() {
          return game.legend?.(id) ?? desk.t.overlays[id].legend;
        },
      }));
    },
    get decided() {
      return game.decided();
    },
    get attention() {
      return game.attention();
    },
  };
}

/** The field in small. @param standing counters with the zone or hex that they stand in @param at the places of these on the sheet */
export function overviewOf(
  { ground, sheet }: Pick<OverviewPicture, "ground" | "sheet">,
  standing: readonly { readonly id: string; readonly side: Side; readonly space: string | undefined }[],
  at: (space: string) => Point | undefined,
): OverviewPicture {
  const counters = standing.flatMap(({ id, side, space }) => {
    const [x, y] = (space === undefined ? undefined : at(space)) ?? [];
    return x === undefined || y === undefined ? [] : [{ id, side, x, y }];
  });
  return { ground, sheet, counters };
}
