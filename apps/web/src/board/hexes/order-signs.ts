import { crossedSwords } from "../counters/tags.ts";
import type { OrderSign } from "../order-model.ts";
import { COLOURS } from "../drawing/palette.ts";

/** How an order is drawn. Lengths in px. */
export interface OrderStyle {
  readonly ink: string;
  readonly width: number;
  readonly dash?: string;
  readonly head: "solid" | "open" | "none";
  /** Its sign about 0, 0, within 9 of it: strokes as path data, and whether they are filled. */
  readonly sign: string;
  readonly filled?: true;
}

/** Red fights, teal marches, black stands or goes back; unbroken shafts mean it more than broken ones. */
export const ORDER_STYLES: Readonly<Record<OrderSign, OrderStyle>> = {
  attack: { ink: COLOURS.red, width: 6.5, head: "solid", sign: crossedSwords(9) },
  probe: { ink: COLOURS.red, width: 4.4, dash: "11 6", head: "open", sign: "M-5.5 5.5L7-7M-7 1L-1 7" },
  defend: { ink: COLOURS.north, width: 4.4, head: "none", sign: "M-6.5-7H6.5V1Q5 6 0 8.5Q-5 6-6.5 1z", filled: true },
  delay: { ink: COLOURS.north, width: 4.4, dash: "11 6", head: "none", sign: "M-5.5-7H5.5L-5.5 7H5.5z" },
  march: { ink: COLOURS.teal, width: 5.5, dash: "0.1 9", head: "solid", sign: "M-6 6L0 0L6 6M-6-1L0-7L6-1" },
  "fall-back": {
    ink: COLOURS.black,
    width: 4,
    dash: "9 6",
    head: "open",
    sign: "M6 7V-1Q6-7 0-7Q-6-7-6-1V6M-9.5 2L-6 6.5L-2.5 2",
  },
  "general-retreat": {
    ink: COLOURS.black,
    width: 5.5,
    dash: "9 6",
    head: "open",
    sign: "M7 7V0Q7-4 3-4H-7M-3-8L-7-4L-3 0M-1 8L-5 4L-1 0",
  },
};
