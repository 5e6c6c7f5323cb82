import type { Picture } from "./drawing/picture.ts";

/** Notes of spaces as markup: those under the pieces, and those that lie over them. */
export interface Notes {
  readonly under: string;
  readonly over: string;
}

/** What one kind of ground draws under the pieces, and the elements by which its spaces have a name and the focus. */
export interface Scenery {
  /** The element of a space; undefined for a space that is not on the map. */
  node(space: string): SVGElement | undefined;
  paint(picture: Picture): void;
  /** Badges of targets and texts of overlays. */
  notes(picture: Picture): Notes;
}
