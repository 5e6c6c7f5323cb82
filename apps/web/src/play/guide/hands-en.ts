import type { GuidedHand } from "../../games/contract/guide.ts";

/** How English lessons describe what the player does: taps and buttons, or clicks and keys. */
export const hands = ({ touch }: GuidedHand) => ({
  Click: touch ? "Tap" : "Click",
  click: touch ? "tap" : "click",
  /** Looks at an overlay. @param tool its button among the map's tools */
  look: (key: string, tool: string) =>
    touch ? `tap ${tool} in the map tools` : `hold ${key} for a moment, or press ${tool} in the map tools`,
  /** A key besides a button, in brackets. */
  key: (key: string) => (touch ? "" : ` (key ${key})`),
});

/** Where to open the score. */
export const scoreAt = ({ touch, phone }: GuidedHand): string =>
  phone ? "Open Score at the bottom of the screen" : touch ? "Open the score above" : "Open the score above (key V)";

/** Where to open the order of battle. */
export const orderAt = ({ touch, phone }: GuidedHand): string =>
  phone
    ? "Open Units at the bottom of the screen"
    : touch
      ? "Open the order of battle, in the menu"
      : "Open the order of battle (key O)";

/** Where to find the list of keys, and the rules. */
export const helpAt = ({ touch }: GuidedHand): string =>
  touch ? "Every small number opens its rule." : "Press ? for the keys. Every small number opens its rule.";
