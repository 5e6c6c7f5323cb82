import { keysOf, tableOf } from "@stonebridge/kernel";
import { ACTED, ATTACKED, COHERENT, DISMOUNTED, ISOLATED, ROUTED } from "../position.ts";

/** Marks of a brigade by the words that files have for them. */
const MARKS = {
  routed: ROUTED,
  dismounted: DISMOUNTED,
  acted: ACTED,
  isolated: ISOLATED,
  coherent: COHERENT,
  attacked: ATTACKED,
} as const;

/** Each of them, or not. */
type Marked = { readonly [K in keyof typeof MARKS]?: boolean | undefined };

/** Marks as words. */
export function wordsOf(marks: number): Record<keyof typeof MARKS, boolean> {
  return tableOf(keysOf(MARKS), (word) => (marks & MARKS[word]) !== 0);
}

/** Words as marks. */
export function marksOf(told: Marked): number {
  return keysOf(MARKS).reduce((marks, word) => (told[word] === true ? marks | MARKS[word] : marks), 0);
}
