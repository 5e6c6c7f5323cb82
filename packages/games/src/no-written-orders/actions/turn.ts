/** Choices of the chits (D-01, D-02, D-03). Commanders and formations by their ids. */
export type TurnAction =
  | { readonly type: "name"; readonly commander: string }
  | { readonly type: "begin"; readonly formation: string }
  | { readonly type: "pair"; readonly formation: string }
  | { readonly type: "decline" }
  | { readonly type: "play-first" }
  | { readonly type: "play-second" };

export const TURN_ACTIONS = {
  name: { commander: "id" },
  begin: { formation: "id" },
  pair: { formation: "id" },
  decline: {},
  "play-first": {},
  "play-second": {},
} as const;

export const TURN_STEPS = [
  "commander", //   name                     D-01
  "initial", //     begin, decline           D-02
  "pair", //        pair, decline            D-03
  "turn-order", //  play-first, play-second  D-41
  "player-turn", // begin
] as const;
