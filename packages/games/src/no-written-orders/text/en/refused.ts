import type { Line, Part } from "@stonebridge/kernel/words";

/** What a figure of a refusal becomes in an English sentence. */
export interface Words {
  readonly unit: { readonly who: Line };
  readonly leader: { readonly leader: Part };
  /** The holder of an order, and whoever leads it. */
  readonly holder: { readonly holder: Line; readonly recipient: Part };
  readonly formation: { readonly formation: Line };
  readonly from: { readonly sender: Part };
  /** "Stone House", " to Stone House", " at Stone House" */
  readonly hex: { readonly hex: Part; readonly toHex: Part; readonly atHex: Part };
  readonly target: { readonly target: Part };
  /** "Attack", "an Attack" */
  readonly order: { readonly order: string; readonly an: string };
  readonly enemies: { readonly enemies: Line; readonly several: boolean };
  /** Movement points as figures. */
  readonly needed: { readonly needed: string };
  readonly left: { readonly left: string };
}
