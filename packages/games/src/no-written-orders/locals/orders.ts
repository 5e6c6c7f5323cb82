import type { Steps } from "./kinds.ts";

/** An order that is given or tried in this phase, to be looked at once both sides are done. */
export const GIVEN = { from: "holder", to: "holder", orders: "orders" } as const;

/** An order that has reached its recipient, to be tested in this phase (NWO-12.7-a). `unasked`: as `Courier.unasked`. */
export const DELIVERY = { ...GIVEN, faceToFace: "true or false", sent: "turn", unasked: { maybe: "count" } } as const;

export const ORDERS_FRAMES = {
  /** The Command Phase runs through its parts (reading 2); both sides’ choices are kept until both have made them. */
  command: {
    everybody: { at: { changes: "count" } },
    recipient: {
      tries: { changes: [GIVEN] },
      given: { changes: [GIVEN] },
      deliveries: { changes: [DELIVERY] },
      /** False flags as they are set in this phase; left out until one is set. */
      decoys: { changes: { maybe: ["decoy"] } },
    },
  },
  "standing-down": { everybody: { side: "side" } },
  initiative: { everybody: { side: "side" } },
  "bad-move": { everybody: { side: "side", holder: "holder" } },
  orders: { everybody: { side: "side" } },
  /** The side setting false flags is not seen doing it. */
  deceiving: { owner: { side: "side" } },
  /** An order being written: the finished legs, and the current one. `purpose`: SUPERIOR, INITIATIVE or BAD_MOVE. */
  drafting: {
    everybody: { side: "side" },
    owner: {
      purpose: "count",
      from: "holder",
      to: "holder",
      legs: { changes: ["order"] },
      /** NONE until it is chosen. */
      type: { changes: "order type or none" },
      /** NOWHERE until it is chosen. */
      flag: { changes: "hex or none" },
      hexes: { changes: ["hex"] },
      waypoints: { changes: ["hex"] },
      forced: { changes: "flag" },
      hidden: { changes: "flag" },
      /** Formation to which the division will be attached; NONE if none. */
      attach: { changes: "holder or none" },
      /** 1: to guard the army’s train (19.4.9). */
      guards: { changes: "flag" },
    },
  },
  /**
   * A march that was out of sight has appeared in a hex; its units may spread from it, with this many halves of a movement point
   * (NWO-19.7.2-f).
   */
  revealing: {
    everybody: {
      side: "side",
      holder: "holder",
      hex: "hex",
      points: "count",
      /** Still in that hex, if they may leave it. */
      units: { changes: ["unit"] },
      /** Hexes that they came through, in which nobody has been overrun yet. */
      entered: { changes: ["hex"] },
    },
  },
  /** Units whose order has failed retreat three hexes each (NWO-12.9-c). */
  failing: {
    everybody: {
      side: "side",
      holder: "holder",
      /** Still to go; `unit`: on its way, with so many hexes left. */
      units: { changes: ["unit"] },
      unit: { changes: "unit or none" },
      left: { changes: "count" },
    },
  },
} as const satisfies Steps;
