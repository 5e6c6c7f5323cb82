import type { OverlaySwitch } from "../games/contract/map.ts";
import { overlaysAfter, overlaysUp } from "./overlays-up.ts";

/** The overlays of the map: those that were switched on, and the one whose key is held. Everything read from it is reactive. */
export class Overlays {
  readonly #switches: () => readonly OverlaySwitch[];
  kept = $state.raw<ReadonlySet<string>>(new Set());
  held = $state.raw<string>();

  /** @param switches those of the game, now */
  constructor(switches: () => readonly OverlaySwitch[]) {
    this.#switches = switches;
  }

  /** Those to show now. */
  get up(): ReadonlySet<string> {
    return overlaysUp(this.kept, this.held, this.#switches());
  }

  /** Switches one on or off. */
  toggle(id: string): void {
    this.kept = overlaysAfter(this.kept, id, this.#switches());
  }
}
