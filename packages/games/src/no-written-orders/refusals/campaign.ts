/** Why men may not come back to their units now. */
export const CAMPAIGN_REFUSALS = {
  "return-other": "NWO-15-a",
  "return-leader": "NWO-15-b",
  "return-order": "NWO-15-b",
  "return-seen": "NWO-15-b",
  "return-limit": "NWO-15-e",
  "return-early": "NWO-15-a",
  "return-alone": "NWO-15-h",
  "return-full": "NWO-15-d",
  "seat-order": "NWO-11.5-a",
  "seat-once": "NWO-11.5-a",
  "seat-there": "NWO-RUL158",
  "seat-far": "NWO-3.3-b",
  "shift-other": "NWO-15-f",
  "shift-there": "NWO-RUL205",
} as const;
