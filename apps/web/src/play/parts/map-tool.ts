import type { IconName } from "../../widgets/icons.ts";

/** What a button or key shows or hides on the map. */
export interface MapTool {
  readonly id: string;
  readonly icon: IconName;
  readonly key: string;
  readonly name: string;
  readonly pressed: boolean;
  readonly use: () => void;
}
