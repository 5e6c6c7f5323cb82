import { commanders, displacement, ride } from "./commanders.ts";
import { facing, turning } from "./facing.ts";
import type { Frame } from "./frames.ts";
import { march } from "./march.ts";
import { placement } from "./placement.ts";
import type { Step } from "./play.ts";

const over: Step<"over"> = {};

/** Every step by its name. */
export const STEPS: { readonly [S in Frame["step"]]?: Step<S> } = {
  placement,
  march,
  facing,
  turning,
  displacement,
  commanders,
  ride,
  over,
};
