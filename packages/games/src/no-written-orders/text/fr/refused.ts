import type { Line, Part } from "@stonebridge/kernel/words";

/** What a figure of a refusal becomes in a French sentence. */
export interface Words {
  /** With "Il" or "Elle", and "" or "e". */
  readonly unit: { readonly who: Line; readonly Il: string; readonly il: string; readonly e: "" | "e" };
  readonly leader: { readonly leader: Part };
  /** The holder of an order, "à la brigade Jackson", and whoever leads it. */
  readonly holder: { readonly holder: Line; readonly toHolder: Line; readonly recipient: Part };
  readonly formation: { readonly formation: Line };
  readonly from: { readonly sender: Part };
  /** "Stone House", " vers Stone House", " à Stone House" */
  readonly hex: { readonly hex: Part; readonly toHex: Part; readonly atHex: Part };
  readonly target: { readonly target: Part };
  /** "Attaque", "une Attaque" */
  readonly order: { readonly order: string; readonly un: string };
  readonly enemies: { readonly enemies: Line; readonly several: boolean };
  /** Movement points as figures. */
  readonly needed: { readonly needed: string };
  readonly left: { readonly left: string };
}
