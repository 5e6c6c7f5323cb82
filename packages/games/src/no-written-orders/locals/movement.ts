import type { Steps } from "./kinds.ts";

/** What a holder on Attack or Probe still has to do (reading 3.13): a unit that enters a zone of control, an assault. */
export const OWED = { holder: "holder", feed: "flag", fight: "flag" } as const;

/** The Movement segment of an action, and a stack on its way. Lists of the march are by unit of `units`. */
export const MOVEMENT_FRAMES = {
  movement: {
    everybody: { side: "side" },
    owner: {
      /** As the action noted them (reading 3.13). */
      near: ["holder"],
      inZone: ["holder"],
      units: ["unit"],
      /** Leaders that may still ride in this segment. */
      leaders: ["leader"],
      owed: [OWED],
    },
  },
  march: {
    everybody: { side: "side" },
    onlookers: {
      units: { changes: ["unit"] },
      /** Where it is, unless fire has driven it off. */
      hex: { changes: "hex" },
      /** Enemy cavalry that has checked whether it charges it (7.9-b). */
      reacted: { changes: ["unit"] },
      /** Halves of a movement point left. */
      points: { changes: ["count"] },
      /** Hexes entered; where each began. */
      steps: { changes: ["count"] },
      starts: { changes: ["hex"] },
    },
    owner: {
      /** Of a stack that has just come on: the entry costs of those before it (9-b); NONE for others. */
      spent: { changes: "count or none" },
      /** 1 for those in command when they began; duties that bind each. */
      commanded: { changes: ["count"] },
      duties: { changes: [["count"]] },
    },
  },
} as const satisfies Steps;
