/** Why a piece may not be set up like this (1, 11, OPT2.1). `hexes`: where the enemies are that are too near. */
export const SET_UP_REFUSALS = {
  // the hand
  "take-enemy": "BR83-1.1-a",
  "take-hand": "BR83-1.1-a",
  "take-waits": "BR83-1.13-a",
  "take-exchange": "BR83-1.14-a",
  "take-held": "BR83-8.1-a",
  "take-dummy": "BR83-OPT2.1-a",
  "take-settled": "BR83-1.1-a",
  "return-hand": "BR83-1.1-a",
  "put-empty": "BR83-1.1-a",
  // where any piece may be put
  "put-unplayable": "BR83-MAP1.1-b",
  "put-water": "BR83-1.12-a",
  "put-limit": "BR83-1.11-a",
  "put-abatis": "BR83-8.52-a",
  // the Confederate card
  "put-in": "BR83-1.21-a",
  "put-behind": "BR83-1.22-a",
  "put-behind-bank": "BR83-1.22-a",
  "put-at": "BR83-1.23-a",
  // the Union card and its march routes
  "put-side": "BR83-1.3-a",
  "put-recon": "BR83-1.32-a",
  "put-road": "BR83-1.3-b",
  "put-route": "BR83-1.32-a",
  "put-third-division": "BR83-1.33-b",
  "put-july": "BR83-OPT4.1-b",
  "put-route-end": "BR83-R17",
  // terrain markers
  "abatis-enemy": "BR83-1.2-a",
  "abatis-water": "BR83-1.12-a",
  "abatis-far": "BR83-11.3-a",
  "abatis-twice": "BR83-1.24-a",
  "abatis-four": "BR83-11.3-a",
  "abatis-brigade": "BR83-8.52-a",
  "clear-absent": "BR83-11.3-a",
  "trestle-enemy": "BR83-1.25-a",
  "trestle-same": "BR83-11.1-a",
  // dummies
  "hide-off": "BR83-OPT2-a",
  "hide-dummy": "BR83-OPT2.1-a",
  "hide-leader": "BR83-OPT2.1-a",
  "hide-apart": "BR83-OPT2.1-a",
  // what is left
  "suggest-none": "BR83-1.1-a",
  "ready-hand": "BR83-1.1-a",
  "ready-left": "BR83-1.1-a",
  "ready-abatis": "BR83-11.3-a",
} as const;
