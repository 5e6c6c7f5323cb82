import { waysAlong } from "../../geography/curves.ts";
import type { DrawnWater } from "../../geography/drawn-lines.ts";
