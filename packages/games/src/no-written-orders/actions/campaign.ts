/** Choices of the Reorganisation and of headquarters (D-08, D-11, D-12). */
export type CampaignAction =
  | { readonly type: "rally"; readonly unit: string }
  | { readonly type: "shift"; readonly unit: string; readonly hex: string }
  | { readonly type: "seat"; readonly holder: string; readonly hex: string }
  | { readonly type: "settle"; readonly holder: string };

export const CAMPAIGN_ACTIONS = {
  rally: { unit: "id" },
  shift: { unit: "id", hex: "id" },
  seat: { holder: "id", hex: "id" },
  settle: { holder: "id" },
} as const;

export const CAMPAIGN_STEPS = [
  "reorganisation", // rally, shift, done       D-11, D-12
  "headquarters", //   seat, settle, done       D-08
] as const;
