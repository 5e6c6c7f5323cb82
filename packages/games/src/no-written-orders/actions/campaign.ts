/** Choices of the Reorganisation, of headquarters and of trains (D-08, D-11, D-12, D-38). */
export type CampaignAction =
  | { readonly type: "rally"; readonly unit: string }
  | { readonly type: "shift"; readonly unit: string; readonly hex: string }
  | { readonly type: "seat"; readonly holder: string; readonly hex: string }
  | { readonly type: "settle"; readonly holder: string }
  | { readonly type: "haul"; readonly train: string; readonly hex: string }
  | { readonly type: "reload"; readonly unit: string };

export const CAMPAIGN_ACTIONS = {
  rally: { unit: "id" },
  shift: { unit: "id", hex: "id" },
  seat: { holder: "id", hex: "id" },
  settle: { holder: "id" },
  haul: { train: "id", hex: "id" },
  reload: { unit: "id" },
} as const;

export const CAMPAIGN_STEPS = [
  "reorganisation", // rally, shift, done       D-11, D-12
  "headquarters", //   seat, settle, done       D-08
  "trains", //         haul, done               D-08
  "reloading", //      reload, done             D-38
] as const;
