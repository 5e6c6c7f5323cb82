import type { OrderType } from "../vocabulary.ts";

/** Choices of the Command Phase (D-05 to D-10, D-13 to D-15). Holders of orders by their ids. */
export type OrdersAction =
  | { readonly type: "stand-down"; readonly holder: string }
  | { readonly type: "try"; readonly holder: string }
  | { readonly type: "try-for"; readonly from: string; readonly to: string }
  | { readonly type: "command"; readonly holder: string }
  | { readonly type: "address"; readonly from: string; readonly to: string }
  | { readonly type: "withdraw"; readonly to: string }
  | { readonly type: "retreat-all"; readonly from: string }
  | { readonly type: "rejoin"; readonly holder: string }
  | { readonly type: "kind"; readonly order: OrderType }
  | { readonly type: "aim"; readonly hex: string }
  | { readonly type: "stretch"; readonly hex: string }
  | { readonly type: "via"; readonly hex: string }
  | { readonly type: "force" }
  | { readonly type: "guard" }
  | { readonly type: "hide" }
  | { readonly type: "attach"; readonly formation: string }
  | { readonly type: "reveal"; readonly holder: string }
  | { readonly type: "appear"; readonly unit: string; readonly hex: string }
  | { readonly type: "add" }
  | { readonly type: "send" }
  | { readonly type: "scrap" }
  | { readonly type: "fall"; readonly unit: string; readonly hex: string }
  | { readonly type: "halt"; readonly unit: string }
  | { readonly type: "deceive" }
  | { readonly type: "plant"; readonly hex: string }
  | { readonly type: "strike"; readonly hex: string }
  | { readonly type: "show"; readonly unit: string }
  | { readonly type: "done" };

export const ORDERS_ACTIONS = {
  "stand-down": { holder: "id" },
  try: { holder: "id" },
  "try-for": { from: "id", to: "id" },
  command: { holder: "id" },
  address: { from: "id", to: "id" },
  withdraw: { to: "id" },
  "retreat-all": { from: "id" },
  rejoin: { holder: "id" },
  kind: { order: "id" },
  aim: { hex: "id" },
  stretch: { hex: "id" },
  via: { hex: "id" },
  force: {},
  guard: {},
  hide: {},
  attach: { formation: "id" },
  reveal: { holder: "id" },
  appear: { unit: "id", hex: "id" },
  add: {},
  send: {},
  scrap: {},
  fall: { unit: "id", hex: "id" },
  halt: { unit: "id" },
  deceive: {},
  plant: { hex: "id" },
  strike: { hex: "id" },
  show: { unit: "id" },
  done: {},
} as const;

export const ORDERS_STEPS = [
  "standing-down", // stand-down, done                                             D-13
  "initiative", //    try, try-for, withdraw, done                                          D-05
  "bad-move", //      command, done                                                D-06
  "orders", //        address, withdraw, retreat-all, rejoin, deceive, reveal, done         D-07 to D-09, D-15
  "drafting", //      kind, aim, guard, stretch, via, force, hide, attach, add, send, scrap
  "failing", //       fall, halt                                                   D-14
  "revealing", //     appear, done                                                 D-40
  "deceiving", //     plant, strike, show, done                                    D-10
] as const;
