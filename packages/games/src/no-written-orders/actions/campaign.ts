/** Choices of the Reorganisation (D-11, D-12). */
export type CampaignAction =
  | { readonly type: "rally"; readonly unit: string }
  | { readonly type: "shift"; readonly unit: string; readonly hex: string };

export const CAMPAIGN_ACTIONS = {
  rally: { unit: "id" },
  shift: { unit: "id", hex: "id" },
} as const;

export const CAMPAIGN_STEPS = [
  "reorganisation", // rally, shift, done       D-11, D-12
] as const;
