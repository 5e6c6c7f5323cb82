import type { Point } from "@stonebridge/board";
import { toMap } from "../camera/view-box.ts";
import type { Camera } from "../camera/camera.ts";
import type { Framing } from "../camera/framing.ts";
import type { Painter } from "../drawing/painter.ts";
import type { FanKeeper } from "../fans/fan-keeper.ts";
import type { Ground } from "../ground.ts";
import type { BoardEvents } from "../model.ts";
import type { HandsBoard } from "./hands.ts";
import type { RovingFocus } from "./roving-focus.ts";

/** What hands and keys move on a board. */
export interface BoardParts {
  readonly events: BoardEvents;
  readonly ground: Ground;
  readonly camera: Camera;
  readonly framing: Framing;
  readonly fan: FanKeeper;
  readonly focus: RovingFocus;
  readonly painter: Painter;
}

/** What only the board itself can do for them. */
interface Doings extends Pick<HandsBoard, "scene" | "client" | "over"> {
  /** Something has to be drawn anew. */
  changed(): void;
  /** A hand moved the map. */
  moved(): void;
}

/** A board as hands see it. */
export function handsBoard(
  { events, ground, camera, framing, fan, focus, painter }: BoardParts,
  { changed, moved, ...doings }: Doings,
): HandsBoard {
  const onMap = (at: Point): Point => toMap(camera.view, ...at);
  return {
    ...doings,
    events,
    spaceAt: (at) => ground.spaceAt(onMap(at)),
    opensOnPick: ground.opensOnPick,
    openFan: (pieces) => {
      if (fan.open(pieces)) changed();
    },
    closeFan: () => {
      if (fan.close()) changed();
    },
    closeUp: (spaces) => {
      moved();
      fan.close();
      framing.closeUp(spaces);
    },
    takeFocus: (target) => focus.take(target, true),
    carry: (piece, at) => painter.carry(piece, at && onMap(at)),
    pan: (x, y) => {
      moved();
      camera.panBy(x, y);
    },
    fling: (x, y) => camera.fling(x, y),
    zoom: (factor, at) => {
      moved();
      camera.zoomAt(factor, at);
    },
  };
}
