/** What movement brings (5, 11). */
export type MovementEvent =
  | {
      readonly type: "stepped";
      readonly units: readonly string[];
      readonly from: string;
      readonly to: string;
      /** Points left, in halves, by unit. */
      readonly left: readonly number[];
    }
  | { readonly type: "stopped"; readonly units: readonly string[]; readonly hex: string }
  /** A unit that stays screened others from passing fire. */
  | { readonly type: "screened"; readonly unit: string; readonly units: readonly string[] }
  | { readonly type: "rode"; readonly leader: string; readonly from: string; readonly to: string };
