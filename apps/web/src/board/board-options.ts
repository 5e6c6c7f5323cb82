import type { BoardOptions } from "./model.ts";

/** What a board does where nobody says otherwise. */
export const DEFAULT_OPTIONS: BoardOptions = {
  texts: { region: "Map", keys: "", ground: "Map" },
  tone: "light",
  signs: "period",
  patterns: "fine",
  ground: "full",
  coordinates: "auto",
  motion: "system",
  speed: undefined,
  covered: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** The zoom of one press: little enough for the map to fly there. */
export const ZOOM_STEP = 1.25;
