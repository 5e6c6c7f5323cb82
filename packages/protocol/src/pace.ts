import { Type } from "typebox";
import { orNull, strict } from "./shapes.ts";

const Seconds = (most: number, least = 0) => Type.Integer({ minimum: least, maximum: most });
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How much time both sides have. All in seconds, holidays in days. */
export const Pace = Type.Union([
  /** Both sit at their screens: a bank for the whole game, and more each time that a side hands over. */
  Type.Object({ kind: Type.Literal("live"), bank: Seconds(24 * HOUR, 60), increment: Seconds(HOUR) }, strict),
  /** Over days: no more than the cap is ever in the bank, and on its holidays a side's clock stands still. */
  Type.Object(
    {
      kind: Type.Literal("correspondence"),
      bank: Seconds(90 * DAY, HOUR),
      increment: Seconds(30 * DAY),
      cap: Seconds(90 * DAY, HOUR),
      holidays: Type.Integer({ minimum: 0, maximum: 60 }),
    },
    strict,
  ),
]);
export type Pace = Type.Static<typeof Pace>;

/** What one side may offer the other: a draw, or another pace (null: no clock). */
export const Offer = Type.Union([
  Type.Object({ kind: Type.Literal("draw") }, strict),
  Type.Object({ kind: Type.Literal("pace"), pace: orNull(Pace) }, strict),
]);
export type Offer = Type.Static<typeof Offer>;
