import { acting, type Figures, found, led, placing, refuses } from "../refusing.ts";

/** What the rule knows of the piece in hand that may not be put into a hex: if there are several, which. */
const landing = found<Landing>();
type Landing = Required<Pick<Figures, "piece" | "hex">>;

/** Why a piece may not be set up like this (1, 11, OPT2.1). */
export const SET_UP = refuses({
  // the hand
  "take-enemy": ["BR83-1.1-a", acting],
  "take-hand": ["BR83-1.1-a", acting],
  "take-waits": ["BR83-1.13-a", acting],
  "take-exchange": ["BR83-1.14-a", acting],
  "take-held": ["BR83-8.1-a", acting],
  "take-dummy": ["BR83-OPT2.1-a", acting],
  "take-settled": ["BR83-1.1-a"],
  "return-hand": ["BR83-1.1-a", acting],
  "put-empty": ["BR83-1.1-a"],
  // where any piece may be put
  "put-unplayable": ["BR83-MAP1.1-b", placing],
  "put-water": ["BR83-1.12-a", landing],
  "put-limit": ["BR83-1.11-a", found<Landing & Required<Pick<Figures, "points">>>()],
  "put-abatis": ["BR83-8.52-a", landing],
  // the Confederate card
  "put-in": ["BR83-1.21-a", landing],
  "put-behind": ["BR83-1.22-a", found<Landing & Required<Pick<Figures, "landmark">>>()],
  "put-behind-bank": ["BR83-1.22-a", found<Landing & Required<Pick<Figures, "landmark">>>()],
  "put-at": ["BR83-1.23-a", found<Landing & Required<Pick<Figures, "landmark">>>()],
  "put-waits": ["BR83-1.13-a", landing],
  // the Union card and its march routes
  "put-side": ["BR83-1.3-a", landing],
  "put-recon": ["BR83-1.32-a", found<Landing & Required<Pick<Figures, "hexes">>>()],
  "put-road": ["BR83-1.3-b", landing],
  "put-route": ["BR83-1.32-a", landing],
  "put-ford": ["BR83-1.31-b", landing],
  "put-unconnected": ["BR83-1.3-b", landing],
  "put-third-division": ["BR83-1.33-b", landing],
  "put-july": ["BR83-OPT4.1-b", landing],
  "put-route-end": ["BR83-R17", landing],
  // terrain markers
  "abatis-enemy": ["BR83-1.2-a"],
  "abatis-water": ["BR83-1.12-a", placing],
  "abatis-far": ["BR83-11.3-a", placing],
  "abatis-twice": ["BR83-1.24-a", placing],
  "abatis-four": ["BR83-11.3-a"],
  "abatis-brigade": ["BR83-8.52-a", placing],
  "clear-absent": ["BR83-11.3-a", placing],
  "trestle-enemy": ["BR83-1.25-a"],
  "trestle-same": ["BR83-11.1-a"],
  // dummies
  "hide-off": ["BR83-OPT2-a"],
  "hide-enemy": ["BR83-OPT2.1-a"],
  "hide-dummy": ["BR83-OPT2.1-a", acting],
  "hide-leader": ["BR83-OPT2.1-a", led],
  "hide-apart": ["BR83-OPT2.1-a", (known) => ({ ...acting(known), pieces: known.pieces })],
  // what is left
  "suggest-none": ["BR83-1.1-a"],
  "ready-hand": ["BR83-1.1-a"],
  "ready-left": ["BR83-OB2-a"],
  "ready-abatis": ["BR83-11.3-a"],
});
