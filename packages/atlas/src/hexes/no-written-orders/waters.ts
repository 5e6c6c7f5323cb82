import type { HexsideWaterPlan } from "../hexside-plan.ts";

/** Bull Run blocks the way; the streams that flow into it can be forded (NWO module D, D-S5). */
export const WATERS: readonly HexsideWaterPlan[] = [
  { line: "R1", use: "river" },
  { line: "S1", use: "stream" },
  { line: "S7", use: "stream" },
  { line: "S9", use: "stream" },
  { line: "S14", use: "stream" },
  { line: "S2", use: "stream" },
  { line: "S3", use: "stream" },
  { line: "S4", use: "stream" },
  { line: "S5", use: "stream" },
  { line: "S6", use: "stream" },
  { line: "S8", use: "stream" },
  { line: "S10", use: "stream" },
  { line: "S11", use: "stream" },
  { line: "S12", use: "stream" },
  { line: "S13", use: "stream" },
  { line: "S15", use: "stream" },
  { line: "S16", use: "stream" },
];
