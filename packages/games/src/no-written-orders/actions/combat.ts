/** Choices of fire and assault (D-20, D-26 to D-33, D-35, D-37). Units, leaders and hexes by their ids. */
export type CombatAction =
  | { readonly type: "bombard"; readonly unit: string; readonly hex: string }
  | { readonly type: "end-bombardment" }
  | { readonly type: "take-hit"; readonly unit: string }
  | { readonly type: "assault"; readonly unit: string; readonly hex: string }
  | { readonly type: "end-declaration" }
  | { readonly type: "fight"; readonly hex: string }
  | { readonly type: "evade"; readonly unit: string }
  | { readonly type: "stand"; readonly unit: string }
  | { readonly type: "fire-first" }
  | { readonly type: "fire-together" }
  | { readonly type: "support"; readonly unit: string }
  | { readonly type: "end-support" }
  | { readonly type: "break-off" }
  | { readonly type: "fight-on" }
  | { readonly type: "retreat"; readonly hex: string }
  | { readonly type: "go-along"; readonly leader: string }
  | { readonly type: "stay-behind"; readonly leader: string }
  | { readonly type: "fire-passing" }
  | { readonly type: "hold-fire" }
  | { readonly type: "advance"; readonly unit: string }
  | { readonly type: "advance-leader"; readonly leader: string }
  | { readonly type: "end-advance" }
  | { readonly type: "charge"; readonly unit: string; readonly hex: string }
  | { readonly type: "end-charges" }
  | { readonly type: "react"; readonly unit: string }
  | { readonly type: "end-reaction" }
  | { readonly type: "pursue"; readonly hex: string }
  | { readonly type: "stay" }
  | { readonly type: "return" }
  | { readonly type: "displace"; readonly leader: string; readonly hex: string };

export const COMBAT_ACTIONS = {
  bombard: { unit: "id", hex: "id" },
  "end-bombardment": {},
  "take-hit": { unit: "id" },
  assault: { unit: "id", hex: "id" },
  "end-declaration": {},
  fight: { hex: "id" },
  evade: { unit: "id" },
  stand: { unit: "id" },
  "fire-first": {},
  "fire-together": {},
  support: { unit: "id" },
  "end-support": {},
  "break-off": {},
  "fight-on": {},
  retreat: { hex: "id" },
  "go-along": { leader: "id" },
  "stay-behind": { leader: "id" },
  "fire-passing": {},
  "hold-fire": {},
  advance: { unit: "id" },
  "advance-leader": { leader: "id" },
  "end-advance": {},
  charge: { unit: "id", hex: "id" },
  "end-charges": {},
  react: { unit: "id" },
  "end-reaction": {},
  pursue: { hex: "id" },
  stay: {},
  return: {},
  displace: { leader: "id", hex: "id" },
} as const;

export const COMBAT_STEPS = [
  "bombardment", //  bombard, end-bombardment             D-20
  "hits", //         take-hit                             D-31, D-35
  "declaration", //  assault, end-declaration             D-27
  "assaults", //     fight                                D-27
  "evasion", //      evade, stand                         D-28
  "first-fire", //   fire-first, fire-together            D-29
  "support", //      support, end-support                 D-37
  "breaking-off", // break-off, fight-on                  D-30
  "retreat", //      retreat, go-along, stay-behind       D-31, D-32
  "passing-fire", // fire-passing, hold-fire              D-26
  "advance", //      advance, advance-leader, end-advance D-33
  "displacement", // displace                             RUL-150
  "charges", //      charge, end-charges                  D-42
  "reaction", //     react, end-reaction                  D-42
  "melee", //        pursue, stay, return                 D-42
] as const;
